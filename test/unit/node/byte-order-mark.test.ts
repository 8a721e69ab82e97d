import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { markedAs } from '../../../src/node/byte-order-mark.ts'

const folder = mkdtempSync(join(tmpdir(), 'mark-'))

test.each([
  ['marked', '\ufeffa', '\ufeffb'],
  ['plain', 'a', 'b'],
  ['shorter', '', 'b'],
])('a text takes the mark of the file that it takes the place of: %s', (name, old, want) => {
  const path = join(folder, name)
  writeFileSync(path, old)
  expect(markedAs(path, 'b')).toBe(want)
  expect(markedAs(path, want)).toBe(want)
})

test('a text for a new file, or for what is no file, has none', () => {
  expect([markedAs(join(folder, 'new'), 'b'), markedAs(folder, 'b')]).toEqual(['b', 'b'])
})
