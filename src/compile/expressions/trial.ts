/** Whether what a hint is about to offer would be accepted: a hint that leads to the next error is worse than none. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { ExpressionSpec } from '../../spec/mapping-spec.ts'
import { followedHint } from './followed-hint.ts'

/** Longer expressions, and more than so many, are not tried: a check of a file takes no longer for its faults. */
const longest = 500
const most = 300
const mostRounds = 3

interface Stretch {
  readonly from: number
  readonly to: number
}

/** Tries edits of the expressions of one mapping. */
export class Trial {
  readonly #check: (expression: ExpressionSpec, gives: string | undefined) => readonly Diagnostic[]
  #tried = 0

  /** `check` gives what is wrong with an expression, and tries nothing itself. */
  constructor(check: (expression: ExpressionSpec, gives: string | undefined) => readonly Diagnostic[]) {
    this.#check = check
  }

  /** Whether expressions of that length, and one more of them, are tried. */
  canTry(text: string): boolean {
    return text.length <= longest && this.#tried < most
  }

  /**
   * What is to be written in that stretch of `text`: `meant`, as its own faults say, until none is left; `undefined` where one is.
   * Where `isOfAny`, what comes out may be what another "as" is for.
   */
  sound(
    text: string,
    { from, to }: Stretch,
    meant: string,
    gives: string | undefined,
    isOfAny = false,
  ): string | undefined {
    const [before, behind] = [text.slice(0, from), text.slice(to)]
    let found = meant
    for (let round = 0; round < mostRounds; round++) {
      const whole = before + found + behind
      const fault = this.#faultIn(whole, { from, to: from + found.length }, gives, isOfAny)
      if (fault === undefined) return found
      const next = followedHint(whole, fault, fault.span.offset)
      if (next === undefined || !next.startsWith(before) || !next.endsWith(behind)) return undefined
      found = next.slice(from, next.length - behind.length)
    }
    return undefined
  }

  /** Whether all names in an expression are known, without which its types are not. */
  isOfKnown(text: string, gives: string | undefined): boolean {
    this.#tried++
    return this.#check(written(text), gives).every(({ code }) => code !== 'spec/unknown-output')
  }

  /** What is wrong with a stretch, and with what comes out; names that are not known are another matter. */
  #faultIn(
    text: string,
    { from, to }: Stretch,
    gives: string | undefined,
    isOfAny: boolean,
  ): Diagnostic | undefined {
    this.#tried++
    return this.#check(written(text), gives).find(({ code, span, hint = '' }) => {
      if (code === 'spec/unknown-output') return false
      if (code === 'expression/result') return !isOfAny || !hint.startsWith('write as: ')
      return span.offset >= from && span.offset < to
    })
  }
}

/** An expression on a line of its own, in which places are offsets in its text. */
function written(value: string): ExpressionSpec {
  const span = { file: '', line: 1, column: 1, offset: 0, length: value.length }
  return { value, span, node: { kind: 'scalar', value, span, written: value, lines: [{ start: 0, span }] } }
}
