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
 *     $count(l[$isNegative(m)])      ($known1 := null in l.($isNegative(m)) ? null : true; $known1 = null ? null : …)
 *                                                                              an entry of which it is unknown is not left out
 *     l.(own.value ? m : o)          l.(null in [own.value] ? null : (own.value ? m : o))     nor is anything concluded of one
 *     $sumMoney(l.m) ?? m            ($known1 := l.m; $exists($known1) ? $sumMoney($known1) : m)
 *                                                                              a sum that is unknown is not missing
 *     $sumMoney([l[1].m, m])         $sumMoney([((l[1].m) ?? null), m])        an item of a written list that gives nothing
 *                                                                              is unknown, and the others keep their places
 *
 * Fields without which the whole has no answer are named apart, as `needs`: where one has no value, nothing runs at all.
 */

import { unreachable } from '../../diagnostics/unreachable.ts'
import { ExpressionPlaces } from '../../evaluate/examine/expression-places.ts'
import { type ExpressionReads, expressionReads } from '../../evaluate/examine/paths-read.ts'
import type {
  Block,
  Call,
  Expression,
  Fallback,
  Filter,
  Operation,
  Path,
} from '../../evaluate/language/expression.ts'
import {
  bindsVariables,
  countsAsZero,
  fallbacksIn,
  hasAnswer,
  insideBrackets,
  isNull,
  isOfAmounts,
  isPlain,
  itemsOf,
  mayBeLeftOut,
  mayBeNull,
  sumOf,
} from '../expressions/expression-shape.ts'
import type { Typed } from '../types/expression-types.ts'
import type { Absence, OutputPaths } from './absence-terms.ts'
import { ExpressionEdits } from './expression-edits.ts'
import { FieldsRead } from './fields-read.ts'
import { type Guard, GuardTexts, isAskedOutside, newGuard, type Steps } from './guards.ts'

/**
 * The absence of an expression that reads what `reads` says. Of what the type rules found, `asked` are the parts that its author asks whether they have a
 * value. A check treats "unknown" as "true", so of its `or` both sides may be asked beforehand. Of an `or` that is the whole check
 * and binds a variable on its right, `$not($exists(day)) or ($day := day; …)`, that side waits: it may look through long lists.
 */
export function absenceOf(
  text: string,
  tree: Expression,
  reads: ExpressionReads,
  { asked, types }: Pick<Typed, 'asked' | 'types'>,
  output: OutputPaths,
  isCheck: boolean,
): Absence {
  return new Walk(text, output, types, isCheck).all(tree, reads, asked)
}

class Walk {
  readonly #text: string
  readonly #output: OutputPaths
  readonly #types: Typed['types']
  readonly #isCheck: boolean
  /** The whole expression. */
  #whole: Expression | undefined
  readonly #places: ExpressionPlaces
  readonly #edits: ExpressionEdits
  readonly #tolerates = new Map<string, Steps>()
  readonly #zeros = new Map<string, Steps>()
  /** Parts that were made null where what they need is. */
  readonly #guarded = new Set<Expression>()
  readonly #guards: GuardTexts
  readonly #fields: FieldsRead
  /** How many brackets behind lists stand around what is looked at. */
  #entries = 0

  constructor(text: string, output: OutputPaths, types: Typed['types'], isCheck: boolean) {
    this.#text = text
    this.#types = types
    this.#isCheck = isCheck
    this.#output = output
    this.#places = new ExpressionPlaces(text)
    this.#edits = new ExpressionEdits(text)
    this.#fields = new FieldsRead(types, output)
    this.#guards = new GuardTexts(text, this.#places, this.#edits, types)
  }

