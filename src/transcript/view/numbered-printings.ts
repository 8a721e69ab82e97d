/**
 * The printings of a section that is read as a list, by the numbers that they carry. They may come in any order, and the first may have
 * no number; but where one has a higher number than there are printings, another is not on the transcript.
 */
import { type Issue, issue } from '../issue.ts'
import type { ShownLabels } from '../labels/shown-labels.ts'
import { pointerIn, type Section } from './section.ts'
import type { Spelling } from './tree/spellings.ts'

/** A printing whose number is higher than that of the printings before it. */
interface Ahead {
  readonly section: Section
  /** Where the list of the printings stands in the section. */
  readonly position: number
  readonly spelling: Spelling
}

/** Of one document. */
export class NumberedPrintings {
  readonly #ahead: Ahead[] = []

  /** Notes the printing that `spelling` is the key of, once it is in the list. */
  note(section: Section, position: number, spelling: Spelling): void {
    if (isAhead({ section, position, spelling })) this.#ahead.push({ section, position, spelling })
  }

  /** Of each list that lacks a printing, once it is whole. */
  issues(shown: ShownLabels): readonly Issue[] {
    return this.#ahead.filter(isAhead).map(({ section, spelling }) => {
      const pointer = pointerIn(section, spelling)
      return issue('transcript/missing-printing', { key: shown.label(spelling.key, pointer) }, { pointer })
    })
  }
}

function isAhead({ section, position, spelling }: Ahead): boolean {
  const list = section.values[position]
  return spelling.occurrence > (Array.isArray(list) ? list.length : 0)
}
