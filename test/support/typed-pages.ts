/** The runs that pages show, by page and name: between `<!-- run NAME: … -->` and `<!-- end of the run -->`. */
import type { TypedStep } from './typed-page.ts'

export interface PageRun {
  readonly page: string
  readonly name: string
  readonly steps: readonly TypedStep[]
}

const example = 'node_modules/tax-transcript-mapper/docs/examples/return-1040-2023.json'

const firstLine: readonly TypedStep[] = [
  {
    say: '## 1. Make a project\n\nYou need Node.js 20 or newer and a terminal. `txmap init` writes a folder in which everything already passes.',
  },
  { type: 'npx txmap init acme' },
  { type: 'cd acme' },
  {
    say: 'The first call is `npx --package tax-transcript-mapper txmap init acme`: the package is not installed yet. Run `npm install` in the folder; from then on `npx txmap` is enough.',
  },
  {
    say: '## 2. Meet the line\n\nTake the example that comes with the package, a return of made-up people. Its wages stand under a label that the bundled mapping has never seen. Any transcript of your own will do as well.',
  },
  { type: `cp ${example} samples/return.json` },
  { type: 'npx txmap map samples/return.json --unmapped error | tail -n 11', ends: 1 },
  {
    say: 'The last line counts what was not read. Above it stands the line, as a place in the transcript: the section, its part, the label. `--unmapped error` makes an error of it, so the exit code is 1. A program sees the same list as `result.unmapped`.\n\nThe warning above it is a guess: the line is worded like one that is absent. Nothing is read by a guess, so the wages have no value yet. Ask about the field:',
  },
  { type: 'npx txmap why samples/return.json /income/wages' },
  {
    say: '## 3. Decide what it is\n\nThis is the part that no program does for you. Look at the transcript: which line of the form is it, and do the figures agree? Here total income, 61,092, is 61,300 + 212 - 420, so the line is the wages. The [glossary](glossary.md) and the page of the mapping, [retr-1040](mappings/retr-1040.md#income.wages), say what the field means.',
  },
  {
    say: '## 4. Write the wording\n\nA mapping of your own [extends](mapping-language.md#extending-a-mapping) the bundled one. You write only what differs: one more wording.',
  },
  {
    file: 'mappings/acme-1040.yaml',
    language: 'yaml',
    text: `# yaml-language-server: $schema=../node_modules/tax-transcript-mapper/schemas/mapping.schema.json
id: acme-1040
title: Form 1040, with the wordings that Acme has seen
version: "1.0.0"
extends: retr-1040
fields:
  income:
    fields:
      wages: { from: WAGES AND SALARIES } # seen on a return of 2023
`,
  },
  { type: 'npx txmap check' },
  { type: 'npx txmap why samples/return.json /income/wages' },
  {
    say: 'The wordings of the bundled mapping still count: yours comes first, theirs after it. The shapes of texts are shown, not the texts; `--show-values` shows them.',
  },
  {
    say: '## 5. Prove it\n\nA [golden](authoring.md#test) keeps it true: a transcript and what you expect of it, which you read off the transcript yourself.',
  },
  { type: 'mkdir goldens/return' },
  { type: 'cp samples/return.json goldens/return/input.json' },
  {
    file: 'goldens/return/expected.yaml',
    language: 'yaml',
    text: `mapping: acme-1040
data:
  /income/wages: 61300.00
issues: []
unmapped: []
`,
  },
  { type: 'npx txmap test' },
  { type: 'npx txmap map samples/return.json --unmapped error | tail -n 2' },
  {
    say: 'Done: the line is read, a test holds it there, and `npm test` runs it in your continuous integration. Misspell the wording in `mappings/acme-1040.yaml` and run `npx txmap test` once more to see what a difference looks like.',
  },
]

const realResult: readonly TypedStep[] = [{ type: `npx txmap map ${example} | tail -n 20` }]

export const pageRuns: readonly PageRun[] = [
  { page: 'docs/first-unmapped-line.md', name: 'first line', steps: firstLine },
  { page: 'README.md', name: 'one result', steps: realResult },
]
