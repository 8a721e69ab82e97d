/** Whether two leaves say the same: the same text, or texts that their normalizers read as the same value. */
import { empty, Refusal } from '../../../normalize/definition.ts'
import { knownNormalizer } from '../../../normalize/known-normalizers.ts'
import { canonicalText } from '../../../text/labels/canonical-label.ts'

/** A leaf and how it is read. */
export interface ReadLeaf {
  readonly value: unknown
  readonly normalizer: string
}

/** `$0.00` and `0.00` read as money say the same; so do `Single` and `SINGLE` read as text. */
export function sameContent(left: ReadLeaf, right: ReadLeaf): boolean {
  if (left.value === right.value) return true
  if (typeof left.value !== 'string' || typeof right.value !== 'string') return false
  if (canonicalText(left.value) === canonicalText(right.value)) return true
  const one = readingOf(left.value, left.normalizer)
  return one !== undefined && one === readingOf(right.value, right.normalizer)
}

function readingOf(text: string, name: string): string | undefined {
  const normalizer = knownNormalizer(name)
  if (normalizer === undefined || normalizer.tables !== undefined) return undefined
  const reading = normalizer.parse(text)
  return reading === empty || reading instanceof Refusal ? undefined : JSON.stringify(reading)
}
