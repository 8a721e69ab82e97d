/** A call in the text of an expression, taken apart: so that another one can be written in its place. Works on tokens, as what is refused has no tree. */
import { eachToken } from '../../evaluate/read/tokens.ts'

/** Offsets, and the texts of what is given. */
export interface WrittenCall {
  readonly from: number
  readonly to: number
  readonly name: string
  readonly given: readonly string[]
}

/** The call whose name begins at `position`, with a dollar sign or without; `undefined` where none does, or it is not closed. */
export function callAt(text: string, position: number): WrittenCall | undefined {
  const [, name] = /^(\$?[A-Za-z_]\w*)\s*\(/.exec(text.slice(position, position + longest)) ?? []
  if (name === undefined) return undefined
  const given: string[] = []
  let depth = 0
  let start = position
  let end: number | undefined
  eachToken(text, (from, to) => {
    if (from < position + name.length || end !== undefined) return
    const token = text.slice(from, to)
    if (/^[([{]$/.test(token) && depth++ === 0) start = to
    if (/^[)\]}]$/.test(token) && --depth === 0) end = to
    if (end === undefined && (token !== ',' || depth !== 1)) return
    given.push(text.slice(start, from).trim())
    start = to
  })
  const isEmpty = given.length === 1 && given[0] === ''
  return end === undefined ? undefined : { from: position, to: end, name, given: isEmpty ? [] : given }
}

const longest = 200
