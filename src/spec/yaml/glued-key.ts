/** A line whose name runs into its value: `title:Income`, `wages:{ from: A }`, `wages { from: A }`. */

/** Where the name and its colon stand in the line, and what is wrong with them. */
export interface GluedKey {
  readonly name: string
  readonly from: number
  readonly to: number
  readonly problem: string
}

/** The name that begins `line` and is not followed by a colon and a blank; `undefined` where it is, or none begins it. */
export function gluedKey(line: string): GluedKey | undefined {
  const [whole = '', before = '', name = '', mark] =
    /^([ ]*(?:- )?)([A-Za-z]\w*)(:(?=[^\s:/])|[ ]*(?=\{))/.exec(line) ?? []
  if (mark === undefined) return undefined
  const problem = mark === ':' ? `no blank behind "${name}:"` : `no ":" behind "${name}"`
  return { name, from: before.length, to: whole.length, problem }
}
