/**
 * Makes docs/coverage.md: by type and form, how much a mapping reads, how well its wordings are known, which lines of the form it
 * knows by tax year, and on which years it is tried. docs/mappings/README.md is the short of it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MappingPlan, PlanField } from '../../plan/mapping-plan.ts'
import type { LastChanges } from './last-changes.ts'

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

/** The page of `plans`, the samples that try them, and the days of their last changes. */
export function coveragePage(
  plans: readonly MappingPlan[],
  samples: readonly Sample[],
  changes: LastChanges,
): string {
  const sections = types.map(([type, heading]) => {
    const rows = plans
      .filter(plan => plan.type === type)
      .sort((one, other) => Number(one.forms.length === 0) - Number(other.forms.length === 0))
      .map(plan => row(plan, changes))
    return `## ${heading}\n\n${columns}\n${rows.join('\n')}\n`
  })
  return `<!-- Made by "npm run generate" from mappings/ and test/golden. Do not edit. -->

# What is covered

Every bundled mapping, by type and form. The page of a mapping lists its fields with the labels that they are read from.

- **Fields**: what is read from a line, in each kind of entry. Behind them how well their wordings are known: seen on real transcripts (sourced), seen in software that reads them (secondary), from a neighbouring line (inferred), or written from general knowledge (unsourced). Of several wordings of a field the best known counts.
- **Figures**: derived from fields. **Checks**: relations between figures that must hold.
- **Rules**: how the hash of the mapping begins, \`result.mapping.hash\`. It changes with every change that can change a result; [versions.md](versions.md#the-hash) says what is in it.
- **Last change**: the day since which the rules are what they are, in UTC. [CHANGELOG.md](../CHANGELOG.md) says what changed.
- [By tax year](#by-tax-year) stands below.
- A form that stands nowhere here is read by the general mapping of its type: header, account or entries, and nothing of the lines of its return.

${sections.join('\n')}
## By tax year

How many fields are a line, box or item of the form in the tax year, as their meanings say. The authority prints its own labels, which may stay where a line of the form moves; so a year without a number on the form may be read all the same. Header, account and totals are in no form and not counted.

- **Tried**: the tax years of the made-up transcripts that \`npm test\` maps and compares line by line.
- **Not tried**: tax years with lines, and no sample. They are read by the same labels; a line in other words is listed in \`unmapped\` and, where it could be a field's, raises an issue.
- **Nobody has seen**: the share of fields without a wording that was seen on a real transcript or in software that reads them. Those are the fields to look at first in \`unmapped\`.
- What no mapping reads at all is counted over your own transcripts by [\`txmap drift\`](drift.md).

| mapping | ${lineYears.join(' | ')} | tried | not tried | nobody has seen |
|---|${lineYears.map(() => '---:').join('|')}|---|---|---:|
${plans.map(plan => yearRow(plan, samples)).join('\n')}
`
}

/** The page of the folder docs/mappings. */
export function mappingIndex(plans: readonly MappingPlan[]): string {
  const sections = types.map(([type, heading]) => {
    const rows = plans
      .filter(plan => plan.type === type)
      .map(plan => {
        const form = plan.forms.length === 0 ? 'any other form' : plan.forms.join(', ')
        return `- [${plan.id}](${plan.id}.md): ${form}, ${[...fieldsOf(plan.fields)].length} fields, ${plan.checks.length} checks`
      })
    return `## ${heading}\n\n${rows.join('\n')}\n`
  })
  return `<!-- Made by "npm run generate" from mappings/. Do not edit. -->

# The bundled mappings

A page for each: every field with its meaning, the labels it is read from, how well they are known, and the line of YAML that says so. How much of which form and tax year is read stands in [coverage.md](../coverage.md); [vocabulary.md](../vocabulary.md) lists each field name once.

${sections.join('\n')}`
}

/** The tax years that meanings of fields name lines for. */
const lineYears = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025] as const

function yearRow(plan: MappingPlan, samples: readonly Sample[]): string {
  const fields = [...fieldsOf(plan.fields)]
  const years = fields.map(field => yearsOf(field.about ?? ''))
  const counts = lineYears.map(year => years.filter(each => each.has(year)).length)
  const own = samples.filter(sample => sample.mapping === plan.id)
  const tried = new Set(own.map(sample => Number(sample.period.slice(0, 4))))
  const untried = lineYears.filter((year, index) => (counts[index] ?? 0) > 0 && !tried.has(year))
  const known = fields.filter(field => field.kind !== 'derived').map(bestKnown)
  const unseen = known.filter(each => each === 'inferred' || each === 'unsourced').length
  return `| ${[
    `[${plan.id}](mappings/${plan.id}.md)`,
    ...counts.map(count => (count === 0 ? '' : count)),
    periodsOf(own),
    runsOf(untried),
    `${Math.round((100 * unseen) / known.length)} %`,
  ].join(' | ')} |`
}

/** The years of a meaning: those of \`line 11 (2020-2024), 8b (2019)\` are 2019 to 2024. */
export function yearsOf(about: string): ReadonlySet<number> {
  const found = new Set<number>()
  for (const [, list = ''] of about.matchAll(/\(((?:20\d\d(?:-20\d\d)?(?:, )?)+)\)/g)) {
    for (const run of list.split(', ')) {
      const [first = 0, last = first] = run.split('-').map(Number)
      for (const year of lineYears) if (year >= first && year <= last) found.add(year)
    }
  }
  return found
}

const columns = `| form | mapping | reads too | fields | sourced | secondary | inferred | unsourced | figures | checks | rules | last change |
|---|---|---|---:|---:|---:|---:|---:|---:|---:|---|---|`

function row(plan: MappingPlan, changes: LastChanges): string {
  const fields = [...fieldsOf(plan.fields)]
  const read = fields.filter(field => field.kind !== 'derived')
  const known = read.map(bestKnown)
  return `| ${[
    plan.forms.length === 0 ? 'any other' : plan.forms.join(', '),
    `[${plan.id}](mappings/${plan.id}.md) ${plan.version}`,
    [...plan.family, ...plan.partly.map(form => `${form} in part`)].join(', '),
    read.length,
    ...ranks.map(rank => share(known.filter(each => each === rank).length, known.length)),
    fields.length - read.length,
    plan.checks.length,
    `\`${plan.hash.slice(0, 8)}\``,
    changes[plan.id]?.day,
  ].join(' | ')} |`
}

/** `178 (39 %)`. */
function share(count: number, all: number): string {
  return count === 0 ? '0' : `${count} (${Math.round((100 * count) / all)} %)`
}

/** The years in which the periods of samples end. */
function periodsOf(samples: readonly Sample[]): string {
  return runsOf([...new Set(samples.map(sample => Number(sample.period.slice(0, 4))))].sort((a, b) => a - b))
}

/** `2019, 2021–2023`: years that follow one another as one. */
function runsOf(years: readonly number[]): string {
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
