/** Which slips the author of mappings could make: those in lines of their own, not in what the package has. */
import type { MappingSpec, PartSpec } from '../../spec/mapping-spec.ts'
import type { Slip } from './slip.ts'
import { fileOfSpec } from './slips-of.ts'

/** Whether a slip is in one of `files`, or leaves out a part that one of `specs` names under `use`. */
export function isOwnSlip(
  files: Iterable<string>,
  specs: readonly (MappingSpec | PartSpec)[],
): (slip: Slip) => boolean {
  const own = new Set(files)
  const used = new Map(
    specs.flatMap(spec =>
      spec.kind === 'mapping' ? [[spec.id.value, spec.body.use.map(({ value }) => value)] as const] : [],
    ),
  )
  return ({ kind, spec, what }) =>
    kind === 'part dropped from one mapping'
      ? used.get(spec)?.some(name => what === `${name}.yaml` || what.endsWith(`/${name}.yaml`)) === true
      : own.has(fileOfSpec(spec))
}
