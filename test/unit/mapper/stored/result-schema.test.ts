/** The schema of a stored result: nothing that JSON.stringify writes of one is missing in it, by the types of a result. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../../../src/index.ts'
import { jsonCheck } from '../../../../src/mapper/stored/check-json.ts'
import { resultSchema } from '../../../../src/mapper/stored/result-schema.ts'
import type { StoredParts } from '../../../../src/mapper/stored/stored-result.ts'
import { goldens } from '../../../support/goldens.ts'

const names: Readonly<Record<keyof StoredParts<string, unknown>, true>> = {
  mapping: true,
  data: true,
  issues: true,
  unmapped: true,
  ignored: true,
  noData: true,
  coverage: true,
  lineage: true,
}

describe('the schema of a stored result', () => {
  test('has the keys of one, in order', () => {
    expect(Object.keys(Object(resultSchema.properties))).toEqual(Object.keys(names))
    const [golden] = goldens()
    const written: object = JSON.parse(JSON.stringify(mapTranscript(golden?.text)))
    expect(Object.keys(written)).toEqual(resultSchema.required)
  })

  test('takes issues of every severity', () => {
    const check = jsonCheck(Object(resultSchema.properties).issues)
    const of = (severity: string): readonly object[] => [
      {
        ...{ code: 'transcript/unread-lines', severity, message: 'a' },
        ...{ path: null, pointer: null, spec: null, check: null },
      },
    ]
    for (const severity of ['error', 'warning', 'info', 'bug'])
      expect(check(of(severity), '')).toBeUndefined()
    expect(check(of('worse'), '')?.pointer).toBe('/0/severity')
  })

  test.each([
    ['a lineage entry of a derived field', { countedAsZero: ['/a'], partial: '1.00' }],
    ['a lineage entry with its evidence', { evidence: 'sourced' }],
    ['a second value of a key', { sources: [{ pointer: '/A', raw: '1', duplicate: true }] }],
    ['what was only looked at', { sources: [{ pointer: '/A', raw: { a: [1] }, beside: true }] }],
  ])('takes %s', (_, more) => {
    const check = jsonCheck(Object(resultSchema.properties).lineage)
    const entry = { path: '/a', state: 'value', sources: [], normalizer: null, spec: 'a.yaml:1:1', ...more }
    expect(check([entry], '')).toBeUndefined()
    expect(check([{ ...entry, state: 'unknown' }], '')?.pointer).toBe('/0/state')
    expect(check([{ ...entry, more: 1 }], '')?.pointer).toBe('/0')
  })
})
