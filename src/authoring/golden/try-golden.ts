/** One golden tried: its transcript mapped, and the result held against what is expected. Knows no files. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { MapperError } from '../../diagnostics/errors.ts'
import { didYouMean, nearestNames } from '../../text/messages/nearest-names.ts'
import type { TranscriptResult } from '../../transcript/result/transcript-result.ts'
import { compareGolden } from './compare-golden.ts'
import { withChanges } from './edit-expected.ts'
import type { Change, Expectation } from './expected.ts'
import { expectedText } from './expected-text.ts'
import { expectedName } from './golden-files.ts'
import { readExpected } from './read-expected.ts'

/** The texts of a golden; `undefined` for a file that it does not have. */
export interface GoldenTexts {
  readonly folder: string
  readonly input: string | undefined
  readonly expected: string | undefined
}

/** What maps the transcripts of goldens. */
export interface GoldenMapper {
  readonly map: (input: string) => TranscriptResult
  readonly mappingIds: readonly string[]
}

/** What came of a golden. */
export type GoldenOutcome =
  | { readonly status: 'same' }
  /** `text` is the expectation that would agree. */
  | { readonly status: 'changed'; readonly changes: readonly Change[]; readonly text: string }
  /** Nothing is expected yet; `text` is the complete expectation of what there is. */
  | { readonly status: 'new'; readonly text: string }
  /** The expectation cannot be read; `text` is what was tried to read. */
  | { readonly status: 'invalid'; readonly diagnostics: readonly Diagnostic[]; readonly text: string }
  /** The transcript has no result. */
  | { readonly status: 'failed'; readonly message: string }
  /** It tests nothing: its transcript or its mapping is not there, or nothing is expected. */
  | { readonly status: 'orphan'; readonly message: string }

/** Tries one golden. Throws nothing but what is a bug of ours. */
export function tryGolden({ folder, input, expected }: GoldenTexts, mapper: GoldenMapper): GoldenOutcome {
  if (input === undefined)
    return { status: 'orphan', message: 'it has no input.json; add it, or remove the folder' }
  if (expected === undefined) {
    const result = mapped(input, mapper)
    return typeof result === 'string' ? failed(result) : { status: 'new', text: expectedText(result) }
  }
  const { expectation, diagnostics } = readExpected(expected, `${folder}/${expectedName}`)
  if (expectation === undefined) return { status: 'invalid', diagnostics, text: expected }
  const [named] = expectation.parts.get('mapping') ?? []
  if (named !== undefined && !mapper.mappingIds.includes(named.value))
    return { status: 'orphan', message: noMapping(named.value, mapper.mappingIds) }
  const result = mapped(input, mapper)
  if (typeof result === 'string') return failed(result)
  if (expectsNothing(expectation))
    return {
      status: 'orphan',
      message: `nothing is expected; add data to ${expectedName}, or remove that file to have it written`,
    }
  const changes = compareGolden(expectation, result)
  if (changes.length === 0) return { status: 'same' }
  return { status: 'changed', changes, text: withChanges(expectation, changes) }
}

/** An expectation that is not complete asks for what it lists alone; that there are no issues or unmapped lines is something. */
function expectsNothing({ isComplete, parts }: Expectation): boolean {
  return (
    !isComplete &&
    [...parts].every(([part, items]) => items.length === 0 && part !== 'issues' && part !== 'unmapped')
  )
}

function failed(message: string): GoldenOutcome {
  return { status: 'failed', message }
}

/** The result, or why there is none. */
function mapped(input: string, mapper: GoldenMapper): TranscriptResult | string {
  try {
    return mapper.map(input)
  } catch (error) {
    if (!(error instanceof MapperError) || error.code.startsWith('bug/')) throw error
    return `${error.code}: ${error.message}`
  }
}

function noMapping(id: string, known: readonly string[]): string {
  const hint = didYouMean(nearestNames(id, known)) || 'name it with --mapping FILE, or remove the folder'
  return `there is no mapping "${id}"; ${hint}`
}
