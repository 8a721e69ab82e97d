/** The command line of the benchmark. */
import { expect, test } from 'vitest'
import type { Group } from '../../bench/groups/group.ts'
import { readOptions } from '../../bench/options.ts'

const groups: readonly Group[] = ['main', 'growth'].map(name => ({
  name,
  summary: `about ${name}`,
  run: () => Promise.reject(new Error('is not run')),
}))

function read(...args: readonly string[]): unknown {
  const options = readOptions(args, groups)
  return 'help' in options
    ? options.help.split('\n')[0]
    : { ...options, groups: options.groups.map(({ name }) => name) }
}

const whole = {
  groups: ['main', 'growth'],
  contestant: '',
  isWhole: true,
  isQuick: false,
  json: false,
  rounds: 15,
  documents: 1_000_000,
  clock: 'cpu',
}

test('without options everything is measured', () => {
  expect(read()).toEqual(whole)
  expect(read('--json', '--clock', 'wall', '--documents', '3000000')).toEqual({
    ...whole,
    json: true,
    clock: 'wall',
    documents: 3_000_000,
  })
})

test('one group has fewer rounds and leaves the page alone', () => {
  const one = { ...whole, groups: ['main'], isWhole: false, rounds: 5, documents: 100_000 }
  expect(read('--only', 'main')).toEqual(one)
  expect(read('--only', 'main:by hand', '--rounds', '3')).toEqual({
    ...one,
    contestant: 'by hand',
    rounds: 3,
  })
})

test('a quick look has one round and leaves the page alone', () => {
  const quick = { ...whole, isWhole: false, isQuick: true, rounds: 1, documents: 2000 }
  expect(read('--quick')).toEqual(quick)
  expect(read('--quick', '--only', 'main')).toEqual({ ...quick, groups: ['main'] })
})

test.each([
  [['--only', 'other'], '--only is one of main, growth'],
  [['--rounds', '0'], '--rounds is a whole number, at least 1'],
  [['--documents', '5'], '--documents is a whole number, at least 100'],
  [['--clock', 'sun'], '--clock is cpu or wall'],
  [['--help'], 'npm run bench -- [options]'],
])('%j is answered by what it should be', (args, first) => expect(read(...args)).toBe(first))

test('the help names every group', () => {
  const answer = readOptions(['--help'], groups)
  expect('help' in answer && answer.help).toContain('  growth     about growth')
  expect('help' in answer && answer.isFault).toBe(false)
})
