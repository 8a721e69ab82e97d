/** Is this a v2 transcript at all? Says what was expected where it is not. Shows no contents but a TYPE and a FORM that are known. */
import { TranscriptShapeError } from '../../diagnostics/run-errors.ts'
import { canonicalForm } from '../../plan/canonical-form.ts'
import { canonicalText } from '../../text/labels/canonical-label.ts'
import { isFormNumber } from '../../text/labels/form-numbers.ts'
import { mustBeData } from './must-be-data.ts'

/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>

/** A document that is a v2 transcript as far as its outline goes. */
export interface TranscriptOutline {
  readonly document: JsonObject
  /** Canonical TYPE, such as RECA. */
  readonly type: string
  /** FORM as printed; the empty text where the document has none. */
  readonly form: string
}

/** Whether a value is an object of JSON: neither null nor an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a `for … in` over an object whose prototype this is would give more than the object's own keys. */
export function hasEnumerable(prototype: object): boolean {
  for (const _ in prototype) return true
  return false
}

/**
 * The outline of a parsed document.
 * @throws TranscriptShapeError `transcript/not-object`, `transcript/version-1` or `transcript/no-type`
 */
export function readOutline(document: unknown): TranscriptOutline {
  mustBeData(document, 'transcript')
  const type = ownText(document, 'TYPE')
  if (type === undefined || canonicalText(type) === '') {
    if (wrappedIn(document) === undefined && isVersionOne(document)) {
      const hint = 'request version 2, whose keys are labels and whose top level has a TYPE'
      throw new TranscriptShapeError('transcript/version-1', {}, { hint })
    }
    const hint =
      wrappedIn(document) ?? 'a transcript of version 2 has a TYPE of ACTR, WAID, RECA or RETR at its top'
    throw new TranscriptShapeError('transcript/no-type', {}, { pointer: '/TYPE', hint })
  }
  return { document, type: canonicalText(type), form: ownText(document, 'FORM') ?? '' }
}

/** What kind of JSON value this is, in words for a message. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  switch (typeof value) {
    case 'object':
      return 'an object'
    case 'string':
      return 'text'
    case 'number':
      return 'a number'
    case 'boolean':
      return 'true or false'
    default:
      return 'nothing'
  }
}

/** The types that the interface names. */
const types: ReadonlySet<string> = new Set(['ACTR', 'RECA', 'RETR', 'WAID'])
/** The form under which what was reported of a taxpayer is ordered. */
const incomeForm = 'INCOME'
const notShown = '(not shown)'

/** A canonical TYPE as it may stand in a message: anything may be printed there, so only known types are shown. */
export function shownType(type: string, known: Iterable<string> = []): string {
  if (type === '') return '(none)'
  return types.has(type) || new Set(known).has(type) ? `"${type}"` : notShown
}

/** A FORM as it may stand in a message: the number of a form, or one that a mapping names. `known` are canonical. */
export function shownForm(form: string, known: readonly string[] = []): string {
  const text = form.trim()
  if (text === '') return '(none)'
  return isKnownForm(text, known) ? `"${text}"` : notShown
}

/** Whether a FORM is the number of a form, or one of `known`, which are canonical. */
export function isKnownForm(form: string, known: readonly string[]): boolean {
  if (form.length > longestForm) return false
  const canonical = canonicalForm(form)
  return isFormNumber(form) || canonical === incomeForm || known.includes(canonical)
}

/** No form has a longer name. */
const longestForm = 64

/** The text under a key of a document; `undefined` where there is none. */
export function ownText(document: JsonObject, key: string): string | undefined {
  const value = Object.hasOwn(document, key) ? document[key] : undefined
  return typeof value === 'string' ? value : undefined
}

/** Names under which clients hand out the body of an answer. */
const wrappers = ['data', 'body', 'text', 'result', 'transcript', 'response', 'detail']

/** What to pass where the transcript is a part of what was given: the answer of a client, whole. */
function wrappedIn(document: JsonObject): string | undefined {
  const name = wrappers.find(each => {
    const inner = Object.hasOwn(document, each) ? document[each] : undefined
    return isJsonObject(inner) ? ownText(inner, 'TYPE') !== undefined : isJsonText(inner)
  })
  return name === undefined ? undefined : `pass the transcript in it alone, which is its "${name}"`
}

function isJsonText(value: unknown): boolean {
  return typeof value === 'string' && /^\s*\{/.test(value)
}

function isVersionOne(document: JsonObject): boolean {
  return Object.keys(document).some(key => /^data(values)?$/i.test(key))
}
