import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { batchMapper, type MappedBatch } from '../../../src/bulk/batch/map-batch.ts'
import { sampledBytes } from '../../../src/bulk/batch/sample.ts'
import { batchBytes } from '../../../src/bulk/batch/split-batches.ts'
import { mapTranscript } from '../../../src/mapper/map-transcript.ts'
import { goldens } from '../../support/goldens.ts'

const samples = goldens().map(golden => JSON.stringify(JSON.parse(golden.text)))
const [sample = ''] = samples
const plain = {
  mapOne: (text: string) => mapTranscript(text),
  lineage: false,
  coverage: false,
  compression: 'none',
  writes: 'data',
  memory: 1024,
} as const

function mapped(text: string | Uint8Array, start = 1, settings = {}): MappedBatch {
  return batchMapper({ ...plain, ...settings })(Uint8Array.from(Buffer.from(text)), start)
}

const out = (batch: MappedBatch): string => Buffer.from(batch.output).toString()
const line = (text: string): string => `${JSON.stringify(mapTranscript(text))}\n`
const rejected = (batch: MappedBatch): readonly unknown[] =>
  batch.rejections === ''
    ? []
    : batch.rejections.split('\n').map((members, index) => {
        const parsed: unknown = JSON.parse(`{${members}}`)
        return [batch.rejectedLines[index], Object(parsed).code]
      })

