/** Array and object constructors as closures. */
import type { ArrayOf, ObjectOf } from '../language/expression.ts'
import { FixedRecord } from '../run/fixed-record.ts'
import type { Evaluate, Frame } from '../run/frame.ts'
import { type Fields, objectMaker, put } from '../run/object-maker.ts'
import { perKind } from '../run/per-kind.ts'
import { spend } from '../run/work.ts'
import { readableSlot } from '../scope/lower-variable.ts'
import type { Lowering } from '../scope/lowering.ts'
import { isSameRecord } from '../shapes/record-read.ts'
import { type RecordCall, recordCall } from '../shortcuts/record-call.ts'

const nothing: readonly never[] = []

/**
 * The closure of `[a, b]`: missing items are left out, arrays opened by one level unless they are written as
 * arrays themselves.
 */
export function lowerArray(array: ArrayOf, lowering: Lowering): Evaluate {
  const items = array.items.map(item => ({
    of: lowering.lower(item, lowering.scope),
    nested: item.kind === 'array' || (item.kind === 'filtered' && item.of.kind === 'array'),
  }))
  return (input, frame) => {
    const made: unknown[] = []
    for (const { of, nested } of items) {
      const value = of(input, frame)
      if (Array.isArray(value) && !nested) for (const each of value) made.push(each)
      else if (value !== undefined) made.push(value)
    }
    spend(made.length, frame, array.position)
    if (array.whole) {
      frame.wholes ??= new WeakSet()
      frame.wholes.add(made)
    }
    return made
  }
}

/**
 * The closure of `{"a": b}`: a missing value leaves its key out. Where it stands in an array, the values see
 * all the items.
 */
export function lowerObject(object: ObjectOf, lowering: Lowering): Evaluate {
  const fields = object.fields.map(({ key, value }) => ({
    key,
    of: lowering.lower(value, lowering.scope),
    call: recordCall(value, lowering),
    inherited: key in Object.prototype,
  }))
  const recordOf = commonRecord(
    fields.flatMap(({ call }) => call ?? []),
    lowering,
  )
  const onKind = perKind(kind => fields.map(({ call }) => call?.onKind(kind)))
  const make = objectMaker(fields.flatMap(({ key, inherited }) => (inherited ? [] : [key])))
  const isOfRecord = lowering.family !== undefined && fields.every(({ call }) => call !== undefined)
  let ofNothing: Fields | undefined
  const made = (input: unknown, frame: Frame): Fields => {
    const context = Array.isArray(input) ? together(input, frame, object.position) : input
    const record = recordOf?.(context, frame)
    const isRecord = record instanceof FixedRecord
    const values = isRecord ? record.values : nothing
    const calls = isRecord ? onKind(record.names) : nothing
    const filled = make()
    let index = 0
    for (const { key, of, inherited } of fields) {
      const call = calls[index++]
      const value = call === undefined ? of(context, frame) : call.of(values, context, frame)
      if (value === undefined) continue
      if (inherited) put(filled, key, value)
      else filled[key] = value
    }
    return filled
  }
  if (!isOfRecord || recordOf === undefined) return made
  return (input, frame) => {
    if (Array.isArray(input) || recordOf(input, frame) !== undefined) return made(input, frame)
    // A section that is not there gives the same each time.
    ofNothing ??= made(input, frame)
    return { ...ofNothing }
  }
}

/** What gives the record that all of `calls` read; `undefined` where there are none, or they read several. */
function commonRecord(calls: readonly RecordCall[], lowering: Lowering): Evaluate | undefined {
  const [first, ...others] = calls
  if (first === undefined || others.some(other => !isSameRecord(first, other))) return undefined
  if (first.from === 'context') return context => context
  const slot = readableSlot(first.from, lowering)
  return (_, frame) => frame.slots[slot]
}

/** An array as one context: its only item, or all of them with the arrays among them opened by one level. */
function together(items: readonly unknown[], frame: Frame, position: number): unknown {
  const present = items.filter(item => item !== undefined)
  if (present.length < 2) return present[0]
  const all = present.flat()
  spend(all.length, frame, position)
  return all
}
