/** Second sources of a value: another label that says the same. */
import { describe, expect, test } from 'vitest'
import { lineagePlanOf } from '../../../src/transcript/lineage/lineage-plan.ts'
import { walkFields } from '../../../src/transcript/lineage/lineage-walk.ts'
import { LeafStore } from '../../../src/transcript/view/leaves/leaf-store.ts'
import { readDocument } from '../../../src/transcript/view/read-document.ts'
import { readingTree } from '../../../src/transcript/view/tree/reading-tree.ts'
import { planOf } from '../../support/compiled.ts'
import { mapped } from '../../support/mapped.ts'

const body = `fields:
  party:
    section: [PAYER, ISSUER]
    fields:
      name: { from: NAME, as: text }
  town: { from: [TOWN, ISSUER > TOWN], as: text }
`

test('a line that says the same is a second source, in a section that another one stands in for, too', () => {
  const sourcesOf = (document: Readonly<Record<string, unknown>>): readonly string[] | undefined =>
    mapped(body, document)
      .lineage()
      .find(({ path }) => path === '/town')
      ?.sources.map(({ pointer }) => pointer)
  const issuer = { NAME: 'B', TOWN: 'Springfield' }
  expect(sourcesOf({ TOWN: 'Springfield', ISSUER: issuer })).toEqual(['/TOWN', '/ISSUER/TOWN'])
  expect(sourcesOf({ TOWN: 'Springfield', ISSUER: issuer, PAYER: { NAME: 'A' } })).toEqual([
    '/TOWN',
    '/ISSUER/TOWN',
  ])
})

test('a value is invalid where its plan names a normalizer that there is not', () => {
  const plan = planOf('fields:\n  wages: { from: WAGES, as: money }\n')
  const fields = plan.fields.map(field =>
    field.kind === 'value'
      ? { ...field, sources: field.sources.map(source => ({ ...source, normalizer: 'currency' })) }
      : field,
  )
  const read = readDocument({ WAGES: '$1.00' }, readingTree(plan))
  const { found, shortfalls } = walkFields(lineagePlanOf(fields), read, new LeafStore(undefined))
  expect(found.map(({ path, state }) => [path, state])).toEqual([['/wages', 'invalid']])
  expect(shortfalls.map(({ problem }) => problem)).toEqual(['an unknown normalizer'])
})

test('the issues of a document are looked through once, however many entries nest too deep to be kept', () => {
  const deep = JSON.parse(`${'{"A":'.repeat(70)}"x"${'}'.repeat(70)}`)
  const rows = [...Array.from({ length: 50 }, () => 1), ...Array.from({ length: 50 }, () => ({ FORM: deep }))]
  const plan = planOf('fields:\n  rows: { each: ROWS, fields: { form: { keep: FORM } } }\n')
  const read = readDocument({ ROWS: rows }, readingTree(plan))
  let asked = 0
  const issues = read.issues.map(each => ({
    ...each,
    get code() {
      asked++
      return each.code
    },
  }))
  const { found } = walkFields(lineagePlanOf(plan.fields), { ...read, issues }, new LeafStore(undefined))
  expect(found.map(({ state }) => state)).toEqual(Array.from({ length: 50 }, () => 'invalid'))
  expect([issues.length, asked]).toEqual([100, 100])
})

/** A list of entries of two kinds, and fields that all of them have. */
const choice = (fields = ''): string => `fields:
  forms:
    each: ROWS
    choose:
      by: TYPE
      as: form
      cases: { W-2: { texts: [Form W-2], fields: { wages: { from: WAGES, as: money } } } }
      otherwise: { case: other, fields: { amount: { from: AMOUNT, as: money } } }
    fields: {${fields}}
`

