/** Which keys of a document a mapping may name: labels of the authority that a path can hold, and nothing with a number of a person in it. */
import { yearStandIn } from '../../plan/view-labels.ts'
import { canonicalLabel, labelParts } from '../../text/labels/canonical-label.ts'
import { formatPath, readPath } from '../../text/labels/path-notation.ts'
import { maskedNumbers } from '../../text/messages/masked-numbers.ts'

/** The labels of forms have a hundred characters; a longer key is not a label. */
const longest = 200
/** Letters, digits, and the signs that labels are set with. */
const plain = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u
const angled = /[<>]/

/** Whether a key can stand in a mapping as a label: it is then read back as itself. Labels that `isKnown` may hold long numbers. */
export function canBeNamed(key: string, isKnown: (label: string) => boolean): boolean {
  if (key.length > longest) return false
  const { label } = labelParts(key)
  if (label === '' || label.startsWith('*') || angled.test(label) || !plain.test(label)) return false
  if (label.includes(yearStandIn)) return false
  if (maskedNumbers(label) !== label && !isKnown(label)) return false
  const read = readPath(formatPath(['SECTION_A', label]))
  return (
    read.fault === undefined && read.steps.length === 2 && canonicalLabel(read.steps[1]?.text ?? '') === label
  )
}
