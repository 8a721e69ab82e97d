/**
 * The lock, as several runs take it at once: every order in which the calls of two of them can follow on each other with few
 * changes from one to the other, each of them killed at each call, and three of them in orders by chance. `npm run test:faults`
 * allows more changes and more orders. A call that nobody else can see takes no turn of its own.
 */
import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { FileOperations } from '../../../src/bulk/files/file-operations.ts'
import { type LockOwner, systemOwners } from '../../../src/bulk/files/lock-owner.ts'
import { takeLock } from '../../../src/bulk/files/run-lock.ts'
import { systemFiles } from '../../../src/bulk/files/system-files.ts'
import { MemoryFiles } from '../../bulk/memory-files.ts'
import { ownersOf } from '../../bulk/small-run.ts'

const isLong = process.env.FAULTS === 'all'

/** What a left lock says. */
const textOf = (pid: number): string => `${JSON.stringify(ownersOf(pid, new Set()).mine())}\n`

/** What the runs find: no lock, one whose owner is gone, and one whose heir is gone too, before it had the place of the first. */
const beginnings: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  nothing: [],
  'a lock that is left over': [['/m/out.lock', textOf(8)]],
  'two of them': [
    ['/m/out.lock', textOf(8)],
    ['/m/out.lock.8a', textOf(9)],
    ['/m/out.lock.9a.new', textOf(9)],
  ],
}

interface Outcome {
  /** What the one who chose was asked: how many runs could take the turn. */
  readonly choices: readonly number[]
  /** How many had the lock at some time, and how many were refused for another owner. */
  readonly took: number
  readonly reported: number
  readonly left: readonly string[]
}

/**
 * Lets `size` runs take the lock and free it. At each turn `choose` says which of those that could go on does; `kill` is the turn
 * at which it ends instead. Throws where two have the lock.
 */
async function taken(
  size: number,
  beginning: readonly (readonly [string, string])[],
  choose: (count: number, turn: number, last: number) => number,
  kill: number,
): Promise<Outcome> {
  const memory = new MemoryFiles()
  for (const [name, text] of beginning) memory.put(name, text)
  const gone = new Set([8, 9])
  const waiting = new Map<number, () => void>()
  const holding = new Set<number>()
  const ended = new Set<number>()
  let took = 0
  let reported = 0
  const run = async (pid: number): Promise<void> => {
    const turn = (): Promise<void> => new Promise(resolve => waiting.set(pid, resolve))
    const files = inTurns(memory, turn)
    try {
      const lock = await takeLock(files, ownersOf(pid, gone), '/m/out')
      holding.add(pid)
      took += 1
      if (holding.size > 1) throw new Error('two runs hold the lock')
      await turn()
      holding.delete(pid)
      await lock.release()
    } catch (error) {
      if (Object(error).code !== 'bulk/locked') throw error
      reported += 1
    }
  }
  const faults: unknown[] = []
  for (let pid = 1; pid <= size; pid += 1)
    run(pid)
      .catch(error => faults.push(error))
      .finally(() => ended.add(pid))
  const choices: number[] = []
  let last = 0
  while (ended.size < size) {
    for (let spins = 0; waiting.size + ended.size < size; spins += 1) {
      if (spins > 10_000) throw new Error('a run waits for nothing')
      await null
    }
    const able = [...waiting.keys()].sort((one, other) => one - other)
    if (able.length === 0) break
    const chosen = choose(able.length, choices.length, able.indexOf(last))
    choices.push(able.length)
    last = able[chosen] ?? 0
    const go = waiting.get(last)
    waiting.delete(last)
    if (choices.length - 1 === kill) {
      gone.add(last)
      holding.delete(last)
      ended.add(last)
    } else go?.()
  }
  if (faults.length > 0) throw faults[0]
  // However they ended, the next one gets it.
  await (await takeLock(memory, ownersOf(7, gone), '/m/out')).release()
  return { choices, took, reported, left: memory.names() }
}

/** Each call that another run can see waits for its turn. */
function inTurns(files: FileOperations, turn: () => Promise<void>): FileOperations {
  const isOwn = (file: string): boolean => file.endsWith('.new')
  return {
    ...files,
    open: async (file, mode) => {
      if (!isOwn(file)) await turn()
      return await files.open(file, mode)
    },
    factsOfName: async file => {
      await turn()
      return await files.factsOfName(file)
    },
    rename: async (from, to) => {
      await turn()
      await files.rename(from, to)
    },
    link: async (from, to) => {
      await turn()
      await files.link(from, to)
    },
    remove: async file => {
      if (!isOwn(file)) await turn()
      await files.remove(file)
    },
  }
}

