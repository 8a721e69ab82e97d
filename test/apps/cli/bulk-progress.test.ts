import { describe, expect, test } from 'vitest'
import { emptyTally, type Tally } from '../../../src/bulk/batch/tally.ts'
import { bulkProgress, bulkSummary } from '../../../src/cli/bulk/bulk-progress.ts'
import type { Io } from '../../../src/cli/io.ts'
import { emptyRecord } from '../../../src/drift/drift-record.ts'
import { driftReport } from '../../../src/drift/drift-report.ts'

interface Watched {
  readonly io: Io
  readonly notes: string[]
  now: number
}

function watched(isTerminal: boolean): Watched {
  const notes: string[] = []
  const made: Watched = {
    notes,
    now: 0,
    io: {
      write: () => undefined,
      note: text => notes.push(text),
      clearLine: () => {
        if (isTerminal) notes.push('\r\u001b[K')
      },
      results: () => process.stdout,
      read: () => '',
      exists: () => false,
      clearScreen: () => {},
      readRevision: () => '',
      makeFolder: () => {},
      save: () => undefined,
      isTerminal,
      hasColour: false,
      columns: undefined,
      now: () => made.now,
      remove: () => {},
      isCi: false,
      nextKey: undefined,
      untilInterrupted: async () => undefined,
    },
  }
  return made
}

const tallyOf = (lines: number, more: Partial<Tally> = {}): Tally => ({ ...emptyTally(), lines, ...more })
const found = {
  rejected: { 'transcript/not-json': 2 },
  issues: { error: { 'value/refused': 3 }, warning: { 'check/failed': 40 }, info: { i: 9 }, bug: {} },
}

describe('progress', () => {
  test('is a plain line every five seconds where there is no terminal', () => {
    const { io, notes } = watched(false)
    const seen = watched(false)
    const progress = bulkProgress(seen.io)
    for (let second = 0; second <= 12; second += 1) {
      seen.now = 1000 * second
      progress.step({ tally: tallyOf(100 * second, found), part: second / 100 })
    }
    progress.end()
    expect(seen.notes).toEqual([
      '500 lines, 100 a second, 5 %, about 95 s left; transcript/not-json 2, value/refused 3, check/failed 40\n',
      '1000 lines, 100 a second, 10 %, about 90 s left; transcript/not-json 2, value/refused 3, check/failed 40\n',
    ])
    bulkProgress(io).end()
    expect(notes).toEqual([])
  })

  test('is one line that is drawn over, and no wider than a terminal, where there is one', () => {
    const seen = watched(true)
    const progress = bulkProgress(seen.io)
    for (const at of [0, 400, 600, 700, 900]) {
      seen.now = at
      progress.step({ tally: tallyOf(at, found), part: undefined })
    }
    progress.note('reported\n')
    progress.end()
    const clear = '\r\u001b[K'
    const drawn = (lines: number): string =>
      `${lines} lines, 1000 a second; transcript/not-json 2, value/refused 3, check/failed 40`.slice(0, 78)
    expect(seen.notes).toEqual([`${drawn(600)}…`, clear, `${drawn(900)}…`, clear, 'reported\n'])
  })

  test('is silent for short work', () => {
    const seen = watched(true)
    const progress = bulkProgress(seen.io)
    seen.now = 400
    progress.step({ tally: tallyOf(100), part: 1 })
    progress.end()
    expect(seen.notes).toEqual([])
  })

  test('tells the rate of now, not that of the part which was done before', () => {
    const seen = watched(false)
    const progress = bulkProgress(seen.io)
    for (const [at, lines, part] of [
      [0, 1_000_000, 0.5],
      [5000, 1_000_050, 0.75],
    ] as const) {
      seen.now = at
      progress.step({ tally: tallyOf(lines), part })
    }
    expect(seen.notes).toEqual(['1000050 lines, 10 a second, 75 %, about 5 s left\n'])
  })
})

const complete = {
  state: 'complete',
  drift: driftReport(emptyRecord()),
  rejects: 'aside',
  driftFile: 'drift',
} as const

describe('the summary', () => {
  test('counts lines and what was found, the most frequent first', () => {
    const tally = tallyOf(10, {
      mapped: 7,
      blank: 1,
      rejected: { 'bulk/not-utf8': 1, 'transcript/not-json': 1 },
      issues: { error: { b: 1, a: 1, c: 5 }, warning: { w: 2 }, info: { i: 7 }, bug: {} },
    })
    expect(bulkSummary({ ...complete, tally }, 61_000 * 60)).toBe(
      [
        '10 lines in 61 min: 7 mapped, 2 rejected, 1 blank',
        '  rejected: bulk/not-utf8 1, transcript/not-json 1',
        '  errors: c 5, a 1, b 1',
        '  warnings: w 2',
        '  info: i 7',
        '  which lines were rejected, and why: aside',
        '',
      ].join('\n'),
    )
  })

  test('says how many lines nothing read, and where that is reported', () => {
    const group = {
      mapping: 'm',
      type: 'RETR',
      form: '1040',
      period: null,
      documents: 9,
      unread: 3,
      sampled: 9,
    }
    const drift = driftReport({ ...emptyRecord(), documents: 9, unmapped: 4, groups: [group] })
    const tally = tallyOf(9, { mapped: 9 })
    expect(bulkSummary({ ...complete, tally, drift }, 1000)).toContain(
      '\n  NOT READ: 4 labelled lines, in 3 of 9 transcripts; which, and what they likely are: drift\n',
    )
    expect(bulkSummary({ ...complete, tally, drift, driftFile: undefined }, 1000)).toContain(
      'in 3 of 9 transcripts\n',
    )
  })

  test('is one line where nothing was found', () => {
    const tally = tallyOf(1, { mapped: 1 })
    expect(bulkSummary({ ...complete, tally }, 7_300_000)).toBe(
      '1 line in 2 h 2 min: 1 mapped, 0 rejected, 0 blank\n',
    )
  })
})
