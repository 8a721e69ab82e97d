/**
 * Which transcripts the test environment has: the combinations of type, form and period that the interface lists.
 * Source: interface document, section 1. It names no periods; the individuals' are those of the samples.
 */
import type { TaxpayerId } from './sample.ts'

/** A transcript that may be there for a taxpayer. */
export interface Slot {
  readonly taxpayer: TaxpayerId
  readonly transcriptType: string
  readonly transcriptForm: string
  /** The period; or, where only one of several years is wanted, which. */
  readonly period: string
  /** Whether it is one that has no data; undefined where either will do. */
  readonly noData?: boolean
}

const yearEnds = ['202112', '202212', '202312']

const ofIndividuals = [
  ['ACTR', '1040'],
  ['RECA', '1040'],
  ['RETR', '1040'],
  ['WAID', 'INCOME'],
] as const

// One of the two quarters of form 941 has no data. Accounts are of the latest year, the return of an earlier one.
const ofBusiness = [
  ['ACTR', '940', 'latest', false],
  ['ACTR', '941', 'latest', false],
  ['ACTR', '941', 'latest', true],
  ['ACTR', '1120', 'latest', false],
  ['RECA', '1120', 'earliest', false],
  ['RETR', '1120', 'earliest', false],
] as const

/** Every predefined transcript, in the order of the account page. */
export function predefinedSlots(): readonly Slot[] {
  const individuals = (['avery', 'jordan-casey'] as const).flatMap(taxpayer =>
    ofIndividuals.flatMap(([transcriptType, transcriptForm]) =>
      // The interface names one transcript without data, and it is none of theirs.
      yearEnds.map(period => ({ taxpayer, transcriptType, transcriptForm, period, noData: false })),
    ),
  )
  const business = ofBusiness.map(([transcriptType, transcriptForm, period, noData]) => ({
    taxpayer: 'business' as const,
    transcriptType,
    transcriptForm,
    period,
    noData,
  }))
  return [...individuals, ...business]
}
