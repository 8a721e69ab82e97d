/** The compiler: texts of mappings and parts to plans, or every diagnostic of every file. Each step is a function of its own. */
import { bounded, type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts'
import { isCallbackType } from '../plan/callback-type.ts'
import { canonicalForm } from '../plan/canonical-form.ts'
import type { WrittenPlan } from '../plan/written-plan.ts'
import { type Gap, isFollowUp } from '../spec/lines/set-aside.ts'
import type { MappingSpec, PartSpec } from '../spec/mapping-spec.ts'
import { readSpec } from '../spec/read-spec.ts'
import { formatSpan } from '../text/places/position.ts'
import { BaseShelf } from './extend/base-shelf.ts'
import { Bases } from './extend/bases.ts'
import { planOf } from './lower/plan-of.ts'
import { readingOrder } from './output/reading-order.ts'
import { type Linked, linkParts } from './parts/link-parts.ts'
import { type LibraryFile, PartShelf, type Parts } from './parts/part-shelf.ts'
import { checkBundledIds, type TakenId } from './rules/bundled-ids.ts'
import { checkCheckNames } from './rules/check-names.ts'
import { checkDerivedCircles } from './rules/derived-circles.ts'
import { checkExpressions } from './rules/expressions.ts'
import { checkExtendingKeys } from './rules/extending-keys.ts'
import { checkFamily } from './rules/family.ts'
import { checkFieldKinds } from './rules/field-kinds.ts'
import { checkFieldNames } from './rules/field-names.ts'
import { checkLabelPaths } from './rules/label-paths.ts'
import { checkLabels } from './rules/labels.ts'
import { checkListSections } from './rules/list-sections.ts'
import { checkNormalizers } from './rules/normalizers.ts'
import { checkSections, checkSectionsOfPart } from './rules/sections.ts'
import { checkTables } from './rules/tables.ts'
import type { SourceFile } from './source-file.ts'

/** What came of compiling. Mappings with an error have no plan; the others have. */
export interface Compilation {
  readonly plans: readonly WrittenPlan[]
  readonly diagnostics: readonly Diagnostic[]
  /** Of mappings with errors, the lines that they read all the same. */
  readonly lines: (mend: Mend) => readonly ReadLines[]
  /** The files that could be read whole, as they are written. */
  readonly specs: readonly (MappingSpec | PartSpec)[]
  /** What was found of each part that none of the mappings uses, by its file; all of it is among `diagnostics`. */
  readonly unusedParts: ReadonlyMap<string, readonly Diagnostic[]>
}

/** What a mapping with errors reads: to hold against samples, not to run. */
export interface ReadLines {
  readonly plan: WrittenPlan
  readonly spec: MappingSpec
  /** Nothing is wrong but what is computed: all lines are read, and as they are meant. */
  readonly isWhole: boolean
}

/** The mapping with something else for the fields that hold these faults, or without them; `round` counts from 0. */
export type Mend = (mapping: MappingSpec, faults: readonly Diagnostic[], round: number) => MappingSpec

/** So often the fields with faults are mended: what stands for one may be at fault, too. */
const mostMended = 3

type Rule = (mapping: MappingSpec) => readonly Diagnostic[]

/** The rules, in the order in which their findings read best. Each is one file. */
const rules: readonly Rule[] = [
  checkFamily,
  checkExtendingKeys,
  checkFieldKinds,
  checkFieldNames,
  checkCheckNames,
  checkNormalizers,
  checkLabelPaths,
  checkSections,
  checkListSections,
  checkLabels,
  checkTables,
  checkDerivedCircles,
  checkExpressions,
]

/** They look at what expressions read: with a part missing, that may be in it. */
const ofExpressions: readonly Rule[] = [checkDerivedCircles, checkExpressions]

const ofLines = rules.filter(rule => !ofExpressions.includes(rule))

/**
 * Compiles every mapping among `files`; parts may stand in any order among them. `library` holds further parts
 * that can be used by name, and mappings that can be extended by id; a part of the same name among `files`, or twice in `library`,
 * must be the same text. `bundled` are the mappings that run beside these: an id of theirs is free for a replacement, and for nothing
 * else. Of the plans, those of mappings that extend others come before theirs.
 */
export function compileMappings(
  files: readonly SourceFile[],
  library: readonly LibraryFile[] = [],
  bundled: readonly TakenId[] = [],
): Compilation {
  const readings = files.map(file => readSpec(file.name, file.text))
  const specs = readings.flatMap(reading => reading.spec ?? [])
  const partial = readings.flatMap(reading => reading.partial ?? [])
  const gaps = new Map(partial.map(({ spec, gaps: ofFile }) => [spec.file, ofFile]))
  const torn = new Set(partial.flatMap(({ spec }) => (spec.kind === 'part' ? [spec.name.value] : [])))
  const parts = new PartShelf(
    library,
    [...partial.map(({ spec }) => spec), ...specs].filter(spec => spec.kind === 'part'),
    new Map(files.map(({ name, text }) => [name, text])),
  )
  const mappings = specs.filter(spec => spec.kind === 'mapping')
  const tornMappings = partial.flatMap(({ spec }) => (spec.kind === 'mapping' ? [spec] : []))
  const done = new Map<MappingSpec, Compiled>(
    tornMappings.map(mapping => [mapping, { isSound: false, diagnostics: [] }]),
  )
  const compiledOf = (mapping: MappingSpec): Compiled => {
    const present = done.get(mapping) ?? compileMapping(mapping, parts, torn, bases)
    done.set(mapping, present)
    return present
  }
  const shelf = new BaseShelf([...tornMappings, ...mappings], library)
  const bases = new Bases(shelf, parts, compiledOf)
  for (const mapping of mappings) compiledOf(mapping)
  const heads = mappings.map(mapping => bases.headOf(mapping))
  const unused = unusedParts(specs, parts)
  const found = [
    ...readings.flatMap(reading => reading.diagnostics),
    ...checkTwins(heads, bases),
    ...checkBundledIds(heads, bundled),
    ...checkTwinParts(specs),
    // Bases of the library are among them.
    ...[...done.values()].flatMap(each => each.diagnostics),
    ...[...unused.values()].flat(),
    ...partial.flatMap(({ spec }) => checkPartial(spec, parts, bases, gaps, torn.size > 0)),
  ]
  // Those among the files were found already, used or not.
  const twins = found.filter(each => each.code === 'spec/duplicate-part').map(each => formatSpan(each.span))
  found.push(...parts.twins().filter(each => !twins.includes(formatSpan(each.span))))
  // A part that nobody finds may be one that cannot be read.
  if (found.some(each => each.code === 'spec/unknown-part')) {
    found.push(...parts.diagnostics())
  }
  if (found.some(each => each.code === 'spec/unknown-base')) found.push(...shelf.diagnostics())
  const plans = nearestFirst(mappings, bases).flatMap(mapping => compiledOf(mapping).plan ?? [])
  const lines = (mend: Mend): readonly ReadLines[] => [
    ...mappings.flatMap(mapping => compiledOf(mapping).lines?.(mend) ?? []),
    ...tornMappings.filter(hasHead).flatMap(spec => {
      const linked = linkParts(spec, parts)
      const isLinked = linked.diagnostics.length === 0 && torn.size === 0
      const read = isLinked ? linesOf(spec, linked.mapping, mend) : undefined
      return read === undefined ? [] : { ...read, isWhole: false }
    }),
  ]
  return { plans, diagnostics: bounded(distinct(found)), lines, specs, unusedParts: unused }
}

/** A mapping that extends another of the same list reads its forms in its place, and so goes before it. */
function nearestFirst(mappings: readonly MappingSpec[], bases: Bases): readonly MappingSpec[] {
  const depths = new Map(mappings.map(mapping => [mapping, bases.basesOf(mapping).bases.length]))
  const depthOf = (mapping: MappingSpec): number => depths.get(mapping) ?? 0
  return [...mappings].sort((left, right) => depthOf(right) - depthOf(left))
}

interface Compiled {
  readonly plan?: WrittenPlan
  /** What it reads all the same, where it has none. */
  readonly lines?: (mend: Mend) => ReadLines | undefined
  /** It has no error, in itself or in what it is made of. */
  readonly isSound: boolean
  readonly diagnostics: readonly Diagnostic[]
}

/** `torn` are the names of parts with errors: a mapping that uses one of them has no plan. */
function compileMapping(
  written: MappingSpec,
  shelf: Parts,
  torn: ReadonlySet<string>,
  bases: Bases,
): Compiled {
  let isTorn = false
  const parts: Parts = {
    keys: () => shelf.keys(),
    nameInFile: file => shelf.nameInFile?.(file),
    get: name => {
      isTorn ||= torn.has(name)
      return shelf.get(name)
    },
  }
  const linked = bases.linked(written, parts)
  if (linked.isTorn) return { isSound: false, diagnostics: linked.diagnostics }
  // With a part missing, what an expression reads may be in it: such findings would only hide the real one.
  const isWhole = linked.diagnostics.length === 0 && !isTorn
  const applied = isWhole ? rules : rules.filter(rule => !ofExpressions.includes(rule))
  const mapping = inReadingOrder(linked.mapping)
  const all = applied.flatMap(rule => rule(mapping))
  const diagnostics = [...linked.diagnostics, ...(linked.faults?.reported(all) ?? all)]
  if (isTorn || diagnostics.some(isError)) {
    const lines = (mend: Mend): ReadLines | undefined => linesOf(written, mapping, mend)
    return { isSound: false, diagnostics, ...(isWhole ? { lines } : {}) }
  }
  return { plan: planOf(mapping), isSound: true, diagnostics }
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error'
}

/** What a mapping reads, without what it computes; `undefined` where what is wrong is wrong of the whole. */
function linesOf(spec: MappingSpec, whole: MappingSpec, mend: Mend): ReadLines | undefined {
  const fields = whole.body.fields.filter(field => field.derive === undefined)
  let mapping: MappingSpec = { ...whole, body: { ...whole.body, fields, keyFigures: [], checks: [] } }
  for (let round = 0; round <= mostMended; round++) {
    const faults = ofLines.flatMap(rule => rule(mapping)).filter(isError)
    if (faults.length === 0) return { plan: planOf(mapping), spec, isWhole: round === 0 }
    mapping = mend(mapping, faults, round)
  }
  return undefined
}

/** Whether it is said which transcripts a mapping of which not all can be read is for. */
function hasHead({ id, type, forms, extends: base }: MappingSpec): boolean {
  return id.value !== '' && type.value !== '' && forms.length > 0 && base === undefined
}

/** Derived fields are computed, and come out, behind those that they read. */
function inReadingOrder(mapping: MappingSpec): MappingSpec {
  const { fields } = readingOrder(mapping.body.fields)
  return fields === mapping.body.fields ? mapping : { ...mapping, body: { ...mapping.body, fields } }
}

/** What else is wrong with a file of which not all can be read. */
function checkPartial(
  spec: MappingSpec | PartSpec,
  parts: Parts,
  bases: Bases,
  gaps: ReadonlyMap<string, readonly Gap[]>,
  hasTornParts: boolean,
): readonly Diagnostic[] {
  if (spec.kind === 'mapping' && spec.extends !== undefined)
    return checkPartialExtension(spec, parts, bases, gaps.get(spec.file) ?? [], hasTornParts)
  const linked = spec.kind === 'part' ? linkedAlone(spec, parts) : linkParts(spec, parts)
  const applied =
    spec.kind === 'part' ? anywhere : rules.filter(rule => rule !== checkSections || spec.type.value !== '')
  // What is in a part that is missing, or was set aside in one, is not unknown.
  const isWhole = linked.diagnostics.length === 0 && !hasTornParts
  const ruled = applied.flatMap(rule => rule(linked.mapping))
  const found = [
    ...linked.diagnostics,
    ...ruled.filter(each => isWhole || each.code !== 'spec/unknown-output'),
  ]
  const own = gaps.get(spec.file) ?? []
  return found.filter(
    each => !isFollowUp(each, each.span.file === spec.file ? own : (gaps.get(each.span.file) ?? [])),
  )
}

/** The same of a mapping that extends another; what its base says of the whole may be for the lack of what was set aside. */
function checkPartialExtension(
  spec: MappingSpec,
  parts: Parts,
  bases: Bases,
  gaps: readonly Gap[],
  hasTornParts: boolean,
): readonly Diagnostic[] {
  const linked = bases.linked(spec, parts)
  const isWhole = linked.diagnostics.length === 0 && !hasTornParts && gaps.every(gap => gap.hasAllOutput)
  const applied = linked.isTorn ? [] : isWhole ? rules : rules.filter(rule => !ofExpressions.includes(rule))
  const ruled = applied.flatMap(rule => rule(linked.mapping))
  const found = [...linked.diagnostics, ...(linked.faults?.reported(ruled) ?? [])]
  const ofWhole = ['spec/base-fault', 'spec/read-by-base']
  return found.filter(each => !ofWhole.includes(each.code) && !isFollowUp(each, gaps))
}

/** Two mappings with one id, or for the same type and form. */
function checkTwins(mappings: readonly MappingSpec[], bases: Bases): readonly Diagnostic[] {
  const extendsOther = (mapping: MappingSpec, other: MappingSpec): boolean =>
    mapping.extends !== undefined && bases.basesOf(mapping).bases.some(base => base.file === other.file)
  const ids = new Map<string, MappingSpec>()
  const matches = new Map<string, MappingSpec>()
  const faults: Diagnostic[] = []
  for (const mapping of mappings) {
    const { id, type, forms, family, partly } = mapping
    const twin = ids.get(id.value)
    if (twin !== undefined) {
      const parameters = { name: id.value, other: formatSpan(twin.id.span) }
      faults.push(diagnostic('spec/duplicate-id', parameters, id.span, 'change one of the two ids'))
    }
    ids.set(id.value, mapping)
    // What a mapping reads whose base cannot be had is not known.
    if (type.value === '') continue
    const matched = forms.length === 0 ? [{ value: '', span: type.span }] : [...forms, ...family, ...partly]
    for (const form of matched) {
      const key = `${type.value} ${canonicalForm(form.value)}`
      const other = matches.get(key)
      if (other !== undefined && extendsOther(other, mapping)) continue
      if (other !== undefined && other !== mapping && !extendsOther(mapping, other)) {
        const general = isCallbackType(type.value) ? type.value : `${type.value} in general`
        const what = form.value === '' ? general : `${type.value} ${form.value}`
        const parameters = { what, other: formatSpan(other.id.span) }
        faults.push(
          diagnostic('spec/duplicate-match', parameters, form.span, 'remove it from one of the two'),
        )
      }
      matches.set(key, mapping)
    }
  }
  return faults
}

/** Two parts with one name. */
function checkTwinParts(specs: readonly (MappingSpec | PartSpec)[]): readonly Diagnostic[] {
  const names = new Map<string, PartSpec>()
  return specs.flatMap(spec => {
    if (spec.kind !== 'part') return []
    const { value, span } = spec.name
    const other = names.get(value)
    names.set(value, spec)
    if (other === undefined) return []
    const parameters = { name: value, other: formatSpan(other.name.span) }
    return [diagnostic('spec/duplicate-part', parameters, span, 'rename one of the two')]
  })
}

/** Parts that no mapping uses are checked too, but for what depends on where a mapping puts them. */
function unusedParts(
  specs: readonly (MappingSpec | PartSpec)[],
  parts: PartShelf,
): ReadonlyMap<string, readonly Diagnostic[]> {
  // Linking them is a use as well.
  const unused = specs.flatMap(spec => (spec.kind === 'part' && !parts.isUsed(spec) ? [spec] : []))
  return new Map(
    unused.map(spec => {
      const { mapping, diagnostics } = linkedAlone(spec, parts)
      const found = [...anywhere, checkSectionsOfPart, ...ofExpressions].flatMap(rule => rule(mapping))
      // The field may be one of the mapping.
      return [spec.file, [...diagnostics, ...found.filter(each => each.code !== 'spec/unknown-output')]]
    }),
  )
}

/** The rules that do not depend on where a mapping puts a part. */
const anywhere = rules.filter(rule => rule !== checkSections && !ofExpressions.includes(rule))

/** A part as if it were a mapping. */
function linkedAlone(spec: PartSpec, parts: Parts): Linked {
  const { name } = spec
  return linkParts(
    {
      ...spec,
      kind: 'mapping',
      id: name,
      title: '',
      version: name,
      extends: undefined,
      type: name,
      forms: [],
      family: [],
      partly: [],
    },
    parts,
  )
}

/** A part used by several mappings is reported once. */
function distinct(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Map(
    diagnostics.map(found => [`${formatSpan(found.span)} ${found.code} ${found.message}`, found]),
  )
  return [...seen.values()]
}
