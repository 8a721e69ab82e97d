/**
 * What an expression does where a field has no value. In the data that is null, which JSONata takes for a value like any other:
 * `$exists(null)` is true, `null ?? b` is null, and `null = 1` is false. A mapping means something else by each of them. So the
 * expression that runs is the one that was written, with three things put into it:
 *
 *     second ?? note                 (second)[$ != null] ?? note           no value is none
 *     x ? a = "1" : b = "1"          x ? (null in [a] ? null : (a = "1")) : …      what is asked of no value is unknown
 *     $exists(a) and a = "1"         ($exists(…) ? (null in [a] ? null : (a = "1")) : false)      left first, as JSONata does
 *     $compareMoney(…) = 1           ($known1 := $compareMoney(…); $known1 = null ? null : ($known1 = 1))
 *                                                                              and so is what comes of it
 *
 * Fields without which the whole has no answer are named apart, as `needs`: where one has no value, nothing runs at all.
 */
import type { Block, Call, Expression, Operation } from '../evaluate/expression.ts'
import { partsOf } from '../evaluate/expression-parts.ts'
import { ExpressionPlaces } from '../evaluate/expression-places.ts'
import { pathsRead } from '../evaluate/paths-read.ts'
import { valueFunctions } from '../normalize/money-functions.ts'
import { unreachable } from '../text/unreachable.ts'
import { ExpressionEdits } from './expression-edits.ts'
import type { Typed } from './types/expression-types.ts'

/** An output path, step by step. */
type Steps = readonly string[]

export interface Absence {
  /** Single fields without which there is no answer. */
  readonly needs: readonly Steps[]
  /** What runs. The text that was written, where nothing had to be put into it. */
  readonly runs: string
  /** Paths whose lack the expression handles itself. What stands there and cannot be read must not pass for a lack. */
  readonly tolerates: readonly Steps[]
  /** Those of them that count as zero. */
  readonly zeros: readonly Steps[]
}

/**
 * The absence of an expression. Of what the type rules found, `asked` are the parts that its author asks whether they have a
 * value, and `single` those that are one value. A check treats "unknown" as "true", so of its `or` both sides may be asked
 * beforehand.
 */
export function absenceOf(
  text: string,
  tree: Expression,
  { asked, single }: Pick<Typed, 'asked' | 'single'>,
  output: OutputPaths,
  isCheck: boolean,
): Absence {
  return new Walk(text, output, single, isCheck).all(tree, asked)
}

/** What is known of output paths. */
export interface OutputPaths {
  /** Whether a path leads to one field, by way of groups only. */
  readonly isSingle: (steps: Steps) => boolean
  /** Whether a path leads to values, of one entry or of several, and not to a whole group or list. */
  readonly isValue: (steps: Steps) => boolean
}

/** What must have a value for one part of the expression: that part is guarded. */
interface Guard {
  readonly paths: Map<string, Steps>
  /** Parts whose value may be null although all fields are there; from where to where they stand. */
  readonly parts: Expression[]
  /** Whether anything would be concluded from null. A function of amounts has no answer by itself. */
  isStrict: boolean
  /** The guard around it: what that asks for is there. */
  readonly outer: Guard | undefined
}

class Walk {
  readonly #text: string
  readonly #output: OutputPaths
  readonly #single: ReadonlySet<Expression>
  readonly #isCheck: boolean
  readonly #places: ExpressionPlaces
  readonly #edits: ExpressionEdits
  readonly #tolerates = new Map<string, Steps>()
  readonly #zeros = new Map<string, Steps>()
  /** A name that no variable of the text has. */
  readonly #name: string
  #count = 0

  constructor(text: string, output: OutputPaths, single: ReadonlySet<Expression>, isCheck: boolean) {
    this.#text = text
    this.#single = single
    this.#isCheck = isCheck
    let name = 'known'
    while (text.includes(`$${name}`)) name += '_'
    this.#name = name
    this.#output = output
    this.#places = new ExpressionPlaces(text)
    this.#edits = new ExpressionEdits(text)
  }

