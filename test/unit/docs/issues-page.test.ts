/** docs/issues.md: each code of a transcript has its row, and the program on the page decides as the rows say. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { runCodes } from '../../../src/diagnostics/codes/run-codes.ts'
import { mapTranscript } from '../../../src/index.ts'
import { projectRoot } from '../../support/goldens.ts'
import { runExample } from '../../support/page-examples.ts'

const read = (name: string): string => readFileSync(join(projectRoot, 'docs', name), 'utf8')
const page = read('issues.md')
const [, ofResults = '', rest = ''] = page.split(/^## (?:Issues of a result|No result at all)$/m)
const [thrown = ''] = rest.split(/^## /m)

/** The rows of a table: the code, the names of checks beside it, the other cells. */
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| \[([a-z]+\/[a-z0-9-]+)\]\([^)]*\)(.*?) \| (.*) \|$/gm)].map(
    ([, code = '', beside = '', cells = '']) => ({
      code,
      checks: [...beside.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
      cells: cells.split(' | '),
    }),
  )
const issues = rowsOf(ofResults)
const errors = rowsOf(thrown)

/** The codes whose section in errors.md says that they are thrown. */
const thrownCodes = read('errors.md')
  .split(/^## /m)
  .filter(section => section.includes('Thrown as'))
  .map(section => section.split('\n', 1)[0] ?? '')

const ofTranscripts = Object.keys(runCodes).filter(code => /^(?:transcript|value|check)\//.test(code))

type Decide = (result: {
  readonly issues: readonly {
    readonly code: string
    readonly severity: string
    readonly check: string | null
  }[]
  readonly noData: boolean
}) => string

let decide: Decide = () => 'nothing'
beforeAll(async () => {
  const [program = ''] = /(?<=^```ts\n)[\s\S]*?(?=^```)/m.exec(page) ?? []
  const keep = (made: Decide): void => {
    decide = made
  }
  await runExample(`${program}\nkeep(decide)`, { keep })
})

describe('the page of issues', () => {
  test('has a row for each code of a result, and one for each that is thrown', () => {
    const isThrown = (code: string): boolean => thrownCodes.includes(code)
    expect(new Set(issues.map(row => row.code))).toEqual(
      new Set(ofTranscripts.filter(code => !isThrown(code))),
    )
    expect(errors.map(row => row.code).sort()).toEqual(ofTranscripts.filter(isThrown).sort())
  })

  test('decides by its program as its rows say, with no data never to proceed', () => {
    const wrong = issues.flatMap(({ code, checks, cells: [severities = '', , verdict] }) =>
      severities.split(', ').flatMap(severity =>
        [...checks, ...(checks.length === 0 ? [null] : [])]
          .map(check => decide({ noData: false, issues: [{ code, severity, check }] }))
          .filter(decided => decided !== verdict)
          .map(decided => `${code} ${severity}: ${decided}`),
      ),
    )
    expect(wrong).toEqual([])
    expect(decide({ noData: false, issues: [] })).toBe('proceed')
    expect(decide({ noData: true, issues: [] })).toBe('review')
  })

  test('names the severity that a code has of itself', () => {
    const named = issues.map(({ code, cells: [severities = ''] }) => [code, severities] as const)
    for (const [code, { severity }] of Object.entries(runCodes)) {
      const all = named.filter(([name]) => name === code).flatMap(([, severities]) => severities.split(', '))
      if (all.length > 0) expect(all, code).toContain(severity)
    }
  })

  test('decides on each of its transcripts as the words before it say', () => {
    const examples = [...page.matchAll(/^\*\*(Proceed|Review|Order again)\.?\*\*.*\n\n```json\n(.*)\n```/gm)]
    expect(examples.map(([, word = '', json = '']) => [word, decide(mapTranscript(json))])).toEqual([
      ['Order again', 'order again'],
      ['Proceed', 'proceed'],
      ['Review', 'review'],
      ['Proceed', 'proceed'],
    ])
  })
})
