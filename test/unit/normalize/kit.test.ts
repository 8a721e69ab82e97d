/** What mappings bring along is what the registries have, each under the name by which mappings write it. */
import { expect, test } from 'vitest'
import { valueFunctions } from '../../../src/normalize/functions/value-functions.ts'
import * as kit from '../../../src/normalize/kit.ts'
import { normalizerNames } from '../../../src/normalize/normalizer-names.gen.ts'
import { normalizers } from '../../../src/normalize/registry.ts'

test('the kit has every normalizer and every function, and nothing else', () => {
  const asNamed = Object.values(normalizers).map(each => [
    `as${each.name.charAt(0).toUpperCase()}${each.name.slice(1)}`,
    each,
  ])
  const called = Object.values(valueFunctions).map(each => [`$${each.name}`, each])
  expect({ ...kit }).toEqual(Object.fromEntries([...asNamed, ...called]))
})

test('the names of the normalizers are those of the registry', () => {
  expect(normalizerNames).toEqual(Object.keys(normalizers))
})
