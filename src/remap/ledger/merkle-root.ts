/** The Merkle tree hash of RFC 9162, section 2.1.1 (read 2026-11-23), over SHA-256: one hash that tells whether two lists are the same. */
import { createHash } from 'node:crypto'

/** In hexadecimal digits. The hash of a list without entries is that of no bytes. */
export function merkleRoot(entries: Iterable<Uint8Array>): string {
  // The roots of the whole trees so far, the largest first, each with the height of its tree.
  const whole: { readonly hash: Uint8Array; readonly height: number }[] = []
  for (const entry of entries) {
    let node = { hash: hashOf(leafMark, entry), height: 0 }
    for (let last = whole.at(-1); last?.height === node.height; last = whole.at(-1)) {
      whole.pop()
      node = { hash: hashOf(nodeMark, last.hash, node.hash), height: node.height + 1 }
    }
    whole.push(node)
  }
  const root = whole
    .map(({ hash }) => hash)
    .reduceRight<Uint8Array | undefined>(
      (right, left) => (right === undefined ? left : hashOf(nodeMark, left, right)),
      undefined,
    )
  return Buffer.from(root ?? hashOf()).toString('hex')
}

/** They keep a leaf and a node from being taken for each other. */
const leafMark = Uint8Array.of(0)
const nodeMark = Uint8Array.of(1)

function hashOf(...parts: readonly Uint8Array[]): Uint8Array {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
