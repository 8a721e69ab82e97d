/**
 * Paths as closures: a short way for names alone, the full way with filters, constructors and calls as steps.
 */
import type { Expression, Path, Step } from '../language/expression.ts'
import type { Evaluate, Frame } from '../run/frame.ts'
import { type Found, itemsOf, joined, Sequence, settled } from '../run/sequence.ts'
import { spend } from '../run/work.ts'
import type { Lowering, Walk } from '../scope/lowering.ts'
import { lowerNames } from '../shortcuts/lower-names.ts'
import { type LoweredFilter, lowerFilters } from './lower-filter.ts'

/** The closure of a path. */
export function lowerPath(path: Path, lowering: Lowering): Evaluate {
  const walk = lowerSteps(path.steps, lowering)
  const short = lowerNames(path, lowering, walk)
  if (short !== undefined) return short
  const general = lowerBeginning(path, lowering, walk)
  return lowering.family?.ways?.merged(path, lowering, walk, general) ?? general
}

function lowerSteps(steps: readonly Step[], lowering: Lowering): Walk {
  const lowered = steps.map(step => lowerStep(step, lowering))
  return (first, from, frame) => {
    let found: Found = new Sequence([])
    let items = first
    for (let at = from; at < lowered.length; at++) {
      const answers = lowered[at]?.(items, frame) ?? []
      found = joined(answers, at === lowered.length - 1, frame)
      items = itemsOf(found)
      if (items.length === 0) break
    }
    return found
  }
}

/** One step: an answer for each item that has one, before they are joined. */
function lowerStep(step: Step, lowering: Lowering): (items: readonly unknown[], frame: Frame) => unknown[] {
  const of = lowering.lower(step.of, lowering.scope)
  const filters = lowerFilters(step.filters, lowering)
  return (items, frame) => {
    const answers: unknown[] = []
    spend(items.length, frame, step.of.position)
    for (const item of items) {
      const value = of(item, frame)
      const answer = filters.length === 0 ? value : filtered(value, filters, frame)
      if (answer !== undefined) answers.push(answer)
    }
    return answers
  }
}

function filtered(value: unknown, filters: readonly LoweredFilter[], frame: Frame): unknown {
  let answer = value
  for (const filter of filters) answer = filter(answer, frame)
  return answer
}

/**
 * What a path begins with: an array constructor stands for its items, a variable is one value, a context
 * array is gone through.
 */
function lowerBeginning(path: Path, lowering: Lowering, walk: Walk): Evaluate {
  const [first, second] = path.steps
  if (first?.of.kind === 'array' && first.of.whole) return lowerArrayBeginning(path, first.of, lowering, walk)
  const isBare = path.steps.length === 2 && path.steps.every(({ filters }) => filters.length === 0)
  if (isBare && first?.of.kind === 'context' && second !== undefined && !path.keep)
    return lowerOfContext(second.of, lowering, walk)
  const single = first !== undefined && isVariable(first.of)
  return (input, frame) => {
    const items = Array.isArray(input) && !single ? input : [input]
    return finish(walk(items, 0, frame), path.keep, frame)
  }
}

/** `$.(…)`, as every derived field begins: of a context that is no list it is what stands behind the dot. */
function lowerOfContext(behind: Expression, lowering: Lowering, walk: Walk): Evaluate {
  const of = lowering.lower(behind, lowering.scope)
  return (input, frame) => {
    if (Array.isArray(input) || input === undefined) return finish(walk([input], 0, frame), false, frame)
    const value = of(input, frame)
    return Array.isArray(value) ? finish(joined([value], true, frame), false, frame) : value
  }
}

function lowerArrayBeginning(path: Path, first: Expression, lowering: Lowering, walk: Walk): Evaluate {
  const begin = lowering.lower(first, lowering.scope)
  return (input, frame) => {
    const items = begin(Array.isArray(input) ? input : single(input, frame), frame)
    if (!Array.isArray(items) || items.length === 0) return finish(itemsOf(items), path.keep, frame)
    return finish(walk(items, 1, frame), path.keep, frame)
  }
}

function isVariable(expression: Expression): boolean {
  const { kind } = expression
  if (kind === 'filtered') return isVariable(expression.of)
  return kind === 'variable' || kind === 'context' || kind === 'root'
}

function single(input: unknown, frame: Frame): readonly unknown[] {
  const items = [input]
  frame.singles ??= new WeakSet()
  frame.singles.add(items)
  return items
}

/** An array that a constructor made is one found value to a `[]`; other arrays stay what they are. */
function finish(found: Found, keep: boolean, frame: Frame): unknown {
  const whole = keep && !(found instanceof Sequence) && frame.wholes?.has(found) === true
  return settled(whole ? new Sequence([found]) : found, keep, frame)
}
