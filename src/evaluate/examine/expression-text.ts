/**
 * An expression written out again without `??` and `?:`, for engines of JSONata that do not know them: before 2.1. Brackets
 * are parts of the tree, so what is written means what was read. Does not know what an expression is for.
 */
import { unreachable } from '../../diagnostics/unreachable.ts'
import type { Expression, Fallback, Filter, Line, ObjectOf, Path } from '../language/expression.ts'
import { partsOf } from '../language/expression-parts.ts'

/**
 * JSONata that gives what the expression gives: `a ?? b` becomes `$exists(a) ? a : b`. What is more than a path is bound to a
 * variable first, so that it is evaluated once. The fields of objects stand in lines of their own.
 * @example expressionText(readExpression('$f(a ?? b)')) // '$f($exists(a) ? a : b)'
 */
export function expressionText(expression: Expression): string {
  return new ExpressionText(freeName(expression)).of(expression, 0)
}

class ExpressionText {
  /** A variable that the expression has not. */
  readonly #bound: string

  constructor(bound: string) {
    this.#bound = bound
  }

  /** As it stands where it ends by itself: between brackets, commas or semicolons. `depth` is that of the object around it. */
  of(expression: Expression, depth: number): string {
    const inner = (part: Expression): string => this.#operand(part, depth)
    switch (expression.kind) {
      case 'literal':
        return JSON.stringify(expression.value)
      case 'context':
        return '$'
      case 'root':
        return '$$'
      case 'variable':
        return `$${expression.name}`
      case 'name':
        return `${plainName.test(expression.name) ? expression.name : `\`${expression.name}\``}${kept(expression)}`
      case 'path':
        return this.#path(expression, depth)
      case 'filtered':
        return `${inner(expression.of)}${this.#filters(expression.filters, depth)}${kept(expression)}`
      case 'array':
        return `[${expression.items.map(item => this.of(item, depth)).join(', ')}]`
      case 'object':
        return this.#object(expression, depth)
      case 'operation':
        return `${inner(expression.left)} ${expression.operator} ${inner(expression.right)}`
      case 'choice': {
        const { test, yes, no } = expression
        const otherwise = no === undefined ? '' : ` : ${this.of(no, depth)}`
        return `${inner(test)} ? ${this.of(yes, depth)}${otherwise}`
      }
      case 'fallback':
        return this.#fallback(expression, depth)
      case 'block':
        return `(${expression.lines.map(line => this.#line(line, depth)).join('; ')})`
      case 'call':
        return `$${expression.name}(${expression.given.map(each => this.of(each, depth)).join(', ')})`
      default:
        return unreachable(expression)
    }
  }

  /** As it stands beside an operator. What binds less is in brackets in the tree, but for what a fallback becomes. */
  #operand(expression: Expression, depth: number): string {
    const text = this.of(expression, depth)
    return expression.kind === 'fallback' && isPlain(expression.first) ? `(${text})` : text
  }

  #path({ steps, keep }: Path, depth: number): string {
    const written = steps.map(({ of, filters }, index) => {
      // Behind a dot any name may stand in quotes; in front of all, what is in quotes is a text with filters of its own.
      const isQuoted = of.kind === 'name' && (index > 0 || of.name.includes('`'))
      const text = isQuoted ? `${JSON.stringify(of.name)}${kept(of)}` : this.#operand(of, depth)
      return `${text}${this.#filters(filters, depth)}`
    })
    const hasOwn = steps.some(({ of }) => 'keep' in of && of.keep)
    return `${written.join('.')}${keep && !hasOwn ? '[]' : ''}`
  }

  #filters(filters: readonly Filter[], depth: number): string {
    return filters
      .map(filter => `[${filter.kind === 'position' ? filter.at : this.of(filter.test, depth)}]`)
      .join('')
  }

  #object({ fields }: ObjectOf, depth: number): string {
    if (fields.length === 0) return '{}'
    const pad = '  '.repeat(depth + 1)
    const lines = fields.map(({ key, value }) => `${pad}${JSON.stringify(key)}: ${this.of(value, depth + 1)}`)
    return `{\n${lines.join(',\n')}\n${'  '.repeat(depth)}}`
  }

  #line({ names, value }: Line, depth: number): string {
    return `${names.map(name => `$${name} := `).join('')}${this.of(value, depth)}`
  }

  #fallback({ where, first, second }: Fallback, depth: number): string {
    const asked = (text: string): string => (where === 'missing' ? `$exists(${text})` : text)
    const otherwise = this.of(second, depth)
    if (isPlain(first)) {
      const text = this.of(first, depth)
      return `${asked(text)} ? ${text} : ${otherwise}`
    }
    const bound = `$${this.#bound}`
    return `(${bound} := ${this.of(first, depth)}; ${asked(bound)} ? ${bound} : ${otherwise})`
  }
}

const plainName = /^(?!(?:and|or|in|true|false|null|function)$)[A-Za-z_][A-Za-z0-9_]*$/

function kept(part: Expression): string {
  return 'keep' in part && part.keep ? '[]' : ''
}

/** Whether evaluating it twice costs next to nothing. */
function isPlain(expression: Expression): boolean {
  if (expression.kind === 'path')
    return expression.steps.every(({ of, filters }) => filters.length === 0 && isPlain(of))
  return ['literal', 'context', 'root', 'variable', 'name'].includes(expression.kind)
}

/** A name that no variable of the expression has. */
function freeName(expression: Expression): string {
  const taken = new Set<string>()
  const visit = (part: Expression): void => {
    if (part.kind === 'variable') taken.add(part.name)
    if (part.kind === 'block') for (const { names } of part.lines) for (const name of names) taken.add(name)
    for (const inner of partsOf(part)) visit(inner)
  }
  visit(expression)
  let name = 'first'
  while (taken.has(name)) name += '_'
  return name
}
