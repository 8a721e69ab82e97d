import { describe, expect, it } from 'vitest'
import { flag } from '../../../src/normalize/listed/flag.ts'

describe('flag', () => {
  it.each([
    'Not significant',
    'No known exception',
    'Not FATCA',
    'Nothing checked',
    'Unanswered',
    'YES',
    'Y',
    'X',
    '0',
  ])('does not guess what %j means', text => {
    expect(flag.parse(text, [], [])).toEqual({ text, value: null })
    expect(flag.parse(text)).toEqual({ text, value: null })
  })

  it('knows nothing of words that are listed on both sides', () => {
    expect(flag.parse('Maybe', ['Maybe'], ['maybe'])).toEqual({ text: 'Maybe', value: null })
  })

  it('keeps the words of a text too long for any list', () => {
    const long = 'a'.repeat(5000)
    expect(flag.parse(long, [long], [])).toEqual({ text: long, value: null })
  })
})
