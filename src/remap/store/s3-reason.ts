/** Why a store that speaks S3 refused, in words. What the SDK and the server say may name keys of access, so none of it is quoted. */
import { codeOf, reasonOf } from '../../node/system-reason.ts'

interface Reason {
  readonly reason: string
  readonly hint?: string
}

const credentials = { reason: 'the credentials are refused', hint: 'check the credentials of the AWS SDK' }
const busy = {
  reason: 'the store is too busy',
  hint: 'raise AWS_MAX_ATTEMPTS to let the SDK retry more often',
}
const denied = { reason: 'access is denied' }
const elsewhere = { reason: 'the bucket is in another region', hint: 'set AWS_REGION' }

/** By the code of S3 ("Error responses" of its API reference, read 2026-11-25), the name that the SDK gives an error, or a code of the system. */
const reasons: ReadonlyMap<string, Reason> = new Map(
  Object.entries({
    NoSuchBucket: { reason: 'there is no such bucket' },
    NoSuchKey: { reason: 'there is no such file' },
    NotFound: { reason: 'there is no such file' },
    AccessDenied: denied,
    AllAccessDisabled: denied,
    InvalidAccessKeyId: credentials,
    InvalidToken: credentials,
    SignatureDoesNotMatch: credentials,
    ExpiredToken: { ...credentials, reason: 'the credentials have expired' },
    TokenRefreshRequired: { ...credentials, reason: 'the credentials have expired' },
    CredentialsProviderError: {
      reason: 'the AWS SDK finds no credentials',
      hint: 'set AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    },
    PermanentRedirect: elsewhere,
    AuthorizationHeaderMalformed: elsewhere,
    IllegalLocationConstraintException: elsewhere,
    RequestTimeTooSkewed: { reason: 'the clock of this machine is wrong' },
    InvalidObjectState: { reason: 'it is archived, and has to be restored first' },
    EntityTooLarge: { reason: 'it is too large for the store' },
    PreconditionFailed: { reason: 'it was changed while it was read' },
    NotImplemented: {
      reason: 'the store cannot do what is asked of it',
      hint: 'use a store with conditional writes (If-None-Match) and multipart uploads',
    },
    SlowDown: busy,
    ServiceUnavailable: busy,
    TooManyRequestsException: busy,
    TimeoutError: { reason: 'the store does not answer' },
    ETIMEDOUT: { reason: 'the store does not answer' },
    ECONNREFUSED: { reason: 'the connection is refused' },
    ECONNRESET: { reason: 'the connection broke off' },
    EPIPE: { reason: 'the connection broke off' },
    ENOTFOUND: { reason: 'the name of the host is not known' },
    EAI_AGAIN: { reason: 'the name of the host is not known' },
  }),
)

/** Where there is no code, as in an answer without a body. */
const byStatus: ReadonlyMap<number | undefined, Reason> = new Map([
  [301, elsewhere],
  [401, denied],
  [403, denied],
  [404, { reason: 'there is no such file' }],
  [412, { reason: 'it was changed while it was read' }],
  [429, busy],
  [501, { reason: 'the store cannot do what is asked of it' }],
  [503, busy],
])

/** What is wrong, and what may be done about it. */
export function s3Reason(error: unknown): Reason {
  if (error instanceof Error && error.message === 'Region is missing')
    return { reason: 'no region is set', hint: 'set AWS_REGION, even for a store without regions' }
  if (error instanceof Error && error.message.startsWith('Checksum mismatch'))
    return { reason: 'it is not what was stored: its checksum is another one' }
  const [name, status] = [nameOf(error), statusOf(error)]
  const known = reasons.get(codeOf(error)) ?? reasons.get(name) ?? byStatus.get(status)
  if (known !== undefined) return known
  if (status === undefined) return { reason: reasonOf(error) }
  // A name of S3 is a word. Anything else may be a text of the server.
  return { reason: `the store answers with ${status}${/^[A-Za-z]{1,60}$/.test(name) ? ` ${name}` : ''}` }
}

/** Whether a file is not there; a bucket that is not is another matter. */
export function isMissing(error: unknown): boolean {
  const name = nameOf(error)
  return name === 'NoSuchKey' || (statusOf(error) === 404 && name === 'NotFound')
}

/** Whether a condition of a request did not hold, or may not have while somebody else wrote. */
export function isRefusedCondition(error: unknown): boolean {
  const status = statusOf(error)
  return status === 412 || status === 409
}

/** Whether an answer broke off that may be taken up where it did. */
export function isBroken(error: unknown): boolean {
  return nameOf(error) === 'TimeoutError' || ['ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(codeOf(error))
}

/** The status of the answer; `undefined` where none came. */
export function statusOf(error: unknown): number | undefined {
  const metadata: { readonly httpStatusCode?: unknown } = Object(Object(error).$metadata)
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : ''
}
