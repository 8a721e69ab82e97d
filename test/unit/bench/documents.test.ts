/** The documents of the benchmark: as large as the page says, the same for the same seed, other ones for others. */
import { expect, test } from 'vitest'
import { createMapper, mapTranscript } from '../../../src/index.ts'
import { documentText } from '../../bench/documents/document.ts'
import { fixtureOf } from '../../bench/documents/fixture.ts'
import { layoutOf } from '../../bench/documents/layout.ts'
import { randomOf } from '../../bench/documents/random.ts'
import { accountTexts, incomeTexts, sampleTexts } from '../../bench/documents/samples.ts'

function leaves(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce<number>((sum, inner) => sum + leaves(inner), 0)
}

test('the main document has 300 leaves and 13 KB, whatever the seed', () => {
  const { texts, parsed } = fixtureOf(100, 64)
  expect(parsed.map(leaves)).toEqual(Array.from({ length: 64 }, () => 300))
  const mean = texts.reduce((sum, text) => sum + text.length, 0) / texts.length
  expect(Math.abs(mean - 13_000)).toBeLessThan(500)
})

test.each([20, 100, 300, 1000])(
  'a layout of %i fields has as many, and three times as many leaves',
  fields => {
    const { layout, parsed } = fixtureOf(fields, 1)
    const read = layout.sections.flatMap(({ lines }) => lines.filter(({ field }) => field !== undefined))
    expect([read.length, layout.fields, layout.leaves, leaves(parsed[0])]).toEqual([
      fields,
      fields,
      3 * fields,
      3 * fields,
    ])
    for (const { lines } of layout.sections)
      expect(new Set(lines.map(({ label }) => label)).size).toBe(lines.length)
  },
)

test('the same seed gives the same text, every other seed another', () => {
  const layout = layoutOf(100)
  const texts = Array.from({ length: 256 }, (_, seed) => documentText(layout, seed + 1))
  expect(new Set(texts).size).toBe(256)
  expect(documentText(layout, 7)).toBe(texts[6])
})

test('the mapping of the main document reads the fields, leaves the rest unmapped, and finds nothing wrong', () => {
  const { mapping, parsed } = fixtureOf(100, 16)
  const mapper = createMapper({ mappings: [mapping], bundled: false })
  for (const document of parsed) {
    const { issues, unmapped, ignored } = mapper.mapTranscript(document)
    expect([issues, ignored]).toEqual([[], []])
    expect(unmapped).toHaveLength(200)
    expect(unmapped.at(-1)).toBe('/FORM')
  }
})

test('the amounts and dates of the main document are printed in all the ways of the authority', () => {
  const all = fixtureOf(100, 8).texts.join('')
  for (const way of [
    /":"\$[0-9]/,
    /":"-\$/,
    /":"\$-/,
    /":"\(\$/,
    /":""/,
    /":"[0-9]{2}-[0-9]{2}-[0-9]{4}"/,
    /":"[A-Z][a-z]{2}\.? [0-9]{2}, [0-9]{4}"/,
  ])
    expect(all).toMatch(way)
})

test('an income transcript has as many entries as asked for, none of them unknown', () => {
  const [text = '', other] = incomeTexts(200, 2)
  const result = mapTranscript(text, { mapping: 'waid-income' })
  expect(result.data.informationReturns).toHaveLength(200)
  expect(result.unmapped).toEqual([])
  expect(other).not.toBe(text)
  expect(incomeTexts(200, 1)).toEqual([text])
})

test('an account transcript has as many transactions as asked for, and they add up to the balance', () => {
  const [text = '', other] = accountTexts(300, 2)
  const result = mapTranscript(text, { mapping: 'actr-1040' })
  expect(result.data.transactions).toHaveLength(300)
  expect([result.issues, result.unmapped]).toEqual([[], []])
  expect(other).not.toBe(text)
  expect(accountTexts(300, 1)).toEqual([text])
})

test('there are samples of each type, without blanks', () => {
  for (const type of ['ACTR', 'RECA', 'RETR', 'WAID']) {
    const texts = sampleTexts(type)
    expect(texts.length).toBeGreaterThan(5)
    for (const text of texts) expect(text.startsWith(`{"TYPE":"${type}"`)).toBe(true)
  }
})

test('numbers of one seed are spread over the whole range', () => {
  const { below } = randomOf(3)
  const seen = new Set(Array.from({ length: 500 }, () => below(10)))
  expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})
