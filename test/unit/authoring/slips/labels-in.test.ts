import { describe, expect, test } from 'vitest'
import { labelsIn } from '../../../../src/authoring/slips/labels-in.ts'
import { expectGrowth } from '../../../support/growth.ts'

describe('labelsIn', () => {
  test('has the labels of sections, lists and lines, each in its canonical form', () => {
    const text = '{"TYPE":"RETR","SECTION_FILING":{"Total  wages:":"$1.00","ROWS":[{"code":"1"}]}}'
    expect([...labelsIn(text)].sort()).toEqual(['CODE', 'ROWS', 'SECTION_FILING', 'TOTAL WAGES', 'TYPE'])
  })

  test('takes time that grows with the document', () => {
    const prepare = (size: number): (() => unknown) => {
      const text = JSON.stringify({
        ROWS: Array.from({ length: size }, (_, at) => ({ [`LINE ${at}`]: '1' })),
      })
      return () => labelsIn(text)
    }
    expectGrowth([2000, 20_000], prepare, smallest => 24 * Math.max(8, smallest))
  })
})
