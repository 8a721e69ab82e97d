/**
 * Arithmetic of an expression written with the functions of amounts: `(a + b) - c` as `$subtractMoney($addMoney(a, b), c)`. Works on
 * tokens, as jsonata's tree of what is refused says nothing of where it begins. Does not know what the operands are.
 */
import { eachToken } from '../../../evaluate/read/tokens.ts'

/** A stretch of an expression, and what to write in its place. */
export interface Rewritten {
  readonly from: number
  readonly to: number
  readonly text: string
  /** The names and numbers among its operands. */
  readonly operands: readonly string[]
}

interface Token {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Operands by index of their first token and the one behind their last. */
interface Stretch {
  readonly from: number
  readonly to: number
  readonly text: string
}

const deepest = 20
const longest = 2000
const closing: ReadonlyMap<string, string> = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
])

/** The whole sum, difference or share in which the operator at `position` stands; `undefined` where its operands are not plain. */
export function writtenArithmetic(text: string, position: number): Rewritten | undefined {
  if (text.length > longest) return undefined
  const tokens: Token[] = []
  eachToken(text, (from, to) => tokens.push({ from, to, text: text.slice(from, to) }))
  const at = tokens.findIndex(token => token.from === position)
  return at === -1 ? undefined : new Arithmetic(text, tokens).around(at)
}

class Arithmetic {
  readonly #text: string
  readonly #tokens: readonly Token[]
  readonly #partner = new Map<number, number>()
  readonly #operands: string[] = []

  constructor(text: string, tokens: readonly Token[]) {
    this.#text = text
    this.#tokens = tokens
    const open: number[] = []
    for (const [index, token] of tokens.entries()) {
      if (token.text === '(' || token.text === '[' || token.text === '{') open.push(index)
      if (!closing.has(token.text)) continue
      const first = open.pop()
      if (first === undefined) continue
      this.#partner.set(first, index)
      this.#partner.set(index, first)
    }
  }

  around(operator: number): Rewritten | undefined {
    // A remainder, say, has no function.
    if (!this.#isBinary(operator) && this.#at(operator) !== '-') return undefined
    let first = operator
    while (this.#isBinary(first)) {
      const start = this.#operandStart(first - 1)
      if (start === undefined) return undefined
      first = start - 1
    }
    // A sign in front of the first operand belongs to it.
    const begin = this.#at(first) === '-' ? first : first + 1
    const found = this.#sum(begin, 0)
    const [start, end] = [this.#tokens[found?.from ?? -1], this.#tokens[(found?.to ?? 0) - 1]]
    if (found === undefined || start === undefined || end === undefined || found.to <= operator)
      return undefined
    // Brackets around the whole of it are of no more use.
    return { from: start.from, to: end.to, text: found.text, operands: this.#operands }
  }

  #at(index: number): string {
    return this.#tokens[index]?.text ?? ''
  }

  #isOperand(index: number): boolean {
    return /^[$\w`"']/.test(this.#at(index)) && !/^(?:and|or|in)$/.test(this.#at(index))
  }

  /** Whether an operator of arithmetic stands there between two operands. */
  #isBinary(index: number): boolean {
    return (
      /^[-+*/]$/.test(this.#at(index)) && (this.#isOperand(index - 1) || closing.has(this.#at(index - 1)))
    )
  }

  /** The index of the first token of the operand that ends at `end`. */
  #operandStart(end: number): number | undefined {
    let at = end
    for (;;) {
      if (closing.has(this.#at(at))) {
        const open = this.#partner.get(at)
        if (open === undefined) return undefined
        // Brackets behind a name belong to it.
        if (this.#isOperand(open - 1) || closing.has(this.#at(open - 1))) {
          at = open - 1
          continue
        }
        at = open
      } else if (!this.#isOperand(at)) return undefined
      if (this.#at(at - 1) !== '.') return at
      at -= 2
    }
  }

  /** `a + b - c` from a token on. */
  #sum(from: number, depth: number): Stretch | undefined {
    let left = this.#share(from, depth)
    while (left !== undefined && /^[-+]$/.test(this.#at(left.to))) {
      const name = this.#at(left.to) === '+' ? 'addMoney' : 'subtractMoney'
      const right = this.#share(left.to + 1, depth)
      if (right === undefined) return undefined
      left = { from, to: right.to, text: `$${name}(${amountOf(left.text)}, ${amountOf(right.text)})` }
    }
    return left
  }

  /** `a * 0.75`, `a / 2`. */
  #share(from: number, depth: number): Stretch | undefined {
    let left = this.#operand(from, depth)
    while (left !== undefined && /^[*/]$/.test(this.#at(left.to))) {
      const operator = this.#at(left.to)
      const right = this.#operand(left.to + 1, depth)
      if (right === undefined) return undefined
      const isTurned = operator === '*' && isNumber(left.text)
      const [of, number] = isTurned ? [right.text, left.text] : [left.text, right.text]
      const share = shareOf(operator, number)
      if (share === undefined || isNumber(of)) return undefined
      left = { from, to: right.to, text: `$shareOf(${of}, "${share}", "half up")` }
    }
    return left
  }

  #operand(from: number, depth: number): Stretch | undefined {
    if (depth > deepest) return undefined
    if (this.#at(from) === '-') {
      const inner = this.#operand(from + 1, depth + 1)
      return inner && { from, to: inner.to, text: `$subtractMoney($money("0.00"), ${amountOf(inner.text)})` }
    }
    if (this.#at(from) === '(') {
      const close = this.#partner.get(from)
      const inner = this.#sum(from + 1, depth + 1)
      return close === undefined || inner?.to !== close
        ? undefined
        : { from, to: close + 1, text: inner.text }
    }
    if (!this.#isOperand(from)) return undefined
    let to = from + 1
    for (;;) {
      const next = this.#at(to)
      const close = next === '(' || next === '[' ? this.#partner.get(to) : undefined
      if (close !== undefined) to = close + 1
      else if (next === '.' && this.#isOperand(to + 1)) to += 2
      else break
    }
    const [first, last] = [this.#tokens[from], this.#tokens[to - 1]]
    if (first === undefined || last === undefined) return undefined
    const text = this.#text.slice(first.from, last.to)
    // A text is not an amount, whatever is written around it.
    if (to === from + 1 && /^["']/.test(text)) return undefined
    if (/^[\w.]+$/.test(text)) this.#operands.push(text)
    return { from, to, text }
  }
}

function isNumber(text: string): boolean {
  return /^[0-9]+(?:\.[0-9]+)?$/.test(text)
}

/** A number beside an amount is meant for one. */
function amountOf(operand: string): string {
  return isNumber(operand) ? `$money("${Number(operand).toFixed(2)}")` : operand
}

/** `* 0.75` and `/ 2` as shares. */
function shareOf(operator: string, number: string): string | undefined {
  const value = isNumber(number) ? Number(number) : 0
  const percent = operator === '*' ? value * 100 : 100 / value
  const shown = Number(percent.toFixed(6))
  const isExact = Math.abs(shown - percent) < 1e-9
  return shown > 0 && shown < 1000 && isExact ? `${shown}%` : undefined
}
