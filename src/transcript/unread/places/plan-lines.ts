/** What is kept of the unread lines of documents for later ones: a bounded number of labels, and never a text. */

import type { LabelWords } from '../../labels/wording.ts'
import type { LineKinds } from './line-kinds.ts'
import type { LabelSets } from './lines.ts'

export interface PlanLines {
  readonly words: LabelWords
  readonly sets: LabelSets
  readonly kinds: LineKinds
}
