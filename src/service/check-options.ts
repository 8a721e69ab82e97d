/** Finds options of this room's functions that do not exist, or are of another kind than they should be. Shows no value. */
import { aFunction, anObject, optionFault, type Rule, type Rules } from '../text/messages/option-rules.ts'
import { plainKindOf } from '../text/messages/plain-kind.ts'
import type { CallKnobs } from './exchange/call-policy.ts'
import { configurationError } from './service-error.ts'

/**
 * For a function that cannot do without options.
 * @throws ConfigurationError for the first option that is none of `rules`, or is not as its rule says
 */
export function checkNeededOptions<Options>(options: unknown, rules: Rules<Options>): void {
  checkOptions(options ?? null, rules)
}

/** @throws ConfigurationError for the first option that is none of `rules`, or is not as its rule says */
export function checkOptions<Options>(options: unknown, rules: Rules<Options>): void {
  const fault = optionFault(options, rules)
  if (fault === undefined) return
  if (fault.kind === 'unknown') throw configurationError(`there is no option ${fault.name}`, fault.hint)
  const { name = 'what is given for options', value, expected, hint } = fault
  const { found = plainKindOf(value) } = fault
  throw configurationError(`${name} is ${found} where ${expected} is expected`, hint)
}

/** @throws ConfigurationError where a value that is no option is no function */
export function mustBeFunction(what: string, value: unknown): void {
  if (!aFunction.fits(value)) throw configurationError(`${what} is no function`)
}

/** What is looked at by other code, with messages of its own. */
export const seenElsewhere: Rule = { expected: 'something else', fits: () => true }

/** A signal, of any realm. */
export const aSignal: Rule = {
  expected: 'an AbortSignal',
  fits: value =>
    typeof value === 'object' &&
    value !== null &&
    'aborted' in value &&
    'addEventListener' in value &&
    typeof value.addEventListener === 'function',
  hint: () => 'give the signal of an AbortController',
}

/** The name of a header (RFC 9110 section 5.6.2). */
export const aHeaderName: Rule = {
  expected: 'the name of a header',
  fits: value => typeof value === 'string' && /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(value),
}

/** Text that a header can carry. */
export const aHeaderText: Rule = {
  expected: 'a text that a header can carry',
  fits: value => typeof value === 'string' && /^[\x20-\x7e]*$/.test(value),
}

/** Headers by their names. */
export const headersRule: Rule = {
  expected: 'an object of headers',
  fits: value =>
    anObject.fits(value) &&
    Object.entries(Object(value)).every(([name, text]) => aHeaderName.fits(name) && aHeaderText.fits(text)),
}

/** The knobs of every call. Their least values are looked at by `callPolicy`. */
export const knobs: Rules<CallKnobs> = {
  timeoutMs: seenElsewhere,
  totalTimeoutMs: seenElsewhere,
  retries: seenElsewhere,
  retryDelayMs: seenElsewhere,
  maxRetryDelayMs: seenElsewhere,
  maxRetryAfterMs: seenElsewhere,
  maxResponseBytes: seenElsewhere,
}
