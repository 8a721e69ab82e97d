/** Guards: what must have a value for a part of an expression, and the text that asks for it. See absence.ts. */

import type { ExpressionPlaces, Place } from '../../evaluate/examine/expression-places.ts'
import type { Expression } from '../../evaluate/language/expression.ts'
import { tooLarge } from '../../evaluate/language/too-large.ts'
import { isOfAmounts } from '../expressions/expression-shape.ts'
import type { Typed } from '../types/expression-types.ts'
import type { ExpressionEdits } from './expression-edits.ts'

const longest = 100_000

/** An output path, step by step. */
export type Steps = readonly string[]

/** What must have a value for one part of the expression: that part is guarded. */
export interface Guard {
  readonly paths: Map<string, Steps>
  /** What may be unknown although all fields are there, in the order in which one is built on the other. */
  readonly parts: (Expression | Picking)[]
  /** Whether anything would be concluded from null. A function of amounts has no answer by itself. */
  isStrict: boolean
  /** The guard around it: what that asks for is there. */
  readonly outer: Guard | undefined
  /** It stands in the brackets behind a list: names are those of an entry. */
  readonly isEntry: boolean
}

/** What is asked of each entry of a list: from where to where the list stands, and the question. */
export interface Picking {
  readonly kind: 'picking'
  readonly list: Place
  /** Where there is none: each entry must be there. */
  readonly test: Expression | undefined
}

/** Puts guards into the text of an expression. */
export class GuardTexts {
  readonly #places: ExpressionPlaces
  readonly #edits: ExpressionEdits
  readonly #types: Typed['types']
  /** A name that no variable of the text has. */
  readonly #name: string
  #count = 0
  /** How long the questions of the guards are that stand in the text a second time. */
  #length = 0

  constructor(text: string, places: ExpressionPlaces, edits: ExpressionEdits, types: Typed['types']) {
    let name = 'known'
    while (text.includes(`$${name}`)) name += '_'
    this.#name = name
    this.#places = places
    this.#edits = edits
    this.#types = types
  }

  /** Makes a part null where what it must have has no value. */
  put(part: Expression, guard: Guard): void {
    const { paths } = guard
    const [before, behind] = this.known(guard)
    const named = [...paths.values()].map(steps => (steps.length === 0 ? '$' : steps.join('.'))).join(', ')
    const asked = paths.size === 0 ? before : `(null in [${named}] ? null : ${before}`
    this.#edits.put(this.#places.of(part), [asked, paths.size === 0 ? behind : `${behind})`])
  }

  variable(): string {
    return `$${this.#name}${++this.#count}`
  }

  /** Computes the parts of a guard beforehand, each once, and has no answer where one of them has none. */
  known({ parts }: Guard): readonly [before: string, behind: string] {
    if (parts.length === 0) return ['(', ')']
    let isUnknown = ''
    const lines = parts.map(part => {
      const variable = this.variable()
      const made = this.#made(part, variable)
      // Parts come in the order in which they are built on one another, so the first that is unknown ends it.
      const line =
        isUnknown === '' ? `${variable} := ${made}` : `${variable} := ${isUnknown} ? null : (${made})`
      isUnknown = this.#mayBeMissing(part) ? `(${variable} ?? null) = null` : `${variable} = null`
      return line
    })
    return [`(${lines.join('; ')}; ${isUnknown} ? null : (`, '))']
  }

  /** What is computed beforehand for a part; from then on a variable stands in its place. */
  #made(part: Expression | Picking, variable: string): string {
    if (part.kind === 'picking') {
      const list = this.#edits.slice(part.list).trim()
      const test = part.test === undefined ? '' : `.(${this.#edits.slice(this.#places.of(part.test)).trim()})`
      this.#length += list.length + test.length
      if (this.#length > longest) throw tooLarge('its guards for missing values leave room for', 0)
      return `null in ${list}${test} ? null : true`
    }
    const place = this.#places.of(part)
    const made = this.#edits.slice(place).trim()
    this.#edits.put(place, variable)
    return made
  }

  /** Whether a part may be missing where it should be one value, as the entry of an empty list is. */
  #mayBeMissing(part: Expression | Picking): boolean {
    if (part.kind === 'picking' || (part.kind === 'call' && isOfAmounts(part.name))) return false
    return this.#types.get(part)?.isMany === false
  }
}

export function newGuard(outer?: Guard, isEntry = false): Guard {
  return { paths: new Map(), parts: [], isStrict: false, outer, isEntry }
}

export function isAskedOutside({ outer }: Guard, key: string): boolean {
  for (let at = outer; at !== undefined; at = at.outer) if (at.isStrict && at.paths.has(key)) return true
  return false
}
