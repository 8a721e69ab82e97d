/**
 * The expressions and key figures of the base, as they read once fields of it have other names or are dropped. What a name in an
 * expression stands for is found by its type, so that `$merge([adjustments]).iraDeduction` is found as well.
 */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import { ExpressionError } from '../../diagnostics/errors.ts'
import type { Expression, Name } from '../../evaluate/language/expression.ts'
import { partsOf } from '../../evaluate/language/expression-parts.ts'
import { eachToken } from '../../evaluate/read/tokens.ts'
import type { ExpressionSpec, FieldSpec, Written } from '../../spec/mapping-spec.ts'
import { readingOf } from '../expressions/expression-reading.ts'
import { type NamesInside, OutputNames } from '../output/output-names.ts'
import { typeExpression } from '../types/expression-types.ts'
import { typeOfNames } from '../types/value-type.ts'
import { type Changed, keyOf } from './changes.ts'

/** Words that are no names in an expression. */
const reserved: ReadonlySet<string> = new Set(['and', 'or', 'in', 'true', 'false', 'null', 'function'])

/** Who reads a place of the base: `field "totalIncomeChange"`. */
export interface Reader {
  readonly what: string
  /** The field or check to write again. */
  readonly fix: string
  /** Where the reader stands. */
  readonly other: string
}

/** Follows the changes of one extension. */
export class Follower {
  readonly faults: Diagnostic[] = []
  readonly #names: OutputNames
  readonly #places: ReadonlyMap<string, Changed>
  readonly #changed = new Map<NamesInside, Changed>()

  /** `fields` are those of the base, `places` what became of them. */
  constructor(fields: readonly FieldSpec[], places: ReadonlyMap<string, Changed>) {
    this.#names = new OutputNames(fields)
    this.#places = places
    for (const changed of places.values()) {
      let at: NamesInside | undefined = this.#names.whole
      for (const step of changed.change.steps) at = at?.under(step)
      if (at !== undefined) this.#changed.set(at, changed)
    }
  }

  /** The expression with the new names; the same where none of them stands in it, or where it cannot be followed. */
  expression(expression: ExpressionSpec, reader: Reader): ExpressionSpec {
    if (this.#changed.size === 0) return expression
    const edits = this.#edits(expression, reader)
    if (edits.size === 0) return expression
    const value = withEdits(expression.value, edits)
    // Its characters no longer stand where they were written.
    return { value, span: expression.span, node: { ...expression.node, value, lines: [] } }
  }

  /** The path of a key figure; none where its field is dropped. */
  keyFigure(path: Written<string>): readonly Written<string>[] {
    const steps = path.value.split('.')
    const followed: string[] = []
    for (const [index, step] of steps.entries()) {
      const changed = this.#places.get(keyOf(steps.slice(0, index + 1)))
      if (changed?.isGone === true) return []
      followed.push(changed?.to ?? step)
    }
    return [{ ...path, value: followed.join('.') }]
  }

  /** The new names, by the offsets of the old ones. */
  #edits(expression: ExpressionSpec, reader: Reader): ReadonlyMap<number, string> {
    const edits = new Map<number, string>()
    const tree = treeOf(expression)
    if (tree === undefined) return edits
    const { types } = typeExpression(tree, typeOfNames(this.#names.whole))
    const made = keysMade(tree)
    const reported = new Set<Changed>()
    for (const name of namesIn(tree)) {
      const stands = [...(types.get(name)?.inside ?? [])].flatMap(each => this.#changed.get(each) ?? [])
      const meant = stands.filter(({ change }) => change.steps.at(-1) === name.name)
      const [first] = meant
      if (first === undefined) continue
      const places = types.get(name)?.inside.size ?? 0
      const isOne = meant.length === places && meant.every(each => each.to === first.to)
      if (first.to !== undefined && isOne && !made.has(name.name)) {
        edits.set(name.position, first.to)
        continue
      }
      if (!reported.has(first)) this.#tell(first, reader)
      reported.add(first)
    }
    return edits
  }

  #tell({ change }: Changed, { what, fix, other }: Reader): void {
    const done = change.to === undefined ? 'dropped' : 'renamed'
    const parameters = { name: change.steps.join('.'), done, reader: what, other } as const
    this.faults.push(diagnostic('spec/read-by-base', parameters, change.span, fix))
  }
}

/** `undefined` where the text cannot be read, which another rule reports. */
function treeOf(expression: ExpressionSpec): Expression | undefined {
  try {
    return readingOf(expression).tree
  } catch (error) {
    if (error instanceof ExpressionError) return undefined
    throw error
  }
}

function namesIn(expression: Expression): readonly Name[] {
  if (expression.kind === 'name') return [expression]
  return partsOf(expression).flatMap(namesIn)
}

/** The keys of the groups that an expression makes: a name behind one of them may be either. */
function keysMade(expression: Expression): ReadonlySet<string> {
  const keys = new Set<string>()
  const visit = (each: Expression): void => {
    if (each.kind === 'object') for (const { key } of each.fields) keys.add(key)
    for (const part of partsOf(each)) visit(part)
  }
  visit(expression)
  return keys
}

function withEdits(text: string, edits: ReadonlyMap<number, string>): string {
  let made = ''
  let last = 0
  eachToken(text, (start, end) => {
    const name = edits.get(start)
    if (name === undefined) return
    made += text.slice(last, start) + (reserved.has(name) ? `\`${name}\`` : name)
    last = end
  })
  return made + text.slice(last)
}
