/**
 * The fields of a mapping put on those of its base. A field that is named again has what is said of it, and of the rest what the base
 * says; it stays where it stands in the base. New fields come behind.
 */
import { diagnostic } from '../../diagnostics/diagnostic.ts'
import type { CaseSpec, ChooseSpec, FieldSpec } from '../../spec/mapping-spec.ts'
import { innerFields } from '../output/walk-fields.ts'
import type { Extension } from './extension.ts'
import { mergedWritten } from './merge-lists.ts'
import { mergedField } from './merged-field.ts'
import { isOtherKind } from './other-kind.ts'

/** What became of a list of fields. */
export interface Extended {
  readonly fields: readonly FieldSpec[]
  /** By the field of the base: what it is now; `undefined` where it is dropped. */
  readonly byBase: ReadonlyMap<FieldSpec, FieldSpec | undefined>
  readonly added: readonly FieldSpec[]
}

/** `own`, parts put in, on `base`; `at` is the path of what holds both in the output of the base. */
export function extendFields(
  base: readonly FieldSpec[],
  own: readonly FieldSpec[],
  at: readonly string[],
  extension: Extension,
): Extended {
  const written = own.filter(field => extension.isOwn(field.name.span))
  const brought = own.filter(field => !extension.isOwn(field.name.span) && !extension.isInBase(field, base))
  const { again, rest } = namedAgain(base, written, extension)
  const byBase = new Map<FieldSpec, FieldSpec | undefined>()
  for (const field of base) {
    const said = again.get(field)
    byBase.set(field, said === undefined ? field : extendField(field, said, at, extension))
  }
  const added = [...brought, ...rest.flatMap(field => wholeField(field, extension))]
  const kept = base.flatMap(field => byBase.get(field) ?? [])
  return { fields: extension.unique([...kept, ...added]), byBase, added }
}

/** Which fields of the base are named again, and what is new. */
function namedAgain(
  base: readonly FieldSpec[],
  written: readonly FieldSpec[],
  extension: Extension,
): { readonly again: ReadonlyMap<FieldSpec, FieldSpec>; readonly rest: readonly FieldSpec[] } {
  const names = new Map(base.map(field => [field.name.value, field]))
  const again = new Map<FieldSpec, FieldSpec>()
  for (const field of written) {
    const { renames } = field
    if (renames === undefined) continue
    const target = names.get(renames.value)
    if (target === undefined)
      extension.notInBase('Field', renames, names.keys(), 'remove "renames" for a new field')
    // Its own name would be the nearest one.
    else if (again.has(target)) extension.notInBase('Field', renames, [], 'it has another name here already')
    else again.set(target, field)
  }
  const rest = written.filter(field => {
    if (field.renames !== undefined) return false
    const target = names.get(field.name.value)
    if (target === undefined || again.has(target)) return !isForNothing(field, names, extension)
    again.set(target, field)
    return false
  })
  return { again, rest }
}

/** Whether a field that the base does not have says what is only said of one that it has. */
function isForNothing(
  { name, keys }: FieldSpec,
  names: ReadonlyMap<string, FieldSpec>,
  extension: Extension,
): boolean {
  const key = ['drop', 'replaces'].find(each => keys.has(each))
  if (key === undefined) return false
  extension.notInBase('Field', name, names.keys(), `remove "${key}"`)
  return true
}

/** `undefined` for one that is dropped. */
function extendField(
  base: FieldSpec,
  own: FieldSpec,
  at: readonly string[],
  extension: Extension,
): FieldSpec | undefined {
  const { changes } = extension
  const steps = [...at, base.name.value]
  const drop = own.keys.get('drop')
  if (drop !== undefined) {
    for (const [key, span] of own.keys) {
      if (key === 'drop') continue
      const parameters = { key, kind: 'drop' }
      extension.faults.push(diagnostic('spec/misplaced-key', parameters, span, `remove "${key}"`))
    }
    changes.add({ steps, to: undefined, span: own.name.span })
    return undefined
  }
  if (own.name.value !== base.name.value) changes.add({ steps, to: own.name.value, span: own.name.span })
  const isAll = own.replaces.some(({ value }) => value === 'all')
  if (!isAll && isOtherKind(base, own, extension)) return base
  const made = isAll ? instead(base, own, steps, extension) : merged(base, own, steps, extension)
  extension.origins.set(made, base)
  return changes.stems(made, base)
}

function merged(base: FieldSpec, own: FieldSpec, steps: readonly string[], extension: Extension): FieldSpec {
  const field = mergedField(base, own)
  if (base.choose === undefined && own.choose === undefined) {
    return { ...field, fields: extendFields(base.fields, own.fields, steps, extension).fields }
  }
  return { ...field, fields: [], choose: extendChoice(base, own, steps, extension) }
}

/** A field that takes nothing from the base but its place. */
function instead(base: FieldSpec, own: FieldSpec, steps: readonly string[], extension: Extension): FieldSpec {
  const [made = own] = wholeField(own, extension)
  noteGone(base, made, steps, extension)
  return made
}

