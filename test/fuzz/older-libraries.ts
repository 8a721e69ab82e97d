/**
 * Jazzer.js 4.0.0 carries an addon built against glibc 2.38 and libstdc++ of GCC 13, of which it needs three functions only. On a
 * system before those (Debian 12 has glibc 2.36) it would not load, though what it needs is there: `strtol` and `strtoul` by their
 * older names, and iostreams that were set up before it came. This makes a copy of the addon that asks for what there is.
 */

/** Of the parts of an ELF file for 64 bits, lowest byte first: what is read here of them. */
interface Part {
  readonly type: number
  readonly offset: number
  readonly size: number
  readonly link: number
}

const symbols = 11
const needs = 0x6ffffffe
const versions = 0x6fffffff

const symbolLength = 24
const newerPrefix = '__isoc23_'
const isWeakVersion = 2
const weakBinding = 2 << 4

/** A copy of the addon `file` that loads on systems as old as Debian 12. */
export function forOlderLibraries(file: Uint8Array): Uint8Array {
  const copy = Buffer.from(file)
  const parts = partsOf(copy)
  const table = partOf(parts, symbols)
  const names = parts[table.link]
  if (names === undefined) throw new TypeError('the addon has no names')
  const nameAt = (at: number): string =>
    copy.toString('latin1', names.offset + at, copy.indexOf(0, names.offset + at))
  const needed = neededVersions(copy, partOf(parts, needs).offset, nameAt)
  const oldest = needed.find(({ name }) => name === 'libc.so.6 GLIBC_2.2.5')
  const late = needed.filter(({ name }) => /GLIBC_2\.38$|GLIBCXX_3\.4\.32$/.test(name))
  if (oldest === undefined) throw new TypeError('the addon needs no glibc')
  for (const { at } of late) copy.writeUInt16LE(isWeakVersion, at + 4)
  for (let index = 0; index * symbolLength < table.size; index += 1) {
    const version = partOf(parts, versions).offset + 2 * index
    if (!late.some(({ number }) => number === copy.readUInt16LE(version))) continue
    const at = table.offset + symbolLength * index
    const name = copy.readUInt32LE(at)
    if (nameAt(name).startsWith(newerPrefix)) {
      copy.writeUInt32LE(name + newerPrefix.length, at)
      copy.writeUInt16LE(oldest.number, version)
    } else copy.writeUInt8(weakBinding | (copy.readUInt8(at + 4) & 15), at + 4)
  }
  return copy
}

function partsOf(file: Buffer): readonly Part[] {
  const start = Number(file.readBigUInt64LE(0x28))
  return Array.from({ length: file.readUInt16LE(0x3c) }, (_, index) => {
    const at = start + 64 * index
    return {
      type: file.readUInt32LE(at + 4),
      offset: Number(file.readBigUInt64LE(at + 24)),
      size: Number(file.readBigUInt64LE(at + 32)),
      link: file.readUInt32LE(at + 40),
    }
  })
}

function partOf(parts: readonly Part[], type: number): Part {
  const found = parts.find(each => each.type === type)
  if (found === undefined) throw new TypeError(`the addon has no part of type ${type}`)
  return found
}

interface NeededVersion {
  /** Library and version. */
  readonly name: string
  /** By which symbols name it. */
  readonly number: number
  /** Where it stands in the file. */
  readonly at: number
}

function neededVersions(
  file: Buffer,
  start: number,
  nameAt: (at: number) => string,
): readonly NeededVersion[] {
  const found: NeededVersion[] = []
  for (let library = start, next = -1; next !== 0; library += next) {
    const name = nameAt(file.readUInt32LE(library + 4))
    let at = library + file.readUInt32LE(library + 8)
    for (let count = file.readUInt16LE(library + 2); count > 0; count -= 1) {
      const version = nameAt(file.readUInt32LE(at + 8))
      found.push({ name: `${name} ${version}`, number: file.readUInt16LE(at + 6), at })
      at += file.readUInt32LE(at + 12)
    }
    next = file.readUInt32LE(library + 12)
  }
  return found
}
