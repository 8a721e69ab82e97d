/** The functions of amounts as the evaluator takes them: by name, ready to call. */
import { valueFunctions } from './money-functions.ts'

type HostFunction = (...operands: readonly unknown[]) => unknown

/** What derived fields and checks may call, beside JSONata's own allowed functions. */
export const dataFunctions: Readonly<Record<string, HostFunction>> = Object.fromEntries(
  Object.values(valueFunctions).map(({ name, apply }): [string, HostFunction] => [name, apply]),
)
