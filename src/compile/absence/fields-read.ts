/** Which fields the parts of an expression read, and whether they may have no value. */

import { expressionReads } from '../../evaluate/examine/paths-read.ts'
import type { Expression, Path } from '../../evaluate/language/expression.ts'
import { isOfAmounts, isPlain, namesOf } from '../expressions/expression-shape.ts'
import type { Typed } from '../types/expression-types.ts'
import { fits } from '../types/value-type.ts'
import type { OutputPaths } from './absence-terms.ts'
import type { Steps } from './guards.ts'

export class FieldsRead {
  readonly #types: Typed['types']
  readonly #output: OutputPaths

  constructor(types: Typed['types'], output: OutputPaths) {
    this.#types = types
    this.#output = output
  }

  /** Whether a part of the expression is one value, which may be null. */
  isOne(part: Expression): boolean {
    return this.#types.get(part)?.isMany === false
  }

  /** Whether a part is a field that holds one text. */
  isText(part: Expression): boolean {
    const type = this.#types.get(part)
    const isMember = part.kind === 'path' && this.#isMember(part)
    return isPlain(part) && !isMember && type !== undefined && !type.isMany && fits(type, ['text'])
  }

  /** Whether a path leads to a part of a flag or a ratio. */
  #isMember({ steps }: Path): boolean {
    const holder = steps.at(-2)?.of
    const kinds = holder === undefined ? undefined : this.#types.get(holder)?.kinds
    return kinds?.has('flag') === true || kinds?.has('ratio') === true
  }

  /** The fields of the entry that a part is, with what holds them. */
  singlesOfEntry(part: Expression): readonly Steps[] {
    const type = this.#types.get(part)
    if (type === undefined || type.isMany || type.kinds.has('any') || type.kinds.has('group')) return []
    if (part.kind === 'context') return [[]]
    if (!isPlain(part)) return []
    const steps = namesOf(part)
    return part.kind === 'path' && this.#isMember(part) ? [steps.slice(0, -1), steps] : [steps]
  }

  /** The single fields that a part reads, each with what holds it. */
  singlesOf(part: Expression): readonly Steps[] {
    return expressionReads(part)
      .paths.map(path => path.steps)
      .filter(this.#output.isSingle)
      .flatMap(steps => {
        const holder = steps.slice(0, -1)
        return this.#output.isSingle(holder) ? [holder, steps] : [steps]
      })
  }

  /** Whether a call has an answer wherever the fields that it needs have values. */
  isKnown(part: Expression): boolean {
    if (isPlain(part)) return this.singlesOf(part).length > 0
    if (part.kind === 'literal') return true
    if (part.kind === 'array') return part.items.length > 0 && part.items.every(item => this.isKnown(item))
    return part.kind === 'call' && isOfAmounts(part.name) && part.given.every(each => this.isKnown(each))
  }
}
