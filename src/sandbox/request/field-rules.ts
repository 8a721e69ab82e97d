/** What each field of a JSON body has to look like. Interface document, section 2.2; callbackUrl is a name of ours. */

/** What a field of a call must be. */
export interface FieldRule {
  readonly name: string
  readonly required: boolean
  readonly accepts: (text: string) => boolean
  /** Completes "tin is …". */
  readonly says: string
}

/** The rule of `companyId`. */
export const companyIdField: FieldRule = {
  name: 'companyId',
  required: true,
  accepts: text => text.trim() !== '',
  says: 'the id of a company',
}
/** The rule of `tin`. */
export const tinField: FieldRule = {
  name: 'tin',
  required: true,
  accepts: text => /^[0-9]{9}$/.test(text),
  says: '9 digits, without spaces or hyphens',
}
/** The rules of a transcript-detail call. */
export const transcriptFields: readonly FieldRule[] = [
  {
    name: 'transcriptType',
    required: true,
    accepts: text => /^(?:ACTR|WAID|RECA|RETR)$/.test(text),
    says: 'ACTR, WAID, RECA or RETR',
  },
  {
    name: 'transcriptForm',
    required: true,
    accepts: text => text.trim() !== '',
    says: 'a form, such as 1040 or INCOME',
  },
  {
    name: 'transcriptPeriod',
    required: true,
    accepts: text => /^[0-9]{4}(?:0[1-9]|1[0-2])$/.test(text),
    says: 'a year and a month, YYYYMM',
  },
]
/** Https is not asked for here: an http: endpoint is redirected when the callback is sent. */
export const callbackField: FieldRule = {
  name: 'callbackUrl',
  required: false,
  accepts: isWebAddress,
  says: 'an http: or https: address without a user name',
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return ['http:', 'https:'].includes(protocol) && username === '' && password === ''
}
