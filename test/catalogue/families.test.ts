/** Forms that are read for another form's sake: what is read of them is what would be read of that form. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../src/index.ts'
import { readText } from '../../src/transcript/open/read-text.ts'
import { goldens } from '../support/goldens.ts'

const individual = goldens().filter(golden => /^(?:actr|reca|retr)\/1040\//.test(golden.name))

/** The transcript with another form at its top and in its header. */
function ofForm(text: string, form: string): Readonly<Record<string, unknown>> {
  const { document } = readText(text)
  const header = Object.entries(Object(Reflect.get(Object(document), 'SECTION_HEADER')))
  const renamed = header.map(([key, value]) => [key, /^form/i.test(key) ? form : value])
  return { ...Object(document), FORM: form, SECTION_HEADER: Object.fromEntries(renamed) }
}

/** The data without the number of the form, what nothing read, and what is wrong, but for the forms that are named. */
function read(document: unknown): unknown {
  const { mapping, data, unmapped, issues } = mapTranscript(document)
  const text = JSON.stringify(data, (key, value: unknown) =>
    key === 'form' || key === 'formNumber' ? undefined : value,
  )
  const reported = issues.filter(
    each => !['/FORM', '/SECTION_HEADER/FORM NUMBER'].includes(each.pointer ?? ''),
  )
  return { id: mapping.id, text, unmapped, reported }
}

describe.each(individual)('$name', ({ text }) => {
  test.each(['1040-SR', '1040A', '1040EZ', 'Form 1040 SR', '1040-NR'])('is read whole as %s', form => {
    expect(read(ofForm(text, form))).toEqual(read(ofForm(text, '1040')))
  })
})

describe('of Form 1040-NR', () => {
  const { data, issues, unmapped } = mapTranscript({
    TYPE: 'RETR',
    FORM: '1040-NR',
    SECTION_HEADER: { 'FORM NUMBER': '1040-NR' },
    SECTION_FILING: {
      INCOME: { 'TOTAL WAGES': '$40,000.00' },
      'TAX AND CREDITS': { 'TAXABLE INCOME': '$38,800.00' },
      'SCHEDULE NEC--TAX ON INCOME NOT EFFECTIVELY CONNECTED': {
        'DIVIDENDS PAID BY U.S. CORPORATIONS': '$900.00',
      },
      'SCHEDULE A (FORM 1040-NR)': { 'TOTAL ITEMIZED DEDUCTIONS': '$1,200.00' },
    },
  })

  test('the lines of Form 1040 are read', () => {
    expect(data).toHaveProperty('income.wages')
    expect(JSON.stringify(Reflect.get(Object(data), 'income'))).toContain('"wages":"40000.00"')
  })

  test('schedules of its own are unmapped, each aloud', () => {
    expect(unmapped).toEqual([
      '/SECTION_FILING/SCHEDULE NEC--TAX ON INCOME NOT EFFECTIVELY CONNECTED/DIVIDENDS PAID BY U.S. CORPORATIONS',
      '/SECTION_FILING/SCHEDULE A (FORM 1040-NR)/TOTAL ITEMIZED DEDUCTIONS',
    ])
    const ofSections = issues.filter(each => each.code !== 'transcript/unread-key-figure')
    expect(ofSections.map(({ code, severity, pointer }) => [code, severity, pointer])).toEqual([
      ['transcript/shared-lines', 'info', '/FORM'],
      [
        'transcript/unread-section',
        'warning',
        '/SECTION_FILING/SCHEDULE NEC--TAX ON INCOME NOT EFFECTIVELY CONNECTED',
      ],
      ['transcript/unread-section', 'warning', '/SECTION_FILING/SCHEDULE A (FORM 1040-NR)'],
    ])
  })
})
