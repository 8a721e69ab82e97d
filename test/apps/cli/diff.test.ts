/** `txmap diff`: what it prints, and when it fails. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { file, txmap } from '../../support/txmap.ts'

const mapping = (version: string, label: string): string => `id: actr-own
title: Balance
version: "${version}"
match: { type: ACTR, form: ["1040"] }
fields:
  balance: { from: SECTION_BALANCE.${label}, as: money }
`
const old = file('old.yaml', mapping('1.0.0', '"ACCOUNT BALANCE"'))
const now = file('now.yaml', mapping('1.0.1', 'OWED'))
const corpus = mkdtempSync(join(tmpdir(), 'txmap-corpus-'))
const transcript = (form: string, balance: object): string =>
  JSON.stringify({ TYPE: 'ACTR', SECTION_BALANCE: balance, FORM: form })
writeFileSync(join(corpus, 'a.json'), transcript('1040', { 'ACCOUNT BALANCE': '$987.00', OWED: '$1.00' }))
writeFileSync(join(corpus, 'b.json'), transcript('1040', { 'ACCOUNT BALANCE': '$1.00', OWED: '$1.00' }))
writeFileSync(join(corpus, 'c.json'), transcript('1120', {}))

describe('txmap diff', () => {
  test('shows each field that changes, and that the version did not rise enough', async () => {
    const { code, out } = await txmap(['diff', old, now, '--corpus', corpus])
    expect(code).toBe(1)
    expect(out).toBe(`actr-own 1.0.0 -> 1.0.1: 1 of 2 documents change, 1 passed over
  value-only: balance changes
      value (9,999.99) -> value (9.99) in 1 document
The version rose by a patch version; a minor version is needed: 1.1.0.
`)
  })

  test('ends with 0 where the version rose enough', async () => {
    const raised = file('raised.yaml', mapping('1.1.0', 'OWED'))
    const { code, out } = await txmap(['diff', old, raised, '--corpus', corpus])
    expect(code).toBe(0)
    expect(out).toContain('\nThe version rose by a minor version; a minor version is needed.\n')
  })

  test('names the checks that change, and in how many transcripts they fail', async () => {
    const checked = (version: string, checks: string): string =>
      file(`checked-${version}.yaml`, `${mapping(version, 'OWED')}checks:\n${checks}`)
    const before = checked(
      '1.0.0',
      '  - { name: same, that: balance = balance, says: a }\n  - { name: own, that: balance = balance, says: b }\n  - { that: balance = balance, says: Words of it }\n',
    )
    const after = checked(
      '1.0.1',
      '  - { name: same, that: balance = balance, says: a }\n  - { name: own, that: $isNegative(balance), says: b }\n  - { name: fresh, that: balance = balance, says: c }\n',
    )
    const { code, out } = await txmap(['diff', before, after, '--corpus', corpus])
    expect(out).toBe(`actr-own 1.0.0 -> 1.0.1: 0 of 2 documents change, 1 passed over
  check own changes; it fails in 0 -> 2 documents
  check Words of it is removed
  check fresh is added; it fails in 0 -> 0 documents
The version rose by a patch version; a patch version is needed.
`)
    expect(code).toBe(0)
    const markdown = (await txmap(['diff', before, after, '--corpus', corpus, '--markdown'])).out
    expect(markdown).toContain('\n- check `own` changes; it fails in 0 -> 2 documents\n')
  })

  test('says that nothing changes', async () => {
    const { code, out } = await txmap(['diff', old, old, '--corpus', corpus])
    expect({ code, out }).toEqual({
      code: 0,
      out: 'actr-own 1.0.0 -> 1.0.0: 0 of 2 documents change, 1 passed over\nThe version need not rise.\n',
    })
  })

  test('--markdown makes a table for a pull request', async () => {
    const { out } = await txmap(['diff', old, now, '--corpus', corpus, '--markdown'])
    expect(out).toBe(`### actr-own 1.0.0 -> 1.0.1: 1 of 2 documents change, 1 passed over

| field | class | change | documents | from which state to which |
|---|---|---|---|---|
| \`balance\` | value-only | changes | 1 | value (9,999.99) -> value (9.99) in 1 document |

The version rose by a patch version; a minor version is needed: 1.1.0.
`)
  })

  test('--json gives the comparison', async () => {
    const { out } = await txmap(['diff', old, now, '--corpus', corpus, '--json'])
    expect(JSON.parse(out)).toMatchObject({ needed: 'minor', risen: 'patch', isEnough: false })
  })

  test('maps a transcript once that is a sample and of a golden', async () => {
    const project = mkdtempSync(join(tmpdir(), 'txmap-diff-'))
    mkdirSync(join(project, 'goldens/one'), { recursive: true })
    mkdirSync(join(project, 'mappings'))
    writeFileSync(
      join(project, 'txmap.config.yaml'),
      'mappings: [mappings]\nsamples: [goldens]\ngoldens: [goldens]\n',
    )
    writeFileSync(
      join(project, 'goldens/one/input.json'),
      transcript('1040', { 'ACCOUNT BALANCE': '$987.00', OWED: '$1.00' }),
    )
    const { out } = await txmap(['diff', old, now, '--project', project])
    expect(out).toContain('actr-own 1.0.0 -> 1.0.1: 1 of 1 document change')
  })

  test('reads a version of a revision of git', async () => {
    const asked: string[] = []
    const readRevision = (revision: string, name: string): string => {
      asked.push(`${revision} ${name}`)
      return mapping('1.0.0', '"ACCOUNT BALANCE"')
    }
    const { out } = await txmap(['diff', 'main:mappings/own.yaml', now, '--corpus', corpus], { readRevision })
    expect(asked).toEqual(['main mappings/own.yaml'])
    expect(out).toContain('actr-own 1.0.0 -> 1.0.1: 1 of 2 documents change')
  })

  test('asks the revision for the parts that are used', async () => {
    const asked: string[] = []
    const readRevision = (_: string, name: string): string => {
      asked.push(name)
      if (name === 'mappings/own.yaml')
        return mapping('1.0.0', 'OWED').replace('fields:', 'use: [header]\nfields:')
      throw new Error('not there')
    }
    const args = ['diff', 'main:mappings/own.yaml', now, '--corpus', corpus]
    expect((await txmap(args, { readRevision })).out).toContain('breaking: header.title is removed')
    expect(asked).toContain('mappings/parts/header.yaml')
  })

  test('shows a fault of a mapping at its line', async () => {
    const broken = file('broken.yaml', mapping('1.0.0', 'OWED').replace('money', 'monye'))
    const { code, out, notes } = await txmap(['diff', old, broken, '--corpus', corpus])
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(notes).toContain('Unknown normalizer "monye"')
  })

  test('says which file of the corpus is not a transcript, and goes on', async () => {
    const odd = mkdtempSync(join(tmpdir(), 'txmap-corpus-'))
    writeFileSync(join(odd, 'a.json'), '[]')
    writeFileSync(join(odd, 'b.json'), transcript('1040', {}))
    const { code, out, notes } = await txmap(['diff', old, old, '--corpus', odd])
    expect(code).toBe(1)
    expect(out).toContain('0 of 1 document change')
    expect(notes).toMatch(/a\.json: transcript\/not-object: /)
  })

  test.each([
    ['one version', [old], 'name two versions of a mapping: OLD NEW'],
    ['no corpus', [old, now], 'there is no transcript to compare with; name a folder of them with --corpus'],
    ['a corpus that is none', [old, now, '--corpus', old], `there is no folder "${old}"`],
    [
      'a version that is not there, before it looks for transcripts',
      [old, '/nowhere/new.yaml'],
      'Cannot read "/nowhere/new.yaml": there is no such file or folder',
    ],
    [
      'a revision that git has not',
      ['main:none.yaml', now, '--corpus', corpus],
      'git has no file "main:none.yaml"; name it as REVISION:FILE',
    ],
  ])('refuses %s', async (_, args, message) => {
    const call = await txmap(['diff', ...args])
    expect(call).toMatchObject({ code: 2, out: '' })
    expect(call.notes).toMatch(/^txmap diff: cli\/[a-z-]+: /)
    expect(call.notes).toContain(`: ${message}\n`)
  })
})
