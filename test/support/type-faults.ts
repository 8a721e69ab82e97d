/** What the type rules say of one expression over fields of every kind. */
import { compileMappings } from '../../src/compile/compile-mappings.ts'
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts'

const amounts = '{ m: { from: M, as: money }, t: { from: T, as: text } }'
const entries =
  '{ m: { from: M, as: money }, t: { from: T, as: text }, n: { from: N, as: integer }, d: { from: D, as: date }, f: { from: F, as: flag, yes: "Y" } }'

/** `m` and `o` are amounts, `t` a text, `n` a whole number, `d` a date, `p` a month, `q` an exact number, `r` a ratio, `f` a flag,
 * `l` a list of entries, `g` a group with an amount, `h` one without, `k` is kept as it is. */
const fields = `fields:
  m: { from: SECTION_FILING > M, as: money }
  o: { from: SECTION_FILING > O, as: money }
  t: { from: SECTION_FILING > T, as: text }
  n: { from: SECTION_FILING > N, as: integer }
  d: { from: SECTION_FILING > D, as: date }
  p: { from: SECTION_FILING > P, as: month }
  q: { from: SECTION_FILING > Q, as: decimal }
  r: { from: SECTION_FILING > R, as: ratio }
  f: { from: SECTION_FILING > F, as: flag, yes: "Y", no: "N" }
  l: { each: SECTION_INCOME, fields: ${entries} }
  g: { section: SECTION_SUMMARY, fields: ${amounts} }
  h: { section: SECTION_BALANCE, fields: { t: { from: T, as: text } } }
  k: { keep: SECTION_FILING > KEPT }
`

/** The findings in a derived field with this expression. */
export function typeFaults(expression: string, gives: string): readonly Diagnostic[] {
  const field = `  it:\n    derive: '${expression}'\n    as: ${gives}\n`
  const head = 'id: a\ntitle: A\nversion: "1.0.0"\nmatch: { type: RETR }\n'
  return compileMappings([{ name: 'a.yaml', text: `${head}${fields}${field}` }]).diagnostics
}

/** Of each finding, what its author is told to do. */
export function typeHints(expression: string, gives: string): readonly (string | undefined)[] {
  return typeFaults(expression, gives).map(({ hint }) => hint)
}
