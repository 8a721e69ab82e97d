/** Every label that is known, in each of its wordings, lands in a field of the right kind. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../src/index.ts'
import { incomeForms, knownLabels, labelsAdvice, rows } from '../support/catalogue.ts'
import { plans } from '../support/plans.ts'
import { faultsOf, wordingsOf } from '../support/wordings.ts'

const known = rows()
const groups = [...new Set(known.map(row => `${row.type} ${row.form}`))]

describe('every known label is read by a field that fits it', () => {
  test('as many as are known, each once', () => {
    const keys = known.map(({ type, form, section, label }) => [type, form, section, label].join('\n'))
    expect(keys.length, labelsAdvice).toBe(knownLabels)
    expect(new Set(keys).size, 'labels.json lists a label twice').toBe(keys.length)
  })

  test.each(groups)('%s', group => {
    const present = known.filter(row => `${row.type} ${row.form}` === group)
    expect(present.length).toBeGreaterThan(0)
    const faults = present.flatMap(row =>
      wordingsOf(row).flatMap(wording =>
        faultsOf(row, wording, mapTranscript).map(fault => `${row.section} > ${wording}: ${fault}`),
      ),
    )
    expect(faults).toEqual([])
  })
})

describe('every wage and income form', () => {
  test.each([...incomeForms()])('%s is recognized by each of its TYPE texts', (name, { types }) => {
    for (const type of types) {
      const { data, issues } = mapTranscript({
        TYPE: 'WAID',
        SECTION_INCOME: [{ TYPE: type }],
        FORM: 'INCOME',
      })
      expect(data).toHaveProperty('informationReturns.0.form', name)
      expect(issues.filter(issue => issue.code === 'transcript/unknown-entry')).toEqual([])
    }
  })

  test('is known under any other requested form, too', () => {
    const casesOf = (id: string): readonly string[] =>
      (plans().find(plan => plan.id === id)?.fields ?? []).flatMap(field =>
        field.kind === 'choice' ? field.cases.map(each => each.name) : [],
      )
    expect([...casesOf('waid-income')].sort()).toEqual([...incomeForms().keys()].sort())
    expect(casesOf('waid-general')).toEqual(casesOf('waid-income'))
  })
})

describe('the mapping of a form', () => {
  test.each([
    ['ACTR', '1120S', 'actr-1120-s'],
    ['RETR', 'Form 1120 S', 'retr-1120-s'],
    ['RECA', '1120-s', 'reca-1120-s'],
    ['ACTR', '1120 Series', 'actr-1120'],
    ['RETR', '1065 Series', 'retr-1065'],
    ['RECA', '1065MEF', 'reca-1065'],
    ['ACTR', 'Civil Penalty', 'actr-civil-penalty'],
    ['RECA', 'Civil Penalty', 'reca-civil-penalty'],
    ['ACTR', '945', 'actr-945'],
    ['ACTR', '720', 'actr-720'],
    ['ACTR', '990', 'actr-990'],
    ['RECA', '944', 'reca-944'],
    ['ACTR', '1042', 'actr-1042'],
    ['ACTR', '990T', 'actr-990-t'],
    ['ACTR', 'Form 2290', 'actr-2290'],
    ['ACTR', '706', 'actr-706'],
    ['ACTR', '709', 'actr-709'],
    ['RECA', '945', 'reca-945'],
    ['RECA', '720', 'reca-720'],
    ['RECA', '990', 'reca-990'],
    ['RETR', '940', 'retr-940'],
    ['RETR', '941', 'retr-941'],
    ['RETR', '943', 'retr-943'],
    ['RETR', '944', 'retr-944'],
  ])('of %s %s is %s', (type, form, id) => {
    expect(mapTranscript({ TYPE: type, FORM: form }).mapping.id).toBe(id)
  })
})
