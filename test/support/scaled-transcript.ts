/** A transcript with each amount so many times as large. */
import type { Json } from './check-examples.ts'

/** A copy; amounts stand in any of the manners in which transcripts print them, and come out in one. */
export function scaled(value: Json, times: number): Json {
  if (Array.isArray(value)) return value.map((each: Json) => scaled(each, times))
  if (typeof value !== 'string')
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, scaled(each, times)]))
  const [, sign, digits = ''] = /^(-?\$?-?|\(\$?)([0-9,]*\.[0-9]{2})\)?$/.exec(value) ?? []
  if (sign === undefined) return value
  const cents = String(BigInt(digits.replace(/[,.]/g, '')) * BigInt(times)).padStart(3, '0')
  return `${/[-(]/.test(sign) ? '-' : ''}$${cents.slice(0, -2)}.${cents.slice(-2)}`
}
