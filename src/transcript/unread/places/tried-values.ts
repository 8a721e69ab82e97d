/** The values that are tried in the place of what was left unread. */

import { saysNothing } from '../../../normalize/characters/nothing.ts'
import { Refusal } from '../../../normalize/definition.ts'
import { canonicalText } from '../../../text/labels/canonical-label.ts'
import { readAs } from '../../view/read-as.ts'
import type { Path, Trial } from '../trials/trial.ts'
import { fitOf, isAmount } from './likely.ts'
import type { Wording } from './places.ts'

/** A flag that says yes. */
export const setFlag = { text: '', value: true }

/** Whether a wording is read as a flag. */
export function isFlag({ source }: Wording): boolean {
  return source?.normalizer === 'flag'
}

/** Whether a value says nothing. */
export function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && saysNothing(value.trim()))
}

/** Stands for an amount that cannot be read. */
const someAmount = '$987,654,321.11'

/** What a field would hold were `value` read by `wording`; of what it cannot read, something that it could hold. */
export function valueFor(wording: Wording, value?: unknown): unknown {
  const { source, slot } = wording
  if (slot.field.kind === 'whether')
    return typeof value !== 'string' || slot.field.texts.includes(canonicalText(value))
  if (source === undefined) return value
  const isRead = typeof value === 'string' && fitOf(wording, value) === 'value'
  const sample = isRead ? value : isAmount(wording) ? someAmount : 'x'
  const read = readAs(sample, source, slot.field)
  return read instanceof Refusal ? null : read
}

/** Puts a value at the end of names, with objects on the way where there are none. */
export function put(
  into: Record<string, unknown>,
  [name = '', ...more]: readonly string[],
  value: unknown,
): void {
  if (more.length === 0) {
    into[name] = value
    return
  }
  const present = into[name]
  const inner: Record<string, unknown> = isRecord(present) ? present : {}
  into[name] = inner
  put(inner, more, value)
}

/** Whether a value is an object that is no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a figure is another with `values`, a flag among them that says neither yes nor no perhaps meaning yes. */
export function changes(trial: Trial, values: ReadonlyMap<Path, unknown>): boolean {
  if (trial.changesWith(values)) return true
  const isOpen = (value: unknown): value is Record<string, unknown> => isRecord(value) && value.value === null
  if (![...values.values()].some(isOpen)) return false
  return trial.changesWith(
    new Map([...values].map(([path, value]) => [path, isOpen(value) ? { ...value, value: true } : value])),
  )
}
