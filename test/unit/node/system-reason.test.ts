/** Why the system refused, in words. */
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { codeOf, reasonOf } from '../../../src/node/system-reason.ts'

function errorOf(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('nothing was refused')
}

const coded = (code: string): Error => Object.assign(new Error('CANARY'), { code })

describe('what the system refuses', () => {
  test.each<[string, () => unknown, string]>([
    ['ENOENT', () => readFileSync('/nowhere/x'), 'there is no such file or folder'],
    ['EISDIR', () => readFileSync(tmpdir()), 'it is a folder'],
    ['ENOTDIR', () => readFileSync(`${process.execPath}/x`), 'a part of its path is no folder'],
    [
      'Z_BUF_ERROR',
      () => gunzipSync(gzipSync('x'.repeat(99)).subarray(0, 15)),
      'its compressed data breaks off',
    ],
  ])('is reported in words: %s', (code, work, words) => {
    const error = errorOf(work)
    expect([codeOf(error), reasonOf(error)]).toEqual([code, words])
  })

  test('is reported by its code where there are no words for it, and never by its message', () => {
    expect(reasonOf(coded('EBUSY'))).toBe('EBUSY')
    expect(reasonOf(coded('ZSTD_error_checksum_wrong'))).toBe('its compressed data is damaged or breaks off')
    for (const error of [new Error('CANARY'), 'CANARY', undefined]) expect(reasonOf(error)).toBe('unknown')
  })
})
