/** What a document may have at most: each limit by itself, its defaults, and what is said beyond it. */
import { describe, expect, test } from 'vitest'
import { createMapper, MapperError, mapTranscript, TranscriptShapeError } from '../../../src/index.ts'

function errorOf(work: () => unknown): MapperError {
  try {
    work()
  } catch (error) {
    if (error instanceof MapperError) return error
  }
  throw new Error('no error of ours')
}

const outline = { TYPE: 'RETR', FORM: '1040' }
const text = JSON.stringify(outline)

describe('a document beyond a limit', () => {
  const cases: readonly (readonly [string, unknown, object, string])[] = [
    ['characters of a text', text, { characters: 10 }, 'more than 10 characters'],
    ['characters of a parsed document', outline, { characters: 10 }, 'more than 10 characters'],
    ['leaves', { ...outline, A: ['x'] }, { leaves: 2 }, 'more than 2 leaves'],
    ['depth', { ...outline, A: [{}] }, { depth: 2 }, 'more than 2 levels of nesting'],
    [
      'duplicate keys',
      '{"TYPE":"RETR","A":1,"A":2,"A":3}',
      { duplicateKeys: 1 },
      'more than 1 keys that are written again',
    ],
    [
      'pointers',
      { ...outline, [`A${'B'.repeat(100)}`]: ['1', '2', '3', '4'] },
      { pointersPerCharacter: 2 },
      'more than 2 characters of pointers for each of its own',
    ],
    [
      'leaves under keys written again',
      '{"TYPE":"RETR","A":[1,2,3],"A":1}',
      { leaves: 4 },
      'more than 4 leaves',
    ],
  ]

  test.each(cases)('is refused by its name, with the way to raise it: %s', (_, raw, limits, more) => {
    const error = errorOf(() => mapTranscript(raw, { limits }))
    expect(error).toBeInstanceOf(TranscriptShapeError)
    expect(error.code).toBe('transcript/over-limit')
    const [name] = Object.keys(limits)
    expect(error.message).toBe(
      `The document has ${more}, which limit "${name}" allows at most; to read such documents, raise it: createMapper({ limits: { ${name}: … } }), or mapTranscript(…, { limits: { ${name}: … } })`,
    )
    expect(() => mapTranscript(raw, { limits: { ...limits, [name ?? '']: 1000 } })).not.toThrow()
  })

  test('is refused where it contains itself, or one part many times over', () => {
    const own: Record<string, unknown> = { ...outline }
    own.A = own
    expect(errorOf(() => mapTranscript(own)).code).toBe('transcript/over-limit')
    let laugh: unknown = 'ha'
    for (let level = 0; level < 40; level++) laugh = [laugh, laugh, laugh]
    expect(errorOf(() => mapTranscript({ ...outline, A: laugh })).code).toBe('transcript/over-limit')
  })
})

describe('the limits', () => {
  test('of a mapper hold for each document, and those of a call go before them', () => {
    const mapper = createMapper({ mappings: [], limits: { leaves: 1 } })
    expect(errorOf(() => mapper.mapTranscript(text)).code).toBe('transcript/over-limit')
    expect(mapper.mapTranscript(text, { limits: { leaves: 2 } }).data).not.toBe(null)
    expect(errorOf(() => mapper.mapTranscript(text, { limits: { leaves: undefined, depth: 3 } })).code).toBe(
      'transcript/over-limit',
    )
  })

  test.each([
    [{ leafs: 1 }, 'there is no limit "leafs"; did you mean "leaves"?'],
    [
      { everything: 1 },
      'there is no limit "everything"; use one of characters, leaves, depth, duplicateKeys, pointersPerCharacter, issues',
    ],
    [{ leaves: 0 }, 'limit "leaves" is no number of 1 or more; the default is 1000000'],
    [{ leaves: Number.NaN }, 'limit "leaves" is no number of 1 or more; the default is 1000000'],
    [{ leaves: '9' }, 'limit "leaves" is no number of 1 or more; the default is 1000000'],
    [7, 'they are no object; limits: { leaves: 100_000 }'],
  ])('%j are refused', (limits, problem) => {
    for (const work of [
      () => createMapper({ mappings: [], limits: limits as object }),
      () => mapTranscript(text, { limits: limits as object }),
    ])
      expect(errorOf(work)).toMatchObject({
        code: 'transcript/bad-limit',
        message: `The document limits are wrong: ${problem}`,
      })
  })
})

describe('more issues of one code than are listed', () => {
  const rows = Array.from({ length: 5 }, (_, index) => ({ CODE: '150', AMOUNT: `much ${index}` }))
  const raw = { TYPE: 'ACTR', FORM: '1040', NEWS: 'x', SECTION_TRANSACTIONS: rows }

  test('are counted, and hide none of another code', () => {
    const all = mapTranscript(raw, { unmapped: 'error' })
    const some = mapTranscript(raw, { unmapped: 'error', limits: { issues: 2 } })
    expect(some.data).toEqual(all.data)
    expect(some.unmapped).toEqual(all.unmapped)
    const listed = some.issues.filter(({ code }) => code !== 'transcript/more-issues')
    const counts = new Map(all.issues.map(({ code }) => [code, 0]))
    for (const { code } of all.issues) counts.set(code, (counts.get(code) ?? 0) + 1)
    for (const [code, count] of counts) {
      expect(listed.filter(each => each.code === code)).toHaveLength(Math.min(2, count))
      const more = some.issues.find(({ message }) => message.includes(` of the code ${code} `))
      expect(more?.message).toBe(
        count <= 2
          ? undefined
          : `${count - 2} more ${count === 3 ? 'issue' : 'issues'} of the code ${code} ${count === 3 ? 'is' : 'are'} not listed`,
      )
    }
    expect(some.issues.find(({ message }) => message.includes('value/refused'))?.severity).toBe('error')
  })
})
