/** What a word processor put into an expression is mended wherever it stands, and nothing else is. */
import { expect, test } from 'vitest'
import { applyFixes } from '../../../../src/authoring/check/apply-fixes.ts'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'

const textWith = (derive: string): string => `id: acme
title: T
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  a: { from: SECTION_FILING.A, as: text }
  b:
    derive: ${derive}
    as: truth
`

test.each([
  ['a = \u201cx\u201d or a = \u201cy\u201d', 'a = "x" or a = "y"', 'expression/syntax'],
  ['a\u00a0= "x\u00a0y" or a =\u00a0"z"', 'a = "x\u00a0y" or a = "z"', 'spec/odd-blank'],
])('%s', (written, mended, code) => {
  const text = textWith(written)
  const { diagnostics } = compileMappings([{ name: 'mapping.yaml', text }])
  expect(diagnostics.map(each => each.code)).toEqual([code])
  expect(applyFixes(text, diagnostics, ({ safe }) => safe).text).toBe(textWith(mended))
})
