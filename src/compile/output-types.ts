/** The TypeScript type of a mapping's data, with the meaning and the source labels of each field as its comment. */
import {
  derivedShape,
  positionShape,
  valueShapes,
  whetherShape,
  yearShape,
} from '../normalize/output-shape.ts'
import type { ChoiceField } from '../plan/mapping-plan.ts'
import type { WrittenDerivation, WrittenField, WrittenPlan } from '../plan/written-plan.ts'
import { describe, yearAbout } from './output-schema.ts'

/** `retr-1040` gives `Retr1040Data`. */
export function typeName(id: string): string {
  const words = id.split('-').map(word => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join('')}Data`
}

/** The declaration of the type of `plan`'s data. It needs `Decimal` in scope. */
export function outputType(plan: WrittenPlan): string {
  return `/** ${plan.title}: the data of mapping ${plan.id}. */\nexport interface ${typeName(plan.id)} ${object(plan.fields, 0)}\n`
}

function object(fields: readonly WrittenField[], depth: number, first?: string): string {
  const pad = '  '.repeat(depth + 1)
  const lines = fields.flatMap(field => {
    const text = describe(field)
    const comment = text === '' ? [] : [`${pad}/** ${text.replaceAll('*/', '* /')} */`]
    return [...comment, `${pad}readonly ${field.name}: ${fieldType(field, depth + 1)}`]
  })
  if (first !== undefined) lines.unshift(pad + first)
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`
}

function fieldType(field: WrittenField, depth: number): string {
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
      return object(field.fields, depth)
    case 'list':
      return `readonly ${object(field.fields, depth, field.of === 'years' ? year(depth) : undefined)}[]`
    case 'choice':
      return `readonly (${branches(field, depth)})[]`
  }
}

function year(depth: number): string {
  return `/** ${yearAbout}. */\n${'  '.repeat(depth + 1)}readonly year: ${yearShape.type}`
}

function branches(field: ChoiceField<WrittenDerivation>, depth: number): string {
  const pad = '  '.repeat(depth + 1)
  const types = [...field.cases, field.otherwise].map(
    each => `${pad}| ${object(each.fields, depth + 1, `readonly ${field.as}: ${JSON.stringify(each.name)}`)}`,
  )
  return `\n${types.join('\n')}\n${'  '.repeat(depth)}`
}
