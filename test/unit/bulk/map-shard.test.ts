/** A shard mapped within one thread, into sinks of memory and of real files: what comes out, what fails it, what it leaves. */
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  fileSink,
  mapShard,
  type ShardOptions,
  type ShardSink,
  type ShardSummary,
} from '../../../src/bulk/index.ts'
import { createMapper } from '../../../src/mapper/create-mapper.ts'
import { mapTranscript } from '../../../src/mapper/map-transcript.ts'
import { errorOf } from '../../support/error-of.ts'
import { fewLines, longLines, transcriptLines } from '../../support/many-transcripts.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'map-shard-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const mapped = (lines: string): string =>
  lines
    .trimEnd()
    .split('\n')
    .map(line => `${JSON.stringify(mapTranscript(line))}\n`)
    .join('')

const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

async function* pieces(text: string | Uint8Array, size = 1000): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

interface Held extends ShardSink {
  readonly calls: string[]
  readonly output: () => Buffer
  readonly rejects: () => string
}

/** A sink that keeps everything in memory, and the names of the calls behind the writing. */
function memorySink(): Held {
  const calls: string[] = []
  const output: Uint8Array[] = []
  const rejects: Uint8Array[] = []
  return {
    calls,
    output: () => Buffer.concat(output),
    rejects: () => Buffer.concat(rejects).toString(),
    write: async bytes => void output.push(bytes),
    reject: async bytes => void rejects.push(bytes),
    finish: async () => void calls.push('finish'),
    discard: async () => void calls.push('discard'),
  }
}

async function shard(
  source: string,
  options: ShardOptions = {},
): Promise<{ sink: Held; summary: ShardSummary }> {
  const sink = memorySink()
  return { sink, summary: await mapShard(pieces(source), sink, options) }
}

describe('a shard', () => {
  test('gives one line of JSON for each transcript, in order, and knows its bytes', async () => {
    const lines = transcriptLines(12)
    const { sink, summary } = await shard(lines)
    expect(sink.output().toString()).toBe(mapped(lines))
    expect(sink.calls).toEqual(['finish'])
    expect(summary.tally).toMatchObject({ lines: 12, mapped: 12, blank: 0, rejected: {} })
    expect(summary.output).toEqual({ length: sink.output().length, sha256: sha256(sink.output()) })
    expect(summary.rejects).toEqual({ length: 0, sha256: sha256('') })
    expect(summary.drift.documents).toBe(12)
  })

  test('numbers rejected lines over all batches, and never quotes them', async () => {
    const long = longLines(12)
    const lines = `{"CANARY"\n${long}\n[1]\n`
    const { sink, summary } = await shard(lines)
    const rejects = sink
      .rejects()
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(long.length).toBeGreaterThan(1024 * 1024)
    expect(rejects.map(({ line, code }) => [line, code])).toEqual([
      [1, 'transcript/not-json'],
      [15, 'transcript/not-object'],
    ])
    expect(sink.rejects()).not.toContain('CANARY')
    expect(sink.output().toString()).toBe(mapped(long))
    expect(summary.tally).toMatchObject({ lines: 15, mapped: 12, blank: 1 })
    expect(summary.rejects.sha256).toBe(sha256(sink.rejects()))
  })

  test('is read from gzip, from a file, and from a file of the name "-" as it is from plain bytes', async () => {
    const lines = transcriptLines(4)
    const file = join(folder, 'shard.ndjson.gz')
    writeFileSync(file, gzipSync(lines))
    const fromBytes = memorySink()
    await mapShard(pieces(gzipSync(lines), 7), fromBytes)
    const fromFile = memorySink()
    await mapShard(file, fromFile)
    expect(fromBytes.output().toString()).toBe(mapped(lines))
    expect(fromFile.output().toString()).toBe(mapped(lines))
  })

  test('of nothing gives nothing, and as gzip an empty text that readers take', async () => {
    expect((await shard('')).sink.output()).toHaveLength(0)
    const { sink } = await shard('\n \n', { compression: 'gzip' })
    expect(gunzipSync(sink.output())).toHaveLength(0)
  })

  test('is mapped by the mapper that is given, with its options', async () => {
    const mapping = `id: mine
title: Mine
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields: { total: { from: SECTION_FILING > INCOME > TOTAL INCOME, as: money } }
`
    const mapper = createMapper({ mappings: [mapping], bundled: false })
    const { sink, summary } = await shard(fewLines.map(line => `${line}\n`).join(''), {
      mapper,
      unmapped: 'error',
      lineage: true,
    })
    const result = JSON.parse(sink.output().toString())
    expect(result.mapping.id).toBe('mine')
    expect(result.lineage).toHaveLength(1)
    expect(Object.keys(summary.tally.issues.error)).toEqual(['transcript/unmapped'])
    expect(summary.tally.rejected).toEqual({ 'transcript/no-mapping': 3 })
  })

  test('cut into pieces anyhow gives the same bytes', async () => {
    const lines = transcriptLines(3)
    const expected = mapped(lines)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5000 }), async size => {
        const sink = memorySink()
        await mapShard(pieces(lines, size), sink)
        expect(sink.output().toString()).toBe(expected)
      }),
      { numRuns: 20 },
    )
  })

  test('lets the event loop have its turn between batches', async () => {
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    }, 1)
    const { summary } = await shard(longLines(24))
    clearInterval(timer)
    expect(summary.tally.mapped).toBe(24)
    expect(turns).toBeGreaterThan(1)
  })
})

