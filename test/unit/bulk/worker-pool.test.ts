/** The pool with workers made for the purpose; the real worker is tested through the command. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { WorkerPool } from '../../../src/bulk/worker-pool.ts'
import { BugError } from '../../../src/diagnostics/errors.ts'

const folder = mkdtempSync(join(tmpdir(), 'txmap-pool-'))
const pools: WorkerPool[] = []

afterEach(async () => {
  await Promise.all(pools.splice(0).map(pool => pool.close()))
})

/** A pool whose workers run `body` for each message: `bytes`, and `answer(text)` to give an answer. */
function poolOf(size: number, name: string, body: string): WorkerPool {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(
    file,
    `import { parentPort, threadId } from 'node:worker_threads'
let spent
const answer = text =>
  parentPort.postMessage({ output: new TextEncoder().encode(text), thread: threadId, spent }, [spent])
parentPort.on('message', ({ bytes }) => { spent = bytes.buffer; ${body} })`,
  )
  const setup = {
    mapping: { kind: 'bundled' },
    options: {},
    lineage: false,
    coverage: false,
    compression: 'none',
    writes: 'data',
  } as const
  const pool = new WorkerPool(size, setup, pathToFileURL(file))
  pools.push(pool)
  return pool
}

const work = (value: number) => ({ bytes: Uint8Array.of(value), start: 1 })

describe('the pool', () => {
  test('gives each batch its own answer, and uses every worker', async () => {
    const pool = poolOf(
      3,
      'echo',
      'const text = String(bytes[0]); setTimeout(() => { spent = bytes.buffer; answer(text) }, 5)',
    )
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => pool.map(work(index))))
    expect(answers.map(each => Buffer.from(each.output).toString())).toEqual(
      answers.map((_, index) => String(index)),
    )
    expect(new Set(answers.map(each => Reflect.get(each, 'thread'))).size).toBe(3)
  })

  test('hands the buffer over, and has it to spare once the work is done', async () => {
    const pool = poolOf(1, 'hand', 'answer(String(bytes.length))')
    const given = work(7)
    expect(pool.spare()).toBeUndefined()
    await pool.map(given)
    expect(given.bytes.byteLength).toBe(0)
    expect([pool.spare()?.byteLength, pool.spare()]).toEqual([1, undefined])
  })

  test.each([
    ['throws', 'throw new RangeError("CANARY 123-45-6789")', 'RangeError'],
    ['ends itself', 'process.exit(7)', 'it ended by itself with code 7'],
    [
      'has no memory left',
      'throw Object.assign(new Error("CANARY"), { code: "ERR_WORKER_OUT_OF_MEMORY" })',
      'it had not enough memory',
    ],
  ])('refuses all work, with a code and no content, when a worker %s', async (name, body, how) => {
    const pool = poolOf(2, name.replaceAll(' ', '-'), `if (bytes[0] === 1) { ${body} } `)
    const answers = [0, 1, 2, 3, 4].map(value => pool.map(work(value)))
    const failures = await Promise.all(answers.map(each => each.catch((error: unknown) => error)))
    for (const failure of [...failures, await pool.map(work(5)).catch((error: unknown) => error)]) {
      expect(failure).toBeInstanceOf(BugError)
      expect(failure).toMatchObject({ code: 'bug/worker-ended' })
      expect(String(failure)).toContain(`before its work was done: ${how};`)
      expect(String(failure)).not.toContain('CANARY')
    }
  })
})
