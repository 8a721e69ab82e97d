/**
 * An expression that has been read, made ready to run. Does not know its text, and so needs no parser: the
 * expressions of the bundled mappings are read when the package is made.
 */
import { optionsError } from '../diagnostics/check-options.ts'
import { allowedFunctions } from './language/allow-list.ts'
import type { Expression } from './language/expression.ts'
import { lower } from './lower/lower.ts'
import { failure } from './run/failure.ts'
import type { Frame } from './run/frame.ts'
import type { ListIndex } from './run/list-index.ts'
import { Budget } from './run/work.ts'
import type { Family, HostFunction } from './scope/lowering.ts'

/**
 * A compiled expression. It keeps nothing of one evaluation for the next.
 * @example
 * const name: CompiledExpression = compileExpression('$who & "!"')
 * name.evaluate({}, { who: 'Avery' }) // => 'Avery!'
 */
export interface CompiledExpression {
  /**
   * What the expression is worth for `input`: plain arrays and ordinary objects, parts of the input by
   * reference, `undefined` where nothing is found. Never changes the input. `bindings` are the values of the
   * variables that the expression does not bind itself. `shared` is what evaluations over one document have in common.
   * @throws ExpressionError `expression/failed`, also for a RangeError; else whatever a function of the host
   * throws
   */
  evaluate(input: unknown, bindings?: Readonly<Record<string, unknown>>, shared?: Shared): unknown
}

/** What evaluations over one document have in common. */
export interface Shared {
  /** What has been found of the lists of the input, for as long as nothing in them changes. */
  readonly lists?: ListIndex
  /** What they may go through and make together; one of its own where it is left out. */
  readonly budget?: Budget
  /** The frame of the last expression that was written as code: the next one over the same input goes on with it. */
  frame?: Frame | undefined
}

/**
 * What a host adds to the language.
 * @example
 * const own: CompileOptions = { functions: { twice: given => Number(given) * 2 } }
 * compileExpression('$twice(n)', own).evaluate({ n: 4 }) // => 8
 */
export interface CompileOptions {
  /** Synchronous functions, called as `$name(...)`. They may give any value: it is passed on as it is. */
  readonly functions?: Readonly<Record<string, HostFunction>>
}

/**
 * The expression, every name in it settled. `family` is given for expressions that are evaluated over the same input, with functions
 * that answer the same each time.
 * @throws ExpressionError `expression/not-allowed`, `expression/unknown-function`
 * @throws OptionsError for a function of the host under the name of a built-in one
 */
export function readyExpression(
  expression: Expression,
  options: CompileOptions = {},
  family?: Family,
): CompiledExpression {
  const functions = options.functions ?? {}
  const taken = allowedFunctions.find(name => Object.hasOwn(functions, name))
  if (taken !== undefined)
    throw optionsError('compileExpression', {
      kind: 'wrong',
      name: '"functions"',
      found: `an object with $${taken}, which is built in,`,
      expected: 'an object of other functions',
      hint: 'give it another name',
    })
  const { run, slots, given } = lower(expression, functions, family)
  const unset: unknown[] = new Array<unknown>(slots).fill(undefined)
  return {
    evaluate(input, bindings, shared) {
      const frame: Frame = {
        root: input,
        lists: shared?.lists,
        slots: unset.slice(),
        wrapped: Array.isArray(input) ? [input] : undefined,
        budget: shared?.budget ?? Budget.ofOne(),
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
