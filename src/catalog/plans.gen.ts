// Made by "npm run generate" from mappings/. Do not edit.
import type { PlanEntry } from '../plan/mapping-plan.ts'
import { readPlan } from '../plan/read-plan.ts'
import { text as actr1040 } from './actr-1040.gen.ts'
import { text as actrGeneral } from './actr-general.gen.ts'
import { text as reca1040 } from './reca-1040.gen.ts'
import { text as recaGeneral } from './reca-general.gen.ts'
import { text as retr1040 } from './retr-1040.gen.ts'
import { text as retrGeneral } from './retr-general.gen.ts'
import { text as waidGeneral } from './waid-general.gen.ts'
import { text as waidIncome } from './waid-income.gen.ts'

/** The bundled mappings, each loaded when first needed. */
export function bundledPlans(): readonly PlanEntry[] {
  return [
    { id: "actr-1040", type: "ACTR", forms: ["1040","1040 SERIES"], load: () => readPlan(actr1040) },
    { id: "actr-general", type: "ACTR", forms: [], load: () => readPlan(actrGeneral) },
    { id: "reca-1040", type: "RECA", forms: ["1040","1040 SERIES"], load: () => readPlan(reca1040) },
    { id: "reca-general", type: "RECA", forms: [], load: () => readPlan(recaGeneral) },
    { id: "retr-1040", type: "RETR", forms: ["1040","1040 SERIES"], load: () => readPlan(retr1040) },
    { id: "retr-general", type: "RETR", forms: [], load: () => readPlan(retrGeneral) },
    { id: "waid-general", type: "WAID", forms: [], load: () => readPlan(waidGeneral) },
    { id: "waid-income", type: "WAID", forms: ["INCOME"], load: () => readPlan(waidIncome) },
  ]
}
