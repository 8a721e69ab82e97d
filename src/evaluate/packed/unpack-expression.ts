/** A packed expression back to what was packed, but for where in its text each node began; see pack-expression.ts. Loads no parser. */
import { BugError } from '../../diagnostics/errors.ts'
import { errorText } from '../../diagnostics/run-codes.ts'
import type { Expression, Filter, Line, Step } from '../language/expression.ts'
import { type PackedKind, type PackedValue, packedKinds } from './packed-kinds.ts'

/** @throws BugError where the list is not what `packExpression` makes */
export function unpackExpression(packed: readonly PackedValue[]): Expression {
  const reader = new Unpacking(packed)
  const expression = reader.node()
  reader.end()
  return expression
}

/** Nobody knows where in the text. */
const position = -1

class Unpacking {
  readonly #packed: readonly PackedValue[]
  #at = 0

  constructor(packed: readonly PackedValue[]) {
    this.#packed = packed
  }

  node(): Expression {
    const first = this.#next()
    if (typeof first === 'string') return { kind: 'path', position, steps: [plainStep(first)], keep: false }
    if (typeof first !== 'number') return { kind: 'literal', position, value: first }
    const kind = packedKinds[first]
    switch (kind) {
      case 'context':
      case 'root':
        return { kind, position }
      case 'literal':
        return { kind, position, value: this.#next() }
      case 'variable':
        return { kind, position, name: this.#text() }
      case 'name':
      case 'keptName':
        return { kind: 'name', position, name: this.#text(), keep: kind !== 'name' }
      case 'path':
      case 'keptPath':
        return { kind: 'path', position, steps: this.#list(() => this.#step()), keep: kind !== 'path' }
      case 'filtered':
      case 'keptFiltered': {
        const of = this.node()
        return { kind: 'filtered', position, of, filters: this.#filters(), keep: kind !== 'filtered' }
      }
      case 'array':
      case 'wholeArray':
        return { kind: 'array', position, items: this.#nodes(), whole: kind !== 'array' }
      case 'object': {
        const fields = this.#list(() => ({ key: this.#text(), value: this.node() }))
        return { kind, position, fields }
      }
      case 'choice':
      case 'choiceOfOne': {
        const [test, yes] = [this.node(), this.node()]
        return { kind: 'choice', position, test, yes, no: kind === 'choice' ? this.node() : undefined }
      }
      case 'missing':
      case 'untrue':
        return { kind: 'fallback', position, where: kind, first: this.node(), second: this.node() }
      case 'block':
        return { kind, position, lines: this.#list(() => this.#line()) }
      case 'call':
        return { kind, position, name: this.#text(), given: this.#nodes() }
      case '=':
      case '!=':
      case '<':
      case '<=':
      case '>':
      case '>=':
      case 'in':
      case 'and':
      case 'or':
      case '&':
        return { kind: 'operation', position, operator: kind, left: this.node(), right: this.node() }
      default:
        throw damaged()
    }
  }

  /** Nothing may stand behind the expression. */
  end(): void {
    if (this.#at !== this.#packed.length) throw damaged()
  }

  #step(): Step {
    const name = this.#packed[this.#at]
    if (typeof name !== 'string') return { of: this.node(), filters: this.#filters() }
    this.#at++
    return plainStep(name)
  }

  #filters(): readonly Filter[] {
    return this.#list(() => {
      if (this.#is('position')) return { kind: 'position', at: this.#number() }
      if (this.#is('test')) return { kind: 'test', position, test: this.node() }
      throw damaged()
    })
  }

  #line(): Line {
    const names: string[] = []
    while (this.#is('bind')) names.push(this.#text())
    return { names, value: this.node() }
  }

  #nodes(): readonly Expression[] {
    return this.#list(() => this.node())
  }

  #list<Item>(read: () => Item): readonly Item[] {
    const items: Item[] = []
    while (!this.#is('end')) items.push(read())
    return items
  }

  /** Whether the next value is that kind, which is then read. */
  #is(kind: PackedKind): boolean {
    const next = this.#packed[this.#at]
    const isIt = typeof next === 'number' && packedKinds[next] === kind
    if (isIt) this.#at++
    return isIt
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

  #next(): PackedValue {
    const value = this.#packed[this.#at++]
    if (value === undefined) throw damaged()
    return value
  }
}

function plainStep(name: string): Step {
  return { of: { kind: 'name', position, name, keep: false }, filters: [] }
}

function damaged(): BugError {
  return new BugError(
    'bug/broken-promise',
    errorText('bug/broken-promise', { what: 'a damaged packed expression' }),
  )
}
