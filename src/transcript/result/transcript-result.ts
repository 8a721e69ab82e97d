/** What mapping a transcript gives: data, issues, and the account of every leaf. Lineage is made when asked for. */
import type { MappingPlan, PlanCheck, PlanField } from '../../plan/mapping-plan.ts'
import type { Issue } from '../issue.ts'
import type { AbsentField } from '../lineage/absent-fields.ts'
import { LineageIndex } from '../lineage/lineage-index.ts'
import type { FieldState, LineageEntry } from '../lineage-entry.ts'
import type { Ignored } from '../view/leaves/leaf-account.ts'
import type { Section } from '../view/section.ts'
import type { Coverage } from './coverage.ts'
import type { FieldPath, HolderPath } from './data-path-types.ts'
import { pathTarget, unknownPath } from './data-paths.ts'

/** Which mapping made a result. */
export interface MappingIdentity<Id extends string> {
  readonly id: Id
  readonly version: string
  /** SHA-256 of the compiled mapping: two results with the same hash were made by the same rules. */
  readonly hash: string
}

/** What gives lineage: all, or those of the outermost field of a pointer. */
export interface LineageProvider {
  all(): readonly LineageEntry[]
  ofField(pointer: string): readonly LineageEntry[]
  readonly view: Section
}

/** What a result was read by and from, for what explains it. */
export const readingOf: unique symbol = Symbol('readingOf')

/** See above: the fields and checks of the mapping, and the transcript as it reads it. */
export interface Reading {
  readonly fields: readonly PlanField[]
  readonly checks: readonly PlanCheck[]
  readonly view: Section
}

/** What a result is made from. */
export interface ResultParts<Id extends string, Data> {
  readonly plan: Pick<MappingPlan, 'title' | 'keyFigures' | 'fields' | 'checks'>
  readonly mapping: MappingIdentity<Id>
  readonly data: Data
  readonly issues: readonly Issue[]
  readonly unmapped: readonly string[]
  readonly ignored: readonly Ignored[]
  readonly noData: boolean
  readonly lineage: LineageProvider
  readonly coverage: () => Coverage
  readonly absent: () => readonly AbsentField[]
  readonly document: () => DocumentKind
}

/**
 * What kind of document was mapped, in canonical texts. Holds nothing of the taxpayer.
 * @example
 * const kind: DocumentKind = mapTranscript(raw).document
 * kind.period // => '2021-12'
 */
export interface DocumentKind {
  readonly type: string
  /** Blank where the document names no form, or something that is not short and plain as forms are. */
  readonly form: string
  /** The month in which the tax period ends, `2023-12`, of the document's top or of its header. */
  readonly period: string | undefined
}

/**
 * One mapped transcript. `JSON.stringify` writes all of it but the lineage; amounts become text with at least two decimals.
 * @example
 * const result: TranscriptResult = mapTranscript(raw)
 * result.title // => 'Tax Return Transcript, Form 1040'
 * JSON.parse(JSON.stringify(result)).data.income.wages // => '14250.00'
 */
export class TranscriptResult<Id extends string = string, Data = unknown> {
  readonly mapping: MappingIdentity<Id>
  /** The typed data. A field without a value is null; no key is ever missing. */
  readonly data: Data
  /** What is wrong, in one pass; empty where all is well. */
  readonly issues: readonly Issue[]
  /** JSON Pointers of the leaves that no field read and nobody ignored, in document order. */
  readonly unmapped: readonly string[]
  /** The leaves left out on purpose, with the reason. */
  readonly ignored: readonly Ignored[]
  /** The authority says that it has no such transcript; fields that are otherwise required are then not missed. */
  readonly noData: boolean
  readonly #lineage: LineageProvider
  readonly #indexes = new Map<readonly LineageEntry[], LineageIndex>()
  readonly #parts: Pick<ResultParts<Id, Data>, 'coverage' | 'absent' | 'document'>
  readonly #plan: ResultParts<Id, Data>['plan']

  constructor(parts: ResultParts<Id, Data>) {
    this.#plan = parts.plan
    this.mapping = parts.mapping
    this.data = parts.data
    this.issues = parts.issues
    this.unmapped = parts.unmapped
    this.ignored = parts.ignored
    this.noData = parts.noData
    this.#lineage = parts.lineage
    this.#parts = parts
  }

  /** What the mapping reads, in words: "Record of Account, Form 1040". */
  get title(): string {
    return this.#plan.title
  }

  /** The paths in the data that a reader looks at first. */
  get keyFigures(): readonly (readonly string[])[] {
    return this.#plan.keyFigures
  }

  /** How many leaves were read, ignored and left unmapped, by section; and how well the wordings that were read are known. */
  get coverage(): Coverage {
    return this.#parts.coverage()
  }

  /** The type, form and period of the document. */
  get document(): DocumentKind {
    return this.#parts.document()
  }

  /** The fields of the mapping that no label of the document leads to, those of sections and kinds of entries that it has not included. */
  absent(): readonly AbsentField[] {
    return this.#parts.absent()
  }

  get [readingOf](): Reading {
    const { fields, checks } = this.#plan
    return { fields, checks, view: this.#lineage.view }
  }

  /** Whether mapping `id` made this result. For bundled mappings it narrows `data` to the mapping's type. */
  is(id: string): boolean {
    return this.mapping.id === id
  }

  /** The lineage entry of every field, in the order of the data. Holds the taxpayer's raw text: keep it out of logs. */
  lineage(): readonly LineageEntry[]
  /**
   * The lineage of the field at `path`, a JSON Pointer into the data, or of all fields below it: `/income/wages`, `/scheduleC/0`.
   * None where the document has no such entry of a list. A path that is no literal is looked at when it is asked for.
   * @throws UnknownPathError where the mapping has no such field
   */
  lineage<This extends { readonly data: unknown }, const Path extends string>(
    this: This,
    path: HolderPath<This['data'], Path>,
  ): readonly LineageEntry[]
  lineage(path?: string): readonly LineageEntry[] {
    if (path === undefined || path === '') return this.#lineage.all()
    const found = this.#indexFor(path)?.below(path) ?? []
    if (found.length === 0 && pathTarget(this.#plan.fields, path) === undefined)
      throw unknownPath(this.#plan, this.mapping.id, path, false)
    return found
  }

  /**
   * Whether the field at `path`, a JSON Pointer into the data such as `/income/wages`, has a value, or why not; `absent` also
   * where the document has no such entry of a list. A path that is no literal is looked at when it is asked for.
   * @throws UnknownPathError where the mapping has no such field
   */
  state<This extends { readonly data: unknown }, const Path extends string>(
    this: This,
    path: FieldPath<This['data'], Path>,
  ): FieldState
  state(path: string): FieldState {
    const found = this.#indexFor(path)?.at(path)
    if (found !== undefined) return found.state
    if (pathTarget(this.#plan.fields, path) === 'field') return 'absent'
    throw unknownPath(this.#plan, this.mapping.id, path, true)
  }

  /** The entries among which those of `path` are; a caller without types may give anything. */
  #indexFor(path: string): LineageIndex | undefined {
    if (typeof path !== 'string' || !path.startsWith('/')) return undefined
    const lineage = this.#lineage.ofField(path)
    let index = this.#indexes.get(lineage)
    if (index === undefined) {
      index = new LineageIndex(lineage)
      this.#indexes.set(lineage, index)
    }
    return index
  }
}
