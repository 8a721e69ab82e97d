/** One call of `txmap` as a function of its arguments and surroundings. Never rejects. */
import { MapperError, SpecError } from '../diagnostics/errors.ts'
import { packageVersion } from '../node/package-version.ts'
import { ProjectError } from '../project/project-error.ts'
import { shownLine } from '../text/messages/shown-text.ts'
import { forCommand } from './command-hints.ts'
import { commands } from './commands.ts'
import { type ExitCode, exit, type Io, UsageError } from './io.ts'

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
    io.note(
      `txmap: cli/usage: there is no command of that name; use one of ${commands.map(each => each.name).join(', ')}\n`,
    )
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
    return report(error, name, io)
  }
}

function report(error: unknown, command: string, io: Io): ExitCode {
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
