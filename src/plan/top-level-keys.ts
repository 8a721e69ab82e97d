/** The keys at the top of a v2 transcript (service interface, transcript-detail response). */
export const topLevelKeys: readonly string[] = [
  'TYPE',
  'SECTION_HEADER',
  'SECTION_BALANCE',
  'SECTION_SUMMARY',
  'SECTION_FILING',
  'SECTION_INCOME',
  'SECTION_TRANSACTIONS',
  'LAST4',
  'FORM',
  'PERIOD',
]
