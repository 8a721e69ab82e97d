/** Where the tests of a source file lie: in the folder of its room under its name, so that nobody has to search for them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** Folders of test/unit that are no room of src: what stands beside the library. */
const besides = ['bench', 'docs']

/** The files below `folder` whose names end with `end`, with a slash between folders. */
function filesIn(folder: string, end: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => name.endsWith(end))
    .sort()
}

const roomOf = (file: string): string => file.split('/')[0] ?? file
const sources = filesIn('src', '.ts')
const tests = filesIn('test/unit', '.test.ts').map(file => {
  const name = `${basename(file, '.test.ts')}.ts`
  const about = sources.filter(source => roomOf(source) === roomOf(file) && basename(source) === name)
  return { file, about }
})

describe('the tests of a source file', () => {
  test('lie in the folder of its room', () => {
    const rooms = [...new Set(tests.map(({ file }) => roomOf(file)))].filter(room => !besides.includes(room))
    expect(rooms.filter(room => !existsSync(join(root, 'src', room)))).toEqual([])
  })

  test('lie beside those of the other files of the room, or in the folder that it has in its room', () => {
    const wrong = tests.filter(({ file, about }) => {
      const folders = [roomOf(file), ...about.map(source => dirname(source))]
      return about.length > 0 && !folders.includes(dirname(file))
    })
    expect(wrong.map(({ file, about }) => `${file}: ${about.join(', ')}`)).toEqual([])
  })

  test('lie in one file', () => {
    const files = tests.flatMap(({ about }) => about)
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([])
  })

  test('have its name: a file with another name says at its top what it is about', () => {
    const unnamed = tests.filter(
      ({ file, about }) =>
        about.length === 0 && !readFileSync(join(root, 'test/unit', file), 'utf8').startsWith('/**'),
    )
    expect(unnamed.map(({ file }) => file)).toEqual([])
  })
})
