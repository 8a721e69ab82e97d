/** What must never be shown, and a look at a value from all sides, hidden ones too. Runs in Node and in browsers. */
import { inspect } from 'node:util'
import { expect } from 'vitest'

/** What no error, event or log may ever show. Each is unlike anything else, and the id is of a range never issued. */
export const canaries = {
  tin: '987650321',
  token: 'canary-access-token-7d1f',
  secret: 'canary-client-secret-93ab',
  clientId: 'canary-client-id-55c0',
  scope: 'canary-scope-41e2',
  companyId: 'canary-company-8c77',
  response: 'CANARY RESPONSE TEXT 6610',
} as const

/** Everything that a program could show of `value`, hidden properties, prototypes and causes included. */
export function shown(value: unknown): string {
  const asLogged = (each: unknown): unknown =>
    // As common loggers write errors: type, message, stack, own enumerable properties, causes.
    each instanceof Error
      ? { type: each.name, text: String(each), stack: each.stack, cause: asLogged(each.cause), ...each }
      : each
  return [
    inspect(value, { depth: null, showHidden: true, getters: false }),
    JSON.stringify(value),
    JSON.stringify(asLogged(value)),
    JSON.stringify(
      structuredClone(value instanceof Error ? value : JSON.parse(JSON.stringify(value ?? null))),
    ),
    String(value),
    value instanceof Error ? `${value.message} ${value.stack} ${inspect(value.cause)}` : '',
    ...allValues(value, new Set()),
  ].join('\n')
}

/** Every text that can be reached from a value by properties of any kind, down to the prototypes. */
function allValues(value: unknown, seen: Set<unknown>): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const own = Reflect.ownKeys(value).flatMap(key => {
    const described = Object.getOwnPropertyDescriptor(value, key)
    return [String(key), ...allValues(described?.value, seen)]
  })
  return [...own, ...allValues(Object.getPrototypeOf(value), seen)]
}

/** Fails where anything private is shown: the canaries, or what else a test calls private, by name. */
export function expectNothingPrivate(
  value: unknown,
  secrets: Readonly<Record<string, string>> = canaries,
): void {
  const all = shown(value)
  const found = Object.entries(secrets).filter(([, text]) => all.includes(text))
  expect(found.map(([name]) => name)).toEqual([])
}
