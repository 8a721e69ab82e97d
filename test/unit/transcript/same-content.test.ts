import { beforeAll, expect, test } from 'vitest'
import { knowNormalizers } from '../../../src/normalize/known-normalizers.ts'
import { wholeToolkit } from '../../../src/normalize/whole-toolkit.ts'
import { sameContent } from '../../../src/transcript/view/leaves/same-content.ts'

beforeAll(() => knowNormalizers(wholeToolkit().normalizers))

test.each([
  ['the same text', 'a', 'text', 'a', 'text', true],
  ['capitals, which are no content', 'Single', 'text', 'SINGLE', 'text', true],
  ['blanks, which are no content', 'New  York', 'text', ' New York', 'text', true],
  ['capitals where each is read as another thing', 'X', 'code', 'x', 'flag', true],
  ['one amount in two notations', '$1.00', 'money', '1.00', 'money', true],
  ['an amount and the text that it is in our notation', '$1.00', 'money', '1.00', 'text', true],
  ['an amount and another text', '$1.00', 'money', '1.0', 'text', false],
  ['two amounts', '$1.00', 'money', '$1.01', 'money', false],
  ['an amount and its opposite', '$1.00', 'money', '-$1.00', 'money', false],
  ['one day in two notations', '12-31-2024', 'date', 'Dec. 31, 2024', 'date', true],
  ['two days', '12-31-2024', 'date', '12-30-2024', 'date', false],
  ['two that cannot be read', 'x', 'money', 'y', 'money', false],
  ['two that stand for nothing', '', 'money', '00-00-0000', 'date', false],
  ['one that no normalizer reads', 'x', '', 'y', '', false],
  ["phrases, whose table is the field's", 'Yes', 'flag', 'No', 'flag', false],
  ['the same number, which is no text', 1, 'text', 1, 'text', true],
  ['a number and a text', 1, 'text', '1', 'text', false],
  ['a text and a number', '1', 'text', 1, 'text', false],
  ['nothing and a text', null, 'text', '', 'text', false],
])('two leaves of %s', (_, one, normalizer, other, otherwise, want) => {
  const [left, right] = [
    { value: one, normalizer },
    { value: other, normalizer: otherwise },
  ]
  expect([sameContent(left, right), sameContent(right, left)]).toEqual([want, want])
})
