import { expect, test } from 'vitest'
import { topLevelKeys } from '../../../src/plan/top-level-keys.ts'
import { goldens } from '../../support/goldens.ts'

test('the keys at the top of a transcript are those of the samples, but for sections that are continued', () => {
  const documents = goldens().map(({ text }): unknown => JSON.parse(text))
  const found = new Set(documents.flatMap(document => Object.keys(Object(document))))
  expect([...found].filter(key => !key.endsWith(' (CONTINUED)')).sort()).toEqual([...topLevelKeys].sort())
})
