/** Reads the header Retry-After, RFC 9110 section 10.2.3 (read 2026-11-20): seconds, or a date. */

const date =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/

/** Milliseconds to wait from `now` (milliseconds since 1970); 0 for a date gone by, null where the header says nothing. */
export function retryAfterMs(header: string | null, now: number): number | null {
  const text = header?.trim() ?? ''
  // Never more than can be counted exactly; that is 285 thousand years.
  if (/^[0-9]+$/.test(text)) return Math.min(Number(text) * 1000, Number.MAX_SAFE_INTEGER)
  if (!date.test(text)) return null
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}