  all(tree: Expression, asked: Typed['asked']): Absence {
    for (const part of asked) {
      this.#edits.put(this.#places.of(part), ['(', ')[$ != null]'])
    }
    const guard = newGuard()
    this.#walk(tree, guard, false)
    // A field alone is its own answer, and null where it has none.
    for (const steps of this.#singlesOf(tree)) if (isPlain(tree)) guard.paths.set(keyOf(steps), steps)
    const whole = { from: 0, to: this.#text.length }
    if (guard.parts.length > 0) this.#edits.put(whole, this.#known(guard))
    return {
      needs: [...guard.paths.values()],
      runs: this.#edits.slice(whole),
      tolerates: [...this.#tolerates.values()],
      zeros: [...this.#zeros.values()],
    }
  }

  /** `asks`: something is concluded from the value, so it must be known. */
  #walk(expression: Expression, guard: Guard, asks: boolean): void {
    switch (expression.kind) {
      case 'literal':
      case 'context':
      case 'root':
        return
      case 'variable':
        if (asks) this.#mustBeKnown(expression, guard)
        return
      case 'name':
      case 'path':
        if (asks || !isPlain(expression)) this.#needs(expression, guard, true)
        // One entry of a list, `list[0].amount`.
        if (asks && !isPlain(expression) && this.#isOne(expression)) this.#mustBeKnown(expression, guard)
        return
      case 'filtered':
        if (countsAsZero(expression)) this.#tolerate(expression, true)
        // Of a list that is written out the brackets behind it may leave out what has no value: `[a, …][$ != null]`.
        for (const item of itemsOf(expression.of))
          this.#walk(item, guard, isPlain(item) || item === expression.of)
        if (asks && this.#isOne(expression)) this.#mustBeKnown(expression, guard)
        return
      case 'array':
        for (const item of expression.items) this.#walk(item, guard, true)
        return
      case 'object':
        for (const field of expression.fields) this.#walk(field.value, guard, true)
        return
      case 'operation':
        this.#operation(expression, guard, asks)
        return
      case 'choice':
        this.#walk(expression.test, guard, true)
        this.#branches(
          expression.no === undefined ? [expression.yes] : [expression.yes, expression.no],
          guard,
        )
        if (asks) this.#mustBeKnown(expression, guard)
        return
      case 'fallback':
        this.#tolerate(expression.first)
        if (!isPlain(expression.first)) this.#walk(expression.first, guard, false)
        this.#branches([expression.second], guard)
        if (asks && expression.where === 'missing') this.#mustBeKnown(expression, guard)
        return
      case 'block':
        this.#block(expression, guard, asks)
        return
      case 'call':
        this.#call(expression, guard, asks)
        return
      default:
        unreachable(expression)
    }
  }

  #operation(operation: Operation, guard: Guard, asks: boolean): void {
    const { left, right, operator } = operation
    const isLazy = operator === 'and' || (operator === 'or' && !this.#isCheck)
    if (isLazy) {
      this.#walk(left, guard, true)
      const isGuarded = this.#branches([right], guard)
      if (!isGuarded) return
      const { from, to } = this.#places.of(operation)
      const sign = { from: operation.position, to: operation.position + operator.length }
      this.#edits.put(sign, operator === 'and' ? '?' : '? true :')
      this.#edits.put({ from, to }, ['(', operator === 'and' ? ' : false)' : ')'])
      if (asks) this.#mustBeKnown(operation, guard)
      return
    }
    const isAboutNull = (operator === '=' || operator === '!=') && (isNull(left) || isNull(right))
    for (const side of [left, right]) {
      if (!isAboutNull) this.#walk(side, guard, true)
      else {
        this.#tolerate(side)
        if (!isPlain(side)) this.#walk(side, guard, false)
      }
    }
  }

  #call(call: Call, guard: Guard, asks: boolean): void {
    const { name, given } = call
    if (name === 'exists' || name === 'orZero') {
      for (const each of given.flatMap(itemsOf)) {
        this.#tolerate(each, name === 'orZero')
        if (!isPlain(each)) this.#walk(each, guard, false)
      }
      return
    }
    if (!isOfAmounts(name)) {
      for (const each of given) this.#walk(each, guard, true)
      return
    }
    // Such a function has no answer where an amount has no value, so nothing has to be asked before.
    for (const item of given.flatMap(itemsOf)) {
      if (isPlain(item)) this.#needs(item, guard, asks)
      else this.#walk(item, guard, false)
    }
    if (asks && !this.#isKnown(call)) this.#mustBeKnown(call, guard)
  }

  /** Variables are known inside the block only: what its last line asks is asked there. */
  #block(block: Block, guard: Guard, asks: boolean): void {
    const [first, second] = block.lines
    // Brackets alone change nothing.
    if (first !== undefined && second === undefined && first.names.length === 0) {
      this.#walk(first.value, guard, asks)
      return
    }
    for (const [index, { value }] of block.lines.entries()) {
      const isLast = index === block.lines.length - 1
      if (isLast && block.lines.length > 1) this.#branches([value], guard)
      else this.#walk(value, guard, false)
    }
    if (asks) this.#mustBeKnown(block, guard)
  }

  /** Parts that are worked out only where they are wanted: what they need is asked only there. Tells whether they need anything. */
  #branches(parts: readonly Expression[], outer: Guard): boolean {
    let isGuarded = false
    for (const part of parts) {
      const guard = newGuard(outer)
      this.#walk(part, guard, false)
      if (!guard.isStrict) continue
      isGuarded = true
      const { paths } = guard
      const [before, behind] = this.#known(guard)
      const named = [...paths.values()].map(steps => steps.join('.')).join(', ')
      const asked = paths.size === 0 ? before : `(null in [${named}] ? null : ${before}`
      this.#edits.put(this.#places.of(part), [asked, paths.size === 0 ? behind : `${behind})`])
    }
    return isGuarded
  }

  /** Works out the parts of a guard beforehand, each once, and has no answer where one of them has none. */
  #known({ parts }: Guard): readonly [before: string, behind: string] {
    if (parts.length === 0) return ['(', ')']
    let last = ''
    const lines = parts.map(part => {
      const place = this.#places.of(part)
      const made = this.#edits.slice(place).trim()
      const variable = `$${this.#name}${++this.#count}`
      this.#edits.put(place, variable)
      // Parts come in the order in which they are built on one another, so the first that is unknown ends it.
      const line = last === '' ? `${variable} := ${made}` : `${variable} := ${last} = null ? null : (${made})`
      last = variable
      return line
    })
    return [`(${lines.join('; ')}; ${last} = null ? null : (`, '))']
  }

  #mustBeKnown(part: Expression, guard: Guard): void {
    guard.parts.push(part)
    guard.isStrict = true
  }

