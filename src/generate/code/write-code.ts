/**
 * The expression of a derived field or check as code. It does what the closures of src/evaluate/lower do for the same expression over
 * data of that shape, and counts the same; what has no code here is `Unwritable`, and stays a tree. The code is JavaScript without
 * imports, `(d, f) => …`: `d` is the data, `f` the `Run` of src/evaluate/code.
 */

import { unreachable } from '../../diagnostics/unreachable.ts'
import { calledByCode } from '../../evaluate/code/called-by-code.ts'
import { constantOf } from '../../evaluate/language/constant.ts'
import type {
  Block,
  Call,
  Choice,
  Expression,
  Fallback,
  Filtered,
  Operation,
} from '../../evaluate/language/expression.ts'
import { isBuiltIn } from '../../evaluate/language/is-built-in.ts'
import { recordRead } from '../../evaluate/shapes/record-read.ts'
import { isNotNull, isOrNull, isSimple, shortBlock, switchOf, textsOf } from './expression-forms.ts'
import { any, plain, type Shape, sureTruth, truth } from './shape.ts'
import type { SharedValues } from './shared-values.ts'
import { condition, none, settled, shapeOfEither, type Term, truthOf } from './term.ts'
import { named, pathTerm, question } from './write-path.ts'
import type { Variables, Writing, Written } from './writing.ts'

/** The code of `expression` over data of a shape. @throws Unwritable */
export function writeCode(expression: Expression, data: Shape, shared: SharedValues): string {
  const input: Term = { text: 'd', shape: data, isRead: true, isThere: true }
  return functionOf('(d, f)', new CodeWriter(shared, input, new Map(), 0), expression).text
}

/** `parameters` are those of the function: what it reads, and the run where none is in sight. */
function functionOf(parameters: string, writer: CodeWriter, expression: Expression): Written {
  const term = writer.term(expression)
  const text = settled(term)
  const { places } = writer
  const body = places.length === 0 ? text : `{ let ${places.join(', ')}; return ${text} }`
  return { text: `${parameters} => ${body}`, shape: term.shape }
}

class CodeWriter implements Writing {
  /** Names of what is kept within the function. */
  readonly places: string[]
  readonly shared: SharedValues
  readonly input: Term
  readonly variables: Variables

  readonly #depth: number

  /** `depth` is how many functions stand around it. */
  constructor(shared: SharedValues, input: Term, variables: Variables, depth: number, places: string[] = []) {
    this.shared = shared
    this.input = input
    this.variables = variables
    this.#depth = depth
    this.places = places
  }

  term(expression: Expression): Term {
    switch (expression.kind) {
      case 'literal':
        return literal(expression.value)
      case 'context':
        return this.input
      case 'root':
        return none('the root')
      case 'variable':
        return this.#variable(expression.name)
      case 'name':
        return expression.keep ? none('a kept name') : named(this.input, expression.name)
      case 'path':
        return pathTerm(this, expression)
      case 'filtered':
        return this.#filtered(expression)
      case 'array':
        return this.#array(expression.items)
      case 'object':
        return none('an object')
      case 'operation':
        return this.#operation(expression)
      case 'choice':
        return this.#choice(expression, false)
      case 'fallback':
        return this.#fallback(expression)
      case 'block':
        return this.#block(expression)
      case 'call':
        return this.#call(expression)
      default:
        return unreachable(expression)
    }
  }

