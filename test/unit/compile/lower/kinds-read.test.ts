/** The kinds of entries that an expression reads of a list. */
import { describe, expect, test } from 'vitest'
import { kindsRead } from '../../../../src/compile/lower/kinds-read.ts'
import { readExpression } from '../../../../src/evaluate/read/read-expression.ts'

const of = { list: 'rows', as: 'kind' }

describe('the kinds of entries that are read', () => {
  test.each([
    ['$sumMoney(rows[kind = "A"].m)', ['A']],
    ['rows[kind in ["A", "B"] and amount].date', ['A', 'B']],
    ['($x := rows[kind = "A"]; $y := rows[kind = "B"]; $append($x, $y))', ['A', 'B']],
    ['$exists(rows[kind = "A"]) ? rows[kind = "A"].m : null', ['A']],
    ['rows[kind = "A"][-1].rows', ['A']],
    ['(rows[kind = "A"])[0]', ['A']],
    ['rows[kind = "A"].($count(parts))', ['A']],
    ['$subtractMoney(total, $sumMoney(rows[kind = "A"].m))', ['A']],
    ['$count(more)', []],
  ])('by %s are %j', (text, want) => {
    expect(kindsRead(readExpression(text), of)).toEqual(want)
  })

  test.each([
    ['rows'],
    ['rows.m'],
    ['rows[0].m'],
    ['rows[amount].m'],
    ['rows[kind = "A" or amount].m'],
    ['rows[code = "A"].m'],
    ['$count(rows) = $count(rows[kind = "A"])'],
    ['rows[kind = "A"][$count($$.rows) = 1].m'],
    ['$$.rows[kind = "A"].m'],
    ['(rows[kind = "A"])[$count($$.rows) = 1].m'],
    ['(rows[kind = "A"])[$count($$.rows) = 1]'],
    ['$.rows[kind = "A"].m'],
    ['($x := rows; $x[kind = "A"].m)'],
    ['(rows)[kind = "A"]'],
  ])('by %s are all', text => {
    expect(kindsRead(readExpression(text), of)).toBeUndefined()
  })
})
