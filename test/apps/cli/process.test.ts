/** The command as a process: what it makes of files that are not text, and of outputs that do not take what is written. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { projectRoot } from '../../support/goldens.ts'

const folder = mkdtempSync(join(tmpdir(), 'txmap-process-'))
afterAll(() => rmSync(folder, { recursive: true }))

const sample = join(projectRoot, 'test/golden/actr/1040/avery-2021/input.json')
const file = (name: string, content: string | Buffer): string => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

/** Runs a line of the shell in which `txmap` is the command as it was built. */
function shell(line: string): { readonly code: number | null; readonly out: string; readonly notes: string } {
  const txmap = `txmap() { "${process.execPath}" dist/command/main.js "$@"; }`
  const { status, stdout, stderr } = spawnSync('sh', ['-c', `${txmap}\n${line}`], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  return { code: status, out: stdout, notes: stderr }
}

describe('a file', () => {
  const text = readFileSync(sample, 'utf8')

  test('may begin with a byte order mark', () => {
    const marked = shell(`txmap map --json ${file('marked.json', `\ufeff${text}`)}`)
    expect(marked).toEqual(shell(`txmap map --json ${sample}`))
    expect(marked.code).toBe(0)
  })

  test('keeps its byte order mark when it is mended', () => {
    const head = 'title: Mine\nversion: "1.0.0"\nmatch: { type: RETR, form: ["990"] }\n'
    const fields = (kind: string): string =>
      `\ufeffid: mine\n${head}fields: { a: { from: SECTION_FILING > A, ${kind}: money } }\n`
    const path = file('marked.yaml', fields('type'))
    expect(shell(`txmap check ${path} --fix`).code).toBe(0)
    expect(readFileSync(path, 'utf8')).toBe(fields('as'))
  })

  test.each([
    ['Latin-1', Buffer.from(text.replace('{', '{"\u00c9": "",'), 'latin1')],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['no text', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff])],
  ])('that is %s is not guessed at', (_, content) => {
    expect(shell(`txmap map ${file('other.json', content)}`)).toMatchObject({
      code: 2,
      out: '',
      notes: expect.stringMatching(
        /^txmap map: cli\/unreadable-file: Cannot read ".*other\.json": it is not UTF-8 text; save it as UTF-8\n$/,
      ),
    })
  })

  test.each([
    ['gzip', gzipSync(text)],
    ['zstd', Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x04, 0x00])],
  ])('that is compressed with %s is said to be', (how, content) => {
    for (const command of ['map', 'coverage'])
      expect(shell(`txmap ${command} ${file('packed.json', content)}`)).toMatchObject({
        code: 2,
        notes: `txmap ${command}: cli/unreadable-file: Cannot read "${join(folder, 'packed.json')}": it is compressed with ${how}; decompress it first\n`,
      })
  })

  test('that is standard input is called so', () => {
    expect(shell(`printf '\\377' | txmap map -`).notes).toBe(
      'txmap map: cli/unreadable-file: Cannot read "standard input": it is not UTF-8 text; save it as UTF-8\n',
    )
  })

  test('may come through a pipe, in parts', () => {
    const { code, out } = shell(
      `(sleep 1; head -c 100 ${sample}; sleep 0.2; tail -c +101 ${sample}) | txmap map - --json`,
    )
    expect(code).toBe(0)
    expect(out).toBe(shell(`txmap map --json ${sample}`).out)
  })
})

describe('an output', () => {
  test('that nobody reads to its end is no fault', () => {
    const { notes, out } = shell(
      `{ txmap explain retr-1040 --portable; echo "ended with $?" >&2; } | head -n 1`,
    )
    expect(notes).toBe('ended with 0\n')
    expect(out.split('\n').length).toBe(2)
  })

  test('that is not read does not hide what was found', () => {
    const broken = file('broken.json', '{')
    expect(
      shell(`{ txmap map ${sample} ${broken} 2>/dev/null; echo "ended with $?" >&2; } | true`).notes,
    ).toBe('ended with 1\n')
  })

  test.runIf(existsSync('/dev/full'))('that is full is reported, and ends with 2', () => {
    expect(shell(`txmap map ${sample} > /dev/full`)).toMatchObject({
      code: 2,
      notes: 'txmap: cli/unwritable-file: The command cannot write "standard output": the disk is full\n',
    })
  })

  test('for notes that nobody reads does not change how it ends', () => {
    const ended = join(folder, 'ended')
    shell(`{ sleep 0.1; txmap map /nowhere/x.json 2>&1; echo $? > ${ended}; } | true`)
    expect(readFileSync(ended, 'utf8')).toBe('2\n')
  })
})
