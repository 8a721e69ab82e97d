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
