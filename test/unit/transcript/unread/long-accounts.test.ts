/** However many rows of an account have a line that is not known, what one of them lacks is reported at the states it decides. */
import { expect, test } from 'vitest'
import { mapTranscript } from '../../../../src/index.ts'

const plan = { CODE: '971', DESC: 'Installment agreement established', DATE: '03-06-2023', AMOUNT: '$0.00' }
const lacking = { CODE: '971', 'QZX JVK': 'No longer in installment agreement status', DATE: '05-06-2023' }

function other(index: number, code: string): Record<string, string> {
  return { CODE: code, DATE: '01-02-2020', AMOUNT: '$0.00', 'QZX JVK': `Remark ${index}` }
}

function heard(rows: readonly Record<string, string>[]): unknown {
  const result = mapTranscript({ TYPE: 'ACTR', FORM: '1040', SECTION_TRANSACTIONS: rows })
  const state: unknown = Reflect.get(result.data, 'installmentPlanState')
  return state ?? result.issues.find(each => each.path === '/installmentPlanState')?.code
}

test.each([0, 10, 30, 100, 300])('beside %d rows that lack their words', count => {
  const others = Array.from({ length: count }, (_, index) => other(index, '290'))
  expect(heard([...others, plan])).toBe('established')
  expect(heard([...others, plan, lacking])).toBe('value/incomplete')
  expect(heard([lacking, plan, ...others])).toBe('value/incomplete')
})
