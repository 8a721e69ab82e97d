import { describe, expect, test } from 'vitest'
import { percentOf, SampleCoverage } from '../../../../src/authoring/coverage/sample-coverage.ts'
import { createMapper } from '../../../../src/mapper/create-mapper.ts'
import { planOf } from '../../../../src/mapper/mapper.ts'
import { expectGrowth } from '../../../support/growth.ts'

const mapping = `id: waid-own
title: Wage and income
version: "1.0.0"
match: { type: WAID, form: [INCOME] }
fields:
  requested: { from: [SECTION_HEADER."REQUEST DATE", SECTION_HEADER."ASKED FOR"], as: date }
  name: { from: SECTION_HEADER.NAME, as: text }
  forms:
    each: SECTION_INCOME
    fields:
      payer: { section: [EMPLOYER, PAYER], fields: { name: { from: NAME, as: text } } }
    choose:
      by: TYPE
      as: form
      cases:
        W-2: { texts: Form W-2, fields: { wages: { from: WAGES, as: money } } }
        1099-INT: { texts: Form 1099-INT, fields: { interest: { from: INTEREST, as: money } } }
      otherwise: { case: other, fields: {} }
  wages: { derive: $sumMoney(forms.wages), as: money }
ignore:
  - { path: SECTION_HEADER.TITLE, because: constant text }
`

const document = (header: object, forms: readonly object[]): object => ({
  TYPE: 'WAID',
  SECTION_HEADER: header,
  SECTION_INCOME: forms,
  FORM: 'INCOME',
})

function coverageOf(documents: readonly object[]): SampleCoverage {
  const mapper = createMapper({ mappings: [{ name: 'own.yaml', text: mapping }], bundled: false })
  const counts = new SampleCoverage(id => mapper[planOf](id)?.fields ?? [])
  for (const each of documents) counts.add(mapper.mapTranscript(each))
  return counts
}

describe('SampleCoverage', () => {
  const report = coverageOf([
    document({ TITLE: 'x', 'REQUEST DATE': '08-01-2023' }, [
      { TYPE: 'Form W-2', EMPLOYER: { NAME: 'SAMP MILL' }, WAGES: '$1.00', 'NEW BOX': '$2.00' },
      { TYPE: 'Form W-2', EMPLOYER: { NAME: '' }, WAGES: 'unreadable', 'NEW BOX': '$2.00' },
    ]),
    document({ TITLE: 'x', 'REQUEST DATE': '', NAME: '' }, []),
  ]).report()

  test('counts the lines of the samples by label', () => {
    expect(report).toMatchObject({ samples: 2, read: 7, ignored: 2, leaves: { part: 9, of: 17 } })
    expect(report.byLabel).toEqual([
      { place: 'SECTION_HEADER."REQUEST DATE"', read: 2, ignored: 0, unmapped: 0, samples: 2 },
      { place: 'SECTION_INCOME.EMPLOYER.NAME', read: 2, ignored: 0, unmapped: 0, samples: 1 },
      { place: 'SECTION_INCOME.WAGES', read: 2, ignored: 0, unmapped: 0, samples: 1 },
      { place: 'SECTION_HEADER.TITLE', read: 0, ignored: 2, unmapped: 0, samples: 2 },
      { place: 'TYPE', read: 0, ignored: 0, unmapped: 2, samples: 2 },
      { place: 'SECTION_INCOME.TYPE', read: 0, ignored: 0, unmapped: 2, samples: 1 },
      { place: 'SECTION_INCOME."NEW BOX"', read: 0, ignored: 0, unmapped: 2, samples: 1 },
      { place: 'FORM', read: 0, ignored: 0, unmapped: 2, samples: 2 },
      { place: 'SECTION_HEADER.NAME', read: 1, ignored: 0, unmapped: 0, samples: 1 },
    ])
  })

  test('counts the states of each field, by the kind of entry that it belongs to', () => {
    const states = report.byField.map(({ field, states: { value, empty, absent, invalid } }) => [
      field,
      `${value} value, ${empty} empty, ${absent} absent, ${invalid} invalid`,
    ])
    expect(Object.fromEntries(states)).toEqual({
      requested: '1 value, 1 empty, 0 absent, 0 invalid',
      name: '0 value, 1 empty, 1 absent, 0 invalid',
      'forms[W-2].payer.name': '1 value, 1 empty, 0 absent, 0 invalid',
      'forms[W-2].wages': '1 value, 0 empty, 0 absent, 1 invalid',
      'forms[1099-INT].payer.name': '0 value, 0 empty, 0 absent, 0 invalid',
      'forms[1099-INT].interest': '0 value, 0 empty, 0 absent, 0 invalid',
      'forms[other].payer.name': '0 value, 0 empty, 0 absent, 0 invalid',
      wages: '0 value, 0 empty, 1 absent, 1 invalid',
    })
    expect(report.fields).toEqual({ part: 3, of: 8 })
  })

  test('says by which wording a field was read', () => {
    expect(report.byField[0]?.wordings).toEqual([
      { label: 'SECTION_HEADER."REQUEST DATE"', samples: 2 },
      { label: 'SECTION_HEADER."ASKED FOR"', samples: 0 },
    ])
  })

  test('holds no value of a sample', () => {
    expect(JSON.stringify(report)).not.toMatch(/SAMP|unreadable|\$/)
  })

  test('takes time in proportion to the entries', () => {
    const entry = { TYPE: 'Form W-2', EMPLOYER: { NAME: 'SAMP MILL' }, WAGES: '$1.00' }
    expectGrowth(
      [1_000, 10_000],
      size => {
        const sample = document(
          {},
          Array.from({ length: size }, () => entry),
        )
        return () => coverageOf([sample]).report()
      },
      least => 20 * (least + 50),
    )
  })
})

test('percentOf says 100 only where nothing is missing', () => {
  expect([
    percentOf({ part: 9_999, of: 10_000 }),
    percentOf({ part: 3, of: 3 }),
    percentOf({ part: 0, of: 0 }),
  ]).toEqual([99.9, 100, 100])
})
