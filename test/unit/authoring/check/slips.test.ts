/** Typical slips of authors: each is found at its place with its cause, and its fix, made as it is written, mends it. */
import { describe, expect, test } from 'vitest'
import { applyFixes } from '../../../../src/authoring/check/apply-fixes.ts'
import { withSampleFindings } from '../../../../src/authoring/check/check-samples.ts'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'
import type { Diagnostic } from '../../../../src/diagnostics/diagnostic.ts'
import { formatSpan } from '../../../../src/text/places/position.ts'

const head = 'id: acme-retr\ntitle: Returns\nversion: "1.0.0"\nmatch: { type: RETR, form: ["1040"] }\n'

const samples = [
  {
    name: 'sample.json',
    text: JSON.stringify({
      TYPE: 'RETR',
      SECTION_FILING: {
        INCOME: { 'TOTAL WAGES': '$61,300.00', TIPS: '$12.00' },
        EXPENSES: { RENT: '$5.00' },
        'DATE FILED': '04-15-2022',
      },
      FORM: '1040',
    }),
  },
]

/** A field of a return beside those that the slip needs. */
const pay =
  '  wages: { from: SECTION_FILING.INCOME."TOTAL WAGES", as: money }\n  tips: { from: SECTION_FILING.INCOME.TIPS, as: money }\n'

/** What the mappings that extend another are written over. */
const base = {
  name: 'base.yaml',
  text: `id: base-retr\ntitle: Returns\nversion: "1.0.0"\nmatch: { type: RETR, form: ["1040"] }\nfields:\n${pay}`,
}
const extension = 'extends: base-retr\nid: acme-retr\ntitle: Returns of ours\nversion: "1.0.0"\n'

function found(text: string): readonly Diagnostic[] {
  const sources = [{ name: 'mapping.yaml', text }, ...(text.startsWith('extends:') ? [base] : [])]
  const { plans, diagnostics, specs } = compileMappings(sources)
  return withSampleFindings(diagnostics, { plans, specs, samples })
}

