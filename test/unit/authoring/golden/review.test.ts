import { describe, expect, test } from 'vitest'
import { readExpected, type WrittenExpectation } from '../../../../src/authoring/golden/read-expected.ts'
import { matches, pendingChanges, reviewed } from '../../../../src/authoring/golden/review.ts'

function read(text: string): WrittenExpectation {
  const { expectation } = readExpected(text, 'expected.yaml')
  if (expectation === undefined) throw new Error('it cannot be read')
  return expectation
}

const expected = read('data:\n  /a: "1" # one\n  /b: "2"\nissues:\n  - { code: check/failed }\n')
const pending = read('data:\n  /a: "9" # one\n  /b: "8"\n  /c: "7"\nissues: []\n')
const changes = pendingChanges(expected, pending)

describe('a review', () => {
  test('takes some differences and leaves others waiting', () => {
    expect(changes.map(change => change.key)).toEqual(['/a', '/b', '/c', 'check/failed'])
    expect(reviewed(expected, changes, ['accept', 'reject', 'skip'])).toEqual({
      expected: 'data:\n  /a: "9" # one\n  /b: "2"\nissues:\n  - { code: check/failed }\n',
      pending: 'data:\n  /a: "9" # one\n  /b: "2"\n  /c: "7"\nissues: []\n',
    })
  })

  test('ends with nothing waiting where each has a verdict', () => {
    expect(reviewed(expected, changes, ['reject', 'reject', 'reject', 'reject'])).toEqual({
      expected: undefined,
      pending: undefined,
    })
    expect(reviewed(expected, changes, ['accept', 'accept', 'accept', 'accept'])).toEqual({
      expected: pending.text,
      pending: undefined,
    })
  })
})

describe('a pattern', () => {
  const [a] = changes
  const issue = changes.at(-1)

  test.each([
    ['/a', true],
    ['/*', true],
    ['*', true],
    ['goldens/x', true],
    ['goldens/*', true],
    ['goldens/x:/a', true],
    ['*:/a', true],
    ['g*n*/x:/*', true],
    ['/b', false],
    ['goldens', false],
    ['goldens/y:/a', false],
    ['goldens/x:/b', false],
    ['/a*a', false],
    ['', false],
  ])('%s', (pattern, isNamed) => {
    expect(a && matches(pattern, 'goldens/x', a)).toBe(isNamed)
  })

  test('names an issue about no field by its code', () => {
    expect(issue && matches('check/*', 'goldens/x', issue)).toBe(true)
    expect(issue && matches('/*', 'goldens/x', issue)).toBe(false)
  })

  test('is looked for once, however many stars it has', () => {
    expect(a && matches(`${'*a'.repeat(10_000)}*b`, 'a'.repeat(20_000), a)).toBe(false)
  })
})
