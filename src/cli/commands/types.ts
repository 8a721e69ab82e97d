/** `txmap types`: the TypeScript types of what own mappings give. */
import { ownTypes } from '../../compile/schema/own-types.ts'
import { readArguments } from '../arguments.ts'
import { type Command, exit, usageError } from '../io.ts'
import { keepUpToDate } from '../made-files.ts'
import { chosenPlans } from '../mappings/chosen-plans.ts'
import { projectOf } from '../mappings/project.ts'
import { jsonText } from '../terminal.ts'

const options = {
  out: { type: 'string' },
  check: { type: 'boolean' },
  json: { type: 'boolean' },
  project: { type: 'string' },
} as const

export const types: Command = {
  help: `Usage: txmap types [FILE|ID…] [--out FILE] [--check] [--project DIR] [--json]

Writes a TypeScript declaration file: the type of the data of each mapping, and ProjectData, which has them by id. With
createMapper<ProjectData>({ project }) every result is typed by its mapping.

Without a name it writes about all mappings of the project, to the file that the project file names under "types". Named
mappings, by file or by their id in the project, go to --out, or to standard output.

  --out FILE     where to write
  --check        write nothing; end with 1 where the file is not what would be written
  --project DIR  the project in this folder; default: the one around the folder that the command runs in
  --json         one JSON object: { "files": […], "written": […] }, with --check "stale"; without a file { "text" }
  --help         this text

A file that is up to date is not touched. Exit codes: 0 fine, 1 a mapping has errors, or with --check the file is out of
date, 2 wrong usage, 3 a bug of ours.
`,
  run: async (args, io) => {
    const { values, positionals: names } = readArguments('types', args, options)
    // It is replaced without a question, which no mapping may be.
    if (values.out !== undefined && !/\.[cm]?ts$/.test(values.out))
      throw usageError(`--out names a file of TypeScript, such as types.ts; "${values.out}" is none`)
    const project = await projectOf(values.project)
    const plans = chosenPlans(names, project, io)
    const text = ownTypes(plans)
    const file = values.out ?? (names.length === 0 ? project?.types : undefined)
    const { check = false, json = false } = values
    if (file !== undefined)
      return keepUpToDate(new Map([[file, text]]), { command: 'types', check, json }, io)
    if (check) throw usageError('--check needs a file: "types" in the project file, or --out FILE')
    io.write(json ? `${jsonText({ text }, true)}\n` : text)
    return exit.fine
  },
}
