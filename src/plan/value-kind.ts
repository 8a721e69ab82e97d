/**
 * The kinds of values that an expression of a mapping works with, and what a function says of its arguments. The compiler holds
 * expressions to them before anything runs. Null, for no value, is of every kind.
 */

/**
 * `number` is exact and no amount, such as a count of shares; `integer` a whole number; `fraction` a number with decimals that an
 * expression writes, which no field ever is; `digits` the text of an exact number, as in a ratio; `text` any other text; `flag` and
 * `ratio` are objects with parts of their own; `group` any other object; `any` what nothing is known of, such as a section kept whole.
 */
export type ValueKind =
  | 'money'
  | 'number'
  | 'integer'
  | 'fraction'
  | 'truth'
  | 'date'
  | 'month'
  | 'digits'
  | 'text'
  | 'flag'
  | 'ratio'
  | 'group'
  | 'any'

/** One argument of a function. */
export interface SignatureParameter {
  readonly takes: readonly ValueKind[]
  /** One value, a list of them, or either; `one` where nothing is said. */
  readonly manner?: 'list' | 'either'
  /** It may be left out; `context` takes what the call stands in then. */
  readonly leftOut?: 'nothing' | 'context'
  /** It is a text written in the expression, of which this is the fault; `undefined` where it is right. */
  readonly literal?: (text: string) => string | undefined
  /** It is a field, one of every entry of a list, or a list of fields that is written out; nothing that is computed. */
  readonly isField?: true
}

/** How a function is called, and what it gives. */
export interface Signature {
  /** As it is shown: `a, b`. */
  readonly shown: string
  readonly parameters: readonly SignatureParameter[]
  /** The last parameter stands for any number of arguments. */
  readonly repeats?: true
  /** `given` is what its arguments are together. */
  readonly gives: ValueKind | 'given'
  /** What to call instead where there are too many or too few arguments. */
  readonly instead?: string
}

/** Every kind: for functions that pass on or count what they are given. */
export const anyKind: readonly ValueKind[] = [
  'money',
  'number',
  'integer',
  'fraction',
  'truth',
  'date',
  'month',
  'digits',
  'text',
  'flag',
  'ratio',
  'group',
  'any',
]

/** The kinds that are texts in an expression. */
export const textKinds: readonly ValueKind[] = ['text', 'date', 'month', 'digits']

/** Those that have no parts and need no function of their own: texts, whole numbers, truth values. Written out: a bundler keeps what is spread. */
export const plainKinds: readonly ValueKind[] = ['text', 'date', 'month', 'digits', 'integer', 'truth']
