/** What the code of several expressions has in common: tests of entries, lists of texts, calls of constants. Each stands once. */
import { createHash } from 'node:crypto'

export class SharedValues {
  readonly #values = new Map<string, string>()

  /** The name of a value that is written as `text`, made of what it is and of the text. */
  name(kind: 'test' | 'texts' | 'constant', text: string): string {
    const name = named(kind, text)
    this.#values.set(name, text)
    return name
  }

  /** The lines that define them. A value stands behind those that it is made of. */
  lines(): readonly string[] {
    return [...this.#values].map(([name, text]) => `const ${name} = ${text}`)
  }
}

/** A name for a text: the same text has one name, whatever else there is. */
export function named(name: string, text: string): string {
  return `${name.replace(/\W/g, '')}_${createHash('sha256').update(text).digest('hex').slice(0, 10)}`
}
