/** Finds the mapping for a document and runs it. Plans are made ready one at a time, when first needed. */
import { NoMappingError, UnknownCheckError } from '../diagnostics/errors.ts'
import { inPackage } from '../diagnostics/package-path.ts'
import { errorText } from '../diagnostics/run-codes.ts'
import { type CallbackKind, callbackType, isCallbackType } from '../plan/callback-type.ts'
import { canonicalForm } from '../plan/canonical-form.ts'
import type { MappingPlan } from '../plan/mapping-plan.ts'
import { didYouMean, nearestNames } from '../text/nearest-names.ts'
import { type Issue, issue } from '../transcript/issue.ts'
import { callbackDocument } from '../transcript/open/callback-document.ts'
import {
  type DocumentLimits,
  defaultLimits,
  type GivenLimits,
  limitsFrom,
} from '../transcript/open/document-limits.ts'
import { readRaw } from '../transcript/open/read-text.ts'
import { readOutline, shownForm, shownType, type TranscriptOutline } from '../transcript/open/shape.ts'
import type { TranscriptResult } from '../transcript/result/transcript-result.ts'
import type { RunnableMapping, Unmapped } from '../transcript/run-plan.ts'
import { checkCallbackOptions, checkMapOptions } from './check-options.ts'

export interface MapOptions {
  /** The id of the mapping to use; a document of another type or form is then an error. */
  readonly mapping?: string | undefined
  /**
   * What a line is that nothing read: `list` puts it into `unmapped` alone, `warn` and `error` make an issue of it as well, of that
   * severity. `list` where left out.
   */
  readonly unmapped?: Unmapped | undefined
  /** Checks that are not asked, by their names; those of mappings that are not used do no harm. None where left out. */
  readonly skipChecks?: readonly string[] | undefined
  /** What the document may have at most; what is left out as the mapper has it. */
  readonly limits?: GivenLimits | undefined
}

export interface CallbackOptions {
  /** "individual" where left out, as the service has it. */
  readonly kind?: CallbackKind | undefined
  /** As for transcripts. */
  readonly unmapped?: Unmapped | undefined
  /** As for transcripts. */
  readonly skipChecks?: readonly string[] | undefined
  /** As for transcripts. */
  readonly limits?: GivenLimits | undefined
}

/** A mapper of which nothing is known but what every one has. */
export interface UntypedMapper {
  /**
   * Maps one transcript: the parsed JSON, or the text of the response (then keys written twice are seen too).
   * @throws TranscriptShapeError where the document is no v2 transcript, or larger than its limits
   * @throws NoMappingError where no mapping fits its type and form, or the pinned one does not
   * @throws UnknownCheckError where no mapping has a check of a name in `skipChecks`
   */
  readonly mapTranscript: (raw: unknown, options?: MapOptions) => TranscriptResult
  /**
   * Maps one callback by the mapping for its kind: the parsed payload, or its text (then keys written twice are seen too).
   * There is none among the bundled mappings: the interface does not show what callbacks hold.
   * @throws TranscriptShapeError where the payload is no JSON object, or larger than its limits
   * @throws NoMappingError where no mapping is for callbacks of the kind
   * @throws UnknownCheckError where no mapping has a check of a name in `skipChecks`
   */
  readonly mapCallback: (payload: unknown, options?: CallbackOptions) => TranscriptResult
  /** The ids of the mappings, those that come first in use first. */
  readonly mappingIds: readonly string[]
  /** The names of all checks, in order. */
  readonly checkNames: readonly string[]
  readonly [planOf]: (id: string) => ResultPlan | undefined
}

/** Under which a mapper tells of its mappings to `readResult`: not for programs, so it has no name that one could write. */
export const planOf: unique symbol = Symbol('planOf')

/** What reading a stored result takes of a mapping. */
export type ResultPlan = Pick<MappingPlan, 'id' | 'version' | 'hash' | 'fields'>

