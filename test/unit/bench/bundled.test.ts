/** The transcripts that the bundled mappings are measured on: whole, of every mapping with a sample, with the faults they are to have. */
import { expect, test } from 'vitest'
import { bundledPlans } from '../../../src/catalog/plans.gen.ts'
import { createMapper, mapTranscript } from '../../../src/index.ts'
import { bundledSamples, inTurn, noDataTexts, variants } from '../../bench/documents/bundled.ts'
import { callsOf, valuesAlone } from '../../bench/peers/values-alone.ts'
import { goldens } from '../../support/goldens.ts'

/** Fewer than what is measured: one is as good as another. */
const count = 3
const samples = bundledSamples({ createMapper, mapTranscript }, '', count)

function reported(text: string | undefined): readonly string[] {
  const { issues, unmapped } = mapTranscript(text)
  return [...issues.map(({ code, path, pointer }) => `${code} ${path} ${pointer}`), ...unmapped]
}

function found(text: string | undefined, code: string): number {
  return mapTranscript(text).issues.filter(each => each.code === code).length
}

test('every bundled mapping has transcripts', () => {
  expect([...new Set(samples.map(({ mapping }) => mapping))]).toEqual(
    bundledPlans()
      .map(({ id }) => id)
      .sort(),
  )
})

test('every sample of at least 2 kB is among them', () => {
  const long = goldens().filter(({ text }) => JSON.stringify(JSON.parse(text)).length >= 2048)
  expect(
    samples
      .filter(({ isLong }) => isLong)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(long.map(({ name }) => name))
})

test.each(samples)('variants of $name have other values, and nothing else is reported of them', sample => {
  const [text, ...others] = sample.texts
  expect(new Set(sample.texts).size).toBe(count)
  for (const other of others) {
    expect(mapTranscript(other).mapping.id).toBe(sample.mapping)
    expect(reported(other)).toEqual(reported(text))
  }
})

test.each(samples)(
  '$name has the faults that it is to have',
  ({ mapping, texts, unreadable, unmapped, disagreeing }) => {
    // The general mapping of returns carries sections over whole, and reads no amount.
    expect(unreadable === undefined).toBe(mapping === 'retr-general')
    expect(disagreeing).toBeDefined()
    for (const [index, text] of texts.entries()) {
      if (unreadable !== undefined)
        expect(found(unreadable[index], 'value/refused')).toBeGreaterThan(found(text, 'value/refused'))
      expect(mapTranscript(unmapped[index]).unmapped).toHaveLength(mapTranscript(text).unmapped.length + 5)
      expect(found(disagreeing?.[index], 'transcript/other-source')).toBeGreaterThan(
        found(text, 'transcript/other-source'),
      )
    }
  },
)

test.each(samples)('the values of $name alone are those of its lines that are read', ({ mapping, texts }) => {
  const plan = bundledPlans().find(({ id }) => id === mapping)
  if (plan === undefined) throw new Error(`There is no mapping ${mapping}`)
  const found = callsOf({ createMapper }, plan, texts)
  for (const text of texts) {
    const calls = found.get(text) ?? []
    const read = mapTranscript(text)
      .lineage()
      .flatMap(({ normalizer, state, sources }) =>
        normalizer === null || state === 'empty' ? [] : sources.filter(({ beside }) => beside !== true),
      )
    const called = new Set<unknown>(calls.map(each => each.text))
    expect(read.filter(({ raw }) => typeof raw === 'string' && !called.has(raw))).toEqual([])
    expect(valuesAlone(calls)).toBeGreaterThan(0.85 * read.length)
    expect(valuesAlone(calls)).toBeLessThan(1.1 * read.length + 5)
  }
})

test.each(['ACTR', 'RECA', 'RETR', 'WAID'])(
  'a no-data answer of %s says so, and nothing is wrong with it',
  type => {
    const texts = noDataTexts(type)
    expect(new Set(texts).size).toBe(variants)
    for (const text of texts) {
      const { noData, issues, mapping } = mapTranscript(text)
      expect([noData, issues.length, mapping.id.slice(0, 4)]).toEqual([true, 0, type.toLowerCase()])
    }
  },
)

test('inTurn gives every sample, and the types in turn as long as each has some', () => {
  const long = samples.filter(({ isLong }) => isLong)
  const texts = inTurn(long)
  expect(texts).toHaveLength(long.length * count)
  const types = texts.slice(0, 40).map(text => text.slice(9, 13))
  expect(new Set(types.slice(0, 4)).size).toBe(4)
  expect(types.every((type, at) => at < 4 || type === types[at - 4])).toBe(true)
})
