/** What samples say against the way in which a mapping reads a place: as a list what is printed section by section, as a line what is a section. */
import { everyField } from '../../compile/output/walk-fields.ts'
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import type { FieldSpec, LabelPath } from '../../spec/mapping-spec.ts'
import { formatPath, quotedPath } from '../../text/labels/path-notation.ts'
import { formatSpan } from '../../text/places/position.ts'
import { type FieldUses, repeated } from './field-uses.ts'
import { SectionKeys } from './section-key.ts'

/** The findings of fields that stand in sections at `around`, by the places of their names; `uses` are those of the mappings that have them. */
export function shapeFindings(
  top: readonly FieldSpec[],
  uses: readonly FieldUses[],
  around: ReadonlyMap<string, readonly string[]>,
): readonly Diagnostic[] {
  const keys = new SectionKeys()
  const shapes = new Map<string, Misshapen>()
  for (const { path, found } of uses.flatMap(each => each.misshapen())) {
    const key = keys.of(path)
    const present = shapes.get(key)
    if (present === undefined) shapes.set(key, { found, samples: 1 })
    else present.samples++
  }
  if (shapes.size === 0) return []
  const samples = uses.reduce((sum, each) => sum + each.samples, 0)
  return everyField(top).flatMap(({ field }) => {
    const section = around.get(formatSpan(field.name.span))
    if (section === undefined) return []
    return readings(field).flatMap(({ key, path }) => {
      const once = readOnce(key, path, section, at => shapes.get(keys.of(at)))
      if (once !== undefined) {
        const { steps, samples: of } = once
        const parameters = { path: quotedPath(steps), key, of, samples }
        return [diagnostic('sample/repeated-section', parameters, path.span, onceHint(key, steps))]
      }
      const shape = shapes.get(keys.of([...section, ...path.steps]))
      // Where some sample has it in the right shape, the mapping is as it should be.
      if (shape === undefined || shape.found === repeated || isReadSomewhere(field, uses)) return []
      const { found, samples: of } = shape
      const parameters = { path: quotedPath(path.steps), key, found, of, samples }
      return [diagnostic('sample/wrong-shape', parameters, path.span, hintFor(key, found))]
    })
  })
}

interface Misshapen {
  readonly found: string
  samples: number
}

/**
 * The section on a path, counted from `section`, of which only the first printing is read; that the section itself is repeated is
 * said of the field that names it.
 */
function readOnce(
  key: Key,
  { steps }: LabelPath,
  section: readonly string[],
  shapeAt: (path: readonly string[]) => Misshapen | undefined,
): { readonly steps: readonly string[]; readonly samples: number } | undefined {
  // The last step of the other ways is a line, or is read as often as it is printed.
  const last = key === 'section' ? steps.length : steps.length - 1
  for (let end = 1; end <= last; end++) {
    const shape = shapeAt([...section, ...steps.slice(0, end)])
    if (shape?.found === repeated) return { steps: steps.slice(0, end), samples: shape.samples }
  }
  return undefined
}

function onceHint(key: Key, steps: readonly string[]): string {
  return key === 'section'
    ? 'write occurrences in place of section, to read each of them'
    : `read it in a field with occurrences: ${formatPath(steps)}, to read each of them`
}

/** The ways to read a place, each with its key. */
type Key = 'from' | 'whether' | 'section' | 'each' | 'occurrences'

function readings({ from, whether, section, each, occurrences }: FieldSpec): readonly {
  readonly key: Key
  readonly path: LabelPath
}[] {
  const all = (key: Key, paths: readonly (LabelPath | undefined)[]) =>
    paths.flatMap(path => (path === undefined ? [] : [{ key, path }]))
  return [
    ...all(
      'from',
      from.map(({ label }) => label),
    ),
    ...all('whether', [whether]),
    ...all('section', section),
    ...all('each', [each]),
    ...all('occurrences', occurrences),
  ]
}

function hintFor(key: Key, found: string): string {
  const isSection = found === 'an object'
  if (key === 'from' || key === 'whether')
    return isSection
      ? 'it is a section: name it under "section", and its lines under "fields"'
      : 'it is a list: name it under "each", and the lines of an entry under "fields"'
  if (key === 'each' && isSection)
    return 'write occurrences in place of each: it is a section, which may be printed several times'
  return 'it is a line: read it with "from" and "as"'
}

function isReadSomewhere(field: FieldSpec, uses: readonly FieldUses[]): boolean {
  return everyField([field]).some(inner =>
    uses.some(each => (each.at(formatSpan(inner.field.name.span))?.labels.size ?? 0) > 0),
  )
}
