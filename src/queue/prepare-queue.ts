/** The tables that a queue needs, made where one deploys: workers and applications only look whether they are there. */
import { type PgPool, type PostgresConnectionOptions, runMigrations } from 'bullmq'
import { backendOf, type PostgresPool, type QueueConnection } from './connection.ts'
import { openQueue } from './fetch-queue.ts'

/**
 * Makes the tables of PostgreSQL, or brings them to the version of the BullMQ that is installed; may be called again, also at once.
 * Redis needs nothing. Resolves when it is done.
 * @throws QueueError `queue/configuration` for a connection that is none
 * @throws whatever the database or its driver throws
 *
 * @example
 * await prepareQueue('redis://localhost:6379')
 */
export async function prepareQueue(connection: QueueConnection): Promise<void> {
  backendOf(connection)
  if (typeof connection === 'string') {
    if (connection.startsWith('postgres')) await migrate({ connectionString: connection })
  } else if ('postgres' in connection) {
    const { postgres } = connection
    await migrate(typeof postgres === 'string' ? { connectionString: postgres } : postgres)
  }
}

type Postgres = Exclude<PostgresConnectionOptions, string> | PostgresPool

async function migrate(postgres: Postgres): Promise<void> {
  if (isPool(postgres)) {
    // Both kinds of pool give clients of `pg`.
    const client = (await postgres.connect()) as PoolClient
    await runMigrations(client).finally(() => client.release())
    return
  }
  const queue = openQueue({ connection: { postgres: { ...postgres, migrate: true } } })
  try {
    await queue.waitUntilReady()
  } finally {
    await queue.close()
  }
}

type PoolClient = Awaited<ReturnType<PgPool['connect']>>

function isPool(postgres: Postgres): postgres is PostgresPool {
  return 'connect' in postgres && typeof postgres.connect === 'function'
}
