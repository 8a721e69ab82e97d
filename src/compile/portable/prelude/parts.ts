/** Every part of the prelude, in the order printed; and which of them others need. */
import { portableParts } from '../../../normalize/portable.gen.ts'
import type { Part } from '../../../normalize/portable-part.ts'
import { entryParts } from './entry-parts.ts'
import { givenKindParts } from './given-kind-parts.ts'
import { labelParts } from './label-parts.ts'
import { noticeParts } from './notice-parts.ts'
import { textParts } from './text-parts.ts'
import { titleParts } from './title-parts.ts'
import { viewParts } from './view-parts.ts'

const all: readonly Part[] = [
  ...textParts,
  ...labelParts,
  ...portableParts,
  ...givenKindParts,
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
  return [...text.matchAll(/\$([A-Za-z]\w*)/g)].map(found => found[1] ?? '')
}
