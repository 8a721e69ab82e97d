/** What all commands have in common: help, version, wrong usage. */
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { commands } from '../../../src/cli/commands.ts'
import { projectRoot } from '../../support/goldens.ts'
import { file, txmap } from '../../support/txmap.ts'

describe('txmap', () => {
  test('without a command says how it is called, and ends with 2', async () => {
    expect(await txmap([])).toMatchObject({ code: 2, notes: '' })
    expect((await txmap([])).out).toMatch(/^Usage: txmap COMMAND/)
  })

  test.each([['--help'], ['help'], ['-h']])('%s lists the commands', async argument => {
    const { code, out } = await txmap([argument])
    expect(code).toBe(0)
    for (const name of ['map', 'explain', 'check', 'sandbox']) expect(out).toContain(`\n  ${name} `)
  })

  test('--version tells what a report of a bug asks for', async () => {
    const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
    expect(await txmap(['--version'])).toEqual({ code: 0, out: `${version}\n`, notes: '' })
  })

  test.each([['map'], ['explain'], ['check'], ['sandbox']])(
    '%s --help tells its options and exit codes',
    async name => {
      const { code, out } = await txmap([name, '--help'])
      expect(code).toBe(0)
      expect(out).toMatch(new RegExp(`^Usage: txmap ${name} `))
      expect(out).toContain('Exit codes: 0 ')
    },
  )

  test.each([
    [
      ['xyz'],
      `cli/usage: there is no command of that name; use one of ${commands.map(each => each.name).join(', ')}`,
    ],
    [['map'], 'name at least one transcript file'],
    [['map', '--jsn', 'x'], 'cli/usage: there is no option "--jsn"; did you mean "--json"?\n'],
    [['diff', '--bogus'], 'cli/usage: there is no option "--bogus"; txmap diff --help lists them all\n'],
    [['diff', '--korpus'], 'cli/usage: there is no option "--korpus"; did you mean "--corpus"?\n'],
    [['draft', '--output'], 'cli/usage: there is no option "--output"; did you mean "--out"?\n'],
    [['map', '-x'], 'cli/usage: there is no option "-x"; txmap map --help lists them all\n'],
    [['map', 'x', '--json=yes'], 'cli/usage: --json takes no value\n'],
    [['map', 'x', '--mapping'], 'cli/usage: --mapping needs a value\n'],
    [['map', 'x', '--mapping', '--json'], 'cli/usage: --mapping needs a value\n'],
    [
      ['map', 'x', '--mapping', 'actr-104'],
      '"actr-104" is neither a bundled mapping nor a file; did you mean',
    ],
    [['map', '-', '-'], 'cli/usage: "-" is standard input, which can be read only once'],
    [['map', '-', '--mapping', '-'], 'cli/usage: "-" is standard input, which can be read only once'],
    [['map', '/nowhere/x.json'], 'cli/unreadable-file: Cannot read "/nowhere/x.json": there is no such file'],
    [['map', tmpdir()], 'it is a folder'],
    ...[
      ['--summary', '--json'],
      ['--all', '--json'],
      ['--all', '--summary'],
      ['--lineage', '--summary'],
      ['--all', '--ndjson'],
    ].map(([one, other]): [string[], string] => [
      ['map', '/nowhere/x.json', `${other}`, `${one}`],
      `txmap map: cli/usage: ${one} has no meaning beside ${other}; leave out one of them\n`,
    ]),
    ...['--jobs=2', '--resume', '--rejects=x'].map((option): [string[], string] => [
      ['map', '/nowhere/x.json', option],
      `txmap map: cli/usage: ${option.split('=')[0]} needs --ndjson\n`,
    ]),
    [['explain'], 'name one mapping'],
    [['explain', 'retr-940', '--target', 'current'], '--target needs --portable'],
    [
      ['explain', 'retr-940', '--portable', '--target', 'stepfunction'],
      'there is no target of that name; did you mean "stepfunctions"',
    ],
    [
      ['explain', 'retr-940', '--portable', '--target', 'xslt'],
      'use one of current, jsonata-2.0, jsonata-1.8, stepfunctions',
    ],
    [
      ['explain', 'retr-940', '--asl', '--target', 'jsonata-2.0'],
      '--asl is for stepfunctions only; leave out --target',
    ],
    [['explain', 'retr-940', '--asl', '--portable'], '--asl has no meaning beside --portable'],
    [['explain', 'waid-incom'], 'is neither a bundled mapping nor a file; did you mean "waid-income"'],
    [['check'], 'name at least one mapping file'],
    [['chek'], 'there is no command of that name; did you mean "check"?'],
    [['new'], 'there is no command of that name; did you mean "init"?'],
    [['Lint', 'x.yaml'], 'there is no command of that name; did you mean "check"?'],
    [['explain', 'nothing-near-it'], 'docs/mappings has a page for each bundled one'],
  ])('wrong usage ends with 2: %j', async (args, note) => {
    const call = await txmap(args)
    expect(call.code).toBe(2)
    expect(call.notes).toContain(note)
    expect(call.out).toBe('')
  })
})

test('no word for a command is one, and each is for one command', () => {
  const words = commands.flatMap(({ name, also = [] }) => [name, ...also])
  expect(new Set(words).size).toBe(words.length)
})

test('a command that fails with --json prints why, and where the faults of a file are', async () => {
  const missing = await txmap(['why', '/nowhere/x.json', '/a', '--json'])
  expect([missing.code, JSON.parse(missing.out)]).toMatchObject([
    2,
    { error: { code: 'cli/unreadable-file', message: expect.stringContaining('/nowhere/x.json') } },
  ])
  const broken = file('broken-mapping.yaml', 'id: a\n')
  const { code, out } = await txmap(['why', broken, '/a', '--mapping', broken, '--json'])
  const { error } = JSON.parse(out)
  expect([code, error.code]).toEqual([1, 'spec/missing-key'])
  expect(error.diagnostics.length).toBeGreaterThan(1)
})
