/** Where the queue is. The one place that knows Redis from PostgreSQL: all else is the same code for both. */
import {
  type BackendFactory,
  type ConnectionOptions,
  createPostgresBackend,
  createRedisBackend,
  type PostgresConnectionOptions,
  type RedisQueueBackend,
} from 'bullmq'
import type { Rule } from '../text/messages/option-rules.ts'
import { setUpError } from './queue-error.ts'

/**
 * A pool of connections to PostgreSQL that you made, and close: a `Pool` of the package `pg`. BullMQ cannot tell a pool that it did not
 * make which schema is meant, so the pool has to: `new Pool({ connectionString, options: '-c search_path=bullmq' })`. The type
 * that BullMQ has for it is stricter about the events of its clients than the types of that package are.
 *
 * @example
 * const ofPool = (pool: PostgresPool): QueueConnection => ({ postgres: pool })
 * const queueFor = (pool: PostgresPool): FetchQueue => createFetchQueue({ connection: ofPool(pool) })
 */
export interface PostgresPool {
  readonly connect: () => Promise<unknown>
  readonly query: (text: string, values?: unknown[]) => Promise<unknown>
  readonly end: () => Promise<void>
}

/**
 * An address, `redis://…`, `rediss://…`, `postgres://…` or `postgresql://…`, or what BullMQ takes for a connection of that kind: its
 * options, or a client of yours, which you close yourself.
 *
 * @example
 * const near: QueueConnection = 'redis://localhost:6379'
 * const own: QueueConnection = { postgres: { connectionString: 'postgres://db.example.com/loans', max: 4 } }
 * const both: readonly QueueConnection[] = [near, own]
 */
export type QueueConnection =
  | string
  | { readonly redis: ConnectionOptions }
  | { readonly postgres: PostgresConnectionOptions | PostgresPool }

/**
 * A connection with what makes use of it. BullMQ's classes are typed by their backend, Redis unless said otherwise; all that is
 * called here is the same for both, so the types of Redis stand for either.
 */
export interface Backend {
  readonly connection: ConnectionOptions
  readonly factory: BackendFactory<RedisQueueBackend>
}

/** Looked at by `backendOf`, which names what is expected. */
export const aConnection: Rule = {
  expected: 'an address, or an object with redis or postgres',
  fits: value => typeof value === 'string' || (typeof value === 'object' && value !== null),
}

/**
 * What BullMQ is given for a connection. Nothing is connected yet.
 * @throws QueueError `queue/configuration` for an address of another kind; it is not shown, as it may hold a password
 */
export function backendOf(connection: QueueConnection): Backend {
  const given = typeof connection === 'string' ? byAddress(connection) : connection
  if ('redis' in given) return { connection: given.redis, factory: createRedisBackend }
  // The factory is handed the connection that stands beside it, and no other.
  if ('postgres' in given)
    return { connection: given.postgres, factory: createPostgresBackend } as unknown as Backend
  throw setUpError('"connection" has neither redis nor postgres')
}

function byAddress(address: string): Exclude<QueueConnection, string> {
  const protocol = /^([a-z]+):\/\//.exec(address)?.[1]
  if (protocol === 'redis' || protocol === 'rediss') return { redis: { url: address } }
  if (protocol === 'postgres' || protocol === 'postgresql') return { postgres: address }
  throw setUpError(
    '"connection" is no address of Redis or PostgreSQL',
    'write redis://host:6379, rediss://…, postgres://user@host/database or postgresql://…',
  )
}
