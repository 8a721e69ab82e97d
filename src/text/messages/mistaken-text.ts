/** Texts that lead to a document and are none: a path, an address, what `String()` makes of an object. Recognized by form alone. */

/** What a mistaken text is, and what to give in its place. */
export interface MistakenText {
  readonly words: string
  readonly instead: string
}

const longestPath = 4096

/** What a text that is no document seems to be; `undefined` where it is like nothing of these. */
export function mistakenText(text: string): MistakenText | undefined {
  if (text.length > longestPath) return undefined
  const line = text.trim()
  if (line === '' || /[\r\n]/.test(line)) return undefined
  if (/^\[object [A-Za-z]+\]$/.test(line))
    return { words: 'what String() makes of an object', instead: 'give the object itself, or its JSON text' }
  if (/^https?:\/\//i.test(line))
    return { words: 'an address', instead: 'give what is there: await (await fetch(url)).text()' }
  // No JSON and no mapping begins like this on a line that is all there is.
  if (/^[{["<]/.test(line) || /:\s/.test(line)) return undefined
  if (
    /\.[A-Za-z][A-Za-z0-9]{0,9}$/.test(line) ||
    /^file:|^~?\.{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.-]+[\\/]/.test(line)
  )
    return { words: 'the path of a file', instead: "give what is in the file: readFileSync(path, 'utf8')" }
  return undefined
}
