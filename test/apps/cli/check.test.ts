/** `txmap check` with samples, edits and comments that leave findings out. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { NoRevisionError } from '../../../src/node/git-file.ts'
import { file, mapping, txmap } from '../../support/txmap.ts'

const sample = file(
  'return.json',
  JSON.stringify({
    TYPE: 'RETR',
    SECTION_FILING: {
      INCOME: { 'TOTAL WAGES': '$61,300.00', TIPS: '', 'TAXABLE INTEREST': '$12.00' },
      'DATE FILED': '04-15-2022',
    },
    FORM: '1040',
  }),
)

/** The findings, one line each, without the name of the file. */
async function findings(path: string, ...more: readonly string[]): Promise<readonly string[]> {
  const { out } = await txmap(['check', path, '--against', sample, ...more, '--json'])
  const { diagnostics }: { readonly diagnostics: readonly Finding[] } = JSON.parse(out)
  return diagnostics.map(
    ({ span, severity, code, message, hint }) =>
      `${span.line}:${span.column} ${severity} ${code} ${message.replaceAll(path, 'own.yaml')} (${hint ?? ''})`,
  )
}

interface Finding {
  readonly span: { readonly line: number; readonly column: number }
  readonly severity: string
  readonly code: string
  readonly message: string
  readonly hint?: string
}

const fields = `  filed: { from: SECTION_FILING."DATE FILED", as: money } # the day
  income:
    section: SECTION_FILING.INCOME
    fields:
      wages: { from: TOTAL WAGSE, as: money }
      tips: { from: TIPS, as: money, required: true }
      interest: { from: [TAXABLE INTEREST, INTEREST], as: money }
      again: { from: TAXABLE INTEREST, as: money }
`

describe('txmap check --against', () => {
  test('tells what the samples say against each field', async () => {
    expect(await findings(file('against.yaml', mapping(fields)))).toEqual([
      '6:51 warning sample/refused "money" cannot read what the samples hold for "filed" (1 of 1) (as: date reads all of them)',
      '10:22 warning sample/label-not-seen "TOTAL WAGSE" is in none of the samples (1) (did you mean "TOTAL WAGES"?)',
      '11:38 warning sample/never-filled Required field "tips" has a value in none of the samples (1) (remove "required", or add a sample that has the line)',
      '12:44 info sample/wording-not-seen No sample has the wording "INTEREST" of "interest" (nothing needs doing where other transcripts have it)',
      '13:7 warning sample/same-line Field "again" reads the same line in the same way as "interest" at own.yaml:12:7 (remove one of the two, or read another line)',
    ])
  })

  test('tells the same beside an error in what is computed', async () => {
    const sound = await findings(file('sound.yaml', mapping(fields)))
    const wrong = `  twice: { derive: income.wages +, as: money }\n`
    const check = `checks:\n  - { name: one, that: income.wage = null, says: none }\n`
    const found = await findings(file('unsound.yaml', mapping(fields + wrong + check)))
    expect(found.filter(each => each.includes(' error '))).toHaveLength(2)
    expect(found.filter(each => !each.includes(' error '))).toEqual(sound)
  })

  test.each([
    ['a normalizer that is none', 'late: { from: SECTION_FILING > LATE, as: mony }'],
    ['a key that is none', 'late: { form: SECTION_FILING > LATE, as: money }'],
    ['no normalizer', 'late: { from: SECTION_FILING > LATE }'],
    ['a path that is none', 'late: { from: SECTION_FILING > > LATE, as: money }'],
    ['a key of another kind of field', 'late: { section: SECTION_FILING, as: money, fields: {} }'],
    ['a line that YAML cannot read', 'late: { from: *SECTION_FILING, as: money }'],
  ])('tells the same beside a field with %s, and edits nothing for it', async (name, wrong) => {
    const sound = await findings(file('sound.yaml', mapping(fields)))
    const path = file(`${name}.yaml`, mapping(`${fields}  ${wrong}\n`))
    const found = await findings(path)
    expect(found.filter(each => each.includes(' error '))).toHaveLength(1)
    expect(found.filter(each => !each.includes(' error ') && !each.includes('LATE'))).toEqual(sound)
    const { diagnostics } = JSON.parse((await txmap(['check', path, '--against', sample, '--json'])).out)
    const ofSamples: readonly { readonly code: string; readonly fix?: { readonly safe: boolean } }[] =
      diagnostics
    expect(ofSamples.filter(({ code, fix }) => code.startsWith('sample/') && fix?.safe)).toEqual([])
  })

  test('takes the line of a field with an error for no line that nothing reads', async () => {
    const wrong =
      '  a: { from: SECTION_FILING > INCOME > TIPS, as: mony }\n  b: { from: SECTION_FILING > INCOME > TIP, as: money }\n'
    const found = await findings(file('taken.yaml', mapping(wrong)))
    expect(found).toEqual([
      expect.stringContaining('spec/unknown-normalizer'),
      expect.stringContaining('TIP is in none of the samples (1) (check the lines'),
    ])
  })

  test('shows nothing of what the samples say', async () => {
    const { out, notes } = await txmap(['check', file('private.yaml', mapping(fields)), '--against', sample])
    for (const text of ['61,300', '12.00', '04-15', '2022']) expect(out + notes).not.toContain(text)
  })

  test('counts samples and notes in its last line', async () => {
    const { code, out } = await txmap([
      'check',
      file('counted.yaml', mapping(fields)),
      '--against',
      sample,
      sample,
    ])
    expect(code).toBe(0)
    expect(out).toMatch(/\n1 file against 2 samples: 0 errors, 4 warnings, 1 note\n$/)
  })

  test('reports a sample that no mapping reads', async () => {
    const other = file('other.json', '{"TYPE":"ACTR","FORM":"941"}')
    const own = file('unfit.yaml', mapping('  form: { from: FORM, as: formNumber }\n'))
    const { code, out } = await txmap(['check', own, '--against', other])
    expect(code).toBe(0)
    expect(out).toContain(`${other}:1:1: warning sample/not-mapped: The sample is not mapped: `)
    expect(out).toContain('hint: remove it, or add a mapping for it\n')
  })

  test('says nothing of a sample without a mapping beside an error, which may be why there is none', async () => {
    const other = file('other.json', '{"TYPE":"ACTR","FORM":"941"}')
    const broken = file('broken.json', '<html>')
    const own = file('wrong.yaml', mapping('  form: { from: FORM, as: formNumbr }\n'))
    const sound = file(
      'sound.yaml',
      mapping('  form: { from: FORM, as: formNumber }\n').replace('id: ', 'id: other-'),
    )
    const { code, out } = await txmap(['check', own, sound, '--against', other, broken])
    expect(code).toBe(1)
    expect(out).not.toContain(other)
    expect(out).toContain(`${broken}:1:1: warning sample/not-mapped: `)
    expect(out).toContain('hint: put the transcript there as the service sent it, or remove it\n')
  })
})

