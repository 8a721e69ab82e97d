/** Mappings that extend others: what they inherit, what they change, and what the base makes of it. */
import { describe, expect, test } from 'vitest'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'
import { createMapper } from '../../../../src/mapper/create-mapper.ts'
import type { TranscriptResult } from '../../../../src/transcript/result/transcript-result.ts'
import {
  base,
  extended,
  extendedMapper,
  extendingHead,
  extensionOfBundled,
  faultsOfExtension,
  transcript,
} from '../../../support/extended.ts'
import { reported } from '../../../support/faults.ts'

function mapped(body: string, raw: unknown = transcript, ...others: readonly string[]): TranscriptResult {
  return extendedMapper(body, ...others).mapTranscript(raw)
}

function dataOf(result: TranscriptResult): unknown {
  return JSON.parse(JSON.stringify(result.data))
}

const withIncome = (lines: Readonly<Record<string, string>>): unknown => ({
  ...transcript,
  SECTION_FILING: { INCOME: lines },
})

describe('an extension that says nothing', () => {
  const [own, other] = extended('').plans

  test('has the fields, key figures, checks and ignored lines of its base', () => {
    const { id: _, title: __, hash: ___, ...rest } = own ?? {}
    const { id: ____, title: _____, hash: ______, ...same } = other ?? {}
    expect(rest).toEqual(same)
  })

  test('has an id, a title and a hash of its own', () => {
    expect([own?.id, own?.title]).toEqual(['acme-1040', 'Ours'])
    expect(own?.hash).not.toBe(other?.hash)
  })

  test('reads the same', () => {
    const result = mapped('')
    expect(result.mapping.id).toBe('acme-1040')
    expect(dataOf(result)).toEqual({
      income: { wages: '100.00', interest: '5.00', isJoint: expect.anything() },
      business: [
        { kind: 'W-2', submitted: 'Original', pay: '60.00' },
        { kind: '1099-NEC', submitted: 'Original', pay: '40.00' },
      ],
      earned: '105.00',
      paid: '60.00',
    })
    expect(result.unmapped).toEqual(['/TYPE', '/FORM', '/SECTION_INCOME/0/TYPE', '/SECTION_INCOME/1/TYPE'])
  })
})

describe('a wording', () => {
  const body = 'fields: { income: { fields: { wages: { from: W-2 WAGES } } } }\n'

  test('that is added is read before those of the base', () => {
    const both = withIncome({ 'W-2 WAGES': '$7.00', 'TOTAL WAGES': '$8.00' })
    expect(dataOf(mapped(body, both))).toMatchObject({ income: { wages: '7.00' } })
    expect(dataOf(mapped(body))).toMatchObject({ income: { wages: '100.00' } })
  })

  test('that takes the place of those of the base leaves their lines unmapped', () => {
    const replaced = body.replace('from: W-2 WAGES', 'from: W-2 WAGES, replaces: from')
    expect(mapped(replaced).unmapped).toContain('/SECTION_FILING/INCOME/TOTAL WAGES')
  })

  test('that the base has too goes first, and is still read as the base reads it', () => {
    const [plan] = extended('fields: { income: { fields: { wages: { from: WAGES } } } }\n').plans
    expect(plan?.fields[0]).toMatchObject({
      fields: [
        {
          name: 'wages',
          sources: [{ label: 'WAGES', evidence: 'inferred' }, { label: 'TOTAL WAGES' }],
        },
        {},
        {},
      ],
    })
  })

  test('has evidence of its own', () => {
    const evidenceOf = (interest: string): unknown => {
      const [plan] = extended(`fields: { income: { fields: { interest: { ${interest} } } } }\n`).plans
      const [, field] = plan?.fields[0]?.kind === 'group' ? plan.fields[0].fields : []
      if (field?.kind !== 'value') return undefined
      return [field.evidence, field.sources.map(source => [source.label, source.evidence])]
    }
    expect(evidenceOf('from: INTEREST')).toEqual([
      undefined,
      [
        ['INTEREST', undefined],
        ['TAXABLE INTEREST', 'unsourced'],
      ],
    ])
    expect(evidenceOf('from: INTEREST, evidence: inferred')).toEqual([
      'inferred',
      [
        ['INTEREST', undefined],
        ['TAXABLE INTEREST', 'unsourced'],
      ],
    ])
    expect(evidenceOf('evidence: sourced')).toEqual(['sourced', [['TAXABLE INTEREST', undefined]]])
  })

  test('can be added for a section and in a table', () => {
    const body = `fields:
  income: { section: SECTION_FILING.EARNINGS, fields: { isJoint: { yes: [J] } } }
`
    const raw = { ...transcript, SECTION_FILING: { EARNINGS: { JOINT: 'J' } } }
    expect(dataOf(mapped(body, raw))).toMatchObject({ income: { isJoint: { value: true } } })
  })
})

