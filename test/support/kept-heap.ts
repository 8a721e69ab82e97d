/** What of the heap a value keeps, measured after everything else was collected. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

function collector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') throw new TypeError('The heap cannot be collected')
  return () => {
    collect()
  }
}

/**
 * The bytes that what `make` gives keeps beyond what there was before. Where the first look finds more than `enough`, the lesser of
 * two looks, as what dies may be found late: a collection of all garbage takes longer than most of what is looked at.
 */
export function keptHeap(make: () => unknown, enough: number = Number.NEGATIVE_INFINITY): number {
  const collect = collector()
  const look = (): number => {
    collect()
    const before = process.memoryUsage().heapUsed
    const kept = [make()]
    collect()
    const after = process.memoryUsage().heapUsed
    return kept.length === 1 ? after - before : 0
  }
  const first = look()
  return first < enough ? first : Math.min(first, look())
}
