/** A mapping in an editor: the language server for YAML, with the schema of the package, shows what each word means. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { normalizers } from '../../src/normalize/registry.ts'
import { projectRoot } from '../support/goldens.ts'
import { type LanguageServer, type Place, startLanguageServer } from '../support/language-server.ts'

const schema = pathToFileURL(join(projectRoot, 'schemas/mapping.schema.json')).href
const text = `# yaml-language-server: $schema=${schema}
id: mine
title: Mine
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
use: [balance, my-own]
fields:
  total: { from: SECTION_FILING > TOTAL, as: money }
  group: { section: SECTION_FILING, use: [{ part: party, evidence: inferred }] }
  other:
    from: [{ label: ACCRUED INTEREST, as: dateAfterAsOf }]
    as: mony
`

/** Within the first `word` of the text after `before`. */
function within(word: string, before = ''): Place {
  const at = text.indexOf(word, text.indexOf(before)) + 1
  const lines = text.slice(0, at).split('\n')
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 }
}

let server: LanguageServer

beforeAll(async () => {
  server = await startLanguageServer(text)
}, 60_000)

afterAll(() => server.end())

/** What is shown for a word, without the marks of Markdown. */
async function hover(word: string, before?: string): Promise<string> {
  const shown = await server.ask('textDocument/hover', within(word, before))
  return String(Object(Object(shown).contents).value).replaceAll('\\', '')
}

/** What may stand in a place, and what is said of it. */
async function completions(word: string, before?: string): Promise<ReadonlyMap<string, string>> {
  const shown = await server.ask('textDocument/completion', within(word, before))
  const items: readonly { readonly label: string; readonly documentation?: string }[] = Object(shown).items
  return new Map(items.map(({ label, documentation }) => [label, documentation ?? '']))
}

describe('an editor shows', () => {
  test('the summary of a normalizer where the mouse rests on it', async () => {
    expect(await hover('money')).toContain(normalizers.money.summary)
    expect(await hover('dateAfterAsOf')).toContain(normalizers.dateAfterAsOf.summary)
  })

  test('what a bundled part is, and that another one is your own', async () => {
    expect(await hover('balance')).toContain('SECTION_BALANCE of account transcripts and records of account')
    expect(await hover('my-own')).toContain('A part of your own')
    expect(await hover('party')).toContain('Name and address of one party')
  })

  test('every normalizer to choose from, each with its summary', async () => {
    const shown = await completions('mony')
    for (const { name, summary } of Object.values(normalizers)) expect(shown.get(name)).toContain(summary)
  })

  test('every bundled part to choose from', async () => {
    const shown = await completions('balance')
    expect(shown.get('income/w-2')).toMatch(/W-2/)
    expect(shown.size).toBeGreaterThan(100)
    expect((await completions('party')).get('income/w-2')).toMatch(/W-2/)
  })

  test('that a normalizer is none, and no other fault', async () => {
    const faults = await server.faults
    expect(faults.length).toBe(1)
    expect(faults[0]).toMatch(/^Value must be "amountBeforeAsOf" \| .*"money"/)
  })
})
