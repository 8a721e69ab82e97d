import { describe, expect, test } from 'vitest'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'
import { faultsOf, fixesOf, head } from '../../../support/compiled.ts'

const fields = `fields:
  balance:
    section: SECTION_BALANCE
    fields:
      owed: { from: OWED, as: money }
      flag: { from: FLAG, as: flag }
  income:
    each: SECTION_INCOME
    choose:
      by: TYPE
      as: form
      cases:
        W-2: { texts: a, fields: { wages: { from: WAGES, as: money } } }
      otherwise: { case: other, fields: { entry: { keep: "*" } } }
`

/** A derived field on line 19. */
const derived = (text: string, gives = 'text'): string =>
  `${fields}  worked: { derive: ${text}, as: ${gives} }\n`

describe('an expression', () => {
  const allowed =
    '(node_modules/tax-transcript-mapper/docs/mapping-language.md#expressions lists what is allowed)'
  const cases: readonly (readonly [string, { given: string; as?: string; want: readonly string[] }])[] = [
    ['may name a field', { given: 'balance.owed', as: 'money', want: [] }],
    ['may name a group', { given: '$exists(balance)', as: 'truth', want: [] }],
    ['may name what is inside a value', { given: 'balance.flag.text', want: [] }],
    ['may name the fields of any case', { given: '$sumMoney(income.wages)', as: 'money', want: [] }],
    ['may name the case', { given: `'$sumMoney(income[form = "W-2"].wages)'`, as: 'money', want: [] }],
    ['may name anything in what is kept whole', { given: '"income[0].entry.ANYTHING.ELSE"', want: [] }],
    ['may bind variables', { given: '"( $a := balance.owed; $a )"', as: 'money', want: [] }],
    [
      'names no unknown field',
      {
        given: 'balence.owed',
        want: [
          '19:21 spec/unknown-output No field "balence.owed" in the output of this mapping (did you mean "balance.owed"?)',
        ],
      },
    ],
    [
      'names no unknown field in a group',
      {
        given: 'balance.owned',
        want: [
          '19:21 spec/unknown-output No field "balance.owned" in the output of this mapping (did you mean "balance.owed"?)',
        ],
      },
    ],
    [
      'names no unknown field in a condition',
      {
        given: `'income[kind = "W-2"].wages'`,
        want: [
          '19:22 spec/unknown-output No field "income.kind" in the output of this mapping (use one of form, wages, entry)',
        ],
      },
    ],
    [
      'names nothing inside a value',
      {
        given: 'balance.owed.amount',
        want: [
          '19:21 spec/unknown-output No field "balance.owed.amount" in the output of this mapping (name the field itself; a value has no fields)',
        ],
      },
    ],
    [
      'does not name itself',
      {
        given: 'worked',
        want: [
          '19:3 spec/circular-derivation Derived field needs itself: worked > worked (derive worked from other fields)',
        ],
      },
    ],
    [
      'names every unknown field at its place',
      {
        given: '"[aaaa, balance.owed, bbbb]"',
        want: [
          '19:23 spec/unknown-output No field "aaaa" in the output of this mapping (use one of balance, income)',
          '19:43 spec/unknown-output No field "bbbb" in the output of this mapping (use one of balance, income)',
        ],
      },
    ],
    [
      'has no dollar before a field',
      {
        given: '$balance.owed',
        want: [
          '19:21 expression/not-allowed The variable $balance is not allowed in an expression (write balance without the dollar sign, or bind it with :=)',
        ],
      },
    ],
    [
      'has no dollar before any field',
      {
        given: '$balance & $income',
        want: [
          '19:21 expression/not-allowed The variable $balance is not allowed in an expression (write balance without the dollar sign, or bind it with :=)',
          '19:32 expression/not-allowed The variable $income is not allowed in an expression (write income without the dollar sign, or bind it with :=)',
        ],
      },
    ],
    ['may have 10,000 characters', { given: `'"${'a'.repeat(9998)}"'`, want: [] }],
    [
      'has not one character more than 10,000',
      {
        given: `'"${'a'.repeat(9999)}"'`,
        want: [
          '19:21 expression/too-large The expression is larger than 10,000 characters (move parts of it into derived fields)',
        ],
      },
    ],
    [
      'does not reach into the transcript',
      {
        given: '$$.TYPE',
        want: [
          '19:21 expression/not-allowed The whole input $$ is not allowed in an expression (name the fields it reads)',
        ],
      },
    ],
    ...(
      [
        ['$exists($)', 30],
        ['$count([$])', 30],
        ['($all := $; $exists($all))', 31],
      ] as const
    ).map(
      ([given, column]) =>
        [
          `does not read all of the data: ${given}`,
          {
            given: `'${given}'`,
            want: [
              `19:${column} expression/not-allowed The whole data $ is not allowed in an expression (name the fields it reads)`,
            ],
          },
        ] as const,
    ),
    ['may say of a field that it is one of the data', { given: '$.balance.owed', as: 'money', want: [] }],
    [
      'calls known functions',
      {
        given: '$sumMony(income.wages)',
        want: ['19:21 expression/unknown-function Unknown function "$sumMony" (did you mean "$sumMoney"?)'],
      },
    ],
    [
      'calls no normalizer',
      {
        given: '$date(balance.owed)',
        want: [
          '19:21 expression/unknown-function Unknown function "$date" (node_modules/tax-transcript-mapper/docs/mapping-language.md#expressions lists the functions)',
        ],
      },
    ],
    [
      'does no arithmetic',
      {
        given: 'balance.owed + 1',
        want: [
          '19:34 expression/not-allowed Arithmetic with + is not allowed in an expression (write $addMoney(balance.owed, $money("1.00")))',
        ],
      },
    ],
    [
      'asks for no time',
      {
        given: '$now()',
        want: [`19:21 expression/not-allowed Function $now is not allowed in an expression ${allowed}`],
      },
    ],
    [
      'makes no expression out of text',
      {
        given: '$eval("1")',
        want: [`19:21 expression/not-allowed Function $eval is not allowed in an expression ${allowed}`],
      },
    ],
    [
      'compares with one sign',
      {
        given: 'balance.owed == balance.owed',
        want: [
          '19:35 expression/syntax The expression cannot be read: no value can begin with "=" (write = once)',
        ],
      },
    ],
    [
      'has no more than 10,000 characters',
      {
        given: `'${'"a" & '.repeat(1667)}"a"'`,
        want: [
          '19:21 expression/too-large The expression is larger than 10,000 characters (move parts of it into derived fields)',
        ],
      },
    ],
  ]
  test.each(cases)('%s', (_, { given, as, want }) => {
    expect(faultsOf(derived(given, as))).toEqual(want)
  })

  test('does not read all of the data where nothing says what comes out, either', () => {
    expect(faultsOf(`${fields}  worked: { derive: $exists($) }\n`)).toEqual([
      '19:3 spec/missing-key Key "as" is missing in field "worked" (add what comes out, for example as: money)',
      '19:29 expression/not-allowed The whole data $ is not allowed in an expression (name the fields it reads)',
    ])
  })

  test('of a part that is at fault is reported in each mapping that uses the part', () => {
    const part = {
      name: 'p.yaml',
      text: 'part: p\nfields: { b: { from: TYPE, as: text }, c: { derive: b, as: truth } }\n',
    }
    for (const name of ['a.yaml', 'b.yaml']) {
      const { diagnostics } = compileMappings([{ name, text: `${head}use: [p]\n` }], [part])
      expect(diagnostics.map(each => each.message)).toEqual([
        'The expression gives a text where "as" says truth',
      ])
    }
  })

  test.each([
    ['whose function is misspelt', '$sumMony(income.wages)', '$sumMoney(income.wages)', 'safe'],
    [
      'in whose words a function of amounts is another one',
      '$SUM(income.wages)',
      '$sumMoney(income.wages)',
      'safe',
    ],
    ['with arithmetic', 'balance.owed + balance.owed', "'$addMoney(balance.owed, balance.owed)'", 'safe'],
    [
      'with a text that a field never has',
      'income[form = "W2"].wages',
      `'income[form = "W-2"].wages'`,
      'safe',
    ],
    ['with a name in capitals', 'BALANCE.OWED', 'balance.owed', 'safe'],
    ['with a function of JSONata', '$sum(income.wages)', '$sumMoney(income.wages)', 'not safe'],
    ['without the dollar sign', 'sumMoney(income.wages)', '$sumMoney(income.wages)', 'not safe'],
    ['with a share', 'balance.owed * 2', `'$shareOf(balance.owed, "200%", "half up")'`, 'not safe'],
    ['with a mean', '$avg(income.wages)', `'$meanMoney(income.wages, "half up")'`, 'not safe'],
    [
      'with a condition as elsewhere',
      '$IF($exists(balance), balance.owed, null)',
      "'$exists(balance) ? balance.owed : null'",
      'not safe',
    ],
  ])('%s is rewritten', (_, given, want, safe) => {
    expect(fixesOf(derived(`'${given}'`, 'money'))).toEqual([`19:21 '${given}': ${want} (${safe})`])
  })

  test('on several lines is shown at its own line', () => {
    expect(
      faultsOf(
        `${fields}  worked:\n    derive: |\n      $addMoney(\n        balance.owed,\n        owed)\n    as: money\n`,
      ),
    ).toEqual([
      '23:9 spec/unknown-output No field "owed" in the output of this mapping (did you mean "balance.owed"?)',
    ])
  })

  test('with escapes is shown at its beginning', () => {
    expect(faultsOf(derived('"\\x6fwed"'))).toEqual([
      '19:21 spec/unknown-output No field "owed" in the output of this mapping (did you mean "balance.owed"?)',
    ])
  })

  test('sees derived fields above it and below, but for a circle', () => {
    const two = `${fields}  first: { derive: second, as: text }\n  second: { derive: first, as: text }\n`
    expect(faultsOf(two)).toEqual([
      '19:3 spec/circular-derivation Derived field needs itself: first > second > first (derive one of them from fields that are not in the circle)',
    ])
  })
})

