/** `txmap explain --lines`: the line of YAML of each field, in an expression that stays what it is. */
import jsonata from 'jsonata'
import { describe, expect, test } from 'vitest'
import { expressionWithLines } from '../../../src/cli/render/expression-with-lines.ts'
import { compileMappings } from '../../../src/compile/compile-mappings.ts'
import { head } from '../../support/compiled.ts'
import { allFields, plans } from '../../support/plans.ts'
import { txmap } from '../../support/txmap.ts'

const withoutComments = (text: string): string => text.replace(/ \/\* [^*]+ \*\/$|\/\* [^*]+ \*\/ /gm, '')

describe('an expression with the lines of its fields', () => {
  test.each(plans().map(plan => ({ plan, id: plan.id })))(
    'names the line of every field of $id',
    ({ plan }) => {
      const text = expressionWithLines(plan)
      const named = [...text.matchAll(/\/\* (\S+) \*\//g)].map(([, spec]) => spec)
      const [read, derived] = [
        allFields(plan.fields).filter(({ kind }) => kind !== 'derived'),
        plan.fields.filter(({ kind }) => kind === 'derived'),
      ]
      expect(named).toEqual([...read, ...derived].map(({ spec }) => spec))
      expect(withoutComments(text)).toBe(plan.expression)
    },
  )

  test('is one that jsonata reads', () => {
    const plan = plans().find(({ id }) => id === 'actr-1040')
    expect(() => jsonata(plan === undefined ? ')' : expressionWithLines(plan))).not.toThrow()
  })

  test('is not ended early by the name of a file', () => {
    const file = { name: 'odd*/name.yaml', text: `${head}fields: { wages: { from: WAGES, as: money } }\n` }
    const [plan] = compileMappings([file]).plans
    const text = plan === undefined ? '' : expressionWithLines(plan)
    expect(text).toContain('odd* /name.yaml')
    expect(() => jsonata(text)).not.toThrow()
  })
})

describe('txmap explain --lines', () => {
  test('prints it', async () => {
    const { out, code } = await txmap(['explain', 'actr-civil-penalty', '--lines'])
    expect(out).toContain(
      '"accountBalance": $money($balance."ACCOUNT BALANCE"), /* mappings/parts/balance.yaml:',
    )
    expect(code).toBe(0)
  })

  test('has no meaning beside a portable expression', async () => {
    const { notes, code } = await txmap(['explain', 'actr-1040', '--lines', '--portable'])
    expect(notes).toContain('--lines has no meaning beside --portable')
    expect(code).toBe(2)
  })
})
