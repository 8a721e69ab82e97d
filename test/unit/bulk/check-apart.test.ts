/** No run may write a file that it reads, or one file as two things, by whatever names they are given. Real files. */
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { BulkOptions } from '../../../src/bulk/bulk-options.ts'
import type { FileOperations } from '../../../src/bulk/files/file-operations.ts'
import { systemFiles } from '../../../src/bulk/files/system-files.ts'
import { MemoryFiles } from '../../bulk/memory-files.ts'
import { ownersOf, smallInput, smallOutput, smallRun } from '../../bulk/small-run.ts'

const top = mkdtempSync(join(tmpdir(), 'txmap-apart-'))
let folder = top
let number = 0
beforeEach(() => {
  number += 1
  folder = join(top, String(number))
  mkdirSync(folder)
})
afterAll(() => rmSync(top, { recursive: true, force: true }))

const path = (name: string): string => join(folder, name)
const input = (name: string): string => {
  writeFileSync(path(name), smallInput)
  return path(name)
}

/** Every name that a run makes from that of its output. */
const derived = [
  'out',
  'out.partial',
  'out.lock',
  'out.checkpoint.json',
  'out.checkpoint.json.new',
  'out.rejected.ndjson',
  'out.rejected.ndjson.partial',
  'out.rejected.ndjson.lock',
  'out.drift.json',
  'out.drift.json.partial',
  'out.drift.json.lock',
]

