/** Texts that lead to a document and are none. */
import { expect, test } from 'vitest'
import { mistakenText } from '../../../src/text/messages/mistaken-text.ts'

test.each([
  'transcript.json',
  'transcripts/2023/a b.json',
  './transcript.json',
  '../a',
  '~/transcripts/a',
  '/home/me/transcript.txt',
  'C:\\transcripts\\a.json',
  'C:\\transcripts',
  'd:/',
  'mappings\\mine.yaml',
  'file:///home/me/transcript.json',
  'mine.yaml\n',
  'mine{1}["a"].yaml',
])('%j looks like the path of a file', text => {
  expect(mistakenText(text)).toEqual({
    words: 'the path of a file',
    instead: "give what is in the file: readFileSync(path, 'utf8')",
  })
})

test.each(['https://api.example/v2/transcript-detail', 'HTTP://localhost:80'])('%j is an address', text => {
  expect(mistakenText(text)?.words).toBe('an address')
})

test.each(['[object Object]', '[object Promise]'])('%j is what String() makes of an object', text => {
  expect(mistakenText(text)?.words).toBe('what String() makes of an object')
})

test.each([
  '',
  ' \n ',
  'no transcript',
  'it is [object Object]',
  '[object Object] it is',
  '{"TYPE": "ACTR"',
  '{"FORM": "a.json"',
  '["a.json"]',
  '"a.json"',
  '<html>a.html',
  'id: mine.yaml',
  'id: mine\nmatch: a/b.json\n',
  `${'x'.repeat(5000)}.json`,
])('%j is like none of these', text => {
  expect(mistakenText(text)).toBeUndefined()
})

test('the look at a text is no longer for a long text', () => {
  for (const text of ['.'.repeat(4000), `${'a.'.repeat(2000)}`, '/'.repeat(4000), '\\'.repeat(4000)])
    expect(mistakenText(text) === undefined || mistakenText(text)?.words === 'the path of a file').toBe(true)
})
