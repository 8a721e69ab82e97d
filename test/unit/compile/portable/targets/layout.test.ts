/** The two layouts of a portable expression: the same tree in both. */
import jsonata from 'jsonata'
import { expect, test } from 'vitest'
import { current } from '../../../../../src/compile/portable/targets/current.ts'
import { compact, forPeople } from '../../../../../src/compile/portable/targets/layout.ts'
import { portableExpression } from '../../../../../src/compile/portable-expression.ts'
import { plans } from '../../../../support/plans.ts'

test('the compact layout leaves nothing but what JSONata needs, in one line', () => {
  expect(compact.comment('What it is.')).toBe('')
  expect(compact.finished('(\n  $a := [\n    1,\n    2\n  ];\n\n  $a and\n  $b ? 1 :\n  2\n)\n')).toBe(
    '($a := [1,2];$a and $b ? 1 : 2)',
  )
  expect(forPeople.comment('What it is.')).toBe('/* What it is. */\n')
})

/** The tree of an expression without the places of its parts. */
function treeOf(text: string): string {
  return JSON.stringify(jsonata(text).ast(), (key, value: unknown) => {
    if (key === 'position') return undefined
    return value instanceof RegExp ? String(value) : value
  })
}

test.each([['actr-1040'], ['retr-940'], ['waid-income']])('%s is the same expression in one line', id => {
  const plan = plans().find(each => each.id === id)
  if (plan === undefined) throw new TypeError('no plan')
  const inOneLine = portableExpression(plan, { ...current, layout: compact })
  expect(inOneLine).not.toMatch(/\n|\/\*/)
  expect(treeOf(inOneLine)).toBe(treeOf(portableExpression(plan)))
})

test('the compact layout takes time in proportion to the text', () => {
  const text = (count: number): string =>
    `"${' '.repeat(count)}"\n${' \n'.repeat(count)}${'a,\n'.repeat(count)}`
  for (const count of [1_000, 2_000, 4_000, 8_000, 400_000])
    expect(compact.finished(text(count)).length).toBe(count * 3 + 3)
})
