/** Re-mapping an archive within one process: what comes out, once each, however it is cut, interrupted or tried again. */
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { mapTranscript } from '../../../../src/mapper/map-transcript.ts'
import { runRoot } from '../../../../src/remap/ledger/run-root.ts'
import { storeLedger } from '../../../../src/remap/ledger/store-ledger.ts'
import type { RemapPlan } from '../../../../src/remap/plan/remap-plan.ts'
import { RemapError } from '../../../../src/remap/remap-error.ts'
import { runRows } from '../../../../src/remap/run/run-rows.ts'
import { runStatus } from '../../../../src/remap/run/run-status.ts'
import { verifyRun } from '../../../../src/remap/run/verify-run.ts'
import { canaries } from '../../../support/canaries.ts'
import { errorOf } from '../../../support/error-of.ts'
import { fewLines, longLines } from '../../../support/many-transcripts.ts'
import { type MemoryStore, memoryStore } from '../../../support/memory-store.ts'
import { type Archive, doRun, hostOf, planRun, poolOf } from '../../../support/remap.ts'

afterEach(() => vi.restoreAllMocks())

const never = new AbortController().signal
const [account = '', , filed = ''] = fewLines

async function archiveOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<
  Archive & {
    readonly source: MemoryStore
    readonly out: MemoryStore
  }
> {
  const source = memoryStore()
  for (const [path, content] of Object.entries(files)) source.files.set(path, Buffer.from(content))
  return { source, out: memoryStore() }
}

const textIn = (store: MemoryStore, path: string): string =>
  Buffer.from(store.files.get(path) ?? '').toString()

/** All results of a run, in the order of its shards. */
async function resultsOf(archive: { out: MemoryStore }, plan: RemapPlan): Promise<string> {
  const rows = await runRows(plan, storeLedger(archive.out))
  return rows
    .flatMap(row => row?.files ?? [])
    .map(({ path }) => textIn(archive.out, path))
    .join('')
}

async function rejectsOf(archive: { out: MemoryStore }, plan: RemapPlan): Promise<string> {
  const rows = await runRows(plan, storeLedger(archive.out))
  return rows.map(row => textIn(archive.out, row?.rejects.path ?? '')).join('')
}

const mapped = (line: string): string => `${JSON.stringify(mapTranscript(line))}\n`

