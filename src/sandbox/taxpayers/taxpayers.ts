/** The test taxpayers. Made-up people; their ids come from ranges that are never issued. */
import type { Sample, TaxpayerId } from './sample.ts'

/** A test taxpayer. */
export interface Taxpayer {
  readonly id: TaxpayerId
  readonly tinType: 'SSN' | 'EIN'
  /** 9 digits. */
  readonly tin: string
  readonly firstName: string
  readonly lastName: string
  /** Empty for individuals. */
  readonly businessName: string
  /** As the account page shows it. */
  readonly name: string
  readonly transcripts: readonly Sample[]
}

/** The two individuals and the business, each with the samples that are theirs. */
export function testTaxpayers(samples: readonly Sample[]): readonly Taxpayer[] {
  const transcriptsOf = (id: TaxpayerId): readonly Sample[] => samples.filter(each => each.taxpayer === id)
  return [
    {
      id: 'avery',
      tinType: 'SSN',
      tin: '987654321',
      firstName: 'Avery',
      lastName: 'Sample',
      businessName: '',
      name: 'Avery Q Sample',
      transcripts: transcriptsOf('avery'),
    },
    {
      id: 'jordan-casey',
      tinType: 'SSN',
      tin: '987654322',
      firstName: 'Jordan',
      lastName: 'Pretend',
      businessName: '',
      name: 'Jordan R Pretend',
      transcripts: transcriptsOf('jordan-casey'),
    },
    {
      id: 'business',
      tinType: 'EIN',
      // No employer number begins with 00; the end is that of the samples.
      tin: `00123${transcriptsOf('business')[0]?.last4 ?? '4567'}`,
      firstName: 'Morgan',
      lastName: 'Example',
      businessName: 'Brightwater Pretend Supply Inc',
      name: 'Brightwater Pretend Supply Inc',
      transcripts: transcriptsOf('business'),
    },
  ]
}
