/** A section that is a list of entries is read entry by entry: a path through it finds the lines of the first one alone. */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import { isCallbackType } from '../../plan/callback-type.ts'
import { placeInPath } from '../../spec/label-path.ts'
import type { FieldSpec, LabelPath, MappingSpec } from '../../spec/mapping-spec.ts'

/** The sections that are lists (service interface, transcript-detail response). */
const lists: ReadonlySet<string> = new Set(['SECTION_INCOME', 'SECTION_TRANSACTIONS'])

/** A path, and how a field of an entry would ask for its label. */
interface Use {
  readonly path: LabelPath
  readonly asked?: (label: string) => string
}

/** Paths that lead into a list, or take it for one section. */
export function checkListSections(mapping: MappingSpec): readonly Diagnostic[] {
  // Nobody but its author knows what a callback holds.
  if (isCallbackType(mapping.type.value)) return []
  return mapping.body.fields.flatMap(usesFromTop).flatMap(({ path, asked }) => {
    const [first, ...inside] = path.steps
    const [place] = path.places
    if (first === undefined || place === undefined || !lists.has(first)) return []
    const [label, further] = inside
    const line = further === undefined && label !== undefined && asked !== undefined ? asked(label) : '…'
    const hint = `read it entry by entry: each: ${first}, and below it fields: { ${line} }`
    return [diagnostic('spec/list-section', { name: first }, placeInPath(path, place), hint)]
  })
}

/** The paths of a field that count from the top and lead to something else than all entries of a list. */
function usesFromTop(field: FieldSpec): readonly Use[] {
  const { name, from, whether, section, occurrences, amountsByYear, each, keep } = field
  const lines: readonly Use[] = [
    ...from.map(({ label: path }) => ({
      path,
      asked: (label: string) => `${name.value}: { from: ${label}, … }`,
    })),
    ...(whether === undefined
      ? []
      : [{ path: whether, asked: (label: string) => `${name.value}: { whether: ${label}, … }` }]),
  ]
  const groups = [...section, ...occurrences, ...(amountsByYear === undefined ? [] : [amountsByYear])]
  const wholes = [each, keep].filter(path => path !== undefined)
  const own = [
    ...lines,
    ...[...groups, ...wholes.filter(path => path.steps.length > 1)].map(path => ({ path })),
  ]
  const isGroup = lines.length + groups.length + wholes.length === 0 && field.derive === undefined
  return isGroup ? field.fields.flatMap(usesFromTop) : own
}
