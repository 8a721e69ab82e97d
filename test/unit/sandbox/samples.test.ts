/** The predefined transcripts: exactly those of the test environment, as far as samples exist, byte for byte. */
import { describe, expect, test } from 'vitest'
import { chosenSamples } from '../../../src/generate/modules/sandbox-samples.ts'
import { predefinedSlots } from '../../../src/sandbox/taxpayers/predefined.ts'
import type { Sample, SampleType } from '../../../src/sandbox/taxpayers/sample.ts'
import { samples } from '../../../src/sandbox/taxpayers/samples.gen.ts'
import { testTaxpayers } from '../../../src/sandbox/taxpayers/taxpayers.ts'
import { goldens } from '../../support/goldens.ts'

const keyOf = (sample: Omit<Sample, 'text' | 'last4' | 'noData'>): string =>
  [sample.taxpayer, sample.transcriptType, sample.transcriptForm, sample.transcriptPeriod].join(' ')

describe('the samples', () => {
  test('hold for each individual three year-ends of ACTR, RECA and RETR 1040 and WAID INCOME', () => {
    const individuals = samples().filter(each => each.taxpayer !== 'business')
    const want = ['avery', 'jordan-casey'].flatMap(taxpayer =>
      ['ACTR 1040', 'RECA 1040', 'RETR 1040', 'WAID INCOME'].flatMap(kind =>
        ['202112', '202212', '202312'].map(period => `${taxpayer} ${kind} ${period}`),
      ),
    )
    expect(individuals.map(keyOf)).toEqual(want)
    expect(individuals.filter(each => each.noData)).toEqual([])
  })

  test('hold for the business no others than the predefined ones, one of the 941 quarters without data', () => {
    const business = samples().filter(each => each.taxpayer === 'business')
    const kinds = business.map(each => `${each.transcriptType} ${each.transcriptForm} ${each.noData}`)
    const known = [
      'ACTR 940 false',
      'ACTR 941 false',
      'ACTR 941 true',
      'ACTR 1120 false',
      'RECA 1120 false',
      'RETR 1120 false',
    ]
    expect(kinds).toEqual(known.filter(kind => kinds.includes(kind)))
  })

  test('are the texts of the goldens', () => {
    const texts = new Set(goldens().map(each => each.text))
    for (const sample of samples()) expect(texts.has(sample.text), keyOf(sample)).toBe(true)
  })

  test('keep the keys that stand twice, and the order of keys', () => {
    const twice = goldens().find(each => each.name === 'waid/income/jordan-casey-2022')
    expect(samples().some(each => each.text === twice?.text)).toBe(true)
    for (const { text } of samples()) {
      const keys = Object.keys(JSON.parse(text))
      expect(keys[0]).toBe('TYPE')
      expect(keys.slice(-3)).toEqual(['LAST4', 'FORM', 'PERIOD'])
    }
  })

  const sections: Readonly<Record<string, readonly string[]>> = {
    ACTR: ['SECTION_HEADER', 'SECTION_BALANCE', 'SECTION_SUMMARY', 'SECTION_TRANSACTIONS'],
    WAID: ['SECTION_HEADER', 'SECTION_INCOME'],
    RECA: ['SECTION_HEADER', 'SECTION_BALANCE', 'SECTION_SUMMARY', 'SECTION_TRANSACTIONS'],
    RETR: ['SECTION_HEADER', 'SECTION_FILING'],
  }

  test.each(samples().map(each => [keyOf(each), each] as const))(
    '%s has the sections of its type',
    (_, sample) => {
      const found = Object.keys(JSON.parse(sample.text)).filter(key => key.startsWith('SECTION_'))
      if (sample.noData) return expect(found).toEqual(['SECTION_HEADER'])
      // The interface's note: a record of account may hold SECTION_FILING too.
      const own = found.filter(key => sample.transcriptType !== 'RECA' || key !== 'SECTION_FILING')
      return expect([...own].sort()).toEqual([...(sections[sample.transcriptType] ?? [])].sort())
    },
  )

  test('are of the taxpayers that they are listed under', () => {
    for (const taxpayer of testTaxpayers(samples())) {
      for (const sample of taxpayer.transcripts) {
        expect(JSON.parse(sample.text).LAST4).toBe(taxpayer.tin.slice(-4))
        expect(sample.last4).toBe(taxpayer.tin.slice(-4))
      }
    }
  })
})

describe('choosing samples', () => {
  const made = (
    type: SampleType,
    form: string,
    period: string,
    last4: string,
    noData = false,
    tracking = '',
  ) => ({
    transcriptType: type,
    transcriptForm: form,
    transcriptPeriod: period,
    last4,
    noData,
    tracking,
    text: `${type} ${form} ${period}`,
  })

  test('takes what fits a predefined transcript and leaves the rest', () => {
    const all = [
      made('ACTR', '1040', '202112', '4321'),
      made('ACTR', '1040', '202012', '4321'),
      made('ACTR', '1040', '202112', '9999'),
      made('ACTR', '1065', '202112', '4321'),
    ]
    expect(chosenSamples(all).map(keyOf)).toEqual(['avery ACTR 1040 202112'])
  })

  test('takes of several for one year the one that was asked for last, and none without data', () => {
    const all = ['3', '9', '5'].map(tracking => ({
      ...made('RETR', '1040', '202312', '4321', tracking === '9', tracking),
      text: tracking,
    }))
    expect(chosenSamples(all)).toEqual([
      {
        taxpayer: 'avery',
        transcriptType: 'RETR',
        transcriptForm: '1040',
        transcriptPeriod: '202312',
        last4: '4321',
        noData: false,
        text: '5',
      },
    ])
  })

  test('fills the transcripts of the business: two quarters of 941, the latest account, the earliest return', () => {
    const all = [
      made('ACTR', '940', '202212', '7777'),
      made('ACTR', '941', '202203', '7777'),
      made('ACTR', '941', '202206', '7777', true),
      made('ACTR', '1120', '202112', '7777'),
      made('ACTR', '1120', '202212', '7777'),
      made('RECA', '1120', '202112', '7777'),
      made('RETR', '1120', '202212', '7777'),
      made('RETR', '1120', '202112', '7777'),
      made('ACTR', '1120', '202312', '8888'),
    ]
    const chosen = chosenSamples([...all].reverse())
    expect(chosen.map(keyOf)).toEqual([
      'business ACTR 940 202212',
      'business ACTR 941 202203',
      'business ACTR 941 202206',
      'business ACTR 1120 202212',
      'business RECA 1120 202112',
      'business RETR 1120 202112',
    ])
    expect(testTaxpayers(chosen)[2]?.tin).toBe('001237777')
    expect(predefinedSlots()).toHaveLength(30)
  })
})
