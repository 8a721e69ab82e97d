/**
 * Commands that write files, where that goes wrong: a full disk, a folder that may not be written to, Ctrl-C. What was there stays as
 * it was, and what is written is whole.
 */
import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { commands } from '../../../src/cli/commands.ts'
import { projectRoot } from '../../support/goldens.ts'
import { txmap } from '../../support/txmap.ts'

const folder = mkdtempSync(join(tmpdir(), 'txmap-unwritable-'))
const project = join(folder, 'project')
afterAll(() => rmSync(folder, { recursive: true }))

const edited = (name: string, from: string, to: string): void => {
  const path = join(project, name)
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
}

/** Every file below the project, with its text. */
const contents = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(project, { recursive: true, encoding: 'utf8' })
      .filter(name => statSync(join(project, name)).isFile())
      .sort()
      .map(name => [name, readFileSync(join(project, name), 'utf8')]),
  )

beforeAll(async () => {
  expect((await txmap(['init', project])).code).toBe(0)
  // Each command has something to write: a type that is not there, a golden that is new, one that differs, a key that is misspelt.
  edited('txmap.config.yaml', 'types:', 'schemas: schemas\ntypes:')
  rmSync(join(project, 'types'), { recursive: true })
  cpSync(join(project, 'goldens/retr-990-2022'), join(project, 'goldens/changed'), { recursive: true })
  edited('goldens/changed/expected.yaml', '/revenue/total: ', '/revenue/total: 9')
  expect((await txmap(['test', '--project', project])).code).toBe(1)
  cpSync(join(project, 'goldens/retr-990-2022/input.json'), join(project, 'goldens/new/input.json'))
  writeFileSync(
    join(folder, 'slip.yaml'),
    'id: slip\ntitle: Slip\nversion: "1.0.0"\nmatch: { type: RETR, form: ["1"] }\nfields: { form: { source: FORM, as: code } }\n',
  )
}, 60_000)

/** Of each command that writes files, a call that has something to write; `undefined` of one that writes none. */
const calls: Readonly<Record<string, readonly string[] | undefined>> = {
  init: ['init', 'another'],
  draft: ['draft', 'samples/retr-990-2023.json', '-o', 'mappings/draft.yaml'],
  check: ['check', '../slip.yaml', '--fix'],
  test: ['test', '--update'],
  review: ['review', '--accept', '*'],
  types: ['types'],
  schema: ['schema'],
  drift: ['drift', 'samples/retr-990-2023.json', '--state', 'state.json'],
  sandbox: ['sandbox', '--port', '0', '--https-port', '0', '--certificate', 'own.pem'],
}
/** These write none, or have tests of their own for it: runs over many transcripts, and the watcher, which writes as `types` does. */
const others = ['map', 'remap', 'dev', 'explain', 'why', 'coverage', 'lineage', 'diff', 'demo']

const main = join(projectRoot, 'dist/command/main.js')

test('every command is in one of the lists', () => {
  const listed = [...Object.keys(calls), ...others].sort()
  expect(listed, 'put a command that writes files into `calls`, any other into `others`').toEqual(
    commands.map(({ name }) => name).sort(),
  )
})

describe('a disk that takes nothing more leaves everything as it was:', () => {
  test.each(Object.entries(calls))('txmap %s', (_, args = []) => {
    const before = contents()
    const line = `ulimit -f 0; exec "$0" "$@"`
    const { status, stderr } = spawnSync('sh', ['-c', line, process.execPath, main, ...args], {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, CI: '' },
    })
    expect(stderr).toMatch(/^txmap [a-z]+: cli\/unwritable-file: The command cannot write "/)
    expect([status, contents()]).toEqual([2, before])
  })
})

/**
 * A module with which a command gets SIGINT when it has written the first half of a file, whichever it writes first. What each file
 * was to hold goes into the file that the first argument of the URL names.
 */
const interrupting = (notes: string): string =>
  `data:text/javascript,${encodeURIComponent(`import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const { openSync, writeFileSync, appendFileSync } = fs
const names = new Map()
fs.openSync = (path, ...more) => {
  const handle = openSync(path, ...more)
  if (more[0] === 'wx') names.set(handle, path)
  return handle
}
fs.writeFileSync = (at, text, ...more) => {
  if (!names.has(at)) return writeFileSync(at, text, ...more)
  appendFileSync(${JSON.stringify(notes)}, JSON.stringify([names.get(at), text]) + '\\n')
  const half = Math.ceil(text.length / 2)
  writeFileSync(at, text.slice(0, half))
  process.kill(process.pid, 'SIGINT')
  writeFileSync(at, text.slice(half))
}
syncBuiltinESMExports()`)}`

