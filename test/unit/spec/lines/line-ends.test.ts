import { expect, test } from 'vitest'
import { withLineFeeds } from '../../../../src/spec/lines/line-ends.ts'
import { readSpec } from '../../../../src/spec/read-spec.ts'

test.each([
  ['a\rb\r', 'a\nb\n'],
  ['a\r\nb\rc\n\r', 'a\r\nb\nc\n\n'],
  ['a\nb', 'a\nb'],
])('a carriage return alone ends a line: %j', (given, want) => {
  expect(withLineFeeds(given)).toBe(want)
})

const lines = [
  'id: mine',
  'title: Mine',
  'version: "1.0.0"',
  'match: { type: RETR, form: ["990"] }',
  'fields:',
  '  a: { from: SECTION_FILING > A, as: money } # the comment ends with the line',
  '  b: { from: SECTION_FILING > B, as: text }',
  '',
]

test('a mapping of such lines is read like one of others', () => {
  expect(readSpec('a.yaml', lines.join('\r'))).toEqual(readSpec('a.yaml', lines.join('\n')))
  expect(readSpec('a.yaml', lines.join('\r')).diagnostics).toEqual([])
})

test('a fault in one has its place', () => {
  const { diagnostics } = readSpec('a.yaml', lines.join('\r').replace('as: text', 'az: text'))
  expect(diagnostics.map(({ code, span }) => [code, span.line, span.column])).toEqual([
    ['spec/unknown-key', 7, 34],
  ])
})
