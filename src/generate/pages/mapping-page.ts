/**
 * Makes docs/mappings/<id>.md: every field of a mapping with its meaning, its source labels, its kind and its evidence, under a
 * heading for each group, list and kind of entry, and with an anchor for each field.
 */

import { either, yearAbout } from '../../compile/schema/output-schema.ts'
import { unreachable } from '../../diagnostics/unreachable.ts'
import type { ChoiceField, ListField, PlanCase, ValueField } from '../../plan/mapping-plan.ts'
import type { WrittenDerivation, WrittenField, WrittenPlan } from '../../plan/written-plan.ts'
import { formatPath } from '../../text/labels/path-notation.ts'

/** The page of `plan`. */
export function mappingPage(plan: WrittenPlan): string {
  const forms = plan.forms.length === 0 ? 'every form without a mapping of its own' : quoted(plan.forms)
  const family =
    plan.family.length === 0 ? '' : `; read too, their lines being the same: ${quoted(plan.family)}`
  const partly =
    plan.partly.length === 0 ? '' : `; read as far as their lines are the same: ${quoted(plan.partly)}`
  const sections = sectionsOf(plan)
  const checks = plan.checks.map(
    check =>
      `| ${check.name === undefined ? '' : `\`${check.name}\``} | ${cell(check.says)} | \`${cell(check.that)}\` | ${check.severity} |`,
  )
  const ignored = plan.ignore.map(each => `| ${cell(formatPath(each.path))} | ${cell(each.because)} |`)
  return `<!-- Made by "npm run generate" from mappings/. Do not edit. -->

# ${plan.title}

Mapping \`${plan.id}\`, version ${plan.version}. Type ${plan.type}, form ${forms}${family}${partly}. ${count(plan.fields)} fields. Amounts are US dollars, exact; dates are YYYY-MM-DD. A field without a value is null. The address of a field on this page is its name without brackets: \`#${anchorOf(exampleOf(plan))}\`.

${sections.map(({ title }) => `- [${title}](#${headingAnchor(title)})`).join('\n')}

${sections.map(sectionText).join('\n')}${checks.length === 0 ? '' : `\n## Checks\n\n| name | says | must be true | otherwise |\n|---|---|---|---|\n${checks.join('\n')}\n`}${ignored.length === 0 ? '' : `\n## Ignored\n\n| line | because |\n|---|---|\n${ignored.join('\n')}\n`}`
}

/** What stands under one heading: the fields of a group, of a list, or of one kind of entry. */
interface Section {
  readonly title: string
  readonly says: readonly string[]
  readonly rows: readonly string[]
}

/** The fields outside of groups come first, the derived ones among them last. */
function sectionsOf(plan: WrittenPlan): readonly Section[] {
  const alone = (isDerived: boolean): readonly string[] =>
    plan.fields
      .filter(field => !hasInner(field) && (field.kind === 'derived') === isDerived)
      .flatMap(field => fieldRows(field, '', ''))
  const made = [
    { title: 'The transcript', says: [], rows: alone(false) },
    ...plan.fields.filter(hasInner).flatMap(fieldSections),
    { title: 'Figures', says: ['Derived from the fields above.'], rows: alone(true) },
  ]
  return made.filter(({ rows, says }) => rows.length > 0 || says.length > 1)
}

function hasInner(field: WrittenField): boolean {
  return field.kind === 'group' || field.kind === 'list' || field.kind === 'choice'
}

function fieldSections(field: WrittenField): readonly Section[] {
  const [own = '', ...rows] = fieldRows(field, '', '')
  const title = field.kind === 'group' ? field.name : `${field.name}[]`
  if (field.kind !== 'choice') return [{ title, says: [], rows: [own, ...rows] }]
  return [
    { title, says: [], rows: [own] },
    ...branchesOf(field).map(each => ({
      title: `${field.name}[${each.name}]`,
      says: [
        ...(each.about === undefined || each.about === '' ? [] : [`${each.about}.`]),
        `Entries whose ${field.by} is ${each.texts.join(' or ')}; \`${field.as}\` is \`"${each.name}"\`.`,
        ...(each.evidence === '' ? [] : [`The wording is ${each.evidence}.`]),
      ],
      rows: each.fields.flatMap(inside => fieldRows(inside, `${field.name}[${each.name}].`, 'entry')),
    })),
  ]
}

