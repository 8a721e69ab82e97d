/** The public surface of tax-transcript-mapper/sandbox: an emulation of the transcript data service, for tests. Web standards only. */
export type { SandboxAccount, TestTaxpayer } from './account.ts'
export type { SentCallback } from './callbacks.ts'
export { type Choice, choices } from './choices.ts'
export { createSandbox, type Sandbox } from './create-sandbox.ts'
export type { SandboxEvent } from './event.ts'
export { type Fault, type FaultName, faults } from './faults.ts'
export type { CallbackSubject, Consent, SandboxOptions } from './settings.ts'
