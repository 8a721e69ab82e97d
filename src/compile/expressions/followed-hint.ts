/** What becomes of an expression whose author does what a hint of the type rules says, word by word. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { callAt } from './call-at.ts'

/** `text` with the hint of `found` followed at the offset `at`; `undefined` where the hint is no text to be written there. */
export function followedHint(text: string, { code, hint = '' }: Diagnostic, at: number): string | undefined {
  const [, written] = /^write (.+?)(?:, (?:or|which) .*)?$/.exec(hint) ?? []
  if (written === undefined || /^as: /.test(written)) return undefined
  const put = (from: number, to: number): string => text.slice(0, from) + written + text.slice(to)
  if (code === 'expression/arity') {
    const call = callAt(text, at)
    return call === undefined || hasOthers(written, text.slice(call.from, call.to))
      ? undefined
      : put(call.from, call.to)
  }
  if (code === 'expression/operand') {
    const [left] = /[\w.]+\s*$/.exec(text.slice(0, at)) ?? []
    const [right] = /^(?:[!<>]?=|[<>])\s*(?:"[^"]*"|[\w.]+(?![\w.([]))/.exec(text.slice(at)) ?? []
    const isWhole = left !== undefined && right !== undefined && written.includes(left.trim())
    return isWhole ? put(at - left.length, at + right.length) : undefined
  }
  const [path] = /^[A-Za-z_][\w.]*(?![\w.([])/.exec(text.slice(at)) ?? []
  return path !== undefined && written.includes(path) ? put(at, at + path.length) : undefined
}

/** Whether a hint names what does not stand in the call that it is about: `$compareMoney(a, b)` only shows what the function takes. */
function hasOthers(written: string, call: string): boolean {
  const own = new Set(namesIn(call))
  return namesIn(written).some(name => !own.has(name))
}

/** The names and paths in an expression, but for functions and quoted texts. */
function namesIn(text: string): readonly string[] {
  return text.replace(/"[^"]*"|\$\w+/g, '').match(/[A-Za-z_][\w.]*/g) ?? []
}
