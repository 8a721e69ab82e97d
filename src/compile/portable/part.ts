/** What the prelude of a portable expression is made of. Knows nothing of what the parts do. */

/** One function or table of the prelude. */
export interface Part {
  /** The variable it is bound to, without its `$`. */
  readonly name: string
  /** JSONata text that binds it, with a comment in front and a semicolon behind. It may call other parts by name. */
  readonly text: string
}

/** The part that binds `$name`. `text` is the JSONata of its value, `about` what it is, in plain words. */
export function part(name: string, about: string, text: string): Part {
  return { name, text: `/* ${about} */\n$${name} := ${text.trim()};` }
}
