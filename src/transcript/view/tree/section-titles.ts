/**
 * The sections and lists of one object by what identifies them: `Schedule C - Profit or Loss` is the section that a mapping
 * has as `SCHEDULE C--PROFIT OR LOSS FROM BUSINESS`. Only sections and lists have designators; a line that names a form is a
 * line. Holds labels, never a value.
 */

import { canonicalLabel } from '../../../text/labels/canonical-label.ts'
import { type Designation, designationOf, type TitlePlace } from '../../../text/labels/designator.ts'
import { isAnother, isUnfamiliar } from '../../../text/labels/other-things.ts'
import { getOrInsert } from '../../get-or-insert.ts'
import type { EntriesReader, OccurrencesReader, Reader, SectionReader } from './reading-tree.ts'

/** What reads something that has a title. */
type TitledReader = SectionReader | OccurrencesReader | EntriesReader

/** The section of a designator. */
interface Titled {
  readonly reader: TitledReader
  /** Every word of the titles that the mapping has for it. */
  readonly words: Set<string>
}

/** What a title is found to be: the section that is read so; or at odds with itself, its words being those of another one. */
export interface TitleFound {
  readonly reader: TitledReader
  readonly isAtOdds: boolean
  /** None of its words is in a title that the mapping has for the section. */
  readonly isUnfamiliar: boolean
}

function isTitled(reader: Reader): reader is TitledReader {
  return reader.kind === 'section' || reader.kind === 'occurrences' || reader.kind === 'entries'
}

/** At most this many titles of documents are kept, each of at most this many characters. */
const mostKept = 64
const longestKept = 200

export class SectionTitles {
  /** The forms whose schedules the transcript has. */
  readonly owners: readonly string[]
  readonly #place: TitlePlace
  readonly #sections = new Map<string, Titled>()
  /** The designators that words describe. */
  readonly #described = new Map<string, Set<string>>()

  /** What titles of documents were found to be. */
  readonly #found = new Map<string, TitleFound | undefined>()

  constructor(owners: readonly string[]) {
    this.owners = owners
    this.#place = { isEntry: false, owners }
  }

  /** The reader of this kind of the section that has the designator of `label`, a label of the mapping. */
  sameAs(label: string, kind: Reader['kind']): Reader | undefined {
    if (this.#sections.size === 0) return undefined
    const found = designationOf(label, this.#place)
    const section = found === undefined ? undefined : this.#sectionOf(found)
    if (found === undefined || section?.reader.kind !== kind) return undefined
    this.#describe(found, section)
    return section.reader
  }

  /** Notes that `reader` reads the section of this label. */
  add(label: string, reader: Reader): void {
    if (!isTitled(reader)) return
    const found = designationOf(label, this.#place)
    if (found === undefined || this.#sections.has(found.designator)) return
    const section = { reader, words: new Set<string>() }
    this.#sections.set(found.designator, section)
    this.#describe(found, section)
  }

  /** What reads the section that a document prints under `key`; `undefined` where its title identifies none of these. */
  find(key: string): TitleFound | undefined {
    if (this.#sections.size === 0) return undefined
    const present = this.#found.get(key)
    if (present !== undefined || this.#found.has(key)) return present
    const found = this.#find(key)
    if (key.length > longestKept) return found
    if (this.#found.size >= mostKept) this.#found.clear()
    this.#found.set(key, found)
    return found
  }

  #find(key: string): TitleFound | undefined {
    const found = designationOf(canonicalLabel(key), this.#place)
    const section = found === undefined ? undefined : this.#sectionOf(found)
    if (found === undefined || section === undefined) return undefined
    const described = this.#described.get(found.words)
    return {
      reader: section.reader,
      isAtOdds: described !== undefined && !described.has(found.designator),
      isUnfamiliar: isUnfamiliar(found.words, section.words),
    }
  }

  #sectionOf({ designator, words }: Designation): Titled | undefined {
    const section = this.#sections.get(designator)
    return section === undefined || isAnother(words, section.words) ? undefined : section
  }

  #describe({ designator, words }: Designation, section: Titled): void {
    if (words === '') return
    for (const word of words.split(' ')) section.words.add(word)
    getOrInsert(this.#described, words, () => new Set()).add(designator)
  }
}
