/** `txmap demo`: the whole path, over real connections on this machine. */
import { expect, test } from 'vitest'
import { run } from '../../../src/cli/run.ts'

test('fetches one transcript of each type from the sandbox, maps it and shows what came out', async () => {
  let out = ''
  let notes = ''
  const code = await run(['demo'], {
    write: text => {
      out += text
    },
    note: text => {
      notes += text
    },
    read: () => '',
    clearScreen: () => {},
    makeFolder: () => {},
    save: () => {},
    exists: () => false,
    readRevision: () => '',
    remove: () => {},
    isCi: false,
    nextKey: undefined,
    untilInterrupted: async () => {},
    clearLine: () => {},
    results: () => process.stdout,
    isTerminal: false,
    hasColour: false,
    columns: undefined,
    now: () => 0,
  })
  expect(code).toBe(0)
  for (const type of ['ACTR', 'RECA', 'RETR', 'WAID'])
    expect(notes).toMatch(new RegExp(`\\d of 4: ${type} .* fetched and mapped`))
  expect(notes.match(/a token was granted/g)).toHaveLength(1)
  expect(out).toMatch(/adjusted gross income +43,867\.00/)
  expect(out.match(/0 errors, 0 warnings, 0 lines unmapped/g)).toHaveLength(4)
})
