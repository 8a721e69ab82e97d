/**
 * Mappings held against sample transcripts: labels and sections that no sample has, wordings that none has, required fields that are never filled,
 * two fields on one line, and a normalizer that refuses what the samples hold. Names labels and fields, never what a sample says.
 */

import { everyField, type FieldPlace, innerFields } from '../../compile/output/walk-fields.ts'
import type { SourceFile } from '../../compile/source-file.ts'
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import { MapperError } from '../../diagnostics/errors.ts'
import { MappingTable } from '../../mapper/mapping-table.ts'
import type { WrittenPlan } from '../../plan/written-plan.ts'
import { placeInPath } from '../../spec/label-path.ts'
import type { FieldSpec, LabelPath, MappingSpec, PartSpec } from '../../spec/mapping-spec.ts'
import { canonicalLabel } from '../../text/labels/canonical-label.ts'
import { formatSpan } from '../../text/places/position.ts'
import { defaultLimits } from '../../transcript/open/document-limits.ts'
import { readRaw } from '../../transcript/open/read-text.ts'
import { readOutline } from '../../transcript/open/shape.ts'
import { readLines } from '../../transcript/read-lines.ts'
import { runMapping } from '../../transcript/run-mapping.ts'
import { fieldFindings } from './field-findings.ts'
import { type FieldUse, FieldUses } from './field-uses.ts'
import { linesMapping } from './lines-mapping.ts'
import { sectionFindings } from './section-findings.ts'
import { shapeFindings } from './shape-findings.ts'
import { textFindings } from './text-findings.ts'

/** What is held against what. */
export interface SampleCheck {
  /** The compiled mappings. */
  readonly plans: readonly WrittenPlan[]
  /** The files in which findings may lie: own mappings and parts. */
  readonly specs: readonly (MappingSpec | PartSpec)[]
  /** JSON texts, with their names. */
  readonly samples: readonly SourceFile[]
  /** `false` where fields with errors are left out of a plan: their lines may be what an edit offers to another field. */
  readonly isWhole?: boolean
}

/**
 * What was found in the mappings with what the samples say of them. A section that is not known is reported once where the samples
 * have the line elsewhere.
 */
export function withSampleFindings(
  found: readonly Diagnostic[],
  samples: SampleCheck,
): readonly Diagnostic[] {
  // The mapping of a sample that has none may be the one with the error.
  const isSound = !found.some(({ severity }) => severity === 'error')
  if (samples.samples.length === 0) return withFindings(found, [], samples.specs)
  const all = checkSamples(samples, isSound)
  const own = samples.isWhole === false ? all.map(withoutSafeFix) : all
  return withFindings(withoutSeenSections(found, samples), own, samples.specs)
}

function withoutSafeFix(found: Diagnostic): Diagnostic {
  return found.fix === undefined ? found : { ...found, fix: { ...found.fix, safe: false } }
}

/** Leaves out what is said of sections, or of lines outside all sections, that are not known: where a sample has one, it is no slip. */
function withoutSeenSections(
  found: readonly Diagnostic[],
  { specs, samples }: SampleCheck,
): readonly Diagnostic[] {
  if (!found.some(each => each.code === 'spec/unknown-section')) return found
  const keys = new Set(samples.flatMap(({ text }) => topKeys(text)))
  const paths = specs.flatMap(({ body }) => [
    ...everyField(body.fields).flatMap(({ field }) => pathsOf(field)),
    ...body.ignore.map(each => each.path),
  ])
  const seen = new Set(
    paths.flatMap(path => {
      const [first, place] = [path.steps[0], path.places[0]]
      return first === undefined || place === undefined || !keys.has(first)
        ? []
        : [formatSpan(placeInPath(path, place))]
    }),
  )
  return found.filter(each => each.code !== 'spec/unknown-section' || !seen.has(formatSpan(each.span)))
}

function pathsOf(field: FieldSpec): readonly LabelPath[] {
  const { from, section, occurrences, each, keep, whether, amountsByYear } = field
  const others = [each, keep, whether, amountsByYear].filter(path => path !== undefined)
  return [...from.map(({ label }) => label), ...section, ...occurrences, ...others]
}

/** The labels at the top of a sample; none where it cannot be read, which is said elsewhere. */
function topKeys(text: string): readonly string[] {
  try {
    return Object.keys(Object(readRaw(text, defaultLimits).document)).map(key => canonicalLabel(key))
  } catch (error) {
    if (error instanceof MapperError && !error.code.startsWith('bug/')) return []
    throw error
  }
}

/** What was found in the mappings, and what samples say of them: of lines in a section that is not known, nothing more than that. */
export function withFindings(
  found: readonly Diagnostic[],
  own: readonly Diagnostic[],
  specs: SampleCheck['specs'],
): readonly Diagnostic[] {
  const unknown = new Set(
    found.filter(each => each.code === 'spec/unknown-section').map(({ span }) => formatSpan(span)),
  )
  const follow = unknown.size === 0 ? unknown : labelsInside(specs, unknown)
  const ofSamples = own.filter(
    ({ code, span }) => code !== 'sample/section-not-seen' || !unknown.has(formatSpan(span)),
  )
  const mended = new Set(ofSamples.filter(each => each.fix !== undefined).map(({ span }) => formatSpan(span)))
  return [
    ...found.filter(each => each.code !== 'spec/unknown-section' || !mended.has(formatSpan(each.span))),
    ...ofSamples.filter(each => each.code !== 'sample/label-not-seen' || !follow.has(formatSpan(each.span))),
  ]
}

