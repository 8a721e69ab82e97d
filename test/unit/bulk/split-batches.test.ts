import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Batch, splitBatches } from '../../../src/bulk/batch/split-batches.ts'

const limits = { batchBytes: 16, longestLine: 40 }
const room = (): Buffer<ArrayBuffer> => Buffer.allocUnsafeSlow(limits.batchBytes)

async function* pieces(text: string, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0, index = 0; at < bytes.length; index += 1) {
    const size = sizes[index % sizes.length] ?? bytes.length
    yield bytes.subarray(at, at + size)
    at += size
  }
}

async function split(text: string, sizes: readonly number[] = [1000], offset = 0): Promise<readonly Batch[]> {
  const batches: Batch[] = []
  for await (const batch of splitBatches(pieces(text, sizes), offset, limits, room)) batches.push(batch)
  return batches
}

const shown = (batch: Batch): readonly [string, number] => [
  batch.kind === 'lines' ? Buffer.from(batch.bytes).toString() : '(long)',
  batch.end,
]

describe('batches', () => {
  test.each<[string, string, readonly (readonly [string, number])[]]>([
    ['nothing', '', []],
    ['one line', 'abc\n', [['abc\n', 4]]],
    ['a last line without an end', 'abc\nd', [['abc\nd', 5]]],
    [
      'lines up to the size of a batch',
      'aaaaaaa\nbbbbbbb\nccc\n',
      [
        ['aaaaaaa\nbbbbbbb\n', 16],
        ['ccc\n', 20],
      ],
    ],
    [
      'a cut at the last line end that fits',
      'aaaa\nbbbb\ncccccccccc\n',
      [
        ['aaaa\nbbbb\n', 10],
        ['cccccccccc\n', 21],
      ],
    ],
    [
      'a line longer than a batch, alone',
      `a\n${'b'.repeat(20)}\nc\n`,
      [
        ['a\n', 2],
        [`${'b'.repeat(20)}\n`, 23],
        ['c\n', 25],
      ],
    ],
    ['a long last line without an end', 'b'.repeat(20), [['b'.repeat(20), 20]]],
    [
      'the longest line',
      `${'b'.repeat(40)}\nc\n`,
      [
        [`${'b'.repeat(40)}\n`, 41],
        ['c\n', 43],
      ],
    ],
    [
      'a line that is too long',
      `a\n${'b'.repeat(41)}\nc\n`,
      [
        ['a\n', 2],
        ['(long)', 44],
        ['c\n', 46],
      ],
    ],
    ['a last line that is too long', 'b'.repeat(500), [['(long)', 500]]],
    [
      'two lines that are too long',
      `${'b'.repeat(100)}\n${'c'.repeat(100)}\n`,
      [
        ['(long)', 101],
        ['(long)', 202],
      ],
    ],
  ])('%s', async (_, text, want) => {
    for (const sizes of [[1000], [1], [7, 3, 40]]) expect((await split(text, sizes)).map(shown)).toEqual(want)
  })

  const line = fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 0, max: 12 }) },
    fc.integer({ min: 13, max: 60 }),
  )
  const text = fc
    .tuple(fc.array(line, { maxLength: 20 }), fc.boolean())
    .map(
      ([lengths, ends]) =>
        lengths.map((length, index) => 'abcdefgh'.charAt(index % 8).repeat(length)).join('\n') +
        (ends ? '\n' : ''),
    )

  test('do not depend on how the bytes arrive, and lose none', async () => {
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1 }),
        async (given, sizes) => {
          const whole = await split(given)
          expect((await split(given, sizes)).map(shown)).toEqual(whole.map(shown))
          let at = 0
          for (const batch of whole) {
            if (batch.kind === 'lines')
              expect(Buffer.from(batch.bytes).toString()).toBe(given.slice(at, batch.end))
            else expect(given.slice(at, batch.end).replace(/\n$/, '').length).toBeGreaterThan(40)
            at = batch.end
          }
          expect(at).toBe(given.length)
        },
      ),
    )
  })

  test('are the same from any cut on', async () => {
    await fc.assert(
      fc.asyncProperty(text, async given => {
        const whole = await split(given)
        for (const [index, { end }] of whole.entries())
          expect((await split(given.slice(end), [5], end)).map(shown)).toEqual(
            whole.slice(index + 1).map(shown),
          )
      }),
    )
  })

  test('own their buffer, so that it can be handed over', async () => {
    const [first, second] = await split('aaaaaaaaaaaaaa\nbbbb\n')
    if (first?.kind !== 'lines' || second?.kind !== 'lines') throw new Error('two batches of lines')
    expect(first.bytes.buffer).not.toBe(second.bytes.buffer)
    structuredClone(first.bytes, { transfer: [first.bytes.buffer] })
    expect(Buffer.from(second.bytes).toString()).toBe('bbbb\n')
  })
})
