/** `txmap dev`: everything about a project again at every save, until it is interrupted. */

import { ProjectRun, type Round } from '../../project/dev/project-run.ts'
import { watchFolders } from '../../project/dev/until-change.ts'
import { lookAt } from '../../project/dev/watched-files.ts'
import { kindOf } from '../../project/files-below.ts'
import { findProject } from '../../project/find-project.ts'
import { readArguments } from '../arguments.ts'
import { readFile, saveBelow } from '../files.ts'
import { type Command, exit, type Io, UsageError, usageError } from '../io.ts'
import { painter } from '../paint.ts'
import { renderRound, roundJson, type TypesState } from '../render/render-round.ts'
import { jsonText } from '../terminal.ts'

export const dev: Command = {
  help: `Usage: txmap dev [--project DIR] [--json]

Watches a project of mappings. At the start and after every save it checks the mappings, maps all samples, compares the
goldens and writes the file of types, each only where something changed, and shows one summary: on a terminal in place of
the last one, elsewhere below it. The project file is watched too, and files that are added or removed. Where the folder
has no project yet, it says so and waits for one. Ctrl-C ends it.

  --project DIR  the project in this folder; default: the one around the folder that the command runs in
  --json         a line of JSON for each round: { "milliseconds", "files", "diagnostics", "samples", "goldens", "types" }
  --help         this text

It writes the file of types and nothing else; "txmap test" shows what differs in a golden, "txmap map" what became of a
sample. Exit codes: 0 ended by Ctrl-C, 2 wrong usage, or a folder that is not there, 3 a bug of ours.
`,
  run: async (args, io) => {
    const options = { project: { type: 'string' }, json: { type: 'boolean' } } as const
    const { values, positionals } = readArguments('dev', args, options)
    if (positionals.length > 0) throw usageError('dev takes no files; the project file names them')
    const { project } = values
    const kind = project === undefined ? 'folder' : kindOf(project)
    if (kind === undefined || (kind === 'file' && findProject(project) === undefined))
      throw usageError(`there is no folder "${project}"`)
    let isEnded = false
    const ended = io.untilInterrupted().then(() => {
      isEnded = true
    })
    const run = new ProjectRun()
    let fingerprint: string | undefined
    while (!isEnded) {
      const started = io.now()
      const before = lookAt(project)
      // Set up before the look that counts, so that no save falls between the two.
      const waiting = watchFolders(before.folders)
      try {
        const look = lookAt(project)
        if (look.fingerprint === fingerprint) await Promise.race([waiting.changed(), ended])
        else {
          fingerprint = look.fingerprint
          const round = run.next(look)
          show(round, typesOf(round, io), started, values.json === true, io)
        }
      } finally {
        // Watchers that stay would keep the process alive after a bug of ours.
        waiting.end()
      }
    }
    return exit.fine
  },
}

function show(round: Round, types: TypesState, started: number, json: boolean, io: Io): void {
  const milliseconds = Math.round(io.now() - started)
  if (json) {
    io.write(`${jsonText(roundJson(round, types, milliseconds))}\n`)
    return
  }
  io.clearScreen()
  io.write(renderRound(round, types, milliseconds, painter(io.hasColour)))
}

/** Writes the types where they differ. A file that cannot be written ends nothing. */
function typesOf(round: Round, io: Io): TypesState {
  if (round.kind !== 'mapped' || round.types === undefined) return { kind: 'none' }
  const { file, text } = round.types
  try {
    if (io.exists(file) && readFile(file, io) === text) return { kind: 'same', file }
    saveBelow(file, text, io)
    return { kind: 'written', file }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return { kind: 'unwritable', message: `${error.code}: ${error.message}` }
  }
}
