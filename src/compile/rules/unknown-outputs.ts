/** Paths that name no field of the output: what is meant, as far as the expression would accept it in that place. */
import { type Diagnostic, diagnostic, type Fix } from '../../diagnostics/diagnostic.ts'
import { ExpressionError } from '../../diagnostics/errors.ts'
import type { ExpressionSpec } from '../../spec/mapping-spec.ts'
import { didYouMean, editDistance, nearestNames } from '../../text/messages/nearest-names.ts'
import type { Span } from '../../text/places/position.ts'
import { expressionFix } from '../expressions/expression-fixes.ts'
import { readingOf } from '../expressions/expression-reading.ts'
import type { Trial } from '../expressions/trial.ts'
import type { Output } from '../output/output.ts'
import type { UnknownName } from '../output/output-names.ts'

/** At most this many unknown names get a hint; finding one takes time, and a file with more has another fault. */
const mostHints = 50

/** The paths of one mapping. */
export class UnknownOutputs {
  readonly #output: Output
  readonly #trial: Trial | undefined
  readonly #checks: ReadonlySet<string>
  #hints = 0

  /** `checks` are their names, which are no fields. Without a trial, what is near is offered whether it is accepted or not. */
  constructor(output: Output, trial: Trial | undefined, checks: ReadonlySet<string> = new Set()) {
    this.#output = output
    this.#trial = trial
    this.#checks = checks
  }