test('the text that chooses the fields of an entry is shown once, and only where some field carries it', () => {
  const sourcesAt = (fields: string, row: object, path: string): readonly (readonly string[])[] =>
    mapped(choice(fields), { ROWS: [row] })
      .lineage()
      .filter(each => each.path === path)
      .map(({ sources }) => sources.map(({ pointer }) => pointer))
  const carried = ' type: { from: TYPE, as: text } '
  const twice = { TYPE: 'Form W-2', 'Type:': 'FORM W-2' }
  expect(sourcesAt(carried, twice, '/forms/0/form')).toEqual([['/ROWS/0/TYPE']])
  expect(sourcesAt(carried, twice, '/forms/0/type')).toEqual([['/ROWS/0/TYPE', '/ROWS/0/Type:']])
  expect(sourcesAt('', { TYPE: 'Form W-2' }, '/forms/0/form')).toEqual([[]])
  expect(sourcesAt(carried, { TYPE: ['Form W-2'] }, '/forms/0/form')).toEqual([[]])
  expect(sourcesAt(carried, {}, '/forms/0/form')).toEqual([[]])
})

test('a value that is read from the second place has the lines behind it as sources, and none before it', () => {
  const three = 'fields:\n  town: { from: [A, B > TOWN, C, D > TOWN], as: text }\n'
  const sourcesOf = (document: Readonly<Record<string, unknown>>): readonly string[] =>
    mapped(three, document)
      .lineage('/town')
      .flatMap(({ sources }) => sources.map(({ pointer }) => pointer))
  const here = { TOWN: 'Here' }
  expect(sourcesOf({ D: here, C: 'HERE', B: here })).toEqual(['/B/TOWN', '/C', '/D/TOWN'])
  expect(sourcesOf({ D: here, B: here })).toEqual(['/B/TOWN', '/D/TOWN'])
  expect(sourcesOf({ C: 'There', D: here, B: here, A: 'Here' })).toEqual(['/A', '/B/TOWN', '/D/TOWN'])
  expect(sourcesOf({ D: 'n/a', C: 'Here' })).toEqual(['/C'])
})

test('a value names what read it where it stands, and each place that says the same as its own reads it', () => {
  const body = 'fields:\n  paid: { from: [OLD, { label: NEW, as: decimal }], as: money }\n'
  const [own] = mapped(body, { NEW: '2' }).lineage()
  expect([own?.state, own?.normalizer]).toEqual(['value', 'decimal'])
  const [both] = mapped(body, { OLD: '$1.25', NEW: '1.25' }).lineage()
  expect([both?.normalizer, both?.sources.map(({ pointer }) => pointer)]).toEqual(['money', ['/OLD', '/NEW']])
})

test('an answer has the evidence of its field, and the state of what stands there', () => {
  const answers = `fields:
  isJoint: { whether: STATUS, is: [Joint], evidence: secondary }
  isOwn: { whether: OWN, is: [Own] }
`
  const entriesOf = (document: Readonly<Record<string, unknown>>): readonly unknown[] =>
    mapped(answers, document)
      .lineage()
      .map(({ state, evidence, normalizer, sources }) => [state, evidence, normalizer, sources.length])
  expect(entriesOf({ STATUS: 'Joint', OWN: 'x' })).toEqual([
    ['value', 'secondary', null, 1],
    ['value', 'sourced', null, 1],
  ])
  expect(entriesOf({ STATUS: null })).toEqual([
    ['empty', 'secondary', null, 1],
    ['absent', undefined, null, 0],
  ])
  expect(entriesOf({ STATUS: ['x'], OWN: true })).toEqual([
    ['invalid', 'secondary', null, 0],
    ['invalid', 'sourced', null, 1],
  ])
})

test('what is refused because it is no text says what it is', () => {
  const result = mapped(
    'fields:\n  wages: { from: WAGES, as: money }\n  own: { whether: OWN, is: [Own] }\n',
    {
      WAGES: 5,
      OWN: false,
    },
  )
  expect(result.issues.map(({ code, message, pointer }) => [code, message, pointer])).toEqual([
    ['value/refused', expect.stringContaining('a number where text is expected'), '/WAGES'],
    ['value/refused', expect.stringContaining('true or false where text is expected'), '/OWN'],
  ])
})

