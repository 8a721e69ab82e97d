/** Holds the options of a public function against its rules. Messages show kinds, never what was given. */
import { type OptionFault, optionFault, type Rules } from '../text/messages/option-rules.ts'
import { kindOf, textInstead } from '../text/messages/value-kind.ts'
import { OptionsError } from './run-errors.ts'

/**
 * `call` is the name of the function: "createMapper".
 * @throws OptionsError `mapper/wrong-option`, `mapper/unknown-option` for the first option that is not as it should be
 */
export function checkOptions<Options>(call: string, options: unknown, rules: Rules<Options>): void {
  const fault = optionFault(options, rules)
  if (fault !== undefined) throw optionsError(call, fault)
}

/** The error for a fault of the options of `call`. */
export function optionsError(call: string, fault: OptionFault): OptionsError {
  if (fault.kind === 'unknown')
    return new OptionsError('mapper/unknown-option', { name: fault.name, call }, { hint: fault.hint })
  const { name, value, expected } = fault
  const { found = kindOf(value), hint = textInstead(value) ?? 'leave it out for the default' } = fault
  const what = name ?? `What ${call} is given for options`
  return new OptionsError('mapper/wrong-option', { what, found, expected }, { hint })
}
