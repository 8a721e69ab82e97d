/** The pool with workers made for the purpose; the real worker is tested below it with lines that it really dies of. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { MappedBatch } from '../../../src/bulk/batch/map-batch.ts'
import { WorkerPool } from '../../../src/bulk/workers/worker-pool.ts'
import { BugError } from '../../../src/diagnostics/errors.ts'

const folder = mkdtempSync(join(tmpdir(), 'txmap-pool-'))
const pools: WorkerPool[] = []

afterEach(async () => {
  await Promise.all(pools.splice(0).map(pool => pool.close()))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * A pool whose workers look at each byte of a batch as if it were a line: `body` does what it does to worker and byte, `value`,
 * and the answer is what it leaves in `text`. `begin` runs as a worker starts.
 */
function poolOf(size: number, name: string, body: string, begin = ''): WorkerPool {
  const file = join(folder, `${name.replaceAll(' ', '-')}.mjs`)
  writeFileSync(
    file,
    `import { parentPort, threadId, workerData } from 'node:worker_threads'
const { at } = workerData
let done = 0
${begin}
Atomics.store(at, 0, -1)
parentPort.on('message', ({ bytes, start, dead }) => {
  let text = ''
  for (const [line, value] of bytes.entries()) {
    Atomics.store(at, 0, line)
    if (dead.some(each => each.line === line)) text += '-'
    else { ${body}; text += value }
  }
  Atomics.store(at, 0, -1)
  done += 1
  parentPort.postMessage(
    { output: new TextEncoder().encode(text), thread: threadId, dead, start, spent: bytes.buffer },
    [bytes.buffer],
  )
})`,
  )
  const setup = {
    mapping: { kind: 'bundled' },
    options: {},
    lineage: false,
    coverage: false,
    compression: 'none',
    writes: 'data',
    memory: 64,
  } as const
  const pool = new WorkerPool(size, setup, pathToFileURL(file))
  pools.push(pool)
  return pool
}

const shown = (answer: MappedBatch): string => Buffer.from(answer.output).toString()
const codesOf = (answer: MappedBatch): readonly unknown[] => {
  const dead: readonly { readonly line: number; readonly code: string }[] = Reflect.get(answer, 'dead')
  return dead.map(({ line, code }) => [line, code])
}

describe('the pool', () => {
  test('gives each batch its own answer, and uses every worker', async () => {
    const wait = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)'
    const pool = poolOf(3, 'echo', wait)
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => pool.map(Uint8Array.of(index), 1)),
    )
    expect(answers.map(shown)).toEqual(answers.map((_, index) => String(index)))
    expect(new Set(answers.map(each => Reflect.get(each, 'thread'))).size).toBe(3)
  })

  test('has the buffers to spare once the work is done', async () => {
    const pool = poolOf(1, 'hand', '')
    expect(pool.spare()).toBeUndefined()
    await pool.map(Uint8Array.of(7), 1)
    expect([pool.spare()?.byteLength, pool.spare()?.byteLength, pool.spare()]).toEqual([1, 1, undefined])
  })
})

describe('a worker that dies of a line', () => {
  test.each([
    ['throws', 'throw new RangeError("CANARY 123-45-6789")', 'bug/worker-ended'],
    ['ends itself', 'process.exit(7)', 'bug/worker-ended'],
    [
      'really has no memory left',
      'for (const held = []; ; ) held.push(new Array(500_000).fill(held))',
      'bulk/out-of-memory',
    ],
  ])('costs that line alone where it %s', async (name, body, code) => {
    const pool = poolOf(2, name, `if (value === 9) { ${body} }`)
    const batches = [[1, 2], [3, 9, 4], [5], [9], [6, 7], [9, 8, 9], [1]]
    const answers = await Promise.all(batches.map(each => pool.map(Uint8Array.from(each), 1)))
    expect(answers.map(shown)).toEqual(['12', '3-4', '5', '-', '67', '-8-', '1'])
    expect(answers.map(codesOf)).toEqual([
      [],
      [[1, code]],
      [],
      [[0, code]],
      [],
      [
        [0, code],
        [2, code],
      ],
      [],
    ])
    expect(JSON.stringify(answers.map(each => Reflect.get(each, 'dead')))).not.toMatch(/CANARY|6789/)
  })

  test('costs no line where it dies only of what it did before', async () => {
    const pool = poolOf(1, 'tired', 'if (done === 2) process.exit(1)')
    const answers = await Promise.all([1, 2, 3, 4, 5].map(value => pool.map(Uint8Array.of(value), 1)))
    expect(answers.map(shown)).toEqual(['1', '2', '3', '4', '5'])
    expect(answers.flatMap(codesOf)).toEqual([])
  })

  test('costs a new worker for each such line, and two for the first of a batch', async () => {
    const pool = poolOf(1, 'counted', 'if (value === 9) process.exit(1)')
    const first = await pool.map(Uint8Array.of(1), 1)
    const last = await pool.map(
      Uint8Array.from({ length: 10 }, () => 9),
      1,
    )
    expect(shown(last)).toBe('----------')
    expect(Number(Reflect.get(last, 'thread')) - Number(Reflect.get(first, 'thread'))).toBe(11)
  })
})

describe('a worker that dies of no line', () => {
  test('as it starts refuses all work, with a code and no content', async () => {
    const pool = poolOf(2, 'never', '', 'throw new RangeError("CANARY 123-45-6789")')
    const answers = [0, 1, 2, 3, 4].map(value => pool.map(Uint8Array.of(value), 1))
    const failures = await Promise.all(answers.map(each => each.catch((error: unknown) => error)))
    for (const failure of [
      ...failures,
      await pool.map(Uint8Array.of(5), 1).catch((error: unknown) => error),
    ]) {
      expect(failure).toBeInstanceOf(BugError)
      expect(failure).toMatchObject({ code: 'bug/worker-ended' })
      expect(String(failure)).toContain('before its work was done: RangeError;')
      expect(String(failure)).not.toContain('CANARY')
    }
  })

  test('is replaced a few times, and then refuses all work', async () => {
    const between = 'if (line === 1) { Atomics.store(at, 0, -1); process.exit(3) }'
    const pool = poolOf(1, 'between', between)
    expect(shown(await pool.map(Uint8Array.of(1), 1))).toBe('1')
    const failure = await pool.map(Uint8Array.of(1, 2), 1).catch((error: unknown) => error)
    expect(String(failure)).toContain('it ended by itself with code 3')
  })
})
