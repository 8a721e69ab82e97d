/** Texts as they stand in the YAML of a mapping: bare where YAML takes them for themselves, else in quotes. */

/** Begins with a letter and holds nothing that YAML gives a meaning to inside braces. */
const bare = /^[A-Za-z_](?:[\w ."'()/&;%+*$-]*[\w."'()/&;%+*$-])?$/
/** Bare, these are true, false or nothing. */
const words = /^(?:true|false|null|yes|no|on|off|y|n)$/i

/** `TOTAL WAGES`, `'WAGES, SALARIES'`, `"1040"`. */
export function yamlText(text: string): string {
  if (bare.test(text) && !words.test(text)) return text
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`
}

/** One text alone, several as a list. */
export function yamlTexts(texts: readonly string[]): string {
  const [only, second] = texts
  if (only !== undefined && second === undefined) return yamlText(only)
  return `[${texts.map(yamlText).join(', ')}]`
}
