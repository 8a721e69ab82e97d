/** What a table of codes consists of, and how a message comes from it. */

/** What a message is made of, by name. Safe as JSON, and as little a value of a taxpayer as the message that shows it. */
export type MessageParameters = Readonly<Record<string, string | number | boolean | null>>

/** A row of a table of codes: how much it matters, and its message. */
export interface Entry<P extends MessageParameters> {
  readonly severity: 'error' | 'warning' | 'info' | 'bug'
  readonly message: (parameters: P) => string
}

/** What many messages are made from. No interface, which might have more than the parameters of a message. */
export type Named = { readonly name: string }

/** A row of severity `error`. */
export function error<P extends MessageParameters = Record<never, never>>(
  message: (parameters: P) => string,
): Entry<P> {
  return { severity: 'error', message }
}

/** A row of severity `warning`. */
export function warning<P extends MessageParameters = Record<never, never>>(
  message: (parameters: P) => string,
): Entry<P> {
  return { severity: 'warning', message }
}

/** A row of severity `info`. */
export function info<P extends MessageParameters = Record<never, never>>(
  message: (parameters: P) => string,
): Entry<P> {
  return { severity: 'info', message }
}

/** What the message of a code is made from. */
export type ParametersIn<Table, C extends keyof Table> = Table[C] extends {
  readonly message: (parameters: infer P extends MessageParameters) => string
}
  ? P
  : never

/** The headline of `code`: present tense, names in double quotes, no full stop. */
export function messageIn<Table, C extends keyof Table>(
  table: Table,
  code: C,
  parameters: ParametersIn<Table, C>,
): string {
  // A table ties each code to its own parameters; the compiler loses that tie on an indexed access.
  const { message } = table[code] as Entry<ParametersIn<Table, C>>
  return message(parameters)
}
