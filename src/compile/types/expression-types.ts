/**
 * The types of expressions: what each part of one gives, by the fields it reads, and where the parts do not fit. Knows the rules
 * of no operator and no function, only how types pass through an expression. Every part is looked at once.
 */

import { unreachable } from '../../diagnostics/unreachable.ts'
import type { Choice, Expression, Fallback, Line, Path, Step } from '../../evaluate/language/expression.ts'
import { plainKinds } from '../../plan/value-kind.ts'
import { isNull } from '../expressions/expression-shape.ts'
import { checkAsked, type Question } from './asked.ts'
import { checkBranches } from './branches.ts'
import { checkCall, typeOfCall } from './calls.ts'
import type { TypeFault } from './fault.ts'
import { truthHint } from './hints/hints.ts'
import { checkOperation } from './operators.ts'
import { fieldFault, pickedBy } from './picked-cases.ts'
import { checkPosition, computedPosition } from './positions.ts'
import { shownExpression } from './shown-expression.ts'
import {
  as,
  eitherOf,
  fits,
  madeGroup,
  oneOfKinds,
  typeUnder,
  type ValueType,
  wordsFor,
} from './value-type.ts'

/** The type of a whole expression, and what is wrong in it. */
export interface Typed {
  readonly type: ValueType
  readonly faults: readonly TypeFault[]
  /** The parts of which the expression asks whether they have a value, and that are single ones. */
  readonly asked: readonly Expression[]
  /** The type of every part. */
  readonly types: ReadonlyMap<Expression, ValueType>
}

/** What an expression stands in: what `$`, `$$` and the variables are. */
interface Scope {
  readonly context: ValueType
  readonly root: ValueType
  readonly variables: ReadonlyMap<string, ValueType>
  /** It stands in the brackets behind a list. */
  readonly isEntry?: true
}

/** The type of `expression` over data of the type `root`. */
export function typeExpression(expression: Expression, root: ValueType): Typed {
  const types = new Types()
  const type = types.of(expression, { context: root, root, variables: new Map() })
  return { type, faults: types.faults, asked: types.asked, types: types.known }
}

/** What is wrong with a condition of this type: it is true or false, and one answer. */
export function conditionFault(condition: Expression, type: ValueType): TypeFault | undefined {
  if (!type.isMany && fits(type, ['truth'])) return undefined
  const hint = truthHint(type, shownExpression(condition))
  const { position } = condition
  return { code: 'expression/condition', parameters: { found: wordsFor(type) }, position, hint }
}

class Types {
  readonly faults: TypeFault[] = []
  readonly asked: Expression[] = []
  readonly known = new Map<Expression, ValueType>()

  of(expression: Expression, scope: Scope): ValueType {
    const type = this.#of(expression, scope)
    this.known.set(expression, type)
    return type
  }