describe('a field of the base', () => {
  test('is read in another way, and its tables go with the way in which they were read', () => {
    const result = mapped('fields: { income: { fields: { isJoint: { as: text } } } }\n')
    expect(dataOf(result)).toMatchObject({ income: { isJoint: 'X' } })
  })

  test('that has another name keeps its place, its lineage and its readers', () => {
    const result = mapped('fields: { income: { fields: { salaries: { renames: wages } } } }\n')
    expect(Object.keys(Object(dataOf(result)).income)).toEqual(['salaries', 'interest', 'isJoint'])
    const entry = result.lineage().find(each => each.path === '/income/salaries')
    expect(entry).toMatchObject({
      state: 'value',
      sources: [{ pointer: '/SECTION_FILING/INCOME/TOTAL WAGES', raw: '$100.00' }],
      spec: 'a.yaml:5:31',
    })
    expect(dataOf(result)).toMatchObject({ earned: '105.00' })
    expect(result.issues.map(each => each.code)).toEqual(['check/failed'])
  })

  test('is followed by key figures, and by what stands behind a group that an expression copies', () => {
    const [plan] = extended('fields: { income: { fields: { salaries: { renames: wages } } } }\n').plans
    expect(plan?.keyFigures).toEqual([['income', 'salaries'], ['earned']])
    expect(plan?.checks[0]?.that).toBe('$sameMoney(earned, $merge([income]).salaries)')
  })

  test('that has a word of JSONata for a name is followed', () => {
    const [plan] = extended(
      'fields: { income: { renames: income, fields: { in: { renames: wages } } } }\n',
    ).plans
    expect(plan?.fields.find(field => field.name === 'earned')).toMatchObject({
      expression: '$addMoney(income.`in`, income.interest)',
    })
  })

  test('that holds others is followed whole', () => {
    const [plan] = extended('fields: { receipts: { renames: income } }\n').plans
    expect(plan?.checks.map(check => check.that)).toEqual([
      '$sameMoney(earned, $merge([receipts]).wages)',
      '$isNegative(receipts.interest) = false',
    ])
  })

  test('that distinguishes kinds can have another name', () => {
    const [plan] = extended('fields: { business: { choose: { as: sort } } }\n').plans
    expect(plan?.fields.find(field => field.name === 'paid')).toMatchObject({
      expression: '$sumMoney(business[sort = "W-2"].pay)',
    })
  })

  test('that is dropped leaves its lines unmapped', () => {
    const body = `fields:
  income: { fields: { isJoint: { drop: true } } }
`
    const result = mapped(body)
    expect(dataOf(result)).not.toHaveProperty('income.isJoint')
    expect(result.unmapped).toContain('/SECTION_FILING/INCOME/JOINT')
    const ignored = `${body}ignore: [{ path: SECTION_FILING.INCOME.JOINT, because: known from the application }]\n`
    expect(mapped(ignored).unmapped).not.toContain('/SECTION_FILING/INCOME/JOINT')
    expect(mapped(ignored).ignored).toContainEqual({
      pointer: '/SECTION_FILING/INCOME/JOINT',
      because: 'known from the application',
    })
  })

  test('that is dropped takes its key figure along', () => {
    const body = 'fields: { earned: { drop: true } }\nchecks: [{ name: wagesAreEarned, drop: true }]\n'
    expect(extended(body).plans[0]?.keyFigures).toEqual([['income', 'wages']])
  })

  test('that is dropped and read by the base is a fault, until its readers are dropped or say something else', () => {
    const drop = 'fields:\n  income: { fields: { interest: { drop: true } } }\n'
    expect(faultsOfExtension(drop)).toEqual([
      '6:23 spec/read-by-base "income.interest" is dropped here and read by field "earned" in base.yaml:25:21 (drop "earned" too, or rewrite its derive)',
      '6:23 spec/read-by-base "income.interest" is dropped here and read by check "interestIsPaid" in base.yaml:29:35 (drop the check "interestIsPaid" too, or rewrite its that)',
    ])
    const fixed = `${drop}  earned: { derive: income.wages }
checks: [{ name: interestIsPaid, drop: true }]
`
    expect(faultsOfExtension(fixed)).toEqual([])
    expect(dataOf(mapped(fixed))).toMatchObject({ earned: '100.00' })
  })

  test('can be rewritten', () => {
    const body = `fields:
  earned: { replaces: all, from: SECTION_FILING.EARNED, as: money }
`
    const raw = { ...transcript, SECTION_FILING: { EARNED: '$3.00' } }
    expect(dataOf(mapped(body, raw))).toMatchObject({ earned: '3.00' })
  })

  test('whose group is rewritten is missed by who reads it, by its name', () => {
    const body = `fields:
  income: { replaces: all, section: SECTION_B, fields: { interest: { from: I, as: money } } }
`
    expect(faultsOfExtension(body).filter(each => each.includes('read-by-base'))).toEqual([
      '6:3 spec/read-by-base "income.wages" is dropped here and read by field "earned" in base.yaml:25:21 (drop "earned" too, or rewrite its derive)',
      '6:3 spec/read-by-base "income.wages" is dropped here and read by check "wagesAreEarned" in base.yaml:28:35 (drop the check "wagesAreEarned" too, or rewrite its that)',
    ])
  })
})

