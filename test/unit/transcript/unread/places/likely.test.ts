/** Which field a line may belong to: by its words, and by what its text can be read as. */
import { beforeAll, describe, expect, test } from 'vitest'
import { knowNormalizers } from '../../../../../src/normalize/known-normalizers.ts'
import { wholeToolkit } from '../../../../../src/normalize/whole-toolkit.ts'
import { couldFill, fitOf, Ranking } from '../../../../../src/transcript/unread/places/likely.ts'
import { placeOf } from '../../../../../src/transcript/unread/places/places.ts'
import { planOf } from '../../../../support/compiled.ts'

beforeAll(() => knowNormalizers(wholeToolkit().normalizers))

const { root } = placeOf(
  planOf('fields:\n  wages: { from: TOTAL WAGES, as: money }\n  paidOn: { from: DATE PAID, as: date }\n')
    .fields,
)
const [wages, paidOn] = root.wordings
if (wages === undefined || paidOn === undefined) throw new Error('no wordings')

describe('a field of amounts could hold', () => {
  test.each(['$1.00', '7', '$6,1', '61 usd', 61])('%j', value => {
    expect(couldFill(wages, value)).toBe(true)
  })

  test.each(['soon', '', null, '7'.repeat(61), `${' '.repeat(60)}$6,1`])('but not %j', value => {
    expect(couldFill(wages, value)).toBe(false)
  })
})

test('a field fits nothing where its plan names a normalizer that there is not', () => {
  expect(fitOf(wages, '$1.00')).toBe('value')
  if (wages.source === undefined) throw new Error('no source')
  expect(fitOf({ ...wages, source: { ...wages.source, normalizer: 'currency' } }, '$1.00')).toBe('none')
})

test('a text of blanks says nothing, also of a field that takes any text', () => {
  const { source: _, ...anything } = paidOn
  expect(fitOf({ ...anything, source: undefined }, ' \t')).toBe('empty')
  expect(fitOf({ ...anything, source: undefined }, ' x ')).toBe('value')
})

test('a field of dates could hold only what it reads', () => {
  expect(couldFill(paidOn, '01-02-2024')).toBe(true)
  expect(couldFill(paidOn, '61 usd')).toBe(false)
})

describe('a ranking', () => {
  test('is the same however many labels came before, in this document or in others', () => {
    const ranking = new Ranking()
    const first = ranking.ofDocument()(root, 'WAGES IN ALL')
    expect(first.map(({ wording }) => wording.label)).toEqual(['TOTAL WAGES'])
    for (let document = 0; document < 4; document++) {
      const rankOf = ranking.ofDocument()
      for (let label = 0; label < 300; label++) rankOf(root, `WAGES ${document} ${label}`)
      expect(rankOf(root, 'WAGES IN ALL')).toEqual(first)
    }
  })

  test('of one document is made for so many labels', () => {
    const rankOf = new Ranking().ofDocument()
    for (let label = 0; label < 400; label++) expect(rankOf(root, `WAGES ${label}`)).toHaveLength(1)
    expect(rankOf(root, 'WAGES IN ALL')).toEqual([])
    expect(rankOf(root, 'WAGES 7')).toHaveLength(1)
  })
})
