import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { languageKeys } from '../../../../src/spec/yaml/language-keys.ts'
import { projectRoot } from '../../../support/goldens.ts'

/** The names under `properties`, wherever in a schema they stand. */
function keysIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' && !Array.isArray(value) ? Object.keys(value) : []),
    ...keysIn(value),
  ])
}

test('the keys of the language are those of its schema', () => {
  const schema: unknown = JSON.parse(
    readFileSync(resolve(projectRoot, 'schemas/mapping.schema.json'), 'utf8'),
  )
  expect([...languageKeys].sort()).toEqual([...new Set(keysIn(schema))].sort())
})
