/** What texts look like, in words that hold nothing of them: `$9,999.99`, `8 digits`, `words of up to 23 characters`. */

const mostShapes = 2
/** Signs, digits and masks only. */
const figures = /^[\d\s$,.%()/:*Xx-]+$/

/** The commonest shapes of the texts that are not blank; the empty text where all are. */
export function shapesOf(texts: readonly string[]): string {
  const counts = new Map<string, number>()
  let words = 0
  for (const text of texts) {
    const shape = figureShape(text)
    if (shape === undefined) words = Math.max(words, text.trim().length)
    else if (shape !== '') counts.set(shape, (counts.get(shape) ?? 0) + 1)
  }
  const shapes = [...counts].sort((one, other) => other[1] - one[1]).map(([shape]) => shape)
  const all = words === 0 ? shapes : [...shapes, `words of up to ${words} characters`]
  const more = all.length > mostShapes ? ' and others' : ''
  return `${all.slice(0, mostShapes).join(' or ')}${more}`
}

/** `undefined` for a text with letters that are no masks. */
function figureShape(text: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return ''
  if (!figures.test(trimmed)) return undefined
  if (/^\d+$/.test(trimmed)) return trimmed.length === 1 ? '1 digit' : `${trimmed.length} digits`
  // How large an amount is does not matter, its signs do.
  const digits = trimmed.replace(/\d/g, '9')
  const shape = /[$.]/.test(digits) ? digits.replace(/^([^9]*)9[9,]*9(\.9+)?(?=\D*$)/, '$19,999$2') : digits
  return shape.length > 24 ? `${shape.length} characters of digits and signs` : shape
}
