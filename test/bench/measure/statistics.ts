/** Middles and spreads of lists of numbers. */

/** A middle and the quarter of the values below and above it. */
export interface Spread {
  readonly p25: number
  readonly p50: number
  readonly p75: number
}

/** The spread of at least one value. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  return { p25: quantile(sorted, 0.25), p50: quantile(sorted, 0.5), p75: quantile(sorted, 0.75) }
}

/** The median of at least one value. */
export function median(values: readonly number[]): number {
  return spreadOf(values).p50
}

/** Between two values in proportion. `sorted` is not empty. */
function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1)
  const below = sorted[Math.floor(place)]
  const above = sorted[Math.ceil(place)]
  if (below === undefined || above === undefined) throw new TypeError('A spread needs at least one value')
  return below + (above - below) * (place - Math.floor(place))
}
