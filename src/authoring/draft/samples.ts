/** A transcript that a draft is made from: its document, what it says it is, and what has no field yet. */

import { mapperOf } from '../../mapper/mapper.ts'
import { ownMapping } from '../../mapper/own-mapping.ts'
import { canonicalForm } from '../../plan/canonical-form.ts'
import type { WrittenPlan } from '../../plan/written-plan.ts'
import { readText } from '../../transcript/open/read-text.ts'
import { isKnownForm, type JsonObject, readOutline } from '../../transcript/open/shape.ts'
import type { TranscriptResult } from '../../transcript/result/transcript-result.ts'

/** A sample that was read. */
export interface Sample {
  readonly document: JsonObject
  /** The JSON text. */
  readonly text: string
  /** Canonical, such as RETR. */
  readonly type: string
  /** Canonical; `undefined` where the document names none, or something that is no number of a form. */
  readonly form: string | undefined
}

/** @throws TranscriptShapeError where the text is not a transcript */
export function readSample(text: string): Sample {
  const { document, type, form } = readOutline(readText(text).document)
  const isForm = form.trim() !== '' && isKnownForm(form, namedForms)
  return { document, text, type, form: isForm ? canonicalForm(form) : undefined }
}

/** Forms that have words for a number. */
const namedForms: readonly string[] = ['CIVIL PENALTY']

/** What the mapping `plan` makes of each sample. */
export function mapSamples(plan: WrittenPlan, samples: readonly Sample[]): readonly TranscriptResult[] {
  const mapper = mapperOf([ownMapping(plan)])
  return samples.map(sample => mapper.mapTranscript(sample.text))
}
