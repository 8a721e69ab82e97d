/** What every target of the fuzzer holds its room to. Throws where something does not hold; runs without a test runner. */
import { isDeepStrictEqual } from 'node:util'
import { codes } from '../../src/diagnostics/codes/codes.ts'
import { MapperError } from '../../src/diagnostics/errors.ts'
import type { TranscriptResult } from '../../src/transcript/result/transcript-result.ts'
import { faultsOfAccount } from '../support/accounting.ts'
import { falseLineage } from '../support/lineage-truth.ts'
import { tablesBySpec } from '../support/plans.ts'
import { processorTime } from '../support/processor-time.ts'

/** A property that does not hold. The message is for whoever runs the fuzzer, so it may show what a test made up. */
export class NotHeld extends Error {
  override readonly name = 'NotHeld'
}

/** Texts that stand in values of made-up documents, and in nothing that is ever reported of them. */
export const canaries: readonly string[] = ['98,765', '98765', '987-65', 'QUILLON', 'CANARY']

/** What `work` gives, or the error of ours that it throws: any other error, and one that blames a bug of ours, is a finding. */
export function codedOutcome<T>(work: () => T): { readonly value: T } | { readonly error: MapperError } {
  try {
    return { value: work() }
  } catch (error) {
    return { error: coded(error) }
  }
}

/** An error that somebody can do something about. */
export function coded(error: unknown): MapperError {
  if (!(error instanceof MapperError)) throw error
  if (!(error.code in codes) || error.code.startsWith('bug/'))
    throw new NotHeld(`${error.code}: ${error.message}`)
  holdSilent(error.message)
  return error
}

/** No canary in what is reported. */
export function holdSilent(reported: string): void {
  const shown = canaries.filter(canary => reported.includes(canary))
  if (shown.length > 0) throw new NotHeld(`${shown.join(', ')} is shown: ${reported.slice(0, 500)}`)
}

export function holdSame(one: unknown, other: unknown, what: string): void {
  if (!isDeepStrictEqual(one, other)) throw new NotHeld(`${what}: ${short(one)} and ${short(other)}`)
}

function short(value: unknown): string {
  return (typeof value === 'string' ? value : String(JSON.stringify(value))).slice(0, 2000)
}

/** Milliseconds of processor time: what any input may take, and for each unit of its size. */
export interface Patience {
  readonly base: number
  readonly perUnit: number
}

/**
 * What `work` gives, which has to come within a time that grows no faster than `size`. The first run of anything also loads and
 * compiles it, so what was slow has two more tries.
 */
export function inTime<T>(size: number, { base, perUnit }: Patience, work: () => T): T {
  const most = base + perUnit * size
  let { result, spent } = processorTime(work)
  for (let tries = 1; spent > most && tries < 3; tries += 1) spent = processorTime(work).spent
  if (spent > most) throw new NotHeld(`${Math.round(spent)} ms for an input of ${size}, of ${most} at most`)
  return result
}

let tables: ReadonlyMap<string, readonly unknown[]> | undefined

/**
 * What must be true of the result of any document: each leaf in one place, true lineage, nothing private in what is reported.
 * `document` is what was mapped, parsed; absent where keys stand in it twice, as parsing then loses leaves.
 */
export function holdResult(result: TranscriptResult, document: unknown): void {
  for (const issue of result.issues) {
    if (!(issue.code in codes) || issue.code.startsWith('bug/'))
      throw new NotHeld(`${issue.code}: ${issue.message}`)
    holdSilent(issue.message)
  }
  const printed = JSON.stringify(result)
  holdSame(JSON.parse(printed).data, JSON.parse(JSON.stringify(result.data)), 'data as printed')
  if (document === undefined) {
    result.lineage()
    return
  }
  tables ??= tablesBySpec()
  const faults = [...faultsOfAccount(document, result), ...falseLineage(document, result, tables)]
  if (faults.length > 0) throw new NotHeld(faults.slice(0, 5).join('\n'))
  if (Object.keys(Object.prototype).length > 0) throw new NotHeld('a prototype was written on')
}
