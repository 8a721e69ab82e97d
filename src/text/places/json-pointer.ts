/**
 * JSON Pointers (RFC 6901): a place in a JSON document as text, `/SECTION_INCOME/0/ITEMS/WAGES`.
 * `~` is written `~0` and `/` is written `~1`; the whole document is the empty text.
 */

/** The pointer one step below `parent`. */
export function pointerTo(parent: string, key: string | number): string {
  return `${parent}/${typeof key === 'number' ? key : escapeStep(key)}`
}

/** One key as it is written inside a pointer. */
export function escapeStep(key: string): string {
  return key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key
}

/** The keys a pointer walks through, unescaped. The empty pointer has none. */
export function pointerSteps(pointer: string): readonly string[] {
  if (pointer === '') return []
  const steps = pointer.slice(1).split('/')
  return pointer.includes('~') ? steps.map(step => step.replaceAll('~1', '/').replaceAll('~0', '~')) : steps
}

/** What stands at `pointer` in `document`, or `undefined` where there is nothing. Never looks at inherited properties. */
export function valueAt(document: unknown, pointer: string): unknown {
  let value: unknown = document
  for (const step of pointerSteps(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = Reflect.get(value, step)
  }
  return value
}
