/** An expression that was written as code, made ready to run as any other. */
import type { Code } from './code/code.ts'
import { type HostCalls, Run } from './code/run.ts'
import type { CompiledExpression } from './ready-expression.ts'
import { failure } from './run/failure.ts'
import { Budget } from './run/work.ts'

/** `code` with the functions that it calls. It has no variables that are given from outside. */
export function readyCode(code: Code, host: HostCalls): CompiledExpression {
  return {
    evaluate(input, _bindings, shared) {
      const run = new Run(host, input, shared?.budget ?? Budget.ofOne(), shared?.lists)
      try {
        return code(input, run)
      } catch (thrown) {
        if (thrown instanceof RangeError) throw failure('it needs more room than there is', -1)
        throw thrown
      }
    },
  }
}
