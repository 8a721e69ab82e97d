/**
 * The run that docs/authoring.md shows, from a raw transcript to a passing golden: real processes of the finished build in a folder
 * of its own, as an analyst would type it. What the commands print is what the page shows.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { projectRoot } from './goldens.ts'

type Step =
  /** Prose of the page. */
  | { readonly say: string }
  /** A line typed at a terminal. */
  | { readonly type: string }
  /** A file that is there from the beginning, or that is written in an editor; the page shows it where it has a language. */
  | { readonly file: string; readonly text: string; readonly language?: string }
  /** Lines replaced in an editor. */
  | { readonly edit: string; readonly from: string; readonly to: string }

/** A return of a form that no bundled mapping reads, by tax year: one label changed, one amount came to be filled in. */
function association(year: number): string {
  const isLater = year > 2021
  return `${JSON.stringify(
    {
      TYPE: 'RETR',
      SECTION_HEADER: {
        TITLE: 'TAX RETURN TRANSCRIPT',
        'FORM NUMBER': '1120-H',
        'TAX PERIOD': `Dec. 31, ${year}`,
        'TAXPAYER IDENTIFICATION NUMBER': 'XX-XXX0042',
      },
      SECTION_FILING: {
        'RECEIVED DATE': `03-15-${year + 1}`,
        INCOME: {
          'TAXABLE INTEREST': isLater ? '$2,011.00' : '$1,204.00',
          [isLater ? 'GROSS RENTAL INCOME' : 'GROSS RENTS']: '$14,400.00',
          'EXEMPT FUNCTION INCOME': '$98,316.00',
          'GROSS INCOME': isLater ? '$16,411.00' : '$15,604.00',
        },
        DEDUCTIONS: {
          'REPAIRS AND MAINTENANCE': '$9,870.00',
          'OTHER DEDUCTIONS': isLater ? '$45.00' : '',
          'TOTAL DEDUCTIONS': isLater ? '$9,915.00' : '$9,870.00',
        },
        'TIMESHARE ASSOCIATION': 'NO',
      },
      LAST4: '0042',
      FORM: '1120-H',
      PERIOD: `${year}12`,
    },
    null,
    2,
  )}\n`
}

/** A sample of Form 1040 in which the wages stand under a label that nobody has seen. */
const reworded = readFileSync(
  join(projectRoot, 'test/golden/retr/1040/avery-2021/input.json'),
  'utf8',
).replace('"WAGES, SALARIES, TIPS, ETC"', '"COMPENSATION OF THE FILER"')

const acme = `# yaml-language-server: $schema=../node_modules/tax-transcript-mapper/schemas/mapping.schema.json
id: acme-1040
title: Form 1040, as Acme reads it
version: "1.0.0"
extends: retr-1040

fields:
  income:
    fields:
      # One wording more, before those that the bundled mapping knows, and Acme's own name.
      salaries: { renames: wages, from: COMPENSATION OF THE FILER }
  qualifyingIncome:
    derive: $addMoney(income.salaries, income.taxableInterest)
    as: money
    about: Salaries and taxable interest, on which Acme lends
`

