/** Trying what a derived figure would be, were something that stands unread a part of the data. */

import type { DerivedField, PickedEntries } from '../../../plan/mapping-plan.ts'
import { getOrInsert } from '../../get-or-insert.ts'
import type { ListPlace } from '../places/places.ts'

/** At most this many trials are made for one figure; where there is more to try, it is in doubt. */
const mostTried = 2000
/** At most this many of them with the whole of a list. */
const mostWhole = 20

/** A place in the data: names, and positions in lists. */
export type Path = readonly (string | number)[]

/** A list that a figure reads: where it stands in the data. */
type TriedList = Pick<ListPlace, 'path'>

/**
 * Finished data in which something is tried: it is put in, the figure is computed, and it is taken out again. Of the lists that
 * the figure reads only the entry in question stands there meanwhile, so that a trial costs the same however long they are.
 */
export class Trial {
  readonly #data: object
  readonly #lists: Iterable<TriedList>
  readonly #work: () => unknown
  readonly #rows: PickedEntries | undefined
  readonly #picked: readonly PickedEntries[]
  /** What the figure is before something is tried, by where that is. */
  #without: Map<string, string> | undefined
  #left = mostTried
  #whole = mostWhole
  #present: string | undefined

  /** `work` computes the figure; `undefined` where that cannot be tried any more. For `rows` and `kinds` see DerivedField. */
  constructor(
    data: object,
    lists: Iterable<TriedList>,
    work: () => unknown,
    { rows, kinds = [] }: Pick<DerivedField, 'rows' | 'kinds'> = {},
  ) {
    this.#data = data
    this.#lists = lists
    this.#work = work
    this.#rows = rows
    this.#picked = rows ? [rows, ...kinds] : kinds
  }