function sectionText({ title, says, rows }: Section): string {
  const prose = says.length === 0 ? '' : `${says.join(' ')}\n\n`
  const table =
    rows.length === 0
      ? 'No fields of its own.'
      : `| field | meaning | read from | kind | evidence | written in |\n|---|---|---|---|---|---|\n${rows.join('\n')}`
  return `## ${title}\n\n${prose}${table}\n`
}

/** The address of a field on the page of its mapping: `transactions[].code` is `transactions.code`. */
export function anchorOf(name: string): string {
  return name
    .replaceAll('[]', '')
    .replace(/\[([^\]]+)\]/g, '.$1')
    .replace(/[^A-Za-z0-9.-]+/g, '-')
}

/** The address of a heading, as the usual renderers of Markdown make it. */
function headingAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9 _-]/g, '')
    .replaceAll(' ', '-')
}

/** The first field of a group or list, to show what addresses look like. */
function exampleOf({ fields }: WrittenPlan): string {
  const around = fields.find(field => field.kind === 'group' && field.fields.length > 0)
  const inner = around?.kind === 'group' ? around.fields[0] : undefined
  return inner === undefined ? (fields[0]?.name ?? '') : `${around?.name}.${inner.name}`
}

function fieldRows(field: WrittenField, parent: string, section: string): readonly string[] {
  const name = parent + field.name
  const about = field.about ?? ''
  const written = lineOf(field.spec)
  switch (field.kind) {
    case 'value':
      return [row(name, about, sources(field, section), kindOf(field), evidence(field), written)]
    case 'derived':
      return [row(name, about, `\`${field.expression}\``, field.gives, 'derived', written)]
    case 'whether':
      return [
        row(
          name,
          about,
          isOneOf(under(inEntry(section), field.path), field.texts),
          'true or false',
          evidence(field),
          written,
        ),
      ]
    case 'rowAbove':
      return [
        row(
          name,
          about,
          `the row above, where ${isOneOf(field.label, field.texts)}`,
          'position from 0',
          evidence(field),
          written,
        ),
      ]
    case 'kept':
      return [row(name, about, under(section, field.path), 'carried over whole', '', written)]
    case 'notice':
      return [
        row(name, about, `any line that says ${field.texts.join(', ')}`, 'text', evidence(field), written),
      ]
    case 'group': {
      const inner = field.sections.length === 0 ? section : anyOf(section, field.sections)
      return [
        ...heading(name, about, field.sections.length === 0 ? '' : inner, written),
        ...field.fields.flatMap(each => fieldRows(each, `${name}.`, inner)),
      ]
    }
    case 'list': {
      const inner = anyOf(section, field.paths)
      const rows = field.fields.flatMap(each => fieldRows(each, `${name}[].`, 'entry'))
      return [
        row(
          `${name}[]`,
          about,
          inner,
          listKinds[field.of],
          field.of === 'years' ? evidence(field) : '',
          written,
        ),
        ...(field.of === 'years'
          ? [row(`${name}[].year`, yearAbout, 'the label', 'integer', '', written)]
          : []),
        ...rows,
      ]
    }
    case 'choice':
      return choiceRows(field, name, about, section)
    default:
      return unreachable(field)
  }
}

function quoted(forms: readonly string[]): string {
  return forms.map(form => `"${form}"`).join(', ')
}

const listKinds: Readonly<Record<ListField['of'], string>> = {
  entries: 'list',
  occurrences: 'list of numbered sections',
  years: 'list of years',
}

