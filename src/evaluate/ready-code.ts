/** An expression that was written as code, made ready to run as any other. */
import type { Code } from './code/code.ts'
import { type HostCalls, Run } from './code/run.ts'
import type { CompiledExpression, Shared } from './ready-expression.ts'
import { failure } from './run/failure.ts'
import { Budget } from './run/work.ts'

/** `code` with the functions that it calls. It has no variables that are given from outside. */
export function readyCode(code: Code, host: HostCalls): CompiledExpression {
  return {
    evaluate(input, _bindings, shared) {
      const run = runOver(input, host, shared)
      try {
        return code(input, run)
      } catch (thrown) {
        if (thrown instanceof RangeError) throw failure('it needs more room than there is', -1)
        throw thrown
      }
    },
  }
}

/** One run serves all evaluations over one input with one budget: nothing of an evaluation stays in it. */
function runOver(input: unknown, host: HostCalls, shared: Shared | undefined): Run {
  const lists = shared?.lists
  const budget = shared?.budget ?? Budget.ofOne()
  const last = lists?.lastRun
  if (last instanceof Run && last.root === input && last.budget === budget && last.call === host.functions)
    return last
  const run = new Run(host, input, budget, lists)
  if (lists !== undefined) lists.lastRun = run
  return run
}
