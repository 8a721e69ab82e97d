/** How time grows with documents that nobody should send: of every family ten times as long a one. */
import { families } from '../../support/document-families.ts'
import type { Library } from '../library.ts'
import { ratios, type Timing } from '../measure/contest.ts'
import { type FreshWork, inTurns } from '../measure/in-turns.ts'
import { median, spreadOf } from '../measure/statistics.ts'
import type { Grid } from '../report/report.ts'
import { shownNumber, shownValue } from '../report/table.ts'
import { consumed } from './consume.ts'
import type { Group } from './group.ts'

const shortLength = 10_000
const most = 10

/** See above. */
export const hostileGroup: Group = {
  name: 'hostile',
  summary: 'documents that nobody should send, ten times as long',
  run: async ({ library, settings, only, progress }) => {
    const { rounds, clock, effort } = settings
    const pairs = Object.entries(families)
      .filter(([name]) => name.includes(only))
      .map(([name, family]) => {
        const [short, long] = [shortLength, most * shortLength].map(length => sized(family, length))
        return { name, short: short ?? '', long: long ?? '' }
      })
    const timings = inTurns(
      pairs.flatMap(({ name, short, long }) => [
        workOn(library, `${name}, short`, short),
        workOn(library, `${name}, long`, long),
      ]),
      // One at a time: they are large, and as slow as it goes.
      { rounds, clock, effort, together: 1, progress: (done, total) => progress('hostile', done, total) },
    )
    const found = pairs
      .flatMap(({ name, short, long }, index) => {
        const [one, other] = [timings[2 * index], timings[2 * index + 1]]
        if (one === undefined || other === undefined) return []
        const runs = ratios(other, one).map(ratio => (ratio * most * short.length) / long.length)
        return [{ name, one, other, runs, ratio: median(runs) }]
      })
      .sort((left, right) => right.ratio - left.ratio)
    const [worst] = found
    return {
      name: 'hostile',
      title: 'Hostile documents',
      about: `Texts of ${Object.keys(families).length} families (test/support/document-families.ts), each in another way what nobody should send, of about ${shortLength / 1000} kB and of ten times that; where a document is beyond the limits, refusing it. From the text to the result and all lineage, with every leaf of them. The ten that grow most, in proportion to what their lengths are.`,
      rows: [],
      grids: [gridOf(found.slice(0, 10))],
      budgets:
        worst === undefined
          ? []
          : [
              {
                what: `time of hostile documents 10 × as long, with lineage: the worst of ${found.length} families, "${worst.name}"`,
                unit: 'times',
                sense: 'at most',
                limit: 11,
                measured: spreadOf(worst.runs),
                runs: worst.runs,
              },
            ],
    }
  },
}

interface Grown {
  readonly name: string
  readonly one: Timing
  readonly other: Timing
  readonly ratio: number
}

function gridOf(found: readonly Grown[]): Grid {
  return {
    head: ['family', 'short', 'long', 'ten times as long'],
    rows: found.map(({ name, one, other, ratio }) => [
      name,
      ...[one, other].map(({ rounds }) => shownValue(median(rounds), 'ns')),
      shownNumber(ratio),
    ]),
  }
}

/** About so long; the text of a family grows in proportion to its number. */
function sized(family: (size: number) => string, length: number): string {
  const slope = (family(2000).length - family(1000).length) / 1000
  return slope === 0 ? family(0) : family(Math.max(1, Math.round(length / slope)))
}

function workOn(library: Library, name: string, text: string): FreshWork {
  return { name, texts: [text], made: given => given, work: given => whole(library, given) }
}

/** Everything that a document makes us do. 1 where it is refused. */
function whole({ mapTranscript }: Library, text: unknown): number {
  try {
    const result = mapTranscript(text)
    return result.lineage().reduce((sum, { sources }) => sum + sources.length, consumed(result))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'transcript/over-limit') return 1
    throw error
  }
}
