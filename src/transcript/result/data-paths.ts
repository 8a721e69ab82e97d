/** What a path into the data leads to by the mapping, whatever a document has; and what to say where it leads nowhere. */
import { UnknownPathError } from '../../diagnostics/run-errors.ts'
import type { MappingPlan, PlanField } from '../../plan/mapping-plan.ts'
import { didYouMean, nearestNames } from '../../text/messages/nearest-names.ts'
import { pointerSteps } from '../../text/places/json-pointer.ts'

/** One field, which has a state; or what holds fields: the data itself, a group, a list, an entry of one. */
export type PathTarget = 'field' | 'holder'

/** What stands at one step: a field, a list, or an object of fields; `own` is the name of what an entry has besides. */
type Place =
  | { readonly kind: 'field' }
  | { readonly kind: 'list'; readonly entries: readonly Fields[] }
  | Fields

interface Fields {
  readonly kind: 'fields'
  readonly fields: readonly PlanField[]
  readonly own: string | undefined
}

const field: Place = { kind: 'field' }
/** No path into data is as long. */
const longest = 160
/** No position in a list that a message would name has as many digits; the number of somebody has more. */
const longNumber = /[0-9]{7}/

/** What `path`, a JSON Pointer into the data, leads to; `undefined` where no field of the mapping stands at or below it. */
export function pathTarget(fields: readonly PlanField[], path: unknown): PathTarget | undefined {
  // A caller without types may give anything.
  if (typeof path !== 'string' || (path !== '' && !path.startsWith('/'))) return undefined
  const places = walk(fields, pointerSteps(path))
  if (places.length === 0) return undefined
  return places.some(place => place.kind === 'field') ? 'field' : 'holder'
}

/** For a path that leads to no field, or to more than one where `isOne` is wanted. */
export function unknownPath(
  plan: Pick<MappingPlan, 'fields'>,
  id: string,
  path: unknown,
  isOne: boolean,
): UnknownPathError {
  const text = typeof path === 'string' ? path : 'no path'
  const hint =
    isOne && !longNumber.test(text) && pathTarget(plan.fields, text) === 'holder'
      ? `it holds several; ask for one of them, such as "${firstField(plan.fields, text)}"`
      : nearest(plan.fields, text)
  return new UnknownPathError('result/unknown-path', { id, path: shownPath(text) }, { hint })
}

/** Several, where the entries of a list are of several kinds. */
function walk(fields: readonly PlanField[], steps: readonly string[]): readonly Place[] {
  let places: readonly Place[] = [{ kind: 'fields', fields, own: undefined }]
  for (const step of steps) places = places.flatMap(place => inside(place, step))
  return places
}

function inside(place: Place, step: string): readonly Place[] {
  if (place.kind === 'field') return []
  if (place.kind === 'list') return /^(?:0|[1-9][0-9]*)$/.test(step) ? place.entries : []
  if (step === place.own) return [field]
  const found = place.fields.find(each => each.name === step)
  return found === undefined ? [] : [placeOf(found)]
}

function placeOf(found: PlanField): Place {
  switch (found.kind) {
    case 'group':
      return { kind: 'fields', fields: found.fields, own: undefined }
    case 'list':
      return {
        kind: 'list',
        entries: [{ kind: 'fields', fields: found.fields, own: found.of === 'years' ? 'year' : undefined }],
      }
    case 'choice':
      return {
        kind: 'list',
        entries: [...found.cases, found.otherwise].map(each => ({
          kind: 'fields',
          fields: each.fields,
          own: found.as,
        })),
      }
    default:
      return field
  }
}

/** The first field at or below a path. */
function firstField(fields: readonly PlanField[], path: string): string {
  let [place] = walk(fields, pointerSteps(path))
  let at = path
  while (place !== undefined && place.kind !== 'field') {
    const step: string = place.kind === 'list' ? '0' : (namesIn([place])[0] ?? '')
    place = inside(place, step)[0]
    at = `${at}/${step}`
  }
  return at
}

/** The names nearest to the first step that leads nowhere, or else where the last one stands. */
function nearest(fields: readonly PlanField[], path: string): string {
  const otherwise = `write it as a JSON Pointer into the data, such as "${firstField(fields, '')}"`
  if (longNumber.test(path)) return otherwise
  if (!path.startsWith('/')) {
    const pointer = asPointer(path.slice(0, longest))
    return path.length > longest || pathTarget(fields, pointer) === undefined
      ? otherwise
      : didYouMean([pointer])
  }
  const steps = pointerSteps(path)
  const missed = steps.findIndex((_, index) => walk(fields, steps.slice(0, index + 1)).length === 0)
  const above = walk(fields, steps.slice(0, missed))
  const start = steps
    .slice(0, missed)
    .map(step => `/${step}`)
    .join('')
  if (above.some(place => place.kind === 'list'))
    return `"${start}" is a list: "${start}/0" is its first entry`
  if (above.some(place => place.kind === 'field')) return `"${start}" is a field, below which there is none`
  // Entries of several kinds have fields of one name.
  const names = nearestNames(steps[missed] ?? '', [...new Set(namesIn(above))])
  const near = names.map(name => {
    const whole = [`${start}/${name}`, ...steps.slice(missed + 1)].join('/')
    return pathTarget(fields, whole) === undefined ? `${start}/${name}` : whole
  })
  return didYouMean(near) || didYouMean(pathsTo(fields, steps.at(-1) ?? '').slice(0, 3)) || otherwise
}

/** The paths that end in `name` and lead through groups only. */
function pathsTo(fields: readonly PlanField[], name: string, above = ''): readonly string[] {
  return fields.flatMap(each => {
    const path = `${above}/${each.name}`
    const inside = each.kind === 'group' ? pathsTo(each.fields, name, path) : []
    return each.name === name ? [path, ...inside] : inside
  })
}

/** `rows[0].amount` as `/rows/0/amount`. */
function asPointer(path: string): string {
  return `/${path.replaceAll(/\[([0-9]+)\]/g, '.$1').replaceAll('.', '/')}`
}

function namesIn(places: readonly Place[]): readonly string[] {
  return places.flatMap(place =>
    place.kind === 'fields'
      ? [...(place.own === undefined ? [] : [place.own]), ...place.fields.map(each => each.name)]
      : [],
  )
}

/** Only what is worded like a path into data is shown: a program may make one of anything. */
function shownPath(path: string): string {
  const isPlain = path.length <= longest && /^(?:\/(?:[a-z][A-Za-z0-9]{0,59}|[0-9]{1,6}))+$/.test(path)
  return isPlain ? ` "${path}"` : ' at that path'
}