/** The places of the labels of fields that stand in one of these sections. */
function labelsInside(specs: SampleCheck['specs'], sections: ReadonlySet<string>): ReadonlySet<string> {
  const holders = specs
    .flatMap(({ body }) => everyField(body.fields))
    .filter(({ field: { section, occurrences, each } }) =>
      [...section, ...occurrences, ...(each === undefined ? [] : [each])].some(path =>
        sections.has(formatSpan(path.span)),
      ),
    )
  const inside = holders.flatMap(({ field }) => innerFields(field).flatMap(everyField))
  return new Set(inside.flatMap(({ field }) => field.from.map(({ label }) => formatSpan(label.span))))
}

/** What the samples say of the mappings, by place. Compiles nothing; time grows with the leaves of the samples. */
function checkSamples({ plans, specs, samples }: SampleCheck, isSound: boolean): readonly Diagnostic[] {
  if (plans.length === 0) return []
  const table = new MappingTable(plans.map(linesMapping))
  const uses = new Map<string, FieldUses>()
  const unread: UnreadSample[] = []
  for (const { name, text } of samples) {
    try {
      const { document, duplicates } = readRaw(text, defaultLimits)
      const outline = readOutline(document)
      const entry = table.forTranscript(outline, undefined)
      const ofMapping = uses.get(entry.id) ?? new FieldUses(entry.id)
      uses.set(entry.id, ofMapping)
      const [mapping, opened] = [table.ready(entry), { outline, duplicates, issues: [] }]
      ofMapping.add(readLines(mapping, opened), outline.document, () => runMapping(mapping, opened).issues)
    } catch (error) {
      if (!(error instanceof MapperError) || error.code.startsWith('bug/')) throw error
      if (isSound || error.code !== noMapping) unread.push({ name, code: error.code, reason: error.message })
    }
  }
  return sampleFindings(specs, [...uses.values()], unread)
}

/** What follows from a text that is not listed as the samples print it. */
const ofTexts: ReadonlySet<string> = new Set(['sample/refused', 'sample/undecided-flag'])

/** The code of the error where there is no mapping for a transcript. */
export const noMapping = 'transcript/no-mapping'

/** A sample that no mapping reads. */
export interface UnreadSample {
  readonly name: string
  /** The code of the error, and its message. */
  readonly code: string
  readonly reason: string
}

/** What `uses`, one for each mapping, say of the fields in `specs`, by place, behind the samples that are not mapped. */
export function sampleFindings(
  specs: readonly (MappingSpec | PartSpec)[],
  uses: readonly FieldUses[],
  unread: readonly UnreadSample[],
): readonly Diagnostic[] {
  const fields = new Map(specs.flatMap(fieldsOf))
  const ownUses = specs.map(spec => usesOf(spec, uses))
  const bySection = specs.map(({ body }, at) => sectionFindings(body.fields, ownUses[at] ?? []))
  const sections = new Map(bySection.flatMap(each => [...each.sections]))
  const byPlace = new Map<string, FieldUse[]>()
  for (const ofMapping of uses) {
    for (const use of ofMapping.all()) {
      const list = byPlace.get(use.spec)
      if (list === undefined) byPlace.set(use.spec, [use])
      else list.push(use)
    }
  }
  const ofPlaces = specs.flatMap(({ body }, at) =>
    [shapeFindings, textFindings].flatMap(find => find(body.fields, ownUses[at] ?? [], sections)),
  )
  // What is said of a place is not said again of the label or section there, nor of the field whose table lacks a text.
  const said = new Set(ofPlaces.map(({ span }) => formatSpan(span)))
  const isSaid = ({ span }: Pick<Diagnostic, 'span'>): boolean => said.has(formatSpan(span))
  const all = new Map([...fields].map(([place, { field }]) => [place, field]))
  const found = [...fields].flatMap(([place, { field }]) => {
    const section = sections.get(place)
    if (section === undefined) return []
    const listed = [...field.yes, ...field.no, ...field.values.flatMap(({ texts }) => texts)]
    const isTextSaid = listed.some(isSaid)
    return fieldFindings(field, byPlace.get(place) ?? [], all, section).filter(
      each => !(isTextSaid && ofTexts.has(each.code)),
    )
  })
  const files = new Map(specs.map(({ file }, index) => [file, index]))
  const order = ({ span }: Diagnostic): number => files.get(span.file) ?? files.size
  const others = [...bySection.flatMap(each => each.found), ...found].filter(each => !isSaid(each))
  const ofMappings = [...others, ...ofPlaces].sort(
    (left, right) => order(left) - order(right) || left.span.offset - right.span.offset,
  )
  return [...unread.map(unreadSample), ...ofMappings]
}

/** Those of the mapping itself, or of mappings that have fields of its file. */
function usesOf(spec: MappingSpec | PartSpec, uses: readonly FieldUses[]): readonly FieldUses[] {
  return uses.filter(
    each =>
      (spec.kind === 'mapping' && each.mapping === spec.id.value) ||
      each.all().some(use => use.spec.startsWith(`${spec.file}:`)),
  )
}

function unreadSample({ name, code, reason }: UnreadSample): Diagnostic {
  const span = { file: name, line: 1, column: 1, offset: 0, length: 1 }
  const hint =
    code === noMapping
      ? 'remove it, or add a mapping for it'
      : 'put the transcript there as the service sent it, or remove it'
  return diagnostic('sample/not-mapped', { reason }, span, hint)
}

/** The fields that read lines, by the place of their name. */
function fieldsOf({ body }: MappingSpec | PartSpec): readonly (readonly [string, FieldPlace])[] {
  return everyField(body.fields)
    .filter(({ field }) => field.from.length > 0)
    .map(place => [formatSpan(place.field.name.span), place])
}
