/** `txmap why`: each cause of a field without a value, and each fate of a line. */
import { describe, expect, test } from 'vitest'
import { shapeOf } from '../../../src/authoring/why/reason.ts'
import { file, sample, txmap } from '../../support/txmap.ts'

const mapping = file(
  'mine.yaml',
  `id: mine
title: Mine
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  income:
    section: SECTION_FILING > INCOME
    fields:
      wages: { from: [TOTAL WAGES, WAGES], as: money }
      tips: { from: TIPS, as: money }
      interest: { from: INTEREST, as: money }
      alimony: { from: [ALIMONY, ALIMONY RECEIVED], as: money }
  losses:
    section: SECTION_FILING > LOSSES
    fields:
      theft: { from: THEFT, as: money }
  rows:
    each: SECTION_ROWS
    fields: { code: { from: CODE, as: code } }
  earned: { derive: "$sumMoney([income.wages, income.tips])", as: money }
  passive: { derive: "$addMoney(income.alimony, losses.theft)", as: money }
  whole: { derive: "$addMoney(income.wages, passive)", as: money }
ignore:
  - { path: TYPE, because: constant text }
`,
)
const transcript = file(
  't.json',
  '{"TYPE":"RETR","FORM":"1040","SECTION_FILING":{"INCOME":{"TOTAL WAGES":"$61,300.00","WAGES":"$1.00","TIPS":"","INTEREST":"12,x","ALIMNY RECEIVED":"$5.00"}}}',
)

async function explained(place: string, ...more: readonly string[]): Promise<string> {
  const { code, out, notes } = await txmap(['why', transcript, place, '--mapping', mapping, ...more])
  expect([code, notes]).toEqual([0, ''])
  return out.replaceAll(mapping, 'mine.yaml')
}

