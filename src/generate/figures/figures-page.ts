/** Makes docs/figures.md: what the figures that lenders ask for mean. Fields, meanings and form lines are taken from the mappings. */
import type { MappingPlan } from '../../plan/mapping-plan.ts'
import { anchorOf } from '../pages/mapping-page.ts'
import { accountFigures } from './account-figures.ts'
import type { Caveat, Figure } from './figure.ts'
import { figureSources } from './figure-sources.ts'
import { incomeFigures } from './income-figures.ts'
import { type NamedField, namedFields } from './named-fields.ts'
import { returnFigures } from './return-figures.ts'

/** The figures of the page, in its order. */
export const figures: readonly Figure[] = [...returnFigures, ...accountFigures, ...incomeFigures]

/** The page; throws where `described` names a field that none of `plans` has. */
export function figuresPage(plans: readonly MappingPlan[], described: readonly Figure[] = figures): string {
  const fields = grouped(
    plans.flatMap(plan => namedFields(plan)),
    field => field.name,
  )
  const types = grouped(plans, plan => plan.type)
  return `<!-- Made by "npm run generate" from src/generate/figures and mappings/. Do not edit. -->

# What a figure means

The figures that lenders ask for: where each stands in \`data\`, what it means, and what limits it. Names, meanings and form lines of fields are those of the mappings; a line is that of the tax years in brackets.

**No value, zero, blank.** A field is \`null\` where its line is not printed, where it is blank and where it cannot be read; \`lineage()\` tells which of the three, and what cannot be read is an issue too. Zero is what is printed as zero, or what printed lines come to: nothing is filled in. A total or a state that would have to leave something out is \`null\`, and an issue at its path says so. What more these mean for a figure stands at the figure.

**Mark.** S: a source was seen and says so; its key stands beside it and is explained at the end. K: general knowledge, not verified.

${described.map(figure => section(figure, fields, types)).join('\n')}
## Sources

| source | what it is |
|---|---|
${Object.entries(figureSources)
  .map(([key, what]) => `| ${key} | ${what} |`)
  .join('\n')}
`
}

type FieldsByName = ReadonlyMap<string, readonly NamedField[]>
type PlansByType = ReadonlyMap<string, readonly MappingPlan[]>

function section(figure: Figure, fields: FieldsByName, types: PlansByType): string {
  return `## ${figure.name}

${figure.meaning}

| field | in | the mapping says |
|---|---|---|
${figure.fields.flatMap(name => rows(name, fields, types)).join('\n')}

- **No value, zero**: ${figure.without}
- **Sign**: ${figure.sign}
- **It is not**: ${figure.not}

What limits it:

${figure.caveats.map(caveat => `- ${caveat.says} (${mark(caveat)})`).join('\n')}
`
}

/** One row for each meaning that the mappings give the field. */
function rows(name: string, fields: FieldsByName, types: PlansByType): readonly string[] {
  const uses = fields.get(name)
  if (uses === undefined) throw new TypeError(`docs/figures.md names the field ${name}, which no mapping has`)
  return [...grouped(uses, use => use.about)].map(([about, same]) => {
    const ids = new Set(same.map(({ plan }) => plan.id))
    return `| \`${name}\` | ${[...types].flatMap(([type, all]) => holders(type, all, ids, name)).join('; ')} | ${about.replaceAll('|', '\\|')} |`
  })
}

/** Which mappings of a type are among `ids`, the few that are not named where the others are many. */
function holders(
  type: string,
  all: readonly MappingPlan[],
  ids: ReadonlySet<string>,
  name: string,
): readonly string[] {
  const having = all.filter(plan => ids.has(plan.id))
  const lacking = all.filter(plan => !ids.has(plan.id))
  if (having.length === 0) return []
  if (lacking.length === 0) return [`every ${type}`]
  if (lacking.length * 3 < all.length)
    return [`every ${type} but ${lacking.map(plan => `[${plan.id}](mappings/${plan.id}.md)`).join(', ')}`]
  return [having.map(plan => link(plan, name)).join(', ')]
}

function link({ id }: MappingPlan, name: string): string {
  return `[${id}](mappings/${id}.md#${anchorOf(name)})`
}

function mark({ sources }: Caveat): string {
  return sources.length === 0 ? 'K' : `S, ${sources.join(', ')}`
}

function grouped<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group === undefined) groups.set(keyOf(item), [item])
    else group.push(item)
  }
  return groups
}
