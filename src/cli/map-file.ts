/** Maps one file for a command, and tells why there is no result where there is none: no file stops the others. */
import { type MappingChoice, mapOneWith } from '../bulk/mapping-choice.ts'
import { MapperError } from '../diagnostics/errors.ts'
import { shownLine } from '../text/shown-text.ts'
import type { RunOptions } from '../transcript/run-plan.ts'
import type { TranscriptResult } from '../transcript/transcript-result.ts'
import { ownMapper } from './chosen-mapping.ts'
import { readFile } from './files.ts'
import { type ExitCode, exit, type Io, UsageError } from './io.ts'

export type MapOne = (text: string) => TranscriptResult

/** The function that maps one text; what is found in own mappings that is no error is told. @throws SpecError */
export async function mapperFor(choice: MappingChoice, options: RunOptions, io: Io): Promise<MapOne> {
  if (choice.kind !== 'own') return await mapOneWith(choice, options)
  const mapper = await ownMapper(choice, io)
  const { callback: kind } = choice
  return kind === undefined
    ? text => mapper.mapTranscript(text, options)
    : text => mapper.mapCallback(text, { ...options, kind })
}

/** The result, or the exit code after telling why there is none. */
export function mapFile(command: string, file: string, mapOne: MapOne, io: Io): TranscriptResult | ExitCode {
  try {
    return mapOne(readFile(file, io))
  } catch (error) {
    if (error instanceof UsageError) {
      io.note(`${shownLine(`txmap ${command}: ${error.code}: ${error.message}`)}\n`)
      return exit.usage
    }
    if (!(error instanceof MapperError) || error.code.startsWith('bug/')) throw error
    io.note(`${shownLine(`${file}: ${error.code}: ${error.message}`)}\n`)
    return exit.findings
  }
}
