/**
 * `money`: an amount in dollars, exact. Strict and anchored: what is not wholly an amount is refused, never stripped or guessed.
 * The examples below are every shape seen on transcripts and in their conversions, and the traps beside them.
 */
import { plainDashes, trimBlank, untied } from '../characters/blank.ts'
import { nothingTexts, saysNothing } from '../characters/nothing.ts'
import { empty, type Normalizer, type OutputShape, type Reading, Refusal } from '../definition.ts'
import { Money } from '../exact/exact-money.ts'
import { longestAmount, scanMoney } from './money-scanner.ts'

/** Why a text is not an amount: the first shape that fits. */
const problems: readonly (readonly [RegExp, string])[] = [
  [/\p{L}/u, 'letters where only an amount is expected'],
  [/^[^0-9]*$/, 'no digits where an amount is expected'],
  [/[0-9]\s+[0-9]/, 'a blank between digits'],
  [/\s/, 'a blank inside the amount'],
  [/[^0-9$,.()-]/, 'a character that no amount has'],
  [/[-(].*-|-.*\(/, 'more than one sign'],
  [/\..*\./, 'more than one decimal point'],
  [/\.[^.]*,/, 'a comma after the decimal point'],
  [/\.(?![0-9]{2}\)?$)/, 'other than two digits after the decimal point'],
  [/,/, 'a comma that does not part thousands'],
  [/^[^0-9]*0[0-9]/, 'a leading zero'],
]

/** That of `amountBeforeAsOf` too; see date/month.ts. */
export const moneyOutput: OutputShape = {
  kind: 'money',
  schema: { type: 'string', pattern: '^-?[0-9]+\\.[0-9]{2,}$' },
  type: 'Decimal',
  fromJson: text => new Money(text),
}

/** Exact dollars. Blank text and words for nothing are empty, never zero; an amount of more than 40 characters is refused. */
export const money: Normalizer<Money> = {
  name: 'money',
  summary: 'An amount in dollars, exact to the cent: $18,338.00, -$1.50, ($8,211.00) or 105.29',
  output: moneyOutput,
  nothing: nothingTexts,
  examples: [
    { text: '$18,338.00', gives: '18338.00' },
    { text: '-$1.50', gives: '-1.50' },
    { text: '$-85.00', gives: '-85.00' },
    { text: '($8,211.00)', gives: '-8211.00' },
    { text: '(8,211.00)', gives: '-8211.00' },
    { text: '105.29', gives: '105.29' },
    { text: '169505.00', gives: '169505.00' },
    { text: '-16,237.00', gives: '-16237.00' },
    { text: '-$1,000,000.00', gives: '-1000000.00' },
    { text: '$123,456,789,012,345,678.90', gives: '123456789012345678.90' },
    { text: '10,000', gives: '10000.00' },
    { text: '$0.00', gives: '0.00' },
    { text: '0.00', gives: '0.00' },
    { text: '$.00', gives: '0.00' },
    { text: '.50', gives: '0.50' },
    { text: '-$0.00', gives: '0.00' },
    { text: ' $875.00\u00a0', gives: '875.00' },
    { text: '&nbsp;$875.00', gives: '875.00' },
    { text: '\u2212$1.50', gives: '-1.50' },
    { text: '$\u201385.00', gives: '-85.00' },
    { text: '-\u2009$1.50', gives: '-1.50' },
    { text: '$\u00a0105.29', gives: '105.29' },
    { text: '', empty: true },
    { text: 'N/A', empty: true },
    { text: 'Not Set', empty: true },
    { text: ' \u00a0&nbsp;', empty: true },
    { text: 'NONE', empty: true },
    { text: 'NONE OF IT', refused: 'letters where only an amount is expected' },
    { text: '1,23.4', refused: 'other than two digits after the decimal point' },
    { text: '1,23', refused: 'a comma that does not part thousands' },
    { text: '1234,567.00', refused: 'a comma that does not part thousands' },
    { text: '1.000,00', refused: 'a comma after the decimal point' },
    { text: '1.000.00', refused: 'more than one decimal point' },
    { text: '5.', refused: 'other than two digits after the decimal point' },
    { text: '.5', refused: 'other than two digits after the decimal point' },
    { text: '105.290', refused: 'other than two digits after the decimal point' },
    { text: '0x10', refused: 'letters where only an amount is expected' },
    { text: '1e3', refused: 'letters where only an amount is expected' },
    { text: '0.00 AS OF: Mar. 28, 2022', refused: 'letters where only an amount is expected' },
    { text: '12 34', refused: 'a blank between digits' },
    { text: '- $1.50', refused: 'a blank inside the amount' },
    { text: '--1', refused: 'more than one sign' },
    { text: '-($1.00)', refused: 'more than one sign' },
    { text: '-', refused: 'no digits where an amount is expected' },
    { text: '+1.00', refused: 'a character that no amount has' },
    { text: '01', refused: 'a leading zero' },
    { text: '1.00-', refused: 'other than two digits after the decimal point' },
    { text: '($1.00', refused: 'not in the shape of an amount' },
    { text: '0.0000000000000000000000000000000000000001', refused: 'longer than 40 characters' },
  ],
  parse: text => (text === '' ? empty : (scanMoney(text) ?? readUnusual(text))),
}

/** The way of every text that is not a plain amount as it stands: blanks around it, typographic signs, nothing, a refusal. */
function readUnusual(text: string): Reading<Money> {
  const trimmed = trimBlank(text)
  if (trimmed === '' || saysNothing(trimmed)) return empty
  if (trimmed.length > longestAmount) return new Refusal(`longer than ${longestAmount} characters`)
  const plain = untied(plainDashes(trimmed))
  return scanMoney(plain) ?? new Refusal(problemOf(plain))
}

function problemOf(text: string): string {
  return problems.find(([shape]) => shape.test(text))?.[1] ?? 'not in the shape of an amount'
}
