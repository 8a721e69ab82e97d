import { describe, expect, it } from 'vitest'
import { dateAfterAsOf } from '../../../src/normalize/as-of/date-after-as-of.ts'
import { outcomeOf } from '../../support/outcome.ts'

describe('dateAfterAsOf', () => {
  it('gives the date beside an amount that cannot be read', () => {
    expect(outcomeOf(dateAfterAsOf, '1,23.4 AS OF: Mar. 28, 2022')).toEqual({ gives: '2022-03-28' })
  })

  it('refuses what is neither an amount nor an AS OF', () => {
    for (const text of ['pending', '1,23.4', '03-28-2022']) {
      expect(outcomeOf(dateAfterAsOf, text)).toEqual({
        refused: 'neither an amount nor an AS OF with its date',
      })
    }
  })
})
