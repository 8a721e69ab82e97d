/**
 * The public face of this room: JSONata text to something that evaluates at once, again and again, without
 * jsonata's evaluator. Only what is on the allow-list compiles, and that gives the same answers as jsonata
 * 2.2.2. Knows nothing of transcripts.
 */
import { allowedFunctions } from './allow-list.ts'
import { failure } from './failure.ts'
import type { Frame } from './frame.ts'
import { lower } from './lower.ts'
import type { HostFunction } from './lowering.ts'
import { readExpression } from './read-expression.ts'

/** A compiled expression. It keeps nothing of one evaluation for the next. */
export interface CompiledExpression {
  /**
   * What the expression is worth for `input`: plain arrays and ordinary objects, parts of the input by
   * reference, `undefined` where nothing is found. Never changes the input. `bindings` are the values of the
   * variables that the expression does not bind itself.
   * @throws ExpressionError `expression/failed`, also for a RangeError; else whatever a function of the host
   * throws
   */
  evaluate(input: unknown, bindings?: Readonly<Record<string, unknown>>): unknown
}

/** What a host adds to the language. */
export interface CompileOptions {
  /** Synchronous functions, called as `$name(...)`. They may give any value: it is passed on as it is. */
  readonly functions?: Readonly<Record<string, HostFunction>>
}

/**
 * The expression of a text, every name in it settled.
 * @throws ExpressionError `expression/syntax`, `expression/not-allowed`, `expression/unknown-function`,
 * `expression/too-large`
 * @throws TypeError for a function of the host under the name of a built-in one
 */
export function compileExpression(text: string, options: CompileOptions = {}): CompiledExpression {
  const functions = options.functions ?? {}
  const taken = allowedFunctions.find(name => Object.hasOwn(functions, name))
  if (taken !== undefined)
    throw new TypeError(`$${taken} is a built-in function and cannot be given by a host`)
  const { run, slots, given } = lower(readExpression(text), functions)
  return {
    evaluate(input, bindings) {
      const frame: Frame = {
        root: input,
        slots: new Array<unknown>(slots).fill(undefined),
        wrapped: Array.isArray(input) ? [input] : undefined,
        work: 0,
        singles: undefined,
        wholes: undefined,
        kept: undefined,
      }
      if (bindings !== undefined) {
        for (const [name, slot] of given)
          if (Object.hasOwn(bindings, name)) frame.slots[slot] = bindings[name]
      }
      try {
        return run(frame.wrapped ?? input, frame)
      } catch (thrown) {
        if (thrown instanceof RangeError) throw failure('it needs more room than there is', -1)
        throw thrown
      }
    },
  }
}
