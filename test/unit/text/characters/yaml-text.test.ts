import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { quotedYamlText, yamlText } from '../../../../src/text/characters/yaml-text.ts'

test('a text is plain where it can be', () => {
  expect(yamlText('SECTION_A."B C"')).toBe('SECTION_A."B C"')
  expect(yamlText('A, B')).toBe("'A, B'")
  expect(yamlText("PAYER'S: A")).toBe(`"PAYER'S: A"`)
  expect(quotedYamlText('A')).toBe('"A"')
  expect(quotedYamlText('A "B"')).toBe(`'A "B"'`)
  expect(yamlText(`'A' "B": C`)).toBe(`'''A'' "B": C'`)
})

test('any text reads as itself on a line, in braces and in brackets', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...'ab1.-:,#&*!|>\'"%@`~=<[]{}\\ \n\t?yes') }),
    fc.constantFrom('true', 'no', 'null', '~', '1e3', '0x1', '2024-01-01', '<<', '...'),
  )
  fc.assert(
    fc.property(texts, text => {
      for (const written of [yamlText(text), quotedYamlText(text)]) {
        expect(parse(`a: ${written}\n`)).toEqual({ a: text })
        expect(parse(`{ a: ${written}, b: [${written}] }\n`)).toEqual({ a: text, b: [text] })
      }
    }),
  )
})
