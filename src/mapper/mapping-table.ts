/** The mappings of a mapper, by what they are for: which one a document is mapped by. */

import { inPackage } from '../diagnostics/package-path.ts'
import { NoMappingError, UnknownCheckError } from '../diagnostics/run-errors.ts'
import { type CallbackKind, callbackType, isCallbackType } from '../plan/callback-type.ts'
import { canonicalForm } from '../plan/canonical-form.ts'
import type { MappingPlan } from '../plan/mapping-plan.ts'
import { didYouMean, nearestNames } from '../text/messages/nearest-names.ts'
import { getOrInsert } from '../transcript/get-or-insert.ts'
import { type Issue, issue } from '../transcript/issue.ts'
import { shownForm, shownType, type TranscriptOutline } from '../transcript/open/shape.ts'
import type { ReadyMapping } from '../transcript/ready-mapping.ts'

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
  /** The names of its checks: few ask for them, and all mappings have many. */
  readonly checks: () => readonly string[]
  /** Canonical forms that share some of their lines; those are read of their transcripts. */
  readonly partly: readonly string[]
  readonly ready: () => ReadyMapping
  /** Without what running it takes. */
  readonly plan: () => ResultPlan
}

/** Mappings, each made ready when it is first used. Where two fit one type and form, or have one id, the earlier one is used. */
export class MappingTable {
  readonly ids: readonly string[]
  #checkNames: readonly string[] | undefined
  readonly #entries: readonly MappingEntry[]
  readonly #byType = new Map<string, OfType>()
  readonly #byId: ReadonlyMap<string, MappingEntry>
  readonly #ready = new Map<MappingEntry, ReadyMapping>()
  readonly #plans = new Map<string, ResultPlan>()

  constructor(entries: readonly MappingEntry[]) {
    this.#entries = entries
    this.ids = [...new Set(entries.map(entry => entry.id))]
    this.#byId = new Map([...entries].reverse().map(entry => [entry.id, entry]))
    for (const entry of entries) addTo(this.#byType, entry)
  }

  /** The names of all checks, in order. */
  get checkNames(): readonly string[] {
    this.#checkNames ??= [...new Set(this.#entries.flatMap(entry => entry.checks()))].sort()
    return this.#checkNames
  }

  /**
   * The entry for a transcript: that of the id `pinned`, where it is given, else the one that fits its type and form.
   * @throws NoMappingError where none does
   */
  forTranscript(outline: TranscriptOutline, pinned: string | undefined): MappingEntry {
    return pinned === undefined ? chosen(this.#byType, outline) : pinnedTo(this.#byId, pinned, outline)
  }

  /** The entry for callbacks of a kind. @throws NoMappingError where there is none */
  forCallback(kind: CallbackKind): MappingEntry {
    const entry = this.#entries.find(each => each.type === callbackType(kind))
    if (entry === undefined) throw noCallbackMapping(kind)
    return entry
  }

  ready(entry: MappingEntry): ReadyMapping {
    return getOrInsert(this.#ready, entry, () => entry.ready())
  }

  /** What reading a stored result takes of a mapping; `undefined` where there is none of that id. */
  planOf(id: string): ResultPlan | undefined {
    const plan = this.#plans.get(id) ?? this.#byId.get(id)?.plan()
    if (plan !== undefined) this.#plans.set(id, plan)
    return plan
  }

  /** A name that no mapping knows would switch off nothing, in silence. @throws UnknownCheckError for such a name */
  checksMustBeKnown(names: readonly string[]): void {
    for (const name of names) if (!this.checkNames.includes(name)) throw unknownCheck(name, this.checkNames)
  }
}

function unknownCheck(name: string, known: readonly string[]): UnknownCheckError {
  const shown = shownName(name)
  const hint =
    didYouMean(nearestNames(shown, known)) ||
    `the page of a mapping in ${inPackage('docs/mappings')} lists its checks`
  return new UnknownCheckError('transcript/unknown-check', { name: shown }, { hint })
}

/** A name that a program gave. One that is no plain word may be anything, even a document in the wrong place. */
function shownName(name: string): string {
  return /^[A-Za-z][A-Za-z0-9-]{0,79}$/.test(name) ? name : '(not shown)'
}

function noCallbackMapping(kind: CallbackKind): NoMappingError {
  const hint = 'give createMapper a mapping with match: { callback: individual }, or business'
  return new NoMappingError('transcript/no-callback-mapping', { kind }, { hint })
}

/** The mappings of one type: by canonical form, and the one for all other forms. */
interface OfType {
  readonly byForm: Map<string, MappingEntry>
  general: MappingEntry | undefined
}

/** Adds an entry after those before it, which go before it wherever both fit. */
function addTo(byType: Map<string, OfType>, entry: MappingEntry): void {
  const ofType = getOrInsert(byType, entry.type, () => ({ byForm: new Map(), general: undefined }))
  if (entry.forms.length === 0) ofType.general ??= entry
  for (const form of formsOf(entry)) if (!ofType.byForm.has(form)) ofType.byForm.set(form, entry)
}

function chosen(byType: ReadonlyMap<string, OfType>, outline: TranscriptOutline): MappingEntry {
  const ofType = byType.get(outline.type)
  // A form is most often printed in its canonical form.
  const found =
    ofType?.byForm.get(outline.form) ?? ofType?.byForm.get(canonicalForm(outline.form)) ?? ofType?.general
  if (found !== undefined) return found
  const parameters = { type: shownType(outline.type, byType.keys()), form: shownForm(outline.form) }
  const hint = `there are mappings for ${known(byType, ofType) || 'nothing'}`
  throw new NoMappingError('transcript/no-mapping', parameters, { hint })
}

/** What there are mappings for: the forms of the type at hand, else the types. */
function known(byType: ReadonlyMap<string, OfType>, ofType: OfType | undefined): string {
  if (ofType !== undefined) return `form ${[...ofType.byForm.keys()].join(', ')} of this type`
  return [...byType.keys()].filter(type => !isCallbackType(type)).join(', ')
}

function pinnedTo(
  byId: ReadonlyMap<string, MappingEntry>,
  id: string,
  outline: TranscriptOutline,
): MappingEntry {
  const entry = byId.get(id)
  if (entry === undefined) {
    const shown = shownName(id)
    const hint =
      didYouMean(nearestNames(shown, byId.keys())) || `use one of ${[...byId.keys()].sort().join(', ')}`
    throw new NoMappingError('transcript/unknown-mapping', { id: shown }, { hint })
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
  throw new NoMappingError('transcript/wrong-mapping', parameters, { hint })
}

/** A form without a mapping of its own is normal, and reported; so is one that a mapping reads for another form's sake. */
export function matchIssues(
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
