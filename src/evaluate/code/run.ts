/**
 * The evaluation of expressions that were written as code, over the same input: what they read from lists, compare and call. Each
 * method does, and counts, what the closures of `lower` do for the same part of an expression; test/property/code.test.ts holds
 * them together.
 */

import { fitted } from '../built-ins/apply-built-in.ts'
import { textFrom } from '../built-ins/text-from.ts'
import { compare, isAmong, isOther, isSame } from '../run/compare.ts'
import { failure } from '../run/failure.ts'
import type { Frame } from '../run/frame.ts'
import type { Asked, ListIndex } from '../run/list-index.ts'
import { propertyOf } from '../run/property.ts'
import { isTrue } from '../run/truth.ts'
import type { Budget } from '../run/work.ts'
import { writtenOrEmpty } from '../run/written.ts'
import { type CalledByCode, calledByCode } from './called-by-code.ts'
import type { ConstantCall, Question } from './code.ts'

type HostFunction = (...given: readonly unknown[]) => unknown
type Items = readonly unknown[]

/** The functions of the host, and their answers to constants, for all expressions of a mapping. */
export class HostCalls {
  readonly functions: Readonly<Record<string, HostFunction>>
  readonly #answers = new Map<ConstantCall, unknown>()

  /** They give the same answer each time. */
  constructor(functions: Readonly<Record<string, HostFunction>>) {
    this.functions = functions
  }

  /** What a call of constants gives. */
  constant(call: ConstantCall): unknown {
    if (this.#answers.has(call)) return this.#answers.get(call)
    const answer = this.functions[call.name]?.(...call.given)
    this.#answers.set(call, answer)
    return answer
  }
}

/** Bundled mappings are stored without the places of their expressions. */
const nowhere = -1
// A frame may write on its variables; this one has none, and frozen nothing can get in.
const noVariables = Object.freeze([]) as unknown as unknown[]
const nothingAsked: Asked = { picked: [], hasNull: false }

/** See above. As a frame it has no variables and no arrays of its own making: what would need them is not written as code. */
export class Run implements Frame {
  readonly root: unknown
  readonly slots = noVariables
  readonly budget: Budget
  readonly lists: ListIndex | undefined
  readonly wrapped = undefined
  singles: undefined
  wholes: undefined
  kept: undefined
  /** The functions of the host by name. */
  readonly call: Readonly<Record<string, HostFunction>>
  readonly #host: HostCalls
  /** The test that was asked last of those that depend on what they are given, and what it said. */
  #before:
    | {
        readonly question: Question
        readonly entries: Items
        readonly given: unknown
        readonly asked: Asked
        readonly spent: number
      }
    | undefined
  // The text that was last written in lower case.
  #last: string | undefined
  #lowered: string | undefined

  constructor(host: HostCalls, root: unknown, budget: Budget, lists: ListIndex | undefined) {
    this.#host = host
    this.call = host.functions
    this.root = root
    this.budget = budget
    this.lists = lists
  }

  /** Whether it is one over `input`, with these functions. */
  isOver(input: unknown, host: HostCalls): boolean {
    return this.root === input && this.#host === host
  }

  /** What a call of constants gives; it is asked once. */
  constant(call: ConstantCall): unknown {
    return this.#host.constant(call)
  }

  /** Whether a value counts as true. @throws ExpressionError as `isTrue` */
  is(value: unknown): boolean {
    return isTrue(value, nowhere, this)
  }

  /** Whether null is the value or one of its items. */
  isNull(value: unknown): boolean {
    return value === null || (Array.isArray(value) && value.includes(null))
  }

  /** `=` */
  same(left: unknown, right: unknown): boolean {
    return isSame(left, right, this, nowhere)
  }

  /** `!=` */
  other(left: unknown, right: unknown): boolean {
    return isOther(left, right, this, nowhere)
  }

  /** `in` */
  among(wanted: unknown, several: unknown): boolean {
    return isAmong(wanted, several, this, nowhere)
  }

  /** `in`, of short texts. */
  amongTexts(wanted: unknown, texts: readonly string[]): boolean {
    if (typeof wanted !== 'string') return false
    this.budget.spend(wanted.length, nowhere)
    return texts.includes(wanted)
  }

