/** A form that a transcript prints, in its header or its return, against the one that was asked for. */
import { describe, expect, test } from 'vitest'
import { createMapper } from '../../../src/mapper/create-mapper.ts'
import { mapped } from '../../support/mapped.ts'

const header = `fields:
  header:
    section: SECTION_HEADER
    fields:
      formNumber: { from: FORM NUMBER, as: text }
`
const body = `${header}  filingInfo:
    section: SECTION_FILING
    fields:
      formNumber: { from: RETURN FORM, as: text }
`

test.each([
  ['1040', []],
  ['Form 1040', []],
  [
    '8812 Credits for Qualifying Children',
    [['transcript/other-form', 'error', '/SECTION_HEADER/FORM NUMBER']],
  ],
  ['as before', [['transcript/other-form', 'warning', '/SECTION_HEADER/FORM NUMBER']]],
])('%s', (printed, expected) => {
  const { issues } = mapped(header, { SECTION_HEADER: { 'FORM NUMBER': printed } })
  expect(issues.map(({ code, severity, pointer }) => [code, severity, pointer])).toEqual(expected)
})

test.each(['8812', '8812 Credits for Qualifying Children', 'Form 8812 (Credits)'])(
  'a form whose number is that of a schedule is named: %s',
  printed => {
    const { issues } = mapped(header, { SECTION_HEADER: { 'FORM NUMBER': printed } })
    expect(issues.map(({ message }) => message)).toEqual([
      'The figures are those of Form "8812" according to the header, but Form "1040" was requested; request Form "8812"',
    ])
  },
)

const formCodes = ['transcript/other-form', 'transcript/shared-lines']

/** What is said of the forms of a transcript of `asked`, by a mapping for what stands behind `match`. */
function saidOf(asked: string, header: unknown, filing: unknown, match = 'form: ["1040"]', fields = body) {
  const head = `id: sample\ntitle: Sample\nversion: "1.0.0"\nmatch: { type: RETR, ${match} }\n`
  const { issues } = createMapper({ mappings: [head + fields], bundled: false }).mapTranscript({
    TYPE: 'RETR',
    FORM: asked,
    SECTION_HEADER: { 'FORM NUMBER': header },
    SECTION_FILING: { 'RETURN FORM': filing },
  })
  return issues.filter(({ code, pointer }) => formCodes.includes(code) && pointer !== '/FORM')
}

describe('the form that the return says it is', () => {
  test('is another one: an error at its line, which says where it is printed', () => {
    expect(saidOf('1040', undefined, '1120')).toEqual([
      {
        code: 'transcript/other-form',
        severity: 'error',
        message:
          'The figures are those of Form "1120" according to the return, but Form "1040" was requested; request Form "1120"',
        path: '/filingInfo/formNumber',
        pointer: '/SECTION_FILING/RETURN FORM',
        spec: 'mappings[0]:13:7',
        check: null,
      },
    ])
  })

  test.each([
    ['1040', 'as before', 'The return names no form, but Form "1040" was requested'],
    ['SPECIAL', '1041', 'The return names Form "1041", but "SPECIAL" was requested'],
    ['Form special', '1041', 'The return names Form "1041", but "special" was requested'],
    ['EXTRA', '1041', 'The return names Form "1041", but "EXTRA" was requested'],
    ['RARE', '1041', 'The return names Form "1041", but "RARE" was requested'],
    ['SPECIAL', 'as before', 'The return names no form, but "SPECIAL" was requested'],
  ])('of a transcript asked for as %s is %s: a warning', (asked, printed, message) => {
    const match = 'form: ["1040", SPECIAL], family: [EXTRA], partly: [RARE]'
    expect(saidOf(asked, undefined, printed, match)).toMatchObject([{ severity: 'warning', message }])
  })

  test.each([
    ['the header says another one', '1065', '1120', ['/SECTION_HEADER/FORM NUMBER']],
    ['the header says so in other words', 'Form 1040', '1120', ['/SECTION_FILING/RETURN FORM']],
    ['the header names one of the family', '1040-SR', '1120', ['/SECTION_FILING/RETURN FORM']],
    ['the header is blank', '', '1120', ['/SECTION_FILING/RETURN FORM']],
    ['both say what was asked for', '1040', '1040', []],
  ])('counts behind the header: %s', (_, header, filing, pointers) => {
    const said = saidOf('1040', header, filing, 'form: ["1040"], family: [1040-SR]')
    expect(said.map(({ pointer }) => pointer)).toEqual(pointers)
  })
})

describe('a printed form', () => {
  const match = 'form: ["1040", 1120-S], family: [1040-SR], partly: [1040-NR]'

  test.each([
    ['1040', '1040-SR'],
    ['1040-SR', '1040'],
    ['1120-S', '1120 Series'],
    ['1120-S', '1040'],
    ['1040-NR', '1040NR'],
  ])('of a transcript of %s may be %s, which the mapping reads whole', (asked, printed) => {
    expect(saidOf(asked, printed, undefined, match)).toEqual([])
  })

  test('shares lines with that of the mapping: an issue that says so', () => {
    expect(saidOf('1040', 'Form 1040NR', undefined, match)).toMatchObject([
      {
        code: 'transcript/shared-lines',
        severity: 'info',
        message: 'Form "1040-NR" is read by mapping "sample" where the lines of the two forms are the same',
        path: '/header/formNumber',
        pointer: '/SECTION_HEADER/FORM NUMBER',
        spec: 'mappings[0]:9:7',
      },
    ])
  })

  test.each([
    ['1040-SR', '1120 Series', 'error'],
    ['10401', '1040 Series', 'warning'],
  ])('of a transcript of %s is not %s, a series of other forms', (asked, printed, severity) => {
    const said = saidOf(asked, printed, undefined, 'form: ["10401", 1040-SR]')
    expect(said.map(each => [each.code, each.severity])).toEqual([['transcript/other-form', severity]])
  })

  test('that is no text is none, and nothing is said where no form was asked for', () => {
    expect(saidOf('1040', '1120', undefined, undefined, body.replace('as: text', 'as: integer'))).toEqual([])
    const general = 'id: sample\ntitle: Sample\nversion: "1.0.0"\nmatch: { type: RETR }\n'
    const { issues } = createMapper({ mappings: [general + body], bundled: false }).mapTranscript({
      TYPE: 'RETR',
      SECTION_HEADER: { 'FORM NUMBER': '1120' },
    })
    expect(issues.map(({ code }) => code)).not.toContain('transcript/other-form')
  })
})
