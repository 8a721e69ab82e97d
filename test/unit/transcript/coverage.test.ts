/** The account of a result beside its data: coverage, absent fields, the kind of the document, unread lines as issues. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../../src/index.ts'
import { createMapper } from '../../../src/mapper/create-mapper.ts'
import type { LineageEntry } from '../../../src/transcript/lineage-entry.ts'
import { coverageOf } from '../../../src/transcript/result/coverage.ts'
import { goldens } from '../../support/goldens.ts'

const mapping = `id: coverage
title: Coverage
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  type: { from: TYPE, as: code }
  form: { from: FORM, as: code }
  income:
    section: SECTION_INCOME
    fields:
      wages: { from: [WAGES, { label: PAY, evidence: inferred }], as: money, evidence: secondary }
      tips: { from: TIPS, as: money, evidence: unsourced }
      tipsAgain: { from: TIPS, as: text }
  items:
    each: SECTION_ITEMS
    fields:
      amount: { from: AMOUNT, as: money }
      rate: { from: RATE, as: decimal, evidence: unsourced }
ignore:
  - { path: SECTION_INCOME.TITLE, because: constant text }
`
const mapper = createMapper({ mappings: [mapping], bundled: false })
const document = {
  TYPE: 'RETR',
  FORM: '1040',
  NOTE: 'x',
  SECTION_INCOME: { TITLE: 't', PAY: '$1.00', TIPS: '$2.00', OTHER: '$3.00' },
  SECTION_ITEMS: [{ AMOUNT: '$1.00' }, { AMOUNT: '', LINES: { A: 'a', B: ['b', 'c'] } }],
  SECTION_EMPTY: {},
}

describe('coverage', () => {
  test('counts leaves by section of the document, and by the evidence of the wording that was read', () => {
    expect(mapper.mapTranscript(document).coverage).toEqual({
      read: 6,
      ignored: 1,
      unmapped: 5,
      sections: [
        { section: '', read: 2, ignored: 0, unmapped: 1 },
        { section: '/SECTION_INCOME', read: 2, ignored: 1, unmapped: 1 },
        { section: '/SECTION_ITEMS', read: 2, ignored: 0, unmapped: 3 },
      ],
      // Of the two fields that read TIPS one has a wording that is known.
      evidence: { sourced: 5, secondary: 0, inferred: 1, unsourced: 0 },
    })
  })

  test('counts the second value of a key that stands twice, which is reported as unmapped where it has leaves of its own', () => {
    const text = '{"TYPE":"RETR","FORM":"1040","A":"x","A":{"B":"y"}}'
    const { coverage, unmapped } = mapper.mapTranscript(text)
    expect(unmapped).toEqual(['/A', '/A/B'])
    expect(coverage).toMatchObject({ read: 2, ignored: 0, unmapped: 2 })
  })

  test.each(goldens().map(({ name, text }) => [name, text]))('adds up: %s', (_, text) => {
    const { coverage, unmapped, ignored } = mapTranscript(text)
    const { evidence, sections, read } = coverage
    expect(evidence.sourced + evidence.secondary + evidence.inferred + evidence.unsourced).toBe(read)
    expect(coverage).toMatchObject({ unmapped: unmapped.length, ignored: ignored.length })
    for (const count of ['read', 'ignored', 'unmapped'] as const)
      expect(sections.reduce((sum, each) => sum + each[count], 0)).toBe(coverage[count])
    expect(Math.min(...sections.map(each => each.read))).toBeGreaterThanOrEqual(0)
  })
})

describe('the account of a document', () => {
  const leaves = { X: { A: '1', B: ['2', null, { C: false }] }, Y: [], Z: '4', 'a/b': { A: '5' } }
  const nothing = { document: leaves, ignored: [], unmapped: [], again: 0, lineage: [] }

  test('is kept by section, and what stands at the top itself is one', () => {
    const ignored = [{ pointer: '/X/B/0' }, { pointer: '/Z' }]
    const unmapped = ['/X/B/2/C', '/a~1b/A', '/X/A', '/Z', '/V/A']
    expect(coverageOf({ ...nothing, ignored, unmapped, again: 3 })).toMatchObject({
      read: 2,
      ignored: 2,
      unmapped: 5,
      sections: [
        { section: '/X', read: 2, ignored: 1, unmapped: 2 },
        { section: '', read: 0, ignored: 1, unmapped: 1 },
        { section: '/a~1b', read: 0, ignored: 0, unmapped: 1 },
        { section: '/V', read: 0, ignored: 0, unmapped: 1 },
      ],
    })
  })

  test('has each leaf that was read once, by the best known of its wordings; one that was looked at only has none', () => {
    const entry = (evidence: string | undefined, ...pointers: readonly string[]): LineageEntry => ({
      ...{ path: '/a', state: 'value', normalizer: null, spec: '' },
      sources: pointers.map(pointer =>
        pointer.startsWith('*') ? { pointer: pointer.slice(1), raw: '', beside: true } : { pointer, raw: '' },
      ),
      ...(evidence === undefined ? {} : { evidence }),
    })
    const evidenceOf = (...lineage: readonly LineageEntry[]): unknown =>
      coverageOf({ ...nothing, lineage }).evidence
    expect(
      evidenceOf(
        entry('unsourced', '/X/A', '*/Z'),
        entry('inferred', '/X/A'),
        entry('unsourced', '/X/A', '/X/B/0'),
        entry('secondary', '/X/B/1', '/X/B/2/C'),
        entry('unsourced', '/X/B/1'),
        entry(undefined, '/X/B/0'),
      ),
    ).toEqual({ sourced: 2, secondary: 2, inferred: 1, unsourced: 1 })
    expect(evidenceOf(entry('inferred', '/X/A'), entry('sourced', '/X/A'))).toMatchObject({ sourced: 6 })
    // A word for evidence that is none is taken for the best.
    expect(evidenceOf(entry('heard', '/X/A'))).toMatchObject({ sourced: 6, unsourced: 0 })
  })
})

