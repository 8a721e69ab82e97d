/**
 * Which of several forms count for a total. A corrected form stands beside the original that it replaces, and nothing on it
 * says which that is: only who sent it in, and about whom, which is its key. The original is known where it is the only one of that
 * key. Two originals of one key are two forms, as of two accounts at one bank, unless they agree to the cent.
 */
import { listed } from './listed-operands.ts'

/** Of one key. */
interface Forms {
  readonly originals: unknown[]
  readonly corrected: unknown[]
}

/** The amounts that count; `undefined` where it cannot be determined. `isZero` is undefined for what is not an amount. */
export function countedForms(
  originals: unknown,
  originalKeys: unknown,
  corrected: unknown,
  correctedKeys: unknown,
  isZero: (amount: unknown) => boolean | undefined,
): readonly unknown[] | undefined {
  const byKey = new Map<unknown, Forms>()
  const isPaired =
    pair(byKey, 'originals', listed(originals), listed(originalKeys)) &&
    pair(byKey, 'corrected', listed(corrected), listed(correctedKeys))
  if (!isPaired) return undefined
  const all = [...listed(originals), ...listed(corrected)]
  if (all.some(amount => isZero(amount) === undefined)) return undefined
  const nameless = byKey.get(null)
  // A form that does not say who sent it in may be, or may be replaced by, any other.
  if (nameless !== undefined && listed(corrected).length > 0 && all.length > 1) return undefined
  const counted: unknown[] = []
  for (const forms of byKey.values()) {
    const { length } = forms.corrected
    if (length > 1 || (length === 1 && forms.originals.length > 1)) return undefined
    if (length === 0 && isAnyTwice(forms.originals, isZero)) return undefined
    counted.push(...(length === 0 ? forms.originals : forms.corrected))
  }
  return counted
}

function pair(
  byKey: Map<unknown, Forms>,
  side: keyof Forms,
  amounts: readonly unknown[],
  keys: readonly unknown[],
): boolean {
  for (const [index, amount] of amounts.entries()) {
    const key = nameOf(keys[index])
    const forms = byKey.get(key) ?? { originals: [], corrected: [] }
    forms[side].push(amount)
    byKey.set(key, forms)
  }
  return amounts.length === keys.length
}

/** The key; null where nothing is known of whose the form is: there is none, or the end of a number in it is masked. */
function nameOf(key: unknown): unknown {
  return typeof key !== 'string' || /X{4}|\*{4}/.test(key) ? null : key
}

/** Zero twice adds nothing, whether or not it is one form. */
function isAnyTwice(amounts: readonly unknown[], isZero: (amount: unknown) => boolean | undefined): boolean {
  const written = amounts.filter(amount => isZero(amount) === false).map(String)
  return new Set(written).size < written.length
}
