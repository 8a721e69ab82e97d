/** A transcript against the request that it answers. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mapTranscript, OptionsError } from '../../../src/index.ts'
import type { AskedTranscript } from '../../../src/transcript/open/as-asked.ts'

const answer = { TYPE: 'RETR', FORM: '1040', PERIOD: '202112', LAST4: '4331', SECTION_HEADER: {} }
const request: AskedTranscript = {
  transcriptType: 'RETR',
  transcriptForm: '1040',
  transcriptPeriod: '202112',
  tin: '900704331',
}

/** The places that say something else than was asked for. */
function others(document: object, asked: AskedTranscript): readonly string[] {
  const { issues } = mapTranscript(document, { request: asked })
  return issues.flatMap(({ code, pointer }) => (code === 'transcript/not-as-asked' ? (pointer ?? []) : []))
}

describe('a transcript', () => {
  test('that was asked for so has no issue', () => {
    expect(others(answer, request)).toEqual([])
  })

  test.each([
    ['/TYPE', { ...answer, TYPE: 'RECA' }],
    ['/FORM', { ...answer, FORM: '1040-X' }],
    ['/PERIOD', { ...answer, PERIOD: '202012' }],
    ['/LAST4', { ...answer, LAST4: '4890' }],
  ])('with another %s has an error there, without what was asked', (pointer, document) => {
    const found = mapTranscript(document, { request }).issues.filter(
      ({ code }) => code === 'transcript/not-as-asked',
    )
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({
      pointer,
      severity: 'error',
      message: `${pointer.slice(1)} is not the one that was asked for`,
    })
  })

  test('of another one altogether has all four', () => {
    const other = { TYPE: 'ACTR', FORM: '941', PERIOD: '201912', LAST4: '1111' }
    expect(others(other, request)).toEqual(['/TYPE', '/FORM', '/PERIOD', '/LAST4'])
  })

  test.each([
    ['does not say', { TYPE: 'RETR', FORM: '1040' }],
    ['says in another notation', { ...answer, PERIOD: 'December, 2021', LAST4: 'XXX-XX-4331' }],
    ['spells otherwise', { ...answer, TYPE: 'retr', FORM: 'Form 1040' }],
    ['has something else there', { ...answer, PERIOD: 202012, LAST4: null }],
  ])('is not held against what it %s', (_, document) => {
    expect(others(document, request)).toEqual([])
  })

  test('is not held against a period or a number that was asked for in another notation', () => {
    expect(others(answer, { transcriptPeriod: '2020-12', tin: '90-0704890' })).toEqual([])
  })

  test.each([
    ['misspelt', { period: '202012' }, 'mapTranscript has no option "period"'],
    ['of another kind', { transcriptPeriod: 202012 }, '"transcriptPeriod" is a number'],
  ])('is not asked for with a field that is %s', (_, request, message) => {
    expect(() => mapTranscript(answer, { request: request as AskedTranscript })).toThrow(OptionsError)
    expect(() => mapTranscript(answer, { request: request as AskedTranscript })).toThrow(message)
  })

  test('is held against nothing that was not asked', () => {
    expect(others({ ...answer, PERIOD: '202012' }, {})).toEqual([])
    expect(others({ ...answer, PERIOD: '202012' }, { tin: '900704331' })).toEqual([])
    expect(mapTranscript({ ...answer, PERIOD: '202012' }).issues.map(({ code }) => code)).not.toContain(
      'transcript/not-as-asked',
    )
  })

  test('is held against the last four digits of any number', () => {
    const digits = fc.stringMatching(/^[0-9]{4}$/)
    fc.assert(
      fc.property(digits, digits, (printed, asked) => {
        const found = others({ ...answer, LAST4: printed }, { tin: `90070${asked}` })
        expect(found).toEqual(printed === asked ? [] : ['/LAST4'])
      }),
    )
  })
})
