/**
 * The sections and lists of one object by what identifies them: `Schedule C - Profit or Loss` is the section that a mapping
 * has as `SCHEDULE C--PROFIT OR LOSS FROM BUSINESS`. Only sections and lists have designators; a line that names a form is a
 * line. Holds labels of the mapping, never one of a document.
 */
import { canonicalLabel } from '../text/canonical-label.ts'
import { designationOf, type TitlePlace } from '../text/designator.ts'
import type { EntriesReader, OccurrencesReader, Reader, SectionReader } from './reading-tree.ts'

/** What reads something that has a title. */
type TitledReader = SectionReader | OccurrencesReader | EntriesReader

/** What a title is found to be: the section that is read so; or at odds with itself, its words being those of another one. */
export interface TitleFound {
  readonly reader: TitledReader
  readonly isAtOdds: boolean
}

function isTitled(reader: Reader): reader is TitledReader {
  return reader.kind === 'section' || reader.kind === 'occurrences' || reader.kind === 'entries'
}

export class SectionTitles {
  /** The forms whose schedules the transcript has. */
  readonly owners: readonly string[]
  readonly #place: TitlePlace
  readonly #readers = new Map<string, TitledReader>()
  /** The designators that words describe. */
  readonly #described = new Map<string, Set<string>>()

  constructor(owners: readonly string[]) {
    this.owners = owners
    this.#place = { isEntry: false, owners }
  }

  /** The reader of this kind of the section that has the designator of `label`, a label of the mapping. */
  sameAs(label: string, kind: Reader['kind']): Reader | undefined {
    if (this.#readers.size === 0) return undefined
    const found = designationOf(label, this.#place)
    const reader = found === undefined ? undefined : this.#readers.get(found.designator)
    if (found === undefined || reader?.kind !== kind) return undefined
    this.#describe(found.words, found.designator)
    return reader
  }

  /** Notes that `reader` reads the section of this label. */
  add(label: string, reader: Reader): void {
    if (!isTitled(reader)) return
    const found = designationOf(label, this.#place)
    if (found === undefined || this.#readers.has(found.designator)) return
    this.#readers.set(found.designator, reader)
    this.#describe(found.words, found.designator)
  }

  /** What reads the section that a document prints under `key`; `undefined` where its title identifies none of these. */
  find(key: string): TitleFound | undefined {
    if (this.#readers.size === 0) return undefined
    const found = designationOf(canonicalLabel(key), this.#place)
    const reader = found === undefined ? undefined : this.#readers.get(found.designator)
    if (found === undefined || reader === undefined) return undefined
    const described = this.#described.get(found.words)
    return { reader, isAtOdds: described !== undefined && !described.has(found.designator) }
  }

  #describe(words: string, designator: string): void {
    if (words === '') return
    const present = this.#described.get(words) ?? new Set()
    this.#described.set(words, present.add(designator))
  }
}
