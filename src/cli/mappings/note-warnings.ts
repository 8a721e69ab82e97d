/** What is found in one's own mappings that is no error: the same at every run, so that it is counted, and drawn by `txmap check` alone. */
import { withoutIgnored } from '../../authoring/check/ignored-findings.ts'
import type { SourceFile } from '../../compile/source-file.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { counted } from '../../text/messages/counted.ts'
import { shownLine } from '../../text/messages/shown-text.ts'
import type { Io } from '../io.ts'

const mostNamed = 3

/** One line that says how many there are, and where; none where all of them are left out by comments. */
export function noteWarnings(
  diagnostics: readonly Diagnostic[],
  sources: readonly SourceFile[],
  io: Io,
): void {
  const found = withoutIgnored(sources, diagnostics).filter(isOfMapping)
  if (found.length === 0) return
  const files = [...new Set(found.map(({ span }) => span.file))]
  const named = files.length > mostNamed ? `${files.length} files` : files.join(', ')
  io.note(`${shownLine(`${counted(found.length, 'warning')} in ${named}, which txmap check shows`)}\n`)
}

/** A section that is like no known one may be a new one: that is no slip where the transcript has it, which what is mapped shows. */
function isOfMapping({ code, hint }: Diagnostic): boolean {
  if (code === 'spec/unknown-section') return hint?.startsWith('did you mean ') === true
  return !code.startsWith('ignore/')
}
