import { expect, test } from 'vitest'
import { entryKind } from '../../../src/drift/entry-kind.ts'

test.each([
  ['Form 1099-DA Digital Asset Proceeds', 'FORM 1099-DA'],
  ['FORM W-2', 'FORM W-2'],
  ['W-2 Wage and Tax Statement', 'FORM W-2'],
  ['FORM W2', 'FORM W-2'],
  ['5498-SA CONTRIBUTIONS', 'FORM 5498-SA'],
  ['FORM-1099-DA', 'FORM 1099-DA'],
  ['Form 1099-ZZ Something New', 'FORM 1099-ZZ'],
  ['Form1099-ZZ Something New', 'FORM1099-ZZ'],
  ['FORM AB123-ABCDE X', 'FORM AB123-ABCDE'],
  ['FORM A-B1 X', 'FORM A-B1'],
  ['FORM 8888-ABCDEF X', 'FORM 8888'],
  ['FORM AB1234 X', undefined],
  ['FORM 1099-ZZ-1 X', undefined],
  ['A FORM 1099-ZZ', undefined],
  ['SCHEDULE XYZ-12 X', 'SCHEDULE XYZ-12'],
  ['SCHEDULEXYZ', 'SCHEDULEXYZ'],
  ['SCHEDULE Q-ABC X', undefined],
  ['Schedule ABCD', undefined],
  ['W-2GU Wages', 'FORM W-2GU'],
  ['Schedule K-1 (Form 1065)', 'SCHEDULE K-1 (FORM 1065)'],
  ['AVERY Q SAMPLE', undefined],
  ['FORM 4562 LISTED', 'FORM 4562'],
  ['FORM 9876-5432 X', undefined],
  ['FORM CANRY', undefined],
  ['SCHEDULE SMITH', undefined],
  ['987-65-4321', undefined],
  ['123 MAIN STREET', undefined],
  ['', undefined],
  [7, undefined],
])('of the title %j only the form is shown', (title, kind) => {
  expect(entryKind(title)).toBe(kind)
})
