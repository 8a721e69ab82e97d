/** A field that is named again is filled as it is in the base, unless it takes nothing from there. */
import { diagnostic } from '../../diagnostics/diagnostic.ts'
import type { FieldSpec } from '../../spec/mapping-spec.ts'
import type { Extension } from './extension.ts'

/** The keys of which each field has one. */
const kinds = [
  'from',
  'whether',
  'rowAboveWhen',
  'section',
  'each',
  'occurrences',
  'amountsByYear',
  'derive',
  'keep',
  'notice',
] as const

/** The kinds that have fields inside. */
const holders: readonly string[] = ['section', 'each', 'occurrences', 'fields']

/** Whether `own` says that it is filled in another way than `base`, which is reported. */
export function isOtherKind(base: FieldSpec, own: FieldSpec, extension: Extension): boolean {
  const baseKind = kinds.find(kind => base.keys.has(kind)) ?? 'fields'
  const kind =
    kinds.find(each => own.keys.has(each) && each !== baseKind) ??
    (holders.includes(baseKind) ? undefined : ['fields', 'use', 'choose'].find(key => own.keys.has(key)))
  if (kind === undefined) return false
  const span = own.keys.get(kind) ?? own.name.span
  const other = extension.shown(base.name.span)
  const parameters = { name: own.name.value, kind, baseKind, other }
  const hint = 'rename it, or add replaces: all to take nothing from the base'
  extension.faults.push(diagnostic('spec/other-kind', parameters, span, hint))
  return true
}
