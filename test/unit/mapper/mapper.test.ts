/** Which mapping is used, and what own mappings do beside the bundled ones. */
import { describe, expect, test } from 'vitest'
import {
  createMapper,
  type MappingId,
  mapTranscript,
  SpecError,
  type TranscriptResult,
} from '../../../src/index.ts'

const own = (id: string, match: string, fields = '  last4: { from: LAST4, as: code }'): string =>
  `id: ${id}\ntitle: ${id}\nversion: "1.0.0"\nmatch: ${match}\nfields:\n${fields}\n`

/** A return on which there is a figure. */
const nothingTaxed = { 'TAX AND CREDITS': { 'TAXABLE INCOME': '$0.00' } }

describe('the mapping of a document', () => {
  test.each([
    ['ACTR', '1040', 'actr-1040'],
    ['actr', 'Form 1040', 'actr-1040'],
    ['RECA', '1040', 'reca-1040'],
    ['RETR', '1040 Series', 'retr-1040'],
    ['WAID', 'INCOME', 'waid-income'],
    ['RETR', '990-T', 'retr-general'],
    ['ACTR', '', 'actr-general'],
    ['RECA', '1042', 'reca-general'],
    ['WAID', 'SOMETHING ELSE', 'waid-general'],
    ['RETR', '1040-SR', 'retr-1040'],
    ['RETR', 'Form 1040SR', 'retr-1040'],
    ['RETR', '1040 SR', 'retr-1040'],
    ['RETR', '1040-A', 'retr-1040'],
    ['RECA', '1040ez', 'reca-1040'],
    ['ACTR', '1040-NR', 'actr-1040'],
    ['RETR', '1040-NR', 'retr-1040'],
    ['RECA', 'Form 1040NR', 'reca-1040'],
    ['RETR', '1040-NR-EZ', 'retr-general'],
    ['RECA', '1040-SS', 'reca-general'],
    ['RETR', '1040-PR', 'retr-general'],
    ['RETR', '1040-X', 'retr-general'],
    ['ACTR', '1120-F', 'actr-general'],
    ['ACTR', '941-PR', 'actr-941'],
    ['ACTR', '941-X', 'actr-general'],
    ['ACTR', 'CIVPEN', 'actr-civil-penalty'],
    ['ACTR', 'CVL PEN', 'actr-civil-penalty'],
    ['ACTR', 'Civil Penalty', 'actr-civil-penalty'],
    ['ACTR', 'Civil-Penalty', 'actr-civil-penalty'],
    ['ACTR', 'civ pen', 'actr-civil-penalty'],
    ['ACTR', 'CVPN', 'actr-civil-penalty'],
    ['ACTR', 'cv-pn', 'actr-civil-penalty'],
    ['RECA', 'CIVPEN', 'reca-civil-penalty'],
  ])('%s %s is read by %s', (type, form, id) => {
    expect(mapTranscript({ TYPE: type, FORM: form }).mapping.id).toBe(id)
  })

  test('that is pinned by an id like no other is reported with all that are known, in order', () => {
    const mapper = createMapper({
      bundled: false,
      mappings: [own('b', '{ type: RETR }'), own('a', '{ type: ACTR }'), own('c', '{ type: RECA }')],
    })
    expect(() => mapper.mapTranscript({ TYPE: 'ACTR' }, { mapping: 'zzzzzz' })).toThrow(
      expect.objectContaining({
        code: 'transcript/unknown-mapping',
        message: 'There is no mapping with the id "zzzzzz"; use one of a, b, c',
      }),
    )
  })

  test('an unknown form is reported, and is not an error', () => {
    const { issues } = mapTranscript({ TYPE: 'RETR', FORM: '990-T' })
    expect(issues.map(({ code, severity, message }) => ({ code, severity, message }))).toEqual([
      {
        code: 'transcript/general-mapping',
        severity: 'warning',
        message: 'Form "990-T" has no mapping of its own; the general one was used',
      },
    ])
  })

  test.each<[string, MappingId | undefined]>([
    ['1040-SR', undefined],
    ['Form 1040SR', undefined],
    ['1040 EZ', 'retr-1040'],
  ])('reads %s as a form of its family, and says so', (form, pinned) => {
    const raw = { TYPE: 'RETR', FORM: form, SECTION_FILING: nothingTaxed }
    const { issues, mapping } =
      pinned === undefined ? mapTranscript(raw) : mapTranscript(raw, { mapping: pinned })
    expect(mapping.id).toBe('retr-1040')
    expect(issues).toEqual([
      {
        code: 'transcript/family-mapping',
        severity: 'info',
        message: `Form "${form}" is read by mapping "retr-1040", whose family of forms includes it`,
        path: null,
        pointer: '/FORM',
        spec: null,
        check: null,
      },
    ])
  })

  test.each<[string, MappingId | undefined]>([
    ['1040-NR', undefined],
    ['Form 1040NR', 'reca-1040'],
  ])('reads %s by what it shares with another form, and says so', (form, pinned) => {
    const id = pinned ?? 'retr-1040'
    const raw = { TYPE: id.slice(0, 4), FORM: form, SECTION_FILING: nothingTaxed }
    const { issues, mapping } =
      pinned === undefined ? mapTranscript(raw) : mapTranscript(raw, { mapping: pinned })
    expect(mapping.id).toBe(id)
    expect(issues).toEqual([
      {
        code: 'transcript/shared-lines',
        severity: 'info',
        message: `Form "${form}" is read by mapping "${id}" where the lines of the two forms are the same`,
        path: null,
        pointer: '/FORM',
        spec: null,
        check: null,
      },
    ])
  })

  test.each(['1040', 'Form 1040', '1040 SERIES', 'form 1040 series:'])('reads %s without a word', form => {
    expect(mapTranscript({ TYPE: 'RETR', FORM: form, SECTION_FILING: nothingTaxed }).issues).toEqual([])
  })

  test.each([
    ['RETR', '1040', '1040-SR'],
    ['RETR', '1040-SR', '1040'],
    ['RETR', '1040A', '1040EZ'],
    ['RETR', '1040-SR', '1040 Series'],
    ['RETR', 'Form 1040SR', '1040A'],
    ['ACTR', '1040', '1040-NR'],
    ['ACTR', 'CIVPEN', 'Civil Penalty'],
    ['ACTR', 'Civil Penalty', 'CVL PEN'],
    ['ACTR', 'CVL PEN', 'CIVPEN'],
    ['RETR', '1120S', '1120 Series'],
    ['RETR', '1065', '1065MEF'],
    ['RETR', '1065MEF', '1065 Series'],
    ['ACTR', '945', 'Form 945'],
    ['ACTR', 'Civil Penalty', 'CVPN'],
    ['ACTR', '1040-X', '1040 Series'],
    ['RETR', '1120', 'Form 1120 - Corporation Income Tax Return'],
    ['RETR', '1120-S', '1120 S Corporation'],
    ['ACTR', '8300', 'Form 8300'],
    ['ACTR', '', '1040'],
    ['ACTR', '1040', ''],
  ])('%s %s may have the form %s in its header', (type, form, header) => {
    const { issues } = mapTranscript({ TYPE: type, FORM: form, SECTION_HEADER: { 'FORM NUMBER': header } })
    expect(issues.filter(each => each.pointer === '/SECTION_HEADER/FORM NUMBER')).toEqual([])
  })

  test.each([
    ['RETR', '1040-SR', '1041'],
    ['RETR', '1065', '1120'],
    ['RETR', '1120', '1120-S'],
    ['RECA', '1120-S', '1120'],
    ['ACTR', '1120 Series', '1120-S'],
    ['ACTR', '990', '990-T'],
    ['ACTR', '990-T', '990'],
    ['RETR', '1041', '1065'],
    ['RETR', '1065', '1041'],
    ['ACTR', 'Civil Penalty', '1040'],
    ['ACTR', '1040', 'Civil Penalty'],
    ['ACTR', '941', '940'],
    ['ACTR', '941-X', '941'],
    ['RETR', '990-PF', '990'],
    ['ACTR', '8300', '8301'],
  ])('%s %s may not have the form %s in its header', (type, form, header) => {
    const { issues } = mapTranscript({ TYPE: type, FORM: form, SECTION_HEADER: { 'FORM NUMBER': header } })
    expect(issues.filter(each => each.code === 'transcript/other-form')).toEqual([
      {
        code: 'transcript/other-form',
        severity: 'error',
        message: `The figures are those of Form "${header}" according to the header, but Form "${form}" was requested; request Form "${header}"`,
        path: '/header/formNumber',
        pointer: '/SECTION_HEADER/FORM NUMBER',
        spec: expect.stringMatching(/^mappings\/parts\/header\.yaml:\d+:\d+$/),
        check: null,
      },
    ])
  })

  test('names a form in its header in the spelling of the authority, whatever words stand beside it', () => {
    const { issues } = mapTranscript({
      TYPE: 'RETR',
      FORM: 'Form 1120',
      SECTION_HEADER: { FORM: 'FORM 1120S CORPORATION INCOME TAX RETURN' },
    })
    expect(issues.map(({ code, message, pointer }) => ({ code, message, pointer }))).toContainEqual({
      code: 'transcript/other-form',
      message:
        'The figures are those of Form "1120-S" according to the header, but Form "1120" was requested; request Form "1120-S"',
      pointer: '/SECTION_HEADER/FORM',
    })
  })

  test.each([
    ['1120', 'CORPORATION INCOME TAX RETURN'],
    ['1040', '123-45-6789'],
  ])(
    '%s under a header without the number of a form is a warning, which does not show it',
    (form, header) => {
      const { issues } = mapTranscript({
        TYPE: 'ACTR',
        FORM: form,
        SECTION_HEADER: { 'FORM NUMBER': header },
      })
      expect(issues.filter(each => each.pointer === '/SECTION_HEADER/FORM NUMBER')).toMatchObject([
        {
          code: 'transcript/other-form',
          severity: 'warning',
          message: `The header names no form, but Form "${form}" was requested`,
        },
      ])
    },
  )

  test.each(['INCOME', 'income', 'Form Income'])('under INCOME may say %s in its header', header => {
    const { issues } = mapTranscript({
      TYPE: 'WAID',
      FORM: 'INCOME',
      SECTION_HEADER: { 'FORM NUMBER': header },
      SECTION_INCOME: [{ TYPE: 'Form 1098' }],
    })
    expect(issues).toEqual([])
  })

  test('asked for as something that is not a form is a warning where its header names one', () => {
    const { issues } = mapTranscript({
      TYPE: 'WAID',
      FORM: 'INCOME',
      SECTION_HEADER: { 'FORM NUMBER': '1040' },
      SECTION_INCOME: [{ TYPE: 'Form 1098' }],
    })
    expect(issues).toMatchObject([
      {
        code: 'transcript/other-form',
        severity: 'warning',
        message: 'The header names Form "1040", but "INCOME" was requested',
      },
    ])
  })

  test('names a form in its header that shares some lines only, and says so', () => {
    const { issues } = mapTranscript({
      TYPE: 'RETR',
      FORM: '1040',
      SECTION_HEADER: { 'FORM NUMBER': '1040NR' },
    })
    expect(issues.filter(each => each.pointer === '/SECTION_HEADER/FORM NUMBER')).toMatchObject([
      {
        code: 'transcript/shared-lines',
        severity: 'info',
        message:
          'Form "1040-NR" is read by mapping "retr-1040" where the lines of the two forms are the same',
      },
    ])
  })

  test.each([
    ['ACTR', '1040'],
    ['RECA', '1120'],
    ['ACTR', '8300'],
  ])('%s %s without data has no count of returns, and one without a return has none', (type, form) => {
    const posted = (document: object): unknown =>
      Reflect.get(Object(mapTranscript({ TYPE: type, FORM: form, ...document }).data), 'returnsPosted')
    expect(posted({ SECTION_HEADER: { MESSAGE: 'No record of return filed' } })).toBe(null)
    expect(posted({ SECTION_TRANSACTIONS: [{ CODE: '460', DESC: 'Extension' }] })).toBe(0)
    expect(posted({ SECTION_HEADER: {} })).toBe(null)
    expect(posted({ SECTION_TRANSACTIONS: [] })).toBe(null)
    const absent = 'Return not present for this account'
    expect(posted({ SECTION_SUMMARY: { [absent.toUpperCase()]: absent } })).toBe(0)
  })

  test.each([
    ['ACTR', '1040'],
    ['RECA', '1120'],
    ['ACTR', '8300'],
  ])('%s %s with a substitute for return does not count it as a return', (type, form) => {
    const account = (...words: readonly string[]): unknown => {
      const rows = words.map(each => ({ CODE: '150', DESC: each, DATE: '04-10-2023', AMOUNT: '$0.00' }))
      return mapTranscript({ TYPE: type, FORM: form, SECTION_TRANSACTIONS: rows }).data
    }
    const substitute = 'Substitute tax return prepared by IRS'
    expect(account(substitute)).toMatchObject({ returnsPosted: null, filingState: 'substituteForReturn' })
    expect(account(substitute, 'Tax return filed')).toMatchObject({ returnsPosted: null })
    expect(account('Tax return filed')).toMatchObject({ returnsPosted: 1, filingState: 'filedByTaxpayer' })
  })

  test('a civil penalty has no return to be missed: its fields are those of penalties', () => {
    const row = (code: string, desc: string, amount: string, day = '04-10-2023'): object => ({
      CODE: code,
      DESC: desc,
      DATE: day,
      AMOUNT: amount,
    })
    const { data, issues, keyFigures } = mapTranscript({
      TYPE: 'ACTR',
      FORM: 'CVPN',
      SECTION_BALANCE: { 'ACCOUNT BALANCE': '$800.00' },
      SECTION_SUMMARY: { 'TAX PER RETURN': '0.00' },
      SECTION_TRANSACTIONS: [
        row('240', 'Miscellaneous penalty', '$1,500.00'),
        row('241', 'Penalty abated', '-$400.00'),
        row('670', 'Payment', '-$300.00'),
        row('971', 'Notice of intent to levy issued', '$0.00'),
        row('582', 'Lien placed', '$0.00'),
        row('583', 'Lien released', '$0.00', '04-17-2023'),
      ],
    })
    expect(issues).toEqual([])
    expect(Object.keys(Object(data))).not.toContain('returnsPosted')
    expect(JSON.parse(JSON.stringify(data))).toMatchObject({
      summaryAsPrinted: { 'TAX PER RETURN': '0.00' },
      penaltiesAssessed: '1500.00',
      penaltiesAbated: '-400.00',
      paymentsAndCredits: '-300.00',
      filingState: 'notApplicable',
      levyState: 'announced',
    })
    expect(keyFigures.map(steps => steps.join('.'))).toEqual([
      'balance.accountBalance',
      'balance.accountBalancePlusAccruals',
      'penaltiesAssessed',
      'penaltiesAbated',
      'paymentsAndCredits',
      'lienState',
      'levyState',
      'legalHoldState',
      'notCollectibleState',
      'offerState',
      'installmentPlanState',
    ])
  })

  test('a document without a FORM is read by the general mapping', () => {
    expect(mapTranscript({ TYPE: 'RETR' }).mapping.id).toBe('retr-general')
  })

  test('is of the shape that JSON.stringify writes', () => {
    const result = mapTranscript({
      TYPE: 'ACTR',
      FORM: '1040',
      SECTION_BALANCE: { 'ACCOUNT BALANCE': '-$1,234.5' },
    })
    expect(Object.keys(JSON.parse(JSON.stringify(result)))).toEqual([
      'mapping',
      'data',
      'issues',
      'unmapped',
      'ignored',
      'noData',
    ])
  })
})

