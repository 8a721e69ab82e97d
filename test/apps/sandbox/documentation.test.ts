/** docs/sandbox.md holds what is true: the curl examples work when pasted, the tables are those of the code. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandbox } from '../../../src/cli/commands/sandbox.ts'
import { choices } from '../../../src/sandbox/choices.ts'
import { faults, isFaultName } from '../../../src/sandbox/faults/faults.ts'
import {
  type RunningSandbox,
  type ServerOptions,
  startSandbox,
} from '../../../src/sandbox/server/start-sandbox.ts'
import type { SandboxOptions } from '../../../src/sandbox/settings/settings.ts'
import { projectRoot } from '../../support/goldens.ts'

const page = readFileSync(join(projectRoot, 'docs/sandbox.md'), 'utf8')

/** The cells of each row of the table below a heading. */
function rows(heading: string): readonly (readonly string[])[] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const lines = section.split('\n').filter(line => line.startsWith('| '))
  return lines.slice(1).map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  )
}

const blocks = [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(match => match[1] ?? '')
const hasCurl = spawnSync('curl', ['--version']).status === 0

// Continuous integration must not pass over it.
describe.skipIf(!hasCurl && process.env.CI === undefined)('the curl examples', () => {
  let running: RunningSandbox
  let outputs: readonly string[] = []

  beforeAll(async () => {
    running = await startSandbox({ httpsPort: 0 })
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-docs-'))
    writeFileSync(join(folder, 'sandbox.pem'), running.https?.certificate ?? '')
    const script = blocks
      .join("\necho '\n=== next'\n")
      .replaceAll('http://127.0.0.1:4506', running.account.baseUrl)
      .replaceAll('https://127.0.0.1:4507', running.https?.baseUrl ?? '')
    // The sandbox runs in this process, so the shell may not block it.
    const child = spawn('sh', ['-c', script], { cwd: folder })
    let text = ''
    child.stdout.on('data', part => {
      text += part
    })
    child.stderr.on('data', part => {
      text += part
    })
    await new Promise(resolve => child.once('close', resolve))
    outputs = text.split('\n=== next\n').map(each => each.trim())
  }, 60_000)
  afterAll(() => running.close())

  const wants: readonly (readonly [string, RegExp])[] = [
    ['a token', /^\{"access_token":"[0-9a-f]{64}","token_type":"bearer","expires_in":3600\}$/],
    ['a token in a variable', /^a token of 64 characters$/],
    [
      'a transcript',
      /^\{\s+"TYPE": "ACTR",[\s\S]+"LAST4": "4321",\s+"FORM": "1040",\s+"PERIOD": "202112"\s+\}$/,
    ],
    [
      'a refusal',
      /^HTTP\/1\.1 403 Forbidden\r\n[\s\S]*sandbox-choice: error-body\r\n[\s\S]*"error":"no-authority"/,
    ],
    ['no data', /"MESSAGE": "Requested data not found"/],
    ['a fault by header', /^status 429\nstatus 200$/],
    ['a fault by tax id', /^cut off, curl says (?:18|56)$/],
    ['a callback', /^\{\}$/],
    ['a token by HTTPS', /^\{"access_token":"[0-9a-f]{64}"/],
  ]

  test.each(wants.map(([name, want], index) => [name, want, index] as const))('%s', (_, want, index) => {
    expect(outputs[index]).toMatch(want)
  })

  test('are all run', () => {
    expect(outputs).toHaveLength(wants.length)
    expect(blocks).toHaveLength(wants.length)
  })
})

describe('the tables', () => {
  test('list every choice, in the words of the code', () => {
    expect(rows('Choices')).toEqual(Object.entries(choices).map(([name, says]) => [`\`${name}\``, says]))
  })

  test('list every fault with its tax ids, how often it strikes, and its parameters', () => {
    const want = Object.keys(faults)
      .filter(isFaultName)
      .map(name => {
        const { area, times, parameters } = faults[name]
        const own = Object.entries(parameters).map(([key, { usual }]) => `\`${key}\` (${usual})`)
        return [`\`${name}\``, `${area}00xxxx`, times === 1 ? 'once' : 'always', own.join(', ')]
      })
    const listed = rows('Faults').map(([name, tins, , strikes, own]) => [name, tins, strikes, own])
    expect(listed, 'each fault has a row in docs/sandbox.md').toEqual(want)
  })

  test('list every option of the command', () => {
    const documented = rows('Start it').map(([option = '']) => /--[a-z-]+/.exec(option)?.[0])
    const known = [...sandbox.help.matchAll(/^ {2}(--[a-z-]+)/gm)].map(match => match[1])
    expect([...documented, '--help'].sort()).toEqual(known.sort())
  })

  test('list the test taxpayers', () => {
    const shown = rows('Test taxpayers and transcripts').map(([tin, type, name]) => [tin, type, name])
    expect(shown).toEqual([
      ['987654321', 'SSN', 'Avery Q Sample'],
      ['987654322', 'SSN', 'Jordan R Pretend'],
      ['begins with 00123', 'EIN', 'Brightwater Pretend Supply Inc'],
    ])
  })

  test('name every option', () => {
    const own: Readonly<Record<keyof SandboxOptions, true>> = {
      clientId: true,
      clientSecret: true,
      scope: true,
      companyId: true,
      onBehalfOf: true,
      transcriptDetailPath: true,
      tokenLifetime: true,
      production: true,
      consents: true,
      noData: true,
      callbackKind: true,
      callbackBody: true,
      callbackHosts: true,
      availableAfter: true,
      deliver: true,
      maxBodyBytes: true,
      now: true,
      sleep: true,
      randomBytes: true,
      onEvent: true,
    }
    const ofServer: Readonly<Record<Exclude<keyof ServerOptions, keyof SandboxOptions>, true>> = {
      port: true,
      httpsPort: true,
      host: true,
      allowHosts: true,
      callbackCertificates: true,
    }
    const section = page.split('\n### Options\n')[1]?.split('\n## ')[0] ?? ''
    const names = [...Object.keys(own), ...Object.keys(ofServer), 'origin']
    expect(names.filter(name => !section.includes(`\`${name}\``))).toEqual([])
  })

  test('name every error', () => {
    const folder = join(projectRoot, 'src/sandbox')
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts'))
      .map(name => readFileSync(join(folder, name), 'utf8'))
    const pattern = /(?:[rR]efused\(\s*[0-9]+,|withoutToken\()\s*'([a-z_-]+)'/g
    const errors = sources.flatMap(text => [...text.matchAll(pattern)].map(match => match[1] ?? ''))
    expect(new Set(errors).size).toBeGreaterThan(20)
    expect(errors.filter(error => !page.includes(`\`${error}\``))).toEqual([])
  })
})
