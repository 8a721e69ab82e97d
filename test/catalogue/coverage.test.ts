/** Every label that is known, in each of its wordings, lands in a field of the right kind. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../src/index.ts'
import { incomeForms, type Kind, type Row, rows, type Sample, samplesOf } from '../support/catalogue.ts'
import { plans } from '../support/plans.ts'

/** The normalizers that read a kind of label without losing what it says. */
const fitting: Readonly<Record<Kind, readonly string[]>> = {
  money: ['money', 'amountBeforeAsOf'],
  date: ['date', 'period'],
  id: ['taxId', 'code'],
  code: ['code', 'cycle', 'formNumber', 'transactionCode', 'text'],
  integer: ['integer'],
  ratio: ['ratio'],
  text: ['text'],
  'name/address': ['text'],
  'flag/indicator text': ['flag', 'filingStatus', 'text'],
}

/** A count that may be a fraction is read exactly. */
const fractions: ReadonlySet<string> = new Set(['NUMBER OF SHARES TRANSFERRED'])

const known = rows()
const groups = [...new Set(known.map(row => `${row.type} ${row.form}`))]

describe('every known label is read by a field that fits it', () => {
  test('2,284 of them, each once', () => {
    const keys = known.map(({ type, form, section, label }) => [type, form, section, label].join('\n'))
    expect(keys.length).toBe(2284)
    expect(new Set(keys).size).toBe(2284)
  })

  test.each(groups)('%s', group => {
    const present = known.filter(row => `${row.type} ${row.form}` === group)
    expect(present.length).toBeGreaterThan(0)
    expect(present.flatMap(faultsOf)).toEqual([])
  })
})

describe('every wage and income form', () => {
  test.each([...incomeForms()])('%s is told by each of its TYPE texts', (name, { types }) => {
    for (const type of types) {
      const { data, issues } = mapTranscript({
        TYPE: 'WAID',
        SECTION_INCOME: [{ TYPE: type }],
        FORM: 'INCOME',
      })
      expect(data).toHaveProperty('income.0.form', name)
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
    ['ACTR', '945', 'actr-945'],
    ['ACTR', '720', 'actr-720'],
    ['ACTR', '990', 'actr-990'],
    ['RECA', '944', 'reca-944'],
  ])('of %s %s is %s', (type, form, id) => {
    expect(mapTranscript({ TYPE: type, FORM: form }).mapping.id).toBe(id)
  })
})

/** What is wrong with how a row is read, naming the wording; nothing where all is well. */
function faultsOf(row: Row): readonly string[] {
  return [...new Set([row.label, ...row.aliases])].flatMap(wording => {
    const sides = samplesOf(row, wording).map(side =>
      side.length === 0 ? ['there is no such place'] : side.flatMap(sample => faultOf(row, sample)),
    )
    const faults = sides.find(side => side.length === 0) ?? sides[0] ?? []
    return faults.map(fault => `${row.section} > ${wording}: ${fault}`)
  })
}

function faultOf(row: Row, { document, pointer }: Sample): readonly string[] {
  const result = mapTranscript(document)
  // Checks and required fields speak of whole transcripts, and this is none.
  const issues = result.issues.filter(({ code }) => code !== 'check/failed' && code !== 'value/required')
  if (issues.length > 0) return issues.map(({ code, message }) => `${code}: ${message}`)
  if (result.unmapped.length > 0) return [`${result.unmapped.join(' and ')} is unmapped`]
  const fit = [...fitting[row.kind], ...(fractions.has(row.label) ? ['ratio'] : [])]
  const readers = result.lineage().filter(entry => entry.sources.some(source => source.pointer === pointer))
  if (readers.some(({ state, normalizer }) => state === 'value' && fit.includes(normalizer ?? ''))) return []
  const found = readers.map(({ path, state, normalizer }) => `${path} (${state} by ${normalizer})`)
  return [`${pointer} is read by ${found.join(', ') || 'no field'}, not as ${row.kind}`]
}
