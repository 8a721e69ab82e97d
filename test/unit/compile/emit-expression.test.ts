/** The expression as text. Each construct has its folder in test/emit; here is what a reader of all of them would have to compare. */
import { describe, expect, test } from 'vitest'
import { normalizers } from '../../../src/normalize/registry.ts'
import { planOf } from '../../support/compiled.ts'

describe('the expression', () => {
  test('has one field per line, indented by two spaces per level', () => {
    const { expression } = planOf(
      'fields: { a: { section: SECTION_HEADER, fields: { b: { from: B, as: text }, c: { from: C, as: text } } } }\n',
    )
    expect(expression.split('\n').map(line => /^ */.exec(line)?.[0].length)).toEqual([0, 2, 4, 4, 2, 0, 0])
  })

  test('ends in one line end', () => {
    expect(planOf('fields: {}\n').expression).toBe('{}\n')
  })

  test.each([...Object.keys(normalizers), 'title', 'whether', 'exists', 'merge', 'kind', 'data'])(
    'tells the variable of a group called %s from what it uses itself',
    name => {
      const { expression } = planOf(
        `fields: { ${name}: { section: SECTION_HEADER, fields: { a: { from: A, as: text } } } }\n`,
      )
      expect(expression).toContain(`($${name}_ := $."SECTION_HEADER"; {`)
    },
  )

  test('gives a group called otherwise a variable of its own name', () => {
    expect(planOf('fields: { header: { section: SECTION_HEADER, fields: {} } }\n').expression).toContain(
      '($header := ',
    )
  })

  test('writes every label in quotes that hold for any label', () => {
    const { expression } = planOf(`fields: { a: { from: 'SECTION_FILING > A "B" \\ C', as: text } }\n`)
    expect(expression).toContain('$."SECTION_FILING"."A \\"B\\" \\\\ C"')
  })
})
