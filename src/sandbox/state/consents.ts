/** Which taxpayers have granted which companies access. */
import type { Consent } from '../settings/settings.ts'

/** Which company has the consent of which taxpayer. */
export interface Consents {
  readonly grant: (consent: Consent) => void
  readonly withdraw: (consent: Consent) => void
  readonly has: (consent: Consent) => boolean
}

/** Consents that begin with those granted. */
export function createConsents(granted: readonly Consent[]): Consents {
  const key = ({ companyId, tin }: Consent): string => JSON.stringify([companyId, tin])
  const keys = new Set(granted.map(key))
  return {
    grant: consent => {
      keys.add(key(consent))
    },
    withdraw: consent => {
      keys.delete(key(consent))
    },
    has: consent => keys.has(key(consent)),
  }
}
