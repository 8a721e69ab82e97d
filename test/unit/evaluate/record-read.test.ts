import { describe, expect, test } from 'vitest'
import { readExpression } from '../../../src/evaluate/read/read-expression.ts'
import { isSameRecord, recordRead } from '../../../src/evaluate/shapes/record-read.ts'

function readIn(text: string): unknown {
  const read = recordRead(readExpression(text))
  if (read === undefined) return undefined
  const { from, within, names } = read
  return [from === 'context' ? '$' : `$${from.name}`, within, ...names]
}

describe('what an expression reads of one record', () => {
  test.each([
    ['$.a', ['$', undefined, 'a']],
    ['$."TOTAL WAGES"', ['$', undefined, 'TOTAL WAGES']],
    ['$r.a', ['$r', undefined, 'a']],
    ['$.a.b', ['$', 'a', 'b']],
    ['$r.a.b', ['$r', 'a', 'b']],
    ['$.a ?? $.b ?? $.c', ['$', undefined, 'a', 'b', 'c']],
    ['$r.a ?? $r.b', ['$r', undefined, 'a', 'b']],
    ['$.a.b ?? $.a.c', ['$', 'a', 'b', 'c']],
  ])('%s reads %j', (text, want) => {
    expect(readIn(text)).toEqual(want)
  })

  test.each([
    '$',
    'a',
    'a.b',
    '$.a.b.c',
    '$r.a.b.c',
    '$.(a)',
    '$.(a).b',
    '$.a[0]',
    '$.a[0].b',
    '$.a[]',
    '$.$r',
    '$.a ?: $.b',
    '$.a ?? $r.b',
    '$r.a ?? $s.b',
    '$.a ?? $.b.c',
    '$.a.b ?? $.c.b',
    '$.a ?? 1',
    '1 ?? $.a',
    '"text"',
  ])('%s reads no names of one record alone', text => {
    expect(readIn(text)).toBeUndefined()
  })
})

test('two readings begin with one record where both are of the context or of one variable', () => {
  const of = (text: string) => recordRead(readExpression(text)) ?? { from: 'context' as const }
  expect(isSameRecord(of('$.a'), of('$.b.c'))).toBe(true)
  expect(isSameRecord(of('$r.a'), of('$r.b'))).toBe(true)
  expect(isSameRecord(of('$r.a'), of('$s.a'))).toBe(false)
  expect(isSameRecord(of('$.a'), of('$r.a'))).toBe(false)
  expect(isSameRecord(of('$r.a'), of('$.a'))).toBe(false)
})