const slips: readonly { readonly slip: string; readonly text: string; readonly want: string }[] = [
  {
    slip: 'a typo in a label',
    text: `${head}fields:\n  wages: { from: SECTION_FILING.INCOME."TOTAL WAGSE", as: money }\n`,
    want: 'mapping.yaml:6:18 sample/label-not-seen SECTION_FILING.INCOME."TOTAL WAGSE" is in none of the samples (1)',
  },
  {
    slip: 'a normalizer that does not read the line',
    text: `${head}fields:\n  filed: { from: SECTION_FILING."DATE FILED", as: money }\n`,
    want: 'mapping.yaml:6:51 sample/refused "money" cannot read what the samples hold for "filed" (1 of 1)',
  },
  {
    slip: 'a section of the return without SECTION_FILING',
    text: `${head}fields:\n  rent: { from: EXPENSES > RENT, as: money }\n`,
    want: 'mapping.yaml:6:17 sample/label-not-seen EXPENSES."RENT" is in none of the samples (1)',
  },
  {
    slip: 'slashes in a path',
    text: `${head}fields:\n  rent: { from: SECTION_FILING/EXPENSES/RENT, as: money }\n`,
    want: 'mapping.yaml:6:17 spec/unclear-path SECTION_FILING/EXPENSES/RENT can be read neither as a path nor as a label: its steps are joined by neither "." nor " > "',
  },
  {
    slip: 'arrows without blanks',
    text: `${head}fields:\n  wages: { from: SECTION_FILING>INCOME>TOTAL WAGES, as: money }\n`,
    want: 'mapping.yaml:6:18 spec/unclear-path SECTION_FILING>INCOME>TOTAL WAGES can be read neither as a path nor as a label: its steps are joined by neither "." nor " > "',
  },
  {
    slip: 'blanks around the dots of a path',
    text: `${head}fields:\n  rent: { from: SECTION_FILING . EXPENSES. RENT, as: money }\n`,
    want: 'mapping.yaml:6:17 spec/unclear-path SECTION_FILING . EXPENSES. RENT can be read neither as a path nor as a label: blanks stand around its dots',
  },
  {
    slip: 'quotes around each step of a path with arrows',
    text: `${head}fields:\n  wages: { from: "SECTION_FILING" > "INCOME" > "TOTAL WAGES", as: money }\n`,
    want: 'mapping.yaml:6:35 spec/yaml-syntax The YAML cannot be read: text after a closing quote',
  },
  {
    slip: 'a typo in the title of a section',
    text: `${head}fields:\n  income:\n    section: SECTION_FILING > INCOM\n    fields:\n      wages: { from: TOTAL WAGES, as: money }\n      tips: { from: TIPS, as: money }\n`,
    want: 'mapping.yaml:7:14 sample/section-not-seen Section SECTION_FILING.INCOM is in none of the samples (1)',
  },
  {
    slip: 'a typo in the title of a section within another',
    text: `${head}fields:\n  filing:\n    section: SECTION_FILING\n    fields:\n      income:\n        section: INCOM\n        fields: { wages: { from: TOTAL WAGES, as: money }, tips: { from: TIPS, as: money } }\n`,
    want: 'mapping.yaml:10:18 sample/section-not-seen Section "INCOM" is in none of the samples (1)',
  },
  {
    slip: 'a typo in a section of a path in a group',
    text: `${head}fields:\n  filing: { section: SECTION_FILING, fields: { rent: { from: EXPENCES > RENT, as: money } } }\n`,
    want: 'mapping.yaml:6:62 sample/label-not-seen EXPENCES."RENT" is in none of the samples (1)',
  },
  {
    slip: 'a step of two words without quotes',
    text: `${head}fields:\n  wages: { from: SECTION_FILING.INCOME.TOTAL WAGES, as: money }\n`,
    want: 'mapping.yaml:6:40 spec/unclear-path SECTION_FILING.INCOME.TOTAL WAGES can be read neither as a path nor as a label: a step with more in it than letters and digits has no quotes',
  },
  {
    slip: 'curly quotes in a path',
    text: `${head}fields:\n  wages: { from: SECTION_FILING.INCOME.\u201cTOTAL WAGES\u201d, as: money }\n`,
    want: 'mapping.yaml:6:40 spec/unclear-path SECTION_FILING.INCOME.\u201cTOTAL WAGES\u201d can be read neither as a path nor as a label: a step stands in curly quotes',
  },
  {
    slip: 'single quotes in a path',
    text: `${head}fields:\n  wages: { from: SECTION_FILING.INCOME.'TOTAL WAGES', as: money }\n`,
    want: `mapping.yaml:6:40 spec/unclear-path SECTION_FILING.INCOME.'TOTAL WAGES' can be read neither as a path nor as a label: a step stands in other quotes than double ones`,
  },
  {
    slip: 'both notations in one path',
    text: `${head}fields:\n  wages: { from: SECTION_FILING > INCOME."TOTAL WAGES", as: money }\n`,
    want: 'mapping.yaml:6:35 spec/unclear-path SECTION_FILING > INCOME."TOTAL WAGES" can be read neither as a path nor as a label: it has both " > " and dots or quotes of the other notation',
  },
  {
    slip: 'curly quotes around a whole path',
    text: `${head}fields:\n  wages: { from: \u201cSECTION_FILING.INCOME.TOTAL WAGES\u201d, as: money }\n`,
    want: 'mapping.yaml:6:18 spec/curly-quotes The text is in curly quotes, but YAML needs straight ones',
  },
  {
    slip: 'curly quotes around a whole path and around a step of it',
    text: `${head}fields:\n  wages: { from: \u201cSECTION_FILING.INCOME.\u201cTOTAL WAGES\u201d\u201d, as: money }\n`,
    want: 'mapping.yaml:6:18 spec/curly-quotes The text is in curly quotes, but YAML needs straight ones',
  },
  {
    slip: 'curly quotes around a whole path with arrows',
    text: `${head}fields:\n  wages: { from: \u201cSECTION_FILING > INCOME > TOTAL WAGES\u201d, as: money }\n`,
    want: 'mapping.yaml:6:18 spec/curly-quotes The text is in curly quotes, but YAML needs straight ones',
  },
  {
    slip: 'curly quotes around a text',
    text: `${head}fields:\n  form: { from: \u201cFORM\u201d, as: formNumber }\n`,
    want: 'mapping.yaml:6:17 spec/curly-quotes The text is in curly quotes, but YAML needs straight ones',
  },
  {
    slip: 'the word of another tool for a key',
    text: `${head}fields:\n  form: { source: FORM, as: formNumber }\n`,
    want: 'mapping.yaml:6:11 spec/unknown-key Unknown key "source" in field "form"',
  },
  {
    slip: 'a typo in a key',
    text: `${head}fields:\n  form: { form: FORM, as: formNumber }\n`,
    want: 'mapping.yaml:6:11 spec/unknown-key Unknown key "form" in field "form"',
  },
  {
    slip: 'the word of another tool for a normalizer',
    text: `${head}fields:\n  wages: { from: SECTION_FILING.INCOME."TOTAL WAGES", as: currency }\n`,
    want: 'mapping.yaml:6:59 spec/unknown-normalizer Unknown normalizer "currency"',
  },
  {
    slip: 'a no-break space behind a colon',
    text: `${head}fields:\n  form:\n    from:\u00a0FORM\n    as:\u00a0formNumber\n`,
    want: 'mapping.yaml:7:10 spec/odd-blank A no-break space (U+00A0) is used where a plain space is expected, on 2 lines',
  },
  {
    slip: 'tabs before keys',
    text: `${head}fields:\n\tform:\n\t\tfrom: FORM\n\t\tas: formNumber\n`,
    want: 'mapping.yaml:6:1 spec/tab Tabs are used for indentation, on 3 lines',
  },
  {
    slip: 'tabs among blanks',
    text: `${head}fields:\n  form:\n\tfrom: FORM\n\tas: formNumber\n`,
    want: 'mapping.yaml:7:1 spec/tab Tabs are used for indentation, on 2 lines',
  },
  {
    slip: 'a comma in a text in braces',
    text: `${head}fields:\n  form: { from: FORM, as: formNumber, about: The form, as requested }\n`,
    want: 'mapping.yaml:6:56 spec/cut-by-comma The text ends at its first comma: "as requested" is read as the next key',
  },
  {
    slip: 'a comma in an expression in braces',
    text: `${head}fields:\n${pay}  pay: { derive: $addMoney(wages, tips), as: money }\n`,
    want: 'mapping.yaml:8:35 spec/cut-by-comma The text ends at its first comma: "tips)" is read as the next key',
  },
  {
    slip: 'no comma between a label and the next key',
    text: `${head}fields:\n  form: { from: FORM as: formNumber }\n`,
    want: 'mapping.yaml:6:22 spec/yaml-syntax The YAML cannot be read: a comma is missing before "as"',
  },
  {
    slip: 'no comma between a path in quotes and the next key',
    text: `${head}fields:\n  wages: { from: "SECTION_FILING > INCOME > TOTAL WAGES" as: money }\n`,
    want: 'mapping.yaml:6:58 spec/yaml-syntax The YAML cannot be read: a comma is missing before "as"',
  },
  {
    slip: 'no comma between a normalizer and a sentence',
    text: `${head}fields:\n  form: { from: FORM, as: formNumber about: tips }\n`,
    want: 'mapping.yaml:6:38 spec/yaml-syntax The YAML cannot be read: a comma is missing before "about"',
  },
  {
    slip: 'no comma between true and a sentence',
    text: `${head}fields:\n  form: { from: FORM, as: formNumber, required: true about: x }\n`,
    want: 'mapping.yaml:6:54 spec/yaml-syntax The YAML cannot be read: a comma is missing before "about"',
  },
  {
    slip: 'no comma behind a list in brackets',
    text: `${head}fields:\n  form: { from: [FORM] as: formNumber }\n`,
    want: 'mapping.yaml:6:24 spec/yaml-syntax The YAML cannot be read: a comma is missing before "as"',
  },
  {
    slip: 'no comma between keys in braces over several lines',
    text: `${head}fields:\n  form: {\n    from: FORM\n    as: formNumber }\n`,
    want: 'mapping.yaml:8:5 spec/yaml-syntax The YAML cannot be read: a comma is missing before "as"',
  },
  {
    slip: 'no colon behind a key in braces',
    text: `${head}fields:\n  form: { from: FORM, as formNumber }\n`,
    want: 'mapping.yaml:6:23 spec/unknown-key Unknown key "as formNumber" in field "form"',
  },
  {
    slip: 'an apostrophe in single quotes',
    text: `${head}fields:\n  form: { from: FORM, as: formNumber, about: 'The payer's form' }\n`,
    want: 'mapping.yaml:6:57 spec/yaml-syntax The YAML cannot be read: text after a closing quote',
  },
  {
    slip: 'a quote that is not closed',
    text: `${head}fields:\n  form: { from: "FORM, as: formNumber }\n`,
    want: 'mapping.yaml:6:17 spec/yaml-syntax The YAML cannot be read: a quote that is not closed',
  },
  {
    slip: 'a colon in a text without quotes',
    text: `${head}fields:\n  form:\n    from: FORM\n    as: formNumber\n    about: Form: as requested\n`,
    want: 'mapping.yaml:9:12 spec/yaml-syntax The YAML cannot be read: a ": " in text without quotes',
  },
  {
    slip: 'a minus between amounts',
    text: `${head}fields:\n${pay}  rest: { derive: wages - tips - 100, as: money }\n`,
    want: 'mapping.yaml:8:32 expression/not-allowed Arithmetic with - is not allowed in an expression',
  },
  {
    slip: 'a function cut short',
    text: `${head}fields:\n${pay}  rest: { derive: "$subMoney(wages, tips)", as: money }\n`,
    want: 'mapping.yaml:8:20 expression/unknown-function Unknown function "$subMoney"',
  },
  {
    slip: 'a field without its group in an expression',
    text: `${head}fields:\n  income:\n    section: SECTION_FILING.INCOME\n    fields:\n      wages: { from: TOTAL WAGES, as: money }\n  isPaid: { derive: $exists(wages), as: truth }\n`,
    want: 'mapping.yaml:10:29 spec/unknown-output No field "wages" in the output of this mapping',
  },
  {
    slip: 'curly quotes in an expression',
    text: `${head}fields:\n  type: { from: TYPE, as: code }\n  isReturn: { derive: type = \u201cRETR\u201d, as: truth }\n`,
    want: 'mapping.yaml:7:30 expression/syntax The expression cannot be read: curly quotes stand where straight ones are expected',
  },
  {
    slip: 'a field named in words',
    text: `${head}fields:\n  Form number: { from: FORM, as: formNumber }\n`,
    want: 'mapping.yaml:6:3 spec/bad-value "Form number" does not read as a field name',
  },
  {
    slip: 'fields of the base dropped above all fields',
    text: `${extension}drop: [tips, wages]\n`,
    want: 'mapping.yaml:5:1 spec/unknown-key Unknown key "drop" in the mapping',
  },
  {
    slip: 'a field of the base dropped above all fields',
    text: `${extension}drop: tips # they are in the wages\n`,
    want: 'mapping.yaml:5:1 spec/unknown-key Unknown key "drop" in the mapping',
  },
  {
    slip: 'a typo in the name of a field that is dropped',
    text: `${extension}fields:\n  tipps: { drop: true }\n`,
    want: 'mapping.yaml:6:3 spec/not-in-base Field "tipps" is not in "base-retr", which is extended here',
  },
  {
    slip: 'a number sign in a text without quotes',
    text: `${head}fields:\n  form:\n    from: FORM\n    as: formNumber\n    about: Box #2 of the request\n`,
    want: 'mapping.yaml:9:16 spec/cut-text The text ends before "#": what follows is a comment',
  },
]

