/** The public surface of tax-transcript-mapper/sandbox: an emulation of the transcript data service, for tests. Web standards only. */

export { type Choice, choices } from './choices.ts'
export { createSandbox, type Sandbox } from './create-sandbox.ts'
export type { Fault } from './faults/fault.ts'
export { type FaultName, faults } from './faults/faults.ts'
export type { SandboxEvent } from './settings/event.ts'
export type { CallbackSubject, Consent, SandboxOptions } from './settings/settings.ts'
export type { SandboxAccount, TestTaxpayer } from './state/account.ts'
export type { SentCallback } from './state/callbacks.ts'