/** A mapping that is not ready yet, and what is needed to choose it. */
export interface MappingEntry {
  readonly id: string
  readonly type: string
  /** Canonical forms; none for the general mapping of the type. */
  readonly forms: readonly string[]
  /** Canonical forms whose lines are the same; their transcripts are read too. */
  readonly family: readonly string[]
  /** The names of its checks. */
  readonly checks: readonly string[]
  /** Canonical forms that share some of their lines; those are read of their transcripts. */
  readonly partly: readonly string[]
  readonly ready: () => RunnableMapping
  /** Without what running it takes. */
  readonly plan: () => ResultPlan
}

/** A mapper over mappings. Where two fit one type and form, or have one id, the earlier one is used. */
export function mapperOf(
  entries: readonly MappingEntry[],
  mapperLimits: DocumentLimits = defaultLimits,
): UntypedMapper {
  const ready = new Map<MappingEntry, RunnableMapping>()
  const plans = new Map<string, ResultPlan>()
  const byType = new Map<string, OfType>()
  for (const entry of entries) addTo(byType, entry)
  const byId = new Map([...entries].reverse().map(entry => [entry.id, entry]))
  const run = (entry: MappingEntry): RunnableMapping => {
    const present = ready.get(entry) ?? entry.ready()
    ready.set(entry, present)
    return present
  }
  const checks = new Set(entries.flatMap(entry => entry.checks).sort())
  // A name that no mapping knows would switch off nothing, in silence.
  const mustBeKnown = (names: readonly string[]): void => {
    for (const name of names) if (!checks.has(name)) throw unknownCheck(name, checks)
  }
  return {
    mappingIds: [...new Set(entries.map(entry => entry.id))],
    checkNames: [...checks],
    [planOf]: id => {
      const plan = plans.get(id) ?? byId.get(id)?.plan()
      if (plan !== undefined) plans.set(id, plan)
      return plan
    },
    mapTranscript: (raw, given) => {
      checkMapOptions(given)
      const options = given ?? {}
      if (options.skipChecks !== undefined) mustBeKnown(options.skipChecks)
      const limits = limitsFrom(options.limits, mapperLimits)
      const { document, duplicates } = readRaw(raw, limits)
      const outline = readOutline(document)
      const entry =
        options.mapping === undefined ? chosen(byType, outline) : pinned(byId, options.mapping, outline)
      return run(entry).run(outline, duplicates, matchIssues(entry, outline), { ...options, limits })
    },
    mapCallback: (payload, given) => {
      checkCallbackOptions(given)
      const options = given ?? {}
      const { kind = 'individual' } = options
      if (options.skipChecks !== undefined) mustBeKnown(options.skipChecks)
      const limits = limitsFrom(options.limits, mapperLimits)
      const entry = entries.find(each => each.type === callbackType(kind))
      if (entry === undefined) throw noCallbackMapping(kind)
      const { document, duplicates } = readRaw(payload, limits, 'callback')
      const outline = { document: callbackDocument(document), type: entry.type, form: '' }
      return run(entry).run(outline, duplicates, [], { ...options, limits })
    },
  }
}

function unknownCheck(name: string, known: ReadonlySet<string>): UnknownCheckError {
  const code = 'transcript/unknown-check'
  const shown = shownName(name)
  const hint =
    didYouMean(nearestNames(shown, known)) ||
    `the page of a mapping in ${inPackage('docs/mappings')} lists its checks`
  return new UnknownCheckError(code, errorText(code, { name: shown }), hint)
}

/** A name that a program gave. One that is no plain word may be anything, even a document in the wrong place. */
function shownName(name: string): string {
  return /^[A-Za-z][A-Za-z0-9-]{0,79}$/.test(name) ? name : '(not shown)'
}

/** The mappings of one type: by canonical form, and the one for all other forms. */
interface OfType {
  readonly byForm: Map<string, MappingEntry>
  general: MappingEntry | undefined
}

