/** Puts the fields of shared parts where a mapping uses them. Knows names only, not what fields mean. */
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts'
import type { BodySpec, FieldSpec, MappingSpec, PartSpec, Written } from '../spec/mapping-spec.ts'
import { didYouMean, nearestNames } from '../text/nearest-names.ts'
import { formatSpan } from '../text/position.ts'

/** A mapping without any `use`, and what was wrong with its parts. */
export interface Linked {
  readonly mapping: MappingSpec
  readonly diagnostics: readonly Diagnostic[]
}

/** The mapping with every used part written out in place. Unknown and circular parts are left out and reported. */
export function linkParts(mapping: MappingSpec, parts: ReadonlyMap<string, PartSpec>): Linked {
  const linker = new Linker(parts)
  const body = linker.body(mapping.body, [])
  return { mapping: { ...mapping, body }, diagnostics: linker.faults }
}

class Linker {
  readonly faults: Diagnostic[] = []
  readonly #parts: ReadonlyMap<string, PartSpec>

  constructor(parts: ReadonlyMap<string, PartSpec>) {
    this.#parts = parts
  }

  /** The parts' fields first, in the order of use, then the body's own. */
  body(body: BodySpec, chain: readonly string[]): BodySpec {
    const used = body.use.flatMap(name => {
      const part = this.#find(name, chain)
      return part === undefined ? [] : [this.body(part.body, [...chain, name.value])]
    })
    const own = body.fields.map(field => this.#field(field, chain))
    return {
      use: [],
      fields: this.#merged([...used.map(each => each.fields), own]),
      keyFigures: [...used.flatMap(each => each.keyFigures), ...body.keyFigures],
      checks: [...used.flatMap(each => each.checks), ...body.checks],
      ignore: [...used.flatMap(each => each.ignore), ...body.ignore],
    }
  }

  #field(field: FieldSpec, chain: readonly string[]): FieldSpec {
    const { choose } = field
    const shared = this.#nested(field.use, field.fields, chain)
    if (choose === undefined) return { ...field, use: [], fields: shared }
    const inEach = (use: readonly Written<string>[], fields: readonly FieldSpec[]): readonly FieldSpec[] =>
      this.#merged([shared, this.#nested(use, fields, chain)])
    return {
      ...field,
      use: [],
      fields: [],
      choose: {
        ...choose,
        cases: choose.cases.map(each => ({ ...each, use: [], fields: inEach(each.use, each.fields) })),
        otherwise: {
          ...choose.otherwise,
          use: [],
          fields: inEach(choose.otherwise.use, choose.otherwise.fields),
        },
      },
    }
  }

  /** The fields of a group. A part used inside a group brings fields only: its checks and ignored lines count from the top. */
  #nested(
    use: readonly Written<string>[],
    fields: readonly FieldSpec[],
    chain: readonly string[],
  ): readonly FieldSpec[] {
    const body = this.body({ use, fields, keyFigures: [], checks: [], ignore: [] }, chain)
    for (const { span } of [
      ...body.checks.map(check => check.that),
      ...body.ignore.map(each => each.path),
      ...body.keyFigures,
    ]) {
      const rule = 'a part with key figures, checks or ignored lines is used at the top of a mapping'
      this.faults.push(diagnostic('spec/misplaced-field', { name: use[0]?.value ?? '', rule }, span))
    }
    return body.fields
  }

  #find(name: Written<string>, chain: readonly string[]): PartSpec | undefined {
    if (chain.includes(name.value)) {
      const circle = [...chain.slice(chain.indexOf(name.value)), name.value].join(' > ')
      this.faults.push(
        diagnostic('spec/circular-use', { chain: circle }, name.span, 'remove one of these uses'),
      )
      return undefined
    }
    const part = this.#parts.get(name.value)
    if (part === undefined) {
      const hint = didYouMean(nearestNames(name.value, this.#parts.keys()))
      this.faults.push(diagnostic('spec/unknown-part', { name: name.value }, name.span, hint))
    }
    return part
  }

  /** The lists one after the other. A name that comes twice is reported at its second place and left out there. */
  #merged(lists: readonly (readonly FieldSpec[])[]): readonly FieldSpec[] {
    const fields = new Map<string, FieldSpec>()
    for (const field of lists.flat()) {
      const earlier = fields.get(field.name.value)
      if (earlier === undefined) fields.set(field.name.value, field)
      else {
        const parameters = { name: field.name.value, other: formatSpan(earlier.name.span) }
        this.faults.push(
          diagnostic('spec/duplicate-field', parameters, field.name.span, 'rename one of the two'),
        )
      }
    }
    return [...fields.values()]
  }
}
