/** The board of docs/queue.md, with the packages that it names: it shows a queue, and lets nobody change it. `npm run test:queue` asks for it. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { expect, test } from 'vitest'
import { createFetchQueue } from '../../../src/queue/index.ts'
import { projectRoot } from '../../support/goldens.ts'
import { hasRedis, startRedis } from '../../support/servers/redis.ts'

/** The packages are none of ours: they are installed for this test alone. */
const isAsked = process.env.SERVERS === 'all' && hasRedis()

/** What is used of the packages, as the page shows it. */
interface Board {
  readonly createBullBoard: (options: { queues: readonly object[]; serverAdapter: object }) => void
}
interface Adapters {
  readonly BullMQAdapter: new (queue: object, options: { readOnlyMode: boolean }) => object
}
interface Servers {
  readonly ExpressAdapter: new () => {
    readonly setBasePath: (path: string) => void
    readonly getRouter: () => express.Router
  }
}

test.runIf(isAsked)('bull-board shows the queue, read-only', { timeout: 180_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'board-'))
  const packages = ['@bull-board/api@9', '@bull-board/express@9']
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['install', '--prefix', folder, ...quiet, ...packages], { stdio: 'pipe' })
  // In an application it stands beside them.
  symlinkSync(join(projectRoot, 'node_modules/bullmq'), join(folder, 'node_modules/bullmq'))
  const load = createRequire(join(folder, 'package.json'))
  const { createBullBoard }: Board = load('@bull-board/api')
  const { BullMQAdapter }: Adapters = load('@bull-board/api/bullMQAdapter')
  const { ExpressAdapter }: Servers = load('@bull-board/express')
  const redis = await startRedis()
  const queue = createFetchQueue({ connection: redis.url })
  const serverAdapter = new ExpressAdapter()
  serverAdapter.setBasePath('/queues')
  createBullBoard({ queues: [new BullMQAdapter(queue.bullmq, { readOnlyMode: true })], serverAdapter })
  const listener = express().use('/queues', serverAdapter.getRouter()).listen(0, '127.0.0.1')
  try {
    await once(listener, 'listening')
    const { port } = listener.address() as AddressInfo
    const base = `http://127.0.0.1:${port}/queues/api/queues`
    await queue.add([{ id: 'request-1', tenant: 'tenant-1' }])
    const { queues } = Object(await (await fetch(base)).json())
    expect(queues).toMatchObject([{ name: queue.bullmq.name, readOnlyMode: true, counts: { waiting: 1 } }])
    const removed = await fetch(`${base}/${encodeURIComponent(queue.bullmq.name)}/clean/waiting`, {
      method: 'PUT',
    })
    expect(removed.status).toBe(405)
    expect((await queue.bullmq.getJobCounts()).waiting).toBe(1)
  } finally {
    listener.close()
    await queue.close()
    await redis.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
