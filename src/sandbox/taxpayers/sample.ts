/** One predefined transcript as it lies in samples.gen.ts. */

/** Which test taxpayer a sample is of. */
export type TaxpayerId = 'avery' | 'jordan-casey' | 'business'

/** The types of transcripts that the service has. */
export const sampleTypes = ['ACTR', 'WAID', 'RECA', 'RETR'] as const

/** One of them. */
export type SampleType = (typeof sampleTypes)[number]

/** A predefined transcript of a test taxpayer. */
export interface Sample {
  readonly taxpayer: TaxpayerId
  readonly transcriptType: SampleType
  readonly transcriptForm: string
  /** YYYYMM. */
  readonly transcriptPeriod: string
  /** Last four characters of the tax id, as the transcript has them. */
  readonly last4: string
  /** Whether the transcript says that there is no data. */
  readonly noData: boolean
  /** The JSON text, byte for byte, so that key order and keys that stand twice are kept. */
  readonly text: string
}
