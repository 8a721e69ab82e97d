/**
 * What stands in the finished data of a mapping, as far as code that reads them depends on it: which values are objects, which are
 * lists, and which names an object has. A field without a value is null, whatever its shape.
 */

import { unreachable } from '../../diagnostics/unreachable.ts'
import { normalizers } from '../../normalize/registry.ts'
import type { PlanField, ValueField } from '../../plan/mapping-plan.ts'

/** `plain` is neither an object with names nor a list; of `any` nothing is known. */
export type Shape =
  | { readonly kind: 'plain' }
  /** `isSure`: true or false, and nothing else. */
  | { readonly kind: 'truth'; readonly isSure: boolean }
  | { readonly kind: 'record'; readonly names: ReadonlyMap<string, Named> }
  | { readonly kind: 'list'; readonly of: Shape }
  /** What a path found: nothing, one such value, or a list of several. */
  | { readonly kind: 'found'; readonly of: Shape }
  | { readonly kind: 'any' }

/** What an object has under a name; `isSure`: whatever the object, it has the name. */
export interface Named {
  readonly shape: Shape
  readonly isSure: boolean
}

/** Neither an object with names nor a list. */
export const plain: Shape = { kind: 'plain' }
/** Something of which nothing is known. */
export const any: Shape = { kind: 'any' }
/** A truth value, or nothing. */
export const truth: Shape = { kind: 'truth', isSure: false }
/** True or false. */
export const sureTruth: Shape = { kind: 'truth', isSure: true }

/** The data that `fields` give. */
export function shapeOfFields(fields: readonly PlanField[]): Shape {
  return recordOf(fields.map(field => [field.name, shapeOf(field)]))
}

/** What a value is that is one of two. */
export function either(one: Shape, other: Shape): Shape {
  if (one.kind === 'truth' && other.kind === 'truth')
    return { kind: 'truth', isSure: one.isSure && other.isSure }
  if (one.kind === 'record' && other.kind === 'record') {
    const names = new Map<string, Named>()
    for (const name of new Set([...one.names.keys(), ...other.names.keys()])) {
      const [first, second] = [one.names.get(name), other.names.get(name)]
      const shape =
        first === undefined || second === undefined
          ? (first ?? second)?.shape
          : either(first.shape, second.shape)
      const isSure = first?.isSure === true && second?.isSure === true
      names.set(name, { shape: shape ?? any, isSure })
    }
    return { kind: 'record', names }
  }
  if (one.kind === 'list' && other.kind === 'list') return { kind: 'list', of: either(one.of, other.of) }
  return one.kind === other.kind ? one : any
}

function shapeOf(field: PlanField): Shape {
  switch (field.kind) {
    case 'value':
      return shapeOfValue(field)
    case 'whether':
      return truth
    case 'derived':
      return field.gives === 'truth' ? truth : plain
    case 'rowAbove':
    case 'notice':
      return plain
    case 'kept':
      return any
    case 'group':
      return shapeOfFields(field.fields)
    case 'list': {
      const year: readonly [string, Shape][] = field.of === 'years' ? [['year', plain]] : []
      const own = field.fields.map((each): [string, Shape] => [each.name, shapeOf(each)])
      return { kind: 'list', of: recordOf([...year, ...own]) }
    }
    case 'choice': {
      const named = [...field.cases, field.otherwise].map(({ fields }) =>
        either(
          recordOf([[field.as, plain]]),
          recordOf([[field.as, plain], ...fields.map((each): [string, Shape] => [each.name, shapeOf(each)])]),
        ),
      )
      const [first = plain, ...others] = named
      return { kind: 'list', of: others.reduce(either, first) }
    }
    default:
      return unreachable(field)
  }
}

function recordOf(entries: readonly (readonly [string, Shape])[]): Shape {
  return {
    kind: 'record',
    names: new Map(entries.map(([name, shape]) => [name, { shape, isSure: true }])),
  }
}

function shapeOfValue({ sources }: ValueField): Shape {
  const known: Readonly<Record<string, (typeof normalizers)[keyof typeof normalizers]>> = normalizers
  const shapes = sources.map(({ normalizer }): Shape => {
    const output = known[normalizer]?.output
    if (output === undefined || output.kind === 'any' || output.kind === 'group') return any
    if (output.inside === undefined) return output.kind === 'truth' ? truth : plain
    return recordOf(
      Object.entries(output.inside).map(([name, kind]): [string, Shape] => [
        name,
        kind === 'truth' ? truth : plain,
      ]),
    )
  })
  const [first = any, ...others] = shapes
  return others.reduce(either, first)
}