describe('a batch', () => {
  test('gives one line of JSON for each line, in order', () => {
    const batch = mapped(samples.join('\n'))
    expect(out(batch)).toBe(samples.map(line).join(''))
    expect(batch.tally).toMatchObject({
      lines: samples.length,
      mapped: samples.length,
      blank: 0,
      rejected: {},
    })
    expect(Object.keys(batch.tally.issues.warning).length).toBeGreaterThan(0)
  })

  test('counts what nothing reads in every line, and absent fields in a sample far from the start', () => {
    const changed = JSON.stringify({ ...JSON.parse(sample), 'A NEW LABEL': 'CANARY' })
    const text = `${changed}\n`.repeat(70)
    const near = mapped(text).drift
    const far = mapped(text, 8 * batchBytes).drift
    const next = mapped(text, 9 * batchBytes).drift
    expect(8 * batchBytes).toBeGreaterThan(sampledBytes)
    expect([near.documents, near.unmapped, near.sample.documents]).toEqual([70, 70, 70])
    expect([far.documents, far.unmapped, far.sample.documents]).toEqual([70, 70, 9])
    expect([next.documents, next.unmapped, next.sample.documents]).toEqual([70, 70, 0])
    expect(JSON.stringify([near, far, next])).not.toContain('CANARY')
  })

  test('counts lines that give no result, and writes nothing where only counts are wanted', () => {
    const batch = mapped(`${sample}\nx\n`, 1, { writes: 'nothing' })
    expect(batch.output).toHaveLength(0)
    expect(batch.drift).toMatchObject({ documents: 1, rejected: 1 })
    expect(batch.tally).toMatchObject({ lines: 2, mapped: 1 })
  })

  test('has lineage where asked for', () => {
    const result = mapTranscript(sample)
    const want = `${JSON.stringify({ ...result, lineage: result.lineage() })}\n`
    expect(out(mapped(sample, 1, { lineage: true }))).toBe(want)
  })

  test('is one member where it is compressed, and no byte where nothing was mapped', () => {
    expect(gunzipSync(mapped(`${sample}\n${sample}`, 1, { compression: 'gzip' }).output).toString()).toBe(
      line(sample).repeat(2),
    )
    expect(mapped('x\n', 1, { compression: 'gzip' }).output).toHaveLength(0)
  })

  test.each([
    ['line feed', `${sample}\n`],
    ['no end', sample],
    ['carriage return and line feed', `${sample}\r\n`],
    ['blank lines around it', `\n \t\r\n${sample}\n\n`],
  ])('reads a line that ends in %s', (_, text) => {
    expect(out(mapped(text))).toBe(line(sample))
  })

  test('skips a byte order mark at the start of the text, and only there', () => {
    const batch = mapped(`\ufeff${sample}\n\ufeff${sample}\n`, 0)
    expect(out(batch)).toBe(line(sample))
    expect(rejected(batch)).toEqual([[1, 'transcript/not-json']])
    expect(rejected(mapped(`\ufeff${sample}`))).toEqual([[0, 'transcript/not-json']])
    expect(mapped('\ufeff', 0).tally).toMatchObject({ lines: 0, blank: 0 })
  })

  const broken = Buffer.from(sample.replace('"TYPE"', '"TYP\u00e9"'), 'latin1')

  test.each<[string, string | Uint8Array, string]>([
    ['no JSON', 'CANARY', 'transcript/not-json'],
    ['half a document', sample.slice(0, -20), 'transcript/not-json'],
    ['two documents', `${sample}${sample}`, 'transcript/not-json'],
    ['a list', '["CANARY"]', 'transcript/not-object'],
    ['a number', '000123456', 'transcript/not-json'],
    ['null', 'null', 'transcript/not-object'],
    ['the first version', '{"Data":{"a":"CANARY"}}', 'transcript/version-1'],
    ['no type', '{"a":"CANARY"}', 'transcript/no-type'],
    ['an unknown type', '{"TYPE":"CANARY 123-45-6789"}', 'transcript/no-mapping'],
    ['another character set', broken, 'bulk/not-utf8'],
    ['a NUL', `\0${sample}`, 'transcript/not-json'],
    ['deep nesting', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, 'transcript/not-object'],
  ])('writes aside %s, and goes on', (_, text, code) => {
    const bytes = Buffer.concat([Buffer.from(`${sample}\n\n`), Buffer.from(text), Buffer.from(`\n${sample}`)])
    const batch = mapped(bytes)
    expect(out(batch)).toBe(line(sample).repeat(2))
    expect(rejected(batch)).toEqual([[2, code]])
    expect(batch.tally).toMatchObject({ lines: 4, mapped: 2, blank: 1, rejected: { [code]: 1 } })
    expect(batch.rejections).not.toMatch(/CANARY|6789|000123456/)
  })

  test.each([
    ['a prototype', '"__proto__":{"TYPE":"WAID"},"constructor":{"prototype":{"x":"1"}}'],
    ['deep nesting in a section', `"SECTION_X":${'{"A":'.repeat(5000)}"1"${'}'.repeat(5000)}`],
    ['a huge value', `"SECTION_X":{"A":"${'x'.repeat(2_000_000)}"}`],
    ['odd characters', '"A\\u2028\\ud800":"\\n\u2028"'],
  ])('maps a line with %s as any other, to one line', (_, members) => {
    const text = sample.replace(/^\{/, `{${members},`)
    const batch = mapped(`${text}\n${sample}\n`)
    expect(batch.tally).toMatchObject({ mapped: 2, rejected: {} })
    expect(out(batch).split('\n')).toHaveLength(3)
    expect(out(batch).endsWith(`\n${line(sample)}`)).toBe(true)
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
  })

  test('tells a bug of ours in one line without its message, and maps the others', () => {
    const mapOne = (text: string) => {
      if (text.startsWith('!')) throw new RangeError('CANARY 123-45-6789')
      return mapTranscript(text)
    }
    const batch = mapped(`${sample}\n!\n${sample}`, 1, { mapOne })
    expect(out(batch)).toBe(line(sample).repeat(2))
    expect(batch.rejections).toBe(
      '"code":"bug/broken-promise","message":"A bug of tax-transcript-mapper: RangeError while this line was mapped"',
    )
  })

  test('passes a line that is known to fail, and looks at none but the others', () => {
    const seen: number[] = []
    const dead = [{ line: 1, code: 'bug/worker-ended', message: 'gone' }] as const
    const settings = { ...plain, atLine: (at: number) => seen.push(at) }
    const text = `${sample}\nCANARY\n${sample}\n`
    const batch = batchMapper(settings)(Uint8Array.from(Buffer.from(text)), 1, dead)
    expect(out(batch)).toBe(line(sample).repeat(2))
    expect(rejected(batch)).toEqual([[1, 'bug/worker-ended']])
    expect(seen).toEqual([0, 1, 2])
  })

  test('does not read a line for which a worker has too little memory', () => {
    const text = `${sample}${' '.repeat(16 * 1024)}\n${sample}`
    const batch = mapped(text, 1, { memory: 1 })
    expect(rejected(batch)).toEqual([[0, 'bulk/out-of-memory']])
    expect(batch.rejections).toContain('needs more than the 1 MiB of memory that a worker may use')
    expect(rejected(mapped(text))).toEqual([])
  })

  test('is known again by its last bytes', () => {
    expect(mapped('abc').tail).toEqual({
      length: 3,
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    })
    expect(mapped(`${' '.repeat(100_000)}\n`).tail.length).toBe(65_536)
  })

  test('owns the buffer of its output, however small', () => {
    const { output } = mapped(sample)
    expect(output.buffer.byteLength).toBe(output.byteLength)
  })
})
