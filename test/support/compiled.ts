/** Mappings of a few lines, compiled: the head is always the same, parts stand in files of their own. */
import { compileMappings } from '../../src/compile/compile-mappings.ts'
import type { WrittenPlan } from '../../src/plan/written-plan.ts'
import { reported } from './faults.ts'

/** Four lines, so that the first line of a body is the fifth. */
export const head =
  'id: sample-1040\ntitle: Sample\nversion: "1.0.0"\nmatch: { type: RECA, form: ["1040"] }\n'

function filesOf(body: string, parts: readonly string[]): readonly { name: string; text: string }[] {
  return [head + body, ...parts].map((text, index) => ({
    name: index === 0 ? 'a.yaml' : `part-${index}.yaml`,
    text,
  }))
}

/** What is reported of a mapping, one line each, in order of place; see faults.ts. */
export function faultsOf(body: string, ...parts: readonly string[]): readonly string[] {
  return reported(compileMappings(filesOf(body, parts)).diagnostics)
}

/** The plan of a mapping that has no fault. */
export function planOf(body: string, ...parts: readonly string[]): WrittenPlan {
  const { plans, diagnostics } = compileMappings(filesOf(body, parts))
  const [plan] = plans
  if (plan === undefined) throw new Error(reported(diagnostics).join('\n'))
  return plan
}

/** The edits that findings of a mapping propose, one line each, in order of place: `5:62 A>B: A."B"`, and whether they are safe. */
export function fixesOf(body: string, ...parts: readonly string[]): readonly string[] {
  const files = filesOf(body, parts)
  const fixes = compileMappings(files).diagnostics.flatMap(({ fix }) => (fix === undefined ? [] : [fix]))
  return fixes
    .sort((a, b) => a.span.offset - b.span.offset)
    .map(({ span, replacement, safe }) => {
      const text = files.find(file => file.name === span.file)?.text ?? ''
      const given = text.slice(span.offset, span.offset + span.length)
      return `${span.line}:${span.column} ${given}: ${replacement} (${safe ? 'safe' : 'not safe'})`
    })
}
