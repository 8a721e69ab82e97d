import { expect, test } from 'vitest'
import { nextKey } from '../../../../src/spec/yaml/next-key.ts'

const next = (text: string, of = 'from', around: readonly string[] = []) => {
  const found = nextKey(text, { from: 0, to: text.length, of, around: new Set([of, ...around]) })
  return found === undefined
    ? undefined
    : `${text.slice(0, found.end)}|${text.slice(found.at)}${found.isSure ? '' : ' ?'}`
}

test.each([
  ['a label', 'TOTAL WAGES as: money', 'TOTAL WAGES|as: money'],
  ['a label in quotes, with a colon in it', '"by: A" as: money', '"by: A"|as: money'],
  ['quotes without a blank behind them', "'A'as: money", "'A'|as: money"],
  ['an apostrophe', "PAYER'S NAME as: 'text'", "PAYER'S NAME|as: 'text' ?"],
  ['several lines', 'TOTAL WAGES\n  as: money', 'TOTAL WAGES|as: money'],
  ['the first of several', 'A as: money about: b', 'A|as: money about: b'],
  ['a colon before it', 'PAYER: NAME as: text', 'PAYER: NAME|as: text'],
  ['words in lower case', 'paid by: A', 'paid|by: A'],
  ['several words in lower case', 'what is paid by: A', 'what is paid|by: A ?'],
  ['a value of another shape', 'A required: perhaps', 'A|required: perhaps ?'],
  ['words in quotes', '"total wages" with: B', '"total wages"|with: B'],
  ['words in single quotes', "'total wages' with: B", "'total wages'|with: B"],
  ['words before quotes', 'x "total wages" with: B', 'x "total wages"|with: B ?'],
  ['words behind quotes', '"total wages" x with: B', '"total wages" x|with: B ?'],
  ['words in quotes of two kinds', `"total wages' with: B`, `"total wages'|with: B ?`],
  ['another key behind its value', 'A required: true  by: x', 'A|required: true  by: x'],
  ['another key without a value behind it', 'A required: true by:', 'A|required: true by:'],
  ['another key on the next line', 'A required: true\n  by: x', 'A|required: true\n  by: x'],
  ['the end of its braces', 'A required: true }', 'A|required: true }'],
  ['a comma', 'A else: error, b', 'A|else: error, b'],
  ['a value that goes on', 'A required: true or so', 'A|required: true or so ?'],
  ['nothing before it', 'as: money', '|as: money'],
])('a text goes on with the next key: %s', (_, text, want) => {
  expect(next(text)).toBe(want)
})

test('a key that stands there already is not sure', () => {
  expect(next('A as: money', 'from', ['as'])).toBe('A|as: money ?')
  expect(next('A from: B')).toBe('A|from: B ?')
  const own = nextKey('A from: B', { from: 0, to: 9, of: 'from', around: new Set() })
  expect(own).toEqual({ key: 'from', end: 1, at: 2, isSure: false })
})

test('a text with a colon is left one', () => {
  expect(next('TOTAL: WAGES')).toBeUndefined()
  expect(next('TOTAL AS: WAGES')).toBeUndefined()
  expect(next('a as:money')).toBeUndefined()
})

test('a sentence goes on with a key only where nothing else can stand behind the colon', () => {
  expect(next('tips as: money', 'about')).toBe('tips|as: money')
  expect(next('what is required: line 3', 'about')).toBeUndefined()
  expect(next('read as: money', 'about', ['as'])).toBeUndefined()
  expect(next('paid by: A', 'says')).toBeUndefined()
  expect(next('as: money', 'about')).toBeUndefined()
})
