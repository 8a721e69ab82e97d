/** A text cut in the middle, never between the two halves of one character. */
export function halves(text: string): readonly [string, string] {
  const middle = text.length >> 1
  const cut = /^[\uDC00-\uDFFF]/.test(text.slice(middle)) ? middle + 1 : middle
  return [text.slice(0, cut), text.slice(cut)]
}
