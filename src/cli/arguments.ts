/** The arguments of a command, or a UsageError that says what is wrong with them. */
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { didYouMean, editDistance, nearestNames } from '../text/messages/nearest-names.ts'
import { usageError } from './io.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** Parsed options and the words that are none. */
export type Arguments<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true; strict: true; args: string[] }>
>

/** Which options of a command go together, so that none is ever skipped in silence. */
export interface OptionRules<Name extends string> {
  /** By option: the one without which it has no meaning. */
  readonly needs?: Readonly<Partial<Record<Name, Name>>>
  /** By option: those beside which it has no meaning. */
  readonly notBeside?: Readonly<Partial<Record<Name, readonly Name[]>>>
}

/** @throws UsageError for an unknown option, a missing value, a value that an option does not take, or against `rules` */
export function readArguments<O extends Options>(
  command: string,
  args: readonly string[],
  options: O,
  rules: OptionRules<keyof O & string> = {},
): Arguments<O> {
  checkRules(checkOptions(command, args, options), rules)
  return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
}

/** The names of the options that are given. Looked at before parsing: what Node.js says of a wrong option differs by version, and speaks of rare cases first. */
function checkOptions(command: string, args: readonly string[], options: Options): ReadonlySet<string> {
  const given = new Set<string>()
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true })
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined
    if (option === undefined) {
      const near = nearestNames(token.name, Object.keys(options))
        .filter(name => isSlip(token.name, name))
        .map(name => `--${name}`)
      const hint = didYouMean(near) || `txmap ${command} --help lists them all`
      throw usageError(`there is no option "${token.rawName}"; ${hint}`)
    }
    if (option.type === 'boolean' && token.value !== undefined)
      throw usageError(`${token.rawName} takes no value`)
    // "--mapping --json" lacks a value; "--mapping=--json" names an odd file, and "-" is standard input.
    const isNext = token.inlineValue === false && /^-./.test(token.value)
    if (option.type === 'string' && (token.value === undefined || isNext))
      throw usageError(`${token.rawName} needs a value`)
    given.add(token.name)
  }
  return given
}

/** Whether `given` may stand for `name`. Options are few and short, so that any word is near one of them. */
function isSlip(given: string, name: string): boolean {
  return given[0] === name[0] || editDistance(given, name) * 3 <= given.length
}

function checkRules(given: ReadonlySet<string>, { needs = {}, notBeside = {} }: OptionRules<string>): void {
  for (const [name, needed] of Object.entries(needs))
    if (given.has(name) && needed !== undefined && !given.has(needed))
      throw usageError(`--${name} needs --${needed}`)
  for (const [name, others = []] of Object.entries(notBeside)) {
    const other = others.find(each => given.has(each))
    if (given.has(name) && other !== undefined)
      throw usageError(`--${name} has no meaning beside --${other}; leave out one of them`)
  }
}
