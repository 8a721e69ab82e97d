/** Brackets and quotes that are opened and not closed: where a fault that shows much further down was made. */
import type { CST } from 'yaml'

/** Offsets, in the order of the text. */
export interface OpenMarks {
  /** Quotes whose text does not end on the line it begins on, or not at all. */
  readonly quotes: readonly number[]
  /** Brackets and braces without their other half. */
  readonly brackets: readonly number[]
  /** Whether a place lies in brackets or braces. */
  readonly isInBrackets: (offset: number) => boolean
  /** The outermost brackets around a place, from the opening to the closing one; `undefined` where they are not closed. */
  readonly around: (offset: number) => { readonly from: number; readonly to: number } | undefined
}

/** The open marks among the tokens of a text. Not by recursion. */
export function openMarks(tokens: readonly CST.Token[]): OpenMarks {
  const quotes: number[] = []
  const brackets: number[] = []
  const spans: { from: number; to: number }[] = []
  const waiting = [...tokens]
  for (const token of waiting) {
    if (token.type === 'document') {
      if (token.value !== undefined) waiting.push(token.value)
    } else if (token.type === 'single-quoted-scalar' || token.type === 'double-quoted-scalar') {
      if (
        token.source.length < 2 ||
        token.source.includes('\n') ||
        !token.source.endsWith(token.source.charAt(0))
      ) {
        quotes.push(token.offset)
      }
    } else if ('items' in token) {
      if (token.type === 'flow-collection') {
        const close = token.end.find(each => each.type === 'flow-map-end' || each.type === 'flow-seq-end')
        if (close === undefined) brackets.push(token.start.offset)
        spans.push({ from: token.start.offset, to: close?.offset ?? Number.POSITIVE_INFINITY })
      }
      for (const { key, value } of token.items) {
        if (key !== undefined && key !== null) waiting.push(key)
        if (value !== undefined) waiting.push(value)
      }
    }
  }
  const ascending = (a: number, b: number): number => a - b
  return {
    quotes: quotes.sort(ascending),
    brackets: brackets.sort(ascending),
    around: offset => {
      const outer = spans.filter(({ from, to }) => from <= offset && offset <= to)
      const first = outer.reduce<(typeof outer)[0] | undefined>(
        (found, each) => (found === undefined || each.from < found.from ? each : found),
        undefined,
      )
      return first !== undefined && Number.isFinite(first.to) ? first : undefined
    },
    isInBrackets: offset => spans.some(({ from, to }) => from < offset && offset < to),
  }
}