describe('txmap check --fix', () => {
  test('makes the safe edits, keeps comments and layout, and prints them', async () => {
    const path = file('fix.yaml', mapping(fields))
    const { code, out } = await txmap(['check', path, '--against', sample, '--fix'])
    expect(code).toBe(0)
    expect(
      out.startsWith(
        `${path}:6:51: fixed sample/refused: date\n${path}:10:22: fixed sample/label-not-seen: TOTAL WAGES\n\n`,
      ),
    ).toBe(true)
    expect(readFileSync(path, 'utf8')).toBe(
      mapping(fields.replace('as: money } # the day', 'as: date } # the day').replace('WAGSE', 'WAGES')),
    )
  })

  test('goes on where one edit brings up another fault', async () => {
    const path = file('rounds.yaml', mapping('  form: { source: \u201cFORM\u201d, type: formNumber }\n'))
    const { code, out } = await txmap(['check', path, '--fix'])
    expect(code).toBe(0)
    expect(out).toMatch(/\n1 file: 0 errors, 0 warnings\n$/)
    expect(readFileSync(path, 'utf8')).toBe(mapping('  form: { from: "FORM", as: formNumber }\n'))
  })

  test('writes operators of other languages as they are here', async () => {
    const path = file(
      'operators.yaml',
      mapping(`${fields}  a: { derive: 'wages==tips&&wages <> "a == b"', as: truth }\n`),
    )
    const { out } = await txmap(['check', path, '--fix'])
    expect(out).toContain('fixed expression/syntax: ')
    expect(readFileSync(path, 'utf8')).toContain('wages=tips and wages != "a == b"')
  })

  test('leaves a file alone in which nothing is safe to mend', async () => {
    const text = mapping('  wages: { from: SECTION_FILING.WAGES, as: nothing }\n')
    const path = file('alone.yaml', text)
    const { code, out } = await txmap(['check', path, '--fix'])
    expect(code).toBe(1)
    expect(out).not.toContain('fixed')
    expect(readFileSync(path, 'utf8')).toBe(text)
  })

  test('takes no standard input', async () => {
    expect(await txmap(['check', '-', '--fix'])).toEqual({
      code: 2,
      out: '',
      notes: 'txmap check: cli/usage: --fix changes files; standard input cannot be changed\n',
    })
  })
})

