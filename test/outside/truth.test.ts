/** Transcripts in wordings that the mappings were not written from: every line is read as it must be, or reported. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../src/index.ts'
import { gapsOf, goldensWithTruth, isAllRead, untruths } from './truth.ts'

const cases = goldensWithTruth()

test('there are at least twenty-four transcripts with a truth.json', () => {
  expect(cases.length).toBeGreaterThanOrEqual(24)
})

describe.each(cases)('$name', ({ text, truth }) => {
  test('has a truth that speaks of every line, and of nothing else', () => {
    expect(gapsOf(truth, JSON.parse(text))).toEqual([])
  })

  test('is read as it must be, or reported, line by line', () => {
    expect(untruths(truth, mapTranscript(text))).toEqual([])
  })

  test.runIf(isAllRead(truth))('raises no alarm, as all of it can be read', () => {
    const alarms = mapTranscript(text).issues.filter(({ severity }) => severity !== 'info')
    expect(alarms.map(({ code, path, pointer }) => `${code} ${path} ${pointer}`)).toEqual([])
  })

  test('is read so from the parsed document, too', () => {
    expect(untruths(truth, mapTranscript(JSON.parse(text)))).toEqual([])
  })
})
