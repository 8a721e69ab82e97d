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

/** A document has some fifty expressions over the same data: they have one run in common. */
function runOver(input: unknown, host: HostCalls, shared: Shared | undefined): Run {
  const before = shared?.frame
  if (before instanceof Run && before.isOver(input, host)) return before
  const run = new Run(host, input, shared?.budget ?? Budget.ofOne(), shared?.lists)
  if (shared !== undefined) shared.frame = run
  return run
}
