/** Makes docs/mappings/<id>.md: every field of a mapping with its meaning, its source labels, its kind and its evidence. */
import { either, yearAbout } from '../compile/output-schema.ts'
import type { ChoiceField, ListField, PlanCase, ValueField } from '../plan/mapping-plan.ts'
import type { WrittenDerivation, WrittenField, WrittenPlan } from '../plan/written-plan.ts'
import { formatPath } from '../text/path-notation.ts'

/** The page of `plan`. */
export function mappingPage(plan: WrittenPlan): string {
  const forms = plan.forms.length === 0 ? 'every form without a mapping of its own' : quoted(plan.forms)
  const family =
    plan.family.length === 0 ? '' : `; read too, their lines being the same: ${quoted(plan.family)}`
  const partly =
    plan.partly.length === 0 ? '' : `; read as far as their lines are the same: ${quoted(plan.partly)}`
  const rows = plan.fields.flatMap(field => fieldRows(field, '', ''))
  const checks = plan.checks.map(
    check =>
      `| ${check.name === undefined ? '' : `\`${check.name}\``} | ${cell(check.says)} | \`${cell(check.that)}\` | ${check.severity} |`,
  )
  const ignored = plan.ignore.map(each => `| ${cell(formatPath(each.path))} | ${cell(each.because)} |`)
  return `<!-- Made by "npm run generate" from mappings/. Do not edit. -->

# ${plan.title}

Mapping \`${plan.id}\`, version ${plan.version}. Type ${plan.type}, form ${forms}${family}${partly}. ${count(plan.fields)} fields. Amounts are US dollars, exact; dates are YYYY-MM-DD. A field without a value is null.

| field | meaning | read from | kind | evidence |
|---|---|---|---|---|
${rows.join('\n')}
${checks.length === 0 ? '' : `\n## Checks\n\n| name | says | must be true | otherwise |\n|---|---|---|---|\n${checks.join('\n')}\n`}${ignored.length === 0 ? '' : `\n## Ignored\n\n| line | because |\n|---|---|\n${ignored.join('\n')}\n`}`
}

function fieldRows(field: WrittenField, parent: string, section: string): readonly string[] {
  const name = parent + field.name
  const about = field.about ?? ''
  switch (field.kind) {
    case 'value':
      return [row(name, about, sources(field, section), kindOf(field), evidence(field))]
    case 'derived':
      return [row(name, about, `\`${field.expression}\``, field.gives, 'derived')]
    case 'whether':
      return [
        row(
          name,
          about,
          isOneOf(under(inEntry(section), field.path), field.texts),
          'true or false',
          evidence(field),
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
        ),
      ]
    case 'kept':
      return [row(name, about, under(section, field.path), 'carried over whole', '')]
    case 'notice':
      return [row(name, about, `any line that says ${field.texts.join(', ')}`, 'text', evidence(field))]
    case 'group': {
      const inner = field.sections.length === 0 ? section : anyOf(section, field.sections)
      return [
        ...heading(name, about, field.sections.length === 0 ? '' : inner),
        ...field.fields.flatMap(each => fieldRows(each, `${name}.`, inner)),
      ]
    }
    case 'list': {
      const inner = anyOf(section, field.paths)
      const rows = field.fields.flatMap(each => fieldRows(each, `${name}[].`, 'entry'))
      return [
        row(`${name}[]`, about, inner, listKinds[field.of], field.of === 'years' ? evidence(field) : ''),
        ...(field.of === 'years' ? [row(`${name}[].year`, yearAbout, 'the label', 'integer', '')] : []),
        ...rows,
      ]
    }
    case 'choice':
      return choiceRows(field, name, about, section)
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
  const branches = [
    ...field.cases.map(each => ({ ...each, evidence: evidence(each) })),
    { ...field.otherwise, about: '', texts: ['any other'], evidence: '' },
  ]
  return [
    row(`${name}[]`, about, inner, `list, by ${field.by}`, ''),
    ...branches.flatMap(each => [
      row(
        `${name}[] ${field.as} = "${each.name}"`,
        each.about ?? '',
        each.texts.join(' or '),
        'case',
        each.evidence,
      ),
      ...each.fields.flatMap(inside => fieldRows(inside, `${name}[${each.name}].`, 'entry')),
    ]),
  ]
}

function heading(name: string, about: string, section: string): readonly string[] {
  return about === '' && section === '' ? [] : [row(name, about, section, 'group', '')]
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

function row(...cells: readonly string[]): string {
  return `| ${cells.map(cell).join(' | ')} |`
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
      default:
        return sum + 1
    }
  }, 0)
}
