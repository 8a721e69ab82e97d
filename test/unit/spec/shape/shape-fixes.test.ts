/** The edits that faults of shape come with, and the hints where there is none. */
import { describe, expect, test } from 'vitest'
import { readSpec } from '../../../../src/spec/read-spec.ts'

const head = 'id: a\ntitle: T\nversion: "1.2.3"\nmatch: { type: RECA }\n'

/** The body with the edit of its first diagnostic made, "safe" or "unsafe" before it; or the hint where there is none. */
function mended(body: string): string | undefined {
  const [first] = readSpec('a.yaml', head + body).diagnostics
  if (first?.fix === undefined) return first?.hint
  const { span, replacement, safe } = first.fix
  const text = head + body
  const whole = text.slice(0, span.offset) + replacement + text.slice(span.offset + span.length)
  return `${safe ? 'safe' : 'unsafe'} ${whole.slice(head.length)}`
}

const [a30, b30] = ['a'.repeat(30), 'b'.repeat(30)]
const noName = 'write one word in camelCase, such as adjustedGrossIncome'

describe('a name that is none of a field is written in camelCase, if someone agrees', () => {
  test.each([
    ['Total wages', 'totalWages'],
    ['TOTAL WAGES', 'totalWages'],
    ['total_wages', 'totalWages'],
    ['total -- wages', 'totalWages'],
    ['"total-wages"', 'totalWages'],
    ['W2 Wages 2nd of 3', 'w2WagesOf'],
    ['adjustedGross income', 'adjustedGrossIncome'],
    ['a b c d e f g', 'aBCDEF'],
    [`${a30} ${b30}`, `${a30}B${b30.slice(1)}`],
  ])('%s', (name, want) => {
    expect(mended(`fields: { ${name}: { from: A, as: text } }\n`)).toBe(
      `unsafe fields: { ${want}: { from: A, as: text } }\n`,
    )
  })

  test.each([
    ['without a letter', '"123"', noName],
    ['too long for one', `${a30} ${b30}b`, noName],
  ])('but for one %s', (_, name, hint) => {
    expect(mended(`fields: { ${name}: { from: A, as: text } }\n`)).toBe(hint)
  })

  test('and never like one that is there', () => {
    const two = 'fields: { totalWages: { from: A, as: text }, total_wages: { from: B, as: text } }\n'
    expect(mended(two)).toBe('write one word in camelCase, such as totalWages')
  })
})

describe('an unknown key is written as the one that is meant', () => {
  test.each([
    ['fields: { a: { form: A, as: text } }\n', 'safe fields: { a: { from: A, as: text } }\n'],
    ['fields: { a: { from: A, type: text } }\n', 'safe fields: { a: { from: A, as: text } }\n'],
    [
      'fields: { a: { from: A, as: text, evidence: sorced } }\n',
      'safe fields: { a: { from: A, as: text, evidence: sourced } }\n',
    ],
    // Without a colon it may be a part of the text in front of it.
    [
      'fields: { a: { from: A, as: text, requird } }\n',
      'unsafe fields: { a: { from: A, as: text, required } }\n',
    ],
    ['fields: { a: { from: A, as  money } }\n', 'safe fields: { a: { from: A, as: money } }\n'],
    [
      'fields: { a: { from: A, as: text, xyz: 1 } }\n',
      'use a key such as from, as, required, about, evidence, yes, no',
    ],
    ['fields: { a: { "form": A, as: text } }\n', 'did you mean "from"?'],
    ['fields: { a: { from: A, as:text } }\n', 'safe fields: { a: { from: A, as: text } }\n'],
    [
      'fields: { a: { from: A, as: text, to:text } }\n',
      "safe fields: { a: { from: A, as: 'text, to:text' } }\n",
    ],
    ['fields: {}\nchecks: [{ that: a, says: b, zzz: c }]\n', 'use one of name, that, else, says, drop'],
    ['fields: { a: { from: [{ label: A, qqq: 1 }], as: text } }\n', 'use one of label, as, evidence'],
    [
      'fields: { a: { from: "A", FORM, as: text } }\n',
      'put text with a comma in it in quotes; a comma separates keys here',
    ],
  ])('%j', (body, want) => {
    expect(mended(body)).toBe(want)
  })

  test('but for one behind a sentence, which may go on, or where that key is there', () => {
    expect(mended('fields: { a: { about: see, as money, from: B } }\n')).toBe(
      "safe fields: { a: { about: 'see, as money', from: B } }\n",
    )
    expect(mended('fields: { a: { from: A, as: text, as money } }\n')).toBe(
      "safe fields: { a: { from: A, as: 'text, as money' } }\n",
    )
  })

  test.each([
    ['fields: {}\nignore: [{ because: see, path money }]\n', "ignore: [{ because: 'see, path money' }]"],
    ['fields: {}\nchecks: [{ says: see, that money }]\n', "checks: [{ says: 'see, that money' }]"],
  ])('so in every kind of sentence: %j', (body, want) => {
    const [fix] = readSpec('a.yaml', head + body).diagnostics.flatMap(found => found.fix ?? [])
    const { offset, length } = fix?.span ?? { offset: 0, length: 0 }
    const text = head + body
    expect(text.slice(0, offset) + fix?.replacement + text.slice(offset + length)).toContain(want)
  })

  test('of a match, "type" is missed where neither it nor a callback is meant', () => {
    const codes = (match: string) =>
      readSpec('a.yaml', `${head.replace('{ type: RECA }', match)}fields: {}\n`).diagnostics.map(
        ({ code, message }) => `${code} ${/"\w+"/.exec(message)?.[0]}`,
      )
    expect(codes('{ tpye: RECA }')).toEqual(['spec/unknown-key "tpye"'])
    expect(codes('{ calback: individual }')).toEqual(['spec/unknown-key "calback"'])
    expect(codes('{ frm: ["1040"] }').toSorted()).toEqual([
      'spec/missing-key "type"',
      'spec/unknown-key "frm"',
    ])
  })
})

