/** What whoever runs a command can do about a document that gave no result. The hints of the library speak of its functions. */
import type { Parameters } from '../diagnostics/codes/codes.ts'
import type { MapperError } from '../diagnostics/errors.ts'
import { TranscriptShapeError } from '../diagnostics/run-errors.ts'

/** So many characters a transcript may have; the room that says so is not loaded for a call that maps nothing. */
const longest = 16_777_216

/** The same error with a hint for the command. `text` is what was read, where that is known. */
export function forCommand(error: MapperError, command: string, text?: string): MapperError {
  const { code, parameters } = error
  if (code !== 'transcript/not-json' && code !== 'transcript/over-limit') return error
  // The parameters of an error are those of its code.
  const given = parameters as Parameters<typeof code>
  const limit = 'name' in given ? given.name : undefined
  const isOfText = limit === undefined || limit === 'characters'
  const isMany = isOfText && text !== undefined && holdsLines(text)
  if (isMany) return new TranscriptShapeError(code, given, { hint: linesHint(command) })
  return limit === undefined ? error : new TranscriptShapeError(code, given, { hint: limitHint(limit) })
}

/** Whether several objects stand in a text, one on each line: what the first two lines that are not blank show. */
function holdsLines(text: string): boolean {
  const start = text.search(/\S/)
  const end = text.indexOf('\n', start)
  if (start < 0 || end < 0 || end - start > longest || text[start] !== '{') return false
  if (!text.slice(end).trimStart().startsWith('{')) return false
  try {
    JSON.parse(text.slice(start, end))
    return true
  } catch {
    return false
  }
}

function linesHint(command: string): string {
  const found = 'it holds several documents, one on each line'
  if (command === 'map') return `${found}: map them with txmap map --ndjson IN OUT`
  if (command === 'drift') return `${found}: add --ndjson`
  return `${found}: give each a file of its own`
}

function limitHint(name: string): string {
  return `txmap has no option to raise it; a program can, with createMapper({ limits: { ${name}: … } })`
}
