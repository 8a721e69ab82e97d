/** A bundled mapping to its plan, and to what makes its expressions ready to run. Loads no parser of expressions. */
import { BugError, errorText } from '../diagnostics/errors.ts'
import type { PackedValue } from '../evaluate/pack-expression.ts'
import { type Compile, packedCompiler } from '../evaluate/packed-compiler.ts'
import type { BundledMapping } from '../plan/bundled-mapping.ts'
import { type MappingPlan, type PlanCheck, type PlanField, planFormat } from '../plan/mapping-plan.ts'
import { planExpressions } from '../plan/plan-expressions.ts'
import { wholeExpression } from '../plan/whole-expression.ts'
import { baseExpression } from './base-expression.ts'

/** What `head` of a bundled mapping holds. */
export type PlanHead = Pick<MappingPlan, 'format' | 'title' | 'version' | 'hash' | 'keyFigures' | 'ignore'>

/** A field or check with its own expression. */
export type WithPacked<Item> = Item & { readonly packed?: readonly PackedValue[] }

/** A plan, and what makes its expressions ready: the base from the fields, the others from their packed form. */
export interface LoadedMapping {
  readonly plan: MappingPlan
  readonly compile: Compile
}

/** @throws BugError where it was made by another version of this package */
export function loadMapping(mapping: BundledMapping): LoadedMapping {
  const head = headOf(mapping)
  const stored = listOf<WithPacked<PlanField>>(mapping.fields)
  const storedChecks = listOf<WithPacked<PlanCheck>>(mapping.checks)
  const fields = stored.map(withoutPacked)
  const base = baseExpression(fields)
  const plan: MappingPlan = {
    format: head.format,
    id: mapping.id,
    title: head.title,
    version: head.version,
    hash: head.hash,
    type: mapping.type,
    forms: mapping.forms,
    family: mapping.family,
    partly: mapping.partly,
    expression: wholeExpression(base.text, fields),
    base: base.text,
    fields,
    keyFigures: head.keyFigures,
    checks: storedChecks.map(withoutPacked),
    ignore: head.ignore,
  }
  const packed = [...stored, ...storedChecks].flatMap(each =>
    each.packed === undefined ? [] : [each.packed],
  )
  const [, ...texts] = planExpressions(plan)
  return { plan, compile: packedCompiler([base], texts, packed) }
}

/** What the data of a mapping is made of, without what running it takes. @throws BugError as `loadMapping` */
export function loadFields(mapping: BundledMapping): Pick<MappingPlan, 'id' | 'version' | 'hash' | 'fields'> {
  const { version, hash } = headOf(mapping)
  return { id: mapping.id, version, hash, fields: listOf<PlanField>(mapping.fields) }
}

function headOf(mapping: BundledMapping): PlanHead {
  // Written by our own generator; the format number guards against a mixture of versions.
  const head = JSON.parse(mapping.head) as PlanHead
  if (head.format === planFormat) return head
  throw new BugError(
    'bug/broken-promise',
    errorText('bug/broken-promise', { what: `compiled mapping of format ${head.format}` }),
  )
}

function listOf<Item>(texts: readonly string[]): readonly Item[] {
  // As above: written by our own generator.
  return JSON.parse(`[${texts.join(',')}]`) as readonly Item[]
}

function withoutPacked<Item>(stored: WithPacked<Item>): Item {
  if (stored.packed === undefined) return stored
  const { packed: _, ...item } = stored
  // What is left of it.
  return item as Item
}
