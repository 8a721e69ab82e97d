/** Maps one file for a command, and says why there is no result where there is none: no file stops the others. */
import { type MappingChoice, mapOneWith } from '../../bulk/batch/mapping-choice.ts'
import type { Parameters } from '../../diagnostics/codes/codes.ts'
import { MapperError } from '../../diagnostics/errors.ts'
import { NoMappingError } from '../../diagnostics/run-errors.ts'
import { shownLine } from '../../text/messages/shown-text.ts'
import type { TranscriptResult } from '../../transcript/result/transcript-result.ts'
import type { RunOptions } from '../../transcript/run-mapping.ts'
import { forCommand } from '../command-hints.ts'
import { readFile } from '../files.ts'
import { type ExitCode, exit, type Io, UsageError } from '../io.ts'
import { ownMapper } from './chosen-mapping.ts'

export type MapOne = (text: string) => TranscriptResult

/** The function that maps one text; what is found in own mappings that is not an error is reported. @throws SpecError */
export async function mapperFor(choice: MappingChoice, options: RunOptions, io: Io): Promise<MapOne> {
  if (choice.kind !== 'own') return await mapOneWith(choice, options)
  const mapper = await ownMapper(choice, io)
  const { callback: kind, bundled, only } = choice
  if (kind !== undefined) return text => mapper.mapCallback(text, { ...options, kind })
  if (only !== undefined) return text => mapper.mapTranscript(text, { ...options, mapping: only })
  const mapOne: MapOne = text => mapper.mapTranscript(text, options)
  return bundled ? mapOne : text => orHinted(mapOne, text)
}

/** Own mappings alone: where none fits, there is one more thing that the reader can do. */
function orHinted(mapOne: MapOne, text: string): TranscriptResult {
  try {
    return mapOne(text)
  } catch (error) {
    if (!(error instanceof NoMappingError) || error.code !== 'transcript/no-mapping') throw error
    // The parameters of an error are those of its code.
    const parameters = error.parameters as Parameters<typeof error.code>
    const hint = `${error.hint}; add --bundled to have it read by the bundled mappings`
    throw new NoMappingError(error.code, parameters, { hint })
  }
}

/** Why a file gave no result, and the exit code for that. */
export interface NoResult {
  readonly error: MapperError
  readonly code: ExitCode
}

/** The result, or why there is none, which is said. */
export function mapFile(command: string, file: string, mapOne: MapOne, io: Io): TranscriptResult | NoResult {
  let text: string | undefined
  try {
    text = readFile(file, io)
    return mapOne(text)
  } catch (error) {
    if (error instanceof UsageError) {
      io.note(`${shownLine(`txmap ${command}: ${error.code}: ${error.message}`)}\n`)
      return { error, code: exit.usage }
    }
    if (!(error instanceof MapperError) || error.code.startsWith('bug/')) throw error
    const said = forCommand(error, command, text)
    io.note(`${shownLine(`${file}: ${said.code}: ${said.message}`)}\n`)
    return { error: said, code: exit.findings }
  }
}
