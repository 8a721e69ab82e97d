/** Texts that a field can never have, beside `=`, `!=` and `in`: a field that gives one of a set of words, and a text that is none of them. */
import type { Expression, Operation } from '../../evaluate/language/expression.ts'
import type { TypeFault } from './fault.ts'
import { wordHint, wordMeant } from './hints/word-hint.ts'
import { shownExpression } from './shown-expression.ts'
import type { ValueType } from './value-type.ts'

type Sides = Pick<Operation, 'left' | 'right'>

/** The faults of `left = right` or `left != right`. */
export function checkEqualWords(
  { left, right, operator }: Operation,
  leftType: ValueType,
  rightType: ValueType,
): readonly TypeFault[] {
  const hint = (value: Expression): string =>
    `write ${operator === '=' ? `$exists(${shownExpression(value)}) = false` : `$exists(${shownExpression(value)})`}`
  return [
    ...wordFaults({ left, right }, leftType, rightType, hint),
    ...wordFaults({ left: right, right: left }, rightType, leftType, hint),
  ]
}

/** The faults of one value beside one of those that it may be. */
export function checkWordAmong(
  sides: Sides,
  leftType: ValueType,
  rightType: ValueType,
): readonly TypeFault[] {
  const hint = (value: Expression): string => `write ${shownExpression(value)} = null beside it, with or`
  return wordFaults(sides, leftType, rightType, hint)
}

/** The faults of `left in right`, where `right` is a list that is not written out in that place. */
export function checkWordInList(
  { left, right }: Sides,
  leftType: ValueType,
  rightType: ValueType,
): readonly TypeFault[] {
  const { words } = leftType
  const stranger = words === undefined ? undefined : rightType.texts?.find(text => !words.includes(text))
  const one = stranger === undefined ? rightType : { ...rightType, texts: [stranger] }
  return [
    ...checkWordAmong({ left, right }, leftType, one),
    ...checkWordAmong({ left: right, right: left }, rightType, leftType),
  ]
}

/** `left` is what has words, `right` what has texts; a fault where none of these is among those. `blankHint` is about what has words. */
function wordFaults(
  { left, right }: Sides,
  { words }: ValueType,
  { texts = [], literal }: ValueType,
  blankHint: (left: Expression) => string,
): readonly TypeFault[] {
  const [text] = texts
  if (words === undefined || text === undefined || texts.some(each => words.includes(each))) return []
  const isWritten = right.kind === 'literal' && literal === text
  const meant = text === '' ? undefined : wordMeant(text, words)
  const field = shownExpression(left, '')
  return [
    {
      code: 'expression/unknown-value',
      parameters: { field: field === '' ? 'What it is compared with' : field, value: text },
      position: right.position,
      hint: text === '' ? blankHint(left) : wordHint(text, words),
      ...(isWritten && meant !== undefined && { instead: meant }),
    },
  ]
}
