/** What besides input and mappings a result depends on, as one hash: rows of other settings are never taken for the same. */
import type { MappingChoice } from '../../bulk/batch/mapping-choice.ts'
import type { OutputFormat } from '../format/output-format.ts'
import { RemapError } from '../remap-error.ts'
import { sha256 } from '../store/sha256.ts'
import type { RemapPlan, ResultOptions } from './remap-plan.ts'

/** `version` is that of this package: another one may read the same line otherwise. */
export function settingsOf(
  version: string,
  results: ResultOptions,
  format: OutputFormat,
  mapping: MappingChoice,
): string {
  const callback = mapping.kind === 'own' ? (mapping.callback ?? null) : null
  return sha256(JSON.stringify([version, results, format.name, format.version, callback]))
}

/** @throws RemapError `remap/other-version` where this process would write other results under the same names */
export function checkSettings(plan: RemapPlan, version: string, format: OutputFormat): void {
  if (settingsOf(version, plan.options, format, plan.mapping) === plan.settings) return
  throw new RemapError(
    'remap/other-version',
    { run: plan.runId },
    { hint: 'plan the run again with this version, or continue with the one that planned it' },
  )
}
