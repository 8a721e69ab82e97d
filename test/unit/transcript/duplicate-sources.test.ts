/** Second values of keys that a JSON text holds twice: beside the first in lineage, or reported where nothing has read the first. */
import { describe, expect, test } from 'vitest'
import type { DuplicateKey } from '../../../src/text/json/duplicate-keys.ts'
import { lostDuplicates, withDuplicates } from '../../../src/transcript/lineage/duplicate-sources.ts'
import type { LineageEntry, LineageSource } from '../../../src/transcript/lineage-entry.ts'

const read = (path: string, ...sources: readonly LineageSource[]): LineageEntry => ({
  ...{ path, state: 'value', normalizer: 'text', spec: '' },
  sources,
})
const wages = { pointer: '/A/B', raw: '1' }
const tips = { pointer: '/A/C~1D', raw: '2' }
const twice = (parent: string, key: string, again: unknown): DuplicateKey => ({
  ...{ parent, key, again },
  ...{ first: '', line: 1, column: 1 },
})
const duplicates = [
  twice('/A', 'B', '3'),
  twice('/A', 'C/D', '4'),
  twice('/A', 'B', 5),
  twice('', 'X', { Y: ['6', null], B: {} }),
]

describe('the second value of a key', () => {
  test('is a further source behind those of each field that reads the first, in the order of the text', () => {
    const unread = read('/c', { pointer: '/A', raw: '7' })
    const [both, second, other] = withDuplicates(
      [read('/a', tips, wages), read('/b', { pointer: '/X/Y/1', raw: '8' }), unread],
      duplicates,
    )
    expect(both).toEqual({
      ...read('/a', tips, wages),
      sources: [
        tips,
        wages,
        { pointer: '/A/C~1D', raw: '4', duplicate: true },
        { pointer: '/A/B', raw: '3', duplicate: true },
        { pointer: '/A/B', raw: 5, duplicate: true },
      ],
    })
    expect(second?.sources).toEqual([
      { pointer: '/X/Y/1', raw: '8' },
      { pointer: '/X/Y/1', raw: null, duplicate: true },
    ])
    expect(other).toBe(unread)
  })

  test('changes nothing where no key stands twice', () => {
    const entries = [read('/a', wages)]
    expect(withDuplicates(entries, [])).toBe(entries)
  })

  test('is lost where no field reads its leaves, and they are not reported either', () => {
    expect(lostDuplicates([read('/a', wages)], ['/X/Y/0'], duplicates)).toEqual(['/A/C~1D', '/X/Y/1'])
    expect(lostDuplicates([], [], duplicates)).toEqual(['/A/B', '/A/C~1D', '/X/Y/0', '/X/Y/1'])
    expect(lostDuplicates([], [], [])).toEqual([])
  })
})
