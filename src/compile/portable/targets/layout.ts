/** How a portable expression is laid out: for people, with comments and lines, or in as few characters as that takes. */
export interface Layout {
  /** A comment in a line of its own; nothing where there are none. */
  readonly comment: (text: string) => string
  /** The finished text. No text or regular expression in it may have a line end. */
  readonly finished: (text: string) => string
}

/** Comments, and lines as they are. */
export const forPeople: Layout = { comment: text => `/* ${text} */\n`, finished: text => text }

/** One line without comments. */
export const compact: Layout = { comment: () => '', finished: inOneLine }

/** A line end beside a bracket, comma or semicolon stands for nothing, any other for a blank. */
function inOneLine(text: string): string {
  const lines = text.split('\n').map(line => line.trim())
  const whole: string[] = []
  for (const line of lines) {
    if (line === '') continue
    const last = whole.at(-1)
    const isApart = last !== undefined && !'([{,;'.includes(last.slice(-1)) && !')]}'.includes(line.charAt(0))
    whole.push(isApart ? ` ${line}` : line)
  }
  return whole.join('')
}