describe('a slip is told at its place with its cause, and its fix mends it:', () => {
  test.each(slips)('$slip', ({ text, want }) => {
    const [first, ...others] = found(text).filter(({ code }) => code !== 'spec/not-checked-further')
    expect(
      `${formatSpan(first?.span ?? { file: '', line: 0, column: 0 })} ${first?.code} ${first?.message}`,
    ).toBe(want)
    expect(others).toEqual([])
    expect(first?.fix).toBeDefined()
    const fixed = applyFixes(text, first === undefined ? [] : [first], () => true)
    expect(found(fixed.text)).toEqual([])
  })
})

test.each([
  '\u201cSECTION_FILING\u201d.INCOME.\u201cTIPS\u201d',
  '\u201cSECTION_FILING.INCOME.TIPS\u201d or \u201cSECTION_FILING.TIPS\u201d',
])('curly quotes around parts of a text are not taken for quotes around all of it: %s', written => {
  const diagnostics = found(`${head}fields:\n  tips:\n    from: ${written}\n    as: money\n`)
  expect(diagnostics.map(({ code }) => code)).not.toContain('spec/curly-quotes')
})

test('the edits for fields that are dropped are for a person to look at: another field, or a check, may be meant', () => {
  for (const text of [`${extension}drop: [tips]\n`, `${extension}fields:\n  tipps: { drop: true }\n`])
    expect(found(text).map(({ fix }) => fix?.safe)).toEqual([false])
})

