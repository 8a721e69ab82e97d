/** A bundled mapping to its plan and what runs it. Loads no parser of expressions. */
import { brokenPromise } from '../diagnostics/bug.ts'
import type { Code } from '../evaluate/code/code.ts'
import { type DerivedField, type MappingPlan, type PlanCheck, planFormat } from '../plan/mapping-plan.ts'
import type { BundledMapping } from './bundled-mapping.ts'
import { loadField, type StoredField } from './load-field.ts'

/** The format in which mappings are stored; one of another format is refused. */
export const storedFormat = 3

/** What `head` of a bundled mapping holds. */
export interface PlanHead extends Pick<MappingPlan, 'title' | 'version' | 'hash' | 'keyFigures' | 'ignore'> {
  readonly format: typeof storedFormat
}

/** A plan and the code of its derived fields and checks. */
export interface LoadedMapping {
  readonly plan: MappingPlan
  /** @throws BugError for a part that is none of the plan */
  readonly codeOf: (part: DerivedField | PlanCheck) => Code
}

/** @throws BugError where it was made by another version of this package */
export function loadMapping(mapping: BundledMapping): LoadedMapping {
  const head = headOf(mapping)
  const fields = listOf<StoredField>(mapping.fields).map(stored => loadField(stored))
  const checks = listOf<PlanCheck>(mapping.checks)
  const parts = [...fields.filter(field => field.kind === 'derived'), ...checks]
  const code = new Map(parts.map((part, index) => [part, mapping.code[index]]))
  const plan: MappingPlan = {
    format: planFormat,
    id: mapping.id,
    title: head.title,
    version: head.version,
    hash: head.hash,
    type: mapping.type,
    forms: mapping.forms,
    family: mapping.family,
    partly: mapping.partly,
    fields,
    keyFigures: head.keyFigures,
    checks,
    ignore: head.ignore,
  }
  return {
    plan,
    codeOf: part => {
      const found = code.get(part)
      if (found === undefined) throw brokenPromise('a part of another plan')
      return found
    },
  }
}

/** What the data of a mapping is made of, without what running it takes. @throws BugError as `loadMapping` */
export function loadFields(mapping: BundledMapping): Pick<MappingPlan, 'id' | 'version' | 'hash' | 'fields'> {
  const { version, hash } = headOf(mapping)
  const fields = listOf<StoredField>(mapping.fields).map(stored => loadField(stored))
  return { id: mapping.id, version, hash, fields }
}

function headOf(mapping: BundledMapping): PlanHead {
  // Written by our own generator; the format number guards against a mixture of versions.
  const head = JSON.parse(mapping.head) as PlanHead
  if (head.format !== storedFormat) throw brokenPromise(`compiled mapping of format ${head.format}`)
  return head
}

function listOf<Item>(texts: readonly string[]): readonly Item[] {
  // As above: written by our own generator.
  return JSON.parse(`[${texts.join(',')}]`) as readonly Item[]
}
