/** A document mapped by a mapping of a few lines. */
import { expect } from 'vitest'
import { createMapper } from '../../src/mapper/create-mapper.ts'
import type { TranscriptResult } from '../../src/transcript/result/transcript-result.ts'
import { faultsOfAccount } from './accounting.ts'

const head = 'id: sample\ntitle: Sample\nversion: "1.0.0"\nmatch: { type: RETR, form: ["1040"] }\n'

/** `body` begins with `fields:`. Holds the account of the leaves. */
export function mapped(body: string, document: Readonly<Record<string, unknown>>): TranscriptResult {
  const whole = { TYPE: 'RETR', FORM: '1040', ...document }
  const result = createMapper({ mappings: [head + body], bundled: false }).mapTranscript(whole)
  expect(faultsOfAccount(whole, result)).toEqual([])
  return result
}

/** Its data as JSON has them. */
export function dataOf(result: TranscriptResult): unknown {
  return JSON.parse(JSON.stringify(result.data))
}

/** The codes of its issues, each with its pointer or path. */
export function issuesOf(result: TranscriptResult): readonly string[] {
  return result.issues.map(({ code, pointer, path }) => `${code} ${pointer ?? path ?? ''}`.trimEnd())
}
