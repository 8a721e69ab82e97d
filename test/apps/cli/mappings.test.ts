/** The commands for mappings: `txmap explain` and `txmap check`. */
import { join } from 'node:path'
import jsonata20 from 'jsonata-2-0'
import { describe, expect, test } from 'vitest'
import { targets } from '../../../src/compile/portable/targets/targets.ts'
import { portableExpression } from '../../../src/compile/portable-expression.ts'
import { stateMachine } from '../../../src/compile/state-machine.ts'
import { codes } from '../../../src/diagnostics/codes/codes.ts'
import { projectRoot } from '../../support/goldens.ts'
import { plans } from '../../support/plans.ts'
import { file, mapping, txmap } from '../../support/txmap.ts'

describe('txmap explain', () => {
  test('prints the expression that runs', async () => {
    const { code, out } = await txmap(['explain', 'actr-1040'])
    expect(code).toBe(0)
    expect(out).toContain('"accountBalance": $money(')
  })

  test('--json adds id, version, hash and checks', async () => {
    expect(JSON.parse((await txmap(['explain', 'actr-1040', '--json'])).out)).toMatchObject({
      id: 'actr-1040',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  test('takes a mapping from standard input', async () => {
    const input = mapping('  total: { from: SECTION_FILING > INCOME > TOTAL INCOME, as: money }\n')
    expect(await txmap(['explain', '-'], { input })).toMatchObject({
      code: 0,
      out: expect.stringContaining('"total": $money('),
    })
  })

  test('takes a file, and draws its faults', async () => {
    expect(
      (
        await txmap([
          'explain',
          file('good.yaml', mapping('  total: { from: SECTION_FILING > X, as: money }\n')),
        ])
      ).out,
    ).toBe('{\n  "total": $money($."SECTION_FILING"."X")\n}\n')
    expect(
      await txmap(['explain', file('bad.yaml', mapping('  total: { from: SECTION_FILING > X }\n'))]),
    ).toMatchObject({ code: 1, out: '' })
  })
})

describe('txmap explain for other hosts', () => {
  const plan = plans().find(({ id }) => id === 'retr-940')
  if (plan === undefined) throw new TypeError('no plan')

  test.each(targets)('--target $name prints the expression for it', async target => {
    const args = ['explain', 'retr-940', '--portable', '--target', target.name]
    const { code, out } = await txmap(args)
    expect(code).toBe(0)
    expect(out).toBe(`${portableExpression(plan, target).trimEnd()}\n`)
    expect(JSON.parse((await txmap([...args, '--json'])).out)).toEqual({
      id: 'retr-940',
      version: plan.version,
      hash: plan.hash,
      target: target.name,
      expression: portableExpression(plan, target),
      checks: plan.checks,
    })
  })

  test('the current one is meant where none is named', async () => {
    const { out } = await txmap(['explain', 'retr-940', '--portable'])
    expect(out).toBe(portableExpression(plan))
    expect(() => jsonata20(out)).toThrow()
  })

  test('--asl prints a state machine', async () => {
    const { code, out } = await txmap(['explain', 'retr-940', '--asl'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual(stateMachine(plan))
    expect((await txmap(['explain', 'retr-940', '--asl', '--target', 'stepfunctions'])).out).toBe(out)
    expect(JSON.parse((await txmap(['explain', 'retr-940', '--asl', '--json'])).out)).toEqual({
      id: 'retr-940',
      version: plan.version,
      hash: plan.hash,
      target: 'stepfunctions',
      stateMachine: stateMachine(plan),
    })
  })

  test('what a target does not take ends with 1 and a code', async () => {
    expect(await txmap(['explain', 'waid-income', '--portable', '--target', 'stepfunctions'])).toMatchObject({
      code: 1,
      out: '',
      notes: expect.stringMatching(/^portable\/too-large: The expression of waid-income takes \d+ bytes/),
    })
  })

  test('the help names every target', async () => {
    const { out } = await txmap(['explain', '--help'])
    for (const { name } of targets) expect(out).toContain(name)
  })
})

describe('txmap explain CODE', () => {
  test.each(Object.keys(codes))('prints the section of %s', async code => {
    const { code: exit, out, notes } = await txmap(['explain', code])
    expect([exit, notes]).toEqual([0, ''])
    expect(out.startsWith(`${code} (`)).toBe(true)
    expect(out).toMatch(/^Fix: /m)
    expect(out).not.toMatch(/^## /m)
    expect(out.endsWith(`\n\ndocs: docs/errors.md#${code.replace('/', '')}\n`)).toBe(true)
    const { out: json } = await txmap(['explain', code, '--json'])
    const reported = JSON.parse(json)
    expect(out).toContain(reported.text)
    expect(reported).toMatchObject({ code, docs: `docs/errors.md#${code.replace('/', '')}` })
    expect(reported.fix).not.toBe('')
  })

  test('names the file of a link to another page, and of one to the same page the words alone', async () => {
    const { out } = await txmap(['explain', 'transcript/over-limit'])
    expect(out).toContain('larger than one of the limits (docs/security.md#limits) of documents')
    expect((await txmap(['explain', 'expression/failed'])).out).toContain('is value/underivable'.slice(3))
  })

  test.each([
    [
      ['spec/unknown-normaliser'],
      'there is no code "spec/unknown-normaliser"; did you mean "spec/unknown-normalizer"?',
    ],
    [['spec/zzzzzzzzzzzzz'], 'there is no code "spec/zzzzzzzzzzzzz"; the codes are in docs/errors.md'],
    [['spec/constructor'], 'there is no code "spec/constructor"; the codes are in docs/errors.md'],
    [
      ['unknown-normalizer'],
      '"unknown-normalizer" is neither a bundled mapping nor a file; did you mean "spec/unknown-normalizer"?',
    ],
    [['spec/tab', '--portable'], '--portable has no meaning for a code'],
    [['spec/tab', 'spec/tag'], 'name one mapping, by its id or its file, or one code'],
  ])('%j is wrong usage', async (args, problem) => {
    expect(await txmap(['explain', ...args])).toEqual({
      code: 2,
      out: '',
      notes: `txmap explain: cli/usage: ${problem}\n`,
    })
  })

  test('a file in a folder of such a name is a mapping still', async () => {
    const { code, notes } = await txmap(['explain', 'spec/tab.yaml'])
    expect([code, notes]).toEqual([2, expect.stringContaining('is neither a bundled mapping nor a file')])
  })
})

describe('txmap check', () => {
  test('says that all is well', async () => {
    expect(await txmap(['check', join(projectRoot, 'mappings/actr/1040.yaml')])).toEqual({
      code: 0,
      out: '1 file: 0 errors, 0 warnings\n',
      notes: '',
    })
  })

  test('a file that is named twice is read once', async () => {
    const own = file('twice.yaml', mapping('  total: { from: SECTION_FILING > A, as: money }\n'))
    expect(await txmap(['check', own, own])).toMatchObject({ code: 0, out: '1 file: 0 errors, 0 warnings\n' })
  })

  test('draws every fault and ends with 1', async () => {
    const { code, out } = await txmap([
      'check',
      file(
        'two.yaml',
        mapping('  a: { from: SECTION_FILING > X, as: mony }\n  b: { frm: SECTION_FILING > Y, as: money }\n'),
      ),
    ])
    expect(code).toBe(1)
    expect(out).toContain('two.yaml:7:8: error spec/unknown-key: Unknown key "frm"')
    expect(out).toMatch(/1 file: [12] errors?, 0 warnings\n$/)
  })

  test('--json gives the diagnostics as data', async () => {
    const { code, out } = await txmap([
      'check',
      '--json',
      file('one.yaml', mapping('  a: { from: SECTION_FILING > X, as: mony }\n')),
    ])
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({
      diagnostics: [{ code: 'spec/unknown-normalizer', severity: 'error', span: { line: 6 } }],
      mappings: [],
    })
  })
})
