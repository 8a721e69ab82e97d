/**
 * Keys of a document as they may stand in a message. A key is a label of the authority, but whoever makes a document may write a
 * name or a number in its place, and messages go into logs. So a key is shown where it is a label that the mapping knows, or is
 * worded like one: made of the words of known labels, with a slip here and there. Of any other its place is shown, in which
 * steps are left out by the same rule; where exactly it stands, the `pointer` of the issue tells.
 */

import type { MappingPlan } from '../../plan/mapping-plan.ts'
import { canonicalLabel } from '../../text/labels/canonical-label.ts'
import { quotedPath } from '../../text/labels/path-notation.ts'
import { maskedNumbers } from '../../text/messages/masked-numbers.ts'
import { editDistance } from '../../text/messages/nearest-names.ts'
import { shownLine } from '../../text/messages/shown-text.ts'
import { escapeStep, pointerSteps } from '../../text/places/json-pointer.ts'
import { type Capacity, getOrInsertWithin } from '../get-or-insert.ts'
import { type KnownLabels, knownLabels } from './known-labels.ts'
import { mostWords, wordsOf } from './wording.ts'

/** No label is longer, and of no place more steps are shown. */
const longestLabel = 120
const mostSteps = 12
const capacity: Capacity = { most: 1000, longest: longestLabel }
const notShown = '(not shown)'
/** Letters, digits and what labels are set with. */
const labelLike = /^[\p{L}\p{M}\p{N}\s_()[\].,:;'"’#%$&*+/–—-]+$/u
const position = /^(?:0|[1-9][0-9]{0,3})$/
/** A number of a line, a box, a form or a year. */
const shortNumber = /^(?=.*[0-9])[A-Z0-9]{1,6}$/
/** A word of so many letters, its ending left out, may have one slip in it. */
const mayHaveSlip = 6

export class ShownLabels {
  readonly #plan: Pick<MappingPlan, 'fields' | 'ignore'>
  /** By key, for all documents: what is shown depends on nothing else. */
  readonly #decided = new Map<string, boolean>()
  #known: KnownLabels | undefined

  constructor(plan: Pick<MappingPlan, 'fields' | 'ignore'>) {
    this.#plan = plan
  }

  /** The key of what stands at `pointer`, in quotes; its place where the key is not shown. */
  label(key: string, pointer: string): string {
    return this.#isShown(key) ? quotedPath([shownLine(key)]) : this.place(pointer)
  }

  /** A pointer without the steps that are not shown. */
  place(pointer: string): string {
    const steps = pointerSteps(pointer)
    const shown = steps
      .slice(0, mostSteps)
      .map(step => (position.test(step) || this.#isShown(step) ? escapeStep(shownLine(step)) : notShown))
    return `/${[...shown, ...(steps.length > mostSteps ? ['…'] : [])].join('/')}`
  }

  #isShown(key: string): boolean {
    if (key.length > longestLabel || !labelLike.test(key)) return false
    return getOrInsertWithin(this.#decided, key, capacity, () => {
      const label = canonicalLabel(key)
      this.#known ??= knownLabels(this.#plan)
      const { labels, words } = this.#known
      return labels.has(label) || (maskedNumbers(label) === label && isWordedLike(label, words))
    })
  }
}

/** Whether a label has known words only; one of several may have a slip in it. */
function isWordedLike(label: string, known: ReadonlySet<string>): boolean {
  let exact = 0
  let slips = 0
  const words = wordsOf(label)
  // Of a label with more words some are not among these.
  if (words.length === mostWords) return false
  for (const word of words) {
    if (word.length === 1 || shortNumber.test(word)) continue
    if (known.has(word)) exact++
    else {
      if (!isNearOne(word, known)) return false
      slips++
    }
  }
  return exact > 0 && slips <= exact
}

function isNearOne(word: string, known: ReadonlySet<string>): boolean {
  if (word.length < mayHaveSlip) return false
  for (const each of known)
    if (Math.abs(each.length - word.length) <= 1 && each[0] === word[0] && editDistance(word, each) <= 1)
      return true
  return false
}
