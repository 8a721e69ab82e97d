/** A label means one thing in one place: a value or a section; and no alternative is written twice. */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import type { FieldSpec, LabelPath, MappingSpec } from '../../spec/mapping-spec.ts'
import { formatSpan } from '../../text/position.ts'
import { everyField, innerFields } from '../walk-fields.ts'

/** Labels used both ways, and alternatives that come to the same label. */
export function checkLabels(mapping: MappingSpec): readonly Diagnostic[] {
  const uses = new LabelUses()
  uses.visit(mapping.body.fields, [''])
  const ignored = mapping.body.ignore.flatMap(({ path }) => uses.ignored(path))
  return [...uses.faults, ...ignored, ...everyField(mapping).flatMap(({ field }) => sameLabels(field))]
}

function sameLabels(field: FieldSpec): readonly Diagnostic[] {
  const seen = new Set<string>()
  const faults: Diagnostic[] = []
  for (const path of [...field.from.map(alternative => alternative.label), ...field.section, ...field.occurrences]) {
    const key = path.steps.join('\n')
    if (seen.has(key)) faults.push(diagnostic('spec/same-label', { label: path.text }, path.span, 'remove it'))
    seen.add(key)
  }
  return faults
}

type Use = 'value' | 'section' | 'list' | 'kept'

/** What each path of labels is used as, by its steps from the top. */
class LabelUses {
  readonly faults: Diagnostic[] = []
  readonly #uses = new Map<string, { readonly use: Use; readonly path: LabelPath }>()

  visit(fields: readonly FieldSpec[], places: readonly string[]): void {
    for (const field of fields) {
      for (const place of places) {
        for (const { label } of field.from) this.#note(place, label, 'value')
        for (const path of field.section) this.#note(place, path, 'section')
        for (const path of field.occurrences) this.#note(place, path, 'list')
        if (field.each !== undefined) this.#note(place, field.each, 'list')
        if (field.keep !== undefined && field.keep.steps.length > 0) this.#note(place, field.keep, 'kept')
      }
      const paths = [...field.section, ...field.occurrences, ...(field.each === undefined ? [] : [field.each])]
      const inner = paths.length === 0 ? places : places.flatMap(place => paths.map(path => key(place, path.steps)))
      for (const list of innerFields(field)) this.visit(list, inner)
    }
  }

  ignored(path: LabelPath): readonly Diagnostic[] {
    const at = key('', path.steps)
    for (const used of this.#uses.keys()) {
      if (used === at || used.startsWith(`${at}\n`) || at.startsWith(`${used}\n`) && this.#uses.get(used)?.use === 'kept') {
        return [diagnostic('spec/ignored-and-read', { path: path.text }, path.span, 'remove one of the two')]
      }
    }
    return []
  }

  #note(place: string, path: LabelPath, use: Use): void {
    path.steps.forEach((_, index) => {
      const last = index === path.steps.length - 1
      this.#hold(key(place, path.steps.slice(0, index + 1)), last ? use : 'section', path)
    })
  }

  #hold(at: string, use: Use, path: LabelPath): void {
    const earlier = this.#uses.get(at)
    if (earlier === undefined) this.#uses.set(at, { use, path })
    else if (earlier.use !== use) {
      const [value, other] = use === 'value' ? [path, earlier.path] : [path, earlier.path]
      const parameters = { label: value.text, use: words[use], otherUse: words[earlier.use], other: formatSpan(other.span) }
      this.faults.push(diagnostic('spec/label-conflict', parameters, path.span))
    }
  }
}

const words: Readonly<Record<Use, string>> = { value: 'a value', section: 'a section', list: 'a list', kept: 'a whole' }

function key(place: string, steps: readonly string[]): string {
  return [place, ...steps].join('\n')
}