describe('a shard fails, and its sink discards what it has,', () => {
  const failure = async (source: AsyncIterable<Uint8Array>, options: ShardOptions, sink = memorySink()) => {
    const error = await errorOf(mapShard(source, sink, options))
    return { error, calls: sink.calls }
  }

  test('where more lines are rejected than is tolerated', async () => {
    const lines = `${transcriptLines(2)}{}\n\nnone\n`
    expect((await shard(lines, { toleratedRejects: 0.5 })).summary.tally.mapped).toBe(2)
    const { error, calls } = await failure(pieces(lines), { toleratedRejects: 0.49 })
    expect(error).toMatchObject({
      code: 'bulk/too-many-rejects',
      message: '2 of 4 lines were rejected; check the rejected lines, or raise "toleratedRejects"',
    })
    expect(calls).toEqual(['discard'])
  })

  test('where compressed bytes are damaged', async () => {
    const { error, calls } = await failure(pieces(gzipSync(transcriptLines(9)).subarray(0, 200)), {})
    expect(error).toMatchObject({ code: 'bulk/unreadable-input' })
    expect(calls).toEqual(['discard'])
  })

  test('with the error of the source itself, also of a compressed one', async () => {
    async function* broken(text: string | Uint8Array): AsyncGenerator<Uint8Array> {
      yield* pieces(text)
      throw new Error('the store is gone')
    }
    for (const bytes of [transcriptLines(2), gzipSync(transcriptLines(2))]) {
      const { error, calls } = await failure(broken(bytes), {})
      expect(error).toMatchObject({ message: 'the store is gone' })
      expect(calls).toEqual(['discard'])
    }
  })

  test('with the error of the sink, though discarding fails too', async () => {
    const full = (): Promise<never> => Promise.reject(new Error('no room'))
    const sink = { ...memorySink(), write: full, discard: () => Promise.reject(new Error('later')) }
    const { error } = await failure(pieces(transcriptLines(2)), {}, sink)
    expect(error).toMatchObject({ message: 'no room' })
  })

  test('with the reason of a signal that is aborted before, and between two batches', async () => {
    const reason = new Error('the worker is asked to end')
    const before = await failure(pieces(transcriptLines(2)), { signal: AbortSignal.abort(reason) })
    expect(before).toEqual({ error: reason, calls: ['discard'] })
    const controller = new AbortController()
    const between = await failure(pieces(longLines(24)), {
      signal: controller.signal,
      onProgress: ({ lines }) => {
        expect(lines).toBeLessThan(24)
        controller.abort(reason)
      },
    })
    expect(between).toEqual({ error: reason, calls: ['discard'] })
  })

  test('before anything is read where an option is wrong', async () => {
    const sink = memorySink()
    const untyped: object = { tolerated: 1 }
    const error = await errorOf(mapShard(pieces(''), sink, untyped))
    expect(error).toMatchObject({ code: 'mapper/unknown-option' })
    expect(sink.calls).toEqual([])
    const wrong = await errorOf(mapShard(pieces(''), sink, { toleratedRejects: 7 }))
    expect(wrong).toMatchObject({ code: 'mapper/wrong-option' })
  })
})

describe('a sink of files', () => {
  test('gives both files their names when the shard is whole, and leaves nothing else', async () => {
    const lines = transcriptLines(3)
    const output = join(folder, 'out.ndjson')
    const summary = await mapShard(pieces(`${lines}{}\n`), fileSink(output))
    expect(readdirSync(folder).sort()).toEqual(['out.ndjson', 'out.ndjson.rejected.ndjson'])
    expect(readFileSync(output, 'utf8')).toBe(mapped(lines))
    expect(sha256(readFileSync(`${output}.rejected.ndjson`))).toBe(summary.rejects.sha256)
  })

  test('leaves what was there where the shard fails', async () => {
    const output = join(folder, 'out.ndjson')
    writeFileSync(output, 'earlier\n')
    const lines = pieces(`${transcriptLines(3)}{}\n`)
    await errorOf(
      mapShard(lines, fileSink(output, { rejects: join(folder, 'bad') }), { toleratedRejects: 0 }),
    )
    expect(readdirSync(folder)).toEqual(['out.ndjson'])
    expect(readFileSync(output, 'utf8')).toBe('earlier\n')
  })

  test('of two workers that have the same shard at once leaves one whole output', async () => {
    const lines = longLines(24)
    const output = join(folder, 'out.ndjson')
    const [one, other] = await Promise.all([1, 2].map(() => mapShard(pieces(lines, 4096), fileSink(output))))
    expect(one?.output).toEqual(other?.output)
    expect(sha256(readFileSync(output))).toBe(one?.output.sha256)
    expect(readdirSync(folder).sort()).toEqual(['out.ndjson', 'out.ndjson.rejected.ndjson'])
  })

  test('names the folder that is not there', async () => {
    const error = await errorOf(mapShard(pieces(transcriptLines(1)), fileSink(join(folder, 'none/out'))))
    expect(error).toMatchObject({ code: 'bulk/unwritable-output' })
  })
})