describe('txmap why', () => {
  test.each([
    [
      '/income/wages',
      `/income/wages  value
  the line is there and read as money
  line     /SECTION_FILING/INCOME/TOTAL WAGES  "$99,999.99"
  mapping  mine.yaml:9:7
    transcript/other-source
      "WAGES" differs from "TOTAL WAGES", which is read instead
      line     /SECTION_FILING/INCOME/WAGES
`,
    ],
    [
      '/income/tips',
      `/income/tips  empty
  the line is there, and blank or a word for nothing
  line     /SECTION_FILING/INCOME/TIPS  ""
  mapping  mine.yaml:10:7
`,
    ],
    [
      '/income/interest',
      `/income/interest  invalid
  the line is there and cannot be read as money
  line     /SECTION_FILING/INCOME/INTEREST  "99,A"
  mapping  mine.yaml:11:7
    value/refused
      Cannot be read as money: letters where only an amount is expected
      line     /SECTION_FILING/INCOME/INTEREST
`,
    ],
    [
      'income.alimony',
      `/income/alimony  absent
  no line is labelled ALIMONY or ALIMONY RECEIVED in /SECTION_FILING/INCOME
  mapping  mine.yaml:12:7
    transcript/likely-label
      Nothing reads "ALIMNY RECEIVED"; it may be "ALIMONY RECEIVED", which is absent
      line     /SECTION_FILING/INCOME/ALIMNY RECEIVED
`,
    ],
    [
      '/losses/theft',
      `/losses/theft  absent
  the transcript has no section SECTION_FILING > LOSSES
  mapping  mine.yaml:16:7
`,
    ],
    [
      '/rows/0/code',
      `/rows/0/code  absent
  the transcript has no entry of SECTION_ROWS
`,
    ],
    [
      '/whole',
      `/whole  absent
  not derived, as these inputs have no value
  mapping  mine.yaml:22:3
    /passive  absent
      not derived, as these inputs have no value
      mapping  mine.yaml:21:3
        /income/alimony  absent
          no line is labelled ALIMONY or ALIMONY RECEIVED in /SECTION_FILING/INCOME
          mapping  mine.yaml:12:7
            transcript/likely-label
              Nothing reads "ALIMNY RECEIVED"; it may be "ALIMONY RECEIVED", which is absent
              line     /SECTION_FILING/INCOME/ALIMNY RECEIVED
        /losses/theft  absent
          the transcript has no section SECTION_FILING > LOSSES
          mapping  mine.yaml:16:7
`,
    ],
    [
      '/earned',
      `/earned  absent
  not derived, as these inputs have no value
  mapping  mine.yaml:20:3
    /income/tips  empty
      the line is there, and blank or a word for nothing
      line     /SECTION_FILING/INCOME/TIPS  ""
      mapping  mine.yaml:10:7
`,
    ],
    [
      '/SECTION_FILING/INCOME/TOTAL WAGES',
      `/SECTION_FILING/INCOME/TOTAL WAGES  read
  read by these fields
  line     /SECTION_FILING/INCOME/TOTAL WAGES  "$99,999.99"
    /income/wages  value
      read as money
      mapping  mine.yaml:9:7
    /earned  absent
      it feeds this field
      mapping  mine.yaml:20:3
    /whole  absent
      it feeds this field
      mapping  mine.yaml:22:3
`,
    ],
    [
      '/SECTION_FILING/INCOME/WAGES',
      `/SECTION_FILING/INCOME/WAGES  unmapped
  no field reads it and nothing ignores it
  line     /SECTION_FILING/INCOME/WAGES  "$9.99"
    transcript/other-source
      "WAGES" differs from "TOTAL WAGES", which is read instead
    /income/wages  near
      its label is WAGES
      mapping  mine.yaml:9:7
`,
    ],
    [
      '/SECTION_FILING/INCOME/ALIMNY RECEIVED',
      `/SECTION_FILING/INCOME/ALIMNY RECEIVED  unmapped
  no field reads it and nothing ignores it
  line     /SECTION_FILING/INCOME/ALIMNY RECEIVED  "$9.99"
    /income/alimony  transcript/likely-label
      Nothing reads "ALIMNY RECEIVED"; it may be "ALIMONY RECEIVED", which is absent
      mapping  mine.yaml:12:7
    /income/alimony  near
      its label is ALIMONY RECEIVED
      mapping  mine.yaml:12:7
`,
    ],
    [
      '/TYPE',
      `/TYPE  ignored
  ignored: constant text
  line     /TYPE  "AAAA"
`,
    ],
  ])('explains %s', async (place, want) => {
    expect(await explained(place)).toBe(want)
  })

  test('shows texts only where it is asked to', async () => {
    expect(await explained('/income/wages', '--show-values')).toContain('TOTAL WAGES  "$61,300.00"\n')
    const whole = await explained('/income')
    for (const value of ['61', '300', '12,x']) expect(whole).not.toContain(value)
  })

  test('gives the same as JSON', async () => {
    const { reasons } = JSON.parse(await explained('/losses/theft', '--json'))
    expect(reasons).toEqual([
      {
        path: '/losses/theft',
        state: 'absent',
        spec: 'mine.yaml:16:3'.replace(':3', ':7'),
        says: 'the transcript has no section SECTION_FILING > LOSSES',
        inside: [],
      },
    ])
  })

  test('explains every field of a bundled sample', async () => {
    for (const name of ['retr/1040/avery-2021', 'actr/1040/avery-2021', 'waid/income/avery-2021']) {
      const text = sample(name)
      const { out } = await txmap(['map', text, '--json', '--lineage'])
      const paths: readonly string[] = JSON.parse(out).lineage.map((entry: { path: string }) => entry.path)
      for (const path of paths.filter((_, at) => at % 40 === 0)) {
        const call = await txmap(['why', text, path, '--json'])
        expect(call.code, path).toBe(0)
        expect(JSON.parse(call.out).reasons[0].path).toBe(path)
      }
    }
  })

  test('says what it needs, and what there is not', async () => {
    expect(await txmap(['why', transcript])).toMatchObject({
      code: 2,
      notes:
        'txmap why: cli/usage: name a transcript and one place: txmap why transcript.json /income/wages\n',
    })
    expect(await txmap(['why', transcript, '/income/wags', '--mapping', mapping])).toMatchObject({
      code: 1,
      notes:
        'result/unknown-path: The data of mapping "mine" has no field "/income/wags"; did you mean "/income/wages"?\n',
    })
  })
})