  /** The single fields that a part reads must have values. */
  #needs(part: Expression, guard: Guard, asks: boolean): void {
    if (countsAsZero(part)) this.#tolerate(part, true)
    for (const steps of this.#singlesOf(part)) {
      const key = keyOf(steps)
      if (isAskedOutside(guard, key)) continue
      guard.paths.set(key, steps)
      if (asks) guard.isStrict = true
    }
  }

  /** Whether a part of the expression is one value, which may be null. */
  #isOne(part: Expression): boolean {
    return this.#single.has(part)
  }

  #tolerate(part: Expression, isZero = false): void {
    for (const { steps } of pathsRead(part)) {
      if (!this.#output.isValue(steps)) continue
      this.#tolerates.set(keyOf(steps), steps)
      if (isZero) this.#zeros.set(keyOf(steps), steps)
    }
  }

  #singlesOf(part: Expression): readonly Steps[] {
    return pathsRead(part)
      .map(path => path.steps)
      .filter(this.#output.isSingle)
  }

  /** Whether a call has an answer wherever the fields that it needs have values. */
  #isKnown(part: Expression): boolean {
    if (isPlain(part)) return this.#singlesOf(part).length > 0
    if (part.kind === 'literal') return true
    if (part.kind === 'array') return part.items.length > 0 && part.items.every(item => this.#isKnown(item))
    return part.kind === 'call' && isOfAmounts(part.name) && part.given.every(each => this.#isKnown(each))
  }
}

function newGuard(outer?: Guard): Guard {
  return { paths: new Map(), parts: [], isStrict: false, outer }
}

function isAskedOutside({ outer }: Guard, key: string): boolean {
  for (let at = outer; at !== undefined; at = at.outer) if (at.isStrict && at.paths.has(key)) return true
  return false
}

function isOfAmounts(name: string): boolean {
  return Object.hasOwn(valueFunctions, name)
}

/** A name or names joined by dots, and nothing else. */
function isPlain(expression: Expression): boolean {
  if (expression.kind === 'name') return true
  return (
    expression.kind === 'path' &&
    expression.steps.every(step => step.of.kind === 'name' && step.filters.length === 0)
  )
}

/** The items of a list that is written out, or the expression itself. */
function itemsOf(expression: Expression): readonly Expression[] {
  return expression.kind === 'array' ? expression.items : [expression]
}

function isNull(expression: Expression): boolean {
  return expression.kind === 'literal' && expression.value === null
}

function keyOf(steps: Steps): string {
  return JSON.stringify(steps)
}

/** Whether anything in an expression, also what is asked of each entry of a list, counts as zero. */
function countsAsZero(expression: Expression): boolean {
  return (
    (expression.kind === 'call' && expression.name === 'orZero') || partsOf(expression).some(countsAsZero)
  )
}
