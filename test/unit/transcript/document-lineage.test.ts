/** Lineage of one outermost field alone: the same as among all, in time that grows with the document and no faster. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../../src/index.ts'
import { createMapper } from '../../../src/mapper/create-mapper.ts'
import { goldens } from '../../support/goldens.ts'
import { expectGrowth } from '../../support/growth.ts'

describe('the lineage of one field', () => {
  test.each(goldens().filter((_, at) => at % 5 === 0))('of $name are those among all', ({ text }) => {
    const all = mapTranscript(text).lineage()
    const asked = mapTranscript(text)
    const found = [...new Set(all.map(({ path }) => /^\/[^/]*/.exec(path)?.[0] ?? ''))].flatMap(path => {
      const untyped: { lineage: (path: string) => typeof all } = asked
      return untyped.lineage(path)
    })
    expect(found).toEqual(all)
    expect(asked.lineage()).toEqual(all)
  })
})

test('a path that does not begin at the top is none of a field', () => {
  const untyped: { lineage: (path: string) => unknown } = mapTranscript({ TYPE: 'RETR', FORM: '1040' })
  expect(() => untyped.lineage('income')).toThrow(expect.objectContaining({ code: 'result/unknown-path' }))
})

const head = `id: own
title: Own
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  rows:
    each: SECTION_ROWS
    fields:
      code: { from: CODE, as: code }
      amount: { from: AMOUNT, as: money }
`

function documentOf(count: number): object {
  const rows = Array.from({ length: count }, (_, at) => ({ CODE: `${at % 900}`, AMOUNT: '$1.00' }))
  return { TYPE: 'RETR', FORM: '1040', SECTION_ROWS: rows }
}

function mapperWith(figures: number) {
  const derived = Array.from(
    { length: figures },
    (_, at) =>
      `  f${at}: { derive: "$addMoney($sumMoney(rows.amount)${at === 0 ? '' : `, f${at - 1}`})", as: money }\n`,
  )
  return createMapper({ mappings: [head + derived.join('')], bundled: false })
}

describe('the lists of derived fields', () => {
  test('are one for fields that the same leaves feed', () => {
    const two =
      '  one: { derive: "$sumMoney(rows.amount)", as: money }\n  two: { derive: "$count(rows.amount)", as: integer }\n'
    const mapper = createMapper({ mappings: [head + two], bundled: false })
    const [one, other] = mapper.mapTranscript(documentOf(3)).lineage().slice(-2)
    expect(one?.sources).toHaveLength(3)
    expect(other?.sources).toBe(one?.sources)
  })

  test('are put off beyond a bound, and then the same at every look', () => {
    const lineage = mapperWith(200).mapTranscript(documentOf(40)).lineage().slice(-200)
    const ofRows = Array.from({ length: 40 }, (_, at) => `/SECTION_ROWS/${at}/AMOUNT`)
    for (const { sources } of lineage) expect(sources.map(({ pointer }) => pointer)).toEqual(ofRows)
    expect(lineage.at(-1)?.sources).toBe(lineage.at(-1)?.sources)
    expect(JSON.parse(JSON.stringify(lineage))).toEqual(lineage)
  })

  test('hold what a derived field below them was fed by, also where that is put together later', () => {
    const one = '  one: { derive: "$sumMoney(rows.amount)", as: money }\n'
    const more = Array.from(
      { length: 200 },
      (_, at) =>
        `  more${at}: { derive: "$addMoney(one, $sumMoney(rows[code = \\"${at}\\"].amount))", as: money }\n`,
    )
    const mapper = createMapper({ mappings: [head + one + more.join('')], bundled: false })
    const lineage = mapper.mapTranscript(documentOf(60)).lineage().slice(-201)
    expect(lineage.at(-1)?.sources).toHaveLength(120)
    expect(lineage[0]?.sources).toHaveLength(60)
    for (const { sources } of lineage.slice(1)) expect(sources).toEqual(lineage.at(-1)?.sources)
  })

  test('take time in proportion to the rows that feed them', () => {
    const mapper = mapperWith(8)
    const asked = (count: number) => {
      const document = documentOf(count)
      return () => {
        if (mapper.mapTranscript(document).lineage().at(-1)?.sources.length !== count) throw new Error('rows')
      }
    }
    expectGrowth([250, 2000], asked, smallest => 24 * Math.max(8, smallest))
  })
})
