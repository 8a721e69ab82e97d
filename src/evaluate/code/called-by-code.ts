/**
 * The built-in functions that code may call by their names; the others that bundled mappings need have methods of their own. Programs
 * of bundled mappings carry these alone. An expression that calls another one is stored as a tree, see `lowered`.
 */
import type { BuiltIn } from '../built-ins/definition.ts'
import { append } from '../built-ins/list-functions.ts'
import { not } from '../built-ins/value-functions.ts'

/** The name of one of them. */
export type CalledByCode = 'append' | 'not'

export const calledByCode: Readonly<Record<CalledByCode, BuiltIn>> = { append, not }
