/**
 * How often a property is tried: a tenth of `all`, which is right for it; all with `PROPERTY_RUNS=all`, as `npm run test:behind` says;
 * or as often as `PROPERTY_RUNS` says.
 */
export function propertyRuns(all: number): number {
  const asked = process.env.PROPERTY_RUNS
  if (asked === undefined) return Math.ceil(all / 10)
  return asked === 'all' ? all : Number(asked)
}
