/**
 * The text of an expression and the expression itself, made in one go: each part is written and noted where it begins, so what
 * comes out is what a parser would read from the text, and no parser is needed.
 */
import type {
  Block,
  Call,
  Choice,
  Expression,
  Fallback,
  Filter,
  Line,
  Operation,
} from '../evaluate/language/expression.ts'
import type { Normalizer } from '../normalize/definition.ts'

/** A part that is written when its turn comes. */
export type Part = (to: WrittenExpression) => Expression

/** What has been written so far. */
export class WrittenExpression {
  /** JSONata. */
  text = ''
  /** What may be called, by name. */
  readonly normalizers: ReadonlyMap<string, Normalizer>

  constructor(normalizers: readonly Normalizer[]) {
    this.normalizers = new Map(normalizers.map(each => [each.name, each]))
  }

  /** Where the next part begins. */
  get position(): number {
    return this.text.length
  }

  write(text: string): void {
    this.text += text
  }

  /** `between` separates the parts. */
  all(parts: readonly Part[], between: string): readonly Expression[] {
    return parts.map((part, index) => {
      if (index > 0) this.write(between)
      return part(this)
    })
  }
}

/** A text, a number, true, false, null, or a list or record of such, as JSON. */
export function literal(value: unknown): Part {
  return to => {
    const { position } = to
    if (Array.isArray(value)) {
      to.write('[')
      const items = to.all(value.map(literal), ',')
      to.write(']')
      return { kind: 'array', position, items, whole: false }
    }
    if (typeof value === 'object' && value !== null) {
      to.write('{')
      const fields = Object.entries(value).map(([key, inner], index) => {
        to.write(`${index > 0 ? ',' : ''}${JSON.stringify(key)}:`)
        return { key, value: literal(inner)(to) }
      })
      to.write('}')
      return { kind: 'object', position, fields }
    }
    to.write(JSON.stringify(value))
    // What else JSON can hold was handled above.
    return { kind: 'literal', position, value: value as string | number | boolean | null }
  }
}

/** `$`, or `$name` for a name. */
export function variable(name: string): Part {
  return to => {
    const { position } = to
    to.write(`$${name}`)
    return name === '' ? { kind: 'context', position } : { kind: 'variable', position, name }
  }
}

/** `$name."LABEL"."LABEL"`. Every label is written in quotes: the one form that holds for any label. */
export function path(from: string, labels: readonly string[]): Part {
  return to => {
    const { position } = to
    const steps = [{ of: variable(from)(to), filters: [] as readonly Filter[] }]
    for (const name of labels) {
      to.write('.')
      steps.push({ of: { kind: 'name', position: to.position, name, keep: false }, filters: [] })
      to.write(JSON.stringify(name))
    }
    return { kind: 'path', position, steps, keep: false }
  }
}

/** `$name(first, second)`. */
export function call(name: string, given: readonly Part[]): Part {
  return (to): Call => {
    const { position } = to
    to.write(`$${name}(`)
    const parts = to.all(given, ', ')
    to.write(')')
    return { kind: 'call', position, name, given: parts }
  }
}

/** `first ?? second ?? third`, which is read from the right: `first ?? (second ?? third)`. */
export function firstPresent([first = literal(null), ...more]: readonly Part[]): Part {
  if (more.length === 0) return first
  return (to): Fallback => {
    const found = first(to)
    const position = to.position + 1
    to.write(' ?? ')
    return { kind: 'fallback', position, where: 'missing', first: found, second: firstPresent(more)(to) }
  }
}

/** `left in right`, `left or right`. */
export function operation(left: Part, operator: 'in' | 'or', right: Part): Part {
  return (to): Operation => {
    const first = left(to)
    const position = to.position + 1
    to.write(` ${operator} `)
    return { kind: 'operation', position, operator, left: first, right: right(to) }
  }
}

/** `test ? yes : no`; `line` is written before `no` begins. */
export function choice(test: Part, yes: Part, no: Part, line: string): Part {
  return (to): Choice => {
    const first = test(to)
    const position = to.position + 1
    to.write(' ? ')
    const then = yes(to)
    to.write(` :${line}`)
    return { kind: 'choice', position, test: first, yes: then, no: no(to) }
  }
}

/** Lines of a block: what is bound to a name, and what the block is worth; `before` and `after` are the white space around them. */
export function block(
  bound: { readonly name: string; readonly value: Part } | undefined,
  last: Part,
  [before, between, after]: readonly [string, string, string],
): Part {
  return (to): Block => {
    const { position } = to
    to.write(`(${before}`)
    const lines: Line[] = []
    if (bound !== undefined) {
      to.write(`$${bound.name} := `)
      lines.push({ names: [bound.name], value: bound.value(to) })
      to.write(`;${between}`)
    }
    lines.push({ names: [], value: last(to) })
    to.write(`${after})`)
    return { kind: 'block', position, lines }
  }
}

/** `[items.each]`: what `each` is worth for every one of `items`, thinned out by `tests`. */
export function listOf(items: Part, tests: readonly Part[], each: Part): Part {
  return to => {
    const { position } = to
    to.write('[')
    const start = to.position
    const found = items(to)
    const filters = tests.map((test): Filter => {
      const at = to.position
      to.write('[')
      const made: Filter = { kind: 'test', position: at, test: test(to) }
      to.write(']')
      return made
    })
    to.write('.')
    const of = { of: each(to), filters: [] }
    to.write(']')
    const steps = [...withFilters(found, filters), of]
    return {
      kind: 'array',
      position,
      items: [{ kind: 'path', position: start, steps, keep: false }],
      whole: false,
    }
  }
}

type Steps = readonly { readonly of: Expression; readonly filters: readonly Filter[] }[]

/** The last step of a path has the filters behind it; any other value has them around it. */
function withFilters(found: Expression, filters: readonly Filter[]): Steps {
  if (found.kind === 'path') {
    const last = found.steps.at(-1)
    return last === undefined ? [] : [...found.steps.slice(0, -1), { of: last.of, filters }]
  }
  if (filters.length === 0) return [{ of: found, filters }]
  return [
    { of: { kind: 'filtered', position: found.position, of: found, filters, keep: false }, filters: [] },
  ]
}
