/** The normalizers as the functions that a mapping's expression calls. */
import { empty, Refusal } from '../normalize/definition.ts'
import { normalizers } from '../normalize/registry.ts'
import { canonicalText } from '../text/canonical-label.ts'

type HostFunction = (...args: readonly unknown[]) => unknown

/** Set where a text was refused; which one, the receipts tell. */
export interface Trouble {
  refused: boolean
}

/** Each gives the value, or null where there is none; `label` gives canonical text, for conditions and choices. */
export function readerFunctions(trouble: Trouble): Readonly<Record<string, HostFunction>> {
  const functions: Record<string, HostFunction> = {
    label: text => (typeof text === 'string' ? canonicalText(text) : undefined),
  }
  for (const { name, parse } of Object.values(normalizers)) {
    functions[name] = (text, ...tables) => {
      if (typeof text !== 'string') {
        if (text !== undefined && text !== null) trouble.refused = true
        return null
      }
      const reading = parse(text, ...tables)
      if (reading instanceof Refusal) {
        trouble.refused = true
        return null
      }
      return reading === empty ? null : reading
    }
  }
  return functions
}
