/** The account of leaves where the order of reading is not that of the document, and where the sentence stands that there is no data. */
import { describe, expect, test } from 'vitest'
import { dataOf, issuesOf, mapped } from '../../support/mapped.ts'

test('lines that another wording stands in for are unmapped in the order of the document; what is ignored stays so', () => {
  const body = `fields:
  wages: { from: [A > OLD, B > NEW], as: money }
ignore:
  - { path: A > TITLE, because: constant text }
  - { path: B > TITLE, because: constant text }
`
  const result = mapped(body, {
    B: { TITLE: 't', NEW: '$2.00', MORE: 'x' },
    A: { TITLE: 't', OLD: '$1.00' },
    Z: 'z',
  })
  expect(result.unmapped).toEqual(['/TYPE', '/FORM', '/B/NEW', '/B/MORE', '/Z'])
  expect(result.ignored.map(({ pointer }) => pointer)).toEqual(['/B/TITLE', '/A/TITLE'])
})

describe('the sentence that there is no data, in a part of a section, which is read behind the section', () => {
  const body = `fields:
  nothing: { notice: [Requested data not found] }
  form:
    section: SECTION_FILING."SCHEDULE C"
    fields:
      name: { from: NAME, as: text }
      other: { from: OTHER, as: text }
      inner: { section: PART II, fields: { line: { from: LINE, as: text } } }
`
  const sentence = 'Requested data not found'
  const inPart = (own: object, part: object): ReturnType<typeof mapped> =>
    mapped(body, { SECTION_FILING: { 'SCHEDULE C': { 'PART I': part, ...own } } })

  test.each([
    ['under a label that no field has', {}, { ANY: sentence }, { name: null, other: null }],
    ['deeper down', {}, { ANY: [{ A: sentence }] }, { name: null, other: null }],
    ['under the label of a field', {}, { NAME: sentence }, { name: sentence, other: null }],
    [
      'under a label that the section prints, too',
      { NAME: 'A' },
      { NAME: sentence },
      { name: 'A', other: null },
    ],
  ])('%s is noted once', (_, own, part, form) => {
    const result = inPart(own, part)
    expect(result.noData).toBe(true)
    expect(dataOf(result)).toMatchObject({ nothing: sentence, form })
    expect(issuesOf(result)).toEqual([])
    expect(result.unmapped).toEqual(['/TYPE', '/FORM'])
  })

  test('is not there: the part is read like any other', () => {
    const result = inPart({}, { NAME: 'A', ANY: 'x' })
    expect(result.noData).toBe(false)
    expect(dataOf(result)).toMatchObject({ nothing: null, form: { name: 'A' } })
    expect(result.unmapped).toEqual(['/TYPE', '/FORM', '/SECTION_FILING/SCHEDULE C/PART I/ANY'])
  })

  test.each([
    ['a section', { 'PART II': sentence }, []],
    ['a text', { NAME: [sentence] }, ['transcript/wrong-shape /SECTION_FILING/SCHEDULE C/PART I/NAME']],
  ])('is no line of its own in the place of %s', (_, part, issues) => {
    const result = inPart({}, part)
    expect(result.noData).toBe(true)
    expect(issuesOf(result)).toEqual(issues)
    expect(result.unmapped).toEqual(['/TYPE', '/FORM'])
  })

  test.each([
    ['that stands above the section', { NOTE: sentence }, {}, '/NOTE', ['PART I/ANY']],
    ['of an earlier part', {}, { 'PART 1': { ANY: sentence } }, 'PART 1/ANY', ['PART I/ANY']],
  ])('is a line like any other behind one %s', (_, above, own, first, unmapped) => {
    const at = (path: string): string => (path.startsWith('/') ? path : `/SECTION_FILING/SCHEDULE C/${path}`)
    const section = { ...own, 'PART I': { ANY: sentence } }
    const result = mapped(body, { ...above, SECTION_FILING: { 'SCHEDULE C': section } })
    expect(result.lineage()[0]?.sources.map(({ pointer }) => pointer)).toEqual([at(first)])
    expect(result.unmapped).toEqual(['/TYPE', '/FORM', ...unmapped.map(at)])
  })

  test('and the first such sentence of the document counts', () => {
    const result = inPart({ NAME: sentence }, { OTHER: sentence })
    const [first] = result.lineage()
    expect(first?.sources.map(({ pointer }) => pointer)).toEqual(['/SECTION_FILING/SCHEDULE C/PART I/OTHER'])
  })
})

test('lines of parts are unmapped in the order of the document, with those that another wording stands in for', () => {
  const body = `fields:
  form:
    section: SECTION_FILING."SCHEDULE C"
    fields: { pay: { from: [OLD, NEW, LAST], as: money } }
  name: { from: NAME, as: text }
ignore:
  - { path: SECTION_FILING > SCHEDULE C > TITLE, because: constant text }
`
  const form = {
    A: 'a',
    'PART I': { B: 'b', LAST: '$3.00', TITLE: 't', NEW: '$2.00', C: 'c' },
    OLD: '$1.00',
    D: 'd',
  }
  const result = mapped(body, { SECTION_FILING: { 'SCHEDULE C': form, E: 'e' }, NAME: 'n' })
  expect(dataOf(result)).toEqual({ form: { pay: '1.00' }, name: 'n' })
  expect(result.ignored.map(({ pointer }) => pointer)).toEqual(['/SECTION_FILING/SCHEDULE C/PART I/TITLE'])
  const inForm = ['A', 'PART I/B', 'PART I/LAST', 'PART I/NEW', 'PART I/C', 'D']
  expect(result.unmapped).toEqual([
    ...['/TYPE', '/FORM', ...inForm.map(path => `/SECTION_FILING/SCHEDULE C/${path}`), '/SECTION_FILING/E'],
  ])
})

test.each([0, 1, 2, 3, 11, 12, 13, 30])(
  'a few lines or many of a section that another one stands in for are unmapped in their order: %i',
  count => {
    const body = `fields:
  group: { section: [A, B], fields: { one: { from: ONE, as: text } } }
  two: { from: B > TWO, as: text }
ignore:
  - { path: B > TITLE, because: constant text }
`
    const lines = Object.fromEntries(Array.from({ length: count }, (_, at) => [`X${at}`, 'x']))
    const result = mapped(body, {
      B: { ...lines, ONE: '1', TITLE: 't', TWO: '2', 'One:': '1', Z: 'z' },
      C: 'c',
      A: { ONE: '3' },
      D: 'd',
    })
    expect(result.unmapped).toEqual([
      ...['/TYPE', '/FORM', ...Object.keys(lines).map(key => `/B/${key}`)],
      ...['/B/ONE', '/B/One:', '/B/Z', '/C', '/D'],
    ])
    expect(result.ignored).toEqual([{ pointer: '/B/TITLE', because: 'constant text' }])
    expect(dataOf(result)).toEqual({ group: { one: '3' }, two: '2' })
  },
)