  #of(expression: Expression, scope: Scope): ValueType {
    switch (expression.kind) {
      case 'literal':
        return literalType(expression.value)
      case 'context':
        return scope.context
      case 'root':
        return scope.root
      case 'variable':
        return scope.variables.get(expression.name) ?? oneOfKinds('any')
      case 'name':
        this.faults.push(...fieldFault(scope.context, expression.name, expression.position))
        return named(scope.context, expression.name, expression.keep)
      case 'path':
        return this.#path(expression, scope)
      case 'filtered': {
        const found = this.#filtered(expression, this.of(expression.of, scope), false, scope)
        return expression.keep ? as(found, true) : found
      }
      case 'array':
        return {
          ...as(eitherOf(expression.items.map(item => this.of(item, scope))), true),
          origin: 'written',
        }
      case 'object':
        return {
          ...madeGroup(new Map(expression.fields.map(({ key, value }) => [key, this.of(value, scope)]))),
          origin: 'written',
        }
      case 'operation': {
        const { left, right } = expression
        const first = this.of(left, scope)
        // The right side of "and" is asked of entries for which the left one holds.
        const context = expression.operator === 'and' ? pickedBy(scope.context, left) : scope.context
        const sides = [first, this.of(right, { ...scope, context })] as const
        this.faults.push(...checkOperation(expression, ...sides, part => this.known.get(part)))
        const isEquality = expression.operator === '=' || expression.operator === '!='
        if (isEquality && (isNull(right) || isNull(left)))
          this.#askedHere(isNull(left) ? right : left, expression, scope)
        const isText = expression.operator === '&'
        return { ...oneOfKinds(isText ? 'text' : 'truth'), origin: 'computed' }
      }
      case 'choice':
        return this.#choice(expression, scope)
      case 'fallback':
        return this.#fallback(expression, scope)
      case 'block':
        return this.#block(expression.lines, scope)
      case 'call': {
        const given = expression.given.map(each => this.of(each, scope))
        this.faults.push(...checkCall(expression, given, scope.context))
        const [first] = expression.given
        if (expression.name === 'exists' && first !== undefined) {
          this.#ask(first, given[0])
          this.#askedHere(first, expression, scope)
        }
        return typeOfCall(expression, given)
      }
      default:
        return unreachable(expression)
    }
  }

  #path(path: Path, scope: Scope): ValueType {
    let context = scope.context
    for (const step of path.steps) {
      const wasMany = context.isMany
      const found = this.of(step.of, { ...scope, context: as(context, false) })
      context = this.#filtered(step, found, wasMany, scope)
    }
    return path.keep ? as(context, true) : context
  }

  /** A position picks one of what was found for each item that the step stood in; `wasMany` says whether there were several. */
  #filtered({ of, filters }: Step, found: ValueType, wasMany: boolean, scope: Scope): ValueType {
    let type = found
    for (const filter of filters) {
      if (filter.kind === 'position') {
        this.faults.push(...checkPosition(filter.at, of, type, wasMany))
        type = as(type, false)
        continue
      }
      const test = this.of(filter.test, { ...scope, context: as(type, false), isEntry: true })
      const isPosition = fits(test, ['integer', 'fraction']) && !test.kinds.has('any') && !test.isMany
      if (isPosition) {
        this.faults.push(computedPosition(of, filter.test))
        type = as(type, false)
      } else {
        this.#condition(filter.test, test)
        type = pickedBy(type, filter.test)
      }
    }
    return as(type, type.isMany || wasMany)
  }

  #condition(condition: Expression, type: ValueType): void {
    const fault = conditionFault(condition, type)
    if (fault !== undefined) this.faults.push(fault)
  }

  #choice({ test, yes, no }: Choice, scope: Scope): ValueType {
    this.#condition(test, this.of(test, scope))
    const sides = no === undefined ? [yes] : [yes, no]
    const types = sides.map(side => this.of(side, scope))
    const unlike = checkBranches('? :', sides, types)
    this.faults.push(...unlike)
    if (unlike.length > 0) return oneOfKinds('any')
    // Without a second branch there may be nothing.
    return eitherOf(no === undefined ? [...types, oneOfKinds()] : types)
  }

  #fallback(fallback: Fallback, scope: Scope): ValueType {
    const { where, first, second, position } = fallback
    const types = [this.of(first, scope), this.of(second, scope)] as const
    const [asked] = types
    const before = this.faults.length
    if (where === 'missing') {
      this.#ask(first, asked)
      this.#askedHere(first, fallback, scope)
    }
    const isAsked = !asked.isMany && fits(asked, plainKinds)
    if (where === 'untrue' && !isAsked) {
      const problem = `${wordsFor(asked)}, which is neither true nor false`
      const hint = 'write ?? for what has no value'
      this.faults.push({
        code: 'expression/operand',
        parameters: { operator: '?:', problem },
        position,
        hint,
      })
    }
    if (this.faults.length > before) return oneOfKinds('any')
    const unlike = checkBranches(where === 'missing' ? '??' : '?:', [first, second], types)
    this.faults.push(...unlike)
    return unlike.length > 0 ? oneOfKinds('any') : eitherOf(types)
  }

  #ask(part: Expression, type: ValueType | undefined): void {
    const isWritten = part.kind === 'literal' || part.kind === 'array' || part.kind === 'object'
    if (!isWritten && type?.isMany === false) this.asked.push(part)
  }

  /** What is asked whether it has a value must be something that may have none. */
  #askedHere(part: Expression, question: Question, scope: Scope): void {
    this.faults.push(...checkAsked(part, question, scope.isEntry === true, each => this.known.get(each)))
  }

  #block(lines: readonly Line[], scope: Scope): ValueType {
    const variables = new Map(scope.variables)
    let last = oneOfKinds()
    for (const { names, value } of lines) {
      last = this.of(value, { ...scope, variables })
      for (const name of names) variables.set(name, last)
    }
    return last
  }
}

function named(context: ValueType, name: string, keep: boolean): ValueType {
  const found = typeUnder(context, name)
  return as(found, found.isMany || context.isMany || keep)
}

function literalType(value: string | number | boolean | null): ValueType {
  switch (typeof value) {
    case 'string':
      return { ...oneOfKinds('text'), literal: value, texts: [value], origin: 'written' }
    case 'number':
      return { ...oneOfKinds(Number.isInteger(value) ? 'integer' : 'fraction'), origin: 'written' }
    case 'boolean':
      return { ...oneOfKinds('truth'), origin: 'written' }
    default:
      return oneOfKinds()
  }
}
