/** Return transcripts of employers, whose labels nobody has seen: what the captions of the forms name is read, the rest is reported. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../src/index.ts'

const forms = ['940', '941', '943', '944'] as const

describe.each(forms)('the return of Form %s', form => {
  const filing = { 'PART 1': { 'TAX OF ALL KINDS': '$38,976.60' }, 'QUITE ANOTHER LINE': '$12.00' }
  const { data, issues, unmapped } = mapTranscript({ TYPE: 'RETR', FORM: form, SECTION_FILING: filing })

  test('is kept whole whatever is printed', () => {
    const asPrinted = Object.values(Object(data)).map(each => Reflect.get(Object(each), 'asPrinted'))
    expect(asPrinted.filter(each => each !== undefined)).toEqual([filing])
    expect(unmapped).toEqual([
      '/SECTION_FILING/PART 1/TAX OF ALL KINDS',
      '/SECTION_FILING/QUITE ANOTHER LINE',
    ])
  })

  test('is reported where nothing of a section is read, and where a key figure may be among the lines', () => {
    const reported = issues.map(({ code, severity, pointer }) => `${code} ${severity} ${pointer}`)
    expect(reported).toContain('transcript/unread-section warning /SECTION_FILING/PART 1')
    expect(
      reported.filter(each => each.startsWith('transcript/unread-key-figure warning')).length,
    ).toBeGreaterThan(0)
  })
})
