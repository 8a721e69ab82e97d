/**
 * Two versions of a mapping held against each other over documents: by field, in how many documents its state or value changes,
 * and what kind of change that is. Holds counts and shapes, never a value.
 */
import type { WrittenPlan } from '../../plan/written-plan.ts'
import { pointerSteps } from '../../text/places/json-pointer.ts'
import type { FieldState } from '../../transcript/lineage-entry.ts'
import type { TranscriptResult } from '../../transcript/result/transcript-result.ts'
import { kindKeys, leafName, planLeaves } from '../coverage/plan-leaves.ts'
import { shapesOf } from '../draft/text-shapes.ts'
import { highest, isEnough, risenPart, type VersionPart } from './version-part.ts'

/** What a change asks of those who use the data: nothing fits any more, there is more, or other values come. */
export type ChangeClass = 'breaking' | 'additive' | 'value-only'

/** The state of a field; `none` where there is no such field, or no such entry of a list. */
export type Side = FieldState | 'none'

/** Documents in which a field goes from one state to another; from `value` to `value` where the value is another one. */
export interface Transition {
  readonly from: Side
  readonly to: Side
  readonly documents: number
  /** What the values look like, of those that there are: `9,999.99`. */
  readonly shapes: { readonly from: string; readonly to: string }
}

/** What changes in one field. */
export interface FieldDiff {
  readonly field: string
  readonly change: 'added' | 'removed' | 'retyped' | 'values'
  readonly class: ChangeClass
  /** Types, of a field that has another one. */
  readonly types?: { readonly from: string; readonly to: string }
  /** In how many documents its state or value changes. */
  readonly documents: number
  readonly transitions: readonly Transition[]
}

/** What changes in one check. */
export interface CheckDiff {
  /** Its name, or its words where it has none. */
  readonly check: string
  readonly change: 'added' | 'removed' | 'changed'
  /** In how many documents it fails, with either version; that is known of checks that have a name. */
  readonly fails?: { readonly from: number; readonly to: number }
}

/** What differs between two versions of a mapping. */
export interface MappingDiff {
  readonly id: string
  readonly versions: { readonly from: string; readonly to: string }
  /** Documents that both read. */
  readonly documents: number
  /** Documents that neither or only one of them reads, such as those of another form. */
  readonly passedOver: number
  /** Documents in which something changes. */
  readonly changed: number
  readonly fields: readonly FieldDiff[]
  readonly checks: readonly CheckDiff[]
  /** The part of the version that has to rise. */
  readonly needed: VersionPart
  /** The part that did. */
  readonly risen: VersionPart
  readonly isEnough: boolean
}

interface Open {
  documents: number
  readonly transitions: Map<string, OpenTransition>
}

interface OpenTransition {
  readonly from: Side
  readonly to: Side
  documents: number
  readonly old: string[]
  readonly now: string[]
}

/** At most this many values of a transition are looked at for their shapes. */
const mostShaped = 100

/** Counts over documents, one after the other. */
export class MappingComparison {
  readonly #old: WrittenPlan
  readonly #now: WrittenPlan
  readonly #kinds: readonly [ReadonlyMap<string, string>, ReadonlyMap<string, string>]
  readonly #fields = new Map<string, Open>()
  /** In how many documents each check fails, before and now. */
  readonly #failed: readonly [Map<string, number>, Map<string, number>] = [new Map(), new Map()]
  #documents = 0
  #passedOver = 0
  #changed = 0

  constructor(old: WrittenPlan, now: WrittenPlan) {
    this.#old = old
    this.#now = now
    this.#kinds = [kindKeys(old.fields), kindKeys(now.fields)]
  }

