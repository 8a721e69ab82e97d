/** A text as it is written in YAML, so that it reads as that text wherever it stands: on a line of its own, in braces, in brackets. */

/** What YAML takes for something else than text, or for a mark of its own, at the beginning or inside. */
const notPlain =
  /^$|^[\s\-?:,[\]{}#&*!|>'"%@`~=<.+0-9]|[,[\]{}]|:(?:\s|$)|\s#|\s$|^(?:true|false|null|yes|no|on|off|y|n)$/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const unprintable = /[\u0000-\u001f\u007f-\u009f\ufeff\u2028\u2029]/

/** Plain where it can be, else in the quotes that need no escapes. */
export function yamlText(text: string): string {
  if (unprintable.test(text)) return JSON.stringify(text)
  if (!notPlain.test(text)) return text
  return !text.includes("'") || text.includes('"') || text.includes('\\') ? singleQuoted(text) : `"${text}"`
}

/** In quotes, whatever it is. */
export function quotedYamlText(text: string): string {
  const written = yamlText(text)
  if (written !== text) return written
  return text.includes('"') || text.includes('\\') ? singleQuoted(text) : `"${text}"`
}

function singleQuoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
