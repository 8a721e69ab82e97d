import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type About, type Database, openDatabase } from '../../../../src/remap/format/duckdb.ts'
import { errorOf } from '../../../support/error-of.ts'
import { projectRoot } from '../../../support/goldens.ts'

const about: About = { file: 'a.parquet', code: 'bulk/unreadable-input' }
const outside = mkdtempSync(join(tmpdir(), 'duckdb-outside-'))
const folder = mkdtempSync(join(tmpdir(), 'duckdb-'))
let database: Database
beforeAll(async () => {
  writeFileSync(join(outside, 'a.csv'), 'a\n1\n')
  database = await openDatabase(folder, about)
})
afterAll(() => {
  database.close()
  for (const each of [folder, outside]) rmSync(each, { recursive: true })
})

/** What a fault says, but for the file. */
async function saidOf(sql: string): Promise<string> {
  const { code, message } = (await errorOf(database.run(sql))) as { code: string; message: string }
  expect(code).toBe('bulk/unreadable-input')
  return message.replace(/^.*: (?=DuckDB)/, '')
}

describe('the database', () => {
  test('writes and reads in its folder', async () => {
    await database.run(`COPY (SELECT unnest(range(3)) AS a) TO '${join(folder, 'a.csv')}'`)
    const texts: string[] = []
    for await (const text of database.texts(`SELECT a FROM '${join(folder, 'a.csv')}' ORDER BY 1`))
      texts.push(text)
    expect(texts).toEqual(['0', '1', '2'])
  })

  test('sees no other file, and writes none', async () => {
    expect(await saidOf(`SELECT * FROM '${join(outside, 'a.csv')}'`)).toBe('DuckDB says Permission Error')
    const other = join(outside, 'b.csv')
    expect(await saidOf(`COPY (SELECT 1) TO '${other}'`)).toBe('DuckDB says Permission Error')
    expect(existsSync(other)).toBe(false)
    for (const sql of ["SELECT * FROM 'http://127.0.0.1:1/a.csv'", 'INSTALL spatial'])
      expect(await saidOf(sql)).toBe('DuckDB says Permission Error')
  })

  test('has settings that nothing changes', async () => {
    const settings = new Map<string, string>()
    const names = [
      'threads',
      'temp_directory',
      'autoinstall_known_extensions',
      'autoload_known_extensions',
      'enable_external_access',
      'lock_configuration',
    ]
    for (const name of names)
      for await (const text of database.texts(`SELECT current_setting('${name}')`)) settings.set(name, text)
    expect(Object.fromEntries(settings)).toEqual({
      threads: '1',
      temp_directory: folder,
      autoinstall_known_extensions: 'false',
      autoload_known_extensions: 'false',
      enable_external_access: 'false',
      lock_configuration: 'true',
    })
    expect(await saidOf('SET threads = 2')).toBe('DuckDB says Invalid Input Error')
  })

  test('that is closed says no more', async () => {
    const other = await openDatabase(folder, about)
    other.close()
    expect(await errorOf(other.run('SELECT 1'))).toMatchObject({
      code: 'bulk/unreadable-input',
      message: 'Cannot read the input "a.parquet": DuckDB says no more',
    })
  })

  test('says of a fault its kind only', async () => {
    const secret = '987-65-4321'
    expect(await saidOf(`SELECT CAST('${secret}' AS INTEGER)`)).toBe('DuckDB says Conversion Error')
    expect(await saidOf(`SELECT error('${secret}')`)).toBe('DuckDB says Invalid Input Error')
    expect(await saidOf(`SELEC '${secret}'`)).toBe('DuckDB says Parser Error')
  })
})

test('a database that cannot be opened is a fault with the file and code that it is about', async () => {
  const found = openDatabase('/a\u0000b', { file: 'b.parquet', code: 'bulk/unwritable-output' })
  expect(await errorOf(found.then(opened => opened.close()))).toMatchObject({
    code: 'bulk/unwritable-output',
    message: expect.stringContaining('b.parquet'),
  })
})

test('without the package it is named, with what it is for', () => {
  const hook = `export const resolve = (name, context, next) => {
    if (name !== '@duckdb/node-api') return next(name, context)
    throw Object.assign(new Error('none'), { code: 'ERR_MODULE_NOT_FOUND' })
  }`
  const program = `import { register } from 'node:module'
register('data:text/javascript,${encodeURIComponent(hook).replaceAll("'", '%27')}')
const { openDatabase } = await import('./src/remap/format/duckdb.ts')
const { code, message, hint } = await openDatabase('x', { file: 'y', code: 'bulk/unreadable-input' }).catch(error => error)
console.log(JSON.stringify([code, message, hint]))`
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program]
  const { stdout } = spawnSync(process.execPath, args, { cwd: projectRoot, encoding: 'utf8' })
  expect(JSON.parse(stdout)).toEqual([
    'bulk/missing-package',
    'Parquet needs the package "@duckdb/node-api"; npm install @duckdb/node-api',
    'npm install @duckdb/node-api',
  ])
})