  all(tree: Expression, reads: ExpressionReads, asked: Typed['asked']): Absence {
    const sumsAsked = new Set(
      fallbacksIn(tree).flatMap(each => (sumOf(each.first) === undefined ? [] : [each.first])),
    )
    for (const part of asked) {
      // `??` behind a sum asks whether the list has entries: see #fallbackOfSum.
      if (!sumsAsked.has(part)) this.#edits.put(this.#places.of(part), ['(', ')[$ != null]'])
    }
    const guard = newGuard()
    this.#whole = tree
    this.#walk(tree, guard, false)
    // A field alone is its own answer, and null where it has none.
    if (isPlain(tree)) for (const steps of this.#fields.singlesOf(tree)) guard.paths.set(keyOf(steps), steps)
    const whole = { from: 0, to: this.#text.length }
    if (guard.parts.length > 0) this.#edits.put(whole, this.#guards.known(guard))
    // What is asked of entries one by one, `list.(o ?? m)`, and by way of variables.
    for (const { steps } of reads.asked) {
      if (this.#output.isValue(steps)) this.#tolerates.set(keyOf(steps), steps)
    }
    return {
      needs: [...guard.paths.values()],
      runs: this.#edits.slice(whole),
      tolerates: [...this.#tolerates.values()],
      zeros: [...this.#zeros.values()],
      picks: reads.picking.map(path => path.steps).filter(this.#output.isValue),
    }
  }

  /** `asks`: something is concluded from the value, so it must be known. */
  #walk(expression: Expression, guard: Guard, asks: boolean): void {
    switch (expression.kind) {
      case 'literal':
      case 'root':
        return
      case 'context':
        if (asks) this.#needs(expression, guard, true)
        return
      case 'variable':
        if (asks) this.#mustBeKnown(expression, guard)
        return
      case 'name':
      case 'path':
        if (expression.kind === 'path') this.#pickings(expression, guard)
        if (asks || !isPlain(expression)) this.#needs(expression, guard, true)
        // One entry of a list, `list[0].amount`.
        if (asks && !isPlain(expression) && this.#fields.isOne(expression))
          this.#mustBeKnown(expression, guard)
        return
      case 'filtered':
        if (countsAsZero(expression)) this.#tolerate(expression, true)
        // Of a list that is written out the brackets behind it may leave out what has no value: `[a, …][$ != null]`.
        for (const item of itemsOf(expression.of))
          this.#walk(item, guard, isPlain(item) || item === expression.of)
        this.#keepPlaces(expression.of)
        this.#filters(this.#places.of(expression).from, expression.filters, guard)
        if (asks && this.#fields.isOne(expression)) this.#mustBeKnown(expression, guard)
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
        this.#fallback(expression, guard)
        if (asks) this.#mustBeKnown(expression, guard)
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

  #fallback(fallback: Fallback, guard: Guard): void {
    const { where, first, second, position } = fallback
    const list = where === 'missing' ? sumOf(first) : undefined
    this.#tolerate(first)
    if (list === undefined) {
      if (!isPlain(first)) this.#walk(first, guard, false)
      this.#branches([second], guard)
      return
    }
    // A sum is missing where its list has no entries; where one of them has no value it is unknown.
    this.#branches([list, second], guard)
    const place = this.#places.of(list)
    const variable = this.#guards.variable()
    const line = `(${variable} := ${this.#edits.slice(place).trim()}; $exists(${variable}) ? `
    this.#edits.put(place, variable)
    this.#edits.put({ from: position, to: position + 2 }, ':')
    this.#edits.put(this.#places.of(fallback), [line, ')'])
  }

  #pickings(path: Path, guard: Guard): void {
    const from = this.#places.of(path).from
    for (const [index, { of, filters }] of path.steps.entries()) {
      if (index === 0) this.#walk(of, guard, false)
      else if (of.kind !== 'name') this.#ofEntries(of)
      this.#filters(from, filters, guard)
    }
  }

  /** What is computed for each entry of a list, `list.(flag.value ? m : o)`: null for one of which it is unknown. */
  #ofEntries(part: Expression): void {
    const inner = newGuard(undefined, true)
    this.#entries++
    this.#walk(part, inner, false)
    this.#entries--
    if (inner.isStrict) this.#guard(part, inner)
  }

  /** What is asked of the entries of a list, which begins at `from`, must be known of each. */
  #filters(from: number, filters: readonly Filter[], guard: Guard): void {
    for (const filter of filters) {
      if (filter.kind !== 'test') continue
      const { test } = filter
      const inner = newGuard(undefined, true)
      this.#entries++
      this.#walk(test, inner, isPlain(test) || test.kind === 'context')
      this.#entries--
      if (inner.isStrict) this.#guard(test, inner)
      if (!inner.isStrict && !this.#endsGuarded(test) && !mayBeNull(test)) continue
      const bracket = this.#places.before(this.#places.of(test).from)
      guard.parts.push({ kind: 'picking', list: { from, to: bracket }, test })
      guard.isStrict = true
    }
  }

  #operation(operation: Operation, guard: Guard, asks: boolean): void {
    const { left, right, operator } = operation
    const isLazy =
      operator === 'and' ||
      (operator === 'or' && (!this.#isCheck || (operation === this.#whole && bindsVariables(right))))
    if (isLazy) {
      this.#walk(left, guard, true)
      const isGuarded = this.#branches([right], guard, true)
      if (!isGuarded) return
      this.#guarded.add(operation)
      const { from, to } = this.#places.of(operation)
      const sign = { from: operation.position, to: operation.position + operator.length }
      this.#edits.put(sign, operator === 'and' ? '?' : '? true :')
      this.#edits.put({ from, to }, ['(', operator === 'and' ? ' : false)' : ')'])
      if (asks) this.#mustBeKnown(operation, guard)
      return
    }
    const isAboutNull = (operator === '=' || operator === '!=') && (isNull(left) || isNull(right))
    const isOfTexts = guard.isEntry && (operator === '=' || operator === '!=' || operator === 'in')
    for (const side of [left, right]) {
      // Of an entry, a text that is not there is none of those that it is compared with.
      const isNoOther = isOfTexts && this.#fields.isText(side) && !(isPlain(left) && isPlain(right))
      if (isNoOther) continue
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
      if (name === 'orZero') for (const each of given) this.#keepPlaces(each)
      return
    }
    if (!isOfAmounts(name)) {
      for (const each of given) this.#walk(each, guard, true)
      const [texts] = given
      // Texts are joined where there are all of them.
      if (
        name === 'join' &&
        texts !== undefined &&
        texts.kind !== 'array' &&
        this.#types.get(texts)?.isMany === true
      ) {
        guard.parts.push({ kind: 'picking', list: this.#places.of(texts), test: undefined })
        guard.isStrict = true
      }
      return
    }
    // Such a function has no answer where an amount has no value, so nothing has to be asked before.
    for (const item of given.flatMap(itemsOf)) {
      if (isPlain(item)) this.#needs(item, guard, asks)
      else this.#walk(item, guard, false)
    }
    for (const each of given) this.#keepPlaces(each)
    if (asks && !this.#fields.isKnown(call)) this.#mustBeKnown(call, guard)
  }

  /** An item of a written list that should be one value and gives nothing is null: JSONata would leave it out. */
  #keepPlaces(list: Expression): void {
    if (list.kind !== 'array') return
    for (const item of list.items) {
      if (this.#fields.isOne(item) && mayBeLeftOut(item))
        this.#edits.put(this.#places.of(item), ['((', ') ?? null)'])
    }
  }

  /** Variables are known inside the block only: what its last line asks is asked there. */
  #block(block: Block, guard: Guard, asks: boolean): void {
    const inner = insideBrackets(block)
    // Brackets alone change nothing.
    if (inner !== undefined) {
      this.#walk(inner, guard, asks)
      return
    }
    for (const { value } of block.lines) {
      // Variables are bound in the block, so what a line asks is asked there.
      this.#branches([value], guard)
    }
    if (asks) this.#mustBeKnown(block, guard)
  }

  /** Parts that are computed only where they are wanted: what they need is asked only there. Tells whether they need anything. */
  #branches(parts: readonly Expression[], outer: Guard, asks = false): boolean {
    let isGuarded = false
    for (const part of parts) {
      const guard = newGuard(outer, outer.isEntry)
      this.#walk(part, guard, asks)
      if (!guard.isStrict) continue
      isGuarded = true
      this.#guard(part, guard)
    }
    return isGuarded
  }

  #guard(part: Expression, guard: Guard): void {
    this.#guards.put(part, guard)
    this.#guarded.add(part)
  }

  #mustBeKnown(part: Expression, guard: Guard): void {
    if (hasAnswer(part) && !this.#endsGuarded(part)) return
    guard.parts.push(part)
    guard.isStrict = true
  }

  /** Whether what a part comes to in the end was made null where what it needs is: `a ?? ($uppercase(b) ?: "x")`. */
  #endsGuarded(part: Expression): boolean {
    if (this.#guarded.has(part)) return true
    if (part.kind === 'fallback') return this.#endsGuarded(part.second)
    const inner = part.kind === 'block' ? insideBrackets(part) : undefined
    return inner !== undefined && this.#endsGuarded(inner)
  }

  /** The single fields that a part reads must have values. */
  #needs(part: Expression, guard: Guard, asks: boolean): void {
    if (countsAsZero(part)) this.#tolerate(part, true)
    for (const steps of guard.isEntry ? this.#fields.singlesOfEntry(part) : this.#fields.singlesOf(part)) {
      const key = keyOf(steps)
      if (isAskedOutside(guard, key)) continue
      guard.paths.set(key, steps)
      if (asks) guard.isStrict = true
    }
  }

  #tolerate(part: Expression, isZero = false): void {
    // What is asked of entries is among the picks.
    if (this.#entries > 0) return
    for (const { steps } of expressionReads(part).paths) {
      if (!this.#output.isValue(steps)) continue
      this.#tolerates.set(keyOf(steps), steps)
      if (isZero) this.#zeros.set(keyOf(steps), steps)
    }
  }
}

function keyOf(steps: Steps): string {
  return JSON.stringify(steps)
}
