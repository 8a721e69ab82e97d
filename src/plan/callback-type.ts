/** Mappings of callbacks among those of transcripts: they carry a type that no transcript can have, for theirs are capitals. */

/**
 * Whose data a callback carries.
 * @example
 * const kind: CallbackKind = 'business'
 * const { body } = await generateTestCallback({ endpoint: 'https://lender.example/callbacks', kind })
 * JSON.parse(body).tinType // => 'EIN'
 */
export type CallbackKind = 'individual' | 'business'

const prefix = 'callback '

/** The type of mappings for callbacks of a kind: "callback individual". */
export function callbackType(kind: string): string {
  return `${prefix}${kind}`
}

/** Whether mappings of this type read callbacks, not transcripts. */
export function isCallbackType(type: string): boolean {
  return type.startsWith(prefix)
}
