/** The client in a browser, against the sandbox over HTTP. The page is of another origin, so every call needs leave first. */
import { describe, expect, inject, test } from 'vitest'
import { clientSuite } from '../support/client-suite.ts'

const account = inject('account')
const { origin: pageOrigin } = new URL(import.meta.url)

describe('the client in a browser', () => {
  clientSuite(() => account)

  test('is of another origin than the sandbox', () => {
    expect(pageOrigin).toMatch(/^http:\/\/localhost:/)
    expect(pageOrigin).not.toBe(new URL(account.baseUrl).origin)
  })
})