test('a word in other letters than capitals is that word, though others are near', () => {
  const text = `${head.replace('RECA', 'retr')}fields: {}\n`
  const [found] = readSpec('a.yaml', text).diagnostics
  expect(found).toMatchObject({ hint: 'did you mean "RETR"?', fix: { replacement: 'RETR', safe: true } })
})

describe('a text in braces that ends at its comma', () => {
  const [most, more] = ['B'.repeat(95), 'B'.repeat(96)]
  test.each([
    ['fields: { a: { from: B, C, D, as: text } }\n', "safe fields: { a: { from: 'B, C, D', as: text } }\n"],
    ['fields: { a: { from: B "x", C, as: text } }\n', `safe fields: { a: { from: 'B "x", C', as: text } }\n`],
    [
      `fields: { a: { from: ${most}, CC, as: text } }\n`,
      `safe fields: { a: { from: '${most}, CC', as: text } }\n`,
    ],
    [
      'fields: { a: { from: [B], C, as: text } }\n',
      'put text with a comma in it in quotes; a comma separates keys here',
    ],
    [
      'fields: { a: { from: , C, as: text } }\n',
      'put text with a comma in it in quotes; a comma separates keys here',
    ],
    [
      'fields: { a: { CCC, from: A, as: text } }\n',
      'put text with a comma in it in quotes; a comma separates keys here',
    ],
  ])('%j', (body, want) => {
    expect(mended(body)).toBe(want)
  })

  test('of more than a hundred characters is put in quotes, and not shown', () => {
    const hint = (label: string) =>
      readSpec('a.yaml', `${head}fields: { a: { from: ${label}, CCC, as: text } }\n`).diagnostics[0]?.hint
    expect(hint(most)).toBe(`put the whole text in quotes: '${most}, CCC'`)
    expect(hint(more)).toBe('put the whole text in quotes')
  })
})

test.each([
  ['fields: { a: { from: "", as: text } }\n', 'write something, or remove the line'],
  ['fields: { a: { from: " ", as: text } }\n', 'write something, or remove the line'],
  ['fields: {}\nkeyFigures: [A B]\n', 'write it like summary.adjustedGrossIncome'],
  [
    'fields: { a: { each: A, choose: { by: B, as: x y, cases: { c: { texts: C } }, otherwise: { case: d } } } }\n',
    'write one word in camelCase, such as form',
  ],
  [
    'extends: b\nfields: { a: { renames: x y } }\n',
    'write the name that the base gives this field, one word in camelCase',
  ],
  ['extends: b\nfields: { a: { replaces: x y, from: B } }\n', 'write replaces: from'],
  ['fields: { a: { derive: 5, as: money } }\n', 'write $money("5.00") for an amount'],
  ['fields: { a: { derive: true, as: money } }\n', 'put it in quotes: "true"'],
  ['fields: { a: { from: A, as: text, required: "YES" } }\n', 'write true'],
  ['fields: { a: { from: A, as: text, required: yes1 } }\n', 'write true, or remove the line'],
  ['fields: { a: { from: A, as: text, required: oh yes } }\n', 'write true, or remove the line'],
  ['fields: { a: B:c }\n', 'write what it is read from and how: { from: "B:c", as: text }'],
  ['fields: { a: B from:c }\n', 'write what it is read from and how: { from: "B from:c", as: text }'],
  [`fields: { a: B, "c": d }\n`, 'write what it is read from and how: { from: B, as: text }'],
  [`fields:\n  a: 1 "b's"\n`, `write what it is read from and how: { from: '1 "b''s"', as: text }`],
])('a value of another kind is hinted at by what it is: %j', (body, hint) => {
  expect(mended(body)).toBe(hint)
})
