/** The engine of each target, by its published package, and what it makes of a document. */
import jsonata from 'jsonata'
import jsonata18 from 'jsonata-1-8'
import jsonata20 from 'jsonata-2-0'
import { targets } from '../../src/compile/portable/targets/targets.ts'
import { portableExpression } from '../../src/compile/portable-expression.ts'
import { stateMachine } from '../../src/compile/state-machine.ts'
import type { WrittenPlan } from '../../src/plan/written-plan.ts'
import { runItems } from './run-state-machine.ts'

/** A document to data, of one mapping on one target; an error is given, not thrown. */
export type Run = (document: unknown) => Promise<unknown>

type Engine = (text: string) => { evaluate(document: unknown): unknown }

const engines: Readonly<Record<string, Engine>> = {
  current: jsonata,
  'jsonata-2.0': jsonata20,
  'jsonata-1.8': jsonata18,
}

/** What a target makes of a mapping, ready to run. For Step Functions that is the state machine. */
export function runOn(name: string, plan: WrittenPlan): Run {
  const target = targets.find(each => each.name === name)
  if (target === undefined) throw new TypeError(`no target ${name}`)
  const engine = engines[name]
  if (engine === undefined) {
    const machine = stateMachine(plan)
    return async document => (await runItems(machine, [document]))[0]
  }
  const expression = engine(portableExpression(plan, target))
  return async document => {
    try {
      return await expression.evaluate(document)
    } catch (error) {
      return error
    }
  }
}
