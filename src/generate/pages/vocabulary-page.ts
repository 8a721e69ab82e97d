/**
 * Makes docs/vocabulary.md: every field name of the bundled mappings once, with its kind, its meaning and who has it.
 * Lists are not marked and kinds of entries not distinguished in a name, so one name is one row however many mappings use it.
 */
import { yearAbout } from '../../compile/schema/output-schema.ts'
import { unreachable } from '../../diagnostics/unreachable.ts'
import type { GroupField, ListField, MappingPlan, PlanField } from '../../plan/mapping-plan.ts'

/** One name in one mapping: `case` is the kind of entry it belongs to, where it belongs to one. */
export interface NameUse {
  /** The way to it in the data, with dots and without list marks: `transactions.amount`. */
  readonly path: string
  /** The normalizer that reads it, or what it holds: `group`, `list`, `list by kind`, `kept whole`. */
  readonly kind: string
  readonly about: string
  readonly plan: MappingPlan
  readonly case?: string
  /** The fields of a party, as `name text, taxId taxId`; only groups that are parties have it. */
  readonly party?: string
  readonly field: PlanField
}

interface Place {
  readonly plan: MappingPlan
  readonly parent: string
  readonly case?: string
}

/** Every use of every name, those inside others too, in the order of `plans` and their fields. */
export function nameUses(plans: readonly MappingPlan[]): readonly NameUse[] {
  return plans.flatMap(plan => usesOf(plan.fields, { plan, parent: '' }))
}

function usesOf(fields: readonly PlanField[], place: Place): readonly NameUse[] {
  return fields.flatMap(field => {
    const path = place.parent + field.name
    const inside = { ...place, parent: `${path}.` }
    const { plan } = place
    const use = { path, kind: kindOf(field), about: field.about ?? '', plan, field, ...caseOf(place) }
    if (field.kind === 'group' && place.case !== undefined && isParty(field)) {
      return [{ ...use, party: shapeOf(field) }, ...usesOf(field.fields, inside)]
    }
    return [use, ...innerUses(field, inside)]
  })
}

function innerUses(field: PlanField, inside: Place): readonly NameUse[] {
  switch (field.kind) {
    case 'group':
      return usesOf(field.fields, inside)
    case 'list':
      return [...yearUses(field, inside), ...usesOf(field.fields, inside)]
    case 'choice':
      return [...field.cases, field.otherwise].flatMap(each =>
        usesOf(each.fields, { ...inside, case: each.name }),
      )
    case 'value':
    case 'whether':
    case 'rowAbove':
    case 'derived':
    case 'kept':
    case 'notice':
      return []
    default:
      return unreachable(field)
  }
}

/** The year of each entry of a list of years is named by the list, not by a field of its own. */
function yearUses(field: ListField, place: Place): readonly NameUse[] {
  if (field.of !== 'years') return []
  const { plan, parent } = place
  return [{ path: `${parent}year`, kind: 'integer', about: yearAbout, plan, field, ...caseOf(place) }]
}

function caseOf(place: Place): { readonly case?: string } {
  return place.case === undefined ? {} : { case: place.case }
}

function kindOf(field: PlanField): string {
  switch (field.kind) {
    case 'value':
      return field.sources[0]?.normalizer ?? ''
    case 'derived':
      return field.gives
    case 'whether':
      return 'true or false'
    case 'rowAbove':
      return 'position'
    case 'notice':
      return 'text'
    case 'group':
    case 'list':
      return field.kind
    case 'choice':
      return 'list by kind'
    case 'kept':
      return 'kept whole'
    default:
      return unreachable(field)
  }
}

/** Somebody named in an entry: with a name, an address and a number. */
function isParty(group: GroupField): boolean {
  const names = new Set(group.fields.map(field => field.name))
  return ['name', 'address', 'taxId'].every(name => names.has(name))
}

function shapeOf(group: GroupField): string {
  return [...group.fields]
    .map(field => `${field.name} ${kindOf(field)}`)
    .sort()
    .join(', ')
}

/** The page of `plans`. */
export function vocabularyPage(plans: readonly MappingPlan[]): string {
  const uses = nameUses(plans)
  const parties = uses.filter(use => use.party !== undefined)
  const insideParties = new Set(
    parties.flatMap(({ path, field }) =>
      field.kind === 'group' ? field.fields.map(each => `${path}.${each.name}`) : [],
    ),
  )
  const names = grouped(
    uses.filter(use => !insideParties.has(use.path)),
    use => `${use.path}\n${use.kind}`,
  )
  const rows = [...names.values()].sort(byPath).map(same => nameRow(same, plans))
  const shapes = grouped(parties, use => use.party ?? '')
  return `<!-- Made by "npm run generate" from mappings/. Do not edit. -->

# Vocabulary

The ${new Set(uses.map(use => use.path)).size} field names of the ${plans.length} bundled mappings. A name means one kind of value wherever it stands; where its line on the form differs, each meaning says whose it is. What the IRS computed for a line has the line's name with \`PerComputer\` behind it, what it verified the name with \`Verified\`. A path has dots between its steps and no marks for lists: \`transactions.amount\` is in each entry of \`transactions\`. Kinds are [normalizers](normalizers.md), or \`group\`, \`list\`, \`list by kind\` (entries whose fields depend on the form) and \`kept whole\`. The labels that each name is read from are on the page of its [mapping](mappings/).

| field | kind | meaning | mappings |
|---|---|---|---|
${rows.join('\n')}

## Parties

The people and firms named on wage and income forms have the same fields, whatever they are called.
${[...shapes.values()].map(same => partySection(same, uses, plans)).join('\n')}`
}

