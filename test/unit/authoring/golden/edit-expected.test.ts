import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changesBetween, withChanges } from '../../../../src/authoring/golden/edit-expected.ts'
import type { Change, Item, Part } from '../../../../src/authoring/golden/expected.ts'
import { issueKey } from '../../../../src/authoring/golden/expected.ts'
import { formatted } from '../../../../src/authoring/golden/expected-text.ts'
import { readExpected, type WrittenExpectation } from '../../../../src/authoring/golden/read-expected.ts'

function read(text: string): WrittenExpectation {
  const { expectation, diagnostics } = readExpected(text, 'expected.yaml')
  expect(diagnostics).toEqual([])
  if (expectation === undefined) throw new Error('it cannot be read')
  return expectation
}

/** `before` with what makes it into `after`. */
const edited = (before: string, after: string, pick: (change: Change) => boolean = () => true): string =>
  withChanges(read(before), changesBetween(read(before), read(after)).filter(pick))

const before = `# Avery, box by box
mapping: acme   # ours
data:
  /a: "1.00" # line 1
  /b:
    - "2"
    - "3"
  # the third
  /c: "x"
states:
  /d: empty
issues:
  - { code: value/refused, path: /a } # known
  - code: check/failed
    path: /b
unmapped:
  - /X Y
`

describe('changes in an expectation', () => {
  test('leave comments and order as they are', () => {
    const after = `mapping: acme
data: { /a: "9.00", /a2: "new", /b: "4", /c: "x" }
states: { /d: invalid }
issues: [{ code: value/refused, path: /a }]
unmapped: [/X Y, "/Z: 1"]
`
    expect(edited(before, after)).toBe(`# Avery, box by box
mapping: acme   # ours
data:
  /a: "9.00" # line 1
  /a2: "new"
  /b: "4"
  # the third
  /c: "x"
states:
  /d: invalid
issues:
  - { code: value/refused, path: /a } # known
unmapped:
  - /X Y
  - "/Z: 1"
`)
  })

  test('are made one by one', () => {
    const after = before.replace('"1.00"', '"2.00"').replace('empty', 'absent').replace('acme', 'acme-2')
    expect(edited(before, after, change => change.part === 'states')).toBe(before.replace('empty', 'absent'))
    expect(edited(before, after, change => change.part === 'mapping')).toBe(before.replace('acme', 'acme-2'))
  })

  test('empty a part, and fill an empty one', () => {
    const emptied = edited(before, 'mapping: acme\ndata: {}\nstates: {}\nissues: []\nunmapped: []\n')
    expect(emptied).toBe(`# Avery, box by box
mapping: acme   # ours
data: {}
  # the third
states: {}
issues: []
unmapped: []
`)
    expect(
      edited('data: {}\nissues: [] # none\n', 'data: { /a: "1" }\nissues: [{ code: check/failed }]\n'),
    ).toBe('data:\n  /a: "1"\nissues:\n  - { code: check/failed } # none\n')
  })

  test('make a part that is not there', () => {
    expect(edited('data: { /a: "1" }', 'data: { /a: "1" }\nstates: { /b: empty }')).toBe(
      'data: { /a: "1" }\nstates:\n  /b: empty\n',
    )
  })

  test('write a part on one line as lines of their own', () => {
    expect(edited('issues: [{ code: check/failed }] # x\n', 'issues: [{ code: value/refused }]')).toBe(
      'issues:\n  - { code: value/refused } # x\n',
    )
    expect(edited('# all\nunmapped: [/A]', 'unmapped: []')).toBe('# all\nunmapped: []\n')
    expect(edited('# all\ndata: { /a: "1", /b: "2" }', 'data: { /b: "3", /c: "4" }')).toBe(
      '# all\ndata:\n  /b: "3"\n  /c: "4"\n',
    )
  })

  test('are rewritten where a text cannot be edited line by line', () => {
    expect(edited('data: {\n  /a: "1", # one\n  /b: "2" }', 'data: { /b: "3", /c: "4" }')).toBe(
      'data:\n  /b: "3"\n  /c: "4"\n',
    )
  })
})

const path = fc
  .array(fc.constantFrom('a', 'b c', 'd: e', 'f #1', '0', '"', "'", '~1', 'é', '\u2028', 'x'.repeat(600)), {
    minLength: 1,
    maxLength: 3,
  })
  .map(steps => steps.map(step => `/${step}`).join(''))
const value = fc.oneof(
  fc.constantFrom('1.00', 'null', 'true', '[]', '{}', '["a",1]', '{"a b":null}'),
  fc.string({ unit: 'binary' }).map(text => JSON.stringify(text).replace(/[^ -~]/g, '?')),
)
const byPath = (values: fc.Arbitrary<string>): fc.Arbitrary<readonly Item[]> =>
  fc
    .uniqueArray(path, { maxLength: 6 })
    .chain(keys => fc.tuple(...keys.map(key => values.map(each => ({ key, value: each })))))
const list = (keys: fc.Arbitrary<string>): fc.Arbitrary<readonly Item[]> =>
  fc.array(
    keys.map(key => ({ key, value: '' })),
    { maxLength: 5 },
  )
const expectation = fc
  .record<Record<Part, readonly Item[]>>(
    {
      mapping: fc.constantFrom('acme', 'retr-1040').map(id => [{ key: 'mapping', value: id }]),
      data: byPath(value),
      states: byPath(fc.constantFrom('value', 'empty', 'absent', 'invalid')),
      issues: list(
        fc
          .tuple(fc.constantFrom('value/refused', 'check/failed'), fc.option(path))
          .map(([code, at]) => issueKey(code, at)),
      ),
      unmapped: list(path),
    },
    { requiredKeys: ['mapping'] },
  )
  .map(parts => {
    // The keys of the record above.
    const found = Object.entries(parts) as [Part, readonly Item[]][]
    return formatted({ isComplete: false, parts: new Map(found) })
  })

describe('any expectation', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(expectation, text => {
        expect(formatted(read(text))).toBe(text)
      }),
    )
  })

  test('becomes any other by the changes between them', () => {
    fc.assert(
      fc.property(expectation, expectation, (one, other) => {
        const made = read(edited(one, other))
        const left = changesBetween(made, read(other))
        expect(left).toEqual([])
      }),
    )
  })
})