/** Adds an entry after those before it, which go before it wherever both fit. */
function addTo(byType: Map<string, OfType>, entry: MappingEntry): void {
  const ofType = byType.get(entry.type) ?? { byForm: new Map(), general: undefined }
  byType.set(entry.type, ofType)
  if (entry.forms.length === 0) ofType.general ??= entry
  for (const form of formsOf(entry)) if (!ofType.byForm.has(form)) ofType.byForm.set(form, entry)
}

function noCallbackMapping(kind: CallbackKind): NoMappingError {
  const code = 'transcript/no-callback-mapping'
  const hint = 'give createMapper a mapping with match: { callback: individual }, or business'
  return new NoMappingError(code, errorText(code, { kind }), hint)
}

function chosen(byType: ReadonlyMap<string, OfType>, outline: TranscriptOutline): MappingEntry {
  const ofType = byType.get(outline.type)
  // A form is most often printed in its canonical form.
  const found =
    ofType?.byForm.get(outline.form) ?? ofType?.byForm.get(canonicalForm(outline.form)) ?? ofType?.general
  if (found !== undefined) return found
  const parameters = { type: shownType(outline.type, byType.keys()), form: shownForm(outline.form) }
  throw new NoMappingError(
    'transcript/no-mapping',
    errorText('transcript/no-mapping', parameters),
    `there are mappings for ${known(byType, ofType) || 'nothing'}`,
  )
}

/** What there are mappings for: the forms of the type at hand, else the types. */
function known(byType: ReadonlyMap<string, OfType>, ofType: OfType | undefined): string {
  if (ofType !== undefined) return `form ${[...ofType.byForm.keys()].join(', ')} of this type`
  return [...byType.keys()].filter(type => !isCallbackType(type)).join(', ')
}

function pinned(
  byId: ReadonlyMap<string, MappingEntry>,
  id: string,
  outline: TranscriptOutline,
): MappingEntry {
  const entry = byId.get(id)
  if (entry === undefined) {
    const shown = shownName(id)
    const hint =
      didYouMean(nearestNames(shown, byId.keys())) || `known are ${[...byId.keys()].sort().join(', ')}`
    throw new NoMappingError(
      'transcript/unknown-mapping',
      errorText('transcript/unknown-mapping', { id: shown }),
      hint,
    )
  }
  const fits =
    entry.type === outline.type &&
    (entry.forms.length === 0 || formsOf(entry).includes(canonicalForm(outline.form)))
  if (fits) return entry
  const own = formsOf(entry)
  const parameters = {
    id,
    type: shownType(outline.type, [entry.type]),
    form: shownForm(outline.form, own),
  }
  const hint = isCallbackType(entry.type)
    ? 'it maps callbacks: call mapCallback'
    : `it maps ${entry.type} ${entry.forms.length === 0 ? 'of any form' : formsOf(entry).join(', ')}`
  throw new NoMappingError(
    'transcript/wrong-mapping',
    errorText('transcript/wrong-mapping', parameters),
    hint,
  )
}

/** A form without a mapping of its own is normal, and told; so is one that a mapping reads for another form's sake. */
function matchIssues(
  { id, forms, family, partly }: MappingEntry,
  outline: TranscriptOutline,
): readonly Issue[] {
  if (forms.length === 0)
    return [issue('transcript/general-mapping', { form: shownForm(outline.form) }, { pointer: '/FORM' })]
  if (forms.includes(outline.form)) return []
  const form = canonicalForm(outline.form)
  const code = family.includes(form) ? 'transcript/family-mapping' : 'transcript/shared-lines'
  if (code === 'transcript/shared-lines' && !partly.includes(form)) return []
  const shown = shownForm(outline.form, [...family, ...partly])
  return [issue(code, { form: shown, id }, { pointer: '/FORM' })]
}

/** Every form that a mapping reads, its own first. */
function formsOf({ forms, family, partly }: MappingEntry): readonly string[] {
  return [...forms, ...family, ...partly]
}
