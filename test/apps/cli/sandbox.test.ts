/** `txmap sandbox`: the command as a function, and as the process that a person interrupts. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, test, vi } from 'vitest'
import { sandbox } from '../../../src/cli/commands/sandbox.ts'
import { type ExitCode, type Io, UsageError, usageError } from '../../../src/cli/io.ts'
import type { SandboxAccount } from '../../../src/sandbox/state/account.ts'
import { projectRoot } from '../../support/goldens.ts'
import { credentials, detailPath, order } from '../../support/sandbox.ts'

interface Call {
  readonly code: ExitCode
  readonly out: string
  readonly notes: string
}

/** Runs the command; `during` is what happens before it is interrupted. */
async function run(
  args: readonly string[],
  during: (out: string, notes: () => string) => Promise<void> = async () => undefined,
): Promise<Call> {
  let out = ''
  let notes = ''
  const io: Io = {
    write: text => {
      out += text
    },
    note: text => {
      notes += text
    },
    clearLine: () => {},
    results: () => process.stdout,
    read: file => readFileSync(file, 'utf8'),
    exists: existsSync,
    clearScreen: () => {},
    readRevision: () => '',
    makeFolder: () => {},
    save: writeFileSync,
    isTerminal: false,
    hasColour: false,
    columns: undefined,
    now: () => 0,
    remove: () => {},
    isCi: false,
    nextKey: undefined,
    untilInterrupted: () => during(out, () => notes),
  }
  const code = await sandbox.run(args, io)
  return { code, out, notes }
}

const accountOf = (out: string): SandboxAccount => JSON.parse(out)
const tokenOf = async (account: SandboxAccount): Promise<Response> =>
  await fetch(`${account.authUrl}/token`, { method: 'POST', body: new URLSearchParams(credentials) })
const folder = mkdtempSync(join(tmpdir(), 'txmap-sandbox-'))

