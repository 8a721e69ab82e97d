/** Makes docs/coverage.md: by type and form, how much a mapping reads, how well its wordings are known, and on which years it is tried. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MappingPlan, PlanField } from '../plan/mapping-plan.ts'

/** From the best known to the least; docs/mapping-language.md says what each means. */
const ranks = ['sourced', 'secondary', 'inferred', 'unsourced'] as const

const types: readonly (readonly [type: string, heading: string])[] = [
  ['ACTR', 'Account transcripts'],
  ['RECA', 'Records of account'],
  ['RETR', 'Return transcripts'],
  ['WAID', 'Wage and income'],
]

/** A sample transcript: what it says it is. */
export interface Sample {
  readonly mapping: string
  /** As the transcript prints it, `202112`. */
  readonly period: string
}

/** The page of `plans` and the samples that try them. */
export function coveragePage(plans: readonly MappingPlan[], samples: readonly Sample[]): string {
  const sections = types.map(([type, heading]) => {
    const rows = plans
      .filter(plan => plan.type === type)
      .sort((one, other) => Number(one.forms.length === 0) - Number(other.forms.length === 0))
      .map(plan => row(plan, samples))
    return `## ${heading}\n\n${columns}\n${rows.join('\n')}\n`
  })
  return `<!-- Made by "npm run generate" from mappings/ and test/golden. Do not edit. -->

# What is covered

Every bundled mapping, by type and form. The page of a mapping lists its fields with the labels that they are read from.

- **Fields**: what is read from a line, in each kind of entry. Behind them how well their wordings are known: seen on real transcripts (sourced), seen in software that reads them (secondary), from a neighbouring line (inferred), or written from general knowledge (unsourced). Of several wordings of a field the best known counts.
- **Figures**: derived from fields. **Checks**: relations between figures that must hold.
- **Samples**: the tax periods of the made-up transcripts that \`npm test\` maps and compares line by line. Other periods are read by the same labels; a line in other words is listed in \`unmapped\` and, where it could be a field's, raises an issue.
- A form that stands nowhere here is read by the general mapping of its type: header, account or entries, and nothing of the lines of its return.

${sections.join('\n')}`
}

const columns = `| form | mapping | reads too | fields | sourced | secondary | inferred | unsourced | figures | checks | samples |
|---|---|---|---:|---:|---:|---:|---:|---:|---:|---|`

function row(plan: MappingPlan, samples: readonly Sample[]): string {
  const fields = [...fieldsOf(plan.fields)]
  const read = fields.filter(field => field.kind !== 'derived')
  const known = read.map(bestKnown)
  return `| ${[
    plan.forms.length === 0 ? 'any other' : plan.forms.join(', '),
    `[${plan.id}](mappings/${plan.id}.md) ${plan.version}`,
    [...plan.family, ...plan.partly.map(form => `${form} in part`)].join(', '),
    read.length,
    ...ranks.map(rank => known.filter(each => each === rank).length),
    fields.length - read.length,
    plan.checks.length,
    periodsOf(samples.filter(sample => sample.mapping === plan.id)),
  ].join(' | ')} |`
}

/** `2019, 2021–2023`: the years in which the periods end, runs of them as one. */
function periodsOf(samples: readonly Sample[]): string {
  const years = [...new Set(samples.map(sample => Number(sample.period.slice(0, 4))))].sort((a, b) => a - b)
  const runs: [first: number, last: number][] = []
  for (const year of years) {
    const run = runs.at(-1)
    if (run !== undefined && run[1] === year - 1) run[1] = year
    else runs.push([year, year])
  }
  return runs.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ')
}

function* fieldsOf(fields: readonly PlanField[]): Generator<PlanField> {
  for (const field of fields) {
    if (field.kind === 'group' || field.kind === 'list') yield* fieldsOf(field.fields)
    else if (field.kind === 'choice')
      for (const each of [...field.cases, field.otherwise]) yield* fieldsOf(each.fields)
    else yield field
  }
}

function bestKnown(field: PlanField): string {
  const own = field.evidence ?? 'sourced'
  const all = field.kind === 'value' ? field.sources.map(source => source.evidence ?? own) : [own]
  return ranks.find(rank => all.includes(rank)) ?? 'sourced'
}

/** The samples below test/golden of `root`, which are sorted by type and form of the mapping that reads them. */
export function samplesOf(root: string): readonly Sample[] {
  const folder = join(root, 'test/golden')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => name.endsWith('/input.json'))
    .sort()
    .flatMap(name => {
      const [type, form] = name.split('/')
      const period = /"PERIOD"\s*:\s*"([0-9]{6})"/.exec(readFileSync(join(folder, name), 'utf8'))?.[1]
      return period === undefined ? [] : [{ mapping: `${type}-${form}`, period }]
    })
}