/** What stands inside a field of the base and has no namesake in the one that takes its place. */
function noteGone(base: FieldSpec, made: FieldSpec, steps: readonly string[], extension: Extension): void {
  const names = new Map(
    innerFields(made)
      .flat()
      .map(field => [field.name.value, field]),
  )
  for (const inner of innerFields(base).flat()) {
    const same = names.get(inner.name.value)
    const inside = [...steps, inner.name.value]
    if (same === undefined) extension.changes.add({ steps: inside, to: undefined, span: made.name.span })
    else noteGone(inner, same, inside, extension)
  }
}

/** A field that the base does not have, as one of a mapping that stands alone; none where it cannot be one. */
function wholeField(own: FieldSpec, extension: Extension): readonly FieldSpec[] {
  const keys = new Map([...own.keys].filter(([key]) => key !== 'replaces' && key !== 'renames'))
  const field = { ...own, keys, renames: undefined, replaces: [] }
  const { fields } = extendFields([], own.fields, [], extension)
  if (own.choose === undefined) return [{ ...field, fields }]
  return [{ ...field, fields: [], choose: wholeChoice(own, own.choose, fields, extension) }]
}

/** The choice of `own` on that of `base`, of which one may have none; `steps` is their path in the output of the base. */
function extendChoice(
  base: FieldSpec,
  own: FieldSpec,
  steps: readonly string[],
  extension: Extension,
): ChooseSpec | undefined {
  const beside = base.choose?.shared ?? base.fields
  const shared = extendFields(beside, own.fields, steps, extension)
  const said = own.choose
  if (base.choose === undefined)
    return said === undefined ? undefined : wholeChoice(own, said, shared.fields, extension)
  const { choose } = base
  const again = new Map(said?.cases.map(each => [each.name.value, each]) ?? [])
  const cases = choose.cases.map(each =>
    extendCase(each, again.get(each.name.value), shared, steps, extension),
  )
  const known = new Set(choose.cases.map(each => each.name.value))
  const added = said?.cases.filter(each => !known.has(each.name.value)) ?? []
  const { otherwise } = choose
  const fallback = said?.keys.has('otherwise') === true ? said.otherwise : undefined
  const as = said?.keys.has('as') === true ? said.as : choose.as
  if (as.value !== choose.as.value)
    extension.changes.add({ steps: [...steps, choose.as.value], to: as.value, span: as.span })
  return {
    ...choose,
    shared: shared.fields,
    by: said?.keys.has('by') === true ? said.by : choose.by,
    as,
    cases: [...cases, ...added.map(each => wholeCase(each, shared.fields, extension))],
    otherwise: {
      ...otherwise,
      name: fallback === undefined || fallback.name.value === '' ? otherwise.name : fallback.name,
      fields: inCase(otherwise.fields, fallback?.fields ?? [], shared, steps, extension),
    },
  }
}

/** The choice of a field that the base does not have, or that has none there; `shared` goes into every case. */
function wholeChoice(
  own: FieldSpec,
  choose: ChooseSpec,
  shared: readonly FieldSpec[],
  extension: Extension,
): ChooseSpec | undefined {
  const span = own.keys.get('choose') ?? own.name.span
  extension.missing('choose', key => choose.keys.has(key), '"choose"', span)
  if (choose.keys.size < 4) return undefined
  const { otherwise } = choose
  if (otherwise.name.value === '')
    extension.missing('otherwise', () => false, '"otherwise"', otherwise.name.span)
  const inside = extendFields([], otherwise.fields, [], extension).fields
  return {
    ...choose,
    shared,
    cases: choose.cases.map(each => wholeCase(each, shared, extension)),
    otherwise: { ...otherwise, use: [], fields: extension.unique([...shared, ...inside]) },
  }
}

function wholeCase(own: CaseSpec, shared: readonly FieldSpec[], extension: Extension): CaseSpec {
  const { name, texts } = own
  if (texts.length === 0) extension.missing('case', () => false, `case "${name.value}"`, name.span)
  const { fields } = extendFields([], own.fields, [], extension)
  return { ...own, use: [], fields: extension.unique([...shared, ...fields]) }
}

function extendCase(
  base: CaseSpec,
  own: CaseSpec | undefined,
  shared: Extended,
  steps: readonly string[],
  extension: Extension,
): CaseSpec {
  return {
    ...base,
    name: own?.name ?? base.name,
    texts: mergedWritten(own?.texts ?? [], base.texts, false),
    about: own?.about ?? base.about,
    evidence: own?.evidence ?? base.evidence,
    fields: inCase(base.fields, own?.fields ?? [], shared, steps, extension),
  }
}

/** The fields of one case: those beside the choice as they are now, then what is said in the case itself. */
function inCase(
  base: readonly FieldSpec[],
  own: readonly FieldSpec[],
  shared: Extended,
  steps: readonly string[],
  extension: Extension,
): readonly FieldSpec[] {
  const present = base.flatMap(field => (shared.byBase.has(field) ? (shared.byBase.get(field) ?? []) : field))
  const isAsBefore = own.length === 0 && shared.added.length === 0
  if (isAsBefore) return present
  return extendFields(extension.unique([...present, ...shared.added]), own, steps, extension).fields
}
