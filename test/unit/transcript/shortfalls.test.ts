/** What falls short is found without the lineage of everything else; both must tell the same. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../../src/mapper/map-transcript.ts'
import { goldens } from '../../support/goldens.ts'
import { issuesOf, mapped } from '../../support/mapped.ts'

/** A copy of a document in which one amount, the one at the place, cannot be read. */
function spoilt(document: unknown, place: number): unknown {
  const copy: unknown = structuredClone(document)
  const amounts: (() => void)[] = []
  const waiting: unknown[] = [copy]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (typeof at !== 'object' || at === null) continue
    for (const [key, value] of Object.entries(at)) {
      if (typeof value === 'object' && value !== null) waiting.push(value)
      else if (/^-?\$[\d,]+\.\d\d$/.test(String(value)))
        amounts.push(() => {
          Reflect.set(at, key, '$1,23.4')
        })
    }
  }
  amounts[place % Math.max(1, amounts.length)]?.()
  return copy
}

describe('refused texts', () => {
  test.each(goldens())('of $name are those of its lineage', ({ text }) => {
    for (const place of [0, 7, 31]) {
      const result = mapTranscript(spoilt(JSON.parse(text), place))
      const reported = result.issues.filter(each => each.code === 'value/refused').map(each => each.path)
      const derived = new Set(result.lineage().flatMap(each => (each.normalizer === null ? [each.path] : [])))
      const invalid = result
        .lineage()
        .filter(each => each.state === 'invalid' && each.sources.length > 0 && !derived.has(each.path))
      expect(reported).toEqual(invalid.map(each => each.path))
    }
  })
})

test('a required field of a section that is not there is missing, beside what is refused elsewhere', () => {
  const body = `fields:
  wages: { from: WAGES, as: money }
  filing:
    section: SECTION_FILING
    fields:
      status: { from: STATUS, as: text }
      party: { fields: { name: { from: NAME, as: text, required: true } } }
`
  const reported = (document: Readonly<Record<string, unknown>>): readonly string[] =>
    issuesOf(mapped(body, document)).filter(each => each.startsWith('value/'))
  expect(reported({})).toEqual(['value/required /filing/party/name'])
  expect(reported({ WAGES: '$1,23.4' })).toEqual([
    'value/refused /WAGES',
    'value/required /filing/party/name',
  ])
  expect(reported({ SECTION_FILING: { NAME: 'A' } })).toEqual([])
})

test('a question that cannot be answered falls short, and so does what is kept whole and is not there', () => {
  const body = `fields:
  isOwn: { whether: OWN, is: [Own] }
  rest: { keep: SECTION_A.REST }
  isTheirs: { whether: SECTION_A.THEIRS, is: [Own] }
  wages: { from: WAGES, as: money }
`
  const result = mapped(body, { OWN: 5, WAGES: '$1,23.4' })
  expect(issuesOf(result)).toEqual(['value/refused /OWN', 'value/refused /WAGES'])
  expect(result.data).toEqual({ isOwn: null, rest: null, isTheirs: null, wages: null })
  const there = mapped(body, { OWN: 'Own', SECTION_A: { REST: { X: '1' }, THEIRS: 'Own' }, WAGES: '$1,23.4' })
  expect(issuesOf(there)).toEqual(['value/refused /WAGES'])
  expect(there.state('/rest')).toBe('value')
  const [theirs] = there.lineage('/isTheirs')
  expect(theirs?.sources).toEqual([{ pointer: '/SECTION_A/THEIRS', raw: 'Own' }])
  expect(there.unmapped).toContain('/SECTION_A/REST/X')
})

describe('a flag whose text is in no list', () => {
  const flag = 'audited: { from: AUDITED, as: flag, yes: [Audited], no: [Not audited] }'
  const body = `fields:
  ${flag}
  plain: { from: PLAIN, as: flag }
  either: { from: [EITHER, { label: AMOUNT, as: money }], as: flag, yes: ["Y"] }
  rows: { each: ROWS, fields: { ${flag} } }
  items: { each: ITEMS, choose: { by: TYPE, as: kind, cases: { a: { texts: [A], fields: { ${flag} } } }, otherwise: { case: other, fields: { ${flag} } } } }
`
  const undecided = (document: Readonly<Record<string, unknown>>): readonly string[] =>
    issuesOf(mapped(body, document)).filter(each => each.startsWith('value/'))

  test.each(['Audited', 'NOT  AUDITED', '', ' ', 'Unanswered', 'UNANSWERED ', 'N/A', 'None'])(
    'is not %j',
    text => {
      expect(
        undecided({ AUDITED: text, ROWS: [{ AUDITED: text }], ITEMS: [{ TYPE: 'A', AUDITED: text }] }),
      ).toEqual([])
    },
  )

  test('is an issue at the line, in lists and entries too, and keeps its words', () => {
    const document = {
      AUDITED: 'By mail',
      PLAIN: 'No',
      AMOUNT: '$1.00',
      ROWS: [{ AUDITED: 'Audited' }, { AUDITED: 'By mail' }],
      ITEMS: [
        { TYPE: 'A', AUDITED: 'By mail' },
        { TYPE: 'B', AUDITED: 'Not audited' },
        { TYPE: 'B', AUDITED: 'By mail' },
      ],
    }
    expect(undecided(document)).toEqual(
      ['/AUDITED', '/PLAIN', '/ROWS/1/AUDITED', '/ITEMS/0/AUDITED', '/ITEMS/2/AUDITED'].map(
        pointer => `value/undecided ${pointer}`,
      ),
    )
    const result = mapped(body, document)
    expect(result.data).toMatchObject({ audited: { text: 'By mail', value: null } })
    const first = result.issues.find(({ code }) => code === 'value/undecided')
    expect(first).toMatchObject({ severity: 'warning', path: '/audited', pointer: '/AUDITED' })
    expect(first?.message).toBe(
      'Neither yes nor no: the text is in no list of the flag; add it under "yes" or "no"',
    )
    expect(result.state('/audited')).toBe('value')
  })

  test('is said beside what is refused, and of a bundled mapping', () => {
    expect(undecided({ AUDITED: 'By mail', EITHER: 7 })).toEqual([
      'value/undecided /AUDITED',
      'value/refused /EITHER',
    ])
    const income = (text: string): readonly string[] =>
      mapTranscript({
        TYPE: 'WAID',
        FORM: 'INCOME',
        SECTION_INCOME: [{ TYPE: 'W-2', ITEMS: { 'RETIREMENT PLAN INDICATOR': text } }],
      }).issues.flatMap(({ code, pointer }) => (code === 'value/undecided' ? (pointer ?? []) : []))
    expect(income('Plan')).toEqual(['/SECTION_INCOME/0/ITEMS/RETIREMENT PLAN INDICATOR'])
    expect(income('Unanswered')).toEqual([])
  })
})
