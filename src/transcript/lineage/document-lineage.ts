/** The lineage of one document: of all fields, or of one outermost field, each made when it is first asked for. */

import type { DuplicateKey } from '../../text/json/duplicate-keys.ts'
import { getOrInsert } from '../get-or-insert.ts'
import type { LineageEntry } from '../lineage-entry.ts'
import type { LeafStore } from '../view/leaves/leaf-store.ts'
import type { ReadDocument } from '../view/read-document.ts'
import type { Section } from '../view/section.ts'
import { derivedLineage, type Figures } from './derived-lineage.ts'
import { withDuplicates } from './duplicate-sources.ts'
import type { LineagePlan } from './lineage-plan.ts'
import { type Walked, walkField, walkFields } from './lineage-walk.ts'
import { type Shortfalls, walkShortfalls } from './shortfalls.ts'

/** What lineage is made from. */
export interface LineageParts {
  readonly read: ReadDocument
  /** Its leaves. */
  readonly leaves: LeafStore
  /** As the expression gave it; derived fields may come later. */
  readonly data: unknown
  readonly duplicates: readonly DuplicateKey[]
  /** What is known of the derived fields, once they are computed. */
  readonly figures: () => Omit<Figures, 'data'>
}

/** The lineage of one document, made when it is first asked for. */
export class DocumentLineage {
  readonly #planOf: () => LineagePlan
  readonly #parts: LineageParts
  #walked: Walked | undefined
  #short: Shortfalls | undefined
  #own: readonly LineageEntry[] | undefined
  #all: readonly LineageEntry[] | undefined
  readonly #ofField = new Map<string, readonly LineageEntry[]>()

  /** `planOf` makes what lineage needs of the mapping, which is put off until then. */
  constructor(planOf: () => LineagePlan, parts: LineageParts) {
    this.#planOf = planOf
    this.#parts = parts
  }

  /** The document as the mapping reads it. */
  get view(): Section {
    return this.#parts.read.view
  }

  /** What falls short or cannot be read, without all that is well. */
  short(): Shortfalls {
    const { read, data, leaves } = this.#parts
    this.#short ??= walkShortfalls(this.#planOf(), read, data, leaves)
    return this.#short
  }

  /** All fields but the derived ones. */
  walked(): Walked {
    const { read, leaves, data } = this.#parts
    this.#walked ??= walkFields(this.#planOf(), read, leaves, data)
    return this.#walked
  }

  /** All, as the document is read: without the second values of keys that its text holds twice. */
  own(): readonly LineageEntry[] {
    if (this.#own === undefined) {
      const { data, figures, leaves } = this.#parts
      const walked = this.walked()
      const known = { data, ...figures() }
      this.#own = walked.found.concat(derivedLineage(this.#planOf(), walked, leaves.count, known))
    }
    return this.#own
  }

  /** All. */
  all(): readonly LineageEntry[] {
    this.#all ??= withDuplicates(this.own(), this.#parts.duplicates)
    return this.#all
  }

  /** Those of the outermost field with the name of the pointer's first step, and of those inside it; none where there is no such field. */
  ofField(pointer: string): readonly LineageEntry[] {
    const end = pointer.indexOf('/', 1)
    const step = end === -1 ? pointer : pointer.slice(0, end)
    return getOrInsert(this.#ofField, step, () => this.#find(step))
  }

  #find(step: string): readonly LineageEntry[] {
    const plan = this.#planOf()
    const outermost = plan.nodes.findIndex(node => node.step === step)
    const node = plan.nodes[outermost]
    if (node === undefined) return this.#figure(step)
    const { read, leaves, data, duplicates } = this.#parts
    if (this.#all === undefined) return withDuplicates(walkField(node, read, leaves, data), duplicates)
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
}