  /** `<` and its like. */
  order(operator: '<' | '<=' | '>' | '>=', left: unknown, right: unknown): boolean | undefined {
    return compare(operator, left, right, this, nowhere)
  }

  /** `&` */
  joined(left: unknown, right: unknown): string {
    const text = writtenOrEmpty(left, nowhere, this) + writtenOrEmpty(right, nowhere, this)
    this.budget.spend(text.length, nowhere)
    return text
  }

  /** `[a, b]`: arrays are opened by one level. */
  list(...values: Items): Items {
    const made: unknown[] = []
    for (const value of values) {
      if (Array.isArray(value)) for (const each of value) made.push(each)
      else if (value !== undefined) made.push(value)
    }
    this.budget.spend(made.length, nowhere)
    return made
  }

  /** `name` of an object that may not have it. */
  own(value: unknown, name: string): unknown {
    return propertyOf(value, name)
  }

  /** A built-in function. `input` is what the call stands in. @throws ExpressionError T0410, T0411, T0412 */
  builtIn(name: CalledByCode, input: unknown, ...given: Items): unknown {
    return fitted(calledByCode[name], given, input, { name, position: nowhere }, this)
  }

  /** `$not` of an argument. */
  not(value: unknown): unknown {
    return typeof value === 'boolean' ? !value : this.builtIn('not', undefined, value)
  }

  /** `$substring` of two arguments, the second one written out. */
  substring(value: unknown, from: number): string | undefined {
    if (value === undefined) return undefined
    if (typeof value !== 'string') throw failure('$substring does not take these arguments', nowhere)
    this.budget.spend(value.length, nowhere)
    return textFrom(value, from)
  }

  lowercase(value: unknown): string | undefined {
    mustBeText('lowercase', value)
    if (this.#counted(value) === undefined) return undefined
    // A test of entries asks for one text again and again.
    if (value !== this.#last) {
      this.#last = value
      this.#lowered = value?.toLowerCase()
    }
    return this.#lowered
  }

  uppercase(value: unknown): string | undefined {
    mustBeText('uppercase', value)
    return this.#counted(value)?.toUpperCase()
  }

  contains(value: unknown, part: unknown): boolean | undefined {
    mustBeText('contains', value)
    mustBeText('contains', part)
    const whole = this.#counted(value)
    const wanted = this.#counted(part)
    return whole === undefined || wanted === undefined ? undefined : whole.includes(wanted)
  }

  #counted(text: string | undefined): string | undefined {
    if (text !== undefined) this.budget.spend(text.length, nowhere)
    return text
  }

  /** An argument of a function of the host, which goes through the items of a list. */
  counted(value: unknown): unknown {
    if (Array.isArray(value)) this.budget.spend(value.length, nowhere)
    return value
  }

  /** The entries of a list that a test picks, at the beginning of a path. `given` is what a test depends on besides. */
  picked(list: Items, question: Question, given?: unknown): Items {
    this.budget.spend(1, nowhere)
    return (this.#asked(list, question, given) ?? this.#ask(list, question, false, given)).picked
  }

  /** Whether a test says null of an entry, `null in list.(…)`. */
  hasNull(list: Items, question: Question, given?: unknown): boolean {
    const asked = this.#asked(list, question, given)
    if (asked !== undefined) return asked.hasNull
    this.budget.spend(1 + list.length, nowhere)
    let answers = 0
    let hasNull = false
    for (const entry of list) {
      const answer = this.#answer(entry, question, given)
      if (answer === undefined) continue
      answers++
      if (answer === null) hasNull = true
    }
    if (answers > 1) this.budget.spend(answers, nowhere)
    return hasNull
  }

  /** What is known of a list, or is found by its texts; `undefined` where each entry must be looked into. */
  #asked(list: Items, question: Question, given: unknown): Asked | undefined {
    const known = this.lists?.of(list)
    if (known === undefined) return undefined
    const { name, texts, isOpen } = question
    const entries = name === undefined || texts === undefined ? undefined : known.having(name, texts)
    // Of most lists no entry has one of the texts.
    if (entries?.length === 0) return nothingAsked
    if (isOpen === true) return entries && this.#askedWith(given, question, entries)
    const before = known.asked(question)
    if (before !== undefined) {
      this.budget.spend(before.picked.length, nowhere)
      return before
    }
    const asked = this.#ask(entries ?? list, question, entries !== undefined, given)
    known.note(question, asked)
    return asked
  }

