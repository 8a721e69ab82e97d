import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { longestExpected, readExpected } from '../../../../src/authoring/golden/read-expected.ts'
import { renderDiagnostic } from '../../../../src/diagnostics/render.ts'
import { expectGrowth } from '../../../support/growth.ts'

/** What a person reads of each fault, without the lines that lead to the docs. */
function told(text: string): readonly string[] {
  const { expectation, diagnostics } = readExpected(text, 'a/expected.yaml')
  expect(expectation).toBeUndefined()
  return diagnostics.map(found => {
    const [head = '', ...rest] = renderDiagnostic(found, '').split('\n')
    return [head, ...rest.filter(line => line.startsWith('hint: '))].join('; ')
  })
}

describe('an expectation that cannot be read', () => {
  test.each<[string, string, readonly string[]]>([
    [
      'has a key that there is not',
      'mapping: acme\ndta: {}\nissues: [{ code: check/failed, pth: /a }]\n',
      [
        'a/expected.yaml:2:1: error golden/unknown-key: There is no key "dta" in an expectation; hint: did you mean "data"?',
        'a/expected.yaml:3:32: error golden/unknown-key: There is no key "pth" in an issue; hint: did you mean "path"?',
      ],
    ],
    [
      'has paths in another notation',
      'data:\n  income.wages: "1.00"\n  rows[0].code: "150"\n  "a b": x\nstates: { wages: empty }\nunmapped: [SECTION_A]\n',
      [
        'a/expected.yaml:2:3: error golden/bad-path: "income.wages" is not a JSON Pointer; hint: write "/income/wages"',
        'a/expected.yaml:3:3: error golden/bad-path: "rows[0].code" is not a JSON Pointer; hint: write "/rows/0/code"',
        'a/expected.yaml:4:3: error golden/bad-path: "a b" is not a JSON Pointer; hint: begin it with "/": /income/wages',
        'a/expected.yaml:5:11: error golden/bad-path: "wages" is not a JSON Pointer; hint: write "/wages"',
        'a/expected.yaml:6:12: error golden/bad-path: "SECTION_A" is not a JSON Pointer; hint: begin it with "/": /income/wages',
      ],
    ],
    [
      'has other kinds of values than it may',
      'mapping: [a]\ncomplete: maybe\ndata: text\nstates: { /a: emty, /b: { c: d } }\nissues: none\nunmapped: [{ a: b }]\n',
      [
        'a/expected.yaml:1:10: error golden/wrong-type: "mapping" has to be the id of a mapping',
        'a/expected.yaml:2:11: error golden/wrong-type: "complete" has to be true or false',
        'a/expected.yaml:3:7: error golden/wrong-type: "data" has to be paths with what is expected there',
        'a/expected.yaml:4:15: error golden/wrong-type: The state has to be value, empty, absent or invalid; hint: did you mean "empty"?',
        'a/expected.yaml:4:25: error golden/wrong-type: The state has to be value, empty, absent or invalid',
        'a/expected.yaml:5:9: error golden/wrong-type: "issues" has to be a list',
        'a/expected.yaml:6:12: error golden/wrong-type: An unmapped line has to be its place in the transcript',
      ],
    ],
    [
      'has issues that there are not',
      'issues:\n  - { code: value/refsed }\n  - { path: /a }\n  - value/refused\n',
      [
        'a/expected.yaml:2:13: error golden/unknown-code: No issue has the code "value/refsed"; hint: did you mean "value/refused"?',
        'a/expected.yaml:3:5: error golden/missing-key: The key "code" of an issue is missing',
        'a/expected.yaml:4:5: error golden/wrong-type: An issue has to be { code: …, path: … }',
      ],
    ],
    [
      'uses what could make it mean something else',
      'data:\n  /a: &x "1"\n  /b: *x\n  /c: !!str 1\n',
      [
        'a/expected.yaml:2:7: error golden/not-allowed: Anchors and aliases are not allowed in an expectation; hint: write the value out',
        'a/expected.yaml:3:7: error golden/not-allowed: Anchors and aliases are not allowed in an expectation; hint: write the value out',
        'a/expected.yaml:4:7: error golden/not-allowed: Tags are not allowed in an expectation; hint: remove it',
      ],
    ],
    [
      'is cut by a comment that was none',
      'data:\n  /a: BOX #2\n',
      [
        'a/expected.yaml:2:11: warning spec/cut-text: The text ends before "#": what follows is a comment; hint: put the whole text in quotes: "BOX #2"',
      ],
    ],
    [
      'says one thing twice',
      'data:\n  /a: "1"\n  /a: "2"\n',
      [
        'a/expected.yaml:3:3: error spec/duplicate-key: Key "/a" is written twice in the same place; hint: remove or rename one of the two; the other is at 2:3',
      ],
    ],
    [
      'is too long',
      ' '.repeat(longestExpected + 1),
      [
        'a/expected.yaml:1:1: error golden/too-large: The expectation is larger than 2,000,000 characters; hint: leave out what does not matter',
      ],
    ],
    [
      'is nested deeply',
      `data: { /a: ${'['.repeat(60)}${']'.repeat(60)} }`,
      [
        'a/expected.yaml:1:52: error golden/too-large: The expectation is larger than 40 levels of nesting; hint: leave out what does not matter',
      ],
    ],
  ])('%s', (_, text, want) => {
    expect(told(text)).toEqual(want)
  })

  test('is any text that is none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), text => {
        const { expectation, diagnostics } = readExpected(text, 'x')
        expect(expectation === undefined).toBe(diagnostics.length > 0)
      }),
    )
  })
})

test('a key of an expectation never reaches a prototype', () => {
  const { expectation } = readExpected('data:\n  /__proto__: { __proto__: { polluted: yes } }\n', 'x')
  expect(expectation?.parts.get('data')?.map(item => [item.key, item.value])).toEqual([
    ['/__proto__', '{"__proto__":{"polluted":"yes"}}'],
  ])
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test('reading grows with the text, on many lines and on one', () => {
  const lines = (size: number): string =>
    `data:\n${Array.from({ length: size }, (_, at) => `  /rows/${at}/code: "150"`).join('\n')}\n`
  const oneLine = (size: number): string =>
    `data: { ${Array.from({ length: size }, (_, at) => `/rows/${at}/code: "150"`).join(', ')} }\nissues: [${'{ code: check/failed },'.repeat(size)}]`
  for (const make of [lines, oneLine])
    expectGrowth(
      [1000, 10_000],
      size => {
        const text = make(size)
        return () => expect(readExpected(text, 'x').diagnostics).toEqual([])
      },
      least => 25 * Math.max(least, 20),
      make.name,
    )
})
