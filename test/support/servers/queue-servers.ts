/** The servers that a queue may stand on, for tests that hold on each of them. */
import { hasPostgres, startPostgres } from './postgres.ts'
import { hasRedis, startRedis } from './redis.ts'
import type { RunningServer } from './server.ts'

type QueueServer = readonly [name: string, isHere: boolean, start: () => Promise<RunningServer>]

const isAsked = process.env.SERVERS === 'all'

/** Name, whether it is here, what starts one: Redis, and PostgreSQL too with `SERVERS=all`, as `npm run test:queue` says. */
export const queueServers: readonly QueueServer[] = [
  ['Redis', hasRedis(), startRedis],
  ...(isAsked ? [['PostgreSQL', hasPostgres(), startPostgres] as const] : []),
]