test('the lineage entry of a value says how well its wording is known', () => {
  const lineage = new Map(
    mapper
      .mapTranscript(document)
      .lineage()
      .map(each => [each.path, each.evidence]),
  )
  expect(lineage.get('/income/wages')).toBe('inferred')
  expect(lineage.get('/income/tips')).toBe('unsourced')
  expect(lineage.get('/items/0/amount')).toBe('sourced')
  expect(lineage.get('/items/0/rate')).toBeUndefined()
})

test('absent() names the fields without a label, with the evidence of the best known wording', () => {
  const { SECTION_INCOME: _, ...rest } = document
  expect(mapper.mapTranscript(document).absent()).toEqual([{ path: '/items/rate', evidence: 'unsourced' }])
  expect(mapper.mapTranscript(rest).absent()).toEqual([
    { path: '/income/wages', evidence: 'secondary' },
    { path: '/income/tips', evidence: 'unsourced' },
    { path: '/income/tipsAgain', evidence: 'sourced' },
    { path: '/items/rate', evidence: 'unsourced' },
  ])
})

describe('the kind of a document', () => {
  test('is given in canonical texts', () => {
    const about = (more: object): unknown => mapper.mapTranscript({ ...document, ...more }).document
    expect(about({ Period: '12-31-2023' })).toEqual({ type: 'RETR', form: '1040', period: '2023-12' })
    expect(about({ FORM: 'Form 1040 ' })).toEqual({ type: 'RETR', form: '1040', period: undefined })
  })

  test('comes from the header where the top has no period', () => {
    const golden = goldens().find(({ name }) => name === 'waid/income/avery-2022')
    expect(mapTranscript(golden?.text ?? '').document).toEqual({
      type: 'WAID',
      form: 'INCOME',
      period: '2022-12',
    })
  })

  test.each([
    ['Form 1120S', '1120-S'],
    ['1120-QX', '1120-QX'],
    ['NEW 7', ''],
    ['AVERY', ''],
    ['987654320', ''],
    ['AVERY Q. SAMPLE', ''],
    ['1040 FOR AVERY SAMPLE', ''],
    ['', ''],
  ])('shows the form %j as %j: only what is a form', (FORM, form) => {
    expect(mapTranscript({ TYPE: 'RETR', FORM }).document.form).toBe(form)
  })
})

describe('unmapped', () => {
  test('makes an issue of each unread leaf, after all others, and of none that is ignored', () => {
    for (const [unmapped, severity] of [
      ['warn', 'warning'],
      ['error', 'error'],
    ] as const) {
      const result = mapper.mapTranscript(document, { unmapped })
      const found = result.issues.filter(({ code }) => code === 'transcript/unmapped')
      expect(result.issues.slice(-found.length)).toEqual(found)
      expect(found.map(({ pointer }) => pointer)).toEqual(result.unmapped)
      expect(found[1]).toEqual({
        code: 'transcript/unmapped',
        severity,
        message: 'Nothing reads /SECTION_INCOME/(not shown)',
        path: null,
        pointer: '/SECTION_INCOME/OTHER',
        spec: null,
        check: null,
      })
    }
  })

  test('lists them alone where nothing else is asked for', () => {
    for (const options of [undefined, {}, { unmapped: 'list' as const }])
      expect(mapper.mapTranscript(document, options).issues.map(({ code }) => code)).not.toContain(
        'transcript/unmapped',
      )
  })

  test('leaves the account out of the JSON text', () => {
    const text = JSON.stringify(mapper.mapTranscript(document))
    for (const key of ['coverage', 'document', 'absent', 'lineage']) expect(text).not.toContain(`"${key}":`)
  })
})
