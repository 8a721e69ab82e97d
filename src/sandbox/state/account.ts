/** The account page: where the service is, the credentials, the test taxpayers and their predefined transcripts. */
import type { Settings } from '../settings/settings.ts'
import type { SampleType } from '../taxpayers/sample.ts'
import type { Taxpayer } from '../taxpayers/taxpayers.ts'

/**
 * What the account page shows: where the service is, the credentials, the test taxpayers.
 * @example
 * const { authUrl, clientId }: SandboxAccount = createSandbox({ origin: 'https://sandbox.example' }).account
 * authUrl // => 'https://sandbox.example'
 */
export interface SandboxAccount {
  /** The authorization server; the token call is `${authUrl}/token`. */
  readonly authUrl: string
  /** The transcript-detail call is `${baseUrl}${transcriptDetailPath}`. */
  readonly baseUrl: string
  readonly transcriptDetailPath: string
  readonly clientId: string
  readonly clientSecret: string
  readonly scope: string
  /** The registered company id: the value of the euid header. */
  readonly companyId: string
  readonly testTaxpayers: readonly TestTaxpayer[]
}

/**
 * A made-up taxpayer of the account page, and the transcripts that there are of them.
 * @example
 * const shown = ({ tin, name }: TestTaxpayer): string => `${tin} ${name}`
 * createSandbox().account.testTaxpayers.map(shown)[0] // => '987654321 Avery Q Sample'
 */
export interface TestTaxpayer {
  readonly tinType: 'SSN' | 'EIN'
  readonly tin: string
  readonly name: string
  readonly transcripts: readonly {
    readonly transcriptType: SampleType
    readonly transcriptForm: string
    /** YYYYMM. */
    readonly transcriptPeriod: string
  }[]
}

/** The account page of a sandbox at `origin`. */
export function accountPage(
  settings: Settings,
  taxpayers: readonly Taxpayer[],
  origin: string,
): SandboxAccount {
  const { transcriptDetailPath, clientId, clientSecret, scope, companyId } = settings
  return {
    authUrl: origin,
    baseUrl: origin,
    transcriptDetailPath,
    clientId,
    clientSecret,
    scope,
    companyId,
    testTaxpayers: taxpayers.map(({ tinType, tin, name, transcripts }) => ({
      tinType,
      tin,
      name,
      transcripts: transcripts.map(({ transcriptType, transcriptForm, transcriptPeriod }) => ({
        transcriptType,
        transcriptForm,
        transcriptPeriod,
      })),
    })),
  }
}