/** What `txmap check --fix` makes of a text. */
function mended(text: string): string {
  const { text: fixed, made } = applyFixes(text, found(text), ({ safe }) => safe)
  return made.length === 0 ? fixed : mended(fixed)
}

const inField = (keys: string): string => `${head}fields:\n  form: ${keys}\n`

test.each([
  [
    '{ from: FORM as: formNumber about: all of it required: true }',
    '{ from: FORM, as: formNumber, about: all of it, required: true }',
  ],
  ['{ from: FORM, about: the form as: formNumber }', '{ from: FORM, about: the form, as: formNumber }'],
  ['{ from: FORM: NUMBER as: formNumber }', "{ from: 'FORM: NUMBER', as: formNumber }"],
  [
    '{ from: FORM, as: formNumber, about: read as: money }',
    "{ from: FORM, as: formNumber, about: 'read as: money' }",
  ],
  [
    '{ from: FORM, as: formNumber, about: required: line 3 }',
    "{ from: FORM, as: formNumber, about: 'required: line 3' }",
  ],
])('keys without commas between them are set apart, and sentences with a colon are not: %s', (keys, want) => {
  expect(mended(inField(keys))).toBe(inField(want))
  expect(found(inField(want)).filter(({ severity }) => severity === 'error')).toEqual([])
})

test.each([
  '{ from: FORM as: formNumber, as: text }',
  '{ from: FORM as: not one word }',
  '{ from: the number of: a form by: its name, as: text }',
  'from: FORM',
  '\n    from: FORM as: formNumber',
  '{ from: "FORM" # its number\n    as: formNumber }',
])('what may be meant in two ways is left alone: %s', keys => {
  const text = inField(keys)
  expect(found(text).some(({ severity }) => severity === 'error')).toBe(true)
  expect(mended(text)).toBe(text)
})
