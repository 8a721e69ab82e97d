/** The arguments of a command, or a UsageError that says what is wrong with them. */
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { didYouMean, nearestNames } from '../text/nearest-names.ts'
import { UsageError } from './io.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** Parsed options and the words that are none. */
export type Arguments<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true; strict: true; args: string[] }>
>

/** @throws UsageError for an unknown option, a missing value, or a value that an option does not take */
export function readArguments<O extends Options>(
  command: string,
  args: readonly string[],
  options: O,
): Arguments<O> {
  checkOptions(command, args, options)
  return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
}

/** Looked at before parsing: what Node.js says of a wrong option differs by version, and speaks of rare cases first. */
function checkOptions(command: string, args: readonly string[], options: Options): void {
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true })
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined
    if (option === undefined) {
      const near = nearestNames(token.name, Object.keys(options)).map(name => `--${name}`)
      const hint = didYouMean(near) || `txmap ${command} --help lists them all`
      throw new UsageError(`there is no option "${token.rawName}"; ${hint}`)
    }
    if (option.type === 'boolean' && token.value !== undefined)
      throw new UsageError(`${token.rawName} takes no value`)
    // "--mapping --json" lacks a value; "--mapping=--json" names an odd file, and "-" is standard input.
    const isNext = token.inlineValue === false && /^-./.test(token.value)
    if (option.type === 'string' && (token.value === undefined || isNext))
      throw new UsageError(`${token.rawName} needs a value`)
  }
}
