import { describe, expect, test } from 'vitest'
import { runCodes } from '../../../src/diagnostics/codes/run-codes.ts'
import { bounded, type Diagnostic, diagnostic } from '../../../src/diagnostics/diagnostic.ts'

const span = { file: 'a.yaml', line: 1, column: 1, offset: 0, length: 1 }

function fault(file: string, offset: number): Diagnostic {
  return diagnostic('spec/tab', {}, { ...span, file, offset })
}

function notice(file: string, offset: number): Diagnostic {
  return diagnostic('spec/same-label', { label: 'A' }, { ...span, file, offset })
}

describe('a diagnostic', () => {
  test('has the severity and the message of its code', () => {
    expect(diagnostic('spec/unknown-part', { name: 'hedaer' }, span, 'did you mean "header"?')).toEqual({
      code: 'spec/unknown-part',
      severity: 'error',
      message: 'Unknown part "hedaer"',
      span,
      hint: 'did you mean "header"?',
    })
  })

  test('has no hint where there is none to give', () => {
    expect(diagnostic('spec/tab', {}, span)).not.toHaveProperty('hint')
    expect(diagnostic('spec/tab', {}, span, '')).not.toHaveProperty('hint')
  })

  test('has the edit that puts it right, where there is one', () => {
    const fix = { span, replacement: 'header', safe: true }
    expect(diagnostic('spec/unknown-part', { name: 'hedaer' }, span, undefined, fix).fix).toEqual(fix)
    expect(diagnostic('spec/tab', {}, span)).not.toHaveProperty('fix')
  })

  test('of a code that stands in no table is a bug, which names the code', () => {
    // What `npm run generate` meets, which asks no types, where a rule was written before its code.
    const code = JSON.parse('"spec/unwritten"')
    expect(() => diagnostic(code, {}, span)).toThrow('no table in src/diagnostics/codes has spec/unwritten')
  })

  test('cuts a name that is very long', () => {
    const { message } = diagnostic('spec/unknown-part', { name: 'a'.repeat(5000) }, span)
    expect(message).toBe(`Unknown part "${'a'.repeat(119)}…"`)
  })

  test('shows no control character and no second line', () => {
    const { message, hint } = diagnostic('spec/unknown-part', { name: 'a\u001b[2J\nb' }, span, 'a\nb')
    expect([message, hint]).toEqual(['Unknown part "a\ufffd[2J\ufffdb"', 'a\ufffdb'])
  })
})

test('a message that is no diagnostic is made whole', () => {
  expect(runCodes['check/failed'].message({ says: 'a'.repeat(500) })).toBe('a'.repeat(500))
})

test('diagnostics are sorted by file and place', () => {
  const found = [fault('b.yaml', 1), fault('a.yaml', 9), fault('a.yaml', 2)]
  expect(bounded(found).map(each => `${each.span.file}:${each.span.offset}`)).toEqual([
    'a.yaml:2',
    'a.yaml:9',
    'b.yaml:1',
  ])
})

describe('many diagnostics', () => {
  const faults = Array.from({ length: 90 }, (_, index) => fault('a.yaml', index))
  const notices = Array.from({ length: 90 }, (_, index) => notice('a.yaml', index))

  test('are reported to the hundredth, errors first, and that there are more', () => {
    const shown = bounded([...notices, ...faults])
    const count = (code: string): number => shown.filter(each => each.code === code).length
    expect([count('spec/tab'), count('spec/same-label'), count('spec/too-many-faults')]).toEqual([90, 10, 1])
  })

  test('of several files are counted one file at a time', () => {
    const shown = bounded([
      ...faults,
      ...notices.map(each => ({ ...each, span: { ...each.span, file: 'b.yaml' } })),
    ])
    expect(shown).toHaveLength(180)
  })

  test('are reported whole up to a hundred', () => {
    const hundred = [...faults, ...notices.slice(0, 10)]
    expect(bounded(hundred)).toHaveLength(100)
    // Of each file, however many there are of another.
    expect(bounded([...hundred, fault('b.yaml', 1)])).toHaveLength(101)
  })
})