describe('an archive', () => {
  test('gives each document once, in order, however it is cut', async () => {
    const lines = Array.from({ length: 12 }, (_, at) =>
      at % 4 === 3 ? `{"n":${at}` : at % 2 ? account : filed,
    )
    const text = lines.map(line => `${line}\n`).join('')
    const want = lines
      .filter((_, at) => at % 4 !== 3)
      .map(mapped)
      .join('')
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 2 * text.length }), async shardBytes => {
        const archive = await archiveOf({ 'a.ndjson': text })
        const plan = await planRun(archive, { shardBytes })
        const { state, rows } = await doRun(archive, plan)
        expect(state).toBe('complete')
        expect(await resultsOf(archive, plan)).toBe(want)
        expect(rows.reduce((sum, row) => sum + (row.tally.rejected['transcript/not-json'] ?? 0), 0)).toBe(3)
        expect(rows.reduce((sum, row) => sum + row.inputBytes, 0)).toBe(text.length)
      }),
      { numRuns: 6 },
    )
  })

  test('of files of one document each is that of the same documents as lines', async () => {
    const pretty = JSON.stringify(JSON.parse(filed), null, 2)
    const archive = await archiveOf({
      'a.json': pretty,
      'b/c.json': `\ufeff${pretty.replaceAll('\n', '\r\n')}\r\n`,
      'd.json': ' \n',
      'e.json': '',
      // A line end within a text is not JSON, and stays none.
      'f.json': `{"TYPE":"RE\nTR"}`,
      'g.txt': 'passed over',
      'h.jsonl': `${account}\n`,
    })
    const host = await hostOf(archive)
    const plan = await planRun(archive)
    await doRun(archive, plan, { host })
    expect(plan.shards.map(({ source }) => source.kind)).toEqual(['list', 'part'])
    expect(await resultsOf(archive, plan)).toBe(mapped(filed) + mapped(filed) + mapped(account))
    const codes = (await rejectsOf(archive, plan))
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(codes.map(({ line, code }) => [line, code])).toEqual(
      [3, 4, 5].map(line => [line, 'transcript/not-json']),
    )
  })

  test('has the same root whatever runs at once, and a second run does nothing', async () => {
    const files = { 'a.ndjson': longLines(20), 'b.ndjson': `${longLines(4)}none\n` }
    const roots: unknown[] = []
    for (const concurrency of [1, 2, 4]) {
      const archive = await archiveOf(files)
      const plan = await planRun(archive, { shardBytes: 300_000 })
      expect(plan.shards.length).toBeGreaterThan(5)
      const { root, lines } = await doRun(archive, plan, { concurrency })
      expect(lines).toBe(25)
      roots.push(root)
      const map = vi.fn()
      const again = await doRun(archive, await planRun(archive, { shardBytes: 300_000 }), {
        host: { pool: { map, spare: () => undefined, close: async () => undefined } },
      })
      expect([again.root, again.lines]).toEqual([root, 0])
      expect(map).not.toHaveBeenCalled()
    }
    expect(new Set(roots).size).toBe(1)
    expect(roots[0]).toMatch(/^[0-9a-f]{64}$/)
  })

  test('interrupted at any batch goes on to the same root', async () => {
    const files = { 'a.ndjson': longLines(18) }
    const whole = await archiveOf(files)
    const { root } = await doRun(whole, await planRun(whole, { shardBytes: 400_000 }))
    const archive = await archiveOf(files)
    const plan = await planRun(archive, { shardBytes: 400_000 })
    let states: string[] = []
    for (let tries = 0; states.at(-1) !== 'complete' && tries < 20; tries += 1) {
      const interrupt = new AbortController()
      let steps = 0
      const onProgress = (): void => {
        steps += 1
        if (steps > 2) interrupt.abort()
      }
      const { state } = await doRun(archive, plan, { signal: interrupt.signal, onProgress })
      states = [...states, state]
    }
    expect(states.length).toBeGreaterThan(1)
    expect(states.slice(0, -1).every(state => state === 'interrupted')).toBe(true)
    expect((await doRun(archive, plan)).root).toBe(root)
  })

  test('that changed since it was planned is not mapped', async () => {
    const archive = await archiveOf({ 'a.ndjson': `${account}\n`, 'b.ndjson': `${filed}\n`, 'c.json': filed })
    const plan = await planRun(archive)
    archive.source.files.set('b.ndjson', Buffer.from(`${filed}\n\n`))
    archive.source.files.delete('c.json')
    const { state, failed, rows } = await doRun(archive, plan)
    expect([state, rows.length]).toEqual(['incomplete', 1])
    expect(failed.map(({ shard, failure }) => [shard, failure.code])).toEqual([
      ['00002', 'remap/changed-input'],
      ['00003', 'remap/changed-input'],
    ])
    expect([...archive.out.files.keys()].filter(path => path.startsWith('results/'))).toHaveLength(1)
  })

  test('shows no value of a transcript beside the results', async () => {
    const line = filed.replace(/"TIN[^"]*":"[^"]*"/, `"TIN":"${canaries.tin}"`)
    const archive = await archiveOf({
      'a.ndjson': `${line}\n{"TYPE":"${canaries.response}"}\n${canaries.token}\n{"${canaries.secret}\n`,
      [`${canaries.tin}.json`]: line,
    })
    const plan = await planRun(archive)
    const notes: unknown[] = []
    const outcome = await doRun(archive, plan, { onProgress: progress => notes.push(progress) })
    const status = runStatus(plan, outcome.rows)
    const beside = [...archive.out.files].filter(([path]) => !/^results\/|\/lists\//.test(path))
    expect(beside.length).toBeGreaterThan(4)
    const all = [...beside.map(([path, bytes]) => path + Buffer.from(bytes)), JSON.stringify([status, notes])]
    for (const secret of Object.values(canaries)) expect(all.join('\n').includes(secret)).toBe(false)
  })
})

describe('a shard', () => {
  test('fails where more lines are rejected than is tolerated, and leaves nothing; the others are done', async () => {
    const archive = await archiveOf({ 'a.ndjson': `${account}\nnone\n`, 'b.ndjson': `${account}\n` })
    const plan = await planRun(archive, { toleratedRejects: 0.4 })
    const { state, failed } = await doRun(archive, plan)
    expect(state).toBe('incomplete')
    expect(failed).toEqual([
      {
        shard: '00001',
        failure: {
          code: 'bulk/too-many-rejects',
          message: '1 of 2 lines were rejected; by code: transcript/not-json 1',
        },
      },
    ])
    const tolerant = await planRun(archive, { toleratedRejects: 0.5 })
    expect(tolerant.runId).not.toBe(plan.runId)
    expect((await doRun(archive, tolerant)).state).toBe('complete')
  })

  test('that cannot be written ends the run, as no other could be either, and can be done later', async () => {
    const archive = await archiveOf({ 'a.ndjson': `${account}\n`, 'b.ndjson': `${filed}\n` })
    const plan = await planRun(archive)
    const full = new RemapError('remap/unwritable-store', {
      store: 'memory',
      path: 'x',
      reason: 'the disk is full',
    })
    for (const call of ['write', 'finish'] as const) {
      const out = {
        ...archive.out,
        write: async (path: string) => ({
          ...(await archive.out.write(path)),
          [call]: () => Promise.reject(full),
        }),
      }
      const { state, failed, rows } = await doRun(archive, plan, { host: { out }, concurrency: 1 })
      // No line is rejected, so the first write is that of a result.
      expect([state, rows.length]).toEqual(['incomplete', 0])
      expect(failed).toEqual([{ shard: '00001', failure: { code: full.code, message: full.message } }])
    }
    expect((await doRun(archive, plan)).state).toBe('complete')
  })

  test('that two workers do at once gives one row', async () => {
    const archive = await archiveOf({ 'a.ndjson': `${account}\n` })
    const plan = await planRun(archive)
    const [one, other] = await Promise.all([doRun(archive, plan), doRun(archive, plan)])
    expect(one.root).toBe(other.root)
    expect([...archive.out.files.keys()].filter(path => path.startsWith('ledger/'))).toHaveLength(1)
  })

  test('of which a thread made an error without a code says no more than its kind', async () => {
    const archive = await archiveOf({ 'a.ndjson': `${account}\n` })
    const broken = async (): Promise<never> => {
      throw new RangeError(canaries.tin)
    }
    const pool = { ...(await poolOf({ kind: 'bundled' })), map: broken }
    const { failed } = await doRun(archive, await planRun(archive), { host: { pool } })
    expect(failed).toHaveLength(1)
    expect(failed[0]?.failure.code).toBe('bug/broken-promise')
    expect(failed[0]?.failure.message).toContain('RangeError while a shard was mapped')
    expect(failed[0]?.failure.message).not.toContain(canaries.tin)
  })
})

