// Made by "npm run generate" from the folders of src/normalize. Do not edit.

/** The names of all normalizers, for programs that carry only some of them. */
export const normalizerNames = [
  'amountBeforeAsOf',
  'code',
  'cycle',
  'date',
  'dateAfterAsOf',
  'decimal',
  'filingStatus',
  'flag',
  'formNumber',
  'integer',
  'money',
  'month',
  'oneOf',
  'period',
  'price',
  'ratio',
  'taxId',
  'text',
  'transactionCode',
  'transactionEffect',
  'transactionEvent',
  'transactionGroup',
] as const
