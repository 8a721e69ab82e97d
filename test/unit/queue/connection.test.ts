import { createPostgresBackend, createRedisBackend } from 'bullmq'
import { describe, expect, test } from 'vitest'
import { backendOf } from '../../../src/queue/connection.ts'

describe('backendOf', () => {
  test.each(['redis://127.0.0.1:1', 'rediss://user:word@host'])('takes %s for Redis', address => {
    expect(backendOf(address)).toEqual({ connection: { url: address }, factory: createRedisBackend })
  })

  test.each(['postgres://host/db', 'postgresql://user:word@host/db'])('takes %s for PostgreSQL', address => {
    expect(backendOf(address)).toEqual({ connection: address, factory: createPostgresBackend })
  })

  test('takes options of BullMQ', () => {
    expect(backendOf({ redis: { host: 'h' } })).toEqual({
      connection: { host: 'h' },
      factory: createRedisBackend,
    })
    const postgres = { connectionString: 'postgres://h', schema: 'loans' }
    expect(backendOf({ postgres })).toEqual({ connection: postgres, factory: createPostgresBackend })
  })

  test.each(['amqp://user:secret@host', 'secret', ''])('refuses %s and does not show it', address => {
    expect(() => backendOf(address)).toThrow(
      'The queue configuration is wrong: "connection" is no address of Redis or PostgreSQL; write redis://host:6379',
    )
    expect(() => backendOf(address)).not.toThrow(/secret/)
    expect(() => backendOf({} as never)).toThrow('"connection" has neither redis nor postgres')
  })
})