  /** `undefined` for a result that there is not. */
  add(old: TranscriptResult | undefined, now: TranscriptResult | undefined): void {
    if (old === undefined || now === undefined) {
      this.#passedOver++
      return
    }
    this.#documents++
    countFailed(old, this.#failed[0])
    countFailed(now, this.#failed[1])
    const before = cellsOf(old, this.#kinds[0])
    const after = cellsOf(now, this.#kinds[1])
    const changed = new Set<string>()
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      const [one, other] = [before.get(key), after.get(key)]
      const field = one?.field ?? other?.field ?? ''
      if (one?.state === other?.state && one?.text === other?.text) continue
      this.#note(field, one, other, changed)
    }
    if (changed.size > 0) this.#changed++
  }

  diff(): MappingDiff {
    const fields = this.#fieldDiffs()
    const needed = highest([...fields.map(neededFor), this.#old.hash === this.#now.hash ? 'none' : 'patch'])
    const risen = risenPart(this.#old.version, this.#now.version)
    return {
      id: this.#now.id,
      versions: { from: this.#old.version, to: this.#now.version },
      documents: this.#documents,
      passedOver: this.#passedOver,
      changed: this.#changed,
      fields,
      checks: this.#checkDiffs(),
      needed,
      risen,
      isEnough: isEnough(risen, needed),
    }
  }

  /** `changed` are the fields, and their transitions, that were counted for this document. */
  #note(field: string, one: Cell | undefined, other: Cell | undefined, changed: Set<string>): void {
    const open = this.#fields.get(field) ?? { documents: 0, transitions: new Map() }
    this.#fields.set(field, open)
    const from = one?.state ?? 'none'
    const to = other?.state ?? 'none'
    const name = `${from} ${to}`
    const transition = open.transitions.get(name) ?? { from, to, documents: 0, old: [], now: [] }
    open.transitions.set(name, transition)
    if (transition.old.length < mostShaped) {
      if (one?.state === 'value') transition.old.push(one.text)
      if (other?.state === 'value') transition.now.push(other.text)
    }
    if (!changed.has(field)) open.documents++
    changed.add(field)
    const mark = `${field}\n${name}`
    if (!changed.has(mark)) transition.documents++
    changed.add(mark)
  }

  #checkDiffs(): readonly CheckDiff[] {
    const [old, now] = [checksOf(this.#old), checksOf(this.#now)]
    return [...new Set([...old.keys(), ...now.keys()])].flatMap((check): readonly CheckDiff[] => {
      const [before, after] = [old.get(check), now.get(check)]
      if (before === after) return []
      const fails = { from: this.#failed[0].get(check) ?? 0, to: this.#failed[1].get(check) ?? 0 }
      const isNamed = [...this.#old.checks, ...this.#now.checks].some(({ name }) => name === check)
      const change = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
      return [{ check, change, ...(isNamed && { fails }) }]
    })
  }

  #fieldDiffs(): readonly FieldDiff[] {
    const types = [this.#old, this.#now].map(
      plan => new Map(planLeaves(plan.fields).map(leaf => [leaf.name, leaf.type])),
    )
    const [old = new Map<string, string>(), now = new Map<string, string>()] = types
    return [...new Set([...old.keys(), ...now.keys(), ...this.#fields.keys()])].flatMap(
      (field): readonly FieldDiff[] => {
        const [from, to] = [old.get(field), now.get(field)]
        const transitions = [...(this.#fields.get(field)?.transitions.values() ?? [])].map(closed)
        const documents = this.#fields.get(field)?.documents ?? 0
        const common = { field, documents, transitions }
        if (from === undefined && to !== undefined) return [{ ...common, change: 'added', class: 'additive' }]
        if (from !== undefined && to === undefined)
          return [{ ...common, change: 'removed', class: 'breaking' }]
        if (from !== undefined && to !== undefined && from !== to)
          return [{ ...common, change: 'retyped', class: 'breaking', types: { from, to } }]
        return documents === 0 ? [] : [{ ...common, change: 'values', class: classOf(transitions) }]
      },
    )
  }
}

/** What each check says, in one text, by its name. */
function checksOf({ checks }: WrittenPlan): ReadonlyMap<string, string> {
  return new Map(
    checks.map(({ name, that, severity, says }) => [name ?? says, JSON.stringify([that, severity, says])]),
  )
}

/** Counts the checks that fail in a document, each once. */
function countFailed({ issues }: TranscriptResult, counts: Map<string, number>): void {
  const failed = issues.filter(({ code }) => code === 'check/failed')
  for (const check of new Set(failed.flatMap(issue => issue.check ?? [])))
    counts.set(check, (counts.get(check) ?? 0) + 1)
}

interface Cell {
  readonly field: string
  readonly state: FieldState
  /** JSON of the value. */
  readonly text: string
}

/** The fields of a result by their names and their pointers into the data: another kind of entry has other fields. */
function cellsOf(result: TranscriptResult, kinds: ReadonlyMap<string, string>): ReadonlyMap<string, Cell> {
  return new Map(
    result.lineage().map(({ path, state }): [string, Cell] => {
      const field = leafName(path, result.data, kinds)
      const text = state === 'value' ? (JSON.stringify(valueAt(result.data, path)) ?? '') : ''
      return [`${field}\n${path}`, { field, state, text }]
    }),
  )
}

function valueAt(data: unknown, pointer: string): unknown {
  let at = data
  for (const step of pointerSteps(pointer))
    at = typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined
  return at
}

function closed({ from, to, documents, old, now }: OpenTransition): Transition {
  return { from, to, documents, shapes: { from: shapesOf(old.map(plain)), to: shapesOf(now.map(plain)) } }
}

/** JSON of a text without its quotes. */
function plain(json: string): string {
  return json.startsWith('"') ? json.slice(1, -1) : json
}

/** A value that no longer comes breaks; one that comes now adds; any other change is one of values. */
function classOf(transitions: readonly Transition[]): ChangeClass {
  if (transitions.some(({ from, to }) => from === 'value' && to !== 'value')) return 'breaking'
  return transitions.some(({ from, to }) => from === 'value' && to === 'value') ? 'value-only' : 'additive'
}

/** The part of the version that has to rise for the change of one field. */
export function neededFor({ change, class: kind }: FieldDiff): VersionPart {
  if (kind === 'breaking') return 'major'
  if (kind === 'value-only' || change === 'added') return 'minor'
  return 'patch'
}