describe('txmap check --since', () => {
  const wages = '  wages: { from: SECTION_FILING.INCOME."TOTAL WAGES", as: money }\n'
  const tips = '  tips: { from: SECTION_FILING.INCOME.TIPS, as: money }\n'
  const readRevision = (_: string, name: string): string => {
    if (name.endsWith('since.yaml')) return mapping(wages)
    throw new Error('not there')
  }

  test('holds a mapping to the version that a revision of git has, and --fix raises it', async () => {
    const path = file('since.yaml', mapping(wages + tips))
    const args = ['check', path, '--since', 'main', '--against', sample]
    const { code, out } = await txmap(args, { readRevision })
    expect(code).toBe(1)
    expect(out.replaceAll(path, 'since.yaml')).toContain(
      'since.yaml:3:10: error version/not-raised: The version of "mine" needs a minor bump, since it was 1.0.0 in main: "tips" is new\n',
    )
    expect(out).toContain('hint: write version: "1.1.0"\n')
    const fixed = await txmap([...args, '--fix'], { readRevision })
    expect([fixed.code, readFileSync(path, 'utf8')]).toEqual([
      0,
      mapping(wages + tips).replace('1.0.0', '1.1.0'),
    ])
  })

  test('says nothing of what has not changed, and of a file that the revision has not', async () => {
    for (const name of ['since.yaml', 'new.yaml']) {
      const { code, out } = await txmap(['check', file(name, mapping(wages)), '--since', 'main'], {
        readRevision,
      })
      expect([code, out]).toEqual([0, '1 file: 0 errors, 0 warnings\n'])
    }
  })

  test('refuses a revision that git has not', async () => {
    const unknown = (): string => {
      throw new NoRevisionError()
    }
    const call = await txmap(['check', file('since.yaml', mapping(wages)), '--since', 'mian'], {
      readRevision: unknown,
    })
    expect(call).toEqual({
      code: 2,
      out: '',
      notes: 'txmap check: cli/usage: git has no revision "mian" here; name one that "git log" shows\n',
    })
  })
})

describe('a comment txmap-ignore', () => {
  const ignoring = (comment: string, above = ''): string =>
    mapping(`${above}  fee: { from: SECTION_FEES > FEE, as: money }${comment}\n`)

  test('leaves a warning out, on its line or above it', async () => {
    const reason = '# txmap-ignore spec/unknown-section new in 2025'
    for (const text of [ignoring(` ${reason}`), ignoring('', `  ${reason}\n`)]) {
      const { code, out } = await txmap(['check', file('ignored.yaml', text)])
      expect({ code, out }).toEqual({ code: 0, out: '1 file: 0 errors, 0 warnings\n' })
    }
  })

  test('needs a reason', async () => {
    const { out } = await txmap([
      'check',
      file('reason.yaml', ignoring(' # txmap-ignore spec/unknown-section')),
    ])
    expect(out).toContain('warning ignore/no-reason: "txmap-ignore spec/unknown-section" gives no reason')
    expect(out).toMatch(/\n1 file: 0 errors, 1 warning\n$/)
  })

  test('that suppresses nothing is a warning itself', async () => {
    const { out } = await txmap([
      'check',
      file('unused.yaml', ignoring(' # txmap-ignore spec/cut-text none')),
    ])
    expect(out).toContain('warning ignore/unused: "txmap-ignore spec/cut-text" suppresses nothing')
    expect(out).toContain('hint: remove the comment')
  })

  test('leaves no error out', async () => {
    const text = mapping('  fee: { from: FORM, as: nothing } # txmap-ignore spec/unknown-normalizer later\n')
    const { code, out } = await txmap(['check', file('error.yaml', text)])
    expect(code).toBe(1)
    expect(out).toContain('error spec/unknown-normalizer: Unknown normalizer "nothing"')
    expect(out).toContain('hint: correct the error; it cannot be suppressed')
  })
})