  /**
   * Whether the figure is another with other values in their places, all of which lie in one entry of a list or in none; `null` cannot be
   * read and may be any value. It is not where the entry is none that the figure picks, with them or without.
   */
  changesWith(values: ReadonlyMap<Path, unknown>): boolean {
    const [[list, position] = []] = values.keys()
    const isNeedless =
      typeof position === 'number' &&
      this.#picked.some(
        picked =>
          picked.list === list &&
          !isPicked(picked, valueAlong(this.#data, [list, position])) &&
          ![...values].some(
            ([[, , ...names], value]) => names.join() === picked.name && mayBePicked(picked, value),
          ),
      )
    return !isNeedless && ([...values.values()].includes(null) || this.#differs(new Map(), values))
  }

  /** Whether the figure is another with `entry` in the list at `path` than with nothing in it. */
  changesWithEntry(path: Path, entry: object): boolean {
    return (
      !this.isNeedlessEntry(path, entry) && this.#differs(new Map([[path, []]]), new Map([[path, [entry]]]))
    )
  }

  /** Whether `entry`, in the list at `path`, is none that the figure picks: alone there it gives what nothing does; `null` as above. */
  isNeedlessEntry(path: Path, entry: object): boolean {
    return this.#picked.some(
      picked => picked.list === path.join() && !mayBePicked(picked, valueAlong(entry, [picked.name])),
    )
  }

  /** Whether the figure is another with `entry` in a list than with the entry that is there at `path`. */
  changesInsteadOf(path: Path, entry: object): boolean {
    const list = path.slice(0, -1)
    const present = valueAlong(this.#data, path)
    return this.#differs(new Map([[list, [present]]]), new Map([[list, [entry]]]), path)
  }

  /**
   * Whether the figure is another with `entry` behind all those that are in the list. What one entry says may leave the whole
   * without a value, which cannot be seen in that entry alone.
   */
  changesAmongAll(path: Path, entry: object): boolean {
    const list = valueAlong(this.#data, path)
    return Array.isArray(list) && this.changesInPlace(new Map([[path, [...list, entry]]]))
  }

  /** Whether the figure, which has no value, has one without the entries at `paths`. */
  hasValueWithout(paths: readonly Path[]): boolean {
    const rows = this.#rows
    const all = rows && valueAlong(this.#data, [rows.list])
    if (rows && Array.isArray(all) && !all.some(row => isPicked(rows, row))) return false
    const left = new Map<unknown, { readonly path: Path; readonly at: Set<unknown> }>()
    for (const each of paths) {
      const path = each.slice(0, -1)
      const list = valueAlong(this.#data, path)
      getOrInsert(left, list, () => ({ path, at: new Set() })).at.add(each.at(-1))
    }
    const others = [...left].flatMap(([list, { path, at }]) =>
      Array.isArray(list) ? [[path, list.filter((_, index) => !at.has(index))] as const] : [],
    )
    return this.changesInPlace(new Map(others))
  }

  /** Whether the figure is another with other values in their places, all entries being there. */
  changesInPlace(values: ReadonlyMap<Path, unknown>): boolean {
    // What cannot be tried is in doubt.
    if (this.#whole-- < 1) return true
    this.#present ??= JSON.stringify(this.#work())
    const undo: (() => void)[] = []
    for (const [path, value] of values) setAlong(this.#data, path, value, undo)
    const after = JSON.stringify(this.#work())
    for (const each of undo.reverse()) each()
    return after === undefined || after !== this.#present
  }

  /** Whether a flag at a path is absent, or says neither yes nor no. */
  isOpen(path: Path): boolean {
    return isOpen(this.#data, path)
  }

  #differs(
    before: ReadonlyMap<Path, unknown>,
    after: ReadonlyMap<Path, unknown>,
    instead: Path = [],
  ): boolean {
    const [path] = after.keys()
    if (path === undefined) return false
    if (this.#left-- < 1) return true
    const outer = path.findIndex(step => typeof step === 'number')
    const alone = valueAlong(this.#data, path.slice(0, outer + 1))
    const undo: (() => void)[] = []
    const figureWith = (values: ReadonlyMap<Path, unknown>): string | undefined => {
      for (const [at, value] of values) {
        const place = outer === -1 ? at : [...at.slice(0, outer), 0, ...at.slice(outer + 1)]
        if (!setAlong(this.#data, place, value, undo)) return undefined
      }
      return JSON.stringify(this.#work())
    }
    for (const { path: each } of this.#lists)
      if (Array.isArray(valueAlong(this.#data, each))) setAlong(this.#data, each, [], undo)
    const isReady = outer === -1 || setAlong(this.#data, path.slice(0, outer), [alone], undo)
    // Without any value in its place the figure is the same for all that is tried there.
    const known = JSON.stringify(before.size === 0 ? path.slice(0, outer + 1) : [path, instead])
    this.#without ??= new Map()
    const first = this.#without.get(known) ?? (isReady ? figureWith(before) : undefined)
    if (first !== undefined) this.#without.set(known, first)
    const second = isReady ? figureWith(after) : undefined
    for (const each of undo.reverse()) each()
    // What cannot be tried is in doubt.
    return first === undefined || second === undefined || first !== second
  }
}

/**
 * Puts `value` in its place, and what takes it out again on `undo`. Sections that are not there are frozen, as documents share them:
 * a copy stands for them meanwhile. Whether there is such a place.
 */
function setAlong(data: object, path: Path, value: unknown, undo: (() => void)[]): boolean {
  let holder: unknown = data
  for (const [index, step] of path.entries()) {
    if (typeof holder !== 'object' || holder === null) return false
    const at: object = holder
    const present: unknown = Reflect.get(at, step)
    const isLast = index === path.length - 1
    const next = isLast ? value : Object.isFrozen(present) ? thawed(present) : present
    if (next !== present || isLast) {
      undo.push(() => Reflect.set(at, step, present))
      Reflect.set(at, step, next)
    }
    holder = next
  }
  return path.length > 0
}

/** A copy of a frozen section; what is none is given back. A frozen list is empty, so no path leads through it. */
function thawed(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? { ...value } : value
}

/** What stands at the end of a path; `undefined` where nothing does. */
export function valueAlong(data: unknown, path: Path): unknown {
  let at = data
  for (const step of path) at = typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined
  return at
}

/** Whether a flag at the end of a path is absent, or says neither yes nor no. */
export function isOpen(data: unknown, path: Path): boolean {
  return (valueAlong(data, [...path, 'value']) ?? null) === null
}

/** Whether a figure picks an entry. */
export function isPicked({ name, texts }: PickedEntries, entry: unknown): boolean {
  const said = valueAlong(entry, [name])
  return texts.some(text => text === said)
}

/** The same of one that says `said` under the name; `null` cannot be read and may be any value. */
function mayBePicked({ texts }: PickedEntries, said: unknown): boolean {
  return said === null || texts.some(text => text === said)
}
