/** The plan of a run as it is stored, and which run was planned last. */
import { describe, expect, test } from 'vitest'
import type { PlannedMapping, RemapPlan } from '../../../../src/remap/plan/remap-plan.ts'
import { checkMappings, latestRun, readPlan, storePlan } from '../../../../src/remap/plan/stored-plan.ts'
import { sha256 } from '../../../../src/remap/store/sha256.ts'
import { errorOf } from '../../../support/error-of.ts'
import { memoryStore } from '../../../support/memory-store.ts'
import { planRun } from '../../../support/remap.ts'

test('the run that was planned last is named by a file of one line, and by no other', async () => {
  const archive = { source: memoryStore(), out: memoryStore() }
  archive.source.files.set('a.ndjson', Buffer.from('{}\n'))
  const { runId } = await planRun(archive, {})
  expect(await latestRun(archive.out)).toBe(runId)
  const [name, text] =
    [...archive.out.files].find(([, bytes]) => String(bytes) === `{"runId":"${runId}"}\n`) ?? []
  if (name === undefined) throw new Error('no such file')
  for (const other of [`${text}x`, `x${text}`, String(text).trimEnd(), `${text}${text}`]) {
    archive.out.files.set(name, Buffer.from(other))
    await expect(latestRun(archive.out)).rejects.toThrow(expect.objectContaining({ code: 'remap/no-run' }))
  }
})

const mapping = (id: string, hash: string): PlannedMapping => ({
  id,
  version: '1.0.0',
  hash,
  type: 'RETR',
  forms: [],
})
const runId = '0123456789abcdef'
const plan: RemapPlan = {
  version: 1,
  runId,
  mapping: { kind: 'bundled' },
  mappings: [mapping('a', '1'), mapping('b', '2')],
  options: { unmapped: 'list', skipChecks: [], lineage: false, coverage: false },
  settings: 's',
  format: 'ndjson',
  toleratedRejects: 1,
  shards: [],
}

describe('a stored plan', () => {
  test('is what was planned, and stands where it is planned again', async () => {
    const out = memoryStore()
    expect(await storePlan(out, plan)).toBe(plan)
    expect(await readPlan(out, runId)).toEqual(plan)
    expect(await storePlan(out, { ...plan, settings: 'other' })).toEqual(plan)
    expect(await readPlan(out, runId)).toEqual(plan)
  })

  test.each([
    ['x', 'run of that name'],
    [`x${runId}`, 'run of that name'],
    [`${runId}0`, 'run of that name'],
    [`../${runId}`, 'run of that name'],
    ['fedcba9876543210', 'run fedcba9876543210'],
  ])('is not there under the name %s', async (name, words) => {
    const out = memoryStore()
    await storePlan(out, plan)
    // What is no name of a run leads nowhere, whatever stands there.
    if (words.endsWith('name')) await out.make(`runs/${name}/plan.json`, '{}')
    expect(await errorOf(readPlan(out, name))).toMatchObject({
      code: 'remap/no-run',
      message: expect.stringContaining(words),
    })
  })

  const written = (given: object, digest = sha256(JSON.stringify(given))): string =>
    `{"sha256":"${digest}","plan":${JSON.stringify(given)}}\n`
  test.each([
    ['no JSON', '{', 'it is damaged'],
    ['no object', 'null', 'it is damaged'],
    ['no plan', '{}', 'it is damaged'],
    [
      'a plan with other bytes',
      written({ ...plan, settings: 't' }, sha256(JSON.stringify(plan))),
      'it is damaged',
    ],
    ['the plan of another run', written({ ...plan, runId: 'fedcba9876543210' }), 'it is damaged'],
    ['a plan of another version', written({ ...plan, version: 2 }), 'it is of another version'],
  ])('is refused where it is %s', async (_, text, reason) => {
    const out = memoryStore()
    await out.make(`runs/${runId}/plan.json`, text)
    expect(await errorOf(readPlan(out, runId))).toMatchObject({
      code: 'remap/damaged-plan',
      message: expect.stringContaining(reason),
    })
  })
})

describe('the mappings of a process', () => {
  test('are those of the plan', () => {
    expect(() => checkMappings(plan, [mapping('a', '1'), mapping('b', '2')])).not.toThrow()
  })

  test.each([
    ['another one', [mapping('a', '1'), mapping('b', '3')], 'b'],
    ['one too few', [mapping('a', '1')], 'b'],
    ['one too many', [...plan.mappings, mapping('c', '1')], 'c'],
    ['another order', [mapping('b', '2'), mapping('a', '1')], 'a'],
  ])('are not with %s, and the first that differs is named', (_, present, id) => {
    expect(() => checkMappings(plan, present)).toThrow(
      expect.objectContaining({
        code: 'remap/other-mappings',
        message: expect.stringMatching(new RegExp(`${runId} .*"${id}"`)),
        hint: 'plan the run again with the current mappings',
      }),
    )
  })
})