  /** A name for a value within the function. */
  #place(): string {
    const name = `${'v'.repeat(this.#depth + 1)}${this.places.length}`
    this.places.push(name)
    return name
  }

  #variable(name: string): Term {
    return this.variables.get(name) ?? none('a variable from outside')
  }

  entryFunction(
    entry: Pick<Term, 'shape' | 'isThere'>,
    of: Expression,
    variables: Variables,
    parameters = 'e',
  ): Written {
    const input: Term = { ...entry, text: 'e', isRead: true }
    return functionOf(parameters, new CodeWriter(this.shared, input, variables, this.#depth + 1), of)
  }

  texts(texts: readonly string[]): string {
    return this.shared.name('texts', JSON.stringify(texts))
  }

  /** `(x)[$ != null]`. */
  #filtered({ of, filters, keep }: Filtered): Term {
    if (keep || !isNotNull(filters)) return none('a filter of a value')
    const term = this.term(of)
    if (of.kind === 'array')
      return { text: `f.present(${term.text})`, shape: { kind: 'list', of: plain }, isFound: true }
    return mayBeList(term) ? none('a filter of a list') : { ...term, isOrMissing: true }
  }

  #array(items: readonly Expression[]): Term {
    const constant = constantOf({ kind: 'array', position: -1, items, whole: false })
    if (constant !== undefined) return { text: JSON.stringify(constant.value), shape: any, isRead: true }
    if (items.some(item => item.kind === 'array' || item.kind === 'filtered'))
      return none('an array in an array')
    return { text: `f.list(${items.map(item => settled(this.term(item))).join(', ')})`, shape: any }
  }

  #operation(operation: Operation): Term {
    const { operator, left, right } = operation
    switch (operator) {
      case 'and':
      case 'or': {
        const sign = operator === 'and' ? '&&' : '||'
        return sure(`(${truthOf(this.term(left))} ${sign} ${truthOf(this.term(right))})`)
      }
      case '&':
        return { text: `f.joined(${this.#value(left)}, ${this.#value(right)})`, shape: plain }
      case 'in':
        return sure(this.#membership(left, right))
      case '=':
        return sure(this.#equality(left, right))
      case '!=':
        return sure(this.#difference(left, right))
      default:
        return {
          text: `f.order(${JSON.stringify(operator)}, ${this.#value(left)}, ${this.#value(right)})`,
          shape: truth,
        }
    }
  }

  #value(expression: Expression): string {
    return settled(this.term(expression))
  }

  #equality(left: Expression, right: Expression): string {
    if (!isSimple(right)) return `f.same(${this.#value(left)}, ${this.#value(right)})`
    if (right.value === null && isOrNull(left)) return `(${this.#value(left.first)} == null)`
    return `(${this.#value(left)} === ${JSON.stringify(right.value)})`
  }

  #difference(left: Expression, right: Expression): string {
    if (!isSimple(right)) return `f.other(${this.#value(left)}, ${this.#value(right)})`
    const term = this.term(left)
    if (right.value === null) return `(${settled(term)} != null)`
    const value = JSON.stringify(right.value)
    if (term.isRead === true) {
      const text = settled(term)
      return `(${text} !== undefined && ${text} !== ${value})`
    }
    const place = this.#place()
    return `((${place} = ${settled(term)}) !== undefined && ${place} !== ${value})`
  }

  #membership(left: Expression, right: Expression): string {
    if (left.kind === 'literal' && left.value === null) return this.#unknown(right)
    const texts = textsOf(right)
    return texts === undefined
      ? `f.among(${this.#value(left)}, ${this.#value(right)})`
      : `f.amongTexts(${this.#value(left)}, ${this.texts(texts)})`
  }

  /** `null in [a, b]`, and `null in list.(…)`. */
  #unknown(right: Expression): string {
    if (
      right.kind === 'array' &&
      right.items.every(item => item.kind !== 'array' && item.kind !== 'filtered')
    ) {
      const terms = right.items.map(item => this.term(item))
      // Each is computed, whatever the others are.
      if (terms.length !== 1 && terms.some(term => term.isRead !== true)) return none('a list of terms')
      const asked = terms.map(term =>
        mayBeList(term) ? `f.isNull(${settled(term)})` : `${settled(term)} === null`,
      )
      return `(${asked.join(' || ')})`
    }
    if (right.kind !== 'path') return `f.among(null, ${this.#value(right)})`
    const [list, test] = right.steps
    const isTest = right.steps.length === 2 && list?.of.kind === 'name' && test !== undefined
    if (!isTest || right.keep || list.filters.length + test.filters.length > 0 || test.of.kind === 'name')
      return `f.among(null, ${this.#value(right)})`
    const entries = this.term(list.of)
    if (entries.shape.kind !== 'list') return none('a test of no list')
    return `f.hasNull(${entries.text}, ${question(this, test.of, entries.shape.of)})`
  }

  /** `isSwitch`: it goes on with one that asks the same variable for texts, of which only the first is looked at. */
  #choice(choice: Choice, isSwitch: boolean): Term {
    const asked = switchOf(choice)
    const next = choice.no?.kind === 'choice' ? choice.no : undefined
    const nextAsked = next === undefined ? undefined : switchOf(next)
    const goesOn = asked !== undefined && nextAsked?.name === asked.name
    const test =
      asked !== undefined && (isSwitch || goesOn)
        ? this.#oneOf(asked.name, asked.texts)
        : condition(this.term(choice.test))
    const yes = this.term(choice.yes)
    const no =
      next !== undefined && goesOn
        ? this.#choice(next, true)
        : choice.no === undefined
          ? undefined
          : this.term(choice.no)
    const otherwise = no === undefined ? 'undefined' : settled(no)
    return { text: `(${test} ? ${settled(yes)} : ${otherwise})`, shape: shapeOfEither(yes, no) }
  }

  #oneOf(name: string, texts: readonly string[]): string {
    const variable = settled(this.#variable(name))
    return `(${texts.map(text => `${variable} === ${JSON.stringify(text)}`).join(' || ')})`
  }

  #fallback({ where, first, second }: Fallback): Term {
    const [one, other] = [this.term(first), this.term(second)]
    const shape = shapeOfEither(one, other)
    const isNull = other.text === 'null'
    // What takes the place of nothing may be null, and is null where nothing stands for null.
    if (where === 'missing' && (isNull || one.isOrMissing === true)) {
      const sureShape: Shape =
        one.shape.kind === 'truth' && other.shape.kind === 'truth' && other.shape.isSure ? sureTruth : shape
      return { text: `(${one.text} ?? ${settled(other)})`, shape: isNull ? shape : sureShape }
    }
    const place = this.#place()
    const isOne = where === 'missing' ? `${place} !== undefined` : `f.is(${place})`
    return { text: `(${place} = ${settled(one)}, ${isOne} ? ${place} : ${settled(other)})`, shape }
  }

  #block(block: Block): Term {
    const short = shortBlock(block)
    if (short !== undefined) return this.term(short)
    const [only] = block.lines
    if (only !== undefined && block.lines.length === 1 && only.names.length === 0)
      return this.term(only.value)
    const variables = new Map(this.variables)
    const inner = new CodeWriter(this.shared, this.input, variables, this.#depth, this.places)
    const texts: string[] = []
    let last: Term = { text: 'undefined', shape: plain }
    for (const { names, value } of block.lines) {
      const term = inner.term(value)
      last = term
      if (names.length === 0) texts.push(settled(term))
      else {
        const place = this.#place()
        texts.push(`${place} = ${settled(term)}`)
        last = { text: place, shape: shapeOfFound(term), isRead: true }
        for (const name of names) variables.set(name, last)
      }
    }
    return { text: `(${texts.join(', ')})`, shape: last.shape }
  }

  #call(call: Call): Term {
    const { name, given } = call
    if (this.variables.has(name)) return none('a call of a variable')
    return isBuiltIn(name) ? this.#builtIn(name, given) : this.#host(call)
  }

  #builtIn(name: string, given: readonly Expression[]): Term {
    const terms = given.map(each => this.term(each))
    const [one, other] = terms
    const values = terms.map(settled)
    if (one !== undefined && terms.length === 1) {
      if (name === 'exists') {
        if (one.isFound === true) return sure(`(${one.text}.length > 0)`)
        return sure(one.isOrMissing === true ? `(${one.text} != null)` : `(${values[0]} !== undefined)`)
      }
      if (name === 'count' && one.shape.kind === 'list') return { text: `${one.text}.length`, shape: plain }
      if (name === 'not' && one.shape.kind === 'truth' && one.shape.isSure) return sure(`!${one.text}`)
      if (name === 'lowercase' || name === 'uppercase')
        return { text: `f.${name}(${values[0]})`, shape: plain }
      if (name === 'not') return { text: `f.not(${values[0]})`, shape: truth }
    }
    if (name === 'substring' && terms.length === 2 && isNumber(given[1]))
      return { text: `f.substring(${values.join(', ')})`, shape: plain }
    if (name === 'contains' && other !== undefined && terms.length === 2)
      return { text: `f.contains(${values.join(', ')})`, shape: truth }
    if (!Object.hasOwn(calledByCode, name)) return none(`$${name}`)
    const text = `f.builtIn(${[JSON.stringify(name), settled(this.input), ...values].join(', ')})`
    return { text, shape: name === 'append' ? any : plain }
  }

  #host({ name, given }: Call): Term {
    const constants = given.flatMap(each => constantOf(each) ?? [])
    if (constants.length === given.length) {
      const values = JSON.stringify(constants.map(({ value }) => value))
      const constant = this.shared.name('constant', `{ name: ${JSON.stringify(name)}, given: ${values} }`)
      return { text: `f.constant(${constant})`, shape: plain }
    }
    const [first, ...others] = given
    // A call on names of one record counts nothing.
    const isOfRecord =
      first !== undefined &&
      recordRead(first) !== undefined &&
      others.every(each => constantOf(each) !== undefined)
    const values = given.map(each => {
      const term = this.term(each)
      const text = settled(term)
      return isOfRecord || constantOf(each) !== undefined || !mayBeList(term) ? text : `f.counted(${text})`
    })
    return { text: `f.call.${name}(${values.join(', ')})`, shape: plain }
  }
}

function isNumber(given: Expression | undefined): boolean {
  return given !== undefined && typeof constantOf(given)?.value === 'number'
}

function literal(value: string | number | boolean | null): Term {
  return { text: JSON.stringify(value), shape: typeof value === 'boolean' ? sureTruth : plain, isRead: true }
}

function sure(text: string): Term {
  return { text, shape: sureTruth }
}

function mayBeList({ shape, isFound }: Term): boolean {
  return isFound === true || shape.kind === 'list' || shape.kind === 'found' || shape.kind === 'any'
}

/** What a variable holds. */
function shapeOfFound({ shape, isFound }: Term): Shape {
  if (isFound !== true) return shape
  return shape.kind === 'list' ? { kind: 'found', of: shape.of } : any
}
