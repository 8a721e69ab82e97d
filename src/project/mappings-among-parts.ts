/** Mappings that lie where a project has its parts: they are checked like any other, and no transcript is mapped with them. */
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts'
import type { MappingSpec, PartSpec } from '../spec/mapping-spec.ts'
import type { Project } from './project.ts'

/** A finding for each among `specs`; one that another mapping extends may well be meant for that alone. */
export function mappingsAmongParts(
  specs: readonly (MappingSpec | PartSpec)[],
  { parts }: Pick<Project, 'parts'>,
): readonly Diagnostic[] {
  const names = new Set(parts.map(({ name }) => name))
  const mappings = specs.filter(spec => spec.kind === 'mapping')
  const extended = new Set(mappings.map(mapping => mapping.extends?.value))
  return mappings
    .filter(({ file, id }) => names.has(file) && !extended.has(id.value))
    .map(({ id }) =>
      diagnostic(
        'project/mapping-among-parts',
        { name: id.value },
        id.span,
        'move the file to the mappings; if it is a part, begin it with part: in place of the head',
      ),
    )
}
