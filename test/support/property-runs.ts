/**
 * How often a property is tried: a third of `all`, which is right for it; all with `PROPERTY_RUNS=all`, as `npm run test:behind` says;
 * or as often as `PROPERTY_RUNS` says.
 */
export function propertyRuns(all: number): number {
  const asked = process.env.PROPERTY_RUNS
  if (asked === undefined) return Math.ceil(all / 3)
  return asked === 'all' ? all : Number(asked)
}
