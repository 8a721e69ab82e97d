/** The built-in functions by name: exactly those on the allow-list. */
import type { AllowedFunction } from '../language/allow-list.ts'
import type { BuiltIn } from './definition.ts'
import { append, count, merge } from './list-functions.ts'
import {
  contains,
  join,
  length,
  lowercase,
  substring,
  substringAfter,
  substringBefore,
  trim,
  uppercase,
} from './text-functions.ts'
import { boolean, exists, not, string } from './value-functions.ts'

export const builtIns: Readonly<Record<AllowedFunction, BuiltIn>> = {
  append,
  boolean,
  contains,
  count,
  exists,
  join,
  length,
  lowercase,
  merge,
  not,
  string,
  substring,
  substringAfter,
  substringBefore,
  trim,
  uppercase,
}
