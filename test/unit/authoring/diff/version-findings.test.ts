/** Mappings held to their versions: what each kind of change asks for, what it is called, and an edit that does it. */
import { describe, expect, test } from 'vitest'
import { applyFixes } from '../../../../src/authoring/check/apply-fixes.ts'
import { versionFindings } from '../../../../src/authoring/diff/version-findings.ts'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'
import type { Diagnostic } from '../../../../src/diagnostics/diagnostic.ts'

const text = (fields: string, version = '1.2.3'): string =>
  `id: own\ntitle: Own\nversion: "${version}"\nmatch: { type: RETR, form: ["1040"] }\nfields:\n  form: { from: FORM, as: code }\n${fields}`
const wages = '  wages: { from: SECTION_FILING.WAGES, as: money }\n'
const samples = [
  {
    name: 'a.json',
    text: '{"TYPE":"RETR","FORM":"1040","SECTION_FILING":{"WAGES":"$1.00","PAY":"$2.00","CODE":"1"}}',
  },
  { name: 'no-transcript.json', text: '[]' },
]

function found(old: string, now: string): readonly Diagnostic[] {
  const before = compileMappings([{ name: 'own.yaml', text: old }]).plans
  const { plans, specs } = compileMappings([{ name: 'own.yaml', text: now }])
  return versionFindings({ revision: 'main', old: before, plans, specs, samples })
}

describe('a mapping whose version did not rise enough', () => {
  test.each([
    [
      'a field is gone',
      wages,
      '',
      'needs a major bump, since it was 1.2.3 in main: "wages" is gone',
      '2.0.0',
    ],
    [
      'a field has another type',
      wages,
      wages.replace('money', 'text'),
      'needs a major bump, since it was 1.2.3 in main: "wages" was',
      '2.0.0',
    ],
    [
      'a value no longer comes',
      wages,
      wages.replace('WAGES', 'SALARY'),
      'needs a major bump, since it was 1.2.3 in main: "wages" has no value any more in 1 sample',
      '2.0.0',
    ],
    [
      'another value comes',
      wages,
      wages.replace('WAGES', 'PAY'),
      'needs a minor bump, since it was 1.2.3 in main: "wages" has another value in 1 sample',
      '1.3.0',
    ],
    ['a field is new', '', wages, 'needs a minor bump, since it was 1.2.3 in main: "wages" is new', '1.3.0'],
    [
      'a value comes where none did',
      wages.replace('WAGES', 'SALARY'),
      wages.replace('SECTION_FILING.WAGES', '[SECTION_FILING.SALARY, SECTION_FILING.PAY]'),
      'needs a patch bump, since it was 1.2.3 in main: "wages" has a value that it had not in 1 sample',
      '1.2.4',
    ],
    [
      'a wording is new that no sample has',
      wages,
      wages.replace('SECTION_FILING.WAGES', '[SECTION_FILING.WAGES, SECTION_FILING.SALARY]'),
      'needs a patch bump, since it was 1.2.3 in main: what it reads, or how, is not the same',
      '1.2.4',
    ],
  ])('is told that %s, and mended by its fix', (_, old, now, message, version) => {
    const [first, ...more] = found(text(old), text(now))
    expect(first?.message).toContain(`The version of "own" ${message}`)
    expect([first?.code, first?.severity, first?.span.line, first?.span.column, more]).toEqual([
      'version/not-raised',
      'error',
      3,
      10,
      [],
    ])
    expect(first?.hint).toBe(`write version: "${version}"`)
    const mended = applyFixes(text(now), first === undefined ? [] : [first], fix => fix.safe).text
    expect(mended).toBe(text(now, version))
    expect(found(text(old), mended)).toEqual([])
  })
})

describe('nothing is found', () => {
  test.each([
    [
      'where only comments and descriptions changed',
      text(wages),
      `# more\n${text(wages.replace(' }', ', about: Pay }'))}`,
    ],
    ['where the version rose by more', text(wages), text(wages.replace('WAGES', 'PAY'), '2.0.0')],
    ['of a mapping with a new id', text(wages), text('').replace('id: own', 'id: other')],
  ])('%s', (_, old, now) => {
    expect(found(old, now)).toEqual([])
  })
})
