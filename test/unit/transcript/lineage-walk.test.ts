/** Second sources of a value: another label that says the same. */
import { expect, test } from 'vitest'
import { lineagePlanOf } from '../../../src/transcript/lineage/lineage-plan.ts'
import { walkFields } from '../../../src/transcript/lineage/lineage-walk.ts'
import { LeafStore } from '../../../src/transcript/view/leaves/leaf-store.ts'
import { readDocument } from '../../../src/transcript/view/read-document.ts'
import { readingTree } from '../../../src/transcript/view/tree/reading-tree.ts'
import { planOf } from '../../support/compiled.ts'
import { mapped } from '../../support/mapped.ts'

const body = `fields:
  party:
    section: [PAYER, ISSUER]
    fields:
      name: { from: NAME, as: text }
  town: { from: [TOWN, ISSUER > TOWN], as: text }
`

test('a line that says the same is a second source, in a section that another one stands in for, too', () => {
  const sourcesOf = (document: Readonly<Record<string, unknown>>): readonly string[] | undefined =>
    mapped(body, document)
      .lineage()
      .find(({ path }) => path === '/town')
      ?.sources.map(({ pointer }) => pointer)
  const issuer = { NAME: 'B', TOWN: 'Springfield' }
  expect(sourcesOf({ TOWN: 'Springfield', ISSUER: issuer })).toEqual(['/TOWN', '/ISSUER/TOWN'])
  expect(sourcesOf({ TOWN: 'Springfield', ISSUER: issuer, PAYER: { NAME: 'A' } })).toEqual([
    '/TOWN',
    '/ISSUER/TOWN',
  ])
})

test('a value is invalid where its plan names a normalizer that there is not', () => {
  const plan = planOf('fields:\n  wages: { from: WAGES, as: money }\n')
  const fields = plan.fields.map(field =>
    field.kind === 'value'
      ? { ...field, sources: field.sources.map(source => ({ ...source, normalizer: 'currency' })) }
      : field,
  )
  const read = readDocument({ WAGES: '$1.00' }, readingTree(plan))
  const { found, shortfalls } = walkFields(lineagePlanOf(fields), read, new LeafStore(undefined))
  expect(found.map(({ path, state }) => [path, state])).toEqual([['/wages', 'invalid']])
  expect(shortfalls.map(({ problem }) => problem)).toEqual(['an unknown normalizer'])
})
