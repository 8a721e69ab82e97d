import { describe, expect, test } from 'vitest'
import { extendedBase, extendingHead, extensionOfBundled } from '../../../support/extended.ts'
import { reported } from '../../../support/faults.ts'

const base = `checks:
  - { name: first, that: $isNegative(a) = false, says: A }
  - { that: $isNegative(b) = false, says: B }
fields:
  a: { from: SECTION_FILING.A, as: money }
  b: { from: SECTION_FILING.B, as: money }
  g: { section: SECTION_FILING.G, fields: { d: { from: D, as: money } } }
  c: { derive: "$addMoney(b, a)", as: money }
  e: { derive: g.d, as: money }
`

/** What is reported under a change, in the order of the texts: the place, the code, and what to do. */
function found(body: string, text = base): readonly string[] {
  return extendedBase(text, body)
    .diagnostics.map(({ span, code, hint }) => `${span.file}:${span.line}:${span.column} ${code} ${hint}`)
    .sort()
}

describe('a line of the base that no longer fits', () => {
  test('is told at the change that it is about, with what to do about its own reader', () => {
    expect(found('fields:\n  b: { as: text }\n  g: { fields: { d: { as: text } } }\n')).toEqual([
      'a.yaml:6:3 spec/base-fault change less, as a check without a name cannot be dropped',
      'a.yaml:6:3 spec/base-fault drop "c" too, or rewrite its derive',
      'a.yaml:7:18 spec/base-fault drop "e" too, or rewrite its derive',
    ])
  })

  test('is told of each argument at its own field, not at the first that was changed', () => {
    expect(found('fields:\n  a: { as: text }\n  b: { as: text }\n')).toEqual([
      'a.yaml:6:3 spec/base-fault drop "c" too, or rewrite its derive',
      'a.yaml:6:3 spec/base-fault drop the check "first" too, or rewrite its that',
      'a.yaml:7:3 spec/base-fault change less, as a check without a name cannot be dropped',
      'a.yaml:7:3 spec/base-fault drop "c" too, or rewrite its derive',
    ])
  })
})

test('what was found in the base by itself is not told again, and hides nothing that is new', () => {
  const warned = base.replace('SECTION_FILING.A', 'A')
  const known =
    'base.yaml:9:14 spec/unknown-section did you mean SECTION_FILING.A? a new section is read as written'
  expect(found('', warned)).toEqual([known])
  expect(found('fields:\n  g: { fields: { d: { as: text } } }\n', warned)).toEqual([
    'a.yaml:6:18 spec/base-fault drop "e" too, or rewrite its derive',
    known,
  ])
})

test('a place in the base is shown as it is, one in a bundled base as its page', () => {
  const own = 'fields: { x: { from: SECTION_FILING.G, as: text } }\n'
  expect(reported(extendedBase(base, own).diagnostics)).toEqual([
    '5:22 spec/label-conflict SECTION_FILING.G is read as a value here and as a section at base.yaml:11:17 (read it the same way in both places, or by another label)',
  ])
  const head = extendingHead.replace('our-1040', 'retr-1040')
  expect(
    reported(extensionOfBundled(`${head}fields: { x: { from: SECTION_HEADER, as: text } }\n`).diagnostics),
  ).toEqual([
    '5:22 spec/label-conflict "SECTION_HEADER" is read as a value here and as a section at node_modules/tax-transcript-mapper/docs/mappings/retr-1040.md (read it the same way in both places, or by another label)',
  ])
})
