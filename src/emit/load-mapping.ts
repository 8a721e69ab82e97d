/** A bundled mapping to its plan and its expressions. Loads no parser of expressions. */
import { BugError } from '../diagnostics/errors.ts'
import { errorText } from '../diagnostics/run-codes.ts'
import type { Expression } from '../evaluate/language/expression.ts'
import type { PackedValue } from '../evaluate/packed/packed-kinds.ts'
import { unpackExpression } from '../evaluate/packed/unpack-expression.ts'
import { type MappingPlan, type PlanCheck, type PlanPart, planFormat } from '../plan/mapping-plan.ts'
import { baseExpression } from './base-expression.ts'
import type { BundledMapping } from './bundled-mapping.ts'
import { loadField, type StoredField } from './load-field.ts'

/** The format in which mappings are stored; one of another format is refused. */
export const storedFormat = 2

/** What `head` of a bundled mapping holds. */
export interface PlanHead extends Pick<MappingPlan, 'title' | 'version' | 'hash' | 'keyFigures' | 'ignore'> {
  readonly format: typeof storedFormat
}

/** A field or check with its own expression. */
export type WithPacked<Item> = Item & { readonly packed?: readonly PackedValue[] }

/** A plan and its expressions: the base is made from the fields, the others are read from their packed form. */
export interface LoadedMapping {
  readonly plan: MappingPlan
  /** @throws BugError for a part that is none of the plan, and for a damaged one */
  readonly expressionOf: (part: PlanPart) => Expression
}

/** @throws BugError where it was made by another version of this package */
export function loadMapping(mapping: BundledMapping): LoadedMapping {
  const head = headOf(mapping)
  const packed = new Map<PlanPart, readonly PackedValue[]>()
  const fields = listOf<WithPacked<StoredField>>(mapping.fields).map(({ packed: list, ...stored }) => {
    // What is left of it is what was stored.
    const field = loadField(stored as StoredField)
    if (list !== undefined && field.kind === 'derived') packed.set(field, list)
    return field
  })
  const checks = listOf<WithPacked<PlanCheck>>(mapping.checks).map(({ packed: list, ...check }) => {
    if (list !== undefined) packed.set(check, list)
    return check
  })
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
    expressionOf: part => {
      if (part === 'base') return baseExpression(plan.fields, mapping.toolkit.normalizers).expression
      const list = packed.get(part)
      if (list === undefined) throw broken('a part of another plan')
      return unpackExpression(list)
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
  if (head.format !== storedFormat) throw broken(`compiled mapping of format ${head.format}`)
  return head
}

function listOf<Item>(texts: readonly string[]): readonly Item[] {
  // As above: written by our own generator.
  return JSON.parse(`[${texts.join(',')}]`) as readonly Item[]
}

function broken(what: string): BugError {
  return new BugError('bug/broken-promise', errorText('bug/broken-promise', { what }))
}
