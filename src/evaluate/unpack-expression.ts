/** A packed expression back to what was packed; see pack-expression.ts. Loads no parser. */
import { BugError, errorText } from '../diagnostics/errors.ts'
import { allowedOperators } from './allow-list.ts'
import type { Expression, Filter, Operator } from './expression.ts'
import type { PackedValue } from './pack-expression.ts'

/** @throws BugError where the list is not what `packExpression` makes */
export function unpackExpression(packed: readonly PackedValue[]): Expression {
  const reader = new Unpacking(packed)
  const expression = reader.node()
  reader.end()
  return expression
}

class Unpacking {
  readonly #packed: readonly PackedValue[]
  #at = 0
  #last = 0

  constructor(packed: readonly PackedValue[]) {
    this.#packed = packed
  }

  node(): Expression {
    const kind = this.#text()
    const position = this.#position()
    switch (kind) {
      case 'context':
      case 'root':
        return { kind, position }
      case 'literal':
        return { kind, position, value: this.#next() }
      case 'variable':
        return { kind, position, name: this.#text() }
      case 'name':
        return { kind, position, name: this.#text(), keep: this.#truth() }
      case 'path': {
        const keep = this.#truth()
        const steps = this.#list(() => ({ of: this.node(), filters: this.#filters() }))
        return { kind, position, steps, keep }
      }
      case 'filtered': {
        const keep = this.#truth()
        return { kind, position, of: this.node(), filters: this.#filters(), keep }
      }
      case 'array': {
        const whole = this.#truth()
        return { kind, position, items: this.#list(() => this.node()), whole }
      }
      case 'object':
        return { kind, position, fields: this.#list(() => ({ key: this.#text(), value: this.node() })) }
      case 'operation':
        return { kind, position, operator: this.#operator(), left: this.node(), right: this.node() }
      case 'choice': {
        const hasNo = this.#truth()
        return { kind, position, test: this.node(), yes: this.node(), no: hasNo ? this.node() : undefined }
      }
      case 'fallback': {
        const where = this.#text()
        if (where !== 'missing' && where !== 'untrue') throw damaged()
        return { kind, position, where, first: this.node(), second: this.node() }
      }
      case 'block':
        return {
          kind,
          position,
          lines: this.#list(() => ({ names: this.#list(() => this.#text()), value: this.node() })),
        }
      case 'call':
        return { kind, position, name: this.#text(), given: this.#list(() => this.node()) }
      default:
        throw damaged()
    }
  }

  /** Nothing may stand behind the expression. */
  end(): void {
    if (this.#at !== this.#packed.length) throw damaged()
  }

  #filters(): readonly Filter[] {
    return this.#list(() => {
      const kind = this.#text()
      if (kind === 'position') return { kind, at: this.#number() }
      if (kind === 'test') return { kind, position: this.#position(), test: this.node() }
      throw damaged()
    })
  }

  #list<Item>(read: () => Item): readonly Item[] {
    const items: Item[] = []
    for (let left = this.#number(); left > 0; left--) items.push(read())
    return items
  }

  #position(): number {
    this.#last += this.#number()
    return this.#last
  }

  #operator(): Operator {
    const text = this.#text()
    if (isOperator(text)) return text
    throw damaged()
  }

  #text(): string {
    const value = this.#next()
    if (typeof value === 'string') return value
    throw damaged()
  }

  #number(): number {
    const value = this.#next()
    if (typeof value === 'number') return value
    throw damaged()
  }

  #truth(): boolean {
    const value = this.#next()
    if (typeof value === 'boolean') return value
    throw damaged()
  }

  #next(): PackedValue {
    const value = this.#packed[this.#at++]
    if (value === undefined) throw damaged()
    return value
  }
}

function isOperator(text: string): text is Operator {
  return allowedOperators.has(text)
}

function damaged(): BugError {
  return new BugError(
    'bug/broken-promise',
    errorText('bug/broken-promise', { what: 'a damaged packed expression' }),
  )
}