function choiceRows(
  field: ChoiceField<WrittenDerivation>,
  name: string,
  about: string,
  section: string,
): readonly string[] {
  const inner = anyOf(section, field.paths)
  const own = row(`${name}[]`, about, inner, `list, by ${field.by}`, '', lineOf(field.spec))
  // At the top each kind of entry has a heading of its own.
  if (name === field.name) return [own]
  return [
    own,
    ...branchesOf(field).flatMap(each => [
      row(
        `${name}[] ${field.as} = "${each.name}"`,
        each.about ?? '',
        each.texts.join(' or '),
        'case',
        each.evidence,
        '',
      ),
      ...each.fields.flatMap(inside => fieldRows(inside, `${name}[${each.name}].`, 'entry')),
    ]),
  ]
}

/** The kinds of entries, and what is none of them. */
function branchesOf(field: ChoiceField<WrittenDerivation>): readonly Branch[] {
  return [
    ...field.cases.map(each => ({ ...each, evidence: evidence(each) })),
    { ...field.otherwise, about: '', texts: ['any other'], evidence: '' },
  ]
}

interface Branch extends Pick<PlanCase<WrittenDerivation>, 'name' | 'fields' | 'texts' | 'about'> {
  readonly evidence: string
}

/** Where a field is written, as a link from a page of docs/mappings: `mappings/parts/balance.yaml:12:3` is the line `balance:12`. */
function lineOf(spec: string): string {
  const [, file = '', line = ''] = /^(.*):(\d+):\d+$/.exec(spec) ?? []
  const name = file.replace(/^mappings\/(?:parts\/)?/, '').replace(/\.yaml$/, '')
  return `[${name}:${line}](../../${file}#L${line})`
}

function heading(name: string, about: string, section: string, written: string): readonly string[] {
  return about === '' && section === '' ? [] : [row(name, about, section, 'group', '', written)]
}

function sources(field: ValueField, section: string): string {
  const beside = field.with === undefined ? '' : `, with ${field.with.join(' or ')} beside it`
  return wordings(field, section) + beside
}

function wordings(field: ValueField, section: string): string {
  return field.sources
    .map(source => {
      const kind = source.normalizer === field.sources[0]?.normalizer ? '' : ` (as ${source.normalizer})`
      const known = source.evidence === undefined ? '' : ` (${source.evidence})`
      return `${under(inEntry(section), source.path)}${kind}${known}`
    })
    .join(' or ')
}

/** Labels of an entry are shown without a section: they stand in the entry itself. */
function inEntry(section: string): string {
  return section === 'entry' ? '' : section
}

function isOneOf(label: string, texts: readonly string[]): string {
  return `${label} is ${either(texts)}`
}

function kindOf(field: ValueField): string {
  return (
    [...new Set(field.sources.map(source => source.normalizer))].join(' or ') +
    (field.required ? ', required' : '')
  )
}

function evidence(of: WrittenField | PlanCase): string {
  return of.evidence ?? 'sourced'
}

/** The path in house style; behind a section its steps as they stand inside one. */
function under(section: string, path: readonly string[]): string {
  if (section === '') return formatPath(path)
  const around = section.includes(' or ') ? `(${section})` : section
  // Behind a section a single label is a step like any other.
  return `${around}.${formatPath([sectionStep, ...path]).slice(sectionStep.length + 1)}`
}

/** Stands for the section: with it in front every step is written as a step. */
const sectionStep = 'SECTION_'

function anyOf(section: string, paths: readonly (readonly string[])[]): string {
  return paths.map(path => under(section, path)).join(' or ')
}

/** The row of a field; its first cell has the anchor. */
function row(name: string, ...cells: readonly string[]): string {
  return `| <a id="${anchorOf(name)}"></a>${cell(name)} | ${cells.map(cell).join(' | ')} |`
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}

function count(fields: readonly WrittenField[]): number {
  return fields.reduce((sum, field) => {
    switch (field.kind) {
      case 'group':
      case 'list':
        return sum + count(field.fields)
      case 'choice':
        return sum + [...field.cases, field.otherwise].reduce((inner, each) => inner + count(each.fields), 0)
      case 'value':
      case 'whether':
      case 'rowAbove':
      case 'derived':
      case 'kept':
      case 'notice':
        return sum + 1
      default:
        return unreachable(field)
    }
  }, 0)
}
