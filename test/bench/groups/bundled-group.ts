/** What users run: every bundled mapping on whole transcripts, against JSON.parse of the same texts. */
import { bundledSamples, inTurn, noDataTexts, type Sample, variants } from '../documents/bundled.ts'
import type { Library } from '../library.ts'
import { ratios, type Timing } from '../measure/contest.ts'
import { type FreshWork, inTurns } from '../measure/in-turns.ts'
import { median, spreadOf } from '../measure/statistics.ts'
import type { Budget, Row } from '../report/report.ts'
import { shownNumber } from '../report/table.ts'
import { bundledGrid, type Measured } from './bundled-grid.ts'
import { ways, workName, worksOn } from './bundled-ways.ts'
import { consumed } from './consume.ts'
import { type Group, timingRow } from './group.ts'

const types = ['ACTR', 'RETR', 'RECA', 'WAID'] as const
const turn = 'all types in turn'

/** See above. */
export const bundledGroup: Group = {
  name: 'bundled',
  summary: 'the bundled mappings on whole transcripts: data, lineage, faults, no data, text',
  run: async ({ library, settings, only, progress }) => {
    const { rounds, clock, effort } = settings
    const samples = bundledSamples(library, only)
    const long = samples.filter(({ isLong }) => isLong)
    const works = [
      ...samples.flatMap(each => worksOn(library, each)),
      ...turnWorks(library, long),
      ...types.map(type => noDataWork(library, type)),
    ]
    const timings = inTurns(works, {
      rounds,
      clock,
      effort,
      progress: (done, total) => progress('bundled', done, total),
    })
    const found = new Map(timings.map(timing => [timing.name, timing]))
    const measured = samples.map(
      (sample): Measured => ({ sample, of: way => found.get(workName(sample.name, way)) }),
    )
    const budgets = [...sampleBudgets(measured), ...turnBudgets(found), ...noDataBudgets(found, long)]
    return {
      name: 'bundled',
      title: 'The bundled mappings on whole transcripts',
      about: about(long.length),
      rows: [...turnRows(found), ...noDataRows(found, long)],
      grids: [bundledGrid(measured)],
      budgets,
    }
  },
}

function about(long: number): string {
  return `What users run. Of each bundled mapping the sample transcripts below \`test/golden\` of at least 2 kB without blanks, ${long} in all; of those that have none, the longest one, which counts for no budget (in brackets). Each comes in ${variants} variants of other amounts, names and numbers. Every document is parsed again, just before it is mapped, and thrown away after, and nothing collects garbage but the engine when it sees fit; everything was warmed up before the first round, so the engine has met transcripts of every kind, as in a server. All of \`issues\`, \`unmapped\`, \`ignored\` and a value of every section of \`data\` are read inside what is timed. An unreadable amount stands in the middle of the transcript, five unmapped lines in its largest sections, a second wording with other content beside the line nearest the middle that has one.

\`values alone\` is the least that a reader does who gives the data of a mapping: the normalizer of each field, called with the text that the field is read from. No label is looked up, nothing is kept, computed or checked, and what is left unread is not noted; what that takes stands [below](#one-bundled-mapping-in-full-against-the-same-by-hand) for one mapping.

Ratios: the values alone, mapping, \`lineage()\` and every leaf of its lineage (\`its sources too\`) are to \`JSON.parse\` of the same texts; with faults, to the same transcript without; text in and JSON text out, to \`JSON.parse\` and \`JSON.stringify\` alone. Those of a mapping are the median of its transcripts, each the median of its rounds. In the table behind it, transcripts of all types come one after the other, each of another mapping than the one before.`
}

/** All long samples one after the other, freshly parsed and, to compare, as documents that stay alive. */
function turnWorks(library: Library, long: readonly Sample[]): readonly FreshWork[] {
  const texts = inTurn(long)
  if (texts.length === 0) return []
  const parsed = new Map<string, unknown>(texts.map(text => [text, JSON.parse(text)]))
  const map = (document: unknown): number => consumed(library.mapTranscript(document))
  const work = (way: string, made: FreshWork['made'], each: FreshWork['work']): FreshWork => ({
    name: workName(turn, way),
    texts,
    isWhole: true,
    made,
    work: each,
  })
  return [
    work(
      'JSON.parse',
      text => text,
      text => (JSON.parse(String(text)) === null ? 0 : 1),
    ),
    work('mapTranscript(parsed)', text => JSON.parse(text), map),
    work(
      'with lineage()',
      text => JSON.parse(text),
      document => {
        const result = library.mapTranscript(document)
        return consumed(result) + result.lineage().length
      },
    ),
    work('mapTranscript(parsed), documents that stay alive', text => parsed.get(text), map),
  ]
}

