/**
 * The schema of mappings without what only editors need: the module that checks shapes takes any text there, as the compiler
 * knows the words by itself and says more of a wrong one. Does not read mappings: that module is made before they can be read.
 */

/** The definitions that list the words of a place. */
export const choiceNames = ['normalizerName', 'readAs', 'partName', 'baseName'] as const

/** One of these definitions. */
export type ChoiceName = (typeof choiceNames)[number]

const references: readonly string[] = choiceNames.map(name => `#/$defs/${name}`)
const anyText = { type: 'string', pattern: '\\S' }

/**
 * A copy of `schema` in which any text may stand where one of the words is asked for. What it says of a whole file by whether that
 * extends another is left out, too: src/spec/whole-entries.ts says it with the place of each entry.
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
  const isChoice = references.includes(String(Reflect.get(value, '$ref')))
  const entries = Object.entries(value).filter(([key]) => !(isChoice && key === '$ref'))
  const copy = Object.fromEntries(entries.map(([key, inner]) => [key, plain(inner)]))
  return isChoice ? { ...copy, ...anyText } : copy
}
