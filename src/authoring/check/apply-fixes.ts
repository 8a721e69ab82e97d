/** Edits of texts: the fixes of diagnostics, made from the end of each text to its beginning, so that no place moves before its edit. */
import type { Diagnostic, Fix } from '../../diagnostics/diagnostic.ts'

/** A text after its edits, and the diagnostics whose fixes were made. */
export interface FixedText {
  readonly text: string
  readonly made: readonly Diagnostic[]
}

/** `text` with every fix of `diagnostics` that `takes` and that overlaps no earlier one; layout and comments around them stay. */
export function applyFixes(
  text: string,
  diagnostics: readonly Diagnostic[],
  takes: (fix: Fix) => boolean,
): FixedText {
  // A byte order mark counts in the text and in no place.
  const [mark, body] = text.startsWith('\ufeff') ? ['\ufeff', text.slice(1)] : ['', text]
  const made: Diagnostic[] = []
  let fixed = ''
  let done = 0
  for (const found of [...diagnostics].sort((a, b) => startOf(a) - startOf(b))) {
    const { fix } = found
    if (fix === undefined || !takes(fix) || fix.span.offset < done) continue
    fixed += body.slice(done, fix.span.offset) + fix.replacement
    done = fix.span.offset + fix.span.length
    made.push(found)
  }
  return { text: mark + fixed + body.slice(done), made }
}

function startOf({ fix, span }: Diagnostic): number {
  return fix?.span.offset ?? span.offset
}
