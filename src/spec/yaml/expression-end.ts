/** Where an expression stands in text that could not be read, and where it ends. */

/** Whether what stands at `at` begins an expression, on the line of its key: of other text an anchor or a tag may be meant. */
export function beginsExpression(text: string, at: number): boolean {
  return /[\s{,](?:derive|that):[ \t]+$/.test(text.slice(Math.max(0, at - longestKey), at))
}

/** A key, what stands in front of it, and blanks behind it. */
const longestKey = 40

/** Where an expression that begins `line` ends, in braces of YAML: in front of a bracket that it does not open, or of the next key. */
export function expressionEnd(line: string): number {
  let depth = 0
  for (const { 0: mark, index } of line.matchAll(/"[^"]*"?|'[^']*'?|[([{]|[)\]}]|,\s+\w+:/g)) {
    if (')]}'.includes(mark) && --depth < 0) return line.slice(0, index).trimEnd().length
    if ('([{'.includes(mark)) depth++
    if (mark.startsWith(',') && depth === 0) return index
  }
  return line.length
}
