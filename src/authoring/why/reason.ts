/** What is said of a field or of a line: one sentence, its places, and what it rests on. */

export interface Reason {
  /** The field, as a JSON Pointer into the data; `undefined` where it is about none. */
  readonly path: string | undefined
  /** The name of the check that it is about. */
  readonly check?: string
  /**
   * value, empty, absent or invalid; for a line: read, ignored or unmapped, nowhere where the transcript has none; for a check:
   * holds, fails, not asked or undecided.
   */
  readonly state: string
  /** One sentence without a full stop. Holds no value of the transcript. */
  readonly says: string
  /** The line of the transcript. */
  readonly pointer?: string
  /** Its text, or the shape of it. */
  readonly raw?: string
  /** The line of the mapping. */
  readonly spec?: string
  /** What it rests on, or what else is known. */
  readonly inside: readonly Reason[]
}

/** A text as its shape: each letter an `A`, each digit a `9`. Other JSON by its kind. */
export function shapeOf(raw: unknown): string {
  if (typeof raw !== 'string')
    return raw === null
      ? 'null'
      : Array.isArray(raw)
        ? 'a list'
        : typeof raw === 'object'
          ? 'an object'
          : `a ${typeof raw}`
  const shown = raw.slice(0, longestShape).replace(/\p{L}/gu, 'A').replace(/\p{N}/gu, '9')
  return JSON.stringify(raw.length > longestShape ? `${shown}…` : shown)
}

const longestShape = 60
