import { describe, expect, test } from 'vitest'
import { faultsOf } from '../../../support/compiled.ts'

const field = (text: string): string => `fields: { a: ${text} }\n`

describe('a field', () => {
  const cases: readonly (readonly [string, { given: string; want: readonly string[] }])[] = [
    [
      'may be a value',
      { given: '{ from: TYPE, as: text, required: true, about: x, evidence: sourced }', want: [] },
    ],
    [
      'may be a group with a section',
      { given: '{ section: SECTION_HEADER, use: [], fields: {}, about: x }', want: [] },
    ],
    ['may be a group without a section', { given: '{ fields: {}, about: x }', want: [] }],
    ['may be a list', { given: '{ each: SECTION_INCOME, where: { A: b }, fields: {} }', want: [] }],
    [
      'may be a choice',
      {
        given: '{ each: SECTION_INCOME, choose: { by: A, as: b, cases: {}, otherwise: { case: c } } }',
        want: [],
      },
    ],
    [
      'may be a list of numbered sections',
      { given: '{ occurrences: SECTION_FILING > C, fields: {} }', want: [] },
    ],
    ['may be derived', { given: '{ derive: "true", as: truth, about: x }', want: [] }],
    ['may be kept', { given: '{ keep: SECTION_HEADER, about: x }', want: [] }],
    ['may be a notice', { given: '{ notice: A, about: x }', want: [] }],
    [
      'says how it is filled',
      {
        given: '{ as: text }',
        want: [
          '5:11 spec/field-kind Field "a" does not say how it is filled (add "from:" with the label it is read from)',
        ],
      },
    ],
    [
      'with conditions says which list they are for',
      {
        given: '{ where: { A: b } }',
        want: [
          '5:11 spec/field-kind Field "a" does not say how it is filled (add "each:" with the list it reads)',
        ],
      },
    ],
    [
      'says it once',
      {
        given: '{ from: TYPE, as: text, keep: "*" }',
        want: [
          '5:38 spec/field-kind Field "a" says from and keep where exactly one way to fill it is needed (remove "keep")',
        ],
      },
    ],
    [
      'says it once, whatever the order',
      {
        given: '{ each: SECTION_INCOME, section: SECTION_HEADER, fields: {} }',
        want: [
          '5:16 spec/field-kind Field "a" says section and each where exactly one way to fill it is needed (remove "each")',
        ],
      },
    ],
    [
      'says it once, and all that it says is named',
      {
        given: '{ from: TYPE, as: text, whether: FORM, keep: "*" }',
        want: [
          '5:38 spec/field-kind Field "a" says from and whether and keep where exactly one way to fill it is needed (remove "whether")',
        ],
      },
    ],
    [
      'of a value has a normalizer',
      {
        given: '{ from: TYPE }',
        want: [
          '5:11 spec/missing-key Key "as" is missing in field "a" (add the normalizer that reads it, for example as: money)',
        ],
      },
    ],
    [
      'of a value has one for every wording',
      {
        given: '{ from: [{ label: TYPE, as: text }, FORM] }',
        want: [
          '5:11 spec/missing-key Key "as" is missing in field "a" (add the normalizer that reads it, for example as: money)',
        ],
      },
    ],
    [
      'of a value needs none where every wording has its own',
      { given: '{ from: [{ label: TYPE, as: text }] }', want: [] },
    ],
    [
      'that is derived says what comes out',
      {
        given: '{ derive: "true" }',
        want: [
          '5:11 spec/missing-key Key "as" is missing in field "a" (add what comes out, for example as: money)',
        ],
      },
    ],
    [
      'of a group has fields',
      {
        given: '{ section: SECTION_HEADER }',
        want: [
          '5:11 spec/missing-key Key "fields" is missing in field "a" (add "fields:" with what it holds, or "use:" with a part)',
        ],
      },
    ],
    [
      'of a list has fields',
      {
        given: '{ each: SECTION_INCOME }',
        want: [
          '5:11 spec/missing-key Key "fields" is missing in field "a" (add "fields:" with what it holds, or "use:" with a part)',
        ],
      },
    ],
    [
      'of a value has no fields',
      {
        given: '{ from: TYPE, as: text, fields: {} }',
        want: ['5:38 spec/misplaced-key "fields" has no meaning beside "from" (remove "fields")'],
      },
    ],
    [
      'of a group is not required',
      {
        given: '{ section: SECTION_HEADER, fields: {}, required: true }',
        want: ['5:53 spec/misplaced-key "required" has no meaning beside "section" (remove "required")'],
      },
    ],
    [
      'without a section is not required either',
      {
        given: '{ fields: {}, required: true }',
        want: ['5:28 spec/misplaced-key "required" has no meaning beside "fields" (remove "required")'],
      },
    ],
    [
      'of numbered sections has no conditions',
      {
        given: '{ occurrences: SECTION_FILING > C, where: { A: b }, fields: {} }',
        want: ['5:49 spec/misplaced-key "where" has no meaning beside "occurrences" (remove "where")'],
      },
    ],
    [
      'of numbered sections has fields',
      {
        given: '{ occurrences: SECTION_FILING > C }',
        want: [
          '5:11 spec/missing-key Key "fields" is missing in field "a" (add "fields:" with what it holds, or "use:" with a part)',
        ],
      },
    ],
    [
      'that is a part alone is a group',
      {
        given: '{ use: [], required: true }',
        want: ['5:25 spec/misplaced-key "required" has no meaning beside "fields" (remove "required")'],
      },
    ],
    [
      'that is kept is not read',
      {
        given: '{ keep: SECTION_HEADER, as: text }',
        want: ['5:38 spec/misplaced-key "as" has no meaning beside "keep" (remove "as")'],
      },
    ],
    [
      'in a group is not derived',
      {
        given: '{ fields: { b: { derive: "true", as: truth } } }',
        want: [
          '5:31 spec/misplaced-field Field "b" cannot stand here: "derive" stands at the top of a mapping or part (move the field out to the first level of fields)',
        ],
      },
    ],
    [
      'in a list is no notice',
      {
        given: '{ each: SECTION_INCOME, fields: { b: { notice: c } } }',
        want: [
          '5:53 spec/misplaced-field Field "b" cannot stand here: "notice" stands at the top of a mapping or part (move the field out to the first level of fields)',
        ],
      },
    ],
  ]
  test.each(cases)('%s', (_, { given, want }) => {
    expect(faultsOf(field(given))).toEqual(want)
  })

  test('is checked wherever it stands', () => {
    const deep =
      '{ each: SECTION_INCOME, choose: { by: A, as: b, cases: { C: { texts: d, fields: { e: {} } } }, otherwise: { case: f, fields: { g: {} } } } }'
    expect(faultsOf(field(deep)).map(each => each.split(' ')[1])).toEqual([
      'spec/field-kind',
      'spec/field-kind',
    ])
  })
})

