/** What stands at the pointers of a document, asked for one after the other. */
import { expect, test } from 'vitest'
import { Holders } from '../../../../../src/transcript/unread/places/holders.ts'

const document = { A: { B: [{ C: 'x' }, 'y'], 'A/B~': { D: 1 } }, AB: { C: 'z' }, N: null }

test('is found wherever the last one stood', () => {
  const holders = new Holders(document)
  const { A, AB } = document
  const asked: readonly (readonly [string, unknown])[] = [
    ['/A/B/0', A.B[0]],
    ['/A/B', A.B],
    ['/AB', AB],
    ['/A/A~1B~0', A['A/B~']],
    ['', document],
    ['/A/B/1', 'y'],
  ]
  for (const [pointer, value] of asked) expect(holders.at(pointer)).toBe(value)
})

test.each(['/Z', '/A/Z', '/N/C', '/A/B/0/C/D', '/A/B/7', '/toString', '/A/constructor'])(
  'is nothing where the document has none of its own: %s',
  pointer => {
    const holders = new Holders(document)
    expect(holders.at(pointer)).toBeUndefined()
    expect(holders.at('/A')).toBe(document.A)
  },
)
