/** `txmap lineage`: which field of a mapping is read from which labels, in notations of other tools. */
import { csvText, openLineage, sssomText } from '../../authoring/lineage-export/formats.ts'
import { bundledPlans } from '../../catalog/plans.gen.ts'
import { loadMapping } from '../../emit/load-mapping.ts'
import type { MappingPlan } from '../../plan/mapping-plan.ts'
import { readArguments } from '../arguments.ts'
import { type Command, exit, type Io, usageError } from '../io.ts'
import { chosenPlans } from '../mappings/chosen-plans.ts'
import { projectOf } from '../mappings/project.ts'
import { jsonText } from '../terminal.ts'

const options = {
  format: { type: 'string' },
  json: { type: 'boolean' },
  project: { type: 'string' },
} as const

export const lineage: Command = {
  help: `Usage: txmap lineage FILE|ID [--format csv|sssom|openlineage] [--project DIR]

Prints from which labels each field of a mapping is read, by which normalizer and which line of the mapping: what holds
for every transcript, for data catalogues and reviews. ID is a mapping of the project or a bundled one.

  --format csv          a row for each field and source (the default)
  --format sssom        SSSOM as TSV: labels as subjects, fields as objects; derived fields have no label and are left out
  --format openlineage  JSON: a dataset of OpenLineage with the facet columnLineage
  --json                the same as --format openlineage
  --project DIR         the project in DIR, where the project file is; the one around this folder if left out
  --help                this text

Exit codes: 0 printed, 1 the mapping has an error, 2 wrong usage, or a file that cannot be read, 3 a bug of ours.
`,
  run: async (args, io) => {
    const { values, positionals } = readArguments('lineage', args, options, {
      notBeside: { json: ['format'] },
    })
    const [name, more] = positionals
    if (name === undefined || more !== undefined) throw usageError('name one mapping, by its file or its id')
    const format = values.json === true ? 'openlineage' : (values.format ?? 'csv')
    if (format !== 'csv' && format !== 'sssom' && format !== 'openlineage')
      throw usageError('--format is "csv", "sssom" or "openlineage"')
    const plan = await planNamed(name, values.project, io)
    if (format === 'openlineage') io.write(`${jsonText(openLineage(plan), true)}\n`)
    else io.write(format === 'csv' ? csvText(plan) : sssomText(plan))
    return exit.fine
  },
}

/** @throws SpecError where the mapping has an error */
async function planNamed(name: string, folder: string | undefined, io: Io): Promise<MappingPlan> {
  const bundled = bundledPlans().find(({ id }) => id === name)
  if (bundled !== undefined && !io.exists(name)) return loadMapping(bundled).plan
  const [plan] = chosenPlans([name], await projectOf(folder), io)
  if (plan === undefined) throw usageError(`"${name}" holds no mapping`)
  return plan
}
