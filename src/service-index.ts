/** The public surface of the data service: client and callbacks. Web standards only; no logic here. */
export type { Code } from './diagnostics/codes/codes.ts'
export { MapperError } from './diagnostics/errors.ts'
export {
  createMappingClient,
  type FetchOptions,
  type FetchOutcome,
  type MappedOptions,
  type MappingClientOptions,
  type TranscriptClient,
  type TranscriptMapper,
} from './mapper/create-mapping-client.ts'
export {
  createTranscriptClient,
  type TranscriptClientOptions,
} from './mapper/create-transcript-client.ts'
export { FailedTranscript, FetchedTranscript } from './mapper/fetched-transcript.ts'
export type { CallMetadata } from './service/call/api-call.ts'
export type { ParallelOptions, Progress, Requests } from './service/call/in-parallel.ts'
export type { RawCallOptions } from './service/call/raw-call.ts'
export type { TranscriptRequest, TranscriptType } from './service/call/transcript-request.ts'
export { type CallbackHandler, createCallbackHandler } from './service/callbacks/callback-handler.ts'
export type {
  CallbackArrival,
  CallbackDelivery,
  CallbackEvent,
  CallbackHandlerOptions,
  CallbackKind,
  CallbackOutcome,
  CallbackSecret,
  CallbackVerifier,
} from './service/callbacks/callback-options.ts'
export { type CallbackStore, type DeliveryState, memoryStore } from './service/callbacks/callback-store.ts'
export { type HmacOptions, hmacVerifier } from './service/callbacks/hmac-verifier.ts'
export {
  generateTestCallback,
  type TestCallback,
  type TestCallbackOptions,
} from './service/callbacks/test-callback.ts'
export type { CallOptions, NoDataRule, Secret, ServiceClientOptions } from './service/client-options.ts'
export type { CallKnobs } from './service/exchange/call-policy.ts'
export type { Reason, ServiceCode } from './service/failure.ts'
export {
  type ArchiveSink,
  type FetchIntoOptions,
  type FetchSummary,
  fetchInto,
  type IdentifiedRequest,
} from './service/fetch-into.ts'
export {
  createServiceClient,
  type DetailOptions,
  type RawAnswer,
  type ServiceClient,
  type TranscriptDetail,
} from './service/service-client.ts'
export {
  AbortedError,
  ConfigurationError,
  ConnectionError,
  InvalidRequestError,
  NoDataError,
  NotAuthorizedError,
  ServiceError,
  TimeoutError,
  TokenError,
  UnexpectedResponseError,
} from './service/service-error.ts'
export type { Fetch, Surroundings } from './service/surroundings.ts'
export type {
  RequestEvent,
  ResponseEvent,
  RetryEvent,
  ServiceHooks,
  TokenEvent,
} from './service/telemetry/hooks.ts'
