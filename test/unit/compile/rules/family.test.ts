import { describe, expect, test } from 'vitest'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'
import { head, planOf } from '../../../support/compiled.ts'
import { reported } from '../../../support/faults.ts'

const body = 'fields: { a: { from: TYPE, as: text } }\n'
const withMatch = (match: string, id = 'sample-1040'): string =>
  head.replace('sample-1040', id).replace(/match: .*/, `match: ${match}`) + body

function faults(...texts: readonly string[]): readonly string[] {
  const files = texts.map((text, index) => ({ name: `${index}.yaml`, text }))
  return reported(compileMappings(files).diagnostics)
}

describe('the family of a mapping', () => {
  test('stands in the plan in one spelling, and is none where none is written', () => {
    const { plans } = compileMappings([
      { name: 'a.yaml', text: withMatch('{ type: RECA, form: ["1040"], family: [Form 1040SR, 1040-ez] }') },
    ])
    expect(plans[0]?.family).toEqual(['1040-SR', '1040EZ'])
    expect(planOf(body).family).toEqual([])
  })

  test('stands apart from the forms of which only some lines are read', () => {
    const { plans } = compileMappings([
      { name: 'a.yaml', text: withMatch('{ type: RECA, form: ["1040"], partly: [Form 1040NR] }') },
    ])
    expect(plans[0]).toMatchObject({ forms: ['1040'], family: [], partly: ['1040-NR'] })
  })

  test('changes the hash', () => {
    const hash = (match: string): string | undefined =>
      compileMappings([{ name: 'a.yaml', text: withMatch(match) }]).plans[0]?.hash
    expect(hash('{ type: RECA, form: ["1040"], family: [1040-SR] }')).not.toBe(
      hash('{ type: RECA, form: ["1040"] }'),
    )
  })

  test.each([
    [
      'stands beside the forms of the mapping',
      '{ type: RECA, family: [1040-SR] }',
      [
        '4:31 spec/missing-key Key "form" is missing in "match" (add "form:", the forms whose lines the family has, or remove "family")',
      ],
    ],
    [
      'has none of the forms of the mapping',
      '{ type: RECA, form: ["1040", 1040-SR], family: [1040A, 1040SR] }',
      [
        '4:63 spec/form-in-family Form "1040SR" is listed both as a form of the mapping and in its family (remove it here)',
      ],
    ],
    [
      'has none of the forms of the mapping, however those are spelled',
      '{ type: RECA, form: [Form 1040SR], family: [1040-SR] }',
      [
        '4:52 spec/form-in-family Form "1040-SR" is listed both as a form of the mapping and in its family (remove it here)',
      ],
    ],
    [
      'has none of the forms that are read partly',
      '{ type: RECA, form: ["1040"], family: [1040A], partly: [1040-NR, Form 1040-A] }',
      [
        '4:73 spec/form-in-family Form "Form 1040-A" is listed both under "form" and under "partly" (remove it here)',
      ],
    ],
    [
      'is needed as little as forms that are read partly, but for forms of the mapping',
      '{ type: RECA, partly: [1040-NR] }',
      [
        '4:31 spec/missing-key Key "form" is missing in "match" (add "form:", the forms whose lines these share, or remove "partly")',
      ],
    ],
    [
      'is a list',
      '{ type: RECA, form: ["1040"], family: 1040-SR }',
      ['4:46 spec/wrong-type "family" is not a list (write a list: [1040-SR])'],
    ],
    [
      'is nothing that a callback has',
      '{ callback: individual, family: [1040-SR] }',
      ['4:32 spec/misplaced-key "family" has no meaning beside "callback" (remove "family")'],
    ],
  ])('%s', (_, match, want) => {
    expect(faults(withMatch(match))).toEqual(want)
  })

  test('is read by one mapping only', () => {
    expect(
      faults(
        withMatch('{ type: RECA, form: ["1040"], family: [1040-SR] }'),
        withMatch('{ type: RECA, form: [1040SR] }', 'other'),
        withMatch('{ type: RECA, form: ["1041"], family: [1040 SR] }', 'third'),
      ),
    ).toEqual([
      '4:29 spec/duplicate-match RECA 1040SR is already mapped at 0.yaml:1:5 (remove it from one of the two)',
      '4:47 spec/duplicate-match RECA 1040 SR is already mapped at 1.yaml:1:5 (remove it from one of the two)',
    ])
  })
})