function nameRow(same: readonly NameUse[], plans: readonly MappingPlan[]): string {
  const [first] = same
  const isParty = first?.party !== undefined
  const derived = same.every(use => use.field.kind === 'derived') ? ', derived' : ''
  const kind = isParty ? '[party](#parties)' : `${first?.kind}${derived}`
  return row(`\`${first?.path}\``, kind, meanings(same, plans), whose(same, plans))
}

/** Each meaning once; where there are several, each with those it belongs to. */
function meanings(same: readonly NameUse[], plans: readonly MappingPlan[]): string {
  const byAbout = [...grouped(same, use => use.about)]
  if (byAbout.length === 1) return byAbout[0]?.[0] ?? ''
  return byAbout.map(([about, uses]) => `${about} (${whose(uses, plans)})`).join('<br>')
}

/** Who has a name: `all`, or types with their forms, `ACTR; RETR 1040, 1041`; and which kinds of entries. */
function whose(uses: readonly NameUse[], plans: readonly MappingPlan[]): string {
  const having = new Set(uses.map(use => use.plan))
  if (having.size === plans.length) return 'all'
  return [...new Set(plans.map(plan => plan.type))]
    .flatMap(type => {
      const ofType = plans.filter(plan => plan.type === type)
      const found = ofType.filter(plan => having.has(plan))
      if (found.length === 0) return []
      const forms = found.length === ofType.length ? '' : ` ${found.map(formOf).join(', ')}`
      return [`${type}${forms}${casesOf(uses.filter(use => use.plan.type === type))}`]
    })
    .join('; ')
}

/** The kinds of entries that have a name; where but a few have it not, those. */
function casesOf(uses: readonly NameUse[]): string {
  const having = new Set(uses.flatMap(use => use.case ?? []))
  if (having.size === 0) return ''
  const known = uses.flatMap(use =>
    use.plan.fields.flatMap(field => (field.kind === 'choice' ? [field] : [])),
  )
  const all = new Set(known.flatMap(field => [...field.cases, field.otherwise].map(each => each.name)))
  const lacking = [...all].filter(name => !having.has(name))
  if (lacking.length === 0) return ''
  return lacking.length <= 3 ? `: all but ${lacking.join(', ')}` : `: ${[...having].join(', ')}`
}

function formOf(plan: MappingPlan): string {
  return plan.forms[0] ?? 'general'
}

function partySection(
  same: readonly NameUse[],
  uses: readonly NameUse[],
  plans: readonly MappingPlan[],
): string {
  const paths = [...grouped(same, use => use.path)].sort(([a], [b]) => (a < b ? -1 : 1))
  const inside = uses.filter(({ path }) => paths.some(([parent]) => isChild(path, parent)))
  const fields = grouped(inside, use => use.path.slice(use.path.lastIndexOf('.') + 1))
  const rows = [...fields]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, found]) => {
      const abouts = new Set(found.map(use => use.about))
      return row(`\`${name}\``, found[0]?.kind ?? '', [...abouts].join('<br>'))
    })
  return `
| field | kind | meaning |
|---|---|---|
${rows.join('\n')}

${paths.map(([path, found]) => `- \`${path}\`: ${whose(found, plans)}`).join('\n')}
`
}

function isChild(path: string, parent: string): boolean {
  return path.startsWith(`${parent}.`) && !path.slice(parent.length + 1).includes('.')
}

function byPath(a: readonly NameUse[], b: readonly NameUse[]): number {
  const [one, other] = [`${a[0]?.path}\n${a[0]?.kind}`, `${b[0]?.path}\n${b[0]?.kind}`]
  return one < other ? -1 : 1
}

function grouped(
  uses: readonly NameUse[],
  keyOf: (use: NameUse) => string,
): ReadonlyMap<string, readonly NameUse[]> {
  const groups = new Map<string, NameUse[]>()
  for (const use of uses) {
    const group = groups.get(keyOf(use)) ?? []
    group.push(use)
    groups.set(keyOf(use), group)
  }
  return groups
}

function row(...cells: readonly string[]): string {
  return `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
}
