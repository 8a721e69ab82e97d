/** Every part of the prelude, in the order printed; and which of them others need. */
import { asOfParts } from './as-of-parts.ts'
import { codeParts } from './code-parts.ts'
import { dateParts } from './date-parts.ts'
import { entryParts } from './entry-parts.ts'
import { filingStatusParts } from './filing-status-part.ts'
import { formNumberParts } from './form-number-part.ts'
import { labelParts } from './label-parts.ts'
import { moneyFunctionParts } from './money-function-parts.ts'
import { moneyParts } from './money-parts.ts'
import { noticeParts } from './notice-parts.ts'
import { numberParts } from './number-parts.ts'
import type { Part } from './part.ts'
import { textParts } from './text-parts.ts'
import { titleParts } from './title-parts.ts'
import { viewParts } from './view-parts.ts'
import { wordParts } from './word-parts.ts'

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
