/** The entries of the lists in one section, by their pointers; what each is, is found when it is asked for. */
import { getOrInsert } from '../../get-or-insert.ts'
import { caseOf, meets } from '../../view/entry-choice.ts'
import { Section } from '../../view/section.ts'
import type { ListPlace, RecordPlace } from './places.ts'
import type { Row, Spot } from './survey.ts'

/** An entry that a list reads. */
interface Entry {
  readonly list: ListPlace
  readonly section: Section
  /** Its place among the entries that the data has. */
  readonly index: number
}

const none: readonly Spot[] = []

export class RowsBelow {
  readonly #above: Spot
  readonly #entries = new Map<string, Entry[]>()
  readonly #spots = new Map<string, readonly Spot[]>()

  constructor(above: Spot) {
    this.#above = above
    for (const [label, lists] of above.place.lists) {
      const entries = above.section.get(label)
      if (Array.isArray(entries)) for (const list of lists) this.#add(list, entries)
    }
  }

  get size(): number {
    return this.#entries.size
  }

  get(pointer: string): readonly Spot[] {
    const entries = this.#entries.get(pointer)
    if (entries === undefined) return none
    return getOrInsert(this.#spots, pointer, () => entries.flatMap(entry => this.#spotOf(entry)))
  }

  #add(list: ListPlace, sections: readonly unknown[]): void {
    const keepsAll = list.otherwise !== undefined || list.field.kind === 'list'
    let index = 0
    for (const section of sections) {
      if (!(section instanceof Section) || !meets(section, list.field.where)) continue
      if (!keepsAll && kindOf(list, section) === undefined) continue
      getOrInsert(this.#entries, section.pointer, () => []).push({ list, section, index: index++ })
    }
  }

  #spotOf({ list, section, index }: Entry): readonly Spot[] {
    const known = kindOf(list, section)
    const record = known ?? list.otherwise
    if (record === undefined) return none
    const above = this.#above
    const base = [...above.row.base, ...list.path, index]
    const row: Row = { section, base, record, list, isUnknown: known === undefined }
    return [{ section, place: record.root, row, above }]
  }
}

function kindOf({ field, kinds }: ListPlace, entry: Section): RecordPlace | undefined {
  if (field.kind === 'list') return kinds[0]
  const found = caseOf(field, entry)
  return found === undefined ? undefined : kinds.find(kind => kind.name === found.name)
}
