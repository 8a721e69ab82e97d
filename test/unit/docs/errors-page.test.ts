/** docs/errors.md has one section for each code and no other, and its examples of mappings are what they are said to be. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bundledPlans } from '../../../src/catalog/plans.gen.ts'
import { compileMappings } from '../../../src/compile/compile-mappings.ts'
import type { SourceFile } from '../../../src/compile/source-file.ts'
import { codes } from '../../../src/diagnostics/codes.ts'
import { MapperError } from '../../../src/diagnostics/errors.ts'
import { createMapper } from '../../../src/mapper/create-mapper.ts'

const page = readFileSync(resolve(import.meta.dirname, '../../../docs/errors.md'), 'utf8')

/** The sections of codes: a heading with a slash in it, and what follows up to the next heading. */
const sections = page
  .split(/^## /m)
  .slice(1)
  .map(section => ({ code: section.split('\n', 1)[0]?.trim() ?? '', text: section }))
  .filter(({ code }) => code.includes('/'))

const head = 'id: sample-1040\ntitle: Sample\nversion: "1.0.0"\nmatch: { type: RECA, form: ["1040"] }\n'

/** The files of an example: one, or several parted by lines such as "# file: balance.yaml". */
function filesOf(example: string): readonly SourceFile[] {
  return example.split(/^# file: /m).map((text, index) => {
    if (index > 0) return { name: text.split('\n', 1)[0] ?? '', text: text.replace(/^.*\n/, '') }
    return { name: 'spec.yaml', text: /^(?:id|part):/m.test(text) ? text : head + text }
  })
}

function found(example: string): readonly string[] {
  return compileMappings(filesOf(example), [], bundledPlans()).diagnostics.map(each => each.code)
}

const examples = sections.flatMap(({ code, text }) => {
  const wrong = /^Wrong:\n\n```yaml\n([\s\S]*?)^```/m.exec(text)?.[1]
  const right = /^Right:\n\n```yaml\n([\s\S]*?)^```/m.exec(text)?.[1]
  return wrong === undefined || right === undefined ? [] : [{ code, wrong, right }]
})

/** Reads what the examples of transcripts hold; the bundled mappings mark no line as required. */
const mapper = createMapper({
  bundled: false,
  mappings: [
    `id: actr\ntitle: A\nversion: "1.0.0"\nmatch: { type: ACTR }\nfields:
  accountBalance: { from: SECTION_BALANCE > ACCOUNT BALANCE, as: money, required: true }
  accruedInterest: { from: SECTION_BALANCE > ACCRUED INTEREST, as: money }
  accruedPenalty: { from: SECTION_BALANCE > ACCRUED PENALTY, as: money }
  transactions: { each: SECTION_TRANSACTIONS, fields: { code: { from: CODE, as: code } } }
  returnsPosted: { derive: '$count(transactions[code = "150"])', as: integer }\n`,
    `id: retr\ntitle: R\nversion: "1.0.0"\nmatch: { type: RETR }\nfields:
  scheduleC: { section: SECTION_FILING > SCHEDULE C, fields: { tax: { from: TAX, as: money } } }
  wages: { from: [SECTION_FILING > TOTAL WAGES, "SECTION_FILING > WAGES, SALARIES, TIPS, ETC"], as: money }\n`,
    `id: waid\ntitle: W\nversion: "1.0.0"\nmatch: { type: WAID }\nfields:
  income:
    each: SECTION_INCOME
    choose:
      by: TYPE
      as: form
      cases:
        W-2: { texts: Form W-2 Wage and Tax Statement }
        W-2G: { texts: Form W-2G Certain Gambling Winnings }
      otherwise: { case: other, fields: { entry: { keep: "*" } } }\n`,
  ],
})

function told(transcript: string): readonly string[] {
  try {
    return mapper.mapTranscript(transcript).issues.map(each => each.code)
  } catch (error) {
    return error instanceof MapperError ? [error.code] : ['nothing of ours']
  }
}

const transcripts = sections.flatMap(({ code, text }) => {
  const wrong = /^Wrong:\n\n```json\n([\s\S]*?)^```/m.exec(text)?.[1]
  const right = /^Right:\n\n```json\n([\s\S]*?)^```/m.exec(text)?.[1]
  return wrong === undefined || right === undefined ? [] : [{ code, wrong, right }]
})

describe('the page of errors', () => {
  test('has one section for each code, and no other', () => {
    expect(sections.map(section => section.code).sort()).toEqual(Object.keys(codes).sort())
  })

  test('is where a drawn diagnostic points', () => {
    const anchors = sections.map(({ code }) =>
      code
        .toLowerCase()
        .replace(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-'),
    )
    expect(anchors).toEqual(sections.map(({ code }) => code.replace('/', '')))
  })

  test('says of every code how to mend it', () => {
    expect(sections.filter(({ text }) => !/^Fix: /m.test(text)).map(section => section.code)).toEqual([])
  })

  test.each(examples)('$code: the wrong example is wrong in that way', ({ code, wrong }) => {
    expect(found(wrong)).toContain(code)
  })

  test.each(examples)('$code: the right example has no fault', ({ right }) => {
    expect(found(right)).toEqual([])
  })

  test.each(transcripts)('$code: only the wrong transcript brings it about', ({ code, wrong, right }) => {
    expect(told(wrong)).toContain(code)
    expect(told(right)).not.toContain(code)
  })
})