/** Names, kinds and contents of everything in the folder. */
const state = (): readonly unknown[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map(name => [name, statSync(path(name)).isFile() ? readFileSync(path(name), 'utf8') : 'folder'])

async function refused(changes: Partial<BulkOptions>, reason: RegExp, files: FileOperations = systemFiles) {
  const before = state()
  const error: unknown = await smallRun(folder, files, ownersOf(1, new Set()), changes).catch(
    (thrown: unknown) => thrown,
  )
  expect(Object(error).code).toBe('bulk/unwritable-output')
  expect(String(error)).toMatch(reason)
  expect(state()).toEqual(before)
}

describe.each(derived)('an input that has the name %s', name => {
  test('is refused', async () => {
    await refused({ input: input(name) }, /Cannot write ".*": it is the input(;|$)/)
  })

  test('as a second name is refused', async () => {
    linkSync(input('in'), path(name))
    await refused({}, /it is the input/)
  })

  test('as a link to it is refused, and so is a link from it', async () => {
    symlinkSync(input('in'), path(name))
    await refused({}, /it is the input/)
    await refused({ input: path(name) }, /it is the input/)
  })

  test('on standard input is refused', async () => {
    const stdin = Object.assign(Readable.from([]), { fd: openSync(input(name), 'r') })
    await refused({ input: '-', stdin }, /it is the input/)
  })

  test('and is read as a mapping is refused', async () => {
    input('in')
    writeFileSync(path(name), 'id: mine')
    await refused({ alsoRead: [path(name)] }, /it is a mapping of this run/)
  })
})

describe('one file', () => {
  test.each(derived)('is not the file of rejected lines and %s', async name => {
    input('in')
    if (name === 'out.rejected.ndjson') return
    // Those beside the default file of rejected lines are free where another one is named.
    const isFree = name.startsWith('out.rejected.ndjson.')
    const rejects = path(name)
    if (isFree) {
      expect((await smallRun(folder, systemFiles, ownersOf(1, new Set()), { rejects })).state).toBe(
        'complete',
      )
      expect(readFileSync(rejects, 'utf8')).toBe(smallOutput['out.rejected.ndjson'])
    } else await refused({ rejects }, /as well/)
  })

  test('is known by two ways to its folder, also where it is not there yet', async () => {
    input('in')
    mkdirSync(path('real'))
    symlinkSync(path('real'), path('linked'))
    await refused({ output: path('real/out'), rejects: path('linked/out.partial') }, /as well/)
    input('real/in')
    await refused({ input: path('real/in'), output: path('linked/in') }, /it is the input/)
    await refused({ input: path('linked/in'), output: path('real/in') }, /it is the input/)
  })

  test('is not standard output and the input, nor the file of rejected lines', async () => {
    const fd = openSync(input('in'), 'a')
    const stdout = Object.assign(new Writable({ write: (_bytes, _encoding, done) => done() }), { fd })
    await refused({ output: '-', stdout, resume: false }, /"standard output": it is the input/)
    await refused({ input: '-', output: '-', stdout, resume: false, rejects: path('in') }, /as well/)
  })

  test('may be read twice', async () => {
    const changes = { alsoRead: [input('in'), path('in')] }
    expect((await smallRun(folder, systemFiles, ownersOf(1, new Set()), changes)).state).toBe('complete')
  })

  test('is known once it is there, where large and small letters count alike', async () => {
    const memory = new MemoryFiles()
    memory.put('/m/in', smallInput)
    const alike =
      <R>(call: (file: string) => Promise<R>) =>
      (file: string): Promise<R> =>
        call(file.toLowerCase())
    const files: FileOperations = {
      ...memory,
      open: (file, mode) => memory.open(file.toLowerCase(), mode),
      facts: alike(memory.facts),
      factsOfName: alike(memory.factsOfName),
      remove: alike(memory.remove),
      rename: (from, to) => memory.rename(from.toLowerCase(), to.toLowerCase()),
      link: (from, to) => memory.link(from.toLowerCase(), to.toLowerCase()),
    }
    const run = smallRun('/m', files, ownersOf(1, new Set()), { rejects: '/m/OUT.partial' })
    await expect(run).rejects.toMatchObject({ code: 'bulk/unwritable-output' })
    expect(memory.names()).toEqual(['/m/in'])
  })
})

describe('a link that somebody planted', () => {
  test.each(derived.filter(name => /\.(partial|new|lock)$/.test(name)))(
    'as %s is not followed',
    async name => {
      input('in')
      writeFileSync(path('victim'), 'precious')
      symlinkSync(path('victim'), path(name))
      const error: unknown = await smallRun(folder, systemFiles, ownersOf(1, new Set())).catch(
        (thrown: unknown) => thrown,
      )
      expect(String(error)).toContain(`Cannot write "${path(name)}": it is a link; remove it`)
      expect(readFileSync(path('victim'), 'utf8')).toBe('precious')
    },
  )

  test('at the last moment is not followed', async () => {
    input('in')
    writeFileSync(path('victim'), 'precious')
    const files: FileOperations = {
      ...systemFiles,
      open: async (file, mode) => {
        if (mode === 'make' && file.endsWith('out.partial')) symlinkSync(path('victim'), file)
        return await systemFiles.open(file, mode)
      },
    }
    const run = smallRun(folder, files, ownersOf(1, new Set()))
    await expect(run).rejects.toMatchObject({ code: 'bulk/unwritable-output' })
    expect(readFileSync(path('victim'), 'utf8')).toBe('precious')
  })
})

describe('a folder that has another name since', () => {
  test('has a run that can be gone on with', async () => {
    mkdirSync(path('before'))
    writeFileSync(path('before/in'), smallInput)
    const stop = new AbortController()
    const changes = { signal: stop.signal, onProgress: () => stop.abort(), rejects: path('before/aside') }
    const first = await smallRun(path('before'), systemFiles, ownersOf(1, new Set()), changes)
    expect(first.state).toBe('interrupted')
    symlinkSync(path('before'), path('after'))
    const rejects = path('after/aside')
    let line = 0
    const onStart = (lines: number): void => {
      line = lines
    }
    const next = { rejects, onStart }
    expect((await smallRun(path('after'), systemFiles, ownersOf(2, new Set()), next)).state).toBe('complete')
    expect(line).toBeGreaterThan(0)
    expect(readFileSync(path('after/out'), 'utf8')).toBe(smallOutput.out)
    expect(readFileSync(rejects, 'utf8')).toBe(smallOutput['out.rejected.ndjson'])
  })
})
