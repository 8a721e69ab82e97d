/**
 * Whether what an earlier run made of an input is what the mappings of today would make of it, though others of them changed. In
 * doubt it is not: to map a shard again costs seconds.
 */
import type { MappingChoice } from '../../bulk/batch/mapping-choice.ts'
import { mapOneWith } from '../../bulk/batch/mapping-choice.ts'
import { MapperError } from '../../diagnostics/errors.ts'
import type { ShardKind, ShardRow } from '../ledger/shard-row.ts'

/** Lines that are rejected whatever the mappings are. */
const mappingFree: ReadonlySet<string> = new Set([
  'transcript/not-json',
  'transcript/not-object',
  'bulk/not-utf8',
  'bulk/line-too-long',
])

/** A function that says whether a row still holds. Each kind of documents is asked of the mappings once. */
export async function stillHolds(choice: MappingChoice): Promise<(row: ShardRow) => boolean> {
  // What a callback is mapped by does not depend on what it says of itself.
  if (choice.kind === 'own' && choice.callback !== undefined) return () => false
  const mapOne = await mapOneWith(choice, {})
  const known = new Map<string, string | undefined>()
  const hashFor = ({ type, form }: ShardKind): string | undefined => {
    const document = JSON.stringify({ TYPE: type, FORM: form })
    if (!known.has(document)) known.set(document, chosenHash(mapOne, document))
    return known.get(document)
  }
  return ({ kinds, tally }) =>
    kinds !== null &&
    Object.keys(tally.rejected).every(code => mappingFree.has(code)) &&
    kinds.every(kind => isForm(kind.form) && hashFor(kind) === `${kind.mapping} ${kind.hash}`)
}

/** Counts put forms that no mapping knows together, as "(none)" and "(others)". */
function isForm(form: string): boolean {
  return !form.startsWith('(')
}

function chosenHash(mapOne: Awaited<ReturnType<typeof mapOneWith>>, document: string): string | undefined {
  try {
    const { id, hash } = mapOne(document).mapping
    return `${id} ${hash}`
  } catch (error) {
    if (error instanceof MapperError) return undefined
    throw error
  }
}
