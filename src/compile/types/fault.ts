/** A finding of the type rules, before it has a place in a file. */
import type { Code, Parameters } from '../../diagnostics/codes/codes.ts'

/** The codes of the type rules. */
export type TypeCode = Extract<
  Code,
  | 'expression/arity'
  | 'expression/argument'
  | 'expression/constant'
  | 'expression/operand'
  | 'expression/unknown-value'
  | 'expression/unknown-field'
  | 'expression/condition'
  | 'expression/result'
>

/** `position` is an offset in the text of the expression. */
export type TypeFault = {
  readonly [C in TypeCode]: {
    readonly code: C
    readonly parameters: Parameters<C>
    readonly position: number
    readonly hint: string | undefined
    /** What the text at that position is to be, where it is known. */
    readonly instead?: { readonly text: string; readonly safe: boolean }
  }
}[TypeCode]
