/**
 * What is another between two results of one document, by field: counts, and where to look first. Holds no value: a key that is no
 * name of a field, as in entries that are kept whole, is a label of the transcript and shown masked.
 */
import { shownLabel } from '../../drift/shown-label.ts'

/** What becomes of a field. "filled" and "emptied": from null, and to null. */
export type ChangeKind = 'changed' | 'filled' | 'emptied' | 'added' | 'removed'

/** What became of one field, in how many results. */
export interface FieldChange {
  /** Of the later run. */
  readonly mapping: string
  /** "/income/wages". The entries of a list count together, with an asterisk in the place of their numbers. */
  readonly field: string
  readonly changes: Readonly<Partial<Record<ChangeKind, number>>>
  /** The first line of which a result has it. */
  readonly first: Place
}

/** Where in an archive. */
export interface Place {
  readonly shard: string
  /** Its number among the lines that are not blank; where some are blank and some rejected, among the results. */
  readonly line: number
}

/** Labels are anybody's, so the list of fields has an end. */
const mostFields = 5000
const beyond = '(others)'

interface Counted {
  readonly mapping: string
  readonly field: string
  readonly changes: Partial<Record<ChangeKind, number>>
  readonly first: Place
}

/** Counts over results. */
export class FieldChanges {
  readonly #fields = new Map<string, Counted>()

  /** Counts what differs in the data of two results; false where nothing does. */
  add(before: unknown, after: unknown, mapping: string, place: Place): boolean {
    const [old, now] = [leavesOf(before), leavesOf(after)]
    let differs = false
    const count = (path: string, kind: ChangeKind): void => {
      differs = true
      this.#count(mapping, path, kind, place)
    }
    for (const [path, text] of now.texts) {
      const was = old.texts.get(path)
      if (was === text) continue
      if (was !== undefined) count(path, was === 'null' ? 'filled' : text === 'null' ? 'emptied' : 'changed')
      // What has become an empty list counts by the entries that it had.
      else if (!old.filled.has(path)) count(path, 'added')
    }
    for (const path of old.texts.keys())
      if (!now.texts.has(path) && !now.filled.has(path)) count(path, 'removed')
    return differs
  }

  /** The most frequent first. */
  list(): readonly FieldChange[] {
    const times = ({ changes }: Counted): number =>
      Object.values(changes).reduce((sum, each) => sum + each, 0)
    return [...this.#fields.values()].sort(
      (one, other) =>
        times(other) - times(one) || compare(one.mapping, other.mapping) || compare(one.field, other.field),
    )
  }

  #count(mapping: string, path: string, kind: ChangeKind, first: Place): void {
    const field = shownField(path)
    const key = `${mapping} ${field}`
    const known = this.#fields.get(key)
    const isFull = known === undefined && this.#fields.size >= mostFields
    const counted = known ??
      (isFull ? this.#fields.get(beyond) : undefined) ?? { mapping, field, changes: {}, first }
    const named = isFull ? { ...counted, mapping: '', field: beyond } : counted
    named.changes[kind] = (named.changes[kind] ?? 0) + 1
    this.#fields.set(isFull ? beyond : key, named)
  }
}

const separator = '\0'

interface Leaves {
  /** The text of every leaf by its path; an empty list or object is one. */
  readonly texts: ReadonlyMap<string, string>
  /** The paths of lists and objects that are not empty. */
  readonly filled: ReadonlySet<string>
}

/** Without recursion, whatever the depth. */
function leavesOf(data: unknown): Leaves {
  const texts = new Map<string, string>()
  const filled = new Set<string>()
  const waiting: { readonly path: string; readonly value: unknown }[] = [{ path: '', value: data }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { path, value } = next
    const parts = typeof value === 'object' && value !== null ? Object.entries(value) : []
    if (parts.length === 0) texts.set(path, JSON.stringify(value) ?? 'null')
    else filled.add(path)
    const mark = Array.isArray(value) ? '#' : ''
    for (const [key, part] of parts) waiting.push({ path: `${path}${separator}${mark}${key}`, value: part })
  }
  return { texts, filled }
}

/** Numbers of entries are left out, and a key that is a label is masked. */
function shownField(path: string): string {
  const steps = path.split(separator).slice(1)
  return steps
    .map(step =>
      /^#\d+$/.test(step) ? '*' : /^[A-Za-z][A-Za-z0-9_-]{0,79}$/.test(step) ? step : shownLabel(step),
    )
    .map(step => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('')
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}