  /** What is wrong with a path, at `span`; `of` where it stands in an expression. */
  check(steps: readonly string[], span: Span, of?: PathOf): readonly Diagnostic[] {
    const unknown = this.#output.names.firstUnknown(steps)
    if (unknown === undefined) return []
    if (this.#checks.has(steps.join('.'))) {
      const hint = 'it is a check, and no field; write what it says as a field: derive: …, as: truth'
      return [diagnostic('spec/unknown-output', { name: steps.join('.') }, span, hint)]
    }
    this.#hints++
    const found = this.#hints > mostHints ? [] : this.#meantPaths(steps, unknown, of)
    const [only, other] = found
    const path = steps.join('.')
    const added = only === undefined || other !== undefined ? undefined : this.#sumHint(path, only, of)
    const known = unknown.known.filter(name => steps[0] !== unknown.name || !this.#needs(name, of?.own))
    const [first] = known
    const hint =
      added?.hint ??
      (didYouMean(found) ||
        (first === undefined
          ? 'name the field itself; a value has no fields'
          : useOneOf(this.#accepted(steps, unknown, known, of))))
    const fix =
      added?.fix ??
      (only === undefined || other !== undefined ? undefined : this.#pathFix(path, only, span, of))
    return [diagnostic('spec/unknown-output', { name: path }, span, hint, fix)]
  }

  /** Those among the `known` names that the expression can have in that place; all of them where it can have none. */
  #accepted(
    steps: readonly string[],
    { name }: UnknownName,
    known: readonly string[],
    of: PathOf | undefined,
  ): readonly string[] {
    const before = steps.slice(0, steps.indexOf(name))
    const accepted = known
      .slice(0, mostTried)
      .filter(each => this.#isAccepted(steps.join('.'), [...before, each].join('.'), of))
    return accepted.length > 0 ? accepted : known
  }

  /** The names that are near, or else where in a group or list the name stands; as whole paths, those that are accepted there. */
  #meantPaths(steps: readonly string[], unknown: UnknownName, of: PathOf | undefined): readonly string[] {
    const path = steps.join('.')
    const near = this.#nearPaths(steps, unknown, of?.own)
    const isAtTop = steps[0] === unknown.name
    const inside = (inLists: boolean): readonly string[] =>
      isAtTop
        ? this.#output.names
            .pathsTo(unknown.name, inLists)
            .map(each => [each, ...steps.slice(1)].join('.'))
            .filter(each => this.#output.names.firstUnknown(each.split('.')) === undefined)
        : []
    const groups = [near, inside(false), of === undefined ? [] : inside(true)]
    const accepted = groups.map(group =>
      group.filter(each => this.#isAccepted(path, each, of) || this.#sumHint(path, each, of) !== undefined),
    )
    const [first = [], ...others] = groups
    const slips = first.filter(each => editDistance(path, each) <= mostLetters)
    const likely = [...others, this.#trial === undefined ? first : slips]
    return [...accepted, ...likely].find(group => group.length > 0) ?? []
  }

  /** Paths with the nearest names in the place of those that are unknown. */
  #nearPaths(
    steps: readonly string[],
    unknown: UnknownName,
    own: string | undefined,
    depth = 0,
  ): readonly string[] {
    const at = steps.indexOf(unknown.name)
    const known = unknown.known.filter(name => at > 0 || !this.#needs(name, own))
    const exact = nearestNames(unknown.name, known)
    const near = exact.length > 0 ? exact : known.filter(name => isCutShort(unknown.name, name))
    return near.flatMap(name => {
      const meant = [...steps.slice(0, at), name, ...steps.slice(at + 1)]
      const next = this.#output.names.firstUnknown(meant)
      if (next === undefined) return [meant.join('.')]
      return depth < mostSlips && meant.indexOf(next.name) > at
        ? this.#nearPaths(meant, next, own, depth + 1)
        : []
    })
  }

  /** Whether a field is the derived one of that name, or is derived from it. */
  #needs(name: string, own: string | undefined): boolean {
    if (own === undefined) return false
    const names = new Set([name])
    // The set grows while it is gone through.
    for (const each of names) {
      if (each === own) return true
      const derive = this.#output.fields.find(field => field.name.value === each)?.derive
      if (derive !== undefined) for (const read of namesReadBy(derive)) names.add(read)
    }
    return false
  }

  #isAccepted(path: string, meant: string, of: PathOf | undefined): boolean {
    const place = this.#placeOf(path, of)
    if (of === undefined || place === undefined) return true
    return this.#trial?.sound(of.expression.value, place, meant, of.gives) === meant
  }

  /** The sum of a list of amounts where one amount is to come out. */
  #sumHint(path: string, meant: string, of: PathOf | undefined): Mend | undefined {
    const place = this.#placeOf(path, of)
    if (of?.gives !== 'money' || place === undefined || this.#isAccepted(path, meant, of)) return undefined
    const sum = `$sumMoney(${meant})`
    if (this.#trial?.sound(of.expression.value, place, sum, of.gives) !== sum) return undefined
    return { hint: `write ${sum}`, fix: expressionFix(of.expression, place, sum, false) }
  }

  /** The stretch of a path in an expression that can be tried; what stands in brackets between the names is no part of the path. */
  #placeOf(path: string, of: PathOf | undefined): { readonly from: number; readonly to: number } | undefined {
    if (of === undefined || this.#trial?.canTry(of.expression.value) !== true) return undefined
    return of.expression.value.startsWith(path, of.position)
      ? { from: of.position, to: of.position + path.length }
      : undefined
  }

  #pathFix(path: string, meant: string, span: Span, of: PathOf | undefined): Fix | undefined {
    const safe = editDistance(path, meant) <= mostLetters
    if (of === undefined) return span.length === path.length ? { span, replacement: meant, safe } : undefined
    const { expression, position } = of
    // What stands in brackets between the names is no part of the path.
    if (!expression.value.startsWith(path, position)) return undefined
    return expressionFix(expression, { from: position, to: position + path.length }, meant, safe)
  }
}

/** Where a path stands in an expression. */
export interface PathOf {
  readonly expression: ExpressionSpec
  readonly position: number
  /** As `check` has them. */
  readonly gives: string | undefined
  readonly own: string | undefined
}

/** What to do, for a reader and for a program. */
interface Mend {
  readonly hint: string | undefined
  readonly fix: Fix | undefined
}

/** So many names are tried, and so many misspelt ones in one path. */
const mostTried = 20
const mostSlips = 3
/** A name that differs by this many letters at most is meant, though something else is wrong with it there. */
const mostLetters = 2

/** `amt` for `amount`: some of its letters, the first among them, in their order. */
function isCutShort(given: string, name: string): boolean {
  if (given.length < 2 || given.charAt(0) !== name.charAt(0)) return false
  let at = 0
  for (const letter of name) if (letter === given.charAt(at)) at++
  return at === given.length
}

function useOneOf(names: readonly string[]): string {
  return names.length === 1 ? `use ${names[0]}` : `use one of ${names.slice(0, 7).join(', ')}`
}

/** The names at the top that an expression reads; none where it cannot be read. */
function namesReadBy(expression: ExpressionSpec): readonly string[] {
  try {
    return readingOf(expression).outermost
  } catch (error) {
    if (error instanceof ExpressionError) return []
    throw error
  }
}
