/**
 * The comments above what the package exports: each is there, and its example runs and gives what it says. example-types.test.ts
 * holds the types of the examples.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createSandbox } from '../../../src/sandbox/create-sandbox.ts'
import { createTranscriptClient } from '../../../src/service-index.ts'
import { projectRoot } from '../../support/goldens.ts'
import { commentExamples, publicExports } from '../../support/public-surface.ts'
import { broken } from '../../support/run-comment-example.ts'

const exports = publicExports()
const examples = commentExamples(exports)

const folder = mkdtempSync(join(tmpdir(), 'doc-comments-'))
afterAll(() => rmSync(folder, { recursive: true }))

const sandbox = createSandbox()
const { testTaxpayers: _, ...account } = sandbox.account
const options = { ...account, fetch: sandbox.fetch }
const nothing = (): void => {}

/** What the examples take for granted. */
const given = {
  raw: readFileSync(join(projectRoot, 'test/golden/retr/1040/avery-2021/input.json'), 'utf8'),
  yaml: `id: acme-1040
title: Acme
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields: { totalIncome: { from: SECTION_FILING > INCOME > TOTAL INCOME, as: money } }
`,
  folder,
  sandbox,
  options,
  client: createTranscriptClient(options),
  request: { tin: '987654321', transcriptType: 'RETR', transcriptForm: '1040', transcriptPeriod: '202112' },
  store: async () => {},
  vault: { read: async () => ({ secret: account.clientSecret }) },
  logger: { debug: nothing, info: nothing, warn: nothing },
  console: { debug: nothing, log: nothing, warn: nothing },
}

describe('what the package exports', () => {
  const named = (chosen: typeof exports): readonly string[] =>
    chosen.map(({ file, name }) => `${file}, ${name}`)

  test('is found', () => {
    expect(exports.length).toBeGreaterThan(150)
  })

  test('has a comment each', () => {
    expect(named(exports.filter(({ comment }) => comment === ''))).toEqual([])
  })

  test('has an example each', () => {
    expect(named(exports.filter(({ example }) => example === undefined))).toEqual([])
  })

  test.each(examples)('has an example that gives what it says: $name', async example => {
    expect(await broken(example, given)).toEqual([])
  })
})

describe('what a file of src exports', () => {
  const files = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    name => name.endsWith('.ts') && !name.endsWith('.gen.ts'),
  )

  test('has a comment, in more than 95 of 100 cases', () => {
    const bare: string[] = []
    let all = 0
    for (const file of files) {
      const lines = readFileSync(join(projectRoot, 'src', file), 'utf8').split('\n')
      const found = new Map<string, boolean>()
      for (const [at, line] of lines.entries()) {
        const name =
          /^export (?:async |abstract |declare )*(?:function\*?|const|class|interface|type) (\w+)/.exec(
            line,
          )?.[1]
        // Of overloads the first has the comment.
        if (name !== undefined && !found.has(name))
          found.set(name, lines[at - 1]?.trimEnd().endsWith('*/') === true)
      }
      // What a file exports alone, the comment at its top is about.
      if (found.size === 1 && lines[0]?.startsWith('/**') === true)
        for (const name of found.keys()) found.set(name, true)
      all += found.size
      for (const [name, isDocumented] of found) if (!isDocumented) bare.push(`${file}, ${name}`)
    }
    expect(all).toBeGreaterThan(2000)
    expect(bare.slice(0, Math.max(0, bare.length - Math.floor(all * 0.05)))).toEqual([])
  })
})
