/** A few leaves put in their places among others, as a walk over the document would have them. */
import { describe, expect, test } from 'vitest'
import { withOthersInOrder } from '../../../src/transcript/view/leaves/document-order.ts'
import { leavesOf } from '../../../src/transcript/view/leaves/leaves.ts'

const document = {
  A: '1',
  B: { C: '2', 'D/E': ['3', { F: null }], G: {} },
  H: [{ I: '4' }, { I: '5', J: '6' }],
  10: '7',
}
const leaves = leavesOf(document, '').map(({ pointer }) => pointer)

describe('leaves put among others', () => {
  test('stand where the document has them, whichever they are', () => {
    for (let chosen = 0; chosen < 2 ** leaves.length; chosen++) {
      const others = leaves.filter((_, at) => (chosen >> at) & 1)
      const rest = leaves.filter(each => !others.includes(each))
      expect(withOthersInOrder(document, rest, [...others].reverse())).toEqual(leaves)
    }
  })

  test('are not there twice', () => {
    expect(withOthersInOrder(document, leaves, ['/A', '/H/1/J'])).toEqual(leaves)
  })

  test('are left out where they are no leaves, or not there', () => {
    expect(withOthersInOrder(document, ['/A'], ['/B', '/B/G', '/H/0', '/X', '/H/7/I'])).toEqual(['/A'])
  })
})
