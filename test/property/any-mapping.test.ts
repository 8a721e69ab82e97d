/** Whatever text is given as a mapping: diagnostics that can be drawn, or a plan that runs. Never an exception. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileMappings } from '../../src/compile/compile-mappings.ts'
import { renderDiagnostic } from '../../src/diagnostics/render.ts'
import { mapperOf } from '../../src/mapper/mapper.ts'
import { ownMapping } from '../../src/mapper/own-mapping.ts'
import { mappingOfEverything } from '../support/mapping-of-everything.ts'
import { propertyRuns } from '../support/property-runs.ts'

const marks = [
  '\t',
  '  ',
  '\n',
  ': ',
  '- ',
  '{',
  '}',
  '[',
  ']',
  '"',
  "'",
  ' #1',
  '*',
  '&a ',
  '!x ',
  '|\n',
  '?',
  '%',
  ',',
  'null',
  '1',
  'from',
  'fields',
  ' > ',
  '<YYYY>',
  '__proto__',
  '$',
  '\u0000',
  '\ufeff',
  '\r',
  '---\n',
  '<<: ',
]

/** One change of a text: at a share of its length, so many characters out, these in. */
const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  out: fc.nat(6),
  in: fc.oneof(fc.constantFrom(...marks), fc.string({ maxLength: 3 })),
})

const damaged = fc.array(change, { minLength: 1, maxLength: 4 }).map(changes =>
  changes.reduce((text, each) => {
    const place = Math.floor(each.at * text.length)
    return text.slice(0, place) + each.in + text.slice(place + each.out)
  }, mappingOfEverything),
)

const document = {
  TYPE: 'RETR',
  FORM: '1040',
  SECTION_HEADER: { TITLE: 'x' },
  SECTION_BALANCE: { BALANCE: '$1.00' },
  SECTION_INCOME: [{ TYPE: 'W-2', WAGES: '$1.00' }, 'x', {}],
}

function holds(text: string): void {
  const { plans, diagnostics } = compileMappings([{ name: 'a.yaml', text }])
  const source = text.startsWith('\ufeff') ? text.slice(1) : text
  for (const found of diagnostics) {
    expect(found.span.offset).toBeLessThanOrEqual(source.length)
    expect(found.hint, found.message).toBeDefined()
    expect(renderDiagnostic(found, text)).toContain(`a.yaml:${found.span.line}:${found.span.column}: `)
  }
  const isFaulty = diagnostics.some(found => found.severity === 'error')
  expect(plans.length === 0).toBe(isFaulty || /^["']?part["']?\s*:/m.test(text))
  for (const plan of plans) {
    const form = plan.forms[0] ?? '1040'
    const result = mapperOf([ownMapping(plan)]).mapTranscript({ ...document, TYPE: plan.type, FORM: form })
    expect(Object.keys(Object(result.data))).toEqual(plan.fields.map(field => field.name))
  }
}

const runs = propertyRuns(150)

describe('a mapping', () => {
  test('that is sound runs', () => {
    holds(mappingOfEverything)
  })

  test('that is damaged runs or is reported with its place', () => {
    fc.assert(fc.property(damaged, holds), { numRuns: runs })
  })

  test('that is any text at all is reported with its place', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), holds), { numRuns: runs })
  })
})