/** Every order of two runs with at most `changes` turns that go to another run than they might; gives how many there are. */
async function everyOrder(
  beginning: readonly (readonly [string, string])[],
  changes: number,
  kill: number,
  check: (outcome: Outcome) => void,
): Promise<{ readonly orders: number; readonly turns: number }> {
  const open: { readonly turns: readonly number[]; readonly left: number }[] = [{ turns: [], left: changes }]
  let orders = 0
  let most = 0
  for (let order = open.pop(); order !== undefined; order = open.pop()) {
    const { turns, left } = order
    const made: number[] = []
    const stay = (count: number, turn: number, last: number): number => {
      const chosen = turns[turn] ?? Math.max(0, last)
      made.push(Math.min(chosen, count - 1))
      return made.at(-1) ?? 0
    }
    const outcome = await taken(2, beginning, stay, kill)
    check(outcome)
    orders += 1
    most = Math.max(most, outcome.choices.length)
    if (left === 0) continue
    for (let turn = turns.length; turn < made.length; turn += 1)
      if ((outcome.choices[turn] ?? 0) > 1)
        open.push({ turns: [...made.slice(0, turn), 1 - (made[turn] ?? 0)], left: left - 1 })
  }
  return { orders, turns: most }
}

describe.each(Object.entries(beginnings))('two runs that find %s', (_, beginning) => {
  test('never hold the lock both, one holds it, and nothing is left, in every order', async () => {
    const { orders } = await everyOrder(beginning, isLong ? 6 : 3, -1, ({ took, reported, left }) => {
      expect(took).toBeGreaterThan(0)
      expect(took + reported).toBe(2)
      expect(left).toEqual([])
    })
    expect(orders).toBeGreaterThan(40)
  })

  test('never hold the lock both where one is killed, and the next run gets it', async () => {
    for (let kill = 0, turns = 1; kill < turns; kill += 1) {
      const found = await everyOrder(beginning, isLong ? 3 : 1, kill, () => undefined)
      turns = Math.max(turns, found.turns)
    }
  })
})

test('three runs, one of which is killed, never hold the lock two at a time', async () => {
  let state = 1
  const draw = (count: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
  for (let round = 0; round < (isLong ? 100_000 : 1000); round += 1)
    for (const beginning of Object.values(beginnings)) await taken(3, beginning, draw, draw(40))
})

describe('on this machine', () => {
  const top = mkdtempSync(join(tmpdir(), 'txmap-lock-'))
  let folder = top
  let number = 0
  const out = (): string => join(folder, 'out')
  const newFolder = (): void => {
    number += 1
    folder = join(top, String(number))
    mkdirSync(folder)
  }
  afterAll(() => rmSync(top, { recursive: true, force: true }))
  const take = () => takeLock(systemFiles, systemOwners, out())
  const refusal = async (): Promise<string> => String(await take().catch((error: unknown) => error))
  const left = (changes: Partial<LockOwner>): void =>
    writeFileSync(`${out()}.lock`, `${JSON.stringify({ ...systemOwners.mine(), ...changes })}\n`)

  test('a second run names the first, which leaves nothing', async () => {
    newFolder()
    const lock = await take()
    const owner: LockOwner = JSON.parse(readFileSync(`${out()}.lock`, 'utf8'))
    expect(await refusal()).toBe(
      `BulkError: Another run is writing "${out()}": process ${process.pid} on ${owner.host}, since ${owner.since}; wait for it to end; if it is gone, remove "${out()}.lock"`,
    )
    await lock.release()
    expect(readdirSync(folder)).toEqual([])
  })

  const deadPid = spawnSync(process.execPath, ['--version']).pid

  test.each<[string, Partial<LockOwner>]>([
    ['a process that is gone', { pid: deadPid }],
    ['a process whose number another one has', { start: '1' }],
    ['a machine that has started again since', { boot: 'another' }],
  ])('a lock of %s is taken over', async (_, owner) => {
    newFolder()
    if (systemOwners.mine().start === null && owner.pid === undefined) return
    left(owner)
    const lock = await take()
    await lock.release()
    expect(readdirSync(folder)).toEqual([])
  })

  test.each<[string, Partial<LockOwner>]>([
    ['of another machine', { host: 'elsewhere', pid: deadPid }],
    ['of a container beside this one', { space: 'another', pid: deadPid }],
    ['of a process that runs', {}],
  ])('a lock %s is left alone', async (_, owner) => {
    newFolder()
    left(owner)
    expect(await refusal()).toContain('Another run is writing')
  })

  test('what is no lock is left alone, and nothing that it holds is shown', async () => {
    newFolder()
    for (const text of ['', 'CANARY', '{"pid":1,"host":"CANARY \\u001b"}']) {
      writeFileSync(`${out()}.lock`, text)
      const reported = await refusal()
      expect(reported).toContain('a process that cannot be identified; wait')
      expect(reported).not.toContain('CANARY')
    }
    rmSync(`${out()}.lock`)
    symlinkSync('/nowhere', `${out()}.lock`)
    expect(await refusal()).toContain('out.lock": it is a link; remove it')
  })

  test('where no second name can be given it is made all the same, and holds', async () => {
    newFolder()
    const noLinks = async (): Promise<void> => {
      throw Object.assign(new Error(), { code: 'EPERM' })
    }
    const files = { ...systemFiles, link: noLinks }
    const lock = await takeLock(files, systemOwners, out())
    await expect(takeLock(files, systemOwners, out())).rejects.toMatchObject({ code: 'bulk/locked' })
    await lock.release()
    expect(readdirSync(folder)).toEqual([])
  })
})
