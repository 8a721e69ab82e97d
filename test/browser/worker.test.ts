/** The client in a worker of a browser, which has no page. */
import { afterAll, describe, expect, inject, test } from 'vitest'

const { testTaxpayers, ...credentials } = inject('account')
const [taxpayer] = testTaxpayers
const request = { tin: taxpayer?.tin, ...taxpayer?.transcripts[0] }
const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
afterAll(() => worker.terminate())

function reported(message: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.onmessage = event => resolve(event.data)
    worker.onerror = event => reject(new Error(event.message))
    worker.postMessage(message)
  })
}

describe('the client in a worker', () => {
  test('fetches and maps', async () => {
    expect(await reported({ credentials, request })).toEqual({
      mapping: 'actr-1040',
      issues: 0,
      hasPage: false,
    })
  })

  test('reports errors', async () => {
    const other = { ...request, companyId: 'unknown' }
    expect(await reported({ credentials, request: other })).toEqual({ code: 'service/not-authorized' })
  })
})
