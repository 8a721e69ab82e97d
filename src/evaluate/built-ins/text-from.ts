/** A piece of a text by its code points. Apart from the functions on texts, which programs of bundled mappings do not carry. */

/** A text from a place, counted from 0, or from the end if negative, to its end. A text without surrogates has as many code points as code units. */
export function textFrom(text: string, from: number): string {
  if (!/[\ud800-\udfff]/.test(text)) return text.slice(from)
  return [...text].slice(from).join('')
}