describe('verify', () => {
  test('reads everything again and finds whatever is damaged, gone or not done', async () => {
    const archive = await archiveOf({ 'a.ndjson': `${account}\nnone\n`, 'b.ndjson': `${filed}\n` })
    const plan = await planRun(archive)
    const host = await hostOf(archive)
    expect((await verifyRun(plan, host, never)).faults).toEqual(
      ['00001', '00002'].map(shard => ({ shard, what: 'it is not done' })),
    )
    const { root, rows } = await doRun(archive, plan)
    const all = rows.flatMap(({ files }) => files).reduce((sum, file) => sum + file.bytes, 0)
    expect(all).toBeGreaterThan(1000)
    const sound = { shards: 2, whole: 2, results: 2, rejected: 1, bytes: all, root, faults: [] }
    expect(await verifyRun(plan, host, never)).toMatchObject(sound)
    expect(runRoot(rows)).toBe(root)
    for (const path of rows.flatMap(row => [...row.files, row.rejects]).map(file => file.path)) {
      const bytes = archive.out.files.get(path) ?? Buffer.of()
      const damaged = bytes.length === 0 ? Buffer.from('\n') : Buffer.from(bytes).fill(1, 0, 1)
      archive.out.files.set(path, damaged)
      const { faults, whole, root: none } = await verifyRun(plan, host, never)
      expect([whole, none]).toEqual([1, null])
      expect(faults).toMatchObject([{ what: expect.stringContaining(`"${path}"`) }])
      archive.out.files.set(path, bytes)
    }
    expect(await verifyRun(plan, host, never)).toMatchObject(sound)
  })
})

describe('a run with mappings of which some changed', () => {
  const own = (label: string): Archive['mapping'] => ({
    kind: 'own',
    mappings: [
      {
        name: 'mine.yaml',
        text: `id: mine\ntitle: Mine\nversion: "1.0.0"\nmatch: { type: RETR, form: ["1040"] }\nfields: { total: { from: SECTION_FILING > INCOME > ${label}, as: money } }\n`,
      },
    ],
    parts: [],
    bundled: true,
    callback: undefined,
  })

  test('maps the shards that they touch, carries the others over, and has the root of a run again', async () => {
    const files = {
      'a.ndjson': `${account}\n[]\n`,
      'b.ndjson': `${filed}\n`,
      'c.ndjson': '{"TYPE":"NONE"}\n',
    }
    const before = { ...(await archiveOf(files)), mapping: own('TOTAL INCOME') }
    await doRun(before, await planRun(before))
    const after = { ...before, mapping: own('TOTAL WAGES') }
    const plan = await planRun(after)
    // The third has a line without a mapping, which the new ones may have.
    expect(plan.shards.map(({ carried }) => carried)).toEqual([true, false, false])
    const { root, lines } = await doRun(after, plan)
    expect(lines).toBe(2)
    const anew = { ...(await archiveOf(files)), mapping: own('TOTAL WAGES') }
    expect((await doRun(anew, await planRun(anew))).root).toBe(root)
    // Another version of this package may read the same line otherwise.
    expect((await planRun(after, { version: '0.0.1' })).shards.every(({ carried }) => !carried)).toBe(true)
  })
})

test('a plan without transcripts is refused', async () => {
  const archive = await archiveOf({ 'readme.txt': 'x' })
  expect(await errorOf(planRun(archive))).toMatchObject({
    code: 'remap/nothing-to-map',
    message:
      'There are no transcript files in "source"; put lines of transcripts in *.ndjson or *.jsonl files, single transcripts in *.json',
  })
})