describe('txmap sandbox', () => {
  test('prints the account page and runs until it is interrupted, then ends with 0', async () => {
    let status = 0
    const { code, out, notes } = await run(['--port', '0'], async text => {
      const url = /Token call +POST (\S+)/.exec(text)?.[1] ?? ''
      status = (await fetch(url, { method: 'POST', body: new URLSearchParams(credentials) })).status
    })
    expect(code).toBe(0)
    expect(status).toBe(200)
    for (const text of ['sandbox-client', 'sandbox-secret', 'sandbox-scope', 'sandbox-company', detailPath])
      expect(out).toContain(text)
    expect(out).toContain('SSN 987654321  Avery Q Sample')
    expect(out).toMatch(/ACTR 1040 +202112 202212 202312\n/)
    expect(notes).toBe('POST token 200  choice expires-in-seconds\n')
  })

  test('--json prints one line, the account page and nothing else', async () => {
    const { code, out, notes } = await run(['--port', '0', '--json'], async text => {
      expect((await tokenOf(accountOf(text))).status).toBe(200)
    })
    expect(code).toBe(0)
    expect(notes).toBe('')
    expect(out).toMatch(/^\{.*\}\n$/)
    expect(Object.keys(accountOf(out))).toEqual([
      'authUrl',
      'baseUrl',
      'transcriptDetailPath',
      'clientId',
      'clientSecret',
      'scope',
      'companyId',
      'testTaxpayers',
    ])
  })

  test('--json --log reports every call on standard error', async () => {
    const { notes } = await run(['--port', '0', '--json', '--log'], async text => {
      const { baseUrl } = accountOf(text)
      await fetch(`${baseUrl}/CANARY`)
      await tokenOf(accountOf(text))
      const token = String(Object(await (await tokenOf(accountOf(text))).json()).access_token)
      const headers = {
        authorization: token,
        euid: order.companyId,
        'content-type': 'application/json',
        'sandbox-fault': 'html-body',
      }
      await fetch(`${baseUrl}${detailPath}`, { method: 'POST', headers, body: JSON.stringify(order) })
    })
    expect(notes.split('\n')).toEqual([
      'GET unknown 404  choice error-body, unknown-path',
      'POST token 200  choice expires-in-seconds',
      'POST token 200  choice expires-in-seconds',
      'POST transcript-detail 200  fault html-body',
      '',
    ])
  })

  test('--https-port adds HTTPS, and --certificate writes its certificate', async () => {
    const file = join(folder, 'sandbox.pem')
    const { out } = await run(['--port', '0', '--json', '--https-port', '0', '--certificate', file])
    const { https } = JSON.parse(out)
    expect(https.baseUrl).toMatch(/^https:\/\/127\.0\.0\.1:[0-9]+$/)
    expect(readFileSync(file, 'utf8')).toBe(https.certificate)
    const again = ['--port', '0', '--https-port', '0', '--certificate']
    expect((await run([...again, file])).code).toBe(0)
    expect(readFileSync(file, 'utf8')).not.toBe(https.certificate)
    await expect(run([...again, file, '--callback-ca', file])).rejects.toThrow(
      `"${file}" is read by --callback-ca; name another file with --certificate`,
    )
    const other = join(folder, 'notes.pem')
    writeFileSync(other, `${readFileSync(file, 'utf8')}notes\n`)
    await expect(run([...again, other])).rejects.toThrow(
      `"${other}" is there and is no certificate of a sandbox; name another file, or remove it`,
    )
    expect((await run(['--port', '0', '--https-port', '0'])).out).toMatch(/The same by HTTPS +https:/)
  })

  test('the hosts that it is given are those it answers to and sends callbacks to', async () => {
    const hosts = ['--host', 'localhost', '--allow-host', 'sandbox.test', '--callback-host', 'receiver.test']
    for (const [args, statuses] of [
      [hosts, [200, 400]],
      [
        ['--callback-host', 'any'],
        [200, 200],
      ],
      [[], [400, 400]],
    ] as const) {
      await run(['--port', '0', '--json', ...args], async text => {
        const account = accountOf(text)
        const token = String(Object(await (await tokenOf(account)).json()).access_token)
        const headers = { authorization: token, euid: order.companyId, 'content-type': 'application/json' }
        const post = async (callbackUrl: string): Promise<number> => {
          const body = JSON.stringify({ ...order, callbackUrl })
          return (await fetch(`${account.baseUrl}/v2/request`, { method: 'POST', headers, body })).status
        }
        const found = [await post('https://receiver.test/'), await post('https://other.test/')]
        expect(found).toEqual(statuses)
      })
    }
  })

  test('the options reach the sandbox', async () => {
    const { notes } = await run(
      [
        '--port',
        '0',
        '--production',
        '--no-data',
        '404',
        '--token-lifetime',
        '7',
        '--callback-kind',
        'business',
      ],
      async (text, sofar) => {
        const url = /API endpoint +(\S+)/.exec(text)?.[1] ?? ''
        const response = await fetch(`${url}/token`, {
          method: 'POST',
          body: new URLSearchParams(credentials),
        })
        const granted: unknown = await response.json()
        expect(granted).toMatchObject({ expires_in: 7 })
        const headers = {
          authorization: String(Object(granted).access_token),
          euid: order.companyId,
          'content-type': 'application/json',
        }
        for (const [path, body] of [
          [detailPath, order],
          ['/v2/request', { ...order, callbackUrl: 'https://127.0.0.1:1/' }],
          [detailPath, { ...order, transcriptPeriod: '201912' }],
        ] as const)
          await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
        await vi.waitFor(() => expect(sofar()).toContain('\ncallback '), 10_000)
      },
    )
    expect(notes.split('\n').map(line => line.split('  ')[0])).toEqual([
      'POST token 200',
      'POST transcript-detail 403',
      'POST request 200',
      'POST transcript-detail 404',
      'callback failed',
      '',
    ])
  })

  test.each([
    [['x'], 'it takes options only'],
    [['--prot', '1'], 'there is no option "--prot"; did you mean "--port"?'],
    [['--port', 'x'], '--port is a number from 0 to 65535'],
    [['--port', '65536'], '--port is a number from 0 to 65535'],
    [['--port=-1'], '--port is a number from 0 to 65535'],
    [['--https-port', '1e3'], '--https-port is a number from 0 to 65535'],
    [['--host', 'a:80'], '--host is a name or an address, without a port'],
    [['--port', '0', '--host', '192.0.2.1'], '--host is no name or address of this machine; 0.0.0.0 stands'],
    [['--allow-host', '*'], '--allow-host is a name or an address, without a port'],
    [['--callback-host', 'https://a'], '--callback-host is a name or an address, without a port'],
    [['--no-data', 'x'], '--no-data is one of transcript, 404'],
    [['--callback-kind', 'x'], '--callback-kind is one of individual, business'],
    [['--token-lifetime', 'long'], '--token-lifetime is a number from 0 to 1000000000'],
    [['--certificate', 'x.pem'], '--certificate needs --https-port'],
    [['--callback-ca', '/nowhere/x.pem'], 'Cannot read "/nowhere/x.pem": there is no such file'],
    [['--port', '0', '--callback-ca', 'package.json'], '"package.json" holds no certificate (PEM)'],
    [
      ['--port', '0', '--https-port', '0', '--certificate', '/nowhere/x.pem'],
      'The command cannot write "/nowhere/x.pem": there is no such file or folder',
    ],
  ])('wrong usage is reported: %j', async (args, message) => {
    await expect(run(args)).rejects.toThrow(UsageError)
    await expect(run(args)).rejects.toThrow(message)
  })

  test('a port that is in use is wrong usage', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = Object(taken.address())
    await expect(run(['--port', String(port)])).rejects.toThrow(
      usageError('the port is in use; --port 0 takes any free one'),
    )
    taken.close()
  })
})

describe('the process', () => {
  const start = (...args: readonly string[]) =>
    spawn(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', 'sandbox', ...args], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
    })

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'prints its line, answers, and ends with 0 at %s',
    async signal => {
      const child = start('--port', '0', '--json')
      const ended = once(child, 'exit')
      const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), ended])) as [string]
      expect((await tokenOf(accountOf(line))).status).toBe(200)
      child.kill(signal)
      expect(await ended).toEqual([0, null])
    },
  )

  test('ends with 2 at wrong usage', async () => {
    const child = start('--port', 'x')
    let notes = ''
    child.stderr.on('data', part => {
      notes += part
    })
    expect(await once(child, 'close')).toEqual([2, null])
    expect(notes).toBe('txmap sandbox: cli/usage: --port is a number from 0 to 65535\n')
  })
})
