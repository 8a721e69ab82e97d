/** The faults that a client can be tested with, one file each: what each does to a call that would be answered well. */
import { duplicateKeys } from './duplicate-keys.ts'
import { expiredToken } from './expired-token.ts'
import type { Fault } from './fault.ts'
import { htmlBody } from './html-body.ts'
import { rateLimited } from './rate-limited.ts'
import { resetMidBody } from './reset-mid-body.ts'
import { serverError } from './server-error.ts'
import { slow } from './slow.ts'
import { slowBody } from './slow-body.ts'
import { truncatedJson } from './truncated-json.ts'

const table = {
  'rate-limited': rateLimited,
  'server-error': serverError,
  'expired-token': expiredToken,
  slow,
  'slow-body': slowBody,
  'reset-mid-body': resetMidBody,
  'html-body': htmlBody,
  'duplicate-keys': duplicateKeys,
  'truncated-json': truncatedJson,
} as const satisfies Readonly<Record<string, Fault>>

/**
 * The name of a fault, as in the header `Sandbox-Fault`.
 * @example
 * const name: FaultName = 'server-error'
 * faults[name].parameters.status?.usual // => 500
 */
export type FaultName = keyof typeof table

/**
 * Each fault by its name.
 * @example
 * Object.keys(faults).includes('rate-limited') // => true
 */
export const faults: Readonly<Record<FaultName, Fault>> = table

/** Whether there is a fault of that name. */
export function isFaultName(name: string): name is FaultName {
  return Object.hasOwn(table, name)
}

/** The fault that a tax id asks for: `901004321` asks for the first, on the taxpayer whose id ends in 4321. */
export function faultOfTin(tin: string): FaultName | undefined {
  const names = Object.keys(table).filter(isFaultName)
  return names.find(name => new RegExp(`^${faults[name].area}00[0-9]{4}$`).test(tin))
}
