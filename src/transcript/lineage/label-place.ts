/** Where the sections of a view have a label, found once for each kind of section and not in each of them. Holds nothing of a document. */
import type { FixedRecord, RecordNames } from '../../evaluate/run/fixed-record.ts'
import type { Reading } from '../../normalize/definition.ts'
import type { PlanSource, ValueField } from '../../plan/mapping-plan.ts'
import { type Read, readerOf } from '../view/read-as.ts'
import { Section } from '../view/section.ts'

/** The position of one label, as it was found last: most fields stand in sections of one kind. */
export class LabelPlace {
  readonly #label: string
  #names: RecordNames | undefined
  #position = -1

  constructor(label: string) {
    this.#label = label
  }

  /** The position in `record`; -1 where such records have no such label. */
  in(record: FixedRecord): number {
    if (record.names !== this.#names) {
      this.#names = record.names
      this.#position = record.names.get(this.#label) ?? -1
    }
    return this.#position
  }
}

/** The way to the text of one source of a field, and what reads it. */
export class SourceWay {
  readonly normalizer: string
  /** How well the wording is known. */
  readonly evidence: string
  /** The label of the text itself. */
  readonly last: LabelPlace
  readonly #above: readonly LabelPlace[]
  readonly #source: PlanSource
  readonly #field: ValueField
  #read: Read | undefined

  constructor(source: PlanSource, field: ValueField) {
    const places = source.path.map(label => new LabelPlace(label))
    this.normalizer = source.normalizer
    this.evidence = source.evidence ?? field.evidence ?? 'sourced'
    this.last = places.pop() ?? new LabelPlace('')
    this.#above = places
    this.#source = source
    this.#field = field
  }

  /** What `text` is read as; `undefined` where nothing is known that reads it. */
  reading(text: string): Reading<unknown> | undefined {
    this.#read ??= readerOf(this.#source, this.#field)
    return this.#read?.(text)
  }

  /** The section that the text stands in; `undefined` where there is none. */
  holder(view: Section): Section | undefined {
    let at = view
    for (const place of this.#above) {
      const position = place.in(at)
      const next = position === -1 ? undefined : at.values[position]
      if (!(next instanceof Section)) return undefined
      at = next
    }
    return at
  }

  /** Whether something stands at its end. */
  isIn(view: Section): boolean {
    const holder = this.holder(view)
    const position = holder === undefined ? -1 : this.last.in(holder)
    return position !== -1 && holder?.values[position] !== undefined
  }
}
