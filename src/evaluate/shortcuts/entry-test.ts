/**
 * Tests of the entries of a list, `list[code = "971" and …]` and `null in list.(…)`, asked once for all expressions that are
 * evaluated over the same input. Whoever evaluates them allows it, by the list index that they share, and gives functions that answer
 * the same each time.
 */
import type { Expression } from '../language/expression.ts'
import { partsOf } from '../language/expression-parts.ts'
import type { Evaluate, Frame } from '../run/frame.ts'
import type { Asked } from '../run/list-index.ts'
import { isTrue } from '../run/truth.ts'
import { spend } from '../run/work.ts'
import type { AskAll, Lowering } from '../scope/lowering.ts'
import { keyTestOf, unwrapped } from '../shapes/key-test.ts'

/** What asks `test`; `undefined` where it depends on more than an entry and does not begin with texts of one. */
export function lowerEntryTest(test: Expression, position: number, lowering: Lowering): AskAll | undefined {
  const closed = keyOfClosed(unwrapped(test))
  const shared = closed === undefined ? undefined : lowering.family?.keyOf(closed)
  const key = keyTestOf(test)
  if (shared === undefined && key === undefined) return undefined
  const whole = shared === undefined ? undefined : lowering.lower(test, lowering.scope)
  const rest = key?.rest === undefined ? undefined : lowering.lower(key.rest, lowering.scope)
  return (list, frame) => {
    const known = frame.lists?.of(list)
    if (known === undefined) return undefined
    const before = shared === undefined ? undefined : known.asked(shared)
    if (before !== undefined) {
      spend(before.picked.length, frame, position)
      return before
    }
    const entries = key === undefined ? undefined : known.having(key.name, key.texts)
    const asked =
      entries !== undefined
        ? askedOf(entries, rest, key?.isTruth === true, frame, position)
        : whole === undefined
          ? undefined
          : askedOf(list, whole, false, frame, position)
    if (asked !== undefined && shared !== undefined) known.note(shared, asked)
    return asked
  }
}

/** What `of` says of `entries`, all of which are picked where nothing is asked. `isTruth`: it only counts as true or not. */
function askedOf(
  entries: readonly unknown[],
  of: Evaluate | undefined,
  isTruth: boolean,
  frame: Frame,
  position: number,
): Asked | undefined {
  spend(entries.length, frame, position)
  if (of === undefined) return { picked: entries, hasNull: false }
  const picked: unknown[] = []
  let hasNull = false
  let isPlain = true
  // Every entry is asked, as where they are all looked into: what fails for one fails.
  for (const entry of entries) {
    const answer = of(entry, frame)
    // A number would be the place of an entry in the whole list.
    if (typeof answer === 'number' || Array.isArray(answer)) isPlain = false
    else if (answer === null) hasNull = !isTruth
    else if (isTrue(answer, position, frame)) picked.push(entry)
  }
  return isPlain ? { picked, hasNull } : undefined
}

/** A test of more parts, counting each eight characters of a text as one, is not looked through: tests may stand in tests. */
const mostParts = 400

/** What tests that ask the same have in common; `undefined` for a test that depends on more than the entry. */
function keyOfClosed(test: Expression): string | undefined {
  let parts = 0
  const isClosed = (expression: Expression, bound: ReadonlySet<string>): boolean => {
    if (expression.kind === 'root') return false
    parts += 1 + sizeOf(expression) / 8
    if (parts > mostParts) return false
    if (expression.kind === 'variable') return bound.has(expression.name)
    if (expression.kind !== 'block') return partsOf(expression).every(part => isClosed(part, bound))
    const inside = new Set(bound)
    return expression.lines.every(({ names, value }) => {
      if (!isClosed(value, inside)) return false
      for (const name of names) inside.add(name)
      return true
    })
  }
  if (!isClosed(test, new Set())) return undefined
  return JSON.stringify(test, (name, value: unknown) => (name === 'position' ? undefined : value))
}

function sizeOf(expression: Expression): number {
  if (expression.kind === 'name' || expression.kind === 'call') return expression.name.length
  return expression.kind === 'literal' && typeof expression.value === 'string' ? expression.value.length : 0
}
