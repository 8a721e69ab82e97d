/** The edits that faults of YAML come with: what the text is when they are made, and whether they are safe to make unasked. */
import { describe, expect, test } from 'vitest'
import { readYaml } from '../../../../src/spec/yaml/read-yaml.ts'
import { pointed } from '../../../support/faults.ts'

/** The text with the edit of its first diagnostic made; "safe" or "unsafe" before it, or why there is none. */
function mended(text: string): string {
  const [first] = readYaml('a.yaml', text).diagnostics
  if (first === undefined) return 'nothing is wrong'
  if (first.fix === undefined) return 'no edit'
  const { span, replacement, safe } = first.fix
  const whole = text.slice(0, span.offset) + replacement + text.slice(span.offset + span.length)
  return `${safe ? 'safe' : 'unsafe'} ${whole}`
}

const hintOf = (text: string): string | undefined => readYaml('a.yaml', text).diagnostics[0]?.hint

/** An edit is made in a text of at most two hundred characters. */
const [most, more] = ['x'.repeat(197), 'x'.repeat(198)]

describe('text without quotes is put in quotes', () => {
  test.each([
    ['a: B: C # d\n', "safe a: 'B: C' # d\n"],
    ['a: { b: C: D, e: f }\n', "safe a: { b: 'C: D', e: f }\n"],
    ['a: { b: C: D,  e: f }\n', "safe a: { b: 'C: D',  e: f }\n"],
    ['a: { b: C: D }\n', "safe a: { b: 'C: D' }\n"],
    ['a: @b c\n', "safe a: '@b c'\n"],
  ])('%j', (text, want) => {
    expect(mended(text)).toBe(want)
  })
})

describe('text that begins with the mark of an anchor or a tag is put in quotes, unasked if it is an expression', () => {
  test.each([
    ['a: &B C # d\n', "unsafe a: '&B C' # d\n"],
    ['a: { from: &B, c: d }\n', "unsafe a: { from: '&B', c: d }\n"],
    ['a: { as: &m money }\n', "unsafe a: { as: '&m money' }\n"],
    ['a: { required: !true }\n', "unsafe a: { required: '!true' }\n"],
    ['a:\n  from: !path ADJUSTED GROSS INCOME\n', "unsafe a:\n  from: '!path ADJUSTED GROSS INCOME'\n"],
    ['a:\n  - &B\n  - c\n', "unsafe a:\n  - '&B'\n  - c\n"],
    ['a: { underive: !b }\n', "unsafe a: { underive: '!b' }\n"],
    ['a: !b.c\n', "unsafe a: '!b.c'\n"],
    ['a: !b c\nd: e\n', "unsafe a: '!b c'\nd: e\n"],
    ['a:\n  derive: !b.c\n', "safe a:\n  derive: '!b.c'\n"],
    ['a: { that: !b c, d: e }\n', "safe a: { that: '!b c', d: e }\n"],
    ['a: { derive:  &b c }\n', "safe a: { derive:  '&b c' }\n"],
    ['a: &b c\nd: *b\n', 'no edit'],
    ['&a b: c\n', 'no edit'],
    ['a: &b\n  c\n', 'no edit'],
    ['a: !b\n  c: d\n', 'no edit'],
    ['a: { b: %c, d: e }\n', "safe a: { b: '%c', d: e }\n"],
    ['a: { b: c[d = "e"].f, g: h }\n', `safe a: { b: 'c[d = "e"].f', g: h }\n`],
    ['a: { b: c[d],  gg: h }\n', "safe a: { b: 'c[d]',  gg: h }\n"],
    ['a: { bb: c[d]  }  \n', "safe a: { bb: 'c[d]'  }  \n"],
    [`a: B:${most}\n`, 'nothing is wrong'],
    [`a: B: ${most}\n`, `safe a: 'B: ${most}'\n`],
    [`a: B: ${more}\n`, 'no edit'],
  ])('%j', (text, want) => {
    expect(mended(text)).toBe(want)
  })
})

