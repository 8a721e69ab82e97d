/** The edit for a name that is misspelt. */
import type { Fix } from '../../diagnostics/diagnostic.ts'
import { yamlText } from '../../text/characters/yaml-text.ts'
import { editDistance } from '../../text/messages/nearest-names.ts'
import type { Span } from '../../text/places/position.ts'

/** A name that differs by this many letters at most can be nothing else. */
const slips = 2

/** The one name among `near` in place of what is `given` at `span`; none where there are several, or no place to write it. */
export function nearFix(given: string, near: readonly string[], span: Span | undefined): Fix | undefined {
  const [only, other] = near
  if (only === undefined || other !== undefined || span === undefined) return undefined
  return { span, replacement: yamlText(only), safe: editDistance(only, given) <= slips }
}
