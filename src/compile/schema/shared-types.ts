/**
 * Types that stand in several places of generated types, as those of one part in many mappings do: each is declared once, under a
 * name. They are type aliases, for an interface would not be taken where any object of JSON is.
 */

/** What is written for a type that may be shared. */
export interface SharedTypes {
  /**
   * The name of the type of the field at `path`, or `text`, which is that type written out. Of the fields that a part gives to an
   * object, `whole` says which object that is: in equal ones they count once, as these share more than that.
   */
  readonly nameOf: (path: readonly string[], text: string, whole?: string) => string
}

/** No type has a name. */
export const writtenOut: SharedTypes = { nameOf: (_, text) => text }

/**
 * What `write` gives with names for the types that stand more than once in it, where that makes the whole shorter, and the declarations
 * of those, in order of their names. `write` is called three times, and must ask for the same paths each time; `taken` are names that
 * no type may have.
 */
export function withSharedTypes<Written>(
  write: (shared: SharedTypes) => Written,
  taken: readonly string[],
): { readonly written: Written; readonly declarations: readonly string[] } {
  const texts = new Map<string, string>()
  const types = new Map<string, SharedType>()
  write({
    nameOf: (path, text, whole = path.join('/')) => {
      if (text === whole) return text
      texts.set(path.join('/'), text)
      const type = types.get(text) ?? { text, paths: [], wholes: new Set() }
      types.set(text, type)
      type.paths.push(path)
      type.wholes.add(whole)
      return text
    },
  })
  /** With names for some of the types: what is written, and by the text of each its declared one. */
  const named = (some: readonly SharedType[]) => {
    const names = namesOf(some, taken)
    const declared = new Map<SharedType, string>()
    const written = write({
      nameOf: (path, text) => {
        const type = types.get(texts.get(path.join('/')) ?? '')
        const name = type === undefined ? undefined : names.get(type)
        if (type === undefined || name === undefined) return text
        declared.set(type, text)
        return name
      },
    })
    return { names, declared, written }
  }
  const repeated = [...types.values()].filter(({ wholes }) => wholes.size > 1)
  const { declared: every } = named(repeated)
  const { names, declared, written } = named(
    repeated.filter(type => isShorter(every.get(type) ?? '', type.wholes.size)),
  )
  const declarations = [...declared].map(([type, text]): readonly [string, string] => {
    const name = names.get(type) ?? ''
    return [name, `/** Of ${users(type.paths)}. */\nexport type ${name} = ${text}\n`]
  })
  const sorted = declarations.sort(([left], [right]) => (left < right ? -1 : 1))
  return { written, declarations: sorted.map(([, text]) => text) }
}

/** A type that may get a name. */
interface SharedType {
  readonly text: string
  readonly paths: (readonly string[])[]
  /** The objects that it is a piece of, equal ones once. */
  readonly wholes: Set<string>
}

/** Whether a declaration, a comment and a blank line are fewer lines than `text` written out wherever it stands. */
function isShorter(text: string, uses: number): boolean {
  const lines = text.split('\n').length
  return uses * (lines - 2) > lines + 2
}

/** The ids of the mappings with a type. */
function users(paths: readonly (readonly string[])[]): string {
  return [...new Set(paths.map(([id = '']) => id))].join(', ')
}

/** The name of each type: that of its field where no other type has it, else with the path to it before. */
function namesOf(types: readonly SharedType[], taken: readonly string[]): ReadonlyMap<SharedType, string> {
  const named = types.map(type => {
    const [first = []] = type.paths
    return { type, first, short: inCapitals(first.slice(-1)) }
  })
  const counts = new Map<string, number>()
  for (const { short } of named) counts.set(short, (counts.get(short) ?? 0) + 1)
  return new Map(
    named.map(({ type, first, short }) => {
      const isFree = !taken.includes(short) && counts.get(short) === 1
      return [type, isFree ? short : inCapitals(first)]
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