describe('txmap why of a line that is not on the transcript', () => {
  const nowhere = 'the transcript has no such line;'
  test.each([
    ['/SECTION_FILING/INCOME/TOTAL WAGE', `${nowhere} did you mean "/SECTION_FILING/INCOME/TOTAL WAGES"?`],
    // The rest of the way is there below the nearest label.
    ['/SECTION_FILING/INCOMES/TIPS', `${nowhere} did you mean "/SECTION_FILING/INCOME/TIPS"?`],
    ['/SECTION_FILNG/INCOME', `${nowhere} did you mean "/SECTION_FILING/INCOME"?`],
    ['/SECTION_FILING/INCOMES/NOTHING', `${nowhere} did you mean "/SECTION_FILING/INCOME"?`],
    ['/SECTION_FILING/PENALTIES', `${nowhere} the last place on the way to it is "/SECTION_FILING"`],
    [
      '/SECTION_FILING/INCOME/TIPS/0',
      `${nowhere} the last place on the way to it is "/SECTION_FILING/INCOME/TIPS"`,
    ],
    ['/OWNER', `${nowhere} it has nothing of that label at its top`],
  ])('%s', async (place, says) => {
    const { code, out, notes } = await txmap(['why', transcript, place, '--mapping', mapping])
    expect([code, out, notes]).toEqual([1, `${place}  nowhere\n  ${says}\n  line     ${place}\n`, ''])
  })
})

test('txmap why offers no key in which something of a person may stand', async () => {
  const keys = [
    'BALANCE $9,876.54',
    'BALANCE 987-65-4321',
    'BALANCE a@b.example',
    'BALANCE\u001b[2J',
    'BALANCE DUE',
  ]
  for (const key of keys) {
    const own = file('own.json', JSON.stringify({ TYPE: 'RETR', FORM: '1040', [key]: '' }))
    const { out } = await txmap(['why', own, `/${key.slice(0, -1)}`, '--mapping', mapping])
    expect(out.includes('did you mean')).toBe(key === 'BALANCE DUE')
  }
})

describe('txmap why of what rests on the rows of an account', () => {
  const rowsWith = (name: string, more: string): string =>
    file(
      name,
      `id: rows
title: Rows
version: "1.0.0"
match: { type: ACTR, form: ["1040"] }
fields:
  rows:
    each: SECTION_TRANSACTIONS
    fields:
      code: { from: CODE, as: transactionCode }
      group: { from: CODE, as: transactionGroup }
${more}`,
    )
  const rows = rowsWith(
    'rows.yaml',
    `      cycle: { from: CYCLE, as: cycle }
      date: { from: DATE, as: date }
      belongsTo: { rowAboveWhen: CODE, is: ["N/A"] }
  heldDate: { derive: '$lastDate(rows[code = "520"].date)', as: date }
  heldRow: { derive: '$exists(heldDate) ? ( $day := heldDate; $placeOf(rows, rows[code = "520" and date = $day][-1]) ) : null', as: integer }
`,
  )
  const why = async (place: string, ...codes: readonly string[]): Promise<string> => {
    const account = file(
      'account.json',
      JSON.stringify({
        TYPE: 'ACTR',
        FORM: '1040',
        SECTION_TRANSACTIONS: codes.map(CODE => ({ CODE, CYCLE: '', DATE: '04-15-2022' })),
      }),
    )
    const { out } = await txmap(['why', account, place, '--mapping', rows])
    return out.replaceAll(rows, 'rows.yaml')
  }

  test('a row that belongs to none above it has a line that is read', async () => {
    expect(await why('/rows/0/belongsTo', '150')).toBe(`/rows/0/belongsTo  absent
  the line is there, and the row belongs to none above it
  line     /SECTION_TRANSACTIONS/0/CODE  "999"
  mapping  rows.yaml:13:7
`)
  })

  test('lines of a row that is looked for as a whole are not what is missing', async () => {
    expect(await why('/heldRow', '150', '670')).toBe(`/heldRow  absent
  not derived, as these inputs have no value
  mapping  rows.yaml:15:3
    /heldDate  absent
      derived, and nothing comes out of what is there
      mapping  rows.yaml:14:3
`)
  })

  test('what cannot be read is named once, and nothing beside it', async () => {
    const found = await why('/heldRow', '150', 'X1')
    expect(found).toContain('/rows/1/code  invalid\n')
    expect(found).not.toMatch(/rows\/0|cycle|belongsTo|group/)
    expect(found.match(/the line is there and cannot be read/g)).toHaveLength(1)
  })

  test('what cannot be read in a row that is counted as a whole is one line', async () => {
    const counted = rowsWith(
      'counted.yaml',
      `  last: { derive: '$placeOf(rows, rows[code = "150"][-1])', as: integer }
`,
    )
    const account = file('odd.json', '{"TYPE":"ACTR","FORM":"1040","SECTION_TRANSACTIONS":[{"CODE":"X1"}]}')
    const { out } = await txmap(['why', account, '/last', '--mapping', counted])
    expect(out.match(/the line is there and cannot be read/g)).toHaveLength(1)
  })
})