describe('new fields', () => {
  test('come behind those of the base, and derived ones read both', () => {
    const body = `fields:
  income: { fields: { tips: { from: TIPS, as: money } } }
  wagesLessInterest: { derive: "$subtractMoney(income.wages, income.interest)", as: money }
keyFigures: [wagesLessInterest]
`
    const result = mapped(body)
    expect(dataOf(result)).toMatchObject({ income: { tips: null }, wagesLessInterest: '95.00' })
    expect(Object.keys(Object(dataOf(result))).at(-1)).toBe('wagesLessInterest')
    expect(extended(body).plans[0]?.keyFigures.at(-1)).toEqual(['wagesLessInterest'])
    expect(extended(`${body}replaces: keyFigures\n`).plans[0]?.keyFigures).toEqual([['wagesLessInterest']])
  })

  test('are computed before what is derived from them, however many lead to it', () => {
    const body = `fields:
  earned: { derive: "$addMoney(most, income.interest)" }
  all: { derive: "$addMoney(most, paid)", as: money }
  most: { derive: "$subtractMoney(wagesAgain, paid)", as: money }
  wagesAgain: { derive: income.wages, as: money }
`
    expect(dataOf(mapped(body))).toMatchObject({ most: '40.00', earned: '45.00', all: '100.00' })
    const circle = body.replace('derive: income.wages', 'derive: earned')
    expect(faultsOfExtension(circle).join('\n')).toContain('spec/circular-derivation')
  })

  test('beside a choice go into every case', () => {
    const body = 'fields: { business: { fields: { year: { from: YEAR, as: text } } } }\n'
    expect(dataOf(mapped(body))).toMatchObject({ business: [{ year: null }, { year: null }] })
  })
})

