/**
 * From where to where each part of an expression stands in its text: to put something around it. The tree says where a part has
 * its sign; its outer ends follow from the parts inside and from the brackets.
 */
import { unreachable } from '../../diagnostics/unreachable.ts'
import type { Expression } from '../language/expression.ts'
import { eachToken } from '../read/tokens.ts'

/** The offsets of the first character of a part, and behind its last one. */
export interface Place {
  readonly from: number
  readonly to: number
}

const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/** The places in one text, which was read to the expressions that are asked for. */
export class ExpressionPlaces {
  readonly #text: string
  /** The end of each token by its start. */
  readonly #ends = new Map<number, number>()
  /** The start of the token behind each token, by the end of that. */
  readonly #next = new Map<number, number>()
  /** The start of the token in front of each token, by the start of that. */
  readonly #before = new Map<number, number>()
  /** The end of each bracket by its start. */
  readonly #closed = new Map<number, number>()

  constructor(text: string) {
    this.#text = text
    const open: number[] = []
    let last = 0
    let previous = 0
    eachToken(text, (start, end) => {
      this.#ends.set(start, end)
      this.#before.set(start, previous)
      previous = start
      this.#next.set(last, start)
      last = end
      const token = end - start === 1 ? text.charAt(start) : ''
      if (token === '(' || token === '[' || token === '{') open.push(start)
      if (brackets[token] !== undefined) this.#closed.set(open.pop() ?? start, end)
    })
  }

  of(expression: Expression): Place {
    return { from: this.#from(expression), to: this.#to(expression) }
  }

  /** The start of the token in front of the one that starts at `start`. */
  before(start: number): number {
    return this.#before.get(start) ?? 0
  }

  #from(expression: Expression): number {
    switch (expression.kind) {
      case 'operation':
        return this.#from(expression.left)
      case 'choice':
        return this.#from(expression.test)
      case 'fallback':
        return this.#from(expression.first)
      case 'filtered':
        return this.#from(expression.of)
      case 'path': {
        const [first] = expression.steps
        return first === undefined ? expression.position : this.#from(first.of)
      }
      case 'literal': {
        const { value, position } = expression
        // The sign of a number is a token of its own.
        return typeof value === 'number' && value < 0 ? this.#text.lastIndexOf('-', position) : position
      }
      default:
        return expression.position
    }
  }

  #to(expression: Expression): number {
    const { position } = expression
    switch (expression.kind) {
      case 'operation':
        return this.#to(expression.right)
      case 'choice':
        return this.#to(expression.no ?? expression.yes)
      case 'fallback':
        return this.#to(expression.second)
      case 'filtered':
        return this.#behindFilters(this.#to(expression.of))
      case 'path': {
        const last = expression.steps.at(-1)
        return last === undefined ? position : this.#behindFilters(this.#to(last.of))
      }
      case 'array':
      case 'object':
      case 'block':
        return this.#closed.get(position) ?? position
      case 'call': {
        const open = this.#next.get(this.#ends.get(position) ?? -1) ?? -1
        return this.#closed.get(open) ?? position
      }
      case 'literal':
      case 'context':
      case 'root':
      case 'variable':
      case 'name':
        return this.#behindFilters(this.#ends.get(position) ?? position)
      default:
        return unreachable(expression)
    }
  }

  /** Behind every `[…]` and `[]` that stands at `end`. */
  #behindFilters(end: number): number {
    let at = end
    for (;;) {
      const next = this.#next.get(at)
      if (next === undefined || this.#text.charAt(next) !== '[') return at
      at = this.#closed.get(next) ?? at
      if (at <= next) return end
    }
  }
}
