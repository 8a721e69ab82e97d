/** What titles name, each looked at once: those of a plan for all its documents, those of a document while it is mapped. */

import { canonicalLabel } from '../../../text/labels/canonical-label.ts'
import {
  type Designation,
  designationOf,
  longestTitle,
  type TitlePlace,
} from '../../../text/labels/designator.ts'
import { getOrInsert } from '../../get-or-insert.ts'
import { describingWords, type LabelWords, numbersIn } from '../../labels/wording.ts'

/** What one title names. */
export interface NamedTitle {
  readonly designator: string | undefined
  readonly schedule: string | undefined
  readonly numbers: ReadonlySet<string>
}

const nothingNamed: NamedTitle = { designator: undefined, schedule: undefined, numbers: new Set() }
const schedule = /^SCHEDULE [A-Z]{1,3}(?:-[A-Z0-9]{1,2})?(?![A-Z0-9])/

export class Titles {
  readonly #owners: readonly string[]
  readonly #sections = new Map<string, NamedTitle>()
  readonly #entries = new Map<string, NamedTitle>()
  readonly #words: LabelWords
  readonly #describing = new Map<string, readonly string[]>()

  /** `owners` are the forms whose schedules the transcript has. */
  constructor(owners: readonly string[], words: LabelWords) {
    this.#owners = owners
    this.#words = words
  }

  ofSection(title: string): NamedTitle {
    return this.#sections.get(title) ?? named(title, this.#sections, { isEntry: false, owners: this.#owners })
  }

  ofEntry(title: string): NamedTitle {
    return this.#entries.get(title) ?? named(title, this.#entries, { isEntry: true, owners: [] })
  }

  /** The words of a label. */
  words(label: string): readonly string[] {
    return this.#words.of(label)
  }

  /** The words that describe what a title numbers. */
  describing(title: string): readonly string[] {
    return getOrInsert(this.#describing, title, () => describingWords(title))
  }

  /** The words of a label in one text. */
  together(label: string): string {
    return this.#words.together(label)
  }
}

function named(title: string, known: Map<string, NamedTitle>, place: TitlePlace): NamedTitle {
  // A title that is longer names nothing.
  if (title.length > longestTitle * 2) return nothingNamed
  const found = {
    designator: designationIn(title, place)?.designator,
    schedule: scheduleIn(canonicalLabel(title)),
    numbers: numbersIn(title),
  }
  known.set(title, found)
  return found
}

/** What a title names beyond doubt. */
export function designationIn(title: string, place: TitlePlace): Designation | undefined {
  return title.length > longestTitle * 2 ? undefined : designationOf(canonicalLabel(title), place)
}

/** The schedule that a label begins with, whatever stands behind it: `SCHEDULE C` of `SCHEDULE C-PROFIT OR LOSS (CONTINUED)`. */
export function scheduleIn(label: string): string | undefined {
  return schedule.exec(label)?.[0]
}

/** Whether two titles name one form or schedule; `undefined` where one of them names none. */
export function sameTitle(title: NamedTitle, other: NamedTitle): boolean | undefined {
  if (title.designator !== undefined && other.designator !== undefined)
    return title.designator === other.designator
  if (title.schedule !== undefined && other.schedule !== undefined && title.schedule !== other.schedule)
    return false
  if (title.numbers.size === 0 || other.numbers.size === 0) return undefined
  return [...title.numbers].some(each => other.numbers.has(each))
}
