import { describe, expect, test } from 'vitest'
import { isParserFault } from '../../../src/evaluate/read/syntax-problem.ts'

describe('isParserFault', () => {
  test('takes what has a code in words for a fault that the parser found', () => {
    expect(isParserFault({ code: 'S0201', position: 3 })).toBe(true)
  })

  test.each([
    undefined,
    null,
    'S0201',
    7,
    {},
    { code: 201 },
    new RangeError('Maximum call stack size exceeded'),
  ])('lets anything else that is thrown pass: %o', thrown => {
    expect(isParserFault(thrown)).toBe(false)
  })
})
