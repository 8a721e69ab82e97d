/**
 * `price`: what one piece costs, such as a share: an amount in dollars in every manner in which `money` reads one, but with as
 * many decimals as are printed. A count without a currency is `decimal`.
 */
import { plainDashes, trimBlank, untied } from '../characters/blank.ts'
import { nothingTexts, saysNothing } from '../characters/nothing.ts'
import { empty, type Normalizer, Refusal } from '../definition.ts'
import { ExactNumber } from '../exact/exact-number.ts'

const longest = 40
/** A minus sign, or brackets around it all; the number. */
const shape =
  /^(?:(?:\$|(-\$?|\$-)|)(?!.*\))|(\()\$?(?=.*\)$))((?:0|[1-9][0-9]*|[1-9][0-9]{0,2}(?:,[0-9]{3})+)(?:\.[0-9]+)?|\.[0-9]+)\)?$/

/** Why a text is no price: the first shape that fits. */
const problems: readonly (readonly [RegExp, string])[] = [
  [/\p{L}/u, 'letters where only a price is expected'],
  [/^[^0-9]*$/, 'no digits where a price is expected'],
  [/[0-9]\s+[0-9]/, 'a blank between digits'],
  [/\s/, 'a blank inside the price'],
  [/[^0-9$,.()-]/, 'a character that no price has'],
  [/[-(].*-|-.*\(/, 'more than one sign'],
  [/\..*\./, 'more than one decimal point'],
  [/\.[^.]*,/, 'a comma after the decimal point'],
  [/\.(?![0-9])/, 'no digits after the decimal point'],
  [/,/, 'a comma that does not part thousands'],
  [/^[^0-9]*0[0-9]/, 'a leading zero'],
]

/** The exact price in dollars. Blank text and words for nothing are empty, never zero; a text of more than 40 characters is refused. */
export const price: Normalizer<ExactNumber> = {
  name: 'price',
  summary:
    'A price in dollars, exact with as many decimals as it has, such as that of a share: $12.50, 12.5000 or $12.3456',
  output: {
    kind: 'number',
    schema: { type: 'string', pattern: '^-?[0-9]+(\\.[0-9]+)?$' },
    type: 'Decimal',
    fromJson: text => new ExactNumber(text),
  },
  nothing: nothingTexts,
  examples: [
    { text: '$12.50', gives: '12.5' },
    { text: '12.5000', gives: '12.5' },
    { text: '$12.3456', gives: '12.3456' },
    { text: '$12', gives: '12' },
    { text: '$12.5', gives: '12.5' },
    { text: '$1,250.125', gives: '1250.125' },
    { text: '1250.5', gives: '1250.5' },
    { text: '$1,234,567.00', gives: '1234567' },
    { text: '$.85', gives: '0.85' },
    { text: '.0001', gives: '0.0001' },
    { text: '$0.0000', gives: '0' },
    { text: '-$0.0000', gives: '0' },
    { text: '-$12.3456', gives: '-12.3456' },
    { text: '$-12.3456', gives: '-12.3456' },
    { text: '($12.3456)', gives: '-12.3456' },
    { text: '(12.3456)', gives: '-12.3456' },
    { text: '\u221212.3456', gives: '-12.3456' },
    { text: '-\u2009$\u00a012.3456', gives: '-12.3456' },
    { text: '$\u00a012.3456', gives: '12.3456' },
    { text: '&nbsp;$12.50\u00a0', gives: '12.5' },
    { text: '0.00000000000000000000000000000000000001', gives: '0.00000000000000000000000000000000000001' },
    { text: '', empty: true },
    { text: 'N/A', empty: true },
    { text: 'Not Set', empty: true },
    { text: ' \u00a0', empty: true },
    { text: 'USD 12.50', refused: 'letters where only a price is expected' },
    { text: '1e3', refused: 'letters where only a price is expected' },
    { text: '$', refused: 'no digits where a price is expected' },
    { text: '-', refused: 'no digits where a price is expected' },
    { text: '12 50', refused: 'a blank between digits' },
    { text: '$ 12.50', refused: 'a blank inside the price' },
    { text: '12.50%', refused: 'a character that no price has' },
    { text: '12/50', refused: 'a character that no price has' },
    { text: '--12.50', refused: 'more than one sign' },
    { text: '-($12.50)', refused: 'more than one sign' },
    { text: '1.2.3', refused: 'more than one decimal point' },
    { text: '1.000,50', refused: 'a comma after the decimal point' },
    { text: '$12.', refused: 'no digits after the decimal point' },
    { text: '12,5', refused: 'a comma that does not part thousands' },
    { text: '1234,567', refused: 'a comma that does not part thousands' },
    { text: '$012.50', refused: 'a leading zero' },
    { text: '12.50-', refused: 'not in the shape of a price' },
    { text: '12$', refused: 'not in the shape of a price' },
    { text: '($12.50', refused: 'not in the shape of a price' },
    { text: '0.0000000000000000000000000000000000000001', refused: 'longer than 40 characters' },
  ],
  parse: text => {
    const trimmed = trimBlank(text)
    if (trimmed === '') return empty
    if (trimmed.length > longest) return new Refusal(`longer than ${longest} characters`)
    const plain = untied(plainDashes(trimmed))
    const found = shape.exec(plain)
    if (found === null) return saysNothing(trimmed) ? empty : new Refusal(problemOf(plain))
    const [, minus, bracket, digits = ''] = found
    const read = new ExactNumber(digits.replaceAll(',', ''))
    return (minus === undefined && bracket === undefined) || read.isZero()
      ? read
      : new ExactNumber(read.negated())
  },
}

function problemOf(text: string): string {
  return problems.find(([wrong]) => wrong.test(text))?.[1] ?? 'not in the shape of a price'
}
