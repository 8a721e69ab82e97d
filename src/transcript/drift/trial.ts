/** Trying what a derived figure would be, were something that stands unread a part of the data. */
import type { ListPlace } from './places.ts'

/** So many trials are made for one figure; where there is more to try, it is in doubt. */
const mostTried = 2000

/** A place in the data: names, and positions in lists. */
export type Path = readonly (string | number)[]

/**
 * Finished data in which something is tried: it is put in, the figure is worked out, and it is taken out again. Of the lists that
 * the figure reads only the entry in question stands there meanwhile, so that a trial costs the same however long they are.
 */
export class Trial {
  readonly #data: object
  readonly #lists: readonly Path[]
  readonly #work: () => unknown
  #left = mostTried

  constructor(data: object, lists: Iterable<ListPlace>, work: () => unknown) {
    this.#data = data
    this.#lists = [...lists].map(({ path }) => path)
    this.#work = work
  }

  /** Whether the figure is another with `value` at `path` than with what stands there. */
  changesAt(path: Path, value: unknown): boolean {
    return this.#differs(path, valueAlong(this.#data, path), value)
  }

  /** Whether the figure is another with `entry` in the list at `path` than with nothing in it. */
  changesWith(path: Path, entry: object): boolean {
    return this.#differs(path, [], [entry])
  }

  #differs(path: Path, without: unknown, value: unknown): boolean {
    if (this.#left === 0) return true
    this.#left--
    const outer = path.findIndex(step => typeof step === 'number')
    const list = path.slice(0, outer)
    const alone = outer === -1 ? undefined : valueAlong(this.#data, path.slice(0, outer + 1))
    const undo: (() => void)[] = []
    const set = (at: Path, what: unknown): boolean => {
      const holder = valueAlong(this.#data, at.slice(0, -1))
      const name = at.at(-1)
      if (typeof holder !== 'object' || holder === null || name === undefined) return false
      const before: unknown = Reflect.get(holder, name)
      undo.push(() => Reflect.set(holder, name, before))
      return Reflect.set(holder, name, what)
    }
    for (const each of this.#lists) if (Array.isArray(valueAlong(this.#data, each))) set(each, [])
    const place = outer === -1 ? path : [...list, 0, ...path.slice(outer + 1)]
    const isReady = outer === -1 || set(list, [alone])
    const first = isReady && set(place, without) ? JSON.stringify(this.#work()) : undefined
    const second = isReady && set(place, value) ? JSON.stringify(this.#work()) : undefined
    for (const each of undo.reverse()) each()
    // What cannot be tried is in doubt.
    return first === undefined || second === undefined || first !== second
  }
}

function valueAlong(data: unknown, path: Path): unknown {
  let at = data
  for (const step of path) at = typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined
  return at
}
