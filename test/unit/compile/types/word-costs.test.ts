/** A mapping of many words, and many texts that are compared with them: what that costs grows with the mapping. */
import { expect, test } from 'vitest'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'
import { expectGrowth } from '../../../support/growth.ts'

/** A choice of `size` cases, and as many texts that its entries are asked for. */
function mappingOf(size: number, text: (index: number) => string): string {
  const numbers = Array.from({ length: size }, (_, index) => index)
  return `id: mine
title: Mine
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  rows:
    each: SECTION_ROWS
    choose:
      by: TYPE
      as: kind
      cases:
${numbers.map(each => `        Kind${each}: { texts: T${each}, fields: { a: { from: A, as: text } } }`).join('\n')}
      otherwise: { case: other, fields: { entry: { keep: "*" } } }
  n: { derive: '$count(rows[kind in [${numbers.map(each => `"${text(each)}"`).join(', ')}]])', as: integer }
`
}

test.each([
  ['that are words', (index: number) => `Kind${index}`, 0],
  ['that are none', (index: number) => `Sort${index}`, 100],
  ['with a slip', (index: number) => `Kindd${'abcdefghij'[index % 10]}`, 100],
])('of texts %s', (_, text, most) => {
  const compiled = (size: number) => {
    const yaml = mappingOf(size, text)
    return () => {
      const { diagnostics } = compileMappings([{ name: 'mine.yaml', text: yaml }])
      const refused = diagnostics.filter(({ code }) => code === 'expression/unknown-value')
      expect(refused).toHaveLength(Math.min(size, most))
      expect(diagnostics.some(({ code }) => code === 'expression/too-large')).toBe(false)
    }
  }
  expectGrowth([75, 600], compiled, smallest => 16 * smallest + 200)
})
