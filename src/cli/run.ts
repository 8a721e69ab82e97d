/** One call of `txmap` as a function of its arguments and surroundings. Never rejects. */
import { MapperError, SpecError } from '../diagnostics/errors.ts'
import { packageVersion } from '../node/package-version.ts'
import { ProjectError } from '../project/project-error.ts'
import { didYouMean, nearestNames } from '../text/messages/nearest-names.ts'
import { shownLine } from '../text/messages/shown-text.ts'
import { forCommand } from './command-hints.ts'
import { commands } from './commands.ts'
import { type ExitCode, exit, type Io, UsageError } from './io.ts'
import { jsonText } from './terminal.ts'

const overview = `Usage: txmap COMMAND [OPTIONS]

${commands.map(command => `  ${command.name.padEnd(10)}${command.summary}`).join('\n')}

txmap COMMAND --help explains one command, txmap --version the version.
Exit codes: 0 fine, 1 something was found, 2 wrong usage, 3 a bug of ours.
`

/** Runs the command that `args` name and gives its exit code. */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  const [name, ...rest] = args
  if (name === undefined || name === '--help' || name === 'help' || name === '-h') {
    io.write(overview)
    return name === undefined ? exit.usage : exit.fine
  }
  if (name === '--version') {
    io.write(`${packageVersion()}\n`)
    return exit.fine
  }
  const entry = commands.find(each => each.name === name)
  if (entry === undefined) {
    const names = commands.map(each => each.name)
    const meant = commands.filter(({ also = [] }) => also.includes(name.toLowerCase()))
    const near = meant.length > 0 ? meant.map(each => each.name) : nearestNames(name, names)
    const hint = didYouMean(near) || `use one of ${names.join(', ')}`
    io.note(`txmap: cli/usage: there is no command of that name; ${hint}\n`)
    return exit.usage
  }
  try {
    const command = await entry.load()
    if (rest.includes('--help') || rest.includes('-h')) {
      io.write(command.help)
      return exit.fine
    }
    return await command.run(rest, io)
  } catch (error) {
    return report(error, { command: name, isJson: rest.includes('--json') }, io)
  }
}

/** What was called, and whether what it gives is read by a program. */
interface Called {
  readonly command: string
  readonly isJson: boolean
}

function report(error: unknown, { command, isJson }: Called, io: Io): ExitCode {
  // A program that reads the result is not left without one, unless it calls the command wrongly.
  const isSaid = error instanceof MapperError && error.code !== 'cli/usage' && !error.code.startsWith('bug/')
  if (isJson && isSaid) {
    const { code, message, hint } = forCommand(error, command)
    const isOfFiles = error instanceof SpecError || error instanceof ProjectError
    const found = isOfFiles && error.diagnostics.length > 0 ? { diagnostics: error.diagnostics } : {}
    io.write(`${jsonText({ error: { code, message, hint, ...found } })}\n`)
  }
  if (error instanceof UsageError) {
    io.note(`${shownLine(`txmap ${command}: ${error.code}: ${error.message}`)}\n`)
    return exit.usage
  }
  if (error instanceof ProjectError && error.diagnostics.length === 0) {
    io.note(`${shownLine(`txmap ${command}: ${error.code}: ${error.message}`)}\n`)
    return exit.usage
  }
  if (error instanceof SpecError || error instanceof ProjectError) {
    io.note(`${error.message}\n`)
    return exit.findings
  }
  if (error instanceof MapperError && !error.code.startsWith('bug/')) {
    io.note(`${error.code}: ${forCommand(error, command).message}\n`)
    return exit.findings
  }
  // The message of an unforeseen error may hold anything, so only its kind and its place in our code are shown.
  const kind = error instanceof Error ? error.name : typeof error
  const place =
    error instanceof Error ? (/\n\s+at .*?([\w./-]+\.[jt]s:\d+)/.exec(error.stack ?? '')?.[1] ?? '') : ''
  io.note(`txmap: a bug of ours (${kind}${place === '' ? '' : ` at ${place}`}); please report it\n`)
  return exit.bug
}
