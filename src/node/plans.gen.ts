// Made by "npm run generate" from mappings/. Do not edit.
import { createRequire } from 'node:module'
import type { PlanEntry } from '../plan/mapping-plan.ts'
import { type PlanTexts, readPlan } from '../plan/read-plan.ts'

/** The bundled mappings, the file of each loaded when first needed. */
export function bundledPlans(): readonly PlanEntry[] {
  const require = createRequire(import.meta.url)
  return [
    entry("actr-1040", "ACTR", ["1040","1040 SERIES"], ["1040-SR","1040A","1040EZ","1040-NR","1040-NR-EZ","1040-PR","1040-SS"], [], () => require('../catalog/actr-1040.gen.js')),
    entry("actr-1041", "ACTR", ["1041"], [], [], () => require('../catalog/actr-1041.gen.js')),
    entry("actr-1042", "ACTR", ["1042"], [], [], () => require('../catalog/actr-1042.gen.js')),
    entry("actr-1065", "ACTR", ["1065","1065 SERIES","1065MEF"], [], [], () => require('../catalog/actr-1065.gen.js')),
    entry("actr-1120", "ACTR", ["1120","1120 SERIES"], [], [], () => require('../catalog/actr-1120.gen.js')),
    entry("actr-1120-s", "ACTR", ["1120-S"], [], [], () => require('../catalog/actr-1120-s.gen.js')),
    entry("actr-2290", "ACTR", ["2290"], [], [], () => require('../catalog/actr-2290.gen.js')),
    entry("actr-706", "ACTR", ["706"], [], [], () => require('../catalog/actr-706.gen.js')),
    entry("actr-709", "ACTR", ["709"], [], [], () => require('../catalog/actr-709.gen.js')),
    entry("actr-720", "ACTR", ["720"], [], [], () => require('../catalog/actr-720.gen.js')),
    entry("actr-940", "ACTR", ["940"], ["940-PR"], [], () => require('../catalog/actr-940.gen.js')),
    entry("actr-941", "ACTR", ["941"], ["941-PR","941-SS"], [], () => require('../catalog/actr-941.gen.js')),
    entry("actr-943", "ACTR", ["943"], ["943-PR"], [], () => require('../catalog/actr-943.gen.js')),
    entry("actr-944", "ACTR", ["944"], ["944-SS"], [], () => require('../catalog/actr-944.gen.js')),
    entry("actr-945", "ACTR", ["945"], [], [], () => require('../catalog/actr-945.gen.js')),
    entry("actr-990", "ACTR", ["990"], [], [], () => require('../catalog/actr-990.gen.js')),
    entry("actr-990-t", "ACTR", ["990-T"], [], [], () => require('../catalog/actr-990-t.gen.js')),
    entry("actr-civil-penalty", "ACTR", ["CIVIL PENALTY"], [], [], () => require('../catalog/actr-civil-penalty.gen.js')),
    entry("actr-general", "ACTR", [], [], [], () => require('../catalog/actr-general.gen.js')),
    entry("reca-1040", "RECA", ["1040","1040 SERIES"], ["1040-SR","1040A","1040EZ"], ["1040-NR"], () => require('../catalog/reca-1040.gen.js')),
    entry("reca-1041", "RECA", ["1041"], [], [], () => require('../catalog/reca-1041.gen.js')),
    entry("reca-1065", "RECA", ["1065","1065 SERIES","1065MEF"], [], [], () => require('../catalog/reca-1065.gen.js')),
    entry("reca-1120", "RECA", ["1120","1120 SERIES"], [], [], () => require('../catalog/reca-1120.gen.js')),
    entry("reca-1120-s", "RECA", ["1120-S"], [], [], () => require('../catalog/reca-1120-s.gen.js')),
    entry("reca-720", "RECA", ["720"], [], [], () => require('../catalog/reca-720.gen.js')),
    entry("reca-940", "RECA", ["940"], ["940-PR"], [], () => require('../catalog/reca-940.gen.js')),
    entry("reca-941", "RECA", ["941"], ["941-PR","941-SS"], [], () => require('../catalog/reca-941.gen.js')),
    entry("reca-943", "RECA", ["943"], ["943-PR"], [], () => require('../catalog/reca-943.gen.js')),
    entry("reca-944", "RECA", ["944"], ["944-SS"], [], () => require('../catalog/reca-944.gen.js')),
    entry("reca-945", "RECA", ["945"], [], [], () => require('../catalog/reca-945.gen.js')),
    entry("reca-990", "RECA", ["990"], [], [], () => require('../catalog/reca-990.gen.js')),
    entry("reca-general", "RECA", [], [], [], () => require('../catalog/reca-general.gen.js')),
    entry("retr-1040", "RETR", ["1040","1040 SERIES"], ["1040-SR","1040A","1040EZ"], ["1040-NR"], () => require('../catalog/retr-1040.gen.js')),
    entry("retr-1041", "RETR", ["1041"], [], [], () => require('../catalog/retr-1041.gen.js')),
    entry("retr-1065", "RETR", ["1065","1065 SERIES","1065MEF"], [], [], () => require('../catalog/retr-1065.gen.js')),
    entry("retr-1120", "RETR", ["1120","1120 SERIES"], [], [], () => require('../catalog/retr-1120.gen.js')),
    entry("retr-1120-s", "RETR", ["1120-S"], [], [], () => require('../catalog/retr-1120-s.gen.js')),
    entry("retr-940", "RETR", ["940"], ["940-PR"], [], () => require('../catalog/retr-940.gen.js')),
    entry("retr-941", "RETR", ["941"], ["941-PR","941-SS"], [], () => require('../catalog/retr-941.gen.js')),
    entry("retr-943", "RETR", ["943"], ["943-PR"], [], () => require('../catalog/retr-943.gen.js')),
    entry("retr-944", "RETR", ["944"], ["944-SS"], [], () => require('../catalog/retr-944.gen.js')),
    entry("retr-general", "RETR", [], [], [], () => require('../catalog/retr-general.gen.js')),
    entry("waid-general", "WAID", [], [], [], () => require('../catalog/waid-general.gen.js')),
    entry("waid-income", "WAID", ["INCOME"], [], [], () => require('../catalog/waid-income.gen.js')),
  ]
}

function entry(id: string, type: string, forms: readonly string[], family: readonly string[], partly: readonly string[], texts: () => PlanTexts): PlanEntry {
  return { id, type, forms, family, partly, load: () => readPlan(texts().text), expressions: () => texts().expressions }
}
