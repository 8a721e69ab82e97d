/** What users run: every bundled mapping on whole transcripts, against JSON.parse of the same texts. */
import { bundledVariants, type Variants } from '../documents/bundled.ts'
import type { Library } from '../library.ts'
import { type Contestant, ratios, type Timing } from '../measure/contest.ts'
import { inTurns } from '../measure/in-turns.ts'
import { median, spreadOf } from '../measure/statistics.ts'
import type { Budget, Row } from '../report/report.ts'
import { shownValue } from '../report/table.ts'
import { consumed } from './consume.ts'
import { type Group, timingRow } from './group.ts'

/** The ways a transcript is mapped in, each beside what it is held against and the budgets of the middle and the worst mapping. */
const ways = [
  { way: 'mapTranscript(parsed)', to: 'JSON.parse', middle: 1.2, worst: 2 },
  { way: 'with lineage()', to: 'JSON.parse', middle: 2.5, worst: 4 },
  { way: 'with every source of lineage()', to: 'JSON.parse', middle: undefined, worst: undefined },
  { way: 'one amount unreadable', to: 'mapTranscript(parsed)', middle: 1.2, worst: 1.5 },
  { way: 'five lines unmapped', to: 'mapTranscript(parsed)', middle: 1.2, worst: 1.5 },
  { way: 'text in, JSON text out', to: 'JSON.parse + JSON.stringify', middle: 1.8, worst: 2.5 },
] as const

/** See above. */
export const bundledGroup: Group = {
  name: 'bundled',
  summary: 'the bundled mappings on whole transcripts: data, lineage, faults',
  run: async ({ library, settings, only, progress }) => {
    const sets = bundledVariants(library).filter(({ mapping }) => mapping.includes(only))
    const contestants = sets.map(each => contestantsOf(library, each))
    const timings = await inTurns(contestants.flat(), settings.rounds, settings.clock, (done, total) =>
      progress('bundled', done, total),
    )
    const measured = sets.map(set => ({
      set,
      of: new Map(
        timings
          .filter(({ name }) => name.startsWith(`${set.mapping}: `))
          .map(timing => [timing.name.slice(set.mapping.length + 2), timing] as const),
      ),
    }))
    const rows = measured.flatMap(({ set, of }) => rowsOf(set, of))
    return {
      name: 'bundled',
      title: 'The bundled mappings on whole transcripts',
      about: `Of each bundled mapping the sample transcripts of at least 2 kB; of those that have none, the longest one, which counts for no budget. Each comes in ${variantsText} variants of other amounts, parsed before. All of \`issues\`, \`unmapped\`, \`ignored\` and a value of every section of \`data\` are read; the leaves that fed derived fields are put together only where the row says so. Everything is warmed up before the first round, so the engine has met transcripts of every kind. Samples made to be read in other words than the mappings have are left out. An unreadable amount stands in the middle of the transcript, unmapped lines in its largest sections.`,
      rows,
      budgets: budgetsOf(measured.filter(({ set }) => set.isLong)),
    }
  },
}

const variantsText = 'eight'

function contestantsOf(
  library: Library,
  { mapping, texts, unreadable, unmapped }: Variants,
): readonly Contestant[] {
  const parsed: readonly unknown[] = texts.map(text => JSON.parse(text))
  const contestant = (way: string, work: (index: number) => number): Contestant => ({
    name: `${mapping}: ${way}`,
    documents: texts.length,
    work,
  })
  return [
    contestant('JSON.parse', index => (JSON.parse(texts[index] ?? '') === null ? 0 : 1)),
    contestant('JSON.parse + JSON.stringify', index => JSON.stringify(JSON.parse(texts[index] ?? '')).length),
    contestant('mapTranscript(parsed)', index => consumed(library.mapTranscript(parsed[index]))),
    contestant('with lineage()', index => {
      const result = library.mapTranscript(parsed[index])
      return consumed(result) + result.lineage().length
    }),
    contestant('with every source of lineage()', index => {
      const result = library.mapTranscript(parsed[index])
      return result.lineage().reduce((sum, { sources }) => sum + sources.length, consumed(result))
    }),
    contestant('one amount unreadable', index => consumed(library.mapTranscript(unreadable[index]))),
    contestant('five lines unmapped', index => consumed(library.mapTranscript(unmapped[index]))),
    contestant('text in, JSON text out', index => JSON.stringify(library.mapTranscript(texts[index])).length),
  ]
}

type Timings = ReadonlyMap<string, Timing>

function rowsOf({ mapping, texts, samples }: Variants, of: Timings): readonly Row[] {
  const size = shownValue(texts.reduce((sum, text) => sum + text.length, 0) / texts.length, 'bytes')
  const parse = of.get('JSON.parse')
  const first = parse === undefined ? [] : [timingRow(parse, undefined, `${samples} samples, ${size}`)]
  return [
    ...first,
    ...ways.flatMap(({ way, to }) => {
      const timing = of.get(way)
      return timing === undefined ? [] : [timingRow(timing, of.get(to))]
    }),
  ].map(row => ({ ...row, what: row.what.startsWith(mapping) ? row.what : `${mapping}: ${row.what}` }))
}

function budgetsOf(measured: readonly { readonly set: Variants; readonly of: Timings }[]): readonly Budget[] {
  return ways.flatMap(({ way, to, middle, worst }) => {
    if (middle === undefined || worst === undefined) return []
    const found = measured.flatMap(({ set, of }) => {
      const [one, other] = [of.get(way), of.get(to)]
      return one === undefined || other === undefined
        ? []
        : [{ mapping: set.mapping, ratio: median(ratios(one, other)) }]
    })
    const runs = found.map(({ ratio }) => ratio)
    const [last] = [...found].sort((left, right) => right.ratio - left.ratio)
    if (last === undefined) return []
    const common = { unit: 'times', sense: 'at most' } as const
    const what = `${way}, against ${to}`
    return [
      {
        ...common,
        what: `${what}: the middle one of ${runs.length} mappings`,
        limit: middle,
        measured: spreadOf(runs),
        runs,
      },
      {
        ...common,
        what: `${what}: the worst, ${last.mapping}`,
        limit: worst,
        measured: spreadOf([last.ratio]),
        runs: [last.ratio],
      },
    ]
  })
}
