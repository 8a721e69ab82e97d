/** What --json prints of commands that have no result: what is wrong, as data, with the exit code that they have without it. */
import { describe, expect, test } from 'vitest'
import { file, mapping, sample, txmap } from '../../support/txmap.ts'

const good = file('good.yaml', mapping('  total: { from: SECTION_FILING > X, as: money }\n'))
const bad = file('bad.yaml', mapping('  total: { from: SECTION_FILING > X, as: mony }\n'))
const worse = file('worse.yaml', mapping('  total: { from: SECTION_FILING > X, was: money }\n'))
const transcript = sample('retr/general/page-1120-c-2021')

describe('a mapping with an error is one object of its findings', () => {
  test.each([
    ['explain', bad],
    ['explain', bad, '--portable'],
    ['types', bad],
    ['schema', bad],
    ['lineage', bad],
    ['diff', good, bad, '--corpus', '.'],
    ['diff', bad, good, '--corpus', '.'],
    ['map', transcript, '--mapping', bad],
    ['why', transcript, '/total', '--mapping', bad],
    ['coverage', transcript, '--mapping', bad],
    ['drift', transcript, '--mapping', bad],
  ])('%s %s %s', async (...args) => {
    const plain = await txmap(args)
    const { code, out } = await txmap([...args, '--json'])
    expect([plain.code, code]).toEqual([1, 1])
    expect(plain.notes).toContain('error spec/unknown-normalizer')
    const { error } = JSON.parse(out)
    expect(error.code).toBe('spec/unknown-normalizer')
    expect(error.diagnostics).toMatchObject([{ code: 'spec/unknown-normalizer', span: { file: bad } }])
  })

  test('diff has those of both versions', async () => {
    const { code, out, notes } = await txmap(['diff', bad, worse, '--corpus', '.', '--json'])
    expect(code).toBe(1)
    const files = JSON.parse(out).error.diagnostics.map((each: { span: { file: string } }) => each.span.file)
    expect([...new Set(files)]).toEqual([bad, worse])
    expect(notes).toContain('Unknown key "was"')
  })
})

test('draft --json of a file that is no transcript names the first, and notes each', async () => {
  const { code, out, notes } = await txmap(['draft', bad, worse, '--json'])
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({
    file: bad,
    error: { code: 'transcript/not-json', message: expect.any(String), hint: expect.any(String) },
  })
  expect(notes.trim().split('\n')).toHaveLength(2)
})

test('draft of a file with a transcript on each line says what to do', async () => {
  const lines = file('lines.json', '{"TYPE":"RETR","FORM":"990"}\n{"TYPE":"RETR","FORM":"990"}\n')
  expect((await txmap(['draft', lines])).notes).toContain('give each a file of its own')
})
