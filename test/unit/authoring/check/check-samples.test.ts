import { expect, test } from 'vitest'
import { withSampleFindings } from '../../../../src/authoring/check/check-samples.ts'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'
import { expectGrowth } from '../../../support/growth.ts'

const numbered = (word: string, index: number): string => `${word} ${index.toString(36).toUpperCase()} X`

/** A mapping of so many lines, none of which the samples have. */
function mapping(fields: number): string {
  const lines = Array.from({ length: fields }, (_, index) => {
    const label = numbered('LABEL', index)
    return `  f${index}: { from: SECTION_FILING."${label}", as: money }\n`
  })
  return `id: mine\ntitle: Mine\nversion: "1.0.0"\nmatch: { type: RETR, form: ["1040"] }\nfields:\n${lines.join('')}`
}

/** A transcript of so many lines that the mapping has not, each a little like one that it has. */
function sample(lines: number): string {
  const section = Object.fromEntries(
    Array.from({ length: lines }, (_, index) => [numbered('LABLE', index), `$${index}.00`]),
  )
  return JSON.stringify({ TYPE: 'RETR', SECTION_FILING: section, FORM: '1040' })
}

test('a sample of which nothing is read says what each label may be, in time that grows with its lines', () => {
  const text = mapping(100)
  const { plans, specs, diagnostics } = compileMappings([{ name: 'mine.yaml', text }])
  expect(diagnostics).toEqual([])
  const find = (lines: number) => () =>
    withSampleFindings([], { plans, specs, samples: [{ name: 'sample.json', text: sample(lines) }] })
  const found = find(100)()
  expect(found).toHaveLength(100)
  expect(found[7]).toMatchObject({ code: 'sample/label-not-seen', hint: 'did you mean "LABLE 7 X"?' })
  expectGrowth([2000, 20_000], find, smallest => 15 * smallest + 100)
})

test('many samples are held against a mapping in time that grows with them', () => {
  const { plans, specs } = compileMappings([{ name: 'mine.yaml', text: mapping(20) }])
  const text = sample(20)
  const find = (count: number) => () =>
    withSampleFindings([], {
      plans,
      specs,
      samples: Array.from({ length: count }, (_, index) => ({ name: `${index}.json`, text })),
    })
  expectGrowth([50, 500], find, smallest => 15 * smallest + 60)
})

test('a section that is not known is reported, and not each line in it again', () => {
  const text = `id: mine
title: Mine
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  filing:
    section: SECTION_FILNG
    fields:
      wages: { from: WAGES, as: money, required: true }
      more: { section: MORE, fields: { tips: { from: TIPS, as: money } } }
  tips: { from: SECTION_FILING > TIPPS, as: money }
`
  const { plans, specs, diagnostics } = compileMappings([{ name: 'mine.yaml', text }])
  const lines = { WAGES: '$1.00', TIPS: '$2.00' }
  const json = JSON.stringify({ TYPE: 'RETR', SECTION_FILING: lines, FORM: '1040' })
  const found = withSampleFindings(diagnostics, { plans, specs, samples: [{ name: 'a.json', text: json }] })
  expect(found.map(({ code, span: { line }, hint }) => [line, code, hint])).toEqual([
    [7, 'spec/unknown-section', 'did you mean "SECTION_FILING"?'],
    [11, 'sample/label-not-seen', 'did you mean "TIPS"?'],
  ])
})

test('a line that is worded otherwise is no guess, though it is the only one that the field could read', () => {
  const text = `id: mine
title: Mine
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  wages: { from: SECTION_FILING > WAGES, as: money }
  tips: { from: SECTION_FILING > TIPS, as: money }
`
  const { plans, specs } = compileMappings([{ name: 'mine.yaml', text }])
  const hintFor = (label: string): string | undefined => {
    const lines = { WAGES: '$1.00', [label]: '$2.00' }
    const json = JSON.stringify({ TYPE: 'RETR', SECTION_FILING: lines, FORM: '1040' })
    const [found, other] = withSampleFindings([], { plans, specs, samples: [{ name: 'a.json', text: json }] })
    expect([found?.code, found?.span.line, other]).toEqual(['sample/label-not-seen', 7, undefined])
    return found?.hint
  }
  expect(hintFor('TIP INCOME')).toBe('did you mean "TIP INCOME"?')
  expect(hintFor('PENALTY FOR LATE PAYMENT')).toBe(
    'check the lines that no field reads: txmap map SAMPLE --mapping FILE --all',
  )
})

test('the very label in another section goes before one that is a little like it', () => {
  const text = `id: mine
title: Mine
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  expenses:
    section: SECTION_FILING > EXPENCES
    fields:
      rent: { from: RENT, as: money }
      heat: { from: HEAT, as: money }
`
  const { plans, specs } = compileMappings([{ name: 'mine.yaml', text }])
  const filing = { WAGES: '$1.00', EXPENSES: { RENT: '$3.00', HEAT: '$4.00' } }
  const json = JSON.stringify({ TYPE: 'RETR', SECTION_FILING: filing, FORM: '1040' })
  const found = withSampleFindings([], { plans, specs, samples: [{ name: 'a.json', text: json }] })
  expect(found.map(({ span: { line }, hint }) => [line, hint])).toEqual([
    [9, 'did you mean SECTION_FILING.EXPENSES.RENT?'],
    [10, 'did you mean SECTION_FILING.EXPENSES.HEAT?'],
  ])
})