describe('the kinds of entries', () => {
  test('inherit: a text and a wording in one of them, a name in all, a new kind', () => {
    const body = `fields:
  business:
    fields:
      submission: { renames: submitted }
    choose:
      cases:
        W-2: { texts: Wage statement, fields: { pay: { from: PAY } } }
        1099-INT: { texts: Form 1099-INT, fields: { interest: { from: INTEREST, as: money } } }
`
    const raw = {
      ...transcript,
      SECTION_INCOME: [
        { TYPE: 'Wage statement', PAY: '$1.00' },
        { TYPE: 'Form 1099-INT', INTEREST: '$2.00', 'SUBMISSION TYPE': 'Original' },
        { TYPE: 'Form W-2', WAGES: '$3.00' },
      ],
    }
    expect(dataOf(mapped(body, raw))).toMatchObject({
      business: [
        { kind: 'W-2', submission: null, pay: '1.00' },
        { kind: '1099-INT', submission: 'Original', interest: '2.00' },
        { kind: 'W-2', submission: null, pay: '3.00' },
      ],
      paid: '4.00',
    })
  })

  test('whose fields all have another name are followed; where one has not, nothing is guessed', () => {
    const all = `fields:
  business:
    choose:
      cases:
        W-2: { fields: { amount: { renames: pay } } }
        1099-NEC: { fields: { amount: { renames: pay } } }
`
    expect(dataOf(mapped(all))).toMatchObject({ paid: '60.00' })
    const one = all.replace(/ {8}1099-NEC.*\n/, '')
    expect(faultsOfExtension(one)).toEqual([
      '9:26 spec/read-by-base "business.pay" is renamed here and read by field "paid" in base.yaml:26:19 (drop "paid" too, or rewrite its derive)',
    ])
  })

  test('of which one drops a field that others have are asked about, too', () => {
    const body =
      'fields: { business: { choose: { cases: { 1099-NEC: { fields: { pay: { drop: true } } } } } } }\n'
    expect(faultsOfExtension(body)).toEqual([
      '5:64 spec/read-by-base "business.pay" is dropped here and read by field "paid" in base.yaml:26:19 (drop "paid" too, or rewrite its derive)',
    ])
  })
})

describe('a check of the base', () => {
  const failing = withIncome({ 'TOTAL WAGES': '$1.00', 'TAXABLE INTEREST': '$1.00' })

  test('has another weight, other words or another condition, and is dropped', () => {
    const issues = (check: string): unknown =>
      mapped(`checks: [{ name: wagesAreEarned, ${check} }]\n`, failing).issues.map(each => [
        each.severity,
        each.message,
      ])
    expect(issues('else: error')).toEqual([['error', expect.stringContaining('Not all is wages')]])
    expect(issues('says: Look again')).toEqual([['warning', expect.stringContaining('Look again')]])
    expect(issues('that: earned != null')).toEqual([])
    expect(issues('drop: true')).toEqual([])
  })

  test('is known by its name alone: a check with a new name is a new one', () => {
    const names = extended('checks: [{ name: more, that: earned != null, says: x }]\n').plans[0]?.checks
    expect(names?.map(check => check.name)).toEqual(['wagesAreEarned', 'interestIsPaid', 'more'])
  })
})

describe('an ignored line of the base', () => {
  test('is read once it is taken back', () => {
    const body = 'fields: { title: { from: SECTION_HEADER.TITLE, as: text } }\n'
    expect(faultsOfExtension(body).join()).toContain('spec/base-fault')
    const back = `${body}ignore: [{ path: SECTION_HEADER > TITLE, drop: true }]\n`
    expect(dataOf(mapped(back))).toMatchObject({ title: 'Return' })
  })

  test('has another reason', () => {
    const body = 'ignore: [{ path: SECTION_HEADER.TITLE, because: nobody asks }]\n'
    expect(mapped(body).ignored).toEqual([{ pointer: '/SECTION_HEADER/TITLE', because: 'nobody asks' }])
  })
})

