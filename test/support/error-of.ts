/** The error that a call ends with. */
import { expect } from 'vitest'

/** What `call` rejects with; the test fails where it does not. */
export async function errorOf(call: Promise<unknown>): Promise<unknown> {
  const ended = await call.then(
    () => undefined,
    (error: unknown) => ({ error }),
  )
  expect(ended, 'the call ended without an error').toBeDefined()
  return ended?.error
}
