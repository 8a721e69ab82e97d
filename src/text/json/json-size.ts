/** How large a JSON value is, by what limits are about and by what tells whether its text may hold more than the value does. */
export interface JsonSize {
  /** The least length of a JSON text that it is read from, without escapes. */
  readonly characters: number
  /** Keys of all objects. */
  readonly keys: number
  /** Texts, numbers, true, false and null. */
  readonly leaves: number
  /** Objects and lists inside one another, the outermost counted. */
  readonly depth: number
  /** Characters of the JSON Pointers to all leaves, but for what is escaped in them. */
  readonly pointers: number
}
