/**
 * Runs in which the system refuses, does half, or ends the process, at each of their calls in turn: on real files, and on files
 * in memory that forget at a loss of power whatever was not synced. After each, the run has reported an error and can be gone on
 * with, or its output is right and whole; never is a wrong one called complete. `npm run test:faults` tries every one;
 * without it, some of each kind are tried.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { BulkError } from '../../../src/bulk/bulk-error.ts'
import type { FileOperations } from '../../../src/bulk/files/file-operations.ts'
import { systemFiles } from '../../../src/bulk/files/system-files.ts'
import { type Fault, faults, faultyFiles } from '../../bulk/faulty-files.ts'
import { MemoryFiles } from '../../bulk/memory-files.ts'
import { ownersOf, smallInput, smallOutput, smallRun } from '../../bulk/small-run.ts'

const isLong = process.env.FAULTS === 'all'
/** In memory where the system has a folder for that: each run syncs some thirty times. */
const top = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'txmap-faults-'))
afterAll(() => rmSync(top, { recursive: true, force: true }))

let folders = 0
function newFolder(): string {
  folders += 1
  const folder = join(top, String(folders))
  mkdirSync(folder)
  return folder
}

/** What a folder holds, of either kind. */
interface Place {
  readonly files: FileOperations
  readonly folder: string
  readonly content: (name: string) => string | undefined
  readonly names: () => readonly string[]
}

function realPlace(): Place {
  const folder = newFolder()
  writeFileSync(join(folder, 'in'), smallInput)
  writeFileSync(join(folder, 'out'), 'older')
  writeFileSync(join(folder, 'out.drift.json'), 'older')
  return {
    files: systemFiles,
    folder,
    content: name => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : undefined),
    names: () => readdirSync(folder).sort(),
  }
}

function memoryPlace(): Place & { readonly memory: MemoryFiles } {
  const memory = new MemoryFiles()
  memory.put('/m/in', smallInput)
  memory.put('/m/out', 'older')
  memory.put('/m/out.drift.json', 'older')
  return {
    memory,
    files: memory,
    folder: '/m',
    content: name => memory.content(join('/m', name))?.toString(),
    names: () => memory.names().map(name => name.slice('/m/'.length)),
  }
}

const whole = ['in', 'out', 'out.drift.json', 'out.rejected.ndjson']

function expectWhole(place: Place): void {
  for (const [name, want] of Object.entries(smallOutput)) expect(place.content(name)).toBe(want)
  expect(JSON.parse(place.content('out.drift.json') ?? '')).toMatchObject({ documents: 4, rejected: 1 })
}

/** A run with a fault at one call; what it says of itself must be so. Gives whether the fault was met. */
async function faultyRun(
  place: Place,
  pid: number,
  gone: Set<number>,
  call: number,
  fault: Fault,
): Promise<boolean> {
  const faulty = faultyFiles(place.files, number => (number === call ? fault : undefined))
  try {
    const { state } = await smallRun(place.folder, faulty.files, ownersOf(pid, gone))
    expect(state).toBe('complete')
    expectWhole(place)
    // Only that a lock could not be removed is no fault of a run.
    expect(place.names().filter(name => !name.includes('.lock'))).toEqual(whole)
  } catch (error) {
    if (!faulty.isKilled()) {
      expect(error).toBeInstanceOf(BulkError)
      expect(['bulk/unwritable-output', 'bulk/unreadable-input', 'bulk/cannot-resume']).toContain(
        Object(error).code,
      )
    }
    expect(['older', smallOutput.out]).toContain(place.content('out'))
  }
  expect(place.content('in') === smallInput).toBe(true)
  gone.add(pid)
  return faulty.calls() >= call
}

async function lastRun(place: Place, pid: number, gone: Set<number>): Promise<void> {
  expect((await smallRun(place.folder, place.files, ownersOf(pid, gone))).state).toBe('complete')
  expectWhole(place)
  expect(place.names().filter(name => !/\.lock\..*\.new$/.test(name))).toEqual(whole)
}

/** The calls to try: all of them, or every `step`th from a beginning that is another one for each kind of fault. */
async function eachCall(
  fault: Fault,
  step: number,
  tried: (call: number) => Promise<boolean>,
): Promise<number> {
  const [first, pace] = isLong ? [1, 1] : [1 + faults.indexOf(fault) * 2, step]
  let count = 0
  for (let call = first; await tried(call); call += pace) count += 1
  return count
}

describe.each(faults)('a run that meets %s at some call', fault => {
  test('on real files is whole in the end, and tells no lie before', async () => {
    const count = await eachCall(fault, 17, async call => {
      const place = realPlace()
      const gone = new Set<number>()
      const isMet = await faultyRun(place, 1, gone, call, fault)
      await lastRun(place, 2, gone)
      rmSync(place.folder, { recursive: true })
      return isMet
    })
    expect(count).toBeGreaterThan(isLong ? 100 : 4)
  })

  test('as it goes on with a run that was killed is whole in the end', async () => {
    const killedAt = isLong ? [60, 75, 90, 105, 120] : [90]
    for (const earlier of killedAt)
      await eachCall(fault, 23, async call => {
        const place = memoryPlace()
        const gone = new Set<number>()
        await faultyRun(place, 1, gone, earlier, 'kill')
        const isMet = await faultyRun(place, 2, gone, call, fault)
        await lastRun(place, 3, gone)
        return isMet
      })
  })
})

/** Numbers by chance that are the same at every run. */
function drawing(seed: number): (count: number) => number {
  let state = seed
  return count => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
}

describe('a machine that loses its power', () => {
  test('at any call finds a run that can be gone on with, whatever it had not synced', async () => {
    const [rounds, pace] = isLong ? [20, 1] : [1, 3]
    let isMet = true
    let call = 0
    while (isMet) {
      call += pace
      for (let round = 0; round < rounds; round += 1) {
        const place = memoryPlace()
        const gone = new Set<number>()
        isMet = await faultyRun(place, 1, gone, call, 'kill')
        place.memory.powerLoss(drawing(call * 1000 + round))
        await lastRun(place, 2, gone)
      }
    }
    expect(call).toBeGreaterThan(100)
  })
})
