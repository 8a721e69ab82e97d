/** Makes docs/checks.md: every check of the bundled mappings, with a transcript on which it holds and a text that makes it fail. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WrittenCheck, WrittenPlan } from '../../plan/written-plan.ts'

/** A text that makes a check fail, in the place of another one of a transcript on which it holds. */
interface Fault {
  readonly check: string
  readonly transcript: string
  readonly pointer: string
  readonly text: string
}

/** The page of the checks of `plans`; `root` is the project's folder. */
export function checksPage(plans: readonly WrittenPlan[], root: string): string {
  const text = readFileSync(join(root, 'docs/checks/faults.json'), 'utf8')
  const faults = JSON.parse(text) as readonly Fault[]
  const uses = new Map<string, { readonly check: WrittenCheck; readonly plan: WrittenPlan }[]>()
  for (const plan of plans)
    for (const check of plan.checks) {
      const name = check.name ?? check.says
      uses.set(name, [...(uses.get(name) ?? []), { check, plan }])
    }
  const sections = [...uses].sort(([left], [right]) => (left < right ? -1 : 1))
  return `<!-- Made by "npm run generate" from mappings/ and docs/checks. Do not edit. -->

# Checks

What the bundled mappings hold the figures of a transcript to: ${uses.size} checks. One that does not hold is an issue \`check/failed\` with the name of the check in \`check\`; the data stay as they are. A check speaks only where every figure it names is printed and read, but for one that asks whether a figure is there. A caller switches it off by its name: \`mapTranscript(raw, { skipChecks: ['totalIncomeIsSum'] })\`, \`txmap map --skip-check totalIncomeIsSum\`.

**Warning or error.** An error says that the figures cannot be relied on, whoever made the slip; a warning, that somebody should look. The rule, with what was weighed, is in [decisions/0017](decisions/0017-what-makes-a-check-an-error.md). Errors are:

${[...uses]
  .filter(([, found]) => found.some(({ check }) => check.severity === 'error'))
  .map(([name]) => `- [${name}](#${name.toLowerCase()})`)
  .sort()
  .join('\n')}

Each has an example: a made-up transcript whose figures agree, and one text that makes the check fail when it stands at that place.

${sections.map(([name, found]) => section(name, found, faults)).join('\n')}`
}

function section(
  name: string,
  uses: readonly { readonly check: WrittenCheck; readonly plan: WrittenPlan }[],
  faults: readonly Fault[],
): string {
  const says = new Set(uses.map(({ check }) => `${check.says}. This is ${aOrAn(check.severity)}.`))
  const mappings = uses.map(({ plan }) => `[${plan.id}](mappings/${plan.id}.md)`)
  const examples = faults
    .filter(fault => fault.check === name)
    .map(
      ({ transcript, pointer, text }) =>
        `- [${transcript}](checks/${transcript}.json) passes, and fails with \`${text}\` at \`${pointer}\``,
    )
  return `## ${name}

${[...says].join('\n\n')}

In ${mappings.join(', ')}.

${examples.join('\n')}
`
}

function aOrAn(severity: string): string {
  return severity === 'error' ? 'an error' : 'a warning'
}