test('the shape of a text has neither its letters nor its digits', () => {
  expect(shapeOf('J. Döe 4321 ٣')).toBe('"A. AAA 9999 9"')
  expect(shapeOf('x'.repeat(100))).toBe(`"${'A'.repeat(60)}…"`)
  expect(shapeOf(null)).toBe('null')
  expect(shapeOf([1])).toBe('a list')
  expect(shapeOf(5)).toBe('a number')
})

const checked = file(
  'checked.yaml',
  `id: checked
title: Checked
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  income:
    section: SECTION_FILING > INCOME
    fields:
      wages: { from: TOTAL WAGES, as: money }
      tips: { from: TIPS, as: money }
      total: { from: TOTAL INCOME, as: money }
      interest: { from: INTEREST, as: money }
  business:
    occurrences: SECTION_FILING > SCHEDULE C
    fields:
      receipts: { from: GROSS RECEIPTS, as: money }
checks:
  - { name: tipsAreNotWages, that: income.tips != income.wages, says: Tips are the wages }
  - name: totalIsSum
    that: income.total = $addMoney(income.wages, income.tips)
    says: The total income is not the sum of its parts
  - { name: interestIsNotTips, that: income.interest != income.tips, says: Interest is the tips }
  - name: receiptsAreNotAboveTotal
    that: $compareMoney($sumMoney(business.receipts), income.total) != 1
    says: The receipts are above the total income
  - name: knownInterest
    that: $orZero(income.interest) != income.tips
    says: Interest is the tips
ignore:
  - { path: TYPE, because: constant text }
`,
)
const filed = file(
  'filed.json',
  JSON.stringify({
    TYPE: 'RETR',
    FORM: '1040',
    SECTION_FILING: {
      INCOME: {
        'TOTAL WAGES:': '$10.00',
        TIPS: '$1.00',
        'TOTAL INCOME': '$12.00',
        INTEREST: 'x',
        RENTS: '$3.00',
      },
      'SCHEDULE C--PROFIT OR LOSS FROM BUSINESS (OCCURRENCE #: 1)': { 'GROSS RECEIPTS': '$5.00' },
      'SCHEDULE C--PROFIT OR LOSS FROM BUSINESS (OCCURRENCE #: 2)': { 'GROSS RECEIPTS': '$2.00' },
    },
    SECTION_ROWS: Array.from({ length: 25 }, () => ({ CODE: '150' })),
  }),
)
async function asked(place: string): Promise<{ readonly code: number; readonly heads: readonly string[] }> {
  const { code, out, notes } = await txmap(['why', filed, place, '--mapping', checked])
  expect(notes).toBe('')
  // The lines that name a place and its state, and what is said of it.
  return {
    code,
    heads: out.split('\n').filter(line => /^ {0,2}\S/.test(line) && !/^ {2}(?:line|mapping) /.test(line)),
  }
}

