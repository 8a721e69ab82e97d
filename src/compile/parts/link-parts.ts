/** Puts the fields of shared parts where a mapping uses them. Knows names only, not what fields mean. */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import type {
  BodySpec,
  Evidence,
  FieldSpec,
  MappingSpec,
  PartSpec,
  UsedPart,
  Written,
} from '../../spec/mapping-spec.ts'
import { nearFix } from '../../spec/shape/near-fix.ts'
import { didYouMean, nearestNames } from '../../text/messages/nearest-names.ts'
import { formatSpan } from '../../text/places/position.ts'
import type { Parts } from './part-shelf.ts'

/** A mapping without any `use`, and what was wrong with its parts. */
export interface Linked {
  readonly mapping: MappingSpec
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * The mapping with every used part written out in place. Unknown and circular parts are left out and reported. The fields of a
 * part without such a fault are the same objects in every mapping that uses it with the same evidence. Of a mapping that extends another, the fields of
 * parts only stand before its own, and those beside a choice are not yet in its cases: both is for who puts it on its base.
 */
export function linkParts(mapping: MappingSpec, parts: Parts): Linked {
  const linker = new Linker(parts, mapping.extends !== undefined)
  const body = linker.body(mapping.body, { chain: [], evidence: undefined })
  return { mapping: { ...mapping, body }, diagnostics: linker.faults }
}

const nothing: BodySpec = {
  use: [],
  fields: [],
  keyFigures: [],
  replacesKeyFigures: undefined,
  checks: [],
  ignore: [],
}

/** Far more than any mapping has. Parts that use parts that use parts could otherwise make fields without end. */
const mostPieces = 20_000

/** A part with the parts that it uses written out. */
interface LinkedPart {
  readonly body: BodySpec
  /** How many fields and parts that is. */
  readonly count: number
  /** The parts used in it, directly or further in, by name. */
  readonly inner: ReadonlyMap<string, PartSpec>
}

/** Those without a fault, for as long as what was read of their files, by the evidence with which they are used. */
const linkedParts = new WeakMap<PartSpec, Map<Evidence | undefined, LinkedPart>>()

/** What is said by the uses that led to a place. */
interface Around {
  /** The parts that use each other down to it. */
  readonly chain: readonly string[]
  /** How well the wordings of which nothing is said are known; `undefined` for `sourced`, which is meant anyway. */
  readonly evidence: Evidence | undefined
}

/** The ways of filling a field by the wording of a line. */
const byWording = ['from', 'whether', 'rowAboveWhen', 'amountsByYear'] as const

class Linker {
  readonly faults: Diagnostic[] = []
  #count = 0
  readonly #parts: Parts
  /** Whether the file itself, in which no chain of parts has begun, extends another. */
  readonly #isExtension: boolean
  /** The parts found so far in the part at hand. */
  #inner = new Map<string, PartSpec>()

  constructor(parts: Parts, isExtension: boolean) {
    this.#parts = parts
    this.#isExtension = isExtension
  }

