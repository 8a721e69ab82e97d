/** The servers that a queue may stand on, for tests that hold on each of them. `npm run test:queue` asks for those. */
import { hasPostgres, startPostgres } from './postgres.ts'
import { hasRedis, startRedis } from './redis.ts'
import type { RunningServer } from './server.ts'

type QueueServer = readonly [name: string, isHere: boolean, start: () => Promise<RunningServer>]

const isAsked = process.env.SERVERS === 'all'

/** Name, whether it is asked for and here, what starts one. */
export const queueServers: readonly QueueServer[] = [
  ['Redis', isAsked && hasRedis(), startRedis],
  ['PostgreSQL', isAsked && hasPostgres(), startPostgres],
]
