/** The table of the bundled mappings: a line for each, then the middle and the worst of their transcripts and the budgets. */
import type { Sample } from '../documents/bundled.ts'
import { ratios, type Timing } from '../measure/contest.ts'
import { median } from '../measure/statistics.ts'
import type { Grid } from '../report/report.ts'
import { shownNumber, shownValue } from '../report/table.ts'
import { ways } from './bundled-ways.ts'

/** A sample and what each way took on it. */
export interface Measured {
  readonly sample: Sample
  readonly of: (way: string) => Timing | undefined
}

const head = ['mapping', 'transcripts', 'size', 'JSON.parse', ...ways.map(({ shown }) => shown)]

/** See above. */
export function bundledGrid(measured: readonly Measured[]): Grid {
  const mappings = [...new Set(measured.map(({ sample }) => sample.mapping))]
  const long = measured.filter(({ sample }) => sample.isLong)
  const budget = (limit: number | undefined): string => (limit === undefined ? '' : `≤ ${limit}`)
  return {
    head,
    rows: mappings.map(mapping => {
      const of = measured.filter(({ sample }) => sample.mapping === mapping)
      const isLong = of.some(({ sample }) => sample.isLong)
      return rowOf(isLong ? mapping : `(${mapping})`, of)
    }),
    sums: [
      sumOf(`the middle one of ${long.length} transcripts`, long, values => median(values)),
      ['budget', '', '', '', ...ways.map(way => budget(way.median))],
      sumOf('the worst of them', long, values => Math.max(...values)),
      ['budget', '', '', '', ...ways.map(way => budget(way.worst))],
    ],
  }
}

/** The line of one mapping, each value the middle one of its transcripts. */
function rowOf(name: string, measured: readonly Measured[]): readonly string[] {
  const sizes = measured.map(({ sample }) => sizeOf(sample.texts))
  const times = measured.flatMap(({ of }) => of('JSON.parse') ?? []).map(({ rounds }) => median(rounds))
  const [, , , , ...shown] = sumOf(name, measured, values => median(values))
  return [
    name,
    String(measured.length),
    shownValue(median(sizes), 'bytes'),
    shownValue(median(times), 'ns'),
    ...shown,
  ]
}

/** A line that sums up the ratios of `measured` way by way. */
function sumOf(
  name: string,
  measured: readonly Measured[],
  sum: (values: readonly number[]) => number,
): readonly string[] {
  const cells = ways.map(({ way, to }) => {
    const values = ratiosOf(measured, way, to)
    return values.length === 0 ? '' : shownNumber(sum(values))
  })
  return [name, '', '', '', ...cells]
}

function ratiosOf(measured: readonly Measured[], way: string, to: string): readonly number[] {
  return measured.flatMap(({ of }) => {
    const [one, other] = [of(way), of(to)]
    return one === undefined || other === undefined ? [] : [median(ratios(one, other))]
  })
}

function sizeOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0) / texts.length
}
