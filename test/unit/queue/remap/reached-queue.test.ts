/** A queue that cannot be reached is refused by its name and the reason of the system, and by nothing that its address says. */
import { describe, expect, test } from 'vitest'
import { reachedQueue } from '../../../../src/queue/remap/reached-queue.ts'

const archiveId = 'a'.repeat(32)
/** A port on which nothing listens: that of a service of the first days of the net. */
const nobody = '127.0.0.1:1'

describe('a server that is not there', () => {
  test.each([
    ['Redis, which a client tries until its time is over', `redis://u:secret@${nobody}`],
    ['PostgreSQL', `postgres://u:secret@${nobody}/taxes`],
  ])('%s', async (_, connection) => {
    const reached = reachedQueue({ connection, archiveId })
    await expect(reached).rejects.toMatchObject({
      code: 'remap/unusable-queue',
      parameters: { reason: 'ECONNREFUSED' },
      hint: 'check the address, and that the server is running',
    })
    await expect(reached).rejects.not.toThrow(/secret|127|taxes/)
  })

  test('an address of something else is a fault of the options', async () => {
    const reached = reachedQueue({ connection: 'mysql://h', archiveId })
    await expect(reached).rejects.toMatchObject({ code: 'queue/configuration' })
  })
})
