/** Which paths the compiler takes. It holds this file to it: a path that it should refuse, and does not, is an error here. */
import { describe, expect, test } from 'vitest'
import { createMapper, type MappingResult, mapTranscript, UnknownPathError } from '../../../src/index.ts'

const raw = { TYPE: 'RETR', FORM: '1040' }
const result = mapTranscript(raw, { mapping: 'retr-1040' })
const income = mapTranscript({ TYPE: 'WAID', FORM: 'INCOME' }, { mapping: 'waid-income' })
const any: MappingResult = mapTranscript(raw)

describe('a path of a pinned mapping', () => {
  test('leads to a field, in a list at any position', () => {
    const row: number = 2
    const states = [
      result.state('/income/wages'),
      result.state('/scheduleC/0/grossReceipts'),
      result.state(`/scheduleC/${row}/grossReceipts`),
      income.state('/informationReturns/0/form'),
      income.state('/informationReturns/0/wages'),
    ]
    expect(states).toEqual(['absent', 'absent', 'absent', 'absent', 'absent'])
  })

  test('leads nowhere with a letter too many, below a field, or to what holds several', () => {
    const wrong = [
      // @ts-expect-error a letter too many
      () => result.state('/income/wagess'),
      // @ts-expect-error a name that the data has not
      () => result.state('/incom/wages'),
      // @ts-expect-error below a field
      () => result.state('/income/wages/toFixed'),
      // @ts-expect-error a group
      () => result.state('/income'),
      // @ts-expect-error a list
      () => result.state('/scheduleC'),
      // @ts-expect-error an entry
      () => result.state('/scheduleC/0'),
      // @ts-expect-error no position
      () => result.state('/scheduleC/first/grossReceipts'),
      // @ts-expect-error no slash
      () => result.state('income'),
      // @ts-expect-error a member of the list itself
      () => result.state('/scheduleC/length'),
      // @ts-expect-error of no kind of entry
      () => income.state('/informationReturns/0/wagess'),
    ]
    for (const ask of wrong) expect(ask).toThrow(UnknownPathError)
  })

  test('of lineage leads to what holds several, too', () => {
    expect(result.lineage('/income').length).toBeGreaterThan(5)
    expect(result.lineage('/scheduleC')).toEqual([])
    expect(result.lineage('/scheduleC/0')).toEqual([])
    expect(result.lineage('')).toEqual(result.lineage())
    // @ts-expect-error a letter is missing
    expect(() => result.lineage('/incom')).toThrow(UnknownPathError)
  })
})

describe('a path of whichever mapping fitted', () => {
  test('leads to a field of all of them', () => {
    expect(any.state('/header/name')).toBe('absent')
    // @ts-expect-error only returns have one; narrow by is
    expect(any.state('/income/wages')).toBe('absent')
  })
})

test('a path that is computed, or leads into unknown data, is looked at when it is asked for', () => {
  const path: string = '/income/wagess'
  expect(() => result.state(path)).toThrow(UnknownPathError)
  const own = createMapper({
    mappings: [
      'id: mine\ntitle: M\nversion: "1.0.0"\nmatch: { type: RETR }\nfields: { a: { from: A, as: text } }\n',
    ],
    bundled: false,
  }).mapTranscript(raw)
  expect(own.state('/a')).toBe('absent')
  expect(() => own.state('/b')).toThrow(UnknownPathError)
})
