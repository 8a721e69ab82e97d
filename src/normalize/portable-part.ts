/** What the prelude of a portable expression is made of. Knows nothing of what the parts do. */

/** One function or table of the prelude. */
export interface Part {
  /** The variable it is bound to, without its `$`. */
  readonly name: string
  /** What it is, in plain words. */
  readonly about: string
  /** JSONata that binds it, with a semicolon behind. It may call other parts by name. */
  readonly text: string
}

/** The part that binds `$name`. `value` is the JSONata of its value, `about` what it is, in plain words. */
export function part(name: string, about: string, value: string): Part {
  return { name, about, text: `$${name} := ${value.trim()};` }
}
