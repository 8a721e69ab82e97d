import { expect, test } from 'vitest'
import { highest, isEnough, raisedVersion, risenPart } from '../../../../src/authoring/diff/version-part.ts'

test.each([
  ['1.0.0', '2.0.0', 'major'],
  ['1.4.2', '1.5.0', 'minor'],
  ['1.4.2', '1.4.10', 'patch'],
  ['1.4.2', '1.4.2', 'none'],
  ['1.4.2', '1.3.9', 'none'],
  ['2.0.0', '1.9.9', 'none'],
])('risenPart of %s and %s is %s', (before, next, part) => {
  expect(risenPart(before, next)).toBe(part)
})

test('isEnough goes by the order of the parts', () => {
  expect([isEnough('major', 'minor'), isEnough('minor', 'minor'), isEnough('patch', 'minor')]).toEqual([
    true,
    true,
    false,
  ])
})

test('highest is none of nothing', () => {
  expect([highest([]), highest(['patch', 'major', 'minor'])]).toEqual(['none', 'major'])
})

test('raisedVersion raises one part and resets the lower ones', () => {
  expect([
    raisedVersion('1.4.2', 'major'),
    raisedVersion('1.4.2', 'minor'),
    raisedVersion('1.4.2', 'patch'),
  ]).toEqual(['2.0.0', '1.5.0', '1.4.3'])
})
