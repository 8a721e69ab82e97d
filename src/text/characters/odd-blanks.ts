/** Blanks that look like one and are none to YAML and JSONata: what word processors, web pages and PDF readers put in. */

const odd = /[\u00a0\u1680\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff]/
const all = new RegExp(odd.source, 'g')

const names: ReadonlyMap<string, string> = new Map([
  ['\u00a0', 'no-break space'],
  ['\u200b', 'invisible character'],
  ['\u2060', 'invisible character'],
  ['\ufeff', 'invisible character'],
])

/** The text with a plain blank for each of them: every offset stays what it was. */
export function plainBlanks(text: string): string {
  return odd.test(text) ? text.replace(all, ' ') : text
}

/** The offset of the first of them; -1 where there is none. */
export function firstOddBlank(text: string): number {
  return text.search(odd)
}

/** `no-break space (U+00A0)`. */
export function oddBlankName(character: string): string {
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return `${names.get(character) ?? 'special blank'} (U+${code})`
}
