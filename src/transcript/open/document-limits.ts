/**
 * How large a document may be. All work on a document, and all that is kept of it, grows in proportion to these figures, so
 * they bound what a stranger's document can cost. They are asked before anything is made of it.
 */

import { runCodes } from '../../diagnostics/codes/run-codes.ts'
import { MapperError } from '../../diagnostics/errors.ts'
import { TranscriptShapeError } from '../../diagnostics/run-errors.ts'
import type { JsonSize } from '../../text/json/json-size.ts'
import { didYouMean, nearestNames } from '../../text/messages/nearest-names.ts'
import { isPlain } from '../../text/messages/plain-kind.ts'

/**
 * What a document may have at most. `Infinity` takes a limit away.
 * @example
 * const limits: DocumentLimits = {
 *   characters: 1_000_000,
 *   leaves: 50_000,
 *   depth: 100,
 *   duplicateKeys: 10,
 *   pointersPerCharacter: 32,
 *   issues: 1_000,
 * }
 * createMapper({ mappings: [], limits }).mapTranscript(raw).mapping.id // => 'retr-1040'
 */
export interface DocumentLimits {
  /** Characters of the JSON text; of a parsed document those of the shortest text that it could be read from. 16,777,216. */
  readonly characters: number
  /** Texts, numbers, true, false and null, those under keys written again included. 1,000,000. */
  readonly leaves: number
  /** Objects and lists inside one another, the document counted. 100,000. */
  readonly depth: number
  /** Keys that the JSON text writes again in the same object. 10,000. */
  readonly duplicateKeys: number
  /**
   * Characters of the JSON Pointers to all leaves together, for each character of the document: a leaf that lies deep has a
   * pointer far longer than itself. 32; transcripts have one or two.
   */
  readonly pointersPerCharacter: number
  /** Issues of one code that a result lists; where there are more, one of the code `transcript/more-issues` counts them. 10,000. */
  readonly issues: number
}

/**
 * Some of the limits; those left out are the defaults.
 * @example
 * const limits: GivenLimits = { leaves: 100 }
 * try {
 *   mapTranscript(raw, { limits })
 * } catch (error) {
 *   error instanceof TranscriptShapeError && error.code // => 'transcript/over-limit'
 * }
 */
export type GivenLimits = { readonly [Name in keyof DocumentLimits]?: DocumentLimits[Name] | undefined }

/** What holds where nothing else is said. */
export const defaultLimits: DocumentLimits = {
  characters: 16_777_216,
  leaves: 1_000_000,
  depth: 100_000,
  duplicateKeys: 10_000,
  pointersPerCharacter: 32,
  issues: 10_000,
}

/** What counts as too much of each, in words. */
const words: Readonly<Record<Exclude<keyof DocumentLimits, 'issues'>, (most: number) => string>> = {
  characters: most => `${most} characters`,
  leaves: most => `${most} leaves`,
  depth: most => `${most} levels of nesting`,
  duplicateKeys: most => `${most} keys that are written again`,
  pointersPerCharacter: most => `${most} characters of pointers for each of its own`,
}

/**
 * The limits that `given` names, and `others` for the rest.
 * @throws MapperError `transcript/bad-limit` for a name that is no limit, or a limit below 1
 */
export function limitsFrom(given: GivenLimits | undefined, others: DocumentLimits): DocumentLimits {
  if (given === undefined) return others
  if (!isPlain(given)) throw badLimit('they are no object', 'limits: { leaves: 100_000 }')
  const limits = { ...others }
  for (const [name, value] of Object.entries(given)) {
    // A name that is no plain word may be anything.
    const shown = /^[A-Za-z]{1,40}$/.test(name) ? `"${name}"` : 'of that name'
    if (!isLimit(name)) throw badLimit(`there is no limit ${shown}`, nearest(name))
    if (value === undefined) continue
    if (!(typeof value === 'number' && value >= 1))
      throw badLimit(`limit "${name}" is no number of 1 or more`, `the default is ${defaultLimits[name]}`)
    limits[name] = value
  }
  return limits
}

/** What the size of a document is held against; `characters` are those of its text. @throws TranscriptShapeError `transcript/over-limit` */
export function mustBeWithin(limits: DocumentLimits, size: JsonSize, characters = size.characters): void {
  mustBeAtMost(limits, 'characters', characters)
  mustBeAtMost(limits, 'leaves', size.leaves)
  mustBeAtMost(limits, 'depth', size.depth)
  mustBeAtMost(limits, 'pointersPerCharacter', size.pointers / characters)
}

/** @throws TranscriptShapeError `transcript/over-limit` where `found` is more than the limit */
export function mustBeAtMost(limits: DocumentLimits, name: keyof typeof words, found: number): void {
  const most = limits[name]
  if (found <= most) return
  const hint = `to read such documents, raise it: createMapper({ limits: { ${name}: … } }), or mapTranscript(…, { limits: { ${name}: … } })`
  throw new TranscriptShapeError('transcript/over-limit', { name, more: words[name](most) }, { hint })
}

function isLimit(name: string): name is keyof DocumentLimits {
  return Object.hasOwn(defaultLimits, name)
}

function nearest(name: string): string {
  const known = Object.keys(defaultLimits)
  return didYouMean(nearestNames(name, known)) || `use one of ${known.join(', ')}`
}

function badLimit(problem: string, hint: string): MapperError {
  return new MapperError(runCodes, 'transcript/bad-limit', { problem }, { hint })
}
