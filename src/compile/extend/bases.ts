/** Puts mappings on those that they extend. Finds out what that is first: a base that there is not, and circles, are reported. */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import { inPackage } from '../../diagnostics/package-path.ts'
import type { MappingSpec } from '../../spec/mapping-spec.ts'
import { didYouMean, nearestNames } from '../../text/messages/nearest-names.ts'
import { formatSpan, type Span } from '../../text/places/position.ts'
import { type Linked, linkParts } from '../parts/link-parts.ts'
import type { Parts } from '../parts/part-shelf.ts'
import { BaseFaults } from './base-faults.ts'
import type { BaseShelf } from './base-shelf.ts'
import { extendBody } from './extend-body.ts'
import { type Entry, Extension } from './extension.ts'

/** At most this many mappings may extend one another; nobody can read more of them together. */
const mostBases = 10

/** A mapping with its base written out. */
export interface OnBase extends Linked {
  /** The base cannot be had: nothing more can be said of the mapping. */
  readonly isTorn: boolean
  /** Tells of the rules' findings what the reader can find. */
  readonly faults: BaseFaults | undefined
}

/** What is known of a mapping that another one extends. */
export interface BaseVerdict {
  readonly isSound: boolean
  readonly diagnostics: readonly Diagnostic[]
}

export class Bases {
  readonly #shelf: BaseShelf
  readonly #parts: Parts
  readonly #verdict: (base: MappingSpec) => BaseVerdict
  readonly #linked = new Map<MappingSpec, MappingSpec>()
  readonly #origins = new WeakMap<Entry, Entry>()

  /** `verdict` is asked of bases that are not bundled. */
  constructor(shelf: BaseShelf, parts: Parts, verdict: (base: MappingSpec) => BaseVerdict) {
    this.#shelf = shelf
    this.#parts = parts
    this.#verdict = verdict
  }

  /** `mapping`, with all that it does not say; its parts are among `parts`. */
  linked(mapping: MappingSpec, parts: Parts): OnBase {
    const own = linkParts(mapping, parts)
    if (mapping.extends === undefined) return { ...own, isTorn: false, faults: undefined }
    const { bases, faults } = this.basesOf(mapping)
    const [base] = bases
    const verdict = base === undefined ? undefined : this.#verdictOn(base)
    if (base === undefined || verdict?.isSound !== true)
      return {
        mapping: own.mapping,
        diagnostics: [...own.diagnostics, ...faults],
        isTorn: true,
        faults: undefined,
      }
    const whole = this.#linkedBase(base)
    const shown = (span: Span): string => this.#shown(span, bases)
    const extension = new Extension(mapping, base, shown, this.#origins)
    const body = extendBody(whole.body, own.mapping.body, extension)
    const made = { ...withHead(mapping, whole, mapping.extends.span), body }
    const baseFaults = new BaseFaults(
      made,
      mapping.extends.span,
      [whole, ...bases],
      shown,
      verdict.diagnostics,
    )
    return {
      mapping: made,
      diagnostics: baseFaults.reported([...own.diagnostics, ...extension.faults]),
      isTorn: false,
      faults: baseFaults,
    }
  }

  /** What it reads, with what it does not say of that: without its body. */
  headOf(mapping: MappingSpec): MappingSpec {
    const { bases } = this.basesOf(mapping)
    const said = bases.find(base => base.type.value !== '')
    return mapping.extends === undefined || said === undefined
      ? mapping
      : withHead(mapping, said, mapping.extends.span)
  }

  /** The mappings that it extends, the nearest first; none where one of them cannot be had. */
  basesOf(mapping: MappingSpec): {
    readonly bases: readonly MappingSpec[]
    readonly faults: readonly Diagnostic[]
  } {
    const ids = [mapping.id.value]
    const bases: MappingSpec[] = []
    for (let at = mapping; at.extends !== undefined; ) {
      const { value, span } = at.extends
      const failed = (found: Diagnostic): ReturnType<Bases['basesOf']> => ({ bases: [], faults: [found] })
      if (ids.includes(value)) {
        // Whoever leads into a circle without being of it is not at fault.
        if (value !== mapping.id.value) return { bases: [], faults: [] }
        const hint = at === mapping ? 'give this mapping its own id' : 'remove one of these lines'
        const parameters = { chain: [...ids, value].join(' > ') }
        return failed(diagnostic('spec/circular-extends', parameters, mapping.extends?.span ?? span, hint))
      }
      if (bases.length === mostBases) {
        const limit = `${mostBases} mappings that extend one another`
        const hint = 'extend one of the mappings further up'
        return failed(diagnostic('spec/too-large', { limit }, mapping.extends?.span ?? span, hint))
      }
      const base = this.#shelf.get(value)
      if (base === undefined) {
        return at === mapping
          ? failed(this.#unknown(value, span, mapping.id.value))
          : { bases: [], faults: [] }
      }
      ids.push(value)
      bases.push(base)
      at = base
    }
    return { bases, faults: [] }
  }

  /** `own` is the id of the mapping that extends: it cannot be meant. */
  #unknown(name: string, span: Span, own: string): Diagnostic {
    const known = [...this.#shelf.keys()].filter(id => id !== own)
    const file = `the pages in ${inPackage('docs/mappings')} are named by the ids of the bundled mappings; give the file of one of your own along`
    return diagnostic('spec/unknown-base', { name }, span, didYouMean(nearestNames(name, known)) || file)
  }

  #verdictOn(base: MappingSpec): BaseVerdict {
    return this.#shelf.isBundled(base.file) ? { isSound: true, diagnostics: [] } : this.#verdict(base)
  }

  #linkedBase(base: MappingSpec): MappingSpec {
    const present = this.#linked.get(base)
    if (present !== undefined) return present
    const { mapping } = this.linked(base, this.#parts)
    this.#linked.set(base, mapping)
    return mapping
  }

  /** A bundled file is not at hand as such; its mapping has a page. */
  #shown(span: Span, bases: readonly MappingSpec[]): string {
    if (!this.#shelf.isBundled(span.file)) return formatSpan(span)
    const bundled = bases.find(base => this.#shelf.isBundled(base.file))
    return inPackage(`docs/mappings/${bundled?.id.value ?? ''}.md`)
  }
}

/** `mapping`, reading what `base` reads where it does not say itself what; faults in that are reported where it says what it extends. */
function withHead(mapping: MappingSpec, base: MappingSpec, span: Span): MappingSpec {
  if (mapping.type.value !== '') return mapping
  const here = ({ value }: { readonly value: string }): { readonly value: string; readonly span: Span } => ({
    value,
    span,
  })
  return {
    ...mapping,
    type: here(base.type),
    forms: base.forms.map(here),
    family: base.family.map(here),
    partly: base.partly.map(here),
  }
}
