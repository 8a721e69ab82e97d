/** A thousand calls at once, again and again: one token, none lost, none twice, and the heap of the client's process stays as it is. */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, expect, test } from 'vitest'
import { createSandbox } from '../../../src/sandbox/create-sandbox.ts'
import { nodeListener } from '../../../src/sandbox/server/node-listener.ts'
import { projectRoot } from '../../support/goldens.ts'
import type { RoundsReport } from '../../support/rounds-of-calls.ts'

const folder = mkdtempSync(join(tmpdir(), 'txmap-memory-'))
afterAll(() => rmSync(folder, { recursive: true }))

const measured = ['--expose-gc', '--no-flush-bytecode', '--no-opt', '--no-sparkplug']

// Half a minute, of which nothing can be spared: `npm run test:behind`, which .ci/run runs after the other tests.
test.skipIf(process.env.MEMORY === undefined)(
  'a thousand calls at once leave nothing behind, round after round, with one in five struck by a fault',
  async () => {
    const server = createServer((incoming, outgoing) => {
      // Connections that wait for the next round would count as memory in use.
      outgoing.shouldKeepAlive = false
      listener(incoming, outgoing)
    })
    await once(server.listen(0, '127.0.0.1', 1024), 'listening')
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const sandbox = createSandbox({ origin })
    const listener = nodeListener({
      origin: () => origin,
      maxBodyBytes: 10_000,
      refuse: () => undefined,
      handle: sandbox.handle,
    })
    // In one file of plain JavaScript: a loader of TypeScript, and its source maps, which every error asks for, take as long as calls.
    const program = join(folder, 'rounds-of-calls.mjs')
    await build({
      entryPoints: [join(projectRoot, 'test/support/rounds-of-calls.ts')],
      outfile: program,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
    })
    const { stdout } = await promisify(execFile)(
      'node',
      // Compiled code counts as well, and optimizing makes and drops it in pieces as large as the bound, at any time.
      [...measured, program, JSON.stringify(sandbox.account)],
      { cwd: projectRoot },
    )
    server.closeAllConnections()
    server.close()

    const report: RoundsReport = JSON.parse(stdout)
    expect(report).toMatchObject({ failed: [], mixedUp: 0, answered: 8000, tokens: 1, retries: 1600 })
    // Three rounds warm up: code is compiled, tables grow to their size. From the least of the next two rounds to the least of
    // the last two are at least two thousand calls: a hundred bytes left by each would show.
    const growth = Math.min(...report.heap.slice(-2)) - Math.min(...report.heap.slice(3, 5))
    expect(growth, report.heap.join(' ')).toBeLessThan(150_000)
  },
  240_000,
)
