/** The arguments of a command, or a UsageError that says what is wrong with them. */
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UsageError } from './io.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** Parsed options and the words that are none. */
export type Arguments<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true; strict: true; args: string[] }>
>

/** @throws UsageError for an unknown option or a missing value */
export function readArguments<O extends Options>(args: readonly string[], options: O): Arguments<O> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'the arguments cannot be read')
  }
}
