/** Places in data that a test can look at, or damage. */
import { Decimal } from 'decimal.js'

/** An object or a list, and a key of it. */
export interface HeldPlace {
  readonly holder: Record<string, unknown>
  readonly key: string
}

/** Every place in `value` below its top. */
export function collected(value: unknown): readonly HeldPlace[] {
  const found: HeldPlace[] = []
  const waiting: unknown[] = [value]
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    // What is inside a decimal is its own.
    if (typeof each !== 'object' || each === null || each instanceof Decimal) continue
    // Lists are objects too, with positions for keys.
    const holder = each as Record<string, unknown>
    for (const key of Object.keys(holder)) {
      found.push({ holder, key })
      waiting.push(holder[key] ?? null)
    }
  }
  return found
}
