/** The receipts of one document: of all fields, or of one outermost field, each made when it is first asked for. */

import type { LineageEntry } from '../lineage-entry.ts'
import type { DuplicateKey } from '../open/duplicate-keys.ts'
import { LeafStore } from '../view/leaf-store.ts'
import type { ReadDocument } from '../view/read-document.ts'
import { derivedReceipts, type Figures } from './derived-receipts.ts'
import { withDuplicates } from './duplicate-receipts.ts'
import { type Shortfalls, walkShortfalls } from './shortfalls.ts'
import { type Walked, walkField, walkFields } from './trace.ts'
import type { TracePlan } from './trace-plan.ts'

/** What receipts are made from. */
export interface Traced {
  readonly read: ReadDocument
  /** As the expression gave it; derived fields may come later. */
  readonly data: unknown
  readonly duplicates: readonly DuplicateKey[]
  /** What is known of the derived fields, once they are worked out. */
  readonly figures: () => Omit<Figures, 'data'>
}

export class Receipts {
  readonly #planOf: () => TracePlan
  readonly #traced: Traced
  #leaves: LeafStore | undefined
  #walked: Walked | undefined
  #short: Shortfalls | undefined
  #own: readonly LineageEntry[] | undefined
  #all: readonly LineageEntry[] | undefined
  readonly #ofField = new Map<string, readonly LineageEntry[]>()

  /** `planOf` makes what receipts need of the mapping, which is put off until then. */
  constructor(planOf: () => TracePlan, traced: Traced) {
    this.#planOf = planOf
    this.#traced = traced
  }

  /** What falls short or cannot be read, without all that is well. */
  short(): Shortfalls {
    const { read, data } = this.#traced
    this.#short ??= walkShortfalls(this.#planOf(), read, data, this.#store())
    return this.#short
  }

  /** All fields but the derived ones. */
  walked(): Walked {
    this.#walked ??= walkFields(this.#planOf(), this.#traced.read, this.#store())
    return this.#walked
  }

  /** All, as the document is read: without the second values of keys that its text holds twice. */
  own(): readonly LineageEntry[] {
    if (this.#own === undefined) {
      const { data, figures } = this.#traced
      const walked = this.walked()
      const known = { data, ...figures() }
      this.#own = walked.found.concat(derivedReceipts(this.#planOf(), walked, this.#store().count, known))
    }
    return this.#own
  }

  /** All. */
  all(): readonly LineageEntry[] {
    this.#all ??= withDuplicates(this.own(), this.#traced.duplicates)
    return this.#all
  }

  /** Those of the outermost field with the name of the pointer's first step, and of those inside it; none where there is no such field. */
  ofField(pointer: string): readonly LineageEntry[] {
    const end = pointer.indexOf('/', 1)
    const step = end === -1 ? pointer : pointer.slice(0, end)
    const present = this.#ofField.get(step)
    if (present !== undefined) return present
    const found = this.#find(step)
    this.#ofField.set(step, found)
    return found
  }

  #find(step: string): readonly LineageEntry[] {
    const plan = this.#planOf()
    const outermost = plan.nodes.findIndex(node => node.step === step)
    const node = plan.nodes[outermost]
    if (node === undefined) return this.#figure(step)
    if (this.#all === undefined)
      return withDuplicates(walkField(node, this.#traced.read, this.#store()), this.#traced.duplicates)
    const { ends } = this.walked()
    return this.#all.slice(outermost === 0 ? 0 : ends[outermost - 1], ends[outermost])
  }

  #figure(step: string): readonly LineageEntry[] {
    const plan = this.#planOf()
    const at = plan.figures.findIndex(({ path }) => path === step)
    return at === -1
      ? []
      : this.all()
          .slice(this.walked().found.length + at)
          .slice(0, 1)
  }

  #store(): LeafStore {
    this.#leaves ??= new LeafStore(this.#traced.read.notice)
    return this.#leaves
  }
}
