/** `txmap schema`: the JSON Schemas of what own mappings give. */
import { join, relative } from 'node:path'
import { outputSchema, schemaAddress } from '../../compile/schema/output-schema.ts'
import { below, kindOf } from '../../project/files-below.ts'
import { readArguments } from '../arguments.ts'
import { readFile } from '../files.ts'
import { type Command, exit, type Io, usageError } from '../io.ts'
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

export const schema: Command = {
  help: `Usage: txmap schema [FILE|ID…] [--out DIR] [--check] [--project DIR] [--json]

Writes the JSON Schema (2020-12) of the data of each mapping, as it stands in JSON: ID.schema.json.

Without a name it writes about all mappings of the project, to the folder that the project file names under "schemas".
Named mappings, by file or by their id in the project, go to --out; of a single one the schema is printed without it.

  --out DIR      the folder to write to
  --check        write nothing; end with 1 where a file is not what would be written
  --project DIR  the project in this folder; default: the one around the folder that the command runs in
  --json         one JSON object: { "files": […], "written": […], "removed": […] }, with --check "stale"; without a folder the
                 schema
  --help         this text

A file that is up to date is not touched. Where the schemas of all mappings are written, one of a mapping that is gone is
removed. Exit codes: 0 fine, 1 a mapping has errors, or with --check a file is out of date, 2 wrong usage, 3 a bug of
ours.
`,
  run: async (args, io) => {
    const { values, positionals: names } = readArguments('schema', args, options)
    const project = await projectOf(values.project)
    const plans = chosenPlans(names, project, io)
    const folder = values.out ?? (names.length === 0 ? project?.schemas : undefined)
    const { check = false, json = false } = values
    const texts = plans.map((plan): [string, string] => [plan.id, `${jsonText(outputSchema(plan), true)}\n`])
    if (folder !== undefined) {
      const files = new Map(texts.map(([id, text]) => [join(folder, `${id}.schema.json`), text]))
      const gone = names.length === 0 ? schemasBeside(files, folder, io) : []
      return keepUpToDate(files, { command: 'schema', check, json, gone }, io)
    }
    if (check) throw usageError('--check needs a folder: "schemas" in the project file, or --out DIR')
    const [only, more] = texts
    if (only === undefined || more !== undefined)
      throw usageError(
        'name one mapping, or a folder for several: "schemas" in the project file, or --out DIR',
      )
    io.write(only[1])
    return exit.fine
  },
}

/** The other schemas in a folder that this command made: they say so themselves. */
function schemasBeside(files: ReadonlyMap<string, string>, folder: string, io: Io): readonly string[] {
  if (kindOf(folder) !== 'folder') return []
  return below(folder).files.filter(file => {
    const id = /^([a-z0-9-]+)\.schema\.json$/.exec(relative(folder, file))?.[1]
    return (
      id !== undefined && !files.has(file) && readFile(file, io).includes(`"$id": "${schemaAddress(id)}"`)
    )
  })
}