  /** What a test says that depends on what it is given: most are asked twice in a row. It counts as much each time. */
  #askedWith(given: unknown, question: Question, entries: Items): Asked {
    const before = this.#before
    if (before?.question === question && before.entries === entries && before.given === given) {
      this.budget.spend(before.spent, nowhere)
      return before.asked
    }
    const { spent } = this.budget
    const asked = this.#ask(entries, question, true, given)
    this.#before = { question, entries, given, asked, spent: this.budget.spent - spent }
    return asked
  }

  /** What a test says of entries; of those that `have` one of its texts only the rest is asked. */
  #ask(entries: Items, question: Question, have: boolean, given: unknown): Asked {
    const { rest, isTruth } = question
    this.budget.spend(entries.length, nowhere)
    if (have && rest === undefined) return { picked: entries, hasNull: false }
    const picked: unknown[] = []
    let hasNull = false
    for (const entry of entries) {
      const answer = have ? rest?.(entry, this, given) : this.#answer(entry, question, given)
      if (answer === true) picked.push(entry)
      else if (answer === null) hasNull = !have || isTruth !== true
    }
    return { picked, hasNull }
  }

  /** What the whole test says of an entry. */
  #answer(
    entry: unknown,
    { name, texts, isAmong: isCounted, rest, isWhole }: Question,
    given: unknown,
  ): unknown {
    if (name === undefined || texts === undefined || isWhole === true) return rest?.(entry, this, given)
    const text = propertyOf(entry, name)
    const has = isCounted === true ? this.amongTexts(text, texts) : text === texts[0]
    return has && rest !== undefined ? rest(entry, this, given) : has
  }

  /** The item at a place, from the end if it is negative. */
  at(items: Items, place: number): unknown {
    return items[place < 0 ? items.length + place : place]
  }

  /** The item of a list at a place, at the beginning of a path. */
  first(list: Items, place: number): unknown {
    this.budget.spend(1, nowhere)
    return this.at(list, place)
  }

  /** The items that are not null, `[a, b][$ != null]`. */
  present(items: Items): Items {
    this.budget.spend(items.length, nowhere)
    return items.filter(item => item !== null)
  }

  /** What was found before, under a name: of nothing, of one value, or of several. */
  across(found: unknown, read: (item: unknown) => unknown): unknown {
    if (Array.isArray(found)) return this.all(found, read)
    return found === undefined || found === null ? undefined : read(found)
  }

  /** What a step gives for each of what was found before. */
  over(found: unknown, read: (item: unknown) => unknown): unknown {
    this.budget.spend(1, nowhere)
    return found === undefined ? undefined : this.all(Array.isArray(found) ? found : [found], read)
  }

  /** An item as the next step of a path looks at it. */
  got(item: unknown): unknown {
    if (item !== undefined) this.budget.spend(1, nowhere)
    return item
  }

  /** What a step finds in each item, lists opened by one level, for the step behind it. */
  each(items: Items, read: (item: unknown) => unknown): Items {
    this.budget.spend(items.length, nowhere)
    const found: unknown[] = []
    for (const item of items) {
      const value = read(item)
      if (Array.isArray(value)) for (const each of value) found.push(each)
      else if (value !== undefined) found.push(value)
    }
    return found
  }

  /** What the last step of a path finds: nothing, the only value, or all of them. The list of a single item stays what it is. */
  all(items: Items, read: (item: unknown) => unknown): unknown {
    this.budget.spend(items.length, nowhere)
    const answers: unknown[] = []
    for (const item of items) {
      const value = read(item)
      if (value !== undefined) answers.push(value)
    }
    if (answers.length === 1) return answers[0]
    const opened = answers.some(each => Array.isArray(each)) ? answers.flat() : answers
    return opened.length > 1 ? opened : opened[0]
  }

  /** Items as a path gives them: nothing, the only one, or all of them. */
  some(items: Items): unknown {
    return items.length > 1 ? items.slice() : items[0]
  }
}

/** @throws ExpressionError T0410 for what is neither a text nor missing */
function mustBeText(name: string, value: unknown): asserts value is string | undefined {
  if (value === undefined || typeof value === 'string') return
  throw failure(`T0410: $${name} does not take these arguments`, nowhere)
}