test('the fields of a section have each a lineage entry, whether the section is there and empty or not there at all', () => {
  const filing = `fields:
  filing:
    section: SECTION_FILING
    fields:
      wages: { from: [WAGES, { label: PAY, as: decimal }], as: money, required: true }
      isOwn: { whether: OWN, is: [Own] }
      rest: { keep: REST }
      rows: { each: ROWS, fields: { line: { from: LINE, as: text } } }
      party: { section: PARTY, fields: { name: { from: NAME, as: text, required: true } } }
      plain: { fields: { town: { from: TOWN, as: text } } }
  list: { each: LIST, fields: { part: { section: PART, fields: { line: { from: LINE, as: text } } } } }
`
  const ofFiling = [
    ['/filing/wages', 'absent', 'money', 'mappings[0]:9:7'],
    ['/filing/isOwn', 'absent', null, 'mappings[0]:10:7'],
    ['/filing/rest', 'absent', null, 'mappings[0]:11:7'],
    ['/filing/party/name', 'absent', 'text', expect.stringMatching(/^mappings\[0\]:13:/)],
    ['/filing/plain/town', 'absent', 'text', expect.stringMatching(/^mappings\[0\]:14:/)],
  ]
  const line = ['absent', 'text', expect.stringMatching(/^mappings\[0\]:15:/)]
  const entriesOf = (document: Readonly<Record<string, unknown>>): readonly unknown[] => {
    const result = mapped(filing, document)
    const missing = result.issues.flatMap(({ code, path }) => (code === 'value/required' ? [path] : []))
    expect(missing).toEqual(['/filing/wages', '/filing/party/name'])
    return result.lineage().map(({ path, state, normalizer, spec, sources }) => {
      expect(sources).toEqual([])
      return [path, state, normalizer, spec]
    })
  }
  expect(entriesOf({})).toEqual(ofFiling)
  expect(entriesOf({ SECTION_FILING: {} })).toEqual(ofFiling)
  expect(entriesOf({ SECTION_FILING: { PARTY: {} }, LIST: [{}, { PART: {} }] })).toEqual([
    ...ofFiling,
    ['/list/0/part/line', ...line],
    ['/list/1/part/line', ...line],
  ])
})

test('the sentence that there is no data is a value read as text, fed by its line, and absent where it does not stand', () => {
  const entryOf = (document: Readonly<Record<string, unknown>>): unknown =>
    mapped('fields:\n  nothing: { notice: [No data] }\n', document).lineage('/nothing')
  const entry = { path: '/nothing', normalizer: 'text', spec: 'mappings[0]:6:3' }
  expect(entryOf({ NOTE: 'No data' })).toEqual([
    { ...entry, state: 'value', sources: [{ pointer: '/NOTE', raw: 'No data' }] },
  ])
  expect(entryOf({ NOTE: 'Some data' })).toEqual([{ ...entry, state: 'absent', sources: [] }])
})

test('a label that is such a sentence is its text, whatever stands under it', () => {
  const result = mapped('fields:\n  nothing: { notice: [No data] }\n', { 'No data:': 'x' })
  expect(result.lineage()[0]?.sources).toEqual([{ pointer: '/No data:', raw: 'No data:' }])
})

test('each printing of a label has the text that it has, written as it is', () => {
  const [entry] = mapped('fields:\n  town: { from: TOWN, as: text }\n', {
    TOWN: 'Springfield',
    'Town:': 'SPRINGFIELD',
  }).lineage()
  expect(entry?.sources).toEqual([
    { pointer: '/TOWN', raw: 'Springfield' },
    { pointer: '/Town:', raw: 'SPRINGFIELD' },
  ])
})

