import { describe, expect, test } from 'vitest'
import { nothingTexts, saysNothing } from '../../../src/normalize/characters/nothing.ts'
import type { Normalizer } from '../../../src/normalize/definition.ts'
import { normalizers } from '../../../src/normalize/registry.ts'
import { outcomeOf } from '../../support/outcome.ts'

const all: readonly Normalizer[] = Object.values(normalizers)

describe('the words for nothing', () => {
  test.each([
    'N/A',
    'n/a',
    'NONE',
    'none',
    'None:',
    'Not Set',
    'NOT  SET',
    'not\u00a0applicable',
    `NOT${' '.repeat(27)}APPLICABLE`,
  ])('are %s', text => {
    expect(saysNothing(text)).toBe(true)
  })

  test.each([
    '',
    '-',
    'NA',
    'N',
    'NON',
    'NONE.',
    'NONE OF THESE',
    'Not Set Aside',
    'Not significant',
    'NoneN/A',
    'Unanswered',
    '0',
    ` ${'n'.repeat(50)}`,
    `NOT${' '.repeat(28)}APPLICABLE`,
    '\ud800',
  ])('are not %j', text => {
    expect(saysNothing(text)).toBe(false)
  })
})

describe.each(all)('$name', normalizer => {
  test('is empty for the words of its own table and for no other of them', () => {
    const own = new Set(normalizer.nothing ?? [])
    for (const words of nothingTexts)
      for (const text of [words, words.toLowerCase(), ` ${words.toUpperCase()}\u00a0`])
        expect([text, 'empty' in outcomeOf(normalizer, text)]).toEqual([text, own.has(words)])
  })

  test('shows one of its words among its examples', () => {
    const shown = normalizer.examples.filter(each => each.empty).map(each => each.text)
    for (const words of (normalizer.nothing ?? []).slice(0, 1)) expect(shown).toContain(words)
  })
})

test('names, codes and phrases keep the words', () => {
  const { text, code, flag, formNumber } = normalizers
  expect([text.parse('None'), code.parse('N/A'), formNumber.parse('NONE')]).toEqual(['None', 'N/A', 'NONE'])
  expect(flag.parse('Not Set')).toEqual({ text: 'Not Set', value: null })
})
