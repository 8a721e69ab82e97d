/** The error of mappings that cannot be compiled: every error that was found in them, drawn at its line. */
import type { Diagnostic } from './diagnostic.ts'
import { SpecError } from './errors.ts'
import { renderDiagnostic } from './render.ts'

/** `sources` are the files that the findings are about; `undefined` where none of the findings is an error. */
export function specErrorOf(
  found: readonly Diagnostic[],
  sources: readonly { readonly name: string; readonly text: string }[],
): SpecError | undefined {
  const [first, ...more] = found.filter(each => each.severity === 'error')
  if (first === undefined) return undefined
  const texts = new Map(sources.map(source => [source.name, source.text]))
  const drawn = [first, ...more].map(each => renderDiagnostic(each, texts.get(each.span.file) ?? ''))
  return new SpecError([first, ...more], drawn.join('\n\n'))
}
