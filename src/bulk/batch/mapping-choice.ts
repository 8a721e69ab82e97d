/** Which mappings a run uses, as plain data that each worker makes its own mapper from. */
import { createHash } from 'node:crypto'
import type { SourceFile } from '../../compile/source-file.ts'
import type { MappingId } from '../../mapper/map-transcript.ts'
import type { TranscriptResult } from '../../transcript/result/transcript-result.ts'
import type { RunOptions } from '../../transcript/run-mapping.ts'

/** Which mappings a run maps with. */
export type MappingChoice =
  /** The bundled ones. */
  | { readonly kind: 'bundled' }
  /** A bundled one and no other; its id must be known. */
  | { readonly kind: 'pinned'; readonly id: MappingId }
  /** Own ones, and the bundled ones for what they leave open where `bundled`; they must compile. */
  | {
      readonly kind: 'own'
      readonly mappings: readonly SourceFile[]
      readonly parts: readonly SourceFile[]
      readonly bundled: boolean
      /** The kind of callbacks that the lines are payloads of; `undefined` where they are transcripts. */
      readonly callback: 'individual' | 'business' | undefined
      /** The id of the one of them that is used; where it is left out, whichever fits. */
      readonly only?: string
    }

/** The function that maps one text. Loads the mappings here, as only who maps needs them, and the compiler for own ones only. */
export async function mapOneWith(
  choice: MappingChoice,
  options: RunOptions,
): Promise<(text: string) => TranscriptResult> {
  if (choice.kind !== 'own') {
    const { mapTranscript } = await import('../../mapper/map-transcript.ts')
    return choice.kind === 'bundled'
      ? text => mapTranscript(text, options)
      : text => mapTranscript(text, { ...options, mapping: choice.id })
  }
  const { createMapper } = await import('../../mapper/create-mapper.ts')
  const { mappings, parts, bundled, callback, only } = choice
  const mapper = createMapper({ mappings, parts, bundled })
  if (callback !== undefined) return text => mapper.mapCallback(text, { ...options, kind: callback })
  return only === undefined
    ? text => mapper.mapTranscript(text, options)
    : text => mapper.mapTranscript(text, { ...options, mapping: only })
}

/** A text that two choices share only if they map alike, with the same version of this package. */
export function choiceText(choice: MappingChoice): string {
  if (choice.kind === 'bundled') return 'bundled'
  if (choice.kind === 'pinned') return `bundled ${choice.id}`
  const text = JSON.stringify([choice.mappings, choice.parts, choice.bundled, choice.callback, choice.only])
  return `sha256 ${createHash('sha256').update(text).digest('hex')}`
}