describe('a part', () => {
  const part = `part: name
fields: { form: { from: FORM, as: formNumber } }
checks: [{ name: formIsThere, that: form != null, says: No form }]
`
  const useIn = (text: string): string => text.replace('fields:', 'use: [name]\nfields:')

  test('of the extension brings its fields behind those of the base', () => {
    expect(dataOf(mapped('use: [name]\n', transcript, part))).toMatchObject({ form: '1040' })
  })

  test('that both use comes once, and can be changed', () => {
    const { plans, diagnostics } = extensionOf(useIn(base), 'use: [name]\n', part)
    expect(reported(diagnostics)).toEqual([])
    expect(plans[0]?.checks.filter(check => check.name === 'formIsThere')).toHaveLength(1)
    const changed = 'use: [name]\nfields: { formAsked: { renames: form } }\n'
    const [own] = extensionOf(useIn(base), changed, part).plans
    expect(own?.fields.map(field => field.name)).toContain('formAsked')
    expect(own?.fields.map(field => field.name)).not.toContain('form')
  })

  test('that both use comes once, with the evidence that the base gives it', () => {
    const said = 'use: [{ part: name, evidence: inferred }]\n'
    for (const [baseUse, use, evidence] of [
      [said, 'use: [name]\n', 'inferred'],
      ['use: [name]\n', said, undefined],
    ] as const) {
      const { plans, diagnostics } = extensionOf(base.replace('fields:', `${baseUse}fields:`), use, part)
      expect(reported(diagnostics)).toEqual([])
      expect(plans[0]?.fields.filter(field => field.name === 'form').map(field => field.evidence)).toEqual([
        evidence,
      ])
    }
  })

  test('of which a field has the name of one of the base is refused', () => {
    const twin = 'part: name\nfields: { paid: { from: PAID, as: money } }\n'
    expect(faultsOfExtension('use: [name]\n', twin)[0]).toContain('"paid" is already defined at')
  })

  test('cannot change what the mapping extends', () => {
    const dropping = 'part: name\nfields: { paid: { drop: true } }\n'
    expect(faultsOfExtension('use: [name]\n', dropping).join()).toMatch(/needs-extends|duplicate-field/)
  })
})

function extensionOf(
  baseText: string,
  body: string,
  ...others: readonly string[]
): ReturnType<typeof extended> {
  const own = extended(body, ...others)
  return baseText === base ? own : compiled(baseText, body, others)
}

function compiled(baseText: string, body: string, others: readonly string[]): ReturnType<typeof extended> {
  const renamed = baseText.replace('id: our-1040', 'id: second-1040')
  const head = extendingHead.replace('our-1040', 'second-1040')
  return extendedFiles([head + body, renamed, ...others])
}

function extendedFiles(texts: readonly string[]): ReturnType<typeof extended> {
  return compileMappings(texts.map((text, index) => ({ name: `${index}.yaml`, text })))
}