/** Of each command, as `npm run test:behind` says. */
const isThorough = process.env.KILLS === 'all'

describe.runIf(isThorough)('Ctrl-C while a file is written leaves every file as it was or whole:', () => {
  const [kept, slip] = [join(folder, 'kept'), join(folder, 'slip.yaml')]
  const slipBefore = (): string => readFileSync(join(kept, 'slip.yaml'), 'utf8')
  beforeAll(() => {
    cpSync(project, join(kept, 'project'), { recursive: true })
    cpSync(slip, join(kept, 'slip.yaml'))
  })
  afterEach(() => {
    rmSync(project, { recursive: true })
    cpSync(kept, folder, { recursive: true })
  })

  test.each(Object.entries(calls))('txmap %s', (name, args = []) => {
    const before = contents()
    const notes = join(folder, `${name}.ndjson`)
    const { signal, status } = spawnSync(process.execPath, ['--import', interrupting(notes), main, ...args], {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, CI: '' },
      timeout: 30_000,
    })
    const wholes = new Map(
      readFileSync(notes, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line): [string, string] => JSON.parse(line))
        .map(([partial, text]) => [resolve(project, partial.replace(/\.partial$/, '')), text]),
    )
    // What waits for nothing behind the file ends as it would have ended.
    expect(status === null ? signal : status < 2 && 'ended').toBe(status === null ? 'SIGINT' : 'ended')
    const changed = [...contents()].filter(([path, text]) => before.get(path) !== text)
    for (const [path, text] of changed) expect(wholes.get(join(project, path)) === text, path).toBe(true)
    expect([slipBefore(), wholes.get(slip)]).toContain(readFileSync(slip, 'utf8'))
    // The file in which it was interrupted is whole, and nothing is gone but the new result that was accepted.
    const [first = ''] = wholes.keys()
    expect(readFileSync(first, 'utf8') === wholes.get(first)).toBe(true)
    const gone = [...before.keys()].filter(path => !contents().has(path))
    expect(gone.filter(path => name !== 'review' || !path.endsWith('.new.yaml'))).toEqual([])
  })
})

describe('a folder that may not be written to is left as it was:', () => {
  /** Of every folder and file below, and of the top itself. */
  const permit = (folders: number, files: number): void => {
    for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
      const path = join(folder, name)
      chmodSync(path, statSync(path).isDirectory() ? folders : files)
    }
  }
  beforeAll(() => permit(0o555, 0o444))
  afterAll(() => permit(0o755, 0o644))
  // The administrator may write everywhere, so another user runs the command.
  const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

  test.each(Object.entries(calls))('txmap %s', (_, args = []) => {
    const before = contents()
    const { status, stderr } = spawnSync(process.execPath, [main, ...args], {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, CI: '' },
      ...user,
    })
    expect(stderr).toMatch(
      /^txmap [a-z]+: cli\/unwritable-file: The command cannot write ".*": it is not permitted\n$/,
    )
    expect([status, contents()]).toEqual([2, before])
  })
})

test('Ctrl-C between and within files ends the process and leaves whole files under their own names', async () => {
  const size = 2_000_000
  // As main.ts saves files, one after the other.
  const program = `
    import { heldSignals } from ${JSON.stringify(join(projectRoot, 'dist/cli/held-signals.js'))}
    import { saveWhole } from ${JSON.stringify(join(projectRoot, 'dist/node/save-whole.js'))}
    const hold = heldSignals()
    for (let turn = 0; ; turn++) {
      hold()
      saveWhole(process.argv[1], String.fromCharCode(97 + (turn % 26)).repeat(${size}))
      if (turn === 0) process.stdout.write('begun')
      await new Promise(resolve => setImmediate(resolve))
    }`
  const saved = [11, 29, 47].map(after => ({ after, file: join(folder, `${after}.txt`) }))
  const signals = await Promise.all(
    saved.map(({ after, file }) => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', program, file])
      child.stdout.once('data', () => setTimeout(() => child.kill('SIGINT'), after))
      return new Promise(resolve => child.once('exit', (_, signal) => resolve(signal)))
    }),
  )
  expect(signals).toEqual(['SIGINT', 'SIGINT', 'SIGINT'])
  expect(readdirSync(folder).filter(name => name.endsWith('.partial'))).toEqual([])
  for (const { file } of saved) {
    const text = readFileSync(file, 'utf8')
    expect(text === (text[0] ?? '').repeat(size)).toBe(true)
  }
})
