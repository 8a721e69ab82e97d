/**
 * The schema of mappings without what only editors need. The module that checks shapes takes any text where they know the words, as
 * the compiler knows these by itself and says more of a wrong one, and it explains a key only where that must not be missing. Does not
 * read mappings: that module is made before they can be read.
 */

/** The definitions that list the words of a place. */
export const choiceNames = ['normalizerName', 'readAs', 'partName', 'baseName'] as const

/** One of these definitions. */
export type ChoiceName = (typeof choiceNames)[number]

const references: readonly string[] = choiceNames.map(name => `#/$defs/${name}`)
const anyText = { type: 'string', pattern: '\\S' }

/**
 * A copy of `schema` in which any text may stand where one of the words is asked for, with the descriptions of required keys alone. What it says of a whole file by whether that
 * extends another is left out, too: src/spec/shape/whole-entries.ts says it with the place of each entry.
 */
export function withoutChoices(schema: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { $defs, if: _, else: __, ...rest } = schema
  if ($defs === undefined) return schema
  const kept = Object.entries(Object($defs)).filter(([name]) => !choiceNames.some(each => each === name))
  return Object(plain({ ...rest, $defs: Object.fromEntries(kept) }))
}

function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(plain)
  const group = besideWord(value)
  if (group !== undefined)
    return { ...Object(plain(group)), type: [anyText.type, 'object'], pattern: anyText.pattern }
  const isChoice = isReference(value)
  const entries = Object.entries(value).filter(
    ([key, inner]) => !(isChoice && key === '$ref') && !(key === 'description' && typeof inner === 'string'),
  )
  const copy = Object.fromEntries(entries.map(([key, inner]) => [key, plain(inner)]))
  const explained = { ...copy, ...explainedProperties(value, copy) }
  return isChoice ? { ...explained, ...anyText } : explained
}

/** Whether any text may stand in place of what is referred to. */
function isReference(value: unknown): boolean {
  return references.includes(String(Reflect.get(Object(value), '$ref')))
}

/** The group of keys that may stand where else one of the words does; the two together are one type, not two to choose from. */
function besideWord(schema: object): object | undefined {
  const anyOf: unknown = Reflect.get(schema, 'anyOf')
  if (!Array.isArray(anyOf) || !anyOf.some(isReference)) return undefined
  return anyOf.find(each => Reflect.get(Object(each), 'type') === 'object')
}

/** The properties of `schema` as they are in its copy, each required one with its description. */
function explainedProperties(schema: object, copy: object): object {
  const properties: unknown = Reflect.get(schema, 'properties')
  const required: unknown = Reflect.get(schema, 'required')
  if (!Array.isArray(required) || typeof properties !== 'object' || properties === null) return {}
  const copies = Object.entries<unknown>(Object(Reflect.get(copy, 'properties')))
  return {
    properties: Object.fromEntries(
      copies.map(([name, inner]) => {
        const description: unknown = Reflect.get(Object(Reflect.get(properties, name)), 'description')
        const isExplained = required.includes(name) && typeof description === 'string'
        return [name, isExplained ? { description, ...Object(inner) } : inner]
      }),
    ),
  }
}
