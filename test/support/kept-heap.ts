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

/** The bytes that what `make` gives keeps beyond what there was before: the lesser of two looks, as what dies may be found late. */
export function keptHeap(make: () => unknown): number {
  const collect = collector()
  const looks = [0, 1].map(() => {
    collect()
    const before = process.memoryUsage().heapUsed
    const kept = [make()]
    collect()
    const after = process.memoryUsage().heapUsed
    return kept.length === 1 ? after - before : 0
  })
  return Math.min(...looks)
}
