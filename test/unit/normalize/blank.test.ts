import { describe, expect, it } from 'vitest'
import { plainDashes, trimBlank, untied } from '../../../src/normalize/characters/blank.ts'

describe('trimBlank', () => {
  it.each([
    ['a b', 'a b'],
    [' \t\r\na\u00a0b\u3000', 'a\u00a0b'],
    ['&nbsp; &nbsp;a&nbsp;b\u200b&nbsp;', 'a&nbsp;b'],
    ['\u2060\ufeffa\u1680\u2028\u2029\u205f', 'a'],
    ['\u200b \u2009\u202f&nbsp;', ''],
    ['&nbsp', '&nbsp'],
    ['nbsp;', 'nbsp;'],
    ['&nbsp;nbsp;', 'nbsp;'],
    ['', ''],
  ])('makes %j into %j', (text, want) => {
    expect(trimBlank(text)).toBe(want)
  })
})

describe('plainDashes', () => {
  it('makes the dashes of conversions into hyphens and leaves the longer bar', () => {
    expect(plainDashes('-\u2010\u2011\u2012\u2013\u2014\u2212')).toBe('-------')
    expect(plainDashes('\u2015~')).toBe('\u2015~')
  })
})

describe('untied', () => {
  it.each([
    ['-\u2009$\u00a01.50', '-$1.50'],
    ['$\u00a0-\u202f1.50', '$-1.50'],
    ['$ 1.50', '$ 1.50'],
    ['1\u00a050', '1\u00a050'],
  ])('takes away what ties a sign to its number, and no plain blank: %j', (text, want) => {
    expect(untied(text)).toBe(want)
  })
})
