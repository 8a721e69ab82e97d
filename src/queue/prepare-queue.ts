/** The tables that a queue needs, made where one deploys: workers and applications only look whether they are there. */
import { type PgPool, type PostgresConnectionOptions, runMigrations } from 'bullmq'
import { backendOf, type QueueConnection } from './connection.ts'
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

async function migrate(postgres: Exclude<PostgresConnectionOptions, string>): Promise<void> {
  if (isPool(postgres)) {
    const client = await postgres.connect()
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

function isPool(postgres: Exclude<PostgresConnectionOptions, string>): postgres is PgPool {
  return 'connect' in postgres && typeof postgres.connect === 'function'
}