describe('what is extended', () => {
  const nearest = (matching = ''): string => extendingHead.replace('extends', `${matching}extends`)

  test('may extend another, and what it changes is inherited', () => {
    const middle = `id: middle-1040
title: Middle
version: "1.0.0"
extends: our-1040
fields:
  income: { fields: { salaries: { renames: wages, about: Renamed in the middle } } }
checks: [{ name: interestIsPaid, drop: true }]
`
    const own = `${extendingHead.replace('our-1040', 'middle-1040')}fields:
  income: { fields: { pay: { renames: salaries, from: PAY } } }
`
    const { plans, diagnostics } = extendedFiles([own, middle, base])
    expect(reported(diagnostics)).toEqual([])
    expect(plans.map(plan => plan.id)).toEqual(['acme-1040', 'middle-1040', 'our-1040'])
    expect(plans[0]?.fields.find(field => field.name === 'earned')).toMatchObject({
      expression: '$addMoney(income.pay, income.interest)',
    })
    expect(plans[0]?.checks.map(check => check.name)).toEqual(['wagesAreEarned'])
    expect(plans[0]?.fields[0]).toMatchObject({ fields: [{ about: 'Renamed in the middle' }, {}, {}] })
  })

  test('reads forms by what it extends in turn, and is a twin of who reads the same', () => {
    const middle = 'id: middle-1040\ntitle: Middle\nversion: "1.0.0"\nextends: our-1040\n'
    const own = extendingHead.replace('our-1040', 'middle-1040')
    const other = base.replace('our-1040', 'other-1040')
    const { diagnostics } = extendedFiles([own, middle, base, other])
    expect(diagnostics.map(({ code, message, span }) => [code, message, span.file])).toEqual([
      ['spec/duplicate-match', 'RETR 1040 is already mapped at 0.yaml:1:5', '3.yaml'],
    ])
  })

  test('yields its forms to who extends it; with a match of its own both are used', () => {
    const ids = (texts: readonly string[]): unknown => {
      const mapper = createMapper({ mappings: texts, bundled: false })
      return [mapper.mapTranscript(transcript).mapping.id, mapper.mappingIds]
    }
    expect(ids([base, nearest()])).toEqual(['acme-1040', ['acme-1040', 'our-1040']])
    expect(ids([base, nearest('match: { type: RETR, form: [1040-X] }\n')])).toEqual([
      'our-1040',
      ['acme-1040', 'our-1040'],
    ])
  })

  test('with a fault is reported by itself, and nothing follows from it', () => {
    const faulty = base.replace('as: money, about', 'as: mony, about')
    const { plans, diagnostics } = extendedFiles([extendingHead, faulty])
    expect(plans).toEqual([])
    expect(diagnostics.map(each => each.code)).toEqual(['spec/unknown-normalizer'])
  })

  test('with a fault is reported where it comes from the library, too', () => {
    const mappings = [extendingHead]
    const parts = [{ name: 'base.yaml', text: base.replace('as: money, about', 'as: mony, about') }]
    expect(() => createMapper({ mappings, parts, bundled: false })).toThrow('mony')
  })

  test('is not looked at where nobody extends it', () => {
    const parts = [{ name: 'base.yaml', text: base.replace('as: money', 'as: mony') }]
    const own = extendingHead.replace('extends: our-1040', 'match: { type: RETR }\nfields: {}')
    expect(() => createMapper({ mappings: [own], parts, bundled: false })).not.toThrow()
  })

  test('may be a bundled one, whose file is never named', () => {
    const head = extendingHead.replace('our-1040', 'retr-1040')
    expect(reported(extensionOfBundled(head).diagnostics)).toEqual([])
    const page = 'node_modules/tax-transcript-mapper/docs/mappings/retr-1040.md'
    const faults = extensionOfBundled(`${head}use: [header]
fields:
  income:
    fields:
      wages: { as: date }
      alimonyReceived: { derive: income.wages }
      taxableInterest: { renames: alimonyReceived }
      interest: { drop: true }
  header: { drop: true }
`).diagnostics
    expect(faults.length).toBeGreaterThan(3)
    expect(faults.map(each => each.span.file)).toEqual(faults.map(() => 'a.yaml'))
    expect(reported(faults).join('\n')).toContain(page)
    expect(reported(faults).join('\n')).not.toMatch(/mappings\/[\w/-]+\.yaml/)
  })

  test('is named by its nearest ids where there is none', () => {
    const head = extendingHead.replace('our-1040', 'retr-1044')
    expect(reported(extensionOfBundled(head).diagnostics)).toEqual([
      '4:10 spec/unknown-base Unknown mapping "retr-1044" to extend (did you mean "retr-1040", "retr-1041" or "retr-1065"?)',
    ])
  })
})
