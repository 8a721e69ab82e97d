/** What a value is, as far as the language itself tells. Small: the client of the service carries it. */

/** The kind of a value: "a list", "an object", "a text", "a Response", "a Uint8Array". Shows nothing of it. */
export function plainKindOf(value: unknown): string {
  if (value === null) return 'null'
  switch (typeof value) {
    case 'undefined':
      return 'undefined'
    case 'object': {
      if (Array.isArray(value)) return 'a list'
      const tag = tagOf(value)
      return tag === 'Object' ? 'an object' : `a ${tag}`
    }
    case 'string':
      return value === '' ? 'an empty text' : 'a text'
    case 'boolean':
      return 'true or false'
    case 'number':
      return Number.isNaN(value) ? 'NaN' : 'a number'
    default:
      return `a ${typeof value}`
  }
}

/** Whether a value is an object that holds options: no list, and no object of the language or the runtime such as a promise. */
export function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && (isMadeByParser(value) || tagOf(value) === 'Object')
}

/** Whether it is what a parser of JSON makes of an object, whatever its keys are. */
export function isMadeByParser(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** What kind of object the language or the runtime says it is. Holds for objects of other realms and of polyfills too. */
export function tagOf(value: object): string {
  return Object.prototype.toString.call(value).slice('[object '.length, -1)
}