/** Every key of a field but the ways to fill it. */
const keys: Readonly<Record<string, string>> = {
  as: 'oneOf',
  with: 'A',
  required: 'true',
  yes: '[B]',
  no: '[C]',
  values: '{ d: E }',
  is: '[F]',
  where: '{ G: h }',
  choose: '{ by: I, as: b, cases: {}, otherwise: { case: c } }',
  fields: '{}',
  use: '[]',
  evidence: 'sourced',
  about: 'x',
}

describe('of the keys beside a way to fill a field, only its own have a meaning:', () => {
  const cases: readonly (readonly [string, string, readonly string[]])[] = [
    ['from', 'TYPE', ['as', 'with', 'required', 'yes', 'no', 'values', 'evidence', 'about']],
    ['whether', 'TYPE', ['is', 'evidence', 'about']],
    ['rowAboveWhen', 'TYPE', ['is', 'evidence', 'about']],
    ['section', 'SECTION_HEADER', ['fields', 'use', 'about']],
    ['each', 'SECTION_INCOME', ['where', 'choose', 'fields', 'use', 'about']],
    ['occurrences', 'SECTION_FILING > J', ['fields', 'use', 'about']],
    ['amountsByYear', 'SECTION_FILING > K <YYYY>', ['evidence', 'about']],
    ['derive', '"true"', ['as', 'about']],
    ['keep', 'SECTION_HEADER', ['about']],
    ['notice', 'L', ['about']],
  ]
  test.each(cases)('%s', (kind, value, own) => {
    const written = Object.entries(keys).map(([key, text]) => `${key}: ${text}`)
    const refused = faultsOf(field(`{ ${kind}: ${value}, ${written.join(', ')} }`)).flatMap(
      fault => / spec\/misplaced-key (".*" has no meaning beside "[a-zA-Z]+" \(.*\))$/.exec(fault)?.[1] ?? [],
    )
    const others = Object.keys(keys).filter(key => !own.includes(key))
    expect(refused).toEqual(others.map(key => `"${key}" has no meaning beside "${kind}" (remove "${key}")`))
  })
})