test('what an entry is has a value, chosen and not read by a normalizer, whichever case it is', () => {
  const lineage = mapped(choice(), { ROWS: [{ TYPE: 'Form W-2' }, { TYPE: 'Form 9' }] }).lineage()
  expect(lineage.map(({ path, state, normalizer }) => [path, state, normalizer])).toEqual([
    ['/forms/0/form', 'value', 'choose'],
    ['/forms/0/wages', 'absent', 'money'],
    ['/forms/1/form', 'value', 'choose'],
    ['/forms/1/amount', 'absent', 'money'],
  ])
})

test.each(['TY <YYYY> PAID', 'A > TY <YYYY> PAID', 'A > B > TY <YYYY> PAID'])(
  'a year is fed by its line, however deep that stands: %s',
  place => {
    const line: Readonly<Record<string, unknown>> = { 'Ty 2021 paid': '$1.00' }
    const sections = place.split(' > ').slice(0, -1).reverse()
    const document = sections.reduce((inside, section) => ({ [section]: inside }), line)
    const pointer = `/${[...sections].reverse().concat('Ty 2021 paid').join('/')}`
    const lineage = mapped(`fields:\n  years: { amountsByYear: ${place} }\n`, document).lineage()
    expect(lineage.map(({ path, state, sources }) => [path, state, sources])).toEqual([
      ['/years/0/year', 'value', [{ pointer, raw: '$1.00' }]],
      ['/years/0/amount', 'value', [{ pointer, raw: '$1.00' }]],
    ])
  },
)

test('beside a field that is refused, one that is empty falls short only where it is required, and one of another shape not again', () => {
  const body = `fields:
  wages: { from: WAGES, as: money }
  tips: { from: TIPS, as: money }
  isOwn: { whether: OWN, is: [Own] }
  name: { from: NAME, as: text, required: true }
  town: { from: TOWN, as: text, required: true }
  code: { from: CODE, as: text, required: true }
`
  const document = { WAGES: 'x', TIPS: '', OWN: null, NAME: '', CODE: ['1'] }
  const { issues } = mapped(body, document)
  expect(issues.flatMap(({ code, path }) => (path === null ? [] : [[code, path]]))).toEqual([
    ['value/refused', '/wages'],
    ['value/required', '/name'],
    ['value/required', '/town'],
  ])
})

describe('the line beside a value', () => {
  // Every line is read, the type and the form too.
  const groups = (labels: string): string => `fields:
  type: { from: TYPE, as: text }
  form: { from: FORM, as: text }
  group: { from: CODE, with: [${labels}], as: transactionGroup }
  other: { from: OTHER, with: [${labels}], as: transactionGroup }
  words: { from: WORDS, as: text }
  note: { from: NOTE, as: text }
`
  const sourcesOf = (labels: string, document: Readonly<Record<string, unknown>>): readonly unknown[] =>
    mapped(groups(labels), document)
      .lineage()
      .slice(2, 4)
      .map(({ sources }) => sources.map(({ pointer, beside }) => (beside ? `${pointer}*` : pointer)))

  test('is the same for two values, of which each has its own', () => {
    const document = { CODE: '971', OTHER: '846', WORDS: 'Notice issued' }
    expect(sourcesOf('WORDS', document)).toEqual([
      ['/CODE', '/WORDS*'],
      ['/OTHER', '/WORDS*'],
    ])
  })

  test('is that of the first label that is there', () => {
    const document = { CODE: '971', OTHER: '846', NOTE: 'Notice issued' }
    expect(sourcesOf('WORDS, NOTE', document)).toEqual([
      ['/CODE', '/NOTE*'],
      ['/OTHER', '/NOTE*'],
    ])
    expect(sourcesOf('WORDS, NOTE', { ...document, WORDS: 'Issued' })).toEqual([
      ['/CODE', '/WORDS*'],
      ['/OTHER', '/WORDS*'],
    ])
  })

  test('is no source where a list stands in the place of the value', () => {
    expect(sourcesOf('WORDS', { CODE: ['971'], OTHER: '846', WORDS: 'Notice issued' })).toEqual([
      [],
      ['/OTHER', '/WORDS*'],
    ])
  })
})
