/** Two runs over one archive held against each other, in both formats, and nothing of a transcript in what is said. */
import { describe, expect, test } from 'vitest'
import { ndjsonFormat } from '../../../../src/remap/format/ndjson-format.ts'
import type { OutputFormat } from '../../../../src/remap/format/output-format.ts'
import { parquetFormat } from '../../../../src/remap/format/parquet-format.ts'
import { diffRuns, type RunDiff } from '../../../../src/remap/run/diff-runs.ts'
import { FieldChanges } from '../../../../src/remap/run/field-changes.ts'
import { verifyRun } from '../../../../src/remap/run/verify-run.ts'
import { canaries } from '../../../support/canaries.ts'
import { errorOf } from '../../../support/error-of.ts'
import { expectGrowth } from '../../../support/growth.ts'
import { fewLines } from '../../../support/many-transcripts.ts'
import { memoryStore } from '../../../support/memory-store.ts'
import { type Archive, doRun, hostOf, planRun } from '../../../support/remap.ts'

const never = new AbortController().signal
const [account = '', , filed = '', income = ''] = fewLines

const own = (fields: string, bundled: boolean): NonNullable<Archive['mapping']> => ({
  kind: 'own',
  mappings: [
    {
      name: 'mine.yaml',
      text: `id: mine\ntitle: Mine\nversion: "1.0.0"\nmatch: { type: RETR, form: ["1040"] }\nfields: { ${fields} }\n`,
    },
  ],
  parts: [],
  bundled,
  callback: undefined,
})
const total = 'total: { from: SECTION_FILING > INCOME > TOTAL INCOME, as: money }'
const other =
  'total: { from: SECTION_FILING > INCOME > TOTAL WAGES, as: money }, more: { from: SECTION_FILING > NONE, as: money }'

interface Runs {
  readonly files: Readonly<Record<string, string>>
  readonly before: NonNullable<Archive['mapping']>
  readonly after: NonNullable<Archive['mapping']>
  readonly format?: OutputFormat
}

async function diffOf({
  files,
  before,
  after,
  format,
}: Runs): Promise<RunDiff & { readonly roots: readonly unknown[] }> {
  const source = memoryStore()
  for (const [path, text] of Object.entries(files)) source.files.set(path, Buffer.from(text))
  const out = memoryStore()
  const [old, now] = [
    { source, out, mapping: before, format },
    { source, out, mapping: after, format },
  ]
  const [oldPlan, nowPlan] = [await planRun(old), await planRun(now)]
  const roots = [(await doRun(old, oldPlan)).root, (await doRun(now, nowPlan)).root]
  const host = await hostOf(now)
  expect((await verifyRun(nowPlan, host, never)).faults).toEqual([])
  return { ...(await diffRuns(oldPlan, nowPlan, host, never)), roots }
}

/** Of the results as lines of JSON, whatever the format. */
let known: readonly unknown[] | undefined

describe.each([
  ['ndjson', ndjsonFormat()],
  ['parquet', parquetFormat()],
])('a diff of %s', (_, format) => {
  test('names the fields that are another, in how many documents, and the first; lines that only one run rejects are put side by side', async () => {
    const files = {
      'a.ndjson': `${account}\n${filed}\nnone\n${income}\n${filed}\n`,
      'b.ndjson': `${account}\n`,
    }
    const { shards, documents, fields, roots } = await diffOf({
      files,
      before: own(total, false),
      after: own(other, true),
      format,
    })
    expect(shards).toEqual({ same: 0, different: 2, onlyBefore: 0, onlyAfter: 0, notCompared: 0 })
    expect(documents).toEqual({ same: 0, different: 2, onlyBefore: 0, onlyAfter: 3, otherMapping: 0 })
    const first = { shard: '00001', line: 2 }
    expect(fields).toEqual([
      { mapping: 'mine', field: '/more', changes: { added: 2 }, first },
      { mapping: 'mine', field: '/total', changes: { emptied: 2 }, first },
    ])
    // The root is of what the documents give, and not of how it is written.
    known ??= roots
    expect(roots).toEqual(known)
    expect(new Set(roots).size).toBe(2)
  })
})

