/** docs/errors.md has one section for each code and no other, and its examples of mappings are what they are said to be. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readExpected } from '../../../src/authoring/golden/read-expected.ts'
import { bundledPlans } from '../../../src/catalog/plans.gen.ts'
import { compileMappings } from '../../../src/compile/compile-mappings.ts'
import type { SourceFile } from '../../../src/compile/source-file.ts'
import { codes } from '../../../src/diagnostics/codes/codes.ts'
import { MapperError } from '../../../src/diagnostics/errors.ts'
import { compileExpression } from '../../../src/evaluate/compile-expression.ts'
import * as library from '../../../src/index.ts'
import { createMapper } from '../../../src/mapper/create-mapper.ts'
import { backendOf } from '../../../src/queue/connection.ts'
import { type FetchTask, fetchTask } from '../../../src/queue/fetch-task.ts'
import { projectRoot } from '../../support/goldens.ts'
import { runExample } from '../../support/page-examples.ts'

const page = readFileSync(resolve(projectRoot, 'docs/errors.md'), 'utf8')

/** The sections of codes: a heading with a slash in it, and what follows up to the next heading. */
const sections = page
  .split(/^## /m)
  .slice(1)
  .map(section => ({ code: section.split('\n', 1)[0]?.trim() ?? '', text: section }))
  .filter(({ code }) => code.includes('/'))

/** The codes, by names that the page gives. */
const codeTable: Readonly<Record<string, { readonly severity: string }>> = codes

const head = 'id: sample-1040\ntitle: Sample\nversion: "1.0.0"\nmatch: { type: RECA, form: ["1040"] }\n'

/** The files of an example: one, or several separated by lines such as "# file: balance.yaml". */
function filesOf(example: string): readonly SourceFile[] {
  return example.split(/^# file: /m).map((text, index) => {
    if (index > 0) return { name: text.split('\n', 1)[0] ?? '', text: text.replace(/^.*\n/, '') }
    return { name: 'spec.yaml', text: /^(?:id|part):/m.test(text) ? text : head + text }
  })
}

function found(example: string): readonly string[] {
  return compileMappings(filesOf(example), [], bundledPlans()).diagnostics.map(each => each.code)
}

interface Pair {
  readonly code: string
  readonly wrong: string
  readonly right: string
}

