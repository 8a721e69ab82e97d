/** Transcripts that a reader who knows them meets every day raise no alarm: no issue above an info, and no info but a right one. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../src/index.ts'
import { normalTranscripts } from '../support/normal-transcripts.ts'

const all = normalTranscripts()

describe('a normal transcript', () => {
  test.each(all)('raises no alarm: $what', ({ transcript, infos }) => {
    const { issues } = mapTranscript(transcript)
    const alarms = issues.filter(({ severity }) => severity !== 'info')
    expect(alarms.map(({ code, check, path, pointer }) => ({ code, check, path, pointer }))).toEqual([])
    expect([...new Set(issues.map(({ code }) => code as string))].sort()).toEqual(Object.keys(infos).sort())
  })

  test.each(all)('leaves nothing unread: $what', ({ transcript }) => {
    expect(mapTranscript(transcript).unmapped).toEqual([])
  })

  test('is one of at least 33, each described once, over every type', () => {
    const types = all.map(({ transcript }) => mapTranscript(transcript).mapping.id.slice(0, 4))
    expect(new Set(all.map(({ what }) => what)).size).toBe(all.length)
    expect(all.length).toBeGreaterThanOrEqual(33)
    expect([...new Set(types)].sort()).toEqual(['actr', 'reca', 'retr', 'waid'])
  })
})
