/** docs/json.md: what each command prints with --json, by runs in a project; `npm run test:update` writes it again. */
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mayUpdate, projectRoot } from '../../support/goldens.ts'
import { jsonShape } from '../../support/json-shape.ts'
import { txmap } from '../../support/txmap.ts'

const file = join(projectRoot, 'docs/json.md')
const before = process.cwd()
const top = mkdtempSync(join(tmpdir(), 'json-page-'))

interface Run {
  readonly call: string
  readonly says: string
  /** Objects whose names are data. */
  readonly open?: readonly string[]
}

/** In the order of the page. They run in a project of `txmap init` with one more transcript, which has an unread line. */
const runs: readonly Run[] = [
  {
    call: 'map samples/return.json --json --coverage --lineage',
    says: 'A result, as `JSON.stringify(result)` writes it; `coverage` and `lineage` only where they are asked for. `data` is what [the schema of the mapping](results.md) says. With several files one line of JSON for each, in their order, which begins with `file`, the name as it was given; the rest is the result: `const { file, ...result } = JSON.parse(line)`, of which `readResult` takes the text again, `JSON.stringify(result)`. A file without a result, also a single one, is `{ file: text, error: { code: text, message: text, hint: text | null } }`: codes are those of [errors.md](errors.md), the same is on standard error, and the exit code is 1 or 2. A mapping with an error is one object for all files, `{ error }`; a call that is wrong as a whole prints nothing here.',
    open: ['data'],
  },
  {
    call: 'check --json',
    says: 'What was found in mappings; `fixed` with `--fix`. An error has the exit code 1.',
  },
  {
    call: 'why samples/return.json /income/wages --json',
    says: 'One reason for each field or line that was asked about; what lies beneath it stands under `inside`.',
  },
  {
    call: 'draft samples/return.json --json',
    says: 'The mapping as YAML, and how much of the samples it reads.',
  },
  {
    call: 'drift samples/return.json --json',
    says: 'The report ([drift.md](drift.md)): labels and counts, no values.',
  },
  { call: 'coverage samples/return.json --json', says: 'The two counts: lines and fields.' },
  { call: 'test --json', says: 'One entry for each golden; `changes` where it differs.' },
  { call: 'review --list --json', says: 'What waits for a decision.' },
  {
    call: 'explain retr-990 --json',
    says: 'A mapping as what runs. `txmap explain CODE --json` gives the section of [errors.md](errors.md).',
  },
  { call: 'types --json', says: 'Which files were written.' },
  {
    call: 'diff mappings/retr-990.yaml after.yaml --corpus samples --json',
    says: 'What changes, field by field, over the samples.',
  },
]

beforeAll(async () => {
  process.chdir(top)
  await txmap(['init', 'acme'])
  process.chdir('acme')
  mkdirSync('node_modules')
  symlinkSync(projectRoot, 'node_modules/tax-transcript-mapper', 'dir')
  copyFileSync(join(projectRoot, 'docs/examples/return-1040-2023.json'), 'samples/return.json')
  const mapping = readFileSync('mappings/retr-990.yaml', 'utf8')
  writeFileSync('after.yaml', mapping.replace(/^title: /m, 'title: New ').replace('salaries:', 'pay:'))
})
afterAll(() => {
  process.chdir(before)
  rmSync(top, { recursive: true })
  if (mayUpdate()) writeFileSync(file, `${head}${sections.join('\n')}`)
})

const head = `<!-- Made by "npm run test:update" from runs of the commands. Do not edit. -->

# What commands print with --json

For programs that call \`txmap\`. One JSON value on standard output (\`map\` of several files and \`dev\` print one a line), nothing else there; notes go to standard error. Where there is no result, of a file that cannot be read, a transcript that is none, a mapping with an error, or a project that has a fault, it is \`{ error: { code, message, hint } }\`, with \`diagnostics\` in it where a file has faults. A wrong call prints nothing there; the exit code says so. Names keep their meaning as [versions.md](versions.md#the-package) says; further names may come. \`text\`, \`number\` and \`boolean\` stand for values; \`…\` for further entries, or for names that are data; \`null\` and \`[]\` for what was not there in the run that is shown.

\`sandbox --json\` is in [sandbox.md](sandbox.md#start-it), \`remap\` in [remap.md](remap.md#as-data), \`init\`, \`review\`, \`schema\`, \`lineage\` and \`dev\` say it in [their help](commands.md).

`
const sections: string[] = []

test.each(runs)('txmap $call prints the shape that the page has', async ({ call, says, open }) => {
  const { out, notes } = await txmap(call.split(' '))
  expect(out, notes).toMatch(/^[{[]/)
  const name = call.split(' ')[0]
  const section = `## ${name}\n\n\`txmap ${call}\`: ${says}\n\n\`\`\`text\n${jsonShape(JSON.parse(out), open)}\n\`\`\`\n`
  sections.push(section)
  if (!mayUpdate()) expect(readFileSync(file, 'utf8')).toContain(section)
})
