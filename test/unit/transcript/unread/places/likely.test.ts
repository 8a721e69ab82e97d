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
  test.each(['$1.00', '7', '$6,1', '61 usd', '*', 61, `${' '.repeat(56)}$6,1`])('%j', value => {
    expect(couldFill(wages, value)).toBe(true)
  })

  test.each(['soon', '7 shares', '', null, '7'.repeat(61), `${' '.repeat(60)}$6,1`])('but not %j', value => {
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

  test('begins with the wording that is most alike; of those that are as alike, with the first of the mapping', () => {
    const labels = ['STATE WAGES', 'WAGES PAID LATE', 'WAGES PAID', 'LATE WAGES']
    const fields = labels.map((label, at) => `  f${at}: { from: ${label}, as: money }\n`)
    const place = placeOf(planOf(`fields:\n${fields.join('')}`).fields).root
    const ranked = new Ranking().ofDocument()(place, 'WAGES PAID')
    expect(ranked.map(({ wording, score }) => [wording.label, score])).toEqual([
      ['WAGES PAID', 1],
      ['WAGES PAID LATE', 0.8],
      ['STATE WAGES', 0.5],
      ['LATE WAGES', 0.5],
    ])
  })

  test('has eight wordings at most', () => {
    const names = ['STATE', 'LOCAL', 'NAVAL', 'MEDICARE', 'FARM', 'UNION', 'CLERGY', 'TIP', 'SHIP', 'IN ALL']
    const fields = names.map((name, at) => `  f${at}: { from: WAGES ${name}, as: money }\n`)
    const place = placeOf(planOf(`fields:\n${fields.join('')}`).fields).root
    const all = new Ranking().ofDocument()(place, 'WAGES')
    expect(all.map(({ wording }) => wording.label)).toEqual(names.slice(0, 8).map(name => `WAGES ${name}`))
  })

  test('of one document is made for so many labels', () => {
    const rankOf = new Ranking().ofDocument()
    for (let label = 0; label < 400; label++) expect(rankOf(root, `WAGES ${label}`)).toHaveLength(1)
    expect(rankOf(root, 'WAGES IN ALL')).toEqual([])
    expect(rankOf(root, 'WAGES 7')).toHaveLength(1)
  })
})