describe('a quote that is not closed is closed where its text likely ends, if someone agrees', () => {
  test.each([
    ['a: "b\nc: d\n', 'unsafe a: "b"\nc: d\n'],
    ["a: 'b c # d\ne: f\n", 'unsafe a: "b c" # d\ne: f\n'],
    ['a: { b: "c, d: e }\nf: g\n', 'unsafe a: { b: "c", d: e }\nf: g\n'],
    ['a: "\nb: c\n', 'no edit'],
    ['a: "  \nb: c\n', 'no edit'],
    ['- "b\n- c\n', 'no edit'],
    [`a: "${'y'.repeat(200)}\nb: c\n`, `unsafe a: "${'y'.repeat(200)}"\nb: c\n`],
    [`a: "${'y'.repeat(201)}\nb: c\n`, 'no edit'],
  ])('%j', (text, want) => {
    expect(mended(text)).toBe(want)
  })
})

describe('a text of which a part is in quotes is put in quotes as a whole', () => {
  test.each([
    ["a: 'PAYER'S NAME'\n", `safe a: "PAYER'S NAME"\n`],
    ['a: "Q" CODE\n', `safe a: '"Q" CODE'\n`],
    ["a: '' c\n", `safe a: "'' c"\n`],
    ['a: "B" > "C D"\n', 'safe a: "B > C D"\n'],
    ["a: 'B' > 'C D' > 'E'\n", 'safe a: "B > C D > E"\n'],
    ['a: "B" > C\n', `safe a: '"B" > C'\n`],
    ['a: "B"."C"\n', `safe a: '"B"."C"'\n`],
    ['a: { b: "c" d, e: f }\n', `safe a: { b: '"c" d', e: f }\n`],
    [`a: "${'x'.repeat(196)}" y\n`, `safe a: '"${'x'.repeat(196)}" y'\n`],
    [`a: "${'x'.repeat(197)}" y\n`, 'no edit'],
    ['- "b" c\n', 'no edit'],
  ])('%j', (text, want) => {
    expect(mended(text)).toBe(want)
  })

  test('by hand where nobody knows how', () => {
    expect(hintOf('- "b" c\n')).toBe('put the whole text in one pair of quotes, or in none')
    expect(hintOf('- c["b"] d\n')).toBeUndefined()
    expect(hintOf('a: [b] c\n')).toBe('put the whole text in quotes')
  })

  test.each([
    ['derive: "x" & y\n', `put the text in quotes: '"x" & y'`],
    ['a: 1\nthat:  "x" & y\n', `put the text in quotes: '"x" & y'`],
    ["derive: 'x' & y\n", `put the whole text in one pair of quotes: "'x' & y"`],
    ['underived: "x" & y\n', `put the whole text in one pair of quotes: '"x" & y'`],
  ])('of an expression in single quotes: %j', (text, hint) => {
    expect(hintOf(text)).toBe(hint)
  })
})

describe('a text that goes on with the next key gets a comma before it', () => {
  test.each([
    ['a: { from: TOTAL WAGES as: money }\n', 'safe a: { from: TOTAL WAGES, as: money }\n'],
    ['a: { from: "TOTAL WAGES"  as: money }\n', 'safe a: { from: "TOTAL WAGES",  as: money }\n'],
    ['a: { from: WAGES\n  as: money }\n', 'safe a: { from: WAGES,\n  as: money }\n'],
    ['a: { from: { label: B } as: money }\n', 'safe a: { from: { label: B }, as: money }\n'],
    // It would be a part of the comment.
    ['a: { from: "W" # c\n  as: money }\n', 'no edit'],
    ['a: { from: WAGES as: money, as: text }\n', 'no edit'],
    ['a: { as: text, from: WAGES as: money }\n', 'no edit'],
    ['a: { from: as: money }\n', 'no edit'],
    ['a:\n  from: TOTAL WAGES as: money\n', 'no edit'],
  ])('%j', (text, want) => {
    expect(mended(text)).toBe(want)
  })

  test.each([
    ['a: { from: WAGES as: money }\n', 'add a comma before "as"', 'as'],
    ['a: { from: "W" # c\n  as: money }\n', 'separate keys with commas, and write each once', 'as'],
    ['a: { from: W as: money, as: text }\n', 'separate keys with commas, and write each once', 'as'],
    ['a: { from: as: money }\n', 'put braces around such keys', 'as'],
    ['a:\n  from: WAGES required: true\n', 'write "required:" on a line of its own', 'required'],
    // In a sentence a word of the language may have a colon.
    ['a: { about: see from: here }\n', 'put the text in quotes: "see from: here"', 'see from: here'],
  ])('%j, and says so', (text, hint, at) => {
    const { diagnostics } = readYaml('a.yaml', text)
    expect([diagnostics[0]?.hint, pointed(diagnostics, text)[0]]).toEqual([hint, at])
  })

  test.each([
    ['a: { from: WAGES as: money }\n', 'a comma is missing before "as"'],
    ['a: { from: as: money }\n', '"as" stands in the place of a value'],
    ['a:\n  from: WAGES as: money\n', '"as" does not begin a line'],
  ])('%j, and says what is wrong', (text, problem) => {
    expect(readYaml('a.yaml', text).diagnostics[0]?.message).toBe(`The YAML cannot be read: ${problem}`)
  })
})