describe('a check', () => {
  test('sees every field, derived ones too', () => {
    expect(
      faultsOf(`${derived('balance.owed', 'money')}checks: [{ that: worked = balance.owed, says: a }]\n`),
    ).toEqual([])
  })

  test('may name the whole data', () => {
    expect(faultsOf(`${fields}checks: [{ that: $exists($$.balance), says: a }]\n`)).toEqual([])
  })

  test('may name all of the data', () => {
    expect(faultsOf(`${fields}checks: [{ that: $exists($), says: a }]\n`)).toEqual([])
  })

  test('names no unknown field', () => {
    expect(faultsOf(`${fields}checks: [{ that: $isNegative(owed), says: a }]\n`)).toEqual([
      '19:30 spec/unknown-output No field "owed" in the output of this mapping (did you mean "balance.owed"?)',
    ])
  })
})

describe('a key figure', () => {
  test('is a field', () => {
    expect(faultsOf(`${fields}keyFigures: [balance.owed, balance.paid]\n`)).toEqual([
      '19:28 spec/unknown-output No field "balance.paid" in the output of this mapping (use one of owed, flag)',
    ])
  })
})

test('expressions are not looked at where a part is missing: what they name may be in it', () => {
  expect(faultsOf(`use: [gone]\n${derived('unknown')}`).map(each => each.split(' ')[1])).toEqual([
    'spec/unknown-part',
  ])
})
