/**
 * The short way for paths of names alone, `a.b` or `$section."A LABEL"`: property by property, until an array
 * asks for the full way.
 */
import type { Expression, Path } from '../language/expression.ts'
import { contextOf, type Evaluate, type Frame } from '../run/frame.ts'
import { type PropertyReader, propertyReader } from '../run/property.ts'
import { settled } from '../run/sequence.ts'
import { readableSlot } from '../scope/lower-variable.ts'
import type { Lowering, Walk } from '../scope/lowering.ts'

/**
 * The closure of a path that begins with a name or variable and goes on with names; `undefined` for any other
 * path.
 */
export function lowerNames(path: Path, lowering: Lowering, walk: Walk): Evaluate | undefined {
  const [first] = path.steps
  const names = namesBehind(path)
  if (first === undefined || names === undefined) return undefined
  if (first.of.kind === 'name') return lowerFromInput([first.of.name, ...names], walk)
  return lowerFromValue(first.of, names, lowering, walk)
}

/** The names behind the first step of a path; `undefined` where anything else stands there, or it has a filter or `[]`. */
export function namesBehind(path: Path): readonly string[] | undefined {
  if (path.keep || path.steps.some(step => step.filters.length > 0)) return undefined
  const others = path.steps.slice(1)
  const names = others.flatMap(step => (step.of.kind === 'name' ? [step.of.name] : []))
  return names.length < others.length ? undefined : names
}

function lowerFromInput(names: readonly string[], walk: Walk): Evaluate {
  const readers = names.map(propertyReader)
  return (input, frame) => {
    if (Array.isArray(input)) return settled(walk(input, 0, frame), false, frame)
    return readAlong(input, readers, 0, walk, frame)
  }
}

function lowerFromValue(
  first: Expression,
  names: readonly string[],
  lowering: Lowering,
  walk: Walk,
): Evaluate | undefined {
  const readers = names.map(propertyReader)
  const [reader] = readers
  if (reader === undefined) return undefined
  switch (first.kind) {
    case 'root':
      return (_, frame) => readAlong(frame.root, readers, 1, walk, frame)
    case 'context':
      if (readers.length === 1) {
        return (input, frame) =>
          Array.isArray(input)
            ? readAlong(contextOf(input, frame), readers, 1, walk, frame)
            : readOne(input, reader, readers, walk, frame)
      }
      return (input, frame) => readAlong(contextOf(input, frame), readers, 1, walk, frame)
    case 'variable': {
      const slot = readableSlot(first, lowering)
      if (readers.length === 1) return (_, frame) => readOne(frame.slots[slot], reader, readers, walk, frame)
      return (_, frame) => readAlong(frame.slots[slot], readers, 1, walk, frame)
    }
    default:
      return undefined
  }
}

/** The path that mappings are full of: one label of the section that a variable or the context stands for. */
function readOne(
  value: unknown,
  reader: PropertyReader,
  readers: readonly PropertyReader[],
  walk: Walk,
  frame: Frame,
): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return readAlong(value, readers, 1, walk, frame)
  }
  const found = reader(value)
  return typeof found === 'object' ? unkept(found, frame) : found
}

/** Reads one name after the other; `before` is how many steps of the path stand before the first of them. */
export function readAlong(
  start: unknown,
  readers: readonly PropertyReader[],
  before: number,
  walk: Walk,
  frame: Frame,
): unknown {
  let value = start
  for (let at = 0; at < readers.length; at++) {
    if (typeof value !== 'object' || value === null) return undefined
    if (Array.isArray(value)) {
      const items = frame.wholes?.has(value) === true ? [value] : value
      return settled(walk(items, at + before, frame), false, frame)
    }
    value = readers[at]?.(value)
  }
  return unkept(value, frame)
}

/**
 * An array kept for its `[]` is gone through like any other at the end of a path, and one item is no array.
 */
function unkept(value: unknown, frame: Frame): unknown {
  return frame.kept !== undefined && Array.isArray(value) && frame.kept.has(value) ? value[0] : value
}
