/** The fields of a plan that hold a value of their own, with the names under which people speak of them. */
import { unreachable } from '../../diagnostics/unreachable.ts'
import type { Normalizer } from '../../normalize/definition.ts'
import { isNormalizerName, normalizers } from '../../normalize/registry.ts'
import type { PlanField } from '../../plan/mapping-plan.ts'
import { pointerSteps } from '../../text/places/json-pointer.ts'

/** A field that is filled by itself: no group, and no list. */
export interface PlanLeaf {
  /** The path in the data without positions, with the kind of an entry where fields depend on it: `informationReturns[W-2].wages`. */
  readonly name: string
  readonly spec: string
  /** The TypeScript type of its values. */
  readonly type: string
  /** The labels that it may be read from, as the author wrote them; none for others than values. */
  readonly wordings: readonly Wording[]
}

/** One wording of a field. */
export interface Wording {
  readonly label: string
  /** Canonical, from the enclosing section. */
  readonly path: readonly string[]
}

/** Every such field of `fields`, in their order. Sentences that say there is no data are none. */
export function planLeaves(fields: readonly PlanField[]): readonly PlanLeaf[] {
  return leavesIn(fields, '')
}

function leavesIn(fields: readonly PlanField[], name: string): readonly PlanLeaf[] {
  return fields.flatMap(field => {
    const inName = `${name}${field.name}`
    switch (field.kind) {
      case 'value':
        return [{ name: inName, spec: field.spec, type: typeOf(field), wordings: field.sources }]
      case 'whether':
      case 'rowAbove':
      case 'derived':
      case 'kept':
        return [{ name: inName, spec: field.spec, type: typeOf(field), wordings: [] }]
      case 'notice':
        return []
      case 'group':
      case 'list':
        return leavesIn(field.fields, `${inName}.`)
      case 'choice':
        return [...field.cases, field.otherwise].flatMap(each =>
          leavesIn(each.fields, `${inName}[${each.name}].`),
        )
      default:
        return unreachable(field)
    }
  })
}

function typeOf(field: PlanField): string {
  switch (field.kind) {
    case 'value':
      return typeGiven(field.sources[0]?.normalizer ?? '', field.tables)
    case 'derived':
      return typeGiven(field.gives, [])
    case 'whether':
      return 'boolean'
    case 'rowAbove':
      return 'number'
    case 'group':
    case 'list':
    case 'choice':
    case 'kept':
    case 'notice':
      return 'unknown'
    default:
      return unreachable(field)
  }
}

/** `truth` is the one kind of a derived field that no normalizer reads. */
function typeGiven(name: string, tables: readonly unknown[]): string {
  if (!isNormalizerName(name)) return 'boolean'
  const { output, outputFor }: Normalizer = normalizers[name]
  return (outputFor?.(tables) ?? output).type
}

/** By the name of each list whose entries are of several kinds: the key of the data under which the kind stands. */
export function kindKeys(fields: readonly PlanField[], name = ''): ReadonlyMap<string, string> {
  const keys = new Map<string, string>()
  for (const field of fields) {
    const inName = `${name}${field.name}`
    if (field.kind === 'choice') keys.set(inName, field.as)
    const inner =
      field.kind === 'group' || field.kind === 'list'
        ? [kindKeys(field.fields, `${inName}.`)]
        : field.kind === 'choice'
          ? [...field.cases, field.otherwise].map(each => kindKeys(each.fields, `${inName}[${each.name}].`))
          : []
    for (const each of inner) for (const [list, key] of each) keys.set(list, key)
  }
  return keys
}

const position = /^[0-9]+$/

/** The name of the field at a JSON Pointer into `data`, as `planLeaves` has it. */
export function leafName(pointer: string, data: unknown, kinds: ReadonlyMap<string, string>): string {
  let name = ''
  let at: unknown = data
  for (const step of pointerSteps(pointer)) {
    const isEntry = Array.isArray(at) && position.test(step)
    at = typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined
    if (!isEntry) {
      name = name === '' ? step : `${name}.${step}`
      continue
    }
    const key = kinds.get(name)
    if (key === undefined || typeof at !== 'object' || at === null) continue
    name = `${name}[${String(Reflect.get(at, key))}]`
  }
  return name
}
