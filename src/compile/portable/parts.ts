/** Every part of the prelude, in the order printed; and which of them others need. */
import { asOfParts } from '../../normalize/as-of/as-of.portable.ts'
import { dateParts } from '../../normalize/date/date.portable.ts'
import { moneyFunctionParts } from '../../normalize/functions/money-functions.portable.ts'
import { filingStatusParts } from '../../normalize/listed/filing-status.portable.ts'
import { moneyParts } from '../../normalize/money/money.portable.ts'
import { numberParts } from '../../normalize/number/decimal.portable.ts'
import type { Part } from '../../normalize/portable-part.ts'
import { codeParts } from '../../normalize/transaction/transaction-codes.portable.ts'
import { formNumberParts } from '../../normalize/words/form-number.portable.ts'
import { wordParts } from '../../normalize/words/text.portable.ts'
import { entryParts } from './entry-parts.ts'
import { labelParts } from './label-parts.ts'
import { noticeParts } from './notice-parts.ts'
import { textParts } from './text-parts.ts'
import { titleParts } from './title-parts.ts'
import { viewParts } from './view-parts.ts'

const all: readonly Part[] = [
  ...textParts,
  ...labelParts,
  ...wordParts,
  ...codeParts,
  ...numberParts,
  ...dateParts,
  ...moneyParts,
  ...asOfParts,
  ...filingStatusParts,
  ...formNumberParts,
  ...moneyFunctionParts,
  ...titleParts,
  ...viewParts,
  ...entryParts,
  ...noticeParts,
]

/** The parts of these names and those that they call, each once. Names of no part are left out. */
export function partsFor(names: Iterable<string>): readonly Part[] {
  const needed = new Set<string>()
  const waiting = [...names]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const found = needed.has(name) ? undefined : all.find(part => part.name === name)
    if (found === undefined) continue
    needed.add(name)
    waiting.push(...variablesIn(found.text))
  }
  return all.filter(part => needed.has(part.name))
}

/** The names behind a `$` in a text: of parts, of built-in functions, and of what is bound in it. */
function variablesIn(text: string): readonly string[] {
  return [...text.matchAll(/\$([A-Za-z]+)/g)].map(found => found[1] ?? '')
}
