/**
 * Which places of its input an expression reads, without running it: to check names beforehand, and to trace
 * where a value comes from. What a constructor or function makes is no place of the input, so names read from
 * that are not followed.
 */
import { unreachable } from '../../diagnostics/unreachable.ts'
import { builtIns } from '../built-ins/registry.ts'
import type { Call, Expression, Filter, Line, Path } from '../language/expression.ts'
import { isBuiltIn } from '../language/is-built-in.ts'
import { tooLarge } from '../language/too-large.ts'

/**
 * A path from the root of the input, `scheduleC.netProfit`, and the offset of its first name in the text. No
 * steps: the whole input.
 */
export interface PathRead {
  readonly steps: readonly string[]
  readonly position: number
}

type Places = readonly PathRead[]

/** The variables in sight and the places they stand for. */
type Known = ReadonlyMap<string, Places>

const whole: Places = [{ steps: [], position: 0 }]

const mostPlaces = 10_000
const mostSteps = 1000

/** What an expression reads, each path once. */
export interface ExpressionReads {
  /** In the order they are met. */
  readonly paths: readonly PathRead[]
  /** Those of them that are read in `[...]`, to pick entries of a list. */
  readonly picking: readonly PathRead[]
  /**
   * Those of them of which the expression asks whether there is a value, by `??`, `?:`, `$exists`, `$orZero` or `= null`: wherever it
   * stands, as `o` in `list.(o ?? m)`. What is asked to pick entries is among those that pick.
   */
  readonly asked: readonly PathRead[]
}

/**
 * The paths that an expression reads, from one walk over it. What stands in `[...]` does not show in the steps; what it reads is a
 * path of its own. Variables given from outside are no part of the input. Unknown functions are none of its business.
 * @throws ExpressionError `expression/too-large`
 */
export function expressionReads(expression: Expression): ExpressionReads {
  const reads = new Reads()
  reads.record(reads.of(expression, whole, new Map()))
  return {
    paths: [...reads.recorded.values()],
    picking: [...reads.picking.values()],
    asked: [...reads.asked.values()],
  }
}

/**
 * Walks an expression. A place counts as read where its value is used, not where a path only passes through.
 */
class Reads {
  readonly recorded = new Map<string, PathRead>()
  readonly picking = new Map<string, PathRead>()
  readonly asked = new Map<string, PathRead>()
  #depth = 0

  record(places: Places): void {
    for (const place of places) {
      const key = keyOf(place)
      if (!this.recorded.has(key)) this.recorded.set(key, place)
      if (this.#depth > 0) this.picking.set(key, place)
    }
  }

  private ask(places: Places): void {
    if (this.#depth > 0) return
    for (const place of places) this.asked.set(keyOf(place), place)
  }

  /** The places that the value of an expression may be; what is read on the way to it is recorded. */
  of(expression: Expression, context: Places, known: Known): Places {
    switch (expression.kind) {
      case 'literal':
        return []
      case 'context':
        return placedAt(expression.position, context)
      case 'root':
        return placedAt(expression.position, whole)
      case 'variable':
        return known.get(expression.name) ?? []
      case 'name':
        return context.map(place => below(place, expression.name, expression.position))
      case 'path':
        return this.ofPath(expression, context, known)
      case 'filtered':
        return this.ofFiltered(this.of(expression.of, context, known), expression.filters, known)
      case 'array':
        return this.ofEither(expression.items, context, known)
      case 'object':
        return this.ofUsed(
          expression.fields.map(field => field.value),
          context,
          known,
        )
      case 'operation':
        return this.ofUsed(
          [expression.left, expression.right],
          context,
          known,
          isNull(expression.left) || isNull(expression.right),
        )
      case 'choice':
        this.ofUsed([expression.test], context, known)
        return this.ofEither(
          expression.no === undefined ? [expression.yes] : [expression.yes, expression.no],
          context,
          known,
        )
      case 'fallback':
        if (expression.where === 'untrue') this.ofUsed([expression.first], context, known)
        return this.ofEither([expression.first, expression.second], context, known, true)
      case 'block':
        return this.ofBlock(expression.lines, context, known)
      case 'call':
        if (takesContext(expression)) this.record(placedAt(expression.position, context))
        return this.ofUsed(expression.given, context, known, asksForValue(expression))
      default:
        return unreachable(expression)
    }
  }

  /** `asksFirst`: whether the first side has a value decides. */
  private ofEither(sides: readonly Expression[], context: Places, known: Known, asksFirst = false): Places {
    const places = new Map<string, PathRead>()
    for (const [index, side] of sides.entries()) {
      const found = this.of(side, context, known)
      if (asksFirst && index === 0) this.ask(found)
      for (const place of found) places.set(keyOf(place), place)
      // Variables can multiply the places they stand for line by line.
      if (places.size > mostPlaces)
        throw tooLarge(`${mostPlaces} places that one value may be`, side.position)
    }
    return [...places.values()]
  }

  private ofUsed(used: readonly Expression[], context: Places, known: Known, asks = false): Places {
    for (const each of used) {
      const places = this.of(each, context, known)
      if (asks) this.ask(places)
      this.record(places)
    }
    return []
  }

  private ofPath(path: Path, context: Places, known: Known): Places {
    let places = context
    for (const [index, step] of path.steps.entries()) {
      const before = this.recorded.size
      const next = this.of(step.of, places, known)
      // A step that reads nothing of what it stands in, `a.("x")`, still asks whether that is there.
      const asks = index > 0 && next.length === 0 && this.recorded.size === before
      if (asks) this.record(places)
      places = this.ofFiltered(next, step.filters, known)
    }
    return places
  }

  private ofFiltered(places: Places, filters: readonly Filter[], known: Known): Places {
    this.#depth++
    for (const filter of filters) {
      if (filter.kind === 'test') this.ofUsed([filter.test], places, known)
    }
    this.#depth--
    return places
  }

  private ofBlock(lines: readonly Line[], context: Places, known: Known): Places {
    const inside = new Map(known)
    let places: Places = []
    for (const [index, { names, value }] of lines.entries()) {
      places = this.of(value, context, inside)
      for (const name of names) inside.set(name, places)
      if (names.length === 0 && index < lines.length - 1) this.record(places)
    }
    return places
  }
}

function keyOf({ position, steps }: PathRead): string {
  return JSON.stringify([position, steps])
}

function below({ steps, position }: PathRead, name: string, namePosition: number): PathRead {
  if (steps.length >= mostSteps) throw tooLarge(`${mostSteps} steps down the input`, namePosition)
  return { steps: [...steps, name], position: steps.length === 0 ? namePosition : position }
}

function placedAt(position: number, places: Places): Places {
  return places.map(place => (place.steps.length === 0 ? { steps: [], position } : place))
}

/**
 * Whether a built-in function is called with so few arguments that what it stands in must be one of them:
 * `a.$uppercase()`.
 */
function takesContext({ name, given }: Call): boolean {
  if (!isBuiltIn(name)) return false
  const { parameters } = builtIns[name]
  const needed = parameters.filter(parameter => parameter.leftOut !== 'nothing')
  return parameters[0]?.leftOut === 'context' && given.length < needed.length
}

function asksForValue({ name }: Call): boolean {
  return name === 'exists' || name === 'orZero'
}

function isNull(part: Expression): boolean {
  return part.kind === 'literal' && part.value === null
}