describe('a diff', () => {
  test('with blank lines is made by results where the same lines were rejected, and not at all where others were', async () => {
    const files = { 'a.ndjson': `none\n\n${filed}\n` }
    const { shards, fields } = await diffOf({ files, before: own(total, false), after: own(other, false) })
    expect(shards).toMatchObject({ different: 1, notCompared: 0 })
    expect(fields.map(({ first }) => first.line)).toEqual([1, 1])
    const mixed = { 'a.ndjson': `${account}\n\n${filed}\n` }
    const unknown = await diffOf({ files: mixed, before: own(total, false), after: own(other, true) })
    expect(unknown.shards).toMatchObject({ different: 0, notCompared: 1 })
  })

  test('goes to the end of the run that has more lines, whichever it is', async () => {
    const files = { 'a.ndjson': `${filed}\n${account}\n${income}\n` }
    const [less, more] = [own(total, false), own(total, true)]
    const grown = await diffOf({ files, before: less, after: more })
    expect(grown.documents).toMatchObject({ same: 1, onlyBefore: 0, onlyAfter: 2 })
    const shrunk = await diffOf({ files, before: more, after: less })
    expect(shrunk.documents).toMatchObject({ same: 1, onlyBefore: 2, onlyAfter: 0 })
  })

  test('counts shards that are the same, and those that only one of the runs has', async () => {
    const source = memoryStore()
    const archive = { source, out: memoryStore() }
    const planOf = async (...names: readonly string[]) => {
      source.files.clear()
      for (const name of names) source.files.set(name, Buffer.from(`${account}\n`))
      const plan = await planRun(archive)
      await doRun(archive, plan)
      return plan
    }
    const before = await planOf('a.ndjson', 'b.ndjson', 'c.ndjson')
    const after = await planOf('a.ndjson', 'b.ndjson', 'd.ndjson', 'e.ndjson', 'f.ndjson')
    const done: number[] = []
    const diff = await diffRuns(before, after, await hostOf(archive), never, each => done.push(each))
    expect(diff).toMatchObject({ before: before.runId, after: after.runId, fields: [] })
    expect(diff.shards).toEqual({ same: 2, different: 0, onlyBefore: 1, onlyAfter: 3, notCompared: 0 })
    expect(done).toEqual([1, 2, 3, 4, 5])
  })

  test('tells a document of another mapping, and takes one of another version for the same where its data are', async () => {
    const files = { 'a.ndjson': `${filed}\n${filed}\n` }
    const before = own(total, false)
    const changed = (from: string, to: string): typeof before =>
      ({ ...before, mappings: [{ name: 'mine.yaml', text: text.replace(from, to) }] }) as typeof before
    const [{ text } = { text: '' }] = before.kind === 'own' ? before.mappings : []
    const renamed = await diffOf({ files, before, after: changed('id: mine', 'id: yours') })
    expect(renamed.documents).toMatchObject({ same: 0, different: 2, otherMapping: 2 })
    expect(renamed.fields).toEqual([])
    const newer = await diffOf({ files, before, after: changed('1.0.0', '1.0.1') })
    expect(newer.shards).toMatchObject({ same: 0, different: 1 })
    expect(newer.documents).toMatchObject({ same: 2, different: 0, otherMapping: 0 })
  })

  test('of runs of which one is not complete is refused', async () => {
    const source = memoryStore()
    source.files.set('a.ndjson', Buffer.from(`${account}\n`))
    const archive = { source, out: memoryStore() }
    const plan = await planRun(archive)
    const error = await errorOf(diffRuns(plan, plan, await hostOf(archive), never))
    expect(error).toMatchObject({
      code: 'remap/unfinished-run',
      message: `Run ${plan.runId} is not complete: 1 shard is not done; continue it: txmap remap run --out DIR`,
    })
  })
})

describe('field changes', () => {
  const place = { shard: '00001', line: 1 }
  const changesOf = (before: unknown, after: unknown): readonly unknown[] => {
    const changes = new FieldChanges()
    changes.add(before, after, 'm', place)
    return changes.list().map(({ field, changes: kinds }) => [field, kinds])
  }

  test('tell what was filled, emptied, changed, added and removed, entries of lists together', () => {
    const before = {
      a: null,
      b: '1.00',
      c: '1.00',
      d: 'x',
      list: [{ v: '1' }, { v: '2' }],
      same: [],
      few: [],
      some: [{ w: '1' }],
    }
    const after = {
      a: '1.00',
      b: null,
      c: '2.00',
      e: 'y',
      list: [{ v: '3' }, { v: '4' }, { v: '5' }],
      same: [],
      few: [{ w: '1' }],
      some: [],
    }
    expect(new Map(changesOf(before, after) as [string, unknown][])).toEqual(
      new Map<string, unknown>([
        ['/list/*/v', { changed: 2, added: 1 }],
        ['/a', { filled: 1 }],
        ['/b', { emptied: 1 }],
        ['/c', { changed: 1 }],
        ['/d', { removed: 1 }],
        ['/e', { added: 1 }],
        ['/few/*/w', { added: 1 }],
        ['/some/*/w', { removed: 1 }],
      ]),
    )
    expect(new FieldChanges().add(before, structuredClone(before), 'm', place)).toBe(false)
  })

  test('show no value, and of labels no number of a person', () => {
    const before = { x: canaries.tin, kept: { [`SSN ${canaries.tin}`]: 'a' } }
    const after = { x: canaries.token, kept: { [`SSN ${canaries.tin}`]: 'b' } }
    const shown = JSON.stringify(changesOf(before, after))
    expect(shown).toContain('/kept/SSN ###')
    for (const secret of Object.values(canaries)) expect(shown.includes(secret)).toBe(false)
  })

  test('hold so many fields at most, and count the others together', () => {
    const changes = new FieldChanges()
    for (let document = 0; document < 3; document += 1)
      changes.add(
        {},
        Object.fromEntries(Array.from({ length: 4000 }, (_, at) => [`f${document}x${at}`, '1'])),
        'm',
        place,
      )
    const list = changes.list()
    expect(list).toHaveLength(5001)
    expect(list[0]).toMatchObject({ mapping: '', field: '(others)', changes: { added: 7000 } })
  })

  test('take time in proportion to the leaves, wide or deep', () => {
    const wide = (size: number): unknown =>
      Object.fromEntries(Array.from({ length: size }, (_, at) => [`f${at}`, 'x']))
    const prepare = (size: number) => {
      const [before, after] = [{ list: [wide(size)] }, { list: [{ ...Object(wide(size)), f1: 'y' }] }]
      return () => new FieldChanges().add(before, after, 'm', place)
    }
    expectGrowth([2000, 20_000], prepare, least => 11 * least + 60)
  })
})
