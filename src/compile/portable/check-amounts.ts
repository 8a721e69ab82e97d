/**
 * Refuses derived fields that do with an amount, or another exact number, what a portable expression cannot do alike: there it
 * is a text, in the library a Decimal. The functions of amounts take both kinds of amount; `<`, `&`, `$string` and the like
 * would give another answer for a text.
 */

import { mappingCodes } from '../../diagnostics/codes/mapping-codes.ts'
import { ExpressionError } from '../../diagnostics/errors.ts'
import { unreachable } from '../../diagnostics/unreachable.ts'
import type { Call, Expression, Filter, Line, Operation, Path } from '../../evaluate/language/expression.ts'
import { readExpression } from '../../evaluate/read/read-expression.ts'
import { valueFunctions } from '../../normalize/functions/value-functions.ts'
import type { SignatureParameter } from '../../plan/value-kind.ts'
import type { WrittenDerivation, WrittenField } from '../../plan/written-plan.ts'
import { signatureOf } from '../types/calls.ts'
import { type Given, given, givenUnder, isAmount, isNumber, mayBeDecimal, oneOfThese } from './given.ts'

/** What an expression stands in: what `$` and the variables are. */
interface Scope {
  readonly context: Given
  readonly variables: ReadonlyMap<string, Given>
}

/** Built-in functions that pass on or count what they are given; the others look into it. */
const blind: ReadonlySet<string> = new Set(['append', 'boolean', 'count', 'exists', 'merge', 'not'])

const noParameter: Pick<SignatureParameter, 'takes' | 'literal'> = { takes: [] }

/** @throws ExpressionError `expression/not-allowed` for the first such use; it names the derived field */
export function checkAmounts(fields: readonly WrittenField[]): void {
  const scope: Scope = { context: given('other', fields), variables: new Map() }
  for (const field of fields) {
    if (field.kind === 'derived') new AmountCheck(field.name).field(field, scope)
  }
}

class AmountCheck {
  readonly #field: string

  constructor(field: string) {
    this.#field = field
  }

  /** A field of amounts gives nothing else, and one of texts no amount: the library would take that for no value. */
  field({ expression, gives }: WrittenDerivation, scope: Scope): void {
    const result = this.of(readExpression(expression), scope)
    if (gives === 'money' && !isAmount(result)) throw this.#refused('Anything but an amount as money', 0)
    if (gives !== 'money' && mayBeDecimal(result)) throw this.#refused(`An amount as ${gives}`, 0)
  }

  /** What an expression gives, after everything in it has been looked at. */
  of(expression: Expression, scope: Scope): Given {
    const each = (parts: readonly Expression[]): readonly Given[] => parts.map(part => this.of(part, scope))
    switch (expression.kind) {
      case 'literal':
        return given(
          expression.value === null ? 'null' : typeof expression.value === 'string' ? 'text' : 'other',
        )
      case 'context':
        return scope.context
      case 'root':
        return given('unsure')
      case 'variable':
        return scope.variables.get(expression.name) ?? given('unsure')
      case 'name':
        return givenUnder(scope.context, expression.name)
      case 'path':
        return this.#path(expression, scope)
      case 'filtered':
        return this.#filtered(this.of(expression.of, scope), expression.filters, scope)
      case 'array':
        return oneOfThese(each(expression.items))
      case 'object':
        return oneOfThese([given('other'), ...each(expression.fields.map(field => field.value))])
      case 'operation':
        return this.#operation(expression, scope)
      case 'choice':
        this.of(expression.test, scope)
        return oneOfThese(
          each(expression.no === undefined ? [expression.yes] : [expression.yes, expression.no]),
        )
      case 'fallback':
        return oneOfThese(each([expression.first, expression.second]))
      case 'block':
        return this.#block(expression.lines, scope)
      case 'call':
        return this.#call(expression, scope)
      default:
        return unreachable(expression)
    }
  }

  #path(path: Path, scope: Scope): Given {
    let context = scope.context
    for (const step of path.steps) {
      context = this.#filtered(this.of(step.of, { ...scope, context }), step.filters, scope)
    }
    return context
  }

  #filtered(found: Given, filters: readonly Filter[], scope: Scope): Given {
    for (const filter of filters)
      if (filter.kind === 'test') this.of(filter.test, { ...scope, context: found })
    return found
  }

  #block(lines: readonly Line[], scope: Scope): Given {
    const variables = new Map(scope.variables)
    let last = given('other')
    for (const { names, value } of lines) {
      last = this.of(value, { ...scope, variables })
      for (const name of names) variables.set(name, last)
    }
    return last
  }

  #operation({ operator, left, right, position }: Operation, scope: Scope): Given {
    const sides = [this.of(left, scope), this.of(right, scope)]
    if (operator === 'and' || operator === 'or' || !sides.some(mayBeDecimal)) return given('other')
    // Two amounts, or two exact numbers, are equal as texts exactly where they are as amounts, and neither is equal to null.
    const isAlike =
      (sides.every(isAmount) || sides.every(isNumber)) && (operator === '=' || operator === '!=')
    if (!isAlike) throw this.#refused(`An amount under "${operator}"`, position)
    return given('other')
  }

  #call({ name, given: operands, position }: Call, scope: Scope): Given {
    const found = operands.map(each => this.of(each, scope))
    const signature = signatureOf(name)
    if (signature !== undefined && Object.hasOwn(valueFunctions, name)) {
      const { parameters, gives } = signature
      // What is written in the expression both read alike.
      for (const [index, operand] of found.entries()) {
        const { takes, literal } = parameters[Math.min(index, parameters.length - 1)] ?? noParameter
        if (literal !== undefined) continue
        // An entry of a list is looked up as a whole, dates and keys are texts in both.
        if (takes.includes('money') && !isAmount(operand))
          throw this.#refused(`Anything but an amount in $${name}`, position)
      }
      if (gives === 'number') return given('number')
      return given(gives === 'money' || gives === 'given' ? 'amount' : 'other')
    }
    if (blind.has(name)) return name === 'append' || name === 'merge' ? oneOfThese(found) : given('other')
    // Most of these take what they stand in for an argument that is left out.
    if ([...found, scope.context].some(mayBeDecimal)) throw this.#refused(`An amount in $${name}`, position)
    return given('other')
  }

  #refused(what: string, position: number): ExpressionError {
    const named = `${what}, in the portable form of the derived field "${this.#field}",`
    const hint = 'use $compareMoney, $addMoney and the like; amounts are text there'
    return new ExpressionError(
      'expression/not-allowed',
      { what: named },
      { table: mappingCodes, position, hint },
    )
  }
}
