/** What is known of a value of an expression before it runs: whether it may be an amount, and which fields stand in it. */

import { unreachable } from '../../diagnostics/unreachable.ts'
import { isNormalizerName, normalizers } from '../../normalize/registry.ts'
import type { WrittenField } from '../../plan/written-plan.ts'

/**
 * `number` is an exact number that is not an amount and, like one, a text in a portable expression; `text` is one written in the
 * expression, `kept` a part of the raw transcript, `other` anything else that is not an amount.
 */
export type Kind = 'amount' | 'number' | 'null' | 'text' | 'kept' | 'other' | 'unsure'

/** A value that is of one of these kinds; `fields` are those of a group or of the entries of a list. */
export interface Given {
  readonly kinds: ReadonlySet<Kind>
  readonly fields: readonly WrittenField[]
}

/** A value of one kind. */
export function given(kind: Kind, fields: readonly WrittenField[] = []): Given {
  return { kinds: new Set([kind]), fields }
}

/** A value that is one of several. */
export function oneOfThese(several: readonly Given[]): Given {
  return {
    kinds: new Set(several.flatMap(each => [...each.kinds])),
    fields: several.flatMap(each => each.fields),
  }
}

/** Whether it can be nothing else, but for null. */
export function isAmount({ kinds }: Given): boolean {
  return [...kinds].every(kind => kind === 'amount' || kind === 'null')
}

/** Whether it can be nothing but an exact number that is not an amount. */
export function isNumber({ kinds }: Given): boolean {
  return [...kinds].every(kind => kind === 'number')
}

/** Whether it can be a `Decimal` in the library. */
export function mayBeDecimal({ kinds }: Given): boolean {
  return kinds.has('amount') || kinds.has('number') || kinds.has('unsure')
}

/** What stands under a name in a value. In a part of the raw transcript that is another part of it. */
export function givenUnder(value: Given, name: string): Given {
  const found = value.fields.filter(field => field.name === name).map(givenByField)
  const carried = (['kept', 'unsure'] as const).filter(kind => value.kinds.has(kind)).map(kind => given(kind))
  const all = [...found, ...carried]
  return all.length === 0 ? given('other') : oneOfThese(all)
}

function givenByField(field: WrittenField): Given {
  switch (field.kind) {
    case 'value':
      return oneOfThese(field.sources.map(source => givenBy(source.normalizer)))
    case 'derived':
      return givenBy(field.gives)
    case 'group':
    case 'list':
      return given('other', field.fields)
    case 'choice':
      return given(
        'other',
        [...field.cases, field.otherwise].flatMap(each => each.fields),
      )
    case 'kept':
      return given('kept')
    case 'whether':
    case 'rowAbove':
    case 'notice':
      return given('other')
    default:
      return unreachable(field)
  }
}

function givenBy(normalizer: string): Given {
  const kind = isNormalizerName(normalizer) ? normalizers[normalizer].output.kind : 'text'
  return given(kind === 'money' ? 'amount' : kind === 'number' ? 'number' : 'other')
}
