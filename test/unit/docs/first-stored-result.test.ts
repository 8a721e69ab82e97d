/** The programs of docs/first-stored-result.md run in the order of the page and print what stands below each. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mayUpdate, projectRoot } from '../../support/goldens.ts'

const file = join(projectRoot, 'docs/first-stored-result.md')
const page = readFileSync(file, 'utf8')
const programs = [
  ...page.matchAll(
    /^`([a-z]+\.ts)`:\n\n```ts\n([\s\S]*?)^```\n\n```text\n\$ npx tsx ([a-z]+\.ts)\n([\s\S]*?)^```/gm,
  ),
].map(([, name = '', text = '', called = '', printed = '']) => ({ name, text, called, printed }))

/** What a program imports, from the source of the package. */
const entries: Readonly<Record<string, string>> = {
  "'tax-transcript-mapper'": 'src/index.ts',
  "'tax-transcript-mapper/service'": 'src/service-index.ts',
  "'tax-transcript-mapper/sandbox'": 'src/sandbox/index.ts',
}

const before = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'first-stored-result-'))
beforeAll(() => process.chdir(folder))
afterAll(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true })
})

test('the page has its three programs, each called by its name', () => {
  expect(programs.map(each => each.name)).toEqual(['fetch.ts', 'read.ts', 'callbacks.ts'])
  expect(programs.map(each => each.called)).toEqual(programs.map(each => each.name))
})

test.each(programs)('$name prints what stands below it', async ({ name, text, printed }) => {
  const own = Object.entries(entries).reduce(
    (program, [from, to]) =>
      program.replaceAll(from, JSON.stringify(pathToFileURL(join(projectRoot, to)).href)),
    text,
  )
  const program = join(folder, name.replace('.ts', '.mts'))
  writeFileSync(program, own)
  const lines: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((...words) => void lines.push(words.join(' ')))
  await import(pathToFileURL(program).href).finally(() => log.mockRestore())
  const now = lines.map(line => `${line}\n`).join('')
  if (mayUpdate())
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(
        `$ npx tsx ${name}\n${printed}\`\`\``,
        () => `$ npx tsx ${name}\n${now}\`\`\``,
      ),
    )
  else expect(now).toBe(printed)
})