describe('curly quotes are read as straight ones, and are written so', () => {
  test.each([
    ['a: “B C”\n', 'safe a: "B C"\n'],
    ['a: ‘B’\n', 'safe a: "B"\n'],
    ['a: “ B ”\n', 'safe a: "B"\n'],
    ['a: { b: “C”, d: e }\n', 'safe a: { b: "C", d: e }\n'],
    ['a: “SECTION_A > “B C” > D”\n', `safe a: 'SECTION_A."B C".D'\n`],
    ['a: “SECTION_A.“B C”.D”\n', `safe a: 'SECTION_A."B C".D'\n`],
    ['a: “SECTION_A > B”\n', 'safe a: "SECTION_A > B"\n'],
    ['a: “B” or “C”\n', 'nothing is wrong'],
    ['a: "“B”"\n', 'nothing is wrong'],
    ['a: “”\n', 'nothing is wrong'],
  ])('%j', (text, want) => {
    expect(mended(text)).toBe(want)
  })

  test('the text in them is the value', () => {
    const { node } = readYaml('a.yaml', 'a: “ B C ”\nb: “SECTION_A > “B C””\n')
    const values = node?.kind === 'map' ? node.entries.map(({ value }) => value) : []
    expect(values.map(value => value.kind === 'scalar' && [value.value, value.written])).toEqual([
      ['B C', '“ B C ”'],
      ['SECTION_A > "B C"', '“SECTION_A > “B C””'],
    ])
  })
})

describe('a text that ends before what may be a part of it is put in quotes with that, if someone agrees', () => {
  test.each([
    ['a: B #1 c  \nd: e\n', 'put the whole text in quotes: "B #1 c"', "unsafe a: 'B #1 c'  \nd: e\n"],
    ['a: B\t  #1\r\n', 'put the whole text in quotes: "B   #1"', 'unsafe a: "B\\t  #1"\r\n'],
    [`a: B's "C" #1\n`, `put the whole text in quotes: 'B''s "C" #1'`, `unsafe a: 'B''s "C" #1'\n`],
    [
      `a: ${'z'.repeat(95)} #1\n`,
      `put the whole text in quotes: "${'z'.repeat(95)} #1"`,
      `unsafe a: '${'z'.repeat(95)} #1'\n`,
    ],
    [`a: ${'z'.repeat(96)} #1\n`, 'put the whole text in quotes', `unsafe a: '${'z'.repeat(96)} #1'\n`],
  ])('%j', (text, hint, want) => {
    expect([hintOf(text), mended(text)]).toEqual([hint, want])
  })

  test('but for one without a blank before the mark', () => {
    expect(mended('a: B#1\n')).toBe('nothing is wrong')
    expect(mended('a: [B] #1\n')).toBe('nothing is wrong')
    expect(mended('a: 7 #1\n')).toBe("unsafe a: '7 #1'\n")
  })
})
