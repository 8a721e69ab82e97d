/** Wrong options as errors. */
import { expect, test } from 'vitest'
import { checkOptions } from '../../../src/diagnostics/check-options.ts'
import { OptionsError } from '../../../src/diagnostics/run-errors.ts'
import { aText } from '../../../src/text/messages/option-rules.ts'

const check = (options: unknown) => () => checkOptions<{ name: string }>('doThis', options, { name: aText })

test.each<readonly [unknown, string, string]>([
  [
    { name: 5 },
    'mapper/wrong-option',
    '"name" is a number where a text is expected; leave it out for the default',
  ],
  [
    5,
    'mapper/wrong-option',
    'What doThis is given for options is a number where an object of options is expected; its options are name',
  ],
  [{ nam: 5 }, 'mapper/unknown-option', 'doThis has no option "nam"; did you mean "name"?'],
])('%o are an error that says what is wrong', (options, code, message) => {
  expect(check(options)).toThrow(expect.objectContaining({ code, message }))
  expect(check(options)).toThrow(OptionsError)
})

test('options that are right are none', () => {
  check({ name: 'x' })()
})