/** What brings a code about, and what does not, in the sections whose examples are in `language`. */
function pairs(language: string): readonly Pair[] {
  return sections.flatMap(({ code, text }) => {
    const wrong = new RegExp(`^Wrong:[^\\n]*\\n\\n\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(
      text,
    )?.[1]
    const right = new RegExp(`^Right:\\n\\n\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(text)?.[1]
    return wrong === undefined || right === undefined ? [] : [{ code, wrong, right }]
  })
}

const examples = pairs('yaml').filter(({ code }) => !code.startsWith('golden/'))
const expectations = pairs('yaml').filter(({ code }) => code.startsWith('golden/'))
const programs = pairs('ts')

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
  scheduleF: { occurrences: SECTION_FILING > SCHEDULE F, fields: { tax: { from: TAX, as: money } } }
  wages: { from: [SECTION_FILING > TOTAL WAGES, "SECTION_FILING > WAGES, SALARIES, TIPS, ETC"], as: money }
  audited: { from: SECTION_FILING > AUDITED, as: flag, yes: ["YES"], no: ["NO"] }
  wagesOrZero: { derive: "$orZero(wages)", as: money }\n`,
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

/** Found only by what the bundled mappings are for, have or check. */
const byBundled = [
  'transcript/general-mapping',
  'transcript/family-mapping',
  'transcript/shared-lines',
  'transcript/other-form',
  'transcript/unread-key-figure',
  'check/failed',
]
const bundled = createMapper({ mappings: [] })

function reported(code: string, transcript: string): readonly string[] {
  try {
    const chosen = byBundled.includes(code) ? bundled : mapper
    return chosen.mapTranscript(transcript).issues.map(each => each.code)
  } catch (error) {
    return error instanceof MapperError ? [error.code] : ['nothing of ours']
  }
}

const transcripts = pairs('json')

const raw = readFileSync(join(projectRoot, 'test/golden/retr/1040/avery-2021/input.json'), 'utf8')
/** What the programs take for granted. */
const given = {
  raw,
  rewordedRaw: raw.replace('"SECTION_FILING"', '"SECTION_RETURN"'),
  text: `${head}fields: { wages: { from: SECTION_FILING > WAGES, as: money } }\n`,
  yaml: `id: acme-1040
title: Acme
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields: { totalIncome: { from: SECTION_FILING > INCOME > TOTAL INCOME, as: money } }
`,
}
/** What the queue looks at before it connects to anything. */
const queue = {
  createFetchQueue: ({ connection }: { readonly connection: string }) => backendOf(connection),
  transcripts: { add: async (tasks: readonly FetchTask[]) => tasks.map(fetchTask) },
}
/** The codes that a program meets: of what it throws, and of the issues of every result that it makes. */
async function met(program: string): Promise<readonly string[]> {
  const found: string[] = []
  const noted = (result: library.TranscriptResult): library.TranscriptResult => {
    found.push(...result.issues.map(each => each.code))
    return result
  }
  const noting = (mapper: library.Mapper): object => ({
    ...mapper,
    mapTranscript: (...all: Parameters<typeof mapper.mapTranscript>) => noted(mapper.mapTranscript(...all)),
    mapCallback: (...all: Parameters<typeof mapper.mapCallback>) => noted(mapper.mapCallback(...all)),
  })
  try {
    await runExample(program, {
      ...given,
      ...library,
      ...queue,
      compileExpression,
      readFileSync: (_: string, encoding?: string) =>
        encoding === undefined ? Buffer.from(given.text) : given.text,
      mapTranscript: (...all: Parameters<typeof library.mapTranscript>) =>
        noted(library.mapTranscript(...all)),
      createMapper: (...all: Parameters<typeof createMapper>) => noting(createMapper(...all)),
    })
  } catch (error) {
    if (!(error instanceof MapperError)) throw error
    found.push(error.code)
  }
  return found
}

describe('the page of errors', () => {
  test('has one section for each code, and no other', () => {
    const advice = 'each code has a section in docs/errors.md, "## CODE"'
    expect(sections.map(section => section.code).sort(), advice).toEqual(Object.keys(codes).sort())
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

  test('explains every code in front of its example', () => {
    const explained = /^[^\n]+\n\n(?!Wrong|Right|Met|Noted|Fix|```)[A-Z`][^\n]{20,}[.)]$/m
    expect(sections.filter(({ text }) => !explained.test(text)).map(section => section.code)).toEqual([])
  })

  test.each([
    ['warning', /\bwarning\b/],
    ['info', /\bThis is an info\b/],
  ] as const)('says of every code that is of severity %s that it is', (severity, words) => {
    const silent = sections.filter(
      ({ code, text }) =>
        codeTable[code]?.severity === severity && !words.test(text.split(/^Fix: /m)[0] ?? ''),
    )
    expect(silent.map(section => section.code)).toEqual([])
  })

  test('says of every code how to fix it', () => {
    expect(sections.filter(({ text }) => !/^Fix: /m.test(text)).map(section => section.code)).toEqual([])
  })

  test('has an example of every code but those of bugs: what meets it and what does not, or a message', () => {
    const pair = /^(?:Wrong|Met|Noted)\b.*:[\s\S]*^(?:Right|Not met|Not noted)\b/m
    const isShown = ({ code, text }: { readonly code: string; readonly text: string }): boolean =>
      pair.test(text) || text.includes(`\n\`\`\`\n${code}: `)
    const lacking = sections.filter(section => !isShown(section)).map(section => section.code)
    expect(lacking.filter(code => !code.startsWith('bug/'))).toEqual([])
  })

  test.each(examples)('$code: the wrong example is wrong in that way', ({ code, wrong }) => {
    expect(found(wrong)).toContain(code)
  })

  test.each(examples)('$code: the right example has no fault', ({ right }) => {
    expect(found(right)).toEqual([])
  })

  test.each(transcripts)('$code: only the wrong transcript brings it about', ({ code, wrong, right }) => {
    expect(reported(code, wrong)).toContain(code)
    expect(reported(code, right)).not.toContain(code)
  })

  test.each(programs)('$code: only the wrong program meets it', async ({ code, wrong, right }) => {
    expect(await met(wrong)).toContain(code)
    expect(await met(right)).not.toContain(code)
  })

  test.each(expectations)('$code: only the wrong golden has it', ({ code, wrong, right }) => {
    const found = (text: string): readonly string[] =>
      readExpected(text, 'expected.yaml').diagnostics.map(each => each.code)
    expect(found(wrong)).toContain(code)
    expect(found(right)).toEqual([])
  })

  test('has an example of every code that a document, a result, an expression or an option can have', () => {
    const shown = new Set([...pairs('json'), ...pairs('yaml'), ...pairs('ts')].map(({ code }) => code))
    const lacking = sections.map(({ code }) => code).filter(code => !shown.has(code))
    expect(
      lacking.filter(code => /^(?:spec|expression|transcript|value|check|result|mapper)\//.test(code)),
    ).toEqual([
      'spec/too-many-faults', // a hundred faults
      'expression/too-large', // ten thousand characters
    ])
  })
})
