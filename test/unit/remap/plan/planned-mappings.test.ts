import { expect, test } from 'vitest'
import type { MappingChoice } from '../../../../src/bulk/batch/mapping-choice.ts'
import { bundledPlans } from '../../../../src/catalog/plans.gen.ts'
import { plannedMappings } from '../../../../src/remap/plan/planned-mappings.ts'

const yaml = (id: string, form: string) => ({
  name: `${id}.yaml`,
  text: `id: ${id}\ntitle: T\nversion: "1.2.0"\nmatch: { type: RETR, ${form} }\nfields: {}\n`,
})
const own = (changes: object): MappingChoice =>
  ({
    kind: 'own',
    mappings: [
      yaml('mine', 'form: ["1040"], family: [1040-SR], partly: [1040-NR]'),
      yaml('ours', 'form: ["1120"]'),
    ],
    parts: [],
    bundled: false,
    callback: undefined,
    ...changes,
  }) as MappingChoice

const bundled = bundledPlans().map(({ id }) => id)
const idsOf = async (choice: MappingChoice): Promise<readonly string[]> =>
  (await plannedMappings(choice)).map(({ id }) => id)

test('plannedMappings: the bundled ones in their order, or the one that is pinned', async () => {
  expect(await idsOf({ kind: 'bundled' })).toEqual(bundled)
  expect(await idsOf({ kind: 'pinned', id: 'retr-1040' } as MappingChoice)).toEqual(['retr-1040'])
})

test('plannedMappings: own ones before the bundled ones, or without them, or one of them alone', async () => {
  expect(await idsOf(own({}))).toEqual(['mine', 'ours'])
  expect(await idsOf(own({ only: 'ours' }))).toEqual(['ours'])
  expect(await idsOf(own({ bundled: true }))).toEqual(['mine', 'ours', ...bundled])
})

test('plannedMappings: of each its version and hash, and all forms that it reads', async () => {
  const [mine, ours] = await plannedMappings(own({}))
  expect(mine).toEqual({
    id: 'mine',
    version: '1.2.0',
    hash: expect.stringMatching(/^[0-9a-f]{16,64}$/),
    type: 'RETR',
    forms: ['1040', '1040-SR', '1040-NR'],
  })
  expect(ours?.forms).toEqual(['1120'])
})
