// Made by "npm run generate" from mappings/. Do not edit.
import type { PlanEntry } from '../plan/mapping-plan.ts'
import { readPlan } from '../plan/read-plan.ts'
import { text as actr1040 } from './actr-1040.gen.ts'
import { text as actr1041 } from './actr-1041.gen.ts'
import { text as actr1065 } from './actr-1065.gen.ts'
import { text as actr1120 } from './actr-1120.gen.ts'
import { text as actr1120S } from './actr-1120-s.gen.ts'
import { text as actr720 } from './actr-720.gen.ts'
import { text as actr940 } from './actr-940.gen.ts'
import { text as actr941 } from './actr-941.gen.ts'
import { text as actr943 } from './actr-943.gen.ts'
import { text as actr944 } from './actr-944.gen.ts'
import { text as actr945 } from './actr-945.gen.ts'
import { text as actr990 } from './actr-990.gen.ts'
import { text as actrCivilPenalty } from './actr-civil-penalty.gen.ts'
import { text as actrGeneral } from './actr-general.gen.ts'
import { text as reca1040 } from './reca-1040.gen.ts'
import { text as reca1041 } from './reca-1041.gen.ts'
import { text as reca1065 } from './reca-1065.gen.ts'
import { text as reca1120 } from './reca-1120.gen.ts'
import { text as reca1120S } from './reca-1120-s.gen.ts'
import { text as reca940 } from './reca-940.gen.ts'
import { text as reca941 } from './reca-941.gen.ts'
import { text as reca943 } from './reca-943.gen.ts'
import { text as reca944 } from './reca-944.gen.ts'
import { text as recaGeneral } from './reca-general.gen.ts'
import { text as retr1040 } from './retr-1040.gen.ts'
import { text as retr1041 } from './retr-1041.gen.ts'
import { text as retr1065 } from './retr-1065.gen.ts'
import { text as retr1120 } from './retr-1120.gen.ts'
import { text as retr1120S } from './retr-1120-s.gen.ts'
import { text as retrGeneral } from './retr-general.gen.ts'
import { text as waidGeneral } from './waid-general.gen.ts'
import { text as waidIncome } from './waid-income.gen.ts'

/** The bundled mappings, each loaded when first needed. */
export function bundledPlans(): readonly PlanEntry[] {
  return [
    { id: "actr-1040", type: "ACTR", forms: ["1040","1040 SERIES"], load: () => readPlan(actr1040) },
    { id: "actr-1041", type: "ACTR", forms: ["1041"], load: () => readPlan(actr1041) },
    { id: "actr-1065", type: "ACTR", forms: ["1065","1065 SERIES","1065MEF"], load: () => readPlan(actr1065) },
    { id: "actr-1120", type: "ACTR", forms: ["1120","1120 SERIES"], load: () => readPlan(actr1120) },
    { id: "actr-1120-s", type: "ACTR", forms: ["1120-S"], load: () => readPlan(actr1120S) },
    { id: "actr-720", type: "ACTR", forms: ["720"], load: () => readPlan(actr720) },
    { id: "actr-940", type: "ACTR", forms: ["940"], load: () => readPlan(actr940) },
    { id: "actr-941", type: "ACTR", forms: ["941"], load: () => readPlan(actr941) },
    { id: "actr-943", type: "ACTR", forms: ["943"], load: () => readPlan(actr943) },
    { id: "actr-944", type: "ACTR", forms: ["944"], load: () => readPlan(actr944) },
    { id: "actr-945", type: "ACTR", forms: ["945"], load: () => readPlan(actr945) },
    { id: "actr-990", type: "ACTR", forms: ["990"], load: () => readPlan(actr990) },
    { id: "actr-civil-penalty", type: "ACTR", forms: ["CIVIL PENALTY"], load: () => readPlan(actrCivilPenalty) },
    { id: "actr-general", type: "ACTR", forms: [], load: () => readPlan(actrGeneral) },
    { id: "reca-1040", type: "RECA", forms: ["1040","1040 SERIES"], load: () => readPlan(reca1040) },
    { id: "reca-1041", type: "RECA", forms: ["1041"], load: () => readPlan(reca1041) },
    { id: "reca-1065", type: "RECA", forms: ["1065","1065 SERIES","1065MEF"], load: () => readPlan(reca1065) },
    { id: "reca-1120", type: "RECA", forms: ["1120","1120 SERIES"], load: () => readPlan(reca1120) },
    { id: "reca-1120-s", type: "RECA", forms: ["1120-S"], load: () => readPlan(reca1120S) },
    { id: "reca-940", type: "RECA", forms: ["940"], load: () => readPlan(reca940) },
    { id: "reca-941", type: "RECA", forms: ["941"], load: () => readPlan(reca941) },
    { id: "reca-943", type: "RECA", forms: ["943"], load: () => readPlan(reca943) },
    { id: "reca-944", type: "RECA", forms: ["944"], load: () => readPlan(reca944) },
    { id: "reca-general", type: "RECA", forms: [], load: () => readPlan(recaGeneral) },
    { id: "retr-1040", type: "RETR", forms: ["1040","1040 SERIES"], load: () => readPlan(retr1040) },
    { id: "retr-1041", type: "RETR", forms: ["1041"], load: () => readPlan(retr1041) },
    { id: "retr-1065", type: "RETR", forms: ["1065","1065 SERIES","1065MEF"], load: () => readPlan(retr1065) },
    { id: "retr-1120", type: "RETR", forms: ["1120","1120 SERIES"], load: () => readPlan(retr1120) },
    { id: "retr-1120-s", type: "RETR", forms: ["1120-S"], load: () => readPlan(retr1120S) },
    { id: "retr-general", type: "RETR", forms: [], load: () => readPlan(retrGeneral) },
    { id: "waid-general", type: "WAID", forms: [], load: () => readPlan(waidGeneral) },
    { id: "waid-income", type: "WAID", forms: ["INCOME"], load: () => readPlan(waidIncome) },
  ]
}
