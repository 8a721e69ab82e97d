/** Which fields have no label on a document, those of all kinds of entries included. */
import { expect, test } from 'vitest'
import { mapped } from '../../support/mapped.ts'

const body = `fields:
  items:
    each: ITEMS
    choose:
      by: TYPE
      as: kind
      cases:
        A:
          texts: [A]
          fields:
            pay: { from: PAY, as: money, evidence: unsourced }
            own: { from: OWN, as: money, evidence: inferred }
        B:
          texts: [B]
          fields:
            pay: { from: PAY, as: money, evidence: secondary }
      otherwise:
        case: other
        fields:
          rest: { keep: "*" }
  isJoint: { whether: STATUS, is: [Joint], evidence: secondary }
`

test('a field of several kinds of entries is absent where none of them has it, as well known as where it is known best', () => {
  expect(mapped(body, { ITEMS: [{ TYPE: 'A', OWN: '$1.00' }] }).absent()).toEqual([
    { path: '/items/pay', evidence: 'secondary' },
    { path: '/isJoint', evidence: 'secondary' },
  ])
})

test('a field that one entry has is not', () => {
  const document = {
    ITEMS: [
      { TYPE: 'A', OWN: '$1.00' },
      { TYPE: 'B', PAY: '$1.00' },
    ],
    STATUS: 'Single',
  }
  expect(mapped(body, document).absent()).toEqual([])
})
