/** The frames are written out here by hand, after RFC 8878, so that the test needs no zstd. */
import { describe, expect, test } from 'vitest'
import { zstdFrames } from '../../../src/bulk/bytes/zstd-frames.ts'

const magic = [0x28, 0xb5, 0x2f, 0xfd]
const block = (last: boolean, kind: number, size: number): number[] => {
  const value = (size << 3) | (kind << 1) | (last ? 1 : 0)
  return [value & 255, (value >> 8) & 255, value >> 16]
}
const bytes = (count: number): number[] => Array.from({ length: count }, () => 0x28)

const frames: Readonly<Record<string, readonly number[]>> = {
  'window, one raw block': [...magic, 0x00, 0x58, ...block(true, 0, 5), ...bytes(5)],
  'single segment, size in one byte': [...magic, 0x20, 5, ...block(true, 0, 5), ...bytes(5)],
  'single segment, size in eight bytes': [...magic, 0xe0, ...bytes(8), ...block(true, 2, 5), ...bytes(5)],
  'window, dictionary, size in two bytes': [...magic, 0x43, ...bytes(1 + 4 + 2), ...block(true, 0, 0)],
  'size in four bytes, dictionary of one': [...magic, 0x81, ...bytes(1 + 1 + 4), ...block(true, 0, 1), 1],
  'a checksum': [...magic, 0x24, 5, ...block(true, 0, 5), ...bytes(5), ...bytes(4)],
  'a repeated byte, then a large block': [
    ...magic,
    ...[0x00, 0x58],
    ...block(false, 1, 100_000),
    7,
    ...block(true, 2, 70_000),
    ...bytes(70_000),
  ],
  'a block of nothing': [...magic, 0x20, 0, ...block(true, 0, 0)],
  'a frame to be skipped': [0x5a, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, ...bytes(3)],
  'an empty one to be skipped': [0x50, 0x2a, 0x4d, 0x18, 0, 0, 0, 0],
}

async function cut(data: readonly number[], size: number): Promise<readonly (readonly number[])[]> {
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < data.length; at += size) yield Uint8Array.from(data.slice(at, at + size))
  }
  const pieces: (readonly number[])[] = []
  for await (const piece of zstdFrames(chunks(), 'in.zst')) pieces.push([...piece])
  return pieces
}

describe('zstd data', () => {
  test('is cut at the end of each frame', async () => {
    const all = Object.values(frames)
    expect(await cut(all.flat(), 10_000_000)).toEqual(all)
  })

  test.each(Object.keys(frames))('is cut there however it arrives: %s', async name => {
    const frame = frames[name] ?? []
    const two = [...frame, ...frame]
    for (const size of frame.length > 1000 ? [997] : [1, 2, 3, 7]) {
      const pieces = await cut(two, size)
      expect(pieces.flat()).toEqual(two)
      const ends: number[] = []
      for (const piece of pieces) ends.push((ends.at(-1) ?? 0) + piece.length)
      expect(ends).toContain(frame.length)
    }
  })

  test.each(Object.keys(frames))('that breaks off is reported: %s', async name => {
    const frame = frames[name] ?? []
    for (const length of [1, 3, 4, 5, 6, frame.length - 1])
      await expect(cut(frame.slice(0, Math.min(length, frame.length - 1)), 4)).rejects.toThrow(
        'Cannot read the input "in.zst": its compressed data breaks off',
      )
  })

  test.each([
    ['no frame', [...bytes(8)]],
    ['text behind a frame', [...(frames['a checksum'] ?? []), 0x7b, 0x22, 0x41, 0x22]],
    ['a kind of block that is not defined', [...magic, 0x20, 5, ...block(true, 3, 5), ...bytes(5)]],
  ])('that is damaged is reported: %s', async (_, data) => {
    await expect(cut(data, 3)).rejects.toThrow(
      'Cannot read the input "in.zst": its compressed data is damaged',
    )
  })

  test('of no bytes is whole', async () => {
    expect(await cut([], 1)).toEqual([])
  })
})
