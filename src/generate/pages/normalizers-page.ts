/** Makes docs/normalizers.md from the definitions: what each normalizer reads, gives and refuses. */
import type { Example, Normalizer } from '../../normalize/definition.ts'
import { valueFunctions } from '../../normalize/functions/value-functions.ts'
import { normalizers } from '../../normalize/registry.ts'

/** The page, in the order of the registry. Its examples are the definitions' own, which tests run. */
export function normalizersPage(): string {
  const all: readonly Normalizer[] = Object.values(normalizers)
  return `<!-- Made by "npm run generate" from src/normalize. Do not edit. -->

# Normalizers

A normalizer turns the text of one line into a typed value. It is named after \`as:\` in a mapping. Blank text always gives no value (state \`empty\`), and so do words for nothing where a normalizer has a table of them; text that it cannot read gives no value and an issue (state \`invalid\`), never a guess.

${all.map(each => `- [${each.name}](#${each.name.toLowerCase()}): ${each.summary}`).join('\n')}

${all.map(section).join('\n')}
# Functions of amounts

For \`derive\` and \`checks\`. An argument without a value makes the answer unknown (null): absent is not zero, unless \`$orZero\` says so. An amount is written \`$money("5000.00")\`; a mapping that gives a function anything else than it takes is refused.

| function | answer |
|---|---|
${Object.values(valueFunctions)
  .map(each => `| \`$${each.name}(${each.signature.shown})\` | ${cell(each.summary)} |`)
  .join('\n')}
`
}

function section(normalizer: Normalizer): string {
  const second =
    normalizer.tables !== undefined ? 'tables' : normalizer.readsWith === true ? 'with' : undefined
  return `## ${normalizer.name}

${normalizer.summary}.${nothing(normalizer)}

| text | ${second === undefined ? '' : `${second} | `}gives |
|---|${second === undefined ? '' : '---|'}---|
${normalizer.examples.map(example => row(example, second)).join('\n')}

For programs: in TypeScript \`${normalizer.output.type}\`, in JSON \`${JSON.stringify(normalizer.output.schema)}\`.
`
}

/** The table of words that are empty, as a sentence. */
function nothing({ nothing = [] }: Normalizer): string {
  return nothing.length === 0
    ? ''
    : ` Words for nothing, exact but for case and blanks: ${nothing.map(code).join(', ')}.`
}

function row(example: Example, second: 'tables' | 'with' | undefined): string {
  const text = code(JSON.stringify(example.text))
  if (second === undefined) return `| ${text} | ${answer(example)} |`
  return `| ${text} | ${beside(example, second)} | ${answer(example)} |`
}

function beside(example: Example, second: 'tables' | 'with'): string {
  if (second === 'tables') return code(JSON.stringify(example.tables ?? []))
  return example.with === undefined ? '' : code(JSON.stringify(example.with))
}

function answer(example: Example): string {
  if (example.empty === true) return 'nothing (empty)'
  if (example.refused !== undefined) return `refused: ${cell(example.refused)}`
  return code(JSON.stringify(example.gives))
}

function code(text: string): string {
  return `\`${cell(text)}\``
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('`', "'")
}
