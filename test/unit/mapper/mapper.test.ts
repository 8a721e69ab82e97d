/** Which mapping is used, and what own mappings do beside the bundled ones. */
import { describe, expect, test } from 'vitest'
import { createMapper, mapTranscript, SpecError } from '../../../src/index.ts'

const own = (id: string, match: string, fields = '  last4: { from: LAST4, as: code }'): string =>
  `id: ${id}\ntitle: ${id}\nversion: "1.0.0"\nmatch: ${match}\nfields:\n${fields}\n`

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
  ])('%s %s is read by %s', (type, form, id) => {
    expect(mapTranscript({ TYPE: type, FORM: form }).mapping.id).toBe(id)
  })

  test('that is pinned by an id like no other is told with all that are known, in order', () => {
    const mapper = createMapper({
      bundled: false,
      mappings: [own('b', '{ type: RETR }'), own('a', '{ type: ACTR }'), own('c', '{ type: RECA }')],
    })
    expect(() => mapper.mapTranscript({ TYPE: 'ACTR' }, { mapping: 'zzzzzz' })).toThrow(
      'There is no mapping with the id "zzzzzz"; known are a, b, c',
    )
  })

  test('an unknown form is told, and is no error', () => {
    const { issues } = mapTranscript({ TYPE: 'RETR', FORM: '990-T' })
    expect(issues.map(({ code, severity, message }) => ({ code, severity, message }))).toEqual([
      {
        code: 'transcript/general-mapping',
        severity: 'warning',
        message: 'Form "990-T" has no mapping of its own; the general one was used',
      },
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

  test('can stand alone', () => {
    const mapper = createMapper({ mappings: [own('mine', '{ type: RETR, form: ["1040"] }')], bundled: false })
    expect(mapper.mappingIds).toEqual(['mine'])
    expect(() => mapper.mapTranscript({ ...document, TYPE: 'ACTR' })).toThrow(
      'There is no mapping for type "ACTR", form "1040"; there are mappings for RETR',
    )
  })

  test('can use bundled parts, and parts of their own with the same name', () => {
    const using = own('mine', '{ type: RETR, form: ["1040"] }').replace('fields:', 'use: [header]\nfields:')
    expect(createMapper({ mappings: [using] }).mapTranscript(document).data).toHaveProperty(
      'header.requestDate',
      null,
    )
    const part = 'part: header\nfields: { mine: { from: SECTION_HEADER > TITLE, as: text } }\n'
    expect(createMapper({ mappings: [using, part] }).mapTranscript(document).data).toEqual({
      mine: null,
      last4: '4321',
    })
  })

  test('may be named, and receipts show the name', () => {
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

  test('of one id or for one form are told', () => {
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
  total: { derive: "$addMoney(a, b)", as: money }
  twice: { derive: "$addMoney(total, total)", as: money }
  ofParts: { derive: "$sumMoney(parts.amount)", as: money }
  late: { derive: 'due > "2024-04-15"', as: truth }
checks:
  - { that: "$sameMoney(a, b)", says: The two differ, else: error }
  - { that: 'due <= "2024-12-31"', says: Too late }
  - { that: "a < b", says: Never said }
`,
  )
  const map = (
    summary: Record<string, string>,
    filing: Record<string, unknown> = {},
  ): ReturnType<ReturnType<typeof createMapper>['mapTranscript']> =>
    createMapper({ mappings: [mapping], bundled: false }).mapTranscript({
      TYPE: 'RETR',
      SECTION_SUMMARY: summary,
      SECTION_FILING: filing,
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
      { severity: 'error', message: 'The two differ (a, b)', path: '/a', spec: 'mappings[0]:15:13' },
      { severity: 'warning', message: 'Too late (due)', path: '/due' },
    ])
    expect(JSON.stringify(issues)).not.toMatch(/123|678|2025/)
  })

  test('that cannot be worked out are null and told, and spoil nothing else', () => {
    const odd = own(
      'odd',
      '{ type: RETR }',
      '  a: { from: SECTION_SUMMARY > A, as: money }\n  more: { derive: "a > 1", as: truth }\n  same: { derive: "$addMoney(a, a)", as: money }',
    )
    const result = createMapper({ mappings: [odd], bundled: false }).mapTranscript({
      TYPE: 'RETR',
      FORM: 'X',
      SECTION_SUMMARY: { A: '$2.00' },
    })
    expect(JSON.parse(JSON.stringify(result.data))).toEqual({ a: '2.00', more: null, same: '4.00' })
    expect(result.state('/more')).toBe('invalid')
    expect(result.issues.filter(issue => issue.code === 'value/underivable')).toMatchObject([
      { severity: 'error', path: '/more', spec: 'mappings[0]:7:3' },
    ])
  })

  test('that give another kind than they say are null and told', () => {
    const odd = own('odd', '{ type: RETR }', '  v: { from: LAST4, as: code }\n  w: { derive: v, as: money }')
    const result = createMapper({ mappings: [odd], bundled: false }).mapTranscript({
      TYPE: 'RETR',
      FORM: 'X',
      LAST4: '4321',
    })
    expect(result.data).toEqual({ v: '4321', w: null })
    expect(result.issues.filter(issue => issue.code === 'value/underivable')).toMatchObject([
      { path: '/w', message: 'Cannot be worked out: it does not give money' },
    ])
  })

  test('a check with a figure missing says nothing; one that cannot be decided says so', () => {
    expect(map({ A: '$1.00' }).issues.map(issue => issue.code)).toEqual(['transcript/general-mapping'])
    const { issues } = map({ A: '$1.00', B: '$1.00' })
    expect(issues.map(issue => issue.code)).toEqual(['transcript/general-mapping', 'check/undecided'])
  })
})
