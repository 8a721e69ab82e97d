/** What is wrong with how the wordings of a known label are read. */
import type { TranscriptResult } from '../../src/transcript/result/transcript-result.ts'
import { kindAdvice, normalizersOf, type Row, type Sample, samplesOf } from './catalogue.ts'

/** The row's own label and its other wordings, each once. */
export function wordingsOf(row: Row): readonly string[] {
  return [...new Set([row.label, ...row.aliases])]
}

/**
 * What is wrong with how `wording` of `row` is read, in one sentence each: in every place that the row speaks of it is to land
 * in a field that fits. Nothing where all is well.
 */
export function faultsOf(
  row: Row,
  wording: string,
  map: (document: object) => TranscriptResult,
): readonly string[] {
  const samples = samplesOf(row, wording)
  return samples.length === 0 ? ['there is no such place'] : samples.flatMap(each => faultOf(row, each, map))
}

function faultOf(
  row: Row,
  { document, pointer, within }: Sample,
  map: (document: object) => TranscriptResult,
): readonly string[] {
  const result = map(document)
  // Its sample is a mark, which where phrases are printed says neither yes nor no.
  const isIndicator = row.kind === 'flag/indicator text'
  // Checks and required fields speak of whole transcripts, and this is none; nor does it have all that totals need.
  const issues = result.issues.filter(
    each =>
      each.code !== 'check/failed' &&
      each.code !== 'transcript/other-form' &&
      each.code !== 'value/required' &&
      !(each.code === 'value/incomplete' && (each.pointer !== pointer || isIndicator)),
  )
  if (issues.length > 0)
    return issues.map(({ code, message }) => {
      const advice = code === 'value/refused' ? kindAdvice(row) : readAdvice
      return `${code}: ${message}. ${advice}`
    })
  if (result.unmapped.length > 0) return [`${result.unmapped.join(' and ')} is unmapped; ${readAdvice}`]
  const fit = normalizersOf(row)
  const readers = result
    .lineage()
    .filter(({ path, sources }) => path.startsWith(within) && sources.some(each => each.pointer === pointer))
  if (readers.some(({ state, normalizer }) => state === 'value' && fit.includes(normalizer ?? ''))) return []
  const found = readers.map(({ path, state, normalizer }) => `${path} (${state} by ${normalizer})`)
  return [`${pointer} is read by ${found.join(', ') || `no field${inside(within)}`}; ${kindAdvice(row)}`]
}

/** What a failure says of a label that nothing reads. */
const readAdvice =
  'add the label to the `from` of its field, or correct it in labels.json, where a section is written SECTION_FILING/INCOME'

function inside(within: string): string {
  return within === '' ? '' : ` in ${within}`
}
