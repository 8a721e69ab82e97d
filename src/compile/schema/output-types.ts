/**
 * The TypeScript type of a mapping's data, with the meaning and the source labels of each field as its comment. What several
 * mappings have in common may be a type of its own (SharedTypes).
 */
import { unreachable } from '../../diagnostics/unreachable.ts'
import {
  derivedShape,
  positionShape,
  valueShapes,
  whetherShape,
  yearShape,
} from '../../normalize/output-shape.ts'
import type { ChoiceField } from '../../plan/mapping-plan.ts'
import type { WrittenDerivation, WrittenField, WrittenPlan } from '../../plan/written-plan.ts'
import { describe, yearAbout } from './output-schema.ts'
import { type SharedTypes, writtenOut } from './shared-types.ts'

/** `retr-1040` gives `Retr1040Data`. */
export function typeName(id: string): string {
  const words = id.split('-').map(word => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join('')}Data`
}

/** The declaration of the type of `plan`'s data under `name`. It needs `Decimal` and the types of `shared` in scope. */
export function outputType(
  plan: WrittenPlan,
  name: string = typeName(plan.id),
  shared: SharedTypes = writtenOut,
): string {
  const title = inComment(plan.title)
  const context = { path: [plan.id], shared }
  const { bases, own } = withBases(plan.fields, context, plan.id)
  const above = bases.length === 0 ? '' : ` extends ${bases.join(', ')}`
  const text = members(own, context)
  return `/** ${title}: the data of mapping ${plan.id}. */\nexport interface ${name}${above} ${text}\n`
}

/** The fields of an object: the types of those that a part gives and that objects unlike `whole` have too, and the others. */
function withBases(
  fields: readonly WrittenField[],
  context: Context,
  whole: string,
): { readonly bases: readonly string[]; readonly own: readonly WrittenField[] } {
  const bases: string[] = []
  const inBases = new Set<WrittenField>()
  for (const [part, given] of byPart(fields)) {
    const text = members(given, context)
    const base = context.shared.nameOf([...context.path, `${part} part`], text, whole)
    if (base === text) continue
    bases.push(base)
    for (const field of given) inBases.add(field)
  }
  return { bases, own: fields.filter(field => !inBases.has(field)) }
}

/** By the name of their part, the fields that are written in parts. */
function byPart(fields: readonly WrittenField[]): ReadonlyMap<string, readonly WrittenField[]> {
  const parts = new Map<string, WrittenField[]>()
  for (const field of fields) {
    const part = /^mappings\/parts\/(.+)\.yaml:/.exec(field.spec)?.[1]
    if (part !== undefined) parts.set(part, [...(parts.get(part) ?? []), field])
  }
  return parts
}

/** Of which field a type is, and what need not be written out there. */
interface Context {
  /** The id of the mapping, and the names that lead to the field. */
  readonly path: readonly string[]
  readonly shared: SharedTypes
}

/** A text that does not end the comment it stands in. */
function inComment(text: string): string {
  return text.replaceAll('*/', '* /')
}

/** An object with `fields`; `first` stands before them. */
function object(fields: readonly WrittenField[], context: Context, first?: string): string {
  const { bases, own } = withBases(fields, context, members(fields, context, first))
  const isOfParts = own.length === 0 && first === undefined && bases.length > 0
  return [...bases, ...(isOfParts ? [] : [members(own, context, first)])].join(' & ')
}

function members(fields: readonly WrittenField[], { path, shared }: Context, first?: string): string {
  const lines = fields.flatMap(field => {
    const text = describe(field)
    const comment = text === '' ? [] : [`/** ${inComment(text)} */`]
    return [
      ...comment,
      `readonly ${field.name}: ${fieldType(field, { path: [...path, field.name], shared })}`,
    ]
  })
  const all = first === undefined ? lines : [first, ...lines]
  return `{\n${all.map(line => `  ${indented(line)}`).join('\n')}\n}`
}

/** A type inside another one. */
function indented(text: string): string {
  return text.replaceAll('\n', '\n  ')
}

function fieldType(field: WrittenField, context: Context): string {
  const { path, shared } = context
  switch (field.kind) {
    case 'value':
      return [...new Set(valueShapes(field).map(shape => shape.type)), 'null'].join(' | ')
    case 'derived':
      return `${derivedShape(field).type} | null`
    case 'whether':
      return `${whetherShape.type} | null`
    case 'rowAbove':
      return `${positionShape.type} | null`
    case 'notice':
      return 'string | null'
    case 'kept':
      return 'unknown'
    case 'group':
      return shared.nameOf(path, object(field.fields, context))
    case 'list': {
      const entry = object(field.fields, context, field.of === 'years' ? year : undefined)
      return `readonly ${inBrackets(shared.nameOf(path, entry))}[]`
    }
    case 'choice':
      return `readonly (${branches(field, context)})[]`
    default:
      return unreachable(field)
  }
}

/** A type of which a list can be made: one of several parts is put in brackets. */
function inBrackets(type: string): string {
  return /^(?:\{|\w+$)/.test(type) ? type : `(${type})`
}

const year = `/** ${yearAbout}. */\nreadonly year: ${yearShape.type}`

function branches(field: ChoiceField<WrittenDerivation>, { path, shared }: Context): string {
  const types = [...field.cases, field.otherwise].map(each => {
    const kind = `readonly ${field.as}: ${JSON.stringify(each.name)}`
    const context = { path: [...path, each.name], shared }
    return `\n| ${shared.nameOf(context.path, object(each.fields, context, kind))}`
  })
  return `${indented(types.join(''))}\n`
}