describe('own mappings', () => {
  const document = { TYPE: 'RETR', FORM: '1040', LAST4: '4321' }

  test('go before the bundled ones, which keep what is left', () => {
    const mapper = createMapper({ mappings: [own('mine', '{ type: RETR, form: ["1040"] }')] })
    expect(mapper.mapTranscript(document).mapping.id).toBe('mine')
    expect(mapper.mapTranscript({ ...document, TYPE: 'ACTR' }).mapping.id).toBe('actr-1040')
    expect(mapper.mappingIds).toContain('waid-income')
  })

  test('take the place of the bundled one of their id, type and form', () => {
    const mapper = createMapper({ mappings: [own('actr-1040', '{ type: ACTR, form: ["1040"] }')] })
    expect(mapper.mappingIds.filter(id => id === 'actr-1040')).toHaveLength(1)
    createMapper({ mappings: [own('actr-general', '{ type: ACTR }')] })
    createMapper({ mappings: [own('actr-1040', '{ type: RECA }')], bundled: false })
  })

  const clashes: readonly (readonly [string, string, string])[] = [
    ['another type', 'reca-1040', '{ type: ACTR, form: ["1040"] }'],
    ['other forms', 'actr-1040', '{ type: ACTR, form: ["941"] }'],
    ['a form, where theirs is general', 'actr-1040', '{ type: ACTR }'],
    ['no form, where theirs has one', 'actr-general', '{ type: ACTR, form: ["1040"] }'],
    ['transcripts, where theirs is for callbacks', 'actr-general', '{ callback: individual }'],
  ]
  test.each(clashes)('do not take the id of a bundled one for %s', (_, id, match) => {
    const create = (): unknown => createMapper({ mappings: [own(id, match)] })
    expect(create).toThrow(SpecError)
    expect(create).toThrow(/^mappings\[0\]:1:5: error spec\/bundled-id: [\s\S]*hint: choose another id/)
  })

  test('for a type in general leave the forms that have a bundled mapping to it', () => {
    const mapper = createMapper({ mappings: [own('mine', '{ type: RETR }')] })
    expect(mapper.mapTranscript(document).mapping.id).toBe('retr-1040')
    expect(mapper.mapTranscript({ ...document, FORM: '990-T' }).mapping.id).toBe('mine')
  })

  test('with a family go before the bundled ones for its forms, too', () => {
    const mapper = createMapper({
      mappings: [own('mine', '{ type: RETR, form: ["1041"], family: [1040SR, 1041-N] }')],
    })
    expect(mapper.mapTranscript({ ...document, FORM: '1040-SR' }).mapping.id).toBe('mine')
    expect(mapper.mapTranscript({ ...document, FORM: '1041 N' }).issues.map(each => each.code)).toEqual([
      'transcript/family-mapping',
    ])
    expect(mapper.mapTranscript({ ...document, FORM: '1040EZ' }).mapping.id).toBe('retr-1040')
    expect(() => mapper.mapTranscript({ ...document, FORM: '1041-A' }, { mapping: 'mine' })).toThrow(
      'Mapping "mine" does not fit type "RETR", form "1041-A"; it maps RETR 1041, 1040-SR, 1041-N',
    )
  })

  test('can stand alone', () => {
    const mapper = createMapper({ mappings: [own('mine', '{ type: RETR, form: ["1040"] }')], bundled: false })
    expect(mapper.mappingIds).toEqual(['mine'])
    expect(() => mapper.mapTranscript({ ...document, TYPE: 'ACTR' })).toThrow(
      'There is no mapping for type "ACTR", form "1040"; there are mappings for RETR',
    )
  })

  test('can use bundled parts, and parts of their own under other names', () => {
    const using = own('mine', '{ type: RETR, form: ["1040"] }').replace('fields:', 'use: [header]\nfields:')
    expect(createMapper({ mappings: [using] }).mapTranscript(document).data).toHaveProperty(
      'header.requestDate',
      null,
    )
    const part = 'part: our-header\nfields: { mine: { from: SECTION_HEADER > TITLE, as: text } }\n'
    const ours = using.replace('[header]', '[our-header]')
    expect(createMapper({ mappings: [ours, part] }).mapTranscript(document).data).toEqual({
      mine: null,
      last4: '4321',
    })
  })

  test('with a part that has the name of a bundled one are refused: without its file they would be read otherwise', () => {
    const using = own('mine', '{ type: RETR, form: ["1040"] }').replace('fields:', 'use: [header]\nfields:')
    const text = 'part: header\nfields: { mine: { from: SECTION_HEADER > TITLE, as: text } }\n'
    const message = 'Part "header" is already defined at mappings/parts/header.yaml'
    expect(() => createMapper({ mappings: [using, text] })).toThrow(message)
    expect(() => createMapper({ mappings: [using], parts: [{ name: 'header.yaml', text }] })).toThrow(message)
    // One that nobody uses changes nothing.
    const plain = own('mine', '{ type: RETR, form: ["1040"] }')
    createMapper({ mappings: [plain], parts: [{ name: 'header.yaml', text }] })
  })

  test('with the id of a bundled one take its place for all of its forms', () => {
    const mapper = createMapper({ mappings: [own('retr-1040', '{ type: RETR, form: ["1040"] }')] })
    expect(mapper.mapTranscript({ TYPE: 'RETR', FORM: '1040' }).data).toEqual({ last4: null })
    const family = mapper.mapTranscript({ TYPE: 'RETR', FORM: '1040-SR' })
    expect([family.mapping.id, family.issues.map(each => each.code)]).toEqual([
      'retr-general',
      expect.arrayContaining(['transcript/general-mapping']),
    ])
  })

  test('may be named, and lineage shows the name', () => {
    const mapper = createMapper({
      mappings: [{ name: 'my/own.yaml', text: own('mine', '{ type: RETR, form: ["1040"] }') }],
    })
    expect(mapper.mapTranscript(document).lineage()).toEqual([
      {
        path: '/last4',
        state: 'value',
        sources: [{ pointer: '/LAST4', raw: '4321' }],
        normalizer: 'code',
        spec: 'my/own.yaml:6:3',
        evidence: 'sourced',
      },
    ])
  })

  test('with faults throw one error that draws them all', () => {
    try {
      createMapper({
        mappings: [own('mine', '{ type: RETR }', '  a: { from: LAST4, as: cod }\n  b: { from: LAST4 }')],
      })
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(SpecError)
      const found = error instanceof SpecError ? error : undefined
      expect(found?.diagnostics.map(each => `${each.span.line}:${each.span.column} ${each.code}`)).toEqual([
        '6:25 spec/unknown-normalizer',
        '7:3 spec/missing-key',
      ])
      expect(found?.code).toBe('spec/unknown-normalizer')
      expect(String(error)).toContain('did you mean "code"')
    }
  })

  test('point at the line of a part that is wrong', () => {
    const using = own('mine', '{ type: RETR }').replace('fields:', 'use: [mine]\nfields:')
    const text = 'part: mine\nfields:\n  pay: { from: PAY, as: mony }\n'
    const wrong = (): unknown => createMapper({ mappings: [using], parts: [{ name: 'mine.yaml', text }] })
    expect(wrong).toThrow('mine.yaml:3:25: error spec/unknown-normalizer')
    expect(wrong).toThrow('3 |   pay: { from: PAY, as: mony }')
  })

  test('of one id or for one form are reported', () => {
    const twice = (): unknown =>
      createMapper({ mappings: [own('mine', '{ type: RETR }'), own('mine', '{ type: ACTR }')] })
    expect(twice).toThrow('Id "mine" is already taken at mappings[0]:1:5')
    const both = (): unknown =>
      createMapper({
        mappings: [own('one', '{ type: RETR, form: [1120S] }'), own('two', '{ type: RETR, form: [1120-S] }')],
      })
    expect(both).toThrow('RETR 1120-S is already mapped')
  })

  test('have a hash that changes with the rules and not with the words', () => {
    const hash = (text: string): string =>
      createMapper({ mappings: [text] }).mapTranscript(document).mapping.hash
    const text = own('mine', '{ type: RETR, form: ["1040"] }')
    expect(hash(text)).toMatch(/^[0-9a-f]{64}$/)
    expect(hash(text.replace('title: mine', 'title: Other words'))).toBe(hash(text))
    expect(hash(`# a comment\n${text}`)).toBe(hash(text))
    expect(hash(text.replace('as: code', 'as: text'))).not.toBe(hash(text))
  })
})

