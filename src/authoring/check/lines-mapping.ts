/** A mapping of which nothing is asked but which lines it reads: its fields are read as the plan says, and no expression is made ready. */
import { brokenPromise } from '../../diagnostics/bug.ts'
import type { MappingEntry } from '../../mapper/mapping-table.ts'
import { wholeToolkit } from '../../normalize/whole-toolkit.ts'
import type { WrittenPlan } from '../../plan/written-plan.ts'
import { fieldReader } from '../../transcript/figures/read-fields.ts'
import type { PlanCode } from '../../transcript/figures/ready-part.ts'
import { readyMapping } from '../../transcript/ready-mapping.ts'

/** `written` without what is computed from its lines. */
export function linesMapping(written: WrittenPlan): MappingEntry {
  const { id, type, forms, family, partly } = written
  const fields = written.fields.filter(field => field.kind !== 'derived')
  const plan = { ...written, fields, checks: [], keyFigures: [] }
  const { normalizers } = wholeToolkit()
  const code: PlanCode = {
    fields: trouble => fieldReader(fields, normalizers, trouble),
    part: () => {
      throw brokenPromise('a part of a mapping that has none')
    },
  }
  const ready = (): ReturnType<MappingEntry['ready']> => readyMapping(plan, code, normalizers)
  return { id, type, forms, family, partly, checks: () => [], plan: () => plan, ready }
}
