/** The command line of the scripts that `package.json` names for longer proofs. What each does and takes is said once, in the comment at its top. */
import { readFileSync } from 'node:fs'
import { type ParseArgsConfig, parseArgs } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>
type Read<O extends Options> = ReturnType<
  typeof parseArgs<{ readonly options: O; readonly allowPositionals: true }>
>

/**
 * The options of the script in `file`, and its other arguments, of which there are at most `most`. With `--help` the script ends with 0 and
 * prints the comment at its top; with an option that it does not have, or too many arguments, it ends with 2 and says which.
 */
export function scriptOptions<const O extends Options>(file: string, options: O, most = 0): Read<O> {
  if (process.argv.includes('--help')) {
    console.log(topComment(readFileSync(file, 'utf8')))
    process.exit(0)
  }
  try {
    const read = parseArgs({ options, allowPositionals: true })
    const extra = read.positionals[most]
    if (extra === undefined) return read
    return wrongUsage(`Unexpected argument '${extra}'`)
  } catch (error) {
    return wrongUsage(error instanceof Error ? error.message : String(error))
  }
}

/** Ends a script that cannot be run as asked. */
export function wrongUsage(fault: string): never {
  console.error(`${fault}\nSee --help.`)
  process.exit(2)
}

/** The text of the comment with which a script begins, without the marks of a comment. */
export function topComment(source: string): string {
  const [, text = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(source) ?? []
  return text
    .split('\n')
    .map(line => line.replace(/^ \* ?/, ''))
    .join('\n')
    .trim()
}