describe('derived fields and checks', () => {
  const mapping = own(
    'mine',
    '{ type: RETR }',
    `  a: { from: SECTION_SUMMARY > A, as: money }
  b: { from: SECTION_SUMMARY > B, as: money }
  due: { from: SECTION_SUMMARY > DUE, as: date }
  parts: { occurrences: SECTION_FILING > PART, fields: { amount: { from: AMOUNT, as: money } } }
  raw: { keep: SECTION_BALANCE }
  total: { derive: "$addMoney(a, b)", as: money }
  twice: { derive: "$addMoney(total, total)", as: money }
  ofParts: { derive: "$sumMoney(parts.amount)", as: money }
  late: { derive: 'due > "2024-04-15"', as: truth }
checks:
  - { that: "$sameMoney(a, b)", says: The two differ, else: error }
  - { that: 'due <= "2024-12-31"', says: Too late }
  - { that: "raw.LIMIT > 1", says: Never said }
`,
  )
  const map = (
    summary: Record<string, string>,
    filing: Record<string, unknown> = {},
    balance: Record<string, unknown> = {},
  ): TranscriptResult =>
    createMapper({ mappings: [mapping], bundled: false }).mapTranscript({
      TYPE: 'RETR',
      SECTION_SUMMARY: summary,
      SECTION_FILING: filing,
      SECTION_BALANCE: balance,
    })
  const parts = {
    'PART (OCCURRENCE #: 1)': { AMOUNT: '$1.10' },
    'PART (OCCURRENCE #: 2)': { AMOUNT: '$2.20' },
  }

  test('are exact, and may build on one another', () => {
    expect(
      JSON.parse(JSON.stringify(map({ A: '$0.10', B: '$0.20', DUE: '04-16-2024' }, parts).data)),
    ).toEqual({
      a: '0.10',
      b: '0.20',
      due: '2024-04-16',
      parts: [{ amount: '1.10' }, { amount: '2.20' }],
      raw: {},
      total: '0.30',
      twice: '0.60',
      ofParts: '3.30',
      late: true,
    })
  })

  test('have no value where an operand has none: absent is not zero', () => {
    const result = map({ A: '$0.10' }, { ...parts, 'PART (OCCURRENCE #: 3)': { AMOUNT: '' } })
    expect(JSON.parse(JSON.stringify(result.data))).toMatchObject({ total: null, twice: null, ofParts: null })
    expect(map({}).state('/ofParts')).toBe('absent')
    expect(map({ A: 'x' }).state('/total')).toBe('invalid')
  })

  test('list every leaf that fed them', () => {
    const lineage = map({ A: '$0.10', B: '$0.20' }, parts).lineage()
    const sources = (path: string): readonly string[] =>
      lineage.find(entry => entry.path === path)?.sources.map(source => source.pointer) ?? []
    expect(sources('/total')).toEqual(['/SECTION_SUMMARY/A', '/SECTION_SUMMARY/B'])
    expect(sources('/ofParts')).toEqual([
      '/SECTION_FILING/PART (OCCURRENCE #: 1)/AMOUNT',
      '/SECTION_FILING/PART (OCCURRENCE #: 2)/AMOUNT',
    ])
  })

  test('a check that does not hold names fields and no figures', () => {
    const { issues } = map({ A: '$123.45', B: '$678.90', DUE: '01-01-2025' })
    expect(issues.filter(issue => issue.code === 'check/failed')).toMatchObject([
      { severity: 'error', message: 'The two differ (a, b)', path: '/a', spec: 'mappings[0]:16:13' },
      { severity: 'warning', message: 'Too late (due)', path: '/due' },
    ])
    expect(JSON.stringify(issues)).not.toMatch(/123|678|2025/)
  })

  test('that cannot be computed are null and reported, and spoil nothing else', () => {
    const odd = own(
      'odd',
      '{ type: RETR }',
      '  a: { from: SECTION_SUMMARY > A, as: money }\n  raw: { keep: SECTION_BALANCE }\n  more: { derive: "raw.X > 1", as: truth }\n  same: { derive: "$addMoney(a, a)", as: money }',
    )
    const result = createMapper({ mappings: [odd], bundled: false }).mapTranscript({
      TYPE: 'RETR',
      FORM: 'X',
      SECTION_SUMMARY: { A: '$2.00' },
      SECTION_BALANCE: { X: '2' },
    })
    expect(JSON.parse(JSON.stringify(result.data))).toEqual({
      a: '2.00',
      raw: { X: '2' },
      more: null,
      same: '4.00',
    })
    expect(result.state('/more')).toBe('invalid')
    expect(result.issues.filter(issue => issue.code === 'value/underivable')).toMatchObject([
      { severity: 'error', path: '/more', spec: 'mappings[0]:8:3' },
    ])
  })

  test('that give another kind than they say are null and reported', () => {
    const odd = own('odd', '{ type: RETR }', '  v: { keep: SECTION_FILING }\n  w: { derive: v.A, as: money }')
    const result = createMapper({ mappings: [odd], bundled: false }).mapTranscript({
      TYPE: 'RETR',
      FORM: 'X',
      SECTION_FILING: { A: '$1.00' },
    })
    expect(result.data).toEqual({ v: { A: '$1.00' }, w: null })
    expect(result.issues.filter(issue => issue.code === 'value/underivable')).toMatchObject([
      { path: '/w', message: 'Cannot be computed: what comes out is no amount' },
    ])
  })

  test('a check with a figure missing says nothing; one that cannot be decided says so', () => {
    expect(map({ A: '$1.00' }).issues.map(issue => issue.code)).toEqual(['transcript/general-mapping'])
    const { issues } = map({ A: '$1.00', B: '$1.00' }, {}, { LIMIT: 'x' })
    expect(issues.map(issue => issue.code)).toEqual(['transcript/general-mapping', 'check/undecided'])
  })
})
