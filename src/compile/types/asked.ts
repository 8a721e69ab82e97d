/** What an expression asks whether it has a value: something that may have none, and whose lack is not that of something else. */
import type { Call, Expression, Fallback, Operation } from '../../evaluate/language/expression.ts'
import { insideBrackets, isOfAmounts, sumOf } from '../expressions/expression-shape.ts'
import type { TypeFault } from './fault.ts'
import { shownExpression } from './shown-expression.ts'
import { isNothing, mayBe, type ValueType, wordsFor } from './value-type.ts'

/** `$exists(a)`, `a ?? b`, `a = null`. */
export type Question = Call | Fallback | Operation

/**
 * The fault of asking for `part`. What is computed is unknown where one of its fields has no value, and not missing: nothing
 * could come of the question. Of an entry, in the brackets behind a list, it may be asked; there it says what counts instead.
 */
export function checkAsked(
  part: Expression,
  question: Question,
  isEntry: boolean,
  typeOf: (part: Expression) => ValueType | undefined,
): readonly TypeFault[] {
  const type = typeOf(part)
  if (type === undefined) return []
  if (isNothing(type))
    return question.kind === 'fallback' ? [faultOf(part, type, question, nullHint(question))] : []
  if (type.origin === 'written') return [faultOf(part, type, question, writtenHint(part, question))]
  if (type.origin !== 'computed' || isEntry) return []
  // A sum is missing where its list has no entry.
  const list = question.kind === 'fallback' ? sumOf(part) : undefined
  const hasEntry = list?.kind === 'array' && list.items.some(item => typeOf(item)?.isMany === false)
  return list !== undefined && !hasEntry
    ? []
    : [faultOf(part, type, question, computedHint(part, type, question))]
}

function faultOf(part: Expression, type: ValueType, question: Question, hint: string): TypeFault {
  const { position } = part
  const how = isNothing(type) ? '' : type.origin === 'written' ? ' that is always there' : ' that is computed'
  if (question.kind === 'call') {
    const found = `${wordsFor(type)}${how}`
    const parameters = { name: question.name, nth: 1, found, wanted: 'a field or a list' }
    return { code: 'expression/argument', parameters, position, hint }
  }
  const operator = question.kind === 'fallback' ? '??' : question.operator
  const problem = `${wordsFor(type)}${how}${question.kind === 'operation' ? ', and null' : ''}`
  return { code: 'expression/operand', parameters: { operator, problem }, position, hint }
}

function nullHint(question: Question): string {
  return question.kind === 'fallback'
    ? `write ${shownExpression(question.second, 'b')} alone`
    : 'name a field'
}

function writtenHint(part: Expression, question: Question): string {
  if (question.kind === 'fallback') {
    if (question.second.kind === 'literal') return 'remove ?? and what is behind it'
    const field = shownExpression(question.second, 'field')
    return part.kind === 'literal'
      ? `the field comes first: ${field} ?? ${shownExpression(part)}`
      : 'ask for a field or a list; this has always a value'
  }
  const [item, more] = part.kind === 'array' ? part.items : []
  const asked = item !== undefined && more === undefined ? shownExpression(item, 'field') : 'field'
  return question.kind === 'call' ? `ask for a field: $exists(${asked})` : 'compare a field with null'
}

/** An amount that is computed: each field that may be missing is said to count as zero, or something else. */
function computedHint(part: Expression, type: ValueType, question: Question): string {
  const inner = part.kind === 'block' ? (insideBrackets(part) ?? part) : part
  const list = sumOf(inner)
  if (list !== undefined && question.kind !== 'fallback')
    return `what is unknown is not missing; ask for the list: $exists(${shownExpression(list, 'list')})`
  if (question.kind !== 'fallback')
    return 'what is unknown is not missing; ask for each of its fields: $exists(a) and $exists(b)'
  if (inner.kind === 'variable' && mayBe(type, 'money'))
    return 'what is unknown is not missing; put ?? behind each field, or behind the sum of a list itself'
  if (inner.kind !== 'call')
    return 'what is unknown is not missing; put ?? behind each field that may be missing'
  const isOfMoney = isOfAmounts(inner.name) && inner.name !== 'orZero'
  const given = inner.given.map(each =>
    isNamed(each) ? `$orZero(${shownExpression(each)})` : shownExpression(each),
  )
  if (isOfMoney)
    return `what is unknown is not missing; write $${inner.name}(${given.join(', ')}) for zero, or put ?? behind each field`
  return mayBe(type, 'money')
    ? 'this is never missing; remove ?? and what is behind it'
    : 'what is unknown is not missing; put ?? behind each field that may be missing'
}

function isNamed(expression: Expression): boolean {
  return expression.kind === 'name' || expression.kind === 'path' || expression.kind === 'array'
}
