/** The account of a mapped transcript, computed again from the document: every leaf in exactly one place. */
import { valueAt } from '../../src/text/places/json-pointer.ts'
import type { TranscriptResult } from '../../src/transcript/result/transcript-result.ts'

/** The pointers of all leaves, found by recursion and without any code of the library. */
export function leafPointers(value: unknown, pointer = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [pointer]
  return Object.entries(value).flatMap(([key, inner]) =>
    leafPointers(inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  )
}

/** How often each leaf is reported: as read, ignored, or unmapped. */
export function accountOf(result: TranscriptResult): ReadonlyMap<string, readonly string[]> {
  const reported = new Map<string, string[]>()
  const tell = (pointer: string, as: string): void => {
    const places = reported.get(pointer) ?? []
    if (!(as === 'read' && places.includes('read'))) places.push(as)
    reported.set(pointer, places)
  }
  for (const entry of result.lineage()) for (const source of entry.sources) tell(source.pointer, 'read')
  for (const { pointer } of result.ignored) tell(pointer, 'ignored')
  for (const pointer of result.unmapped) tell(pointer, 'unmapped')
  return reported
}

/** What is wrong with the account: leaves not reported, reported twice, or reported and not there. Empty where all is well. */
export function faultsOfAccount(document: unknown, result: TranscriptResult): readonly string[] {
  const reported = accountOf(result)
  const leaves = new Set(leafPointers(document))
  return [
    ...[...leaves].filter(leaf => !reported.has(leaf)).map(leaf => `${leaf} is reported nowhere`),
    ...[...reported]
      .filter(([, places]) => places.length > 1)
      .map(([leaf, places]) => `${leaf} is ${places.join(' and ')}`),
    ...[...reported.keys()].filter(pointer => !leaves.has(pointer)).map(pointer => `${pointer} is no leaf`),
  ]
}

/**
 * The unmapped leaves that a reader of the data would miss: of those reported as unmapped, all but the leaves of sections that stand
 * in the data whole, as they came, because a mapping keeps them unread.
 */
export function lostLeaves(document: unknown, result: TranscriptResult): readonly string[] {
  const whole = new Set(objectsIn(result.data).map(object => JSON.stringify(object)))
  return result.unmapped.filter(
    leaf => !above(leaf).some(pointer => whole.has(JSON.stringify(valueAt(document, pointer)))),
  )
}

function objectsIn(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(objectsIn)]
}

/** The pointers of what a leaf lies in, the whole document left out. */
function above(pointer: string): readonly string[] {
  const steps = pointer.split('/')
  return steps.slice(2).map((_, index) => steps.slice(0, index + 2).join('/'))
}
