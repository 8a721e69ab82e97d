/** Starts the sandbox before the tests in the browser, and hands its account page over to them. */
import type { TestProject } from 'vitest/node'
import { startSandbox } from '../../src/sandbox/server/start-sandbox.ts'
import type { SandboxAccount } from '../../src/sandbox/state/account.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly account: SandboxAccount
  }
}

/** Called by vitest; what it gives back is called at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = await startSandbox()
  project.provide('account', running.account)
  return running.close
}
