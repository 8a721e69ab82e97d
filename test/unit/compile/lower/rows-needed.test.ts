/** Which rows an expression cannot do without. One too few named, and a field would have no value though the document has it. */
import { describe, expect, test } from 'vitest'
import { rowsNeeded } from '../../../../src/compile/lower/rows-needed.ts'
import { readExpression } from '../../../../src/evaluate/read/read-expression.ts'
import type { PickedEntries } from '../../../../src/plan/mapping-plan.ts'

const lien: PickedEntries = { list: 'rows', name: 'code', texts: ['582'] }
const release: PickedEntries = { list: 'rows', name: 'code', texts: ['583'] }
const other: PickedEntries = { list: 'rows', name: 'kind', texts: ['583'] }
const elsewhere: PickedEntries = { list: 'others', name: 'code', texts: ['583'] }
const others = new Map(Object.entries({ lien, release, other, elsewhere }))

describe('the rows that are needed by', () => {
  test.each<[string, PickedEntries]>([
    ['rows[code = "582"]', lien],
    ['rows[code = "582"].date', lien],
    ['rows[code = "582"][0].date', lien],
    ['rows[code = "582" and amount != null].date', lien],
    ['rows[amount != null and code = "582"].date', lien],
    ['rows[code in ["582", "583"]].date', { ...lien, texts: ['582', '583'] }],
    ['rows[code = "582" or code = "583"].date', { ...lien, texts: ['582', '583'] }],
    ['rows[(code = "582" or code = "582") and amount].date', lien],
    ['($x := 1; rows[code = "582"].date)', lien],
    ['($x := rows[code = "582"]; $x.date)', lien],
    ['($x := rows[code = "582"]; $x[0])', lien],
    ['($x := rows[code = "582"]; $x[amount = 1].date)', lien],
    ['($x := $y := rows[code = "582"]; $y)', lien],
    ['($x := rows; ($x := rows[code = "582"]; $x))', lien],
    ['$lastDate(rows[code = "582"].date)', lien],
    ['$placeOf(rows, rows[code = "582"][-1])', lien],
    [
      '($a := rows[code = "582"]; $b := rows[code = "583"]; $sumAsCorrected($a.m, $a.k, $b.m, $b.k))',
      { ...lien, texts: ['582', '583'] },
    ],
    ['$append(rows[code = "582"].m, rows[code = "583"].m)', { ...lien, texts: ['582', '583'] }],
    ['$lastDate($append(rows[code = "582"].date, rows[code = "582"].day))', lien],
    ['more ? rows[code = "582"].date : null', lien],
    ['$exists(lien) ? 1 : null', lien],
    ['$exists(lien) ? 1', lien],
    ['$exists(lien) ? rows[code = "583"].date : null', lien],
    ['($x := 1; $exists(lien) ? $x : null)', lien],
    ['rows[(code = "582")].date', lien],
    ['rows[code = "582" and kind = "583"].date', lien],
    ['$exists(lien) or $exists(release) ? 1 : null', { ...lien, texts: ['582', '583'] }],
  ])('%s are those that it asks for', (text, want) => {
    expect(rowsNeeded(readExpression(text), others)).toEqual(want)
  })

  test.each([
    ['rows.date'],
    ['rows[0].date'],
    ['rows[amount = 1].date'],
    ['rows[code != "582"].date'],
    ['rows[code = "582" or amount != null].date'],
    ['rows[code = "582" or kind = "583"].date'],
    ['a.rows[code = "582"].date'],
    ['$exists(lien) ? 1 : 2'],
    ['$exists(lien) and $exists(release) ? 1 : null'],
    ['$exists(lien) or $exists(more) ? 1 : null'],
    ['$exists(lien) or $exists(other) ? 1 : null'],
    ['$exists(lien) or $exists(elsewhere) ? 1 : null'],
    ['$exists(a.lien) ? 1 : null'],
    ['$exists(lien.a) ? 1 : null'],
    ['$not(lien) ? 1 : null'],
    ['rows[(code = "582"; amount = 1)].date'],
    ['$count(lien) > 0 ? 1 : null'],
    ['lien'],
    ['$count(rows[code = "582"])'],
    ['[rows[code = "582"]]'],
    ['($x := rows[code = "582"]; $x := rows; $x)'],
    ['($x := rows[code = "582"]; 1)'],
    ['(($x := rows[code = "582"]; $x); $x)'],
    ['$x.date'],
    ['$sumAsCorrected(rows[code = "582"].m, rows.k, rows.m, rows.k)'],
    ['$sumAsCorrected(rows[code = "582"].m, rows.k, others[code = "582"].m, rows.k)'],
    ['$sumAsCorrected(rows[code = "582"].m)'],
    ['$append(rows[code = "582"].m, rows.m)'],
    ['$append(rows[code = "582"].m, others[code = "582"].m)'],
    ['more ? rows[code = "582"].date : rows.date'],
    ['more ? rows.date : null'],
    ['$sumMoney(rows[code = "582"].m)'],
  ])('%s are none in particular', text => {
    expect(rowsNeeded(readExpression(text), others)).toBeUndefined()
  })
})
