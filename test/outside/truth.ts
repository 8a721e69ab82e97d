/**
 * What is true of a transcript, line by line, written by hand from its input before anything read it: `truth.json` beside a
 * golden. For each leaf, what reading it must give; for each derived figure, its value. Judges a result without any code of
 * the library.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { valueAt } from '../../src/text/places/json-pointer.ts'
import type { Issue } from '../../src/transcript/issue.ts'
import type { LineageEntry } from '../../src/transcript/lineage-entry.ts'
import type { TranscriptResult } from '../../src/transcript/result/transcript-result.ts'
import { leafPointers } from '../support/accounting.ts'
import { type Golden, goldens } from '../support/goldens.ts'
import { plans } from '../support/plans.ts'

/** What the fields that read a leaf must hold, by their paths in the data; null where the text says that there is nothing. */
type Reading = Readonly<Record<string, unknown>>

/**
 * A leaf is read so; or it is read so or `loud`, that is, unread with an issue that points at it, at its section or at one of
 * those fields; or it is unread and loud; or nobody wants it (`quiet`).
 */
type Line = Reading | readonly ['loud', Reading] | 'loud' | 'quiet'

/**
 * A derived figure: its value; null, with an issue at its path; either of them; or its value or nothing, where the lines that
 * it would be made from are reported. Those not named have none.
 */
type Total = string | number | null | readonly ['unless loud' | 'or nothing', string | number]

export interface Truth {
  readonly mapping: string
  readonly lines: Readonly<Record<string, Line>>
  readonly totals: Readonly<Record<string, Total>>
}

/** The truth of a golden; `undefined` where none is written. */
export function truthOf({ folder }: Golden): Truth | undefined {
  const file = join(folder, 'truth.json')
  // The file is ours and has this shape.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Truth) : undefined
}

/** Every golden that has its truth beside it. */
export function goldensWithTruth(): readonly (Golden & { readonly truth: Truth })[] {
  return goldens().flatMap(golden => {
    const truth = truthOf(golden)
    return truth === undefined ? [] : [{ ...golden, truth }]
  })
}

/** Leaves that the truth leaves out, and lines of it that are no leaves. */
export function gapsOf(truth: Truth, document: unknown): readonly string[] {
  const leaves = new Set(leafPointers(document))
  return [
    ...[...leaves].filter(leaf => !Object.hasOwn(truth.lines, leaf)),
    ...Object.keys(truth.lines).filter(pointer => !leaves.has(pointer)),
  ]
}

/** Whether every line is one that must be read, and every figure given: then there is nothing to warn of. */
export function isAllRead({ lines, totals }: Truth): boolean {
  return (
    Object.values(lines).every(line => typeof line === 'object' && !isEither(line)) &&
    Object.values(totals).every(total => typeof total !== 'object')
  )
}

/** Where a result is not what is true, a sentence each. */
export function untruths(truth: Truth, result: TranscriptResult): readonly string[] {
  const data: unknown = JSON.parse(JSON.stringify(result.data))
  const lineage = result.lineage()
  const derived = derivedPaths(result.mapping.id)
  const readings = new Map<string, LineageEntry[]>()
  for (const entry of lineage.filter(each => !derived.has(each.path)))
    for (const { pointer, beside } of entry.sources)
      if (beside !== true) readings.set(pointer, [...(readings.get(pointer) ?? []), entry])
  const ofMapping = result.mapping.id === truth.mapping ? [] : [`mapping ${result.mapping.id}`]
  const ofLines = Object.entries(truth.lines).flatMap(([pointer, line]) =>
    faultsOfLine(pointer, line, readings.get(pointer) ?? [], data, result),
  )
  const ofTotals = [...new Set([...derived, ...Object.keys(truth.totals)])].flatMap(path =>
    faultsOfTotal(path, truth.totals[path], valueAt(data, path), result.issues),
  )
  return [...ofMapping, ...ofLines, ...ofTotals]
}

/** The figures that are computed from fields; all of them stand at the top of the data. */
function derivedPaths(mapping: string): ReadonlySet<string> {
  const plan = plans().find(({ id }) => id === mapping)
  return new Set((plan?.fields ?? []).filter(({ kind }) => kind === 'derived').map(({ name }) => `/${name}`))
}

function faultsOfLine(
  pointer: string,
  line: Line,
  readers: readonly LineageEntry[],
  data: unknown,
  result: TranscriptResult,
): readonly string[] {
  if (line === 'quiet')
    return readers
      .filter(({ normalizer }) => normalizer !== null)
      .map(({ path }) => `${pointer} is read by ${path}`)
  const [wanted, mayBeLoud]: readonly [Reading, boolean] =
    line === 'loud' ? [{}, true] : isEither(line) ? [line[1], true] : [line, false]
  const wrong = readers
    .filter(
      ({ path, normalizer }) =>
        !Object.hasOwn(wanted, path) && !(normalizer === null && isAbsent(data, path)),
    )
    .map(({ path }) => `${pointer} is read by ${path}, which it is not`)
  const paths = Object.keys(wanted)
  const isRead = readers.length > 0
  if (isRead) {
    const false_ = paths.filter(path => !same(valueAt(data, path), wanted[path]))
    // A field that refuses a choice between two lines holds nothing, and says so.
    const unsaid = false_.filter(
      path => !(mayBeLoud && valueAt(data, path) === null && isLoud(pointer, [path], result.issues)),
    )
    return [...wrong, ...unsaid.map(path => `${pointer} does not give ${path} its value`)]
  }
  if (mayBeLoud)
    return isLoud(pointer, paths, result.issues) ? wrong : [...wrong, `${pointer} is skipped in silence`]
  return paths.length === 0 ? wrong : [...wrong, `${pointer} is not read`]
}

function isEither(line: Line): line is readonly ['loud', Reading] {
  return Array.isArray(line)
}

function isAbsent(data: unknown, path: string): boolean {
  return valueAt(data, path) === null || valueAt(data, path) === undefined
}

function faultsOfTotal(
  path: string,
  total: Total | undefined,
  found: unknown,
  issues: readonly Issue[],
): readonly string[] {
  if (total === undefined) return found === null ? [] : [`${path} is given, though there is no such figure`]
  const isSaid = issues.some(issue => issue.path === path && issue.severity !== 'info')
  if (total === null) {
    if (found !== null) return [`${path} is given, though something was left out`]
    return isSaid ? [] : [`${path} is null without an issue at it`]
  }
  if (typeof total !== 'object') return found === total ? [] : [`${path} is not what it must be`]
  if (found === total[1] || (found === null && (isSaid || total[0] === 'or nothing'))) return []
  return [
    found === null ? `${path} is null without an issue at it` : `${path} is a figure with something left out`,
  ]
}

/**
 * Whether someone who reads the issues hears of the leaf: one points at it or at what it lies in below the top, or at one of
 * the fields. Of rows that are alike one stands for all.
 */
export function isLoud(pointer: string, paths: readonly string[], issues: readonly Issue[]): boolean {
  const leaf = withoutNumbers(pointer)
  const fields = new Set(paths.map(withoutNumbers))
  return issues.some(issue => {
    if (issue.severity === 'info') return false
    if (issue.path !== null && fields.has(withoutNumbers(issue.path))) return true
    if (issue.pointer === null || issue.pointer === '') return false
    const place = withoutNumbers(issue.pointer)
    return leaf === place || leaf.startsWith(`${place}/`)
  })
}

function withoutNumbers(pointer: string): string {
  return pointer.replace(/\/[0-9]+(?=\/|$)/g, '/#')
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