const steps: readonly Step[] = [
  { say: '### A form that nobody mapped yet' },
  { type: 'npx txmap init acme' },
  { type: 'cd acme' },
  {
    say: 'Form 1120-H of a home owners association has no mapping. Two of its transcripts, of made-up people, go into `samples`:',
  },
  { file: 'samples/retr-1120-h-2021.json', text: association(2021), language: 'json' },
  { file: 'samples/retr-1120-h-2022.json', text: association(2022) },
  {
    say: 'Until it has a mapping, the general one reads what every return has, and says what it leaves unread:',
  },
  { type: 'npx txmap map samples/retr-1120-h-2021.json | tail -n 16' },
  { say: 'A draft from both samples:' },
  { type: 'npx txmap draft samples/retr-1120-h-*.json -o mappings/retr-1120-h.yaml' },
  { type: 'cat mappings/retr-1120-h.yaml' },
  {
    say: 'The lines marked `TODO` are what a person has to decide. The form says that both wordings are line 3, and that the other answer is YES. The comments have done their work, and go:',
  },
  {
    edit: 'mappings/retr-1120-h.yaml',
    from: `          # TODO confirm that these are two wordings of one line; 2 of 2 samples read as money ($9,999.99);
          # named and read as in retr-1120; the wordings in tax years 2022; 2021
          rents:`,
    to: '          rents:',
  },
  {
    edit: 'mappings/retr-1120-h.yaml',
    from: `      # TODO list under yes what stands for the other answer; 2 of 2 samples read as flag (words of up to 2
      # characters); also read by: code
      timeshareAssociation: { from: TIMESHARE ASSOCIATION, as: flag, no: "NO" }`,
    to: '      timeshareAssociation: { from: TIMESHARE ASSOCIATION, as: flag, yes: "YES", no: "NO" }',
  },
  { type: 'npx txmap check' },
  { type: 'npx txmap map samples/retr-1120-h-2021.json' },
  { say: 'A golden holds it there. The first is written; read it against the transcript, line by line:' },
  { type: 'mkdir goldens/retr-1120-h-2021' },
  { type: 'cp samples/retr-1120-h-2021.json goldens/retr-1120-h-2021/input.json' },
  { type: 'npx txmap test --update' },
  { type: 'cat goldens/retr-1120-h-2021/expected.yaml' },
  { type: 'npx txmap test' },
  {
    say: 'How much does it prove? Slips are made in the mapping, one at a time, and each that the golden passes over is listed with what would notice it:',
  },
  { type: 'npx txmap coverage --mutate --mapping retr-1120-h' },
  { say: '### A bundled mapping with a wording, a name and a figure of your own' },
  { file: 'samples/retr-1040.json', text: reworded },
  {
    say: 'A tax return of Form 1040 prints the wages under a label that the bundled mapping does not know. It says so:',
  },
  { type: 'npx txmap map samples/retr-1040.json --mapping retr-1040 | tail -n 12' },
  { type: 'npx txmap why samples/retr-1040.json /income/wages --mapping retr-1040' },
  { say: 'So extend it. Only what differs is written:' },
  { file: 'mappings/acme-1040.yaml', text: acme, language: 'yaml' },
  { type: 'npx txmap check' },
  { type: 'npx txmap why samples/retr-1040.json /qualifyingIncome' },
  { type: "npx txmap map samples/retr-1040.json | grep -E 'salaries|taxableInterest |qualifyingIncome'" },
  { type: 'mkdir goldens/retr-1040' },
  { type: 'cp samples/retr-1040.json goldens/retr-1040/input.json' },
  {
    file: 'goldens/retr-1040/expected.yaml',
    text: `mapping: acme-1040
data:
  /income/salaries: 14250.00
  /income/taxableInterest: 212.00
  /qualifyingIncome: 14462.00
unmapped: []
`,
    language: 'yaml',
  },
  { type: 'npx txmap test' },
  { type: 'npx txmap types' },
]

/** The run as Markdown, each line as a reader would see it. Takes some seconds for each command. */
export function recordedRun(): string {
  const top = mkdtempSync(join(tmpdir(), 'recorded-run-'))
  try {
    const binaries = join(top, 'bin')
    mkdirSync(binaries)
    // What npx would start in a project that has the package.
    const main = join(projectRoot, 'dist/command/main.js')
    writeFileSync(join(binaries, 'npx'), `#!/bin/sh\nshift\nexec "${process.execPath}" "${main}" "$@"\n`)
    chmodSync(join(binaries, 'npx'), 0o755)
    return shown(steps, top, binaries)
  } finally {
    rmSync(top, { recursive: true, force: true })
  }
}

function shown(all: readonly Step[], top: string, binaries: string): string {
  const page: string[] = []
  let folder = top
  let terminal: string[] = []
  const flush = (): void => {
    if (terminal.length > 0) page.push(['```text', ...terminal, '```'].join('\n'))
    terminal = []
  }
  for (const step of all) {
    if ('type' in step) {
      terminal.push(`$ ${step.type}`)
      if (step.type.startsWith('cd ')) folder = join(folder, step.type.slice(3))
      else terminal.push(...printed(step.type, folder, binaries))
      continue
    }
    flush()
    if ('say' in step) page.push(step.say)
    else if ('edit' in step) page.push(edited(step, folder))
    else {
      mkdirSync(dirname(join(folder, step.file)), { recursive: true })
      writeFileSync(join(folder, step.file), step.text)
      if (step.language !== undefined) page.push(`\`${step.file}\`:\n\n${fenced(step.language, step.text)}`)
    }
  }
  flush()
  return page.join('\n\n')
}

/** What a command line prints on both of its ends, line by line. @throws where it ends in another way than 0 */
function printed(line: string, folder: string, binaries: string): readonly string[] {
  const PATH = `${binaries}${delimiter}${process.env.PATH ?? ''}`
  const { CI: _, ...environment } = process.env
  const out = execFileSync('sh', ['-c', `{ ${line}; } 2>&1`], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...environment, PATH },
  })
  return out === '' ? [] : out.trimEnd().split('\n')
}

function edited({ edit, from, to }: Extract<Step, { edit: string }>, folder: string): string {
  const file = join(folder, edit)
  const text = readFileSync(file, 'utf8')
  if (text.split(from).length !== 2) throw new Error(`${edit} does not hold once: ${from}`)
  writeFileSync(file, text.replace(from, to))
  const marked = (mark: string, lines: string): readonly string[] =>
    lines.split('\n').map(line => `${mark} ${line}`)
  return fenced('diff', [...marked('-', from), ...marked('+', to), ''].join('\n'))
}

function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\`\`\``
}
