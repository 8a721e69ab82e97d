/** A text in quotes in an expression: so that another one can be written in its place. */
import { eachToken } from '../../evaluate/read/tokens.ts'

/** Where the text in quotes that begins at `position` stands, its quotes with it; `undefined` where none does. */
export function literalAt(
  text: string,
  position: number,
): { readonly from: number; readonly to: number } | undefined {
  if (text[position] !== '"' && text[position] !== "'") return undefined
  let found: { from: number; to: number } | undefined
  eachToken(text, (from, to) => {
    if (from === position) found = { from, to }
  })
  return found
}