describe('txmap why of a path of labels', () => {
  const wages = ['/SECTION_FILING/INCOME/TOTAL WAGES:  read', '  read by these fields']
  const receipts = [1, 2].flatMap(number => [
    `/SECTION_FILING/SCHEDULE C--PROFIT OR LOSS FROM BUSINESS (OCCURRENCE #: ${number})/GROSS RECEIPTS  read`,
    '  read by these fields',
  ])
  test.each([
    ['SECTION_FILING > INCOME > TOTAL WAGES', wages],
    ['SECTION_FILING.INCOME."TOTAL WAGES"', wages],
    ['section_filing > Income > total  wages', wages],
    ['TOTAL WAGES', wages],
    ['total wages', wages],
    ['SECTION_FILING > SCHEDULE C > GROSS RECEIPTS', receipts],
    ['GROSS RECEIPTS', receipts],
    ['RENTS', ['/SECTION_FILING/INCOME/RENTS  unmapped', '  no field reads it and nothing ignores it']],
    ['TYPE', ['/TYPE  ignored', '  ignored: constant text']],
  ])('%s explains its lines', async (place, heads) => {
    expect(await asked(place)).toEqual({ code: 0, heads })
  })

  test.each([
    [
      'SECTION_FILING > INCOME > TOTAL WAGE',
      '  the transcript has no such line; did you mean "/SECTION_FILING/INCOME/TOTAL WAGES:"?',
    ],
    ['SECTION_FILNG > INCOME', '  the transcript has no such line; did you mean "/SECTION_FILING/INCOME"?'],
    ['TOTAL WAGE', '  the transcript has no such label; did you mean "TOTAL WAGES:"?'],
    ['PENALTIES', '  the transcript has no such label; name its section as well, as mappings do'],
    [
      'SECTION_FILING.INCOME.TOTAL WAGES',
      '  a step with more in it than letters and digits has no quotes; write SECTION_FILING.INCOME."TOTAL WAGES"',
    ],
  ])('%s is nowhere', async (place, says) => {
    const { code, heads } = await asked(place)
    expect({ code, says: heads.at(-1) }).toEqual({ code: 1, says })
  })

  test('counts lines of a label that stands in many entries', async () => {
    const { heads } = await asked('SECTION_ROWS > CODE')
    expect(heads).toHaveLength(42)
    expect(heads.slice(-2)).toEqual(['more', '  and 5 more of this label'])
  })

  test('of a section names the lines that nothing reads, beside its fields', async () => {
    const { out } = await txmap(['why', filed, 'SECTION_FILING > INCOME', '--mapping', checked])
    expect(out).toContain('an object')
    expect(out).toContain(`    unmapped
      no field reads it and nothing ignores it
      line     /SECTION_FILING/INCOME/RENTS`)
  })
})

describe('txmap why of a check', () => {
  test.each([
    ['tipsAreNotWages', 'holds', 'asked of these fields, and it holds'],
    [
      'totalIsSum',
      'fails',
      'The total income is not the sum of its parts (income.total, income.wages, income.tips)',
    ],
    ['interestIsNotTips', 'not asked', 'not asked, as these fields have no value'],
    ['receiptsAreNotAboveTotal', 'holds', 'asked of these fields, and it holds'],
    ['knownInterest', 'not asked', 'not asked, as these fields cannot be read'],
  ])('%s %s', async (name, state, says) => {
    expect(await asked(name)).toEqual({ code: 0, heads: [`${name}  ${state}`, `  ${says}`] })
  })

  test('says once why it fails', async () => {
    const { out } = await txmap(['why', filed, 'totalIsSum', '--mapping', checked])
    expect(out.split('is not the sum of its parts')).toHaveLength(2)
    expect(out).toContain('/income/total  value')
  })

  test('names the fields that it reads, or those for want of which it was not asked', async () => {
    const call = ['why', filed, 'interestIsNotTips', '--mapping', checked, '--json']
    const [reason] = JSON.parse((await txmap(call)).out).reasons
    expect(reason).toMatchObject({ check: 'interestIsNotTips', state: 'not asked' })
    expect(reason.inside.map((each: { path: string }) => each.path)).toEqual(['/income/interest'])
  })

  test('answers each check of a bundled sample as its issues do', async () => {
    const text = sample('retr/1040/avery-2021')
    const { checks } = JSON.parse((await txmap(['explain', 'retr-1040', '--json'])).out)
    for (const { name } of checks.slice(0, 25)) {
      const { code, out } = await txmap(['why', text, name, '--json'])
      expect([name, code]).toEqual([name, 0])
      expect(['holds', 'not asked']).toContain(JSON.parse(out).reasons[0].state)
    }
  })
})

test('names the line in what is said of it, whatever its label is', async () => {
  const own = file(
    'numbered.yaml',
    'id: mine\ntitle: Mine\nversion: "1.0.0"\nmatch: { type: RETR, form: ["1040"] }\nfields:\n  filing:\n    section: SECTION_FILING > 9999 SCHEDULE\n    fields:\n      amount: { from: AMOUNT, as: money }\n',
  )
  const given = file(
    'numbered.json',
    '{"TYPE":"RETR","FORM":"1040","SECTION_FILING":{"9999 SCHEDULE":{"AMOUNT INVOLVED 1001":"$5.00"}}}',
  )
  const { out } = await txmap(['why', given, 'AMOUNT INVOLVED 1001', '--mapping', own])
  expect(out).toContain('Nothing reads')
  expect(out).not.toContain('(not shown)')
})
