/**
 * Types that stand in several places of generated types, as those of one part in many mappings do: each is declared once, under a
 * name. They are type aliases, for an interface would not be taken where any object of JSON is.
 */

/** What is written for a type that may be shared. */
export interface SharedTypes {
  /** The name of the type of the field at `path`, or `text`, which is that type written out. */
  readonly nameOf: (path: readonly string[], text: string) => string
}

/** No type has a name. */
export const writtenOut: SharedTypes = { nameOf: (_, text) => text }

/** A shorter type is written out wherever it stands. */
const fewestLines = 8

/**
 * What `write` gives with names for the types that stand more than once in it, and the declarations of those, in order of their
 * names. `write` is called twice, and must ask for the same paths both times; `taken` are names that no type may have.
 */
export function withSharedTypes<Written>(
  write: (shared: SharedTypes) => Written,
  taken: readonly string[],
): { readonly written: Written; readonly declarations: readonly string[] } {
  const texts = new Map<string, string>()
  const paths = new Map<string, (readonly string[])[]>()
  write({
    nameOf: (path, text) => {
      texts.set(path.join('/'), text)
      paths.set(text, [...(paths.get(text) ?? []), path])
      return text
    },
  })
  const repeated = [...paths].filter(
    ([text, { length }]) => length > 1 && text.split('\n').length >= fewestLines,
  )
  const names = namesOf(repeated, taken)
  const declared = new Map<string, string>()
  const written = write({
    nameOf: (path, text) => {
      const name = names.get(texts.get(path.join('/')) ?? '')
      if (name === undefined) return text
      declared.set(
        name,
        `/** Of ${users(paths.get(texts.get(path.join('/')) ?? '') ?? [])}. */\nexport type ${name} = ${text}\n`,
      )
      return name
    },
  })
  const sorted = [...declared].sort(([left], [right]) => (left < right ? -1 : 1))
  return { written, declarations: sorted.map(([, text]) => text) }
}

/** The ids of the mappings with a type. */
function users(paths: readonly (readonly string[])[]): string {
  return [...new Set(paths.map(([id = '']) => id))].join(', ')
}

/** By its text, the name of each type: that of its field where no other type has it, else with the path to it before. */
function namesOf(
  types: readonly (readonly [text: string, paths: readonly (readonly string[])[]])[],
  taken: readonly string[],
): ReadonlyMap<string, string> {
  const named = types.map(([text, [first = []]]) => ({ text, first, short: inCapitals(first.slice(-1)) }))
  return new Map(
    named.map(({ text, first, short }) => {
      const isFree = !taken.includes(short) && named.filter(each => each.short === short).length === 1
      return [text, isFree ? short : inCapitals(first)]
    }),
  )
}

/** `actr-1040` and `balance` as `Actr1040Balance`, `1099-INT` as `Form1099INT`. */
function inCapitals(words: readonly string[]): string {
  const name = words
    .flatMap(word => word.split(/[^A-Za-z0-9]+/))
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
  return /^[0-9]/.test(name) ? `Form${name}` : name
}
