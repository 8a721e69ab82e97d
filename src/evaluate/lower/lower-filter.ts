/**
 * `[...]` behind a step or value, as closures: positions, and tests that pick items by truth or by number.
 */

import type { Filter, Filtered } from '../language/expression.ts'
import type { Evaluate, Frame } from '../run/frame.ts'
import { isFiniteNumber } from '../run/numbers.ts'
import { type Found, itemsOf, Sequence, settled } from '../run/sequence.ts'
import { isTrue } from '../run/truth.ts'
import { spend } from '../run/work.ts'
import type { AskAll, Lowering } from '../scope/lowering.ts'
import { lowerUnsettledName } from './lower-name.ts'

/** Thins out a value, or what an earlier filter found. */
export type LoweredFilter = (value: unknown, frame: Frame) => Found

/** The filters in the order they apply. */
export function lowerFilters(filters: readonly Filter[], lowering: Lowering): readonly LoweredFilter[] {
  return filters.map(filter => {
    if (filter.kind === 'position') {
      const at = Math.floor(filter.at)
      return value => atPosition(value, at)
    }
    const general = lowerTest(lowering.lower(filter.test, lowering.scope), filter.position)
    const ask = lowering.family?.ways?.entryTest(filter.test, filter.position, lowering)
    return ask === undefined ? general : lowerAsked(ask, general)
  })
}

/** The closure of a value that is no path, with its filters. */
export function lowerFiltered(expression: Filtered, lowering: Lowering): Evaluate {
  const { of: filtered } = expression
  const of =
    filtered.kind === 'name' ? lowerUnsettledName(filtered) : lowering.lower(filtered, lowering.scope)
  const [first, ...others] = lowerFilters(expression.filters, lowering)
  if (first === undefined) return of
  if (isNotNull(expression.filters)) {
    return (input, frame) => {
      const value = of(input, frame)
      if (Array.isArray(value) || value instanceof Sequence)
        return settled(first(value, frame), expression.keep, frame)
      if (value === undefined || value === null) return undefined
      return expression.keep ? settled(new Sequence([value]), true, frame) : value
    }
  }
  return (input, frame) => {
    let found = first(of(input, frame), frame)
    for (const filter of others) found = filter(found, frame)
    return settled(found, expression.keep, frame)
  }
}

/** `[$ != null]` and nothing else, as what is asked of a field that may have no value. */
function isNotNull([filter, ...others]: readonly Filter[]): boolean {
  if (filter?.kind !== 'test' || others.length > 0 || filter.test.kind !== 'operation') return false
  const { operator, left, right } = filter.test
  return operator === '!=' && left.kind === 'context' && right.kind === 'literal' && right.value === null
}

/**
 * The item at a position, counted from the end if negative. An item that is an array is taken for what was
 * found.
 */
function atPosition(value: unknown, at: number): Found {
  const items = itemsOf(value)
  const item = items[at < 0 ? items.length + at : at]
  if (Array.isArray(item)) return item
  return new Sequence(item === undefined ? [] : [item])
}

/** A test that is asked once of a list. What it picks is copied: a sequence may be marked. */
function lowerAsked(ask: AskAll, general: LoweredFilter): LoweredFilter {
  return (value, frame) => {
    const asked = Array.isArray(value) ? ask(value, frame) : undefined
    return asked === undefined ? general(value, frame) : new Sequence(asked.picked.slice())
  }
}

function lowerTest(test: Evaluate, position: number): LoweredFilter {
  return (value, frame) => {
    const items = itemsOf(value)
    const found: unknown[] = []
    spend(items.length, frame, position)
    for (let at = 0; at < items.length; at++) {
      const item = items[at]
      const answer = test(item, frame)
      const positions = positionsIn(answer, position)
      if (positions === undefined) {
        if (isTrue(answer, position, frame)) found.push(item)
      } else {
        for (const each of positions) if (isAt(each, at, items.length)) found.push(item)
      }
    }
    return new Sequence(found)
  }
}

/**
 * The positions that a number, or an array of nothing but numbers, stands for; an empty array picks nothing.
 */
function positionsIn(answer: unknown, position: number): readonly number[] | undefined {
  if (isFiniteNumber(answer, position)) return [answer]
  if (!Array.isArray(answer)) return undefined
  // Every item is looked at: a number out of range is an error wherever it stands.
  let all = true
  for (const each of answer) if (!isFiniteNumber(each, position)) all = false
  return all ? answer : undefined
}

function isAt(wanted: number, at: number, length: number): boolean {
  const whole = Math.floor(wanted)
  return (whole < 0 ? length + whole : whole) === at
}
