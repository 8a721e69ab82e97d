import { describe, expect, test } from 'vitest'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'
import type { TakenId } from '../../../../src/compile/rules/bundled-ids.ts'
import { head } from '../../../support/compiled.ts'
import { reported } from '../../../support/faults.ts'

const body = 'fields: { a: { from: TYPE, as: text } }\n'
const form: TakenId = { id: 'sample-1040', type: 'RECA', forms: ['1040', '1040-SR'] }
const general: TakenId = { id: 'sample-1040', type: 'RECA', forms: [] }

/** What is reported of a mapping with the id `sample-1040`. */
function faults(match: string, taken: TakenId): readonly string[] {
  const text = head.replace(/match: .*/, `match: ${match}`) + body
  return reported(compileMappings([{ name: 'a.yaml', text }], [], [taken]).diagnostics)
}

describe('the id of a bundled mapping', () => {
  test.each([
    ['one of its forms', '{ type: RECA, form: ["1040"] }', form],
    ['one of its forms and another one', '{ type: RECA, form: ["1041", "1040"] }', form],
    ['one of its forms, however it is spelled', '{ type: RECA, form: [Form 1040SR] }', form],
    ['all forms, as the bundled one is', '{ type: RECA }', general],
  ])('may be taken by a mapping for %s', (_, match, taken) => {
    expect(faults(match, taken)).toEqual([])
  })

  test.each([
    ['another type', '{ type: ACTR, form: ["1040"] }', form, 'RECA 1040'],
    ['all forms of another type', '{ type: ACTR }', general, 'RECA in general'],
    ['another form', '{ type: RECA, form: ["1041"] }', form, 'RECA 1040'],
    ['all forms, where the bundled one is for some', '{ type: RECA }', form, 'RECA 1040'],
    [
      'a form, where the bundled one is for all',
      '{ type: RECA, form: ["1040"] }',
      general,
      'RECA in general',
    ],
  ])('is not taken by a mapping for %s', (_, match, taken, whose) => {
    expect(faults(match, taken)).toEqual([
      `1:5 spec/bundled-id Id "sample-1040" belongs to the bundled mapping for ${whose} (choose another id)`,
    ])
  })

  test('may be that of no bundled mapping', () => {
    expect(faults('{ type: ACTR }', { ...form, id: 'other' })).toEqual([])
  })
})
