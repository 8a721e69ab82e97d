import { expect, test } from 'vitest'
import { canonicalForm } from '../../../src/plan/canonical-form.ts'

test.each([
  ['1040', '1040'],
  ['Form 1040', '1040'],
  ['  form  1040 ', '1040'],
  ['1040a', '1040A'],
  ['1040-A', '1040A'],
  ['Form 1120S', '1120-S'],
  ['1120-S', '1120-S'],
  ['CIVIL PENALTY', 'CIVIL PENALTY'],
  ['Civil  Penalty', 'CIVIL PENALTY'],
  ['FORM 12345', '12345'],
  ['', ''],
])('the form %j is %j', (form, want) => {
  expect(canonicalForm(form)).toBe(want)
})
