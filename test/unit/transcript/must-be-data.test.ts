/** What is given for a transcript or a callback and is none is reported by its kind, with what to give instead. */
import { describe, expect, test } from 'vitest'
import { createMapper, mapTranscript, TranscriptShapeError } from '../../../src/index.ts'

const canary = 'CANARY-123-45-6789'

function refusal(given: unknown): TranscriptShapeError {
  try {
    mapTranscript(given)
  } catch (error) {
    if (error instanceof TranscriptShapeError) return error
    throw error
  }
  throw new Error('it was mapped')
}

const transcript = { TYPE: 'ACTR', FORM: '1040', SECTION_HEADER: { X: canary } }

describe('a transcript', () => {
  test.each<readonly [unknown, string]>([
    [undefined, 'is undefined where an object is expected; pass the body of one transcript-detail response'],
    [null, 'is null where an object is expected; pass the body of one transcript-detail response'],
    [
      Buffer.from(canary),
      "is bytes where an object is expected; give its text: buffer.toString('utf8'), or new TextDecoder().decode(bytes)",
    ],
    [Promise.resolve(transcript), 'is a promise where an object is expected; await it first'],
    [
      new Response(JSON.stringify(transcript)),
      'is a Response where an object is expected; give its text: await response.text()',
    ],
    [
      [transcript],
      'is a list where an object is expected; map its transcripts one by one: list.map(each => mapTranscript(each))',
    ],
    [
      JSON.stringify(JSON.stringify(transcript)),
      'is a text where an object is expected; it was written as JSON twice: pass JSON.parse(text)',
    ],
  ])('%# that is none is reported by its kind', (given, reported) => {
    const error = refusal(given)
    expect(error).toMatchObject({ code: 'transcript/not-object', message: `The transcript ${reported}` })
  })

  test.each([
    [
      'transcripts/CANARY.json',
      "it looks like the path of a file; give what is in the file: readFileSync(path, 'utf8')",
    ],
    [
      'https://canary.example/CANARY',
      'it looks like an address; give what is there: await (await fetch(url)).text()',
    ],
    [
      '[object Object]',
      'it looks like what String() makes of an object; give the object itself, or its JSON text',
    ],
    ['', 'it cannot be read at its start, for it is empty; pass the whole body as it came'],
    ['{ "TYPE": ', 'it cannot be read at its end (line 1, column 11); pass the whole body as it came'],
  ])('%j is no JSON, and like what', (given, reported) => {
    const error = refusal(given)
    expect(error).toMatchObject({
      code: 'transcript/not-json',
      message: `The transcript is not JSON: ${reported}`,
    })
    expect(error.message).not.toMatch(/canary/i)
  })

  test.each(['data', 'body', 'text', 'response'])(
    'in a whole answer of a client is looked for in its "%s"',
    key => {
      for (const inner of [transcript, JSON.stringify(transcript)]) {
        const error = refusal({ status: 200, headers: {}, [key]: inner })
        expect(error).toMatchObject({
          code: 'transcript/no-type',
          message: `The transcript has no TYPE; pass the transcript in it alone, which is its "${key}"`,
        })
      }
    },
  )

  test('of the first version is still reported as that', () => {
    expect(refusal({ Data: { A: canary } }).code).toBe('transcript/version-1')
  })
})

test('a callback is reported in the same way', () => {
  const mapper = createMapper({
    mappings: [
      'id: c\ntitle: C\nversion: "1.0.0"\nmatch: { callback: individual }\nfields:\n  a: { from: A, as: text }\n',
    ],
  })
  expect(() => mapper.mapCallback(Promise.resolve({}))).toThrow(
    'The callback is a promise where an object is expected; await it first',
  )
  expect(() => mapper.mapCallback([{}])).toThrow('pass the body of one callback')
  expect(() => mapper.mapCallback('callbacks/a.json')).toThrow('it looks like the path of a file')
})

test('an object of a class, and one of another realm, is data as any other', () => {
  class Transcript {
    TYPE = 'ACTR'
    FORM = '1040'
  }
  expect(mapTranscript(new Transcript()).mapping.id).toBe('actr-1040')
  expect(mapTranscript(Object.assign(Object.create(null), transcript)).mapping.id).toBe('actr-1040')
})
