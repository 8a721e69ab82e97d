/**
 * Which of several forms count for a total. A corrected form stands beside the original that it replaces, and nothing on it
 * says which that is: only who sent it in, and about whom, which is its key, and on some forms the account that it is about, which is
 * its mark. The original is known where it is the only one of that key, or of that key and mark where all forms of the key have one.
 * Two originals of one key are two forms, as of two accounts at one bank, unless they agree to the cent and no mark tells them apart.
 */
import { listed } from './listed-operands.ts'

/** The amounts, the keys and the marks of the originals, or of the corrected forms: lists of one length. No marks where no form has one. */
export type FormsGiven = readonly [amounts: unknown, keys: unknown, marks?: unknown]

interface Form {
  readonly amount: unknown
  /** Null where the form has none. */
  readonly mark: string | null
}

/** Of one key. */
interface Forms {
  readonly originals: Form[]
  readonly corrected: Form[]
}

/** The amounts that count; `undefined` where it cannot be determined. `isZero` is undefined for what is not an amount. */
export function countedForms(
  originals: FormsGiven,
  corrected: FormsGiven,
  isZero: (amount: unknown) => boolean | undefined,
): readonly unknown[] | undefined {
  const byKey = new Map<unknown, Forms>()
  if (!putUnderKeys(byKey, 'originals', originals) || !putUnderKeys(byKey, 'corrected', corrected))
    return undefined
  const [amounts, correctedAmounts] = [listed(originals[0]), listed(corrected[0])]
  if ([...amounts, ...correctedAmounts].some(amount => isZero(amount) === undefined)) return undefined
  // A form that does not say who sent it in may be, or may be replaced by, any other.
  if (byKey.has(null) && correctedAmounts.length > 0 && amounts.length + correctedAmounts.length > 1)
    return undefined
  const counted: unknown[] = []
  for (const forms of byKey.values()) {
    const standing = standingOf(forms)
    if (standing === undefined || isAnyTwice(standing, isZero)) return undefined
    for (const { amount } of standing) counted.push(amount)
    for (const { amount } of forms.corrected) counted.push(amount)
  }
  return counted
}

/** Puts forms under their keys. False where the lists are of other lengths. */
function putUnderKeys(byKey: Map<unknown, Forms>, side: keyof Forms, given: FormsGiven): boolean {
  const amounts = listed(given[0])
  // Most transcripts have no corrected form.
  if (amounts.length === 0) return listed(given[1]).length === 0 && listed(given[2]).length === 0
  const keys = listed(given[1])
  const marks = given[2] === undefined ? undefined : listed(given[2])
  for (let index = 0; index < amounts.length; index++) {
    const key = nameOf(keys[index])
    const mark = marks?.[index]
    const forms = byKey.get(key) ?? { originals: [], corrected: [] }
    forms[side].push({ amount: amounts[index], mark: typeof mark === 'string' ? mark : null })
    byKey.set(key, forms)
  }
  return keys.length === amounts.length && (marks ?? keys).length === amounts.length
}

/** The key; null where nothing is known of whose the form is: there is none, or the end of a number in it is masked. */
function nameOf(key: unknown): unknown {
  return typeof key !== 'string' || /X{4}|\*{4}/.test(key) ? null : key
}

/** The originals of one key that no corrected form replaces; `undefined` where it is not known which those are. */
function standingOf({ originals, corrected }: Forms): readonly Form[] | undefined {
  if (corrected.length === 0) return originals
  if (originals.length === 0 && corrected.length === 1) return []
  if ([...originals, ...corrected].some(({ mark }) => mark === null))
    return originals.length <= 1 && corrected.length === 1 ? [] : undefined
  const corrections = new Set(corrected.map(({ mark }) => mark))
  const known = new Set(originals.map(({ mark }) => mark))
  const standing = originals.filter(({ mark }) => !corrections.has(mark))
  const replaced = [...corrections].filter(mark => known.has(mark)).length
  // One mark twice tells nothing apart.
  if (corrections.size < corrected.length || standing.length + replaced < originals.length) return undefined
  // It may be the mark that was corrected.
  return replaced < corrections.size && standing.length > 0 ? undefined : standing
}

/** Whether two may be one form, printed twice. Zero twice adds nothing, whether or not it is one form. */
function isAnyTwice(forms: readonly Form[], isZero: (amount: unknown) => boolean | undefined): boolean {
  if (forms.length < 2) return false
  const marks = new Map<string, Set<string | null>>()
  for (const { amount, mark } of forms) {
    if (isZero(amount) !== false) continue
    const same = marks.get(String(amount)) ?? new Set()
    if (same.has(mark) || same.has(null) || (mark === null && same.size > 0)) return true
    marks.set(String(amount), same.add(mark))
  }
  return false
}
