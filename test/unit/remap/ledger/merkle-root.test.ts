import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { merkleRoot } from '../../../../src/remap/ledger/merkle-root.ts'
import { expectGrowth } from '../../../support/growth.ts'

/** The entries that implementations of RFC 6962 and RFC 9162 are held to. */
const entries = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
].map(text => Buffer.from(text, 'hex'))

test.each([
  [0, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  [1, '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
  [2, 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'],
  [3, 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77'],
  [4, 'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7'],
  [5, '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4'],
  [6, '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef'],
  [7, 'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c'],
  [8, '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328'],
])('merkleRoot of the first %i entries of the known list is that of RFC 9162', (count, want) => {
  expect(merkleRoot(entries.slice(0, count))).toBe(want)
})

const sha256 = (...parts: readonly Uint8Array[]): Buffer =>
  createHash('sha256').update(Buffer.concat(parts)).digest()

/** As RFC 9162 defines it, by halves. */
function defined(list: readonly Uint8Array[]): Buffer {
  const [first] = list
  if (first === undefined) return sha256()
  if (list.length === 1) return sha256(Buffer.of(0), first)
  let half = 1
  while (2 * half < list.length) half *= 2
  return sha256(Buffer.of(1), defined(list.slice(0, half)), defined(list.slice(half)))
}

test('merkleRoot is what the RFC defines, for each number of entries up to a hundred', () => {
  const list = Array.from({ length: 100 }, (_, index) => Buffer.from(`entry ${index}`))
  for (let count = 0; count <= list.length; count += 1)
    expect(merkleRoot(list.slice(0, count))).toBe(defined(list.slice(0, count)).toString('hex'))
})

test('merkleRoot takes time in proportion to the entries', () => {
  const prepare = (size: number) => {
    const list = Array.from({ length: size }, (_, index) => Buffer.from(String(index)))
    return () => merkleRoot(list)
  }
  expectGrowth([1500, 15_000], prepare, least => 11 * least + 60)
})
