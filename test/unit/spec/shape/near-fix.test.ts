import { expect, test } from 'vitest'
import { nearFix } from '../../../../src/spec/shape/near-fix.ts'

const span = { file: 'a.yaml', line: 1, column: 1, offset: 0, length: 5 }

test.each([
  ['one letter off', 'wagse', ['wages'], { span, replacement: 'wages', safe: true }],
  ['two letters off', 'wxyes', ['wages'], { span, replacement: 'wages', safe: true }],
  ['three letters off', 'wxyzs', ['wages'], { span, replacement: 'wages', safe: false }],
  ['near two names', 'wage', ['wages', 'wager'], undefined],
  ['near none', 'tax', [], undefined],
])('a misspelt name is put right where it is %s', (_, given, near, want) => {
  expect(nearFix(given, near, span)).toEqual(want)
})

test('a misspelt name without a place of its own is not put right', () => {
  expect(nearFix('wagse', ['wages'], undefined)).toBeUndefined()
})
