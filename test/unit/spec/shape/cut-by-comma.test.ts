/** A text in braces that ends at its comma: what is said, and when a fix can be made of it. */
import { expect, test } from 'vitest'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'

const found = (text: string) =>
  compileMappings([{ name: 'mapping.yaml', text }]).diagnostics.filter(
    ({ code }) => code === 'spec/cut-by-comma',
  )

const fieldsIn = (from: string): string =>
  `{ id: acme, title: T, version: "1.0.0", match: { type: RETR, form: ["1040"] }, fields: { a: { from: ${from}, as: money } } }\n`

test('a fix puts the whole text in quotes', () => {
  const [only] = found(fieldsIn('WAGES, TIPS'))
  expect(only?.fix).toMatchObject({ replacement: "'WAGES, TIPS'", span: { length: 'WAGES, TIPS'.length } })
})

test('there is a hint, and no fix, where blanks were lost or the text stands on two lines', () => {
  for (const from of ['WAGES,  TIPS', 'WAGES,\nTIPS']) {
    const [only] = found(fieldsIn(from))
    expect(only?.hint).toBe("put the whole text in quotes: 'WAGES, TIPS'")
    expect(only?.fix).toBeUndefined()
  }
})
