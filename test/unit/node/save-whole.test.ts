import {
  lstatSync,
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
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveWhole } from '../../../src/node/save-whole.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'save-whole-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const path = (name: string): string => join(folder, name)

test('saveWhole makes a file and replaces it, and leaves nothing beside it', () => {
  for (const text of ['first, a long one', 'second ä']) {
    saveWhole(path('state'), text)
    expect(readFileSync(path('state'), 'utf8')).toBe(text)
  }
  expect(readdirSync(folder)).toEqual(['state'])
})

test('saveWhole writes over what an interrupted run left, and through no link planted there', () => {
  writeFileSync(path('other'), 'of somebody else')
  symlinkSync(path('other'), path('state.partial'))
  saveWhole(path('state'), 'new')
  expect(readFileSync(path('state'), 'utf8')).toBe('new')
  expect(readFileSync(path('other'), 'utf8')).toBe('of somebody else')
  expect(readdirSync(folder)).toEqual(['other', 'state'])
})

test('saveWhole replaces the file that a link names, and keeps the link', () => {
  mkdirSync(path('elsewhere'))
  writeFileSync(path('elsewhere/real'), 'old')
  symlinkSync(path('elsewhere/real'), path('state'))
  saveWhole(path('state'), 'new')
  expect(lstatSync(path('state')).isSymbolicLink()).toBe(true)
  expect(readFileSync(path('elsewhere/real'), 'utf8')).toBe('new')
  expect(readdirSync(path('elsewhere'))).toEqual(['real'])
})

test('saveWhole writes to a device', () => {
  saveWhole('/dev/null', 'new')
  expect(lstatSync('/dev/null').isCharacterDevice()).toBe(true)
})

test('saveWhole leaves the old file where the new one cannot be given its name', () => {
  writeFileSync(path('state'), 'old')
  mkdirSync(path('state.partial'))
  expect(() => saveWhole(path('state'), 'new')).toThrow(/EISDIR|directory/)
  expect(readFileSync(path('state'), 'utf8')).toBe('old')
})

test('saveWhole says what the system refuses, by its code', () => {
  expect(() => saveWhole(join(folder, 'no such folder/state'), 'new')).toThrow(
    expect.objectContaining({ code: 'ENOENT' }),
  )
})
