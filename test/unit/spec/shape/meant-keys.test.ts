import { expect, test } from 'vitest'
import { keysMeant } from '../../../../src/spec/shape/meant-keys.ts'

const known = ['from', 'as', 'with', 'required', 'about', 'evidence', 'section', 'fields', 'use', 'derive']
const none: ReadonlySet<string> = new Set()

test.each([
  // A slip of one letter or two can be nothing else.
  ['form', { keys: ['from'], safe: true }],
  ['requird', { keys: ['required'], safe: true }],
  ['evidnce', { keys: ['evidence'], safe: true }],
  ['sectoin', { keys: ['section'], safe: true }],
  ['feilds', { keys: ['fields'], safe: true }],
  ['rquird', { keys: ['required'], safe: true }],
  // With three it may be another word.
  ['rqird', { keys: ['required'], safe: false }],
  ['evdnse', { keys: ['evidence'], safe: false }],
  // The words of others.
  ['source', { keys: ['from'], safe: true }],
  ['type', { keys: ['as'], safe: true }],
  ['Type', { keys: ['as'], safe: true }],
  ['not-null', { keys: ['required'], safe: true }],
  ['formula', { keys: ['derive'], safe: true }],
  ['imports', { keys: ['use'], safe: true }],
  // The first key of the place that has the word.
  ['label', { keys: ['from'], safe: true }],
  ['nothing like it', { keys: [], safe: false }],
])('keysMeant: %s', (given, want) => {
  expect(keysMeant(given, known, none)).toEqual(want)
})

test('keysMeant: a key that is there already is not meant', () => {
  expect(keysMeant('form', known, new Set(['from']))).toEqual({ keys: [], safe: false })
  expect(keysMeant('source', known, new Set(['from'])).keys).not.toContain('from')
})

test('keysMeant: what is nearer to a key than one letter is a slip, though it is a word of another tool', () => {
  expect(keysMeant('uses', ['use', 'match'], none)).toEqual({ keys: ['use'], safe: true })
  expect(keysMeant('text', ['label', 'texts'], none)).toEqual({ keys: ['texts'], safe: true })
  expect(keysMeant('forms', ['from', 'form'], none)).toEqual({ keys: ['form'], safe: true })
})

test('keysMeant: several that are as near are all named, and none is sure', () => {
  const { keys, safe } = keysMeant('tite', ['title', 'tit'], none)
  expect([new Set(keys), safe]).toEqual([new Set(['title', 'tit']), false])
})

test.each([
  ['xpath', 'from'],
  ['source', 'label'],
  ['name', 'part'],
  ['line', 'path'],
  ['parser', 'as'],
  ['calculation', 'derive'],
  ['comment', 'about'],
  ['why', 'because'],
  ['mandatory', 'required'],
  ['rows', 'each'],
  ['parent', 'section'],
  ['condition', 'where'],
  ['assert', 'that'],
  ['error', 'says'],
  ['level', 'else'],
  ['key', 'name'],
  ['default', 'otherwise'],
  ['switch', 'by'],
  ['values', 'texts'],
  ['name', 'id'],
  ['description', 'title'],
  ['applies', 'match'],
  ['forms', 'form'],
  ['transcript', 'type'],
  ['columns', 'fields'],
  ['rules', 'checks'],
  ['exclude', 'ignore'],
  ['includes', 'use'],
  ['base', 'extends'],
  ['highlights', 'keyFigures'],
])('keysMeant: "%s" is a word of others for "%s"', (given, key) => {
  expect(keysMeant(given, [key], none)).toEqual({ keys: [key], safe: true })
  expect(keysMeant(given, ['evidence'], none)).toEqual({ keys: [], safe: false })
})
