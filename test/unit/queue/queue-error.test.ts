/** What the functions of the queue say of options that are missing or wrong; nothing is connected before they are looked at. */
import { describe, expect, test } from 'vitest'
import { createFetchQueue, prepareQueue, startFetchWorker } from '../../../src/queue/index.ts'

const connection = 'redis://127.0.0.1:1'
const host = {
  connection,
  requests: { read: async () => null },
  client: { transcriptDetail: async () => Promise.reject(new Error('never called')) },
  archive: { keep: async () => {}, fail: async () => {} },
}

describe('the options of a queue', () => {
  test.each<[string, () => unknown]>([
    [
      'what is given for options is null where an object of options is expected',
      () => createFetchQueue(null as never),
    ],
    ['"connection" is missing', () => createFetchQueue({} as never)],
    [
      '"connection" is a number where an address, or an object with redis or postgres is expected',
      () => createFetchQueue({ connection: 7 } as never),
    ],
    ['there is no option "atempts"', () => createFetchQueue({ connection, atempts: 3 } as never)],
    [
      '"attempts" is a smaller number where a number of at least 1 is expected',
      () => createFetchQueue({ connection, attempts: 0 }),
    ],
    ['"archive" is missing', () => startFetchWorker({ ...host, archive: undefined } as never)],
    [
      '"requests" is an object where an object with read is expected',
      () => startFetchWorker({ ...host, requests: {} } as never),
    ],
    [
      '"rate" is not two numbers above zero',
      () => startFetchWorker({ ...host, rate: { requests: 0, perMs: 1 } }),
    ],
    ...[
      [5, 0],
      [5, Number.POSITIVE_INFINITY],
      [-1, 1],
      ['5', 1],
      [Symbol('5'), 1],
      [5, null],
    ].map(([requests, perMs]): [string, () => unknown] => [
      '"rate" is not two numbers above zero; write { requests: 5, perMs: 1000 }',
      () => startFetchWorker({ ...host, rate: { requests, perMs } } as never),
    ]),
    [
      '"connection" is no address of Redis or PostgreSQL',
      () => startFetchWorker({ ...host, connection: 'http://h' }),
    ],
  ])('%s', (problem, call) => {
    expect(call).toThrow(
      expect.objectContaining({ code: 'queue/configuration', message: expect.stringContaining(problem) }),
    )
  })

  test('are looked at before tables are made', async () => {
    await expect(prepareQueue('mysql://h')).rejects.toMatchObject({ code: 'queue/configuration' })
    await expect(prepareQueue(connection)).resolves.toBeUndefined()
    await expect(prepareQueue({ redis: {} })).resolves.toBeUndefined()
  })
})
