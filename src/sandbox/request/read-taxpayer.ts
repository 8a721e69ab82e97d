/** Whether the caller may have what it asks for: authority over the company, a test taxpayer, consent. */

import { type Refusal, refused } from '../answer/refusal.ts'
import { type FaultName, faultOfTin } from '../faults/faults.ts'
import type { Settings } from '../settings/settings.ts'
import type { Consents } from '../state/consents.ts'
import type { Taxpayer } from '../taxpayers/taxpayers.ts'

/** The company and the taxpayer that a call is about. */
export interface TaxpayerAsked {
  readonly companyId: string
  readonly tin: string
  /** Whether the call needs consent in production. */
  readonly needsConsent: boolean
}

/** The taxpayer that a call may read, or why it may not. */
export function readTaxpayer(
  asked: TaxpayerAsked,
  taxpayers: readonly Taxpayer[],
  consents: Consents,
  settings: Settings,
): Taxpayer | Refusal {
  if (asked.companyId !== settings.companyId && !settings.onBehalfOf.includes(asked.companyId)) {
    return refused(
      403,
      'no-authority',
      'companyId is neither the company of the caller nor one over which it has authority',
      { fields: ['companyId'] },
    )
  }
  const taxpayer = findTaxpayer(asked.tin, taxpayers)
  if (taxpayer === undefined) {
    return refused(403, 'unknown-taxpayer', 'tin is none of the test taxpayers', {
      choices: ['unknown-taxpayer'],
      fields: ['tin'],
    })
  }
  const { companyId } = asked
  if (asked.needsConsent && settings.production && !consents.has({ companyId, tin: taxpayer.tin })) {
    return refused(403, 'no-consent', 'The taxpayer has not granted consent to the company', {
      choices: ['no-consent'],
    })
  }
  return taxpayer
}

/** The taxpayer with this id. An id that asks for a fault stands for the taxpayer with the same last four digits. */
function findTaxpayer(tin: string, taxpayers: readonly Taxpayer[]): Taxpayer | undefined {
  const fault: FaultName | undefined = faultOfTin(tin)
  return taxpayers.find(
    each => each.tin === tin || (fault !== undefined && each.tin.slice(-4) === tin.slice(-4)),
  )
}
