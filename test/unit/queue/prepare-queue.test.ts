/** On a PostgreSQL of its own: the tables of a queue are made by each kind of connection, and again without harm. */
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { createFetchQueue, prepareQueue } from '../../../src/queue/index.ts'
import { ownServer } from '../../support/servers/own-server.ts'
import { hasPostgres, startPostgres } from '../../support/servers/postgres.ts'

const isHere = hasPostgres()
const server = ownServer(isHere, startPostgres)

/** What is done with a database, from a pool that ends with it. */
async function pooled<Done>(
  url: string,
  work: (pool: pg.Pool) => Promise<Done>,
  options?: string,
): Promise<Done> {
  const pool = new pg.Pool({ connectionString: url, options })
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

let databases = 0
/** The address of a database with nothing in it. */
async function emptyDatabase(): Promise<string> {
  databases += 1
  const name = `queue_${databases}`
  await pooled(server().url, pool => pool.query(`CREATE DATABASE ${name}`))
  return server().url.replace(/\/postgres$/, `/${name}`)
}

const tablesIn = (url: string): Promise<readonly string[]> =>
  pooled(url, async pool => {
    const of = "table_schema NOT IN ('pg_catalog', 'information_schema')"
    const { rows } = await pool.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE ${of} ORDER BY 1`,
    )
    return rows.map(({ name }) => name)
  })

describe.skipIf(!isHere)('the tables of a queue are made', () => {
  test.each([
    ['by an address', async (url: string) => await prepareQueue(url)],
    ['by an address in options', async (url: string) => await prepareQueue({ postgres: url })],
    ['by options', async (url: string) => await prepareQueue({ postgres: { connectionString: url } })],
    [
      'through a pool, which stays open',
      async (url: string) =>
        await pooled(url, async pool => {
          await prepareQueue({ postgres: pool })
          expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
          expect(pool.idleCount).toBe(pool.totalCount)
        }),
    ],
  ])('%s, and again without harm', async (_, prepare) => {
    const url = await emptyDatabase()
    expect(await tablesIn(url)).toEqual([])
    await prepare(url)
    const made = await tablesIn(url)
    expect(made.length).toBeGreaterThan(0)
    await prepare(url)
    expect(await tablesIn(url)).toEqual(made)
  })

  test('and a queue through a pool of pg leaves it open when it is closed', async () => {
    const url = await emptyDatabase()
    await prepareQueue(url)
    const work = async (pool: pg.Pool): Promise<void> => {
      const queue = createFetchQueue({ connection: { postgres: pool } })
      await queue.add([{ id: 'r-1', tenant: 'acme' }])
      expect(await queue.counts()).toMatchObject({ waiting: 1 })
      await queue.close()
      expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    }
    await pooled(url, work, '-c search_path=bullmq')
  })
})
