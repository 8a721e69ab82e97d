import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { folderStore } from '../../../../src/remap/store/folder-store.ts'
import type { ByteRange } from '../../../../src/remap/store/store.ts'
import { errorOf } from '../../../support/error-of.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-store-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const pathsOf = async (below = ''): Promise<readonly string[]> => {
  const paths: string[] = []
  for await (const { path } of folderStore(folder).list(below)) paths.push(path)
  return paths
}
const textOf = async (path: string, range?: ByteRange): Promise<string> => {
  const parts: Uint8Array[] = []
  for await (const chunk of folderStore(folder).read(path, range)) parts.push(Uint8Array.from(chunk))
  return Buffer.concat(parts).toString()
}

describe('a folder as a store', () => {
  test('lists files by their paths, through links to files, without names that begin with a dot', async () => {
    for (const path of ['b/2', 'b/1', 'a', 'b.x', '.hidden', 'b/.partial']) {
      mkdirSync(join(folder, 'b'), { recursive: true })
      writeFileSync(join(folder, path), 'x')
    }
    symlinkSync(join(folder, 'a'), join(folder, 'link'))
    expect(await pathsOf()).toEqual(['a', 'b.x', 'b/1', 'b/2', 'link'])
    expect(await pathsOf('b')).toEqual(['b/1', 'b/2'])
    expect(await pathsOf('none')).toEqual([])
  })

  test('refuses a link to a folder, which could lead in a circle', async () => {
    symlinkSync(folder, join(folder, 'round'))
    expect(await errorOf(pathsOf())).toMatchObject({
      code: 'remap/unreadable-store',
      message: `Cannot read "round" in "${folder}": it is a link to a folder`,
    })
  })

  test('reads a file, or a part of one', async () => {
    writeFileSync(join(folder, 'a'), '0123456789')
    expect(await textOf('a')).toBe('0123456789')
    expect(await textOf('a', { from: 3, to: 6 })).toBe('345')
    expect(await textOf('a', { from: 8, to: null })).toBe('89')
    expect(await textOf('a', { from: 5, to: 5 })).toBe('')
    expect(await folderStore(folder).text('none')).toBeUndefined()
    expect(await folderStore(folder).facts('none')).toBeUndefined()
  })

  test.each([['../x'], ['a/../../x'], ['/etc/passwd'], [''], ['a\0b'], ['a/..']])(
    'leads to no file outside: %j',
    async path => {
      const store = folderStore(folder)
      const error = { code: 'remap/unreadable-store' }
      expect(await errorOf(store.text(path))).toMatchObject(error)
      expect(await errorOf(textOf(path))).toMatchObject(error)
      expect(await errorOf(store.write(path))).toMatchObject(error)
    },
  )

  test('makes a small file once, whoever tries, and replaces it as a whole', async () => {
    const store = folderStore(folder)
    const tries = await Promise.all(['1', '2', '3', '4'].map(text => store.make('d/e/a', text)))
    expect(tries.filter(Boolean)).toHaveLength(1)
    expect(readFileSync(join(folder, 'd/e/a'), 'utf8')).toBe(String(tries.indexOf(true) + 1))
    await store.replace('d/e/a', 'other')
    expect(await store.text('d/e/a')).toBe('other')
    expect(readdirSync(join(folder, 'd/e'))).toEqual(['a'])
  })

  test('shows nothing of a large file before it is whole; of two writers one whole file is left', async () => {
    const store = folderStore(folder)
    const [one, two, three] = [await store.write('r/a'), await store.write('r/a'), await store.write('r/a')]
    await one?.write(Buffer.from('one'))
    await two?.write(Buffer.from('two'))
    expect(existsSync(join(folder, 'r/a'))).toBe(false)
    await two?.finish()
    expect(await store.text('r/a')).toBe('two')
    await one?.finish()
    await three?.discard()
    expect(await store.text('r/a')).toBe('one')
    expect(readdirSync(join(folder, 'r'))).toEqual(['a'])
  })

  test('leaves nothing of a large file that cannot take its place', async () => {
    mkdirSync(join(folder, 'r/a/inside'), { recursive: true })
    const file = await folderStore(folder).write('r/a')
    await file.write(Buffer.from('one'))
    expect(await errorOf(file.finish())).toMatchObject({
      code: 'remap/unwritable-store',
      message: expect.stringContaining(`Cannot write "r/a" in "${folder}": `),
    })
    expect(readdirSync(join(folder, 'r'))).toEqual(['a'])
  })

  test('says what the system refuses, by path and reason', async () => {
    writeFileSync(join(folder, 'a'), 'x')
    expect(await errorOf(folderStore(folder).write('a/b'))).toMatchObject({
      code: 'remap/unwritable-store',
      message: expect.stringContaining(`Cannot write "a/b" in "${folder}": `),
    })
    expect(await errorOf(folderStore(folder).facts('a/b'))).toMatchObject({ code: 'remap/unreadable-store' })
  })
})
