/** `txmap init`: the files of a new project of mappings. Overwrites nothing. */
import { basename, join, resolve } from 'node:path'
import { compileMappings } from '../../compile/compile-mappings.ts'
import { ownTypes } from '../../compile/schema/own-types.ts'
import { packageVersion } from '../../node/package-version.ts'
import { starterFiles } from '../../project/starter/starter-files.ts'
import { starterMapping } from '../../project/starter/starter-mapping.ts'
import { readArguments } from '../arguments.ts'
import { saveBelow } from '../files.ts'
import { type Command, exit, usageError } from '../io.ts'
import { bundledSources } from '../mappings/bundled-sources.ts'
import { jsonText } from '../terminal.ts'

export const init: Command = {
  help: `Usage: txmap init [DIR] [--json]

Makes a project of mappings in DIR, or in the folder that the command runs in: the project file, one mapping, a sample, a
golden, the types of what the mapping gives, settings for Visual Studio Code that complete and explain mappings, an example
for continuous integration, and package.json. It needs no network. A file that is there is kept as it is.

  --json     one JSON object: { "written": ["file", …], "kept": ["file", …] }
  --help     this text

Then: npm install && npm test. docs/authoring.md goes on from there.
Exit codes: 0 fine, 2 wrong usage, or a file that cannot be written, 3 a bug of ours.
`,
  run: (args, io) => {
    const { values, positionals } = readArguments('init', args, { json: { type: 'boolean' } })
    const [folder = '.', more] = positionals
    if (more !== undefined) throw usageError('name one folder')
    const { plans } = compileMappings(
      [{ name: 'mappings/retr-990.yaml', text: starterMapping }],
      bundledSources(),
    )
    const starter = { folder: basename(resolve(folder)), version: packageVersion(), types: ownTypes(plans) }
    const files = [...starterFiles(starter)].map(([name, text]): [string, string] => [
      join(folder, name),
      text,
    ])
    const kept = files.map(([file]) => file).filter(file => io.exists(file))
    const missing = files.filter(([file]) => !kept.includes(file))
    for (const [file, text] of missing) {
      saveBelow(file, text, io)
      if (values.json !== true) io.write(`wrote ${file}\n`)
    }
    if (values.json === true) {
      io.write(`${jsonText({ written: missing.map(([file]) => file), kept }, true)}\n`)
      return exit.fine
    }
    for (const file of kept) io.write(`kept ${file}, which was there\n`)
    const there = folder === '.' ? '' : `cd ${/\s/.test(folder) ? `"${folder}"` : folder} && `
    io.write(`\nnext: ${there}npm install && npm test\n`)
    return exit.fine
  },
}