  /** The parts' fields first, in the order of use, then the body's own. */
  body(body: BodySpec, around: Around): BodySpec {
    const used = body.use.flatMap(name => {
      const part = this.#isTooMany(name) ? undefined : this.#find(name, around.chain)
      return part === undefined ? [] : [this.#part(part, inPart(name, around))]
    })
    const own = body.fields.map(field => this.#field(field, around))
    const lists = used.map(each => each.fields)
    const isApart = this.#isExtension && around.chain.length === 0
    return {
      ...body,
      use: [],
      fields: isApart ? [...this.#merged(lists), ...own] : this.#merged([...lists, own]),
      keyFigures: [...used.flatMap(each => each.keyFigures), ...body.keyFigures],
      checks: [...used.flatMap(each => each.checks), ...body.checks],
      ignore: [...used.flatMap(each => each.ignore), ...body.ignore],
    }
  }

  /** A part that leads back to one around it has a fault wherever it is used, and is not among those linked. */
  #part(part: PartSpec, around: Around): BodySpec {
    const outer = this.#inner
    const linked = linkedParts.get(part) ?? new Map<Evidence | undefined, LinkedPart>()
    const present = linked.get(around.evidence)
    if (present !== undefined && this.#holds(present)) {
      this.#count += present.count
      for (const [name, used] of present.inner) outer.set(name, used)
      return present.body
    }
    const [faults, count] = [this.faults.length, this.#count]
    const inner = new Map<string, PartSpec>()
    this.#inner = inner
    const body = this.body(part.body, around)
    this.#inner = outer
    if (this.faults.length === faults) {
      linked.set(around.evidence, { body, count: this.#count - count, inner })
      linkedParts.set(part, linked)
    }
    for (const [name, used] of inner) outer.set(name, used)
    return body
  }

  /** Whether there is room for it, and the names in it stand for the same parts here. */
  #holds({ count, inner }: LinkedPart): boolean {
    return (
      this.#count + count < mostPieces && [...inner].every(([name, part]) => this.#parts.get(name) === part)
    )
  }

  #field(given: FieldSpec, around: Around): FieldSpec {
    const field = withEvidence(given, around)
    const { choose } = field
    if (this.#isTooMany(field.name)) return { ...field, use: [], fields: [], choose: undefined }
    const shared = this.#nested(field.use, field.fields, around)
    if (choose === undefined) return { ...field, use: [], fields: shared }
    const isApart = this.#isExtension && around.chain.length === 0
    const inEach = (use: readonly UsedPart[], fields: readonly FieldSpec[]): readonly FieldSpec[] => {
      const own = this.#nested(use, fields, around)
      return isApart ? own : this.#merged([shared, own])
    }
    return {
      ...field,
      use: [],
      fields: isApart ? shared : [],
      choose: {
        ...choose,
        shared,
        cases: choose.cases.map(each => ({
          ...each,
          evidence: each.evidence ?? around.evidence,
          use: [],
          fields: inEach(each.use, each.fields),
        })),
        otherwise: {
          ...choose.otherwise,
          use: [],
          fields: inEach(choose.otherwise.use, choose.otherwise.fields),
        },
      },
    }
  }

  /** Counts one more field or part, and reports once where that is one too many. */
  #isTooMany({ span }: Written<string>): boolean {
    if (++this.#count === mostPieces) {
      const hint = 'use parts fewer times inside each other'
      this.faults.push(diagnostic('spec/too-large', { limit: '20,000 fields and parts' }, span, hint))
    }
    return this.#count >= mostPieces
  }

  /** The fields of a group. A part used inside a group brings fields only: its checks and ignored lines count from the top. */
  #nested(use: readonly UsedPart[], fields: readonly FieldSpec[], around: Around): readonly FieldSpec[] {
    const body = this.body({ ...nothing, use, fields }, around)
    const stray = [
      ...body.checks.map(check => ({ what: 'A check', span: check.that.span })),
      ...body.ignore.map(each => ({ what: 'An ignored line', span: each.path.span })),
      ...body.keyFigures.map(figure => ({ what: 'A key figure', span: figure.span })),
    ]
    for (const { what, span } of stray) {
      const rule = 'its part is used inside a field'
      const hint = 'move it to the mapping, or use the part at the top'
      this.faults.push(diagnostic('spec/misplaced-field', { what, rule }, span, hint))
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
    if (part !== undefined) this.#inner.set(name.value, part)
    else {
      const known = [...this.#parts.keys()]
      const other = this.#parts.nameInFile?.(name.value)
      const isOther = other !== undefined && other !== name.value
      const near = isOther ? [other] : nearestNames(name.value, known)
      const hint = isOther
        ? `the file of that name begins with part: ${other}; write use: [${other}], or part: ${name.value} in the file`
        : didYouMean(near) || partsHint(known)
      // Which of the two names of a file is the right one, only its author knows.
      const isMendable = !isOther && name.span.length === name.value.length
      const fix = isMendable ? nearFix(name.value, near, name.span) : undefined
      this.faults.push(diagnostic('spec/unknown-part', { name: name.value }, name.span, hint, fix))
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

/** What is around the fields of a part that is used in a place. */
function inPart({ value, evidence }: UsedPart, around: Around): Around {
  const said = evidence ?? around.evidence
  return { chain: [...around.chain, value], evidence: said === 'sourced' ? undefined : said }
}

/** The field with what the uses around it say of its wordings, where it says nothing itself. */
function withEvidence(field: FieldSpec, { evidence }: Around): FieldSpec {
  if (evidence === undefined || field.evidence !== undefined) return field
  return byWording.some(key => field.keys.has(key)) ? { ...field, evidence } : field
}

function partsHint(known: readonly string[]): string {
  const file =
    'give its file: txmap finds it in a folder "parts" beside the mapping, createMapper takes it in "parts"'
  return known.length > 0 && known.length <= 7
    ? `use one of ${[...known].sort().join(', ')}; or ${file}`
    : file
}