function turnRows(found: ReadonlyMap<string, Timing>): readonly Row[] {
  const parse = found.get(workName(turn, 'JSON.parse'))
  return [...found.values()]
    .filter(({ name }) => name.startsWith(`${turn}: `))
    .map(each => timingRow(each, parse))
}

function turnBudgets(found: ReadonlyMap<string, Timing>): readonly Budget[] {
  const parse = found.get(workName(turn, 'JSON.parse'))
  return ways.flatMap(({ way, to, median: limit }) => {
    const timing = found.get(workName(turn, way))
    if (timing === undefined || parse === undefined || limit === undefined) return []
    const runs = ratios(timing, parse)
    const what = `${way}, against ${to}: transcripts of all types in turn, together`
    return [{ what, unit: 'times', sense: 'at most', limit, measured: spreadOf(runs), runs }]
  })
}

function noDataName(type: string): string {
  return workName(`a no-data answer of ${type}`, 'mapTranscript(parsed)')
}

function noDataWork(library: Library, type: string): FreshWork {
  return {
    name: noDataName(type),
    texts: noDataTexts(type),
    made: text => JSON.parse(text),
    work: document => consumed(library.mapTranscript(document)),
  }
}

/** Round by round, the middle one of the long samples of a type. */
function fullOf(
  type: string,
  found: ReadonlyMap<string, Timing>,
  long: readonly Sample[],
): Timing | undefined {
  const all = long
    .filter(sample => sample.type === type)
    .flatMap(({ name }) => found.get(workName(name, 'mapTranscript(parsed)')) ?? [])
  const rounds = all[0]?.rounds.map((_, round) => median(all.map(each => each.rounds[round] ?? Number.NaN)))
  return rounds === undefined ? undefined : { name: `a full one of ${type}`, rounds }
}

function noDataRows(found: ReadonlyMap<string, Timing>, long: readonly Sample[]): readonly Row[] {
  return types.flatMap(type => {
    const timing = found.get(noDataName(type))
    return timing === undefined ? [] : [timingRow(timing, fullOf(type, found, long))]
  })
}

function noDataBudgets(found: ReadonlyMap<string, Timing>, long: readonly Sample[]): readonly Budget[] {
  return types.flatMap(type => {
    const [timing, full] = [found.get(noDataName(type)), fullOf(type, found, long)]
    if (timing === undefined || full === undefined) return []
    const runs = ratios(timing, full)
    const what = `a no-data answer of ${type}, against a full one (the middle of those of 2 kB or more)`
    return [{ what, unit: 'times', sense: 'at most', limit: 0.15, measured: spreadOf(runs), runs }]
  })
}

/** Of every way that has budgets, the middle one of the long samples and the worst. */
function sampleBudgets(measured: readonly Measured[]): readonly Budget[] {
  return ways.flatMap(({ way, to, median: middle, worst }) => {
    if (middle === undefined || worst === undefined) return []
    const found = measured.flatMap(({ sample, of }) => {
      const [one, other] = [of(way), of(to)]
      if (!sample.isLong || one === undefined || other === undefined) return []
      return [{ name: sample.name, runs: ratios(one, other), ratio: median(ratios(one, other)) }]
    })
    const [last] = [...found].sort((left, right) => right.ratio - left.ratio)
    if (last === undefined) return []
    const common = { unit: 'times', sense: 'at most' } as const
    const what = `${way}, against ${to}`
    const all = found.map(({ ratio }) => ratio)
    const alone = aloneOf(measured.filter(({ sample }) => sample.isLong))
    const limitedBy = (times: number | undefined): Pick<Budget, 'limitedBy'> =>
      to !== 'JSON.parse' || times === undefined
        ? {}
        : { limitedBy: `The normalizers of its fields alone take ${shownNumber(times)}.` }
    return [
      {
        ...common,
        what: `${what}: the middle one of ${all.length} transcripts`,
        limit: middle,
        measured: spreadOf(all),
        runs: all,
        ...limitedBy(median([...alone.values()])),
      },
      {
        ...common,
        what: `${what}: the worst, ${last.name}`,
        limit: worst,
        measured: spreadOf(last.runs),
        runs: last.runs,
        ...limitedBy(alone.get(last.name)),
      },
    ]
  })
}

/** Of each sample how long its values alone take, against JSON.parse. */
function aloneOf(measured: readonly Measured[]): ReadonlyMap<string, number> {
  return new Map(
    measured.flatMap(({ sample, of }) => {
      const [one, other] = [of('values alone'), of('JSON.parse')]
      return one === undefined || other === undefined ? [] : [[sample.name, median(ratios(one, other))]]
    }),
  )
}
