/** The code of all derived fields and checks of the bundled mappings, each once, whichever mappings have it. */
import type { Expression } from '../../evaluate/language/expression.ts'
import { readExpression } from '../../evaluate/read/read-expression.ts'
import { runnableCheck, runnableDerivation } from '../../plan/plan-expressions.ts'
import type { WrittenPlan } from '../../plan/written-plan.ts'
import { type Shape, shapeOfFields } from './shape.ts'
import { named, SharedValues } from './shared-values.ts'
import { Unwritable } from './term.ts'
import { writeCode } from './write-code.ts'

/** See above: under names made of that of the field and of the code, of which a bundler takes those that a program uses. */
export class CodePieces {
  readonly #pieces = new Map<string, string>()
  /** By text. Most mappings have the same ones, and to read one takes longer than to write its code. */
  readonly #expressions = new Map<string, Expression>()
  readonly #shared = new SharedValues()
  #hasTrees = false

  /** The name of the code of each derived field, then of each check. */
  names(plan: WrittenPlan): readonly string[] {
    const data = shapeOfFields(plan.fields)
    const derived = plan.fields.filter(field => field.kind === 'derived')
    return [
      ...derived.map(field => this.#name(field.name, runnableDerivation(field), data)),
      ...plan.checks.map(check => this.#name(check.name ?? 'check', runnableCheck(check), data)),
    ]
  }

  #name(of: string, text: string, data: Shape): string {
    const expression = this.#expressions.get(text) ?? readExpression(text)
    this.#expressions.set(text, expression)
    const code = this.#codeOf(expression, data)
    const value = code ?? `lowered(${treeText(expression)})`
    this.#hasTrees ||= code === undefined
    const name = named(of, value)
    this.#pieces.set(name, `export const ${name}: Code = ${value}`)
    return name
  }

  #codeOf(expression: Expression, data: Shape): string | undefined {
    try {
      return writeCode(expression, data, this.#shared)
    } catch (error) {
      if (error instanceof Unwritable) return undefined
      throw error
    }
  }

  module(): string {
    const pieces = [...this.#pieces].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, line]) => line)
    return `// @ts-nocheck: what it is given has no static type; test/property/code.test.ts holds it to the expressions.
import type { Code } from '../evaluate/code/code.ts'
${this.#hasTrees ? "import { lowered } from '../evaluate/lowered.ts'\n" : ''}
${this.#shared.lines().join('\n')}

// Derived fields and checks of the bundled mappings.
${pieces.join('\n')}
`
  }
}

/** A tree as it is stored: without where its parts begin in a text that is not there. */
function treeText(expression: Expression): string {
  return JSON.stringify(expression, (key, value) => (key === 'position' ? -1 : value))
}
