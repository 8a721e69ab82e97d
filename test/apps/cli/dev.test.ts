/** `txmap dev`: on real files, round by round, what it finds after each save. The tests of the process need a finished build. */
import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../support/goldens.ts'
import { type Call, txmap } from '../../support/txmap.ts'

const mapping = (id: string, as = 'money'): string =>
  `id: ${id}\ntitle: Mine\nversion: "1.0.0"\nmatch: { type: RETR, form: ["${id}"] }\nuse: [transcript]\nfields: { total: { from: SECTION_FILING > TOTAL, as: ${as} } }\n`
const transcript = (form: string, total = '$5.00'): string =>
  JSON.stringify({ TYPE: 'RETR', SECTION_FILING: { TOTAL: total }, FORM: form })

const config = 'mappings: [mappings]\nsamples: [samples]\ngoldens: [goldens]\ntypes: types/mappings.d.ts\n'

interface Round {
  readonly error?: { readonly code: string }
  readonly diagnostics?: readonly { readonly code: string; readonly message?: string }[]
  readonly samples?: readonly { readonly kind: string; readonly mapping?: string; readonly errors?: number }[]
  readonly goldens?: readonly { readonly status: string }[]
  readonly types?: string
}

/** A project with one mapping, one sample and one golden. */
function projectOf(): string {
  const folder = mkdtempSync(join(tmpdir(), 'txmap-dev-'))
  const files = {
    'txmap.config.yaml': config,
    'mappings/one.yaml': mapping('one'),
    'samples/one.json': transcript('one'),
    'goldens/first/input.json': transcript('one'),
    'goldens/first/expected.yaml': 'mapping: one\ndata:\n  /total: 5.00\n',
  }
  for (const [name, text] of Object.entries(files)) save(folder, name, text)
  return folder
}

/** As editors save: a file of another name takes the place of the one that is there. */
function save(folder: string, name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  const saved = join(mkdtempSync(join(tmpdir(), 'txmap-saved-')), 'file')
  writeFileSync(saved, text)
  renameSync(saved, join(folder, name))
  rmdirSync(dirname(saved))
}

interface Watching {
  /** Changes something and gives the first round in which `holds`. */
  readonly after: (change: () => void, holds: (round: Round) => boolean) => Promise<Round>
  readonly end: () => Promise<Call>
}

function watching(folder: string): Watching {
  let arrived = (_: Round): void => undefined
  let end = (): void => undefined
  const interrupted = new Promise<void>(resolve => {
    end = resolve
  })
  const call = txmap(['dev', '--json', '--project', folder], {
    interrupted,
    onOutput: text => arrived(JSON.parse(text)),
  })
  return {
    after: (change, holds) =>
      new Promise(resolve => {
        arrived = round => {
          if (holds(round)) resolve(round)
        }
        change()
      }),
    end: () => {
      end()
      return call
    },
  }
}

test('txmap dev shows what each save changes: mappings, samples, goldens, types, files that come and go, the project file itself', async () => {
  const folder = projectOf()
  const types = join(folder, 'types/mappings.d.ts')
  const { after, end } = watching(folder)
  const first = await after(
    () => undefined,
    () => true,
  )
  expect(first).toMatchObject({
    files: 1,
    diagnostics: [],
    samples: [{ kind: 'mapped', mapping: 'one', errors: 0, warnings: 0, unmapped: 0 }],
    goldens: [{ status: 'same' }],
    types: 'written',
  })
  expect(readFileSync(types, 'utf8')).toContain('OneData')

  // A mapping with an error: nothing is mapped by others in its place, and the types stay.
  const faulty = await after(
    () => save(folder, 'mappings/one.yaml', mapping('one', 'mony')),
    round => round.diagnostics?.length === 1,
  )
  expect(faulty).toMatchObject({ diagnostics: [{ code: 'spec/unknown-normalizer' }] })
  expect(faulty.samples).toBeUndefined()
  expect(readFileSync(types, 'utf8')).toContain('total: Decimal | null')

  const asText = await after(
    () => save(folder, 'mappings/one.yaml', mapping('one', 'text')),
    round => round.samples !== undefined,
  )
  expect(asText).toMatchObject({ goldens: [{ status: 'changed' }], types: 'written' })
  expect(readFileSync(types, 'utf8')).toContain('total: string | null')

  const mended = await after(
    () => save(folder, 'mappings/one.yaml', mapping('one')),
    round => round.goldens?.[0]?.status === 'same',
  )
  expect(mended.types).toBe('written')

  const otherSample = await after(
    () => save(folder, 'samples/one.json', transcript('one', 'five')),
    round => round.samples?.[0]?.errors === 1,
  )
  expect(otherSample.types).toBe('same')

  // A folder that was not there before, with a mapping in it, and a sample for that.
  await after(
    () => {
      save(folder, 'mappings/new/two.yaml', mapping('two'))
      save(folder, 'samples/deep/two.json', transcript('two'))
    },
    round => round.samples?.some(sample => sample.mapping === 'two') === true,
  )
  expect(readFileSync(types, 'utf8')).toContain('TwoData')

  await after(
    () => rmSync(join(folder, 'mappings/new'), { recursive: true }),
    round => round.samples?.some(sample => sample.mapping === 'retr-general') === true,
  )
  expect(readFileSync(types, 'utf8')).not.toContain('TwoData')

  const broken = await after(
    () => save(folder, 'txmap.config.yaml', 'mapings: [mappings]\n'),
    round => round.error !== undefined,
  )
  expect(broken.error?.code).toBe('project/unknown-key')
  await after(
    () => save(folder, 'txmap.config.yaml', 'mappings: [mappings]\n'),
    round => round.samples?.length === 0 && round.types === 'none',
  )

  const { code, notes } = await end()
  expect([code, notes]).toEqual([0, ''])
}, 60_000)

test('a project that is not there yet is taken up when it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'txmap-dev-'))
  const { after, end } = watching(folder)
  const none = await after(
    () => undefined,
    () => true,
  )
  expect(none.error?.code).toBe('project/no-file')
  await after(
    () => {
      save(folder, 'mappings/one.yaml', mapping('one'))
      save(folder, 'txmap.config.yaml', 'mappings: mappings\n')
    },
    round => round.samples !== undefined,
  )
  await end()
}, 60_000)

test('txmap dev says that it waits where there is no project yet', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'txmap-dev-'))
  expect(await summary(folder, ' ms\n')).toBe(
    `There is no txmap.config.yaml in "${folder}" or above it; run txmap init to make a project

project   waiting for one; Ctrl-C ends it
0 ms
`,
  )
})

test('txmap dev ends with 2 where the folder is not there', async () => {
  const interrupted = new Promise<void>(() => undefined)
  for (const folder of ['/nowhere/at/all', join(projectRoot, 'package.json')])
    expect(await txmap(['dev', '--project', folder], { interrupted })).toEqual({
      code: 2,
      out: '',
      notes: `txmap dev: cli/usage: there is no folder "${folder}"\n`,
    })
})

/** Code and message of each finding, in the order in which they are found. */
function findingsOf({ diagnostics = [] }: Round): readonly string[] {
  return diagnostics.map(({ code, message }) => `${code} ${message}`)
}

/** The summaries of the rounds up to the first in which `until` stands. */
async function summary(folder: string, until: string, hasColour = false): Promise<string> {
  let end = (): void => undefined
  const interrupted = new Promise<void>(resolve => {
    end = resolve
  })
  const { out } = await txmap(['dev', '--project', folder], {
    interrupted,
    hasColour,
    onOutput: text => {
      if (text.includes(until)) end()
    },
  })
  return out
}

test('txmap dev writes each summary below the last one where there is no terminal', async () => {
  const folder = projectOf()
  expect(await summary(folder, ' ms\n')).toBe(`mappings  1 file: 0 errors, 0 warnings
samples   1 of 1 without an error
goldens   1 of 1 as expected
types     wrote types/mappings.d.ts
0 ms
`)
  save(folder, 'samples/one.json', transcript('one', 'five'))
  save(folder, 'samples/not.json', '{')
  save(folder, 'goldens/second/input.json', transcript('one'))
  save(folder, 'goldens/first/expected.yaml', 'data: { /total: 6.00 }\n')
  expect(await summary(folder, ' ms\n')).toMatch(
    /warning sample\/not-mapped: [\s\S]*\nmappings {2}1 file: 0 errors, 2 warnings\nsamples {3}0 of 2 without an error\n {2}samples\/not\.json: transcript\/not-json: .*\n {2}samples\/one\.json: 1 error \(one\)\ngoldens {3}0 of 2 as expected\n {2}goldens\/first: 1 difference\n {2}goldens\/second: it has no expected\.yaml; txmap test --update writes it\ntypes {5}up to date\n0 ms\n$/,
  )
  save(folder, 'mappings/one.yaml', mapping('one', 'mony'))
  const faulty = await summary(folder, ' ms\n')
  expect(faulty).toContain(
    'mappings/one.yaml:6:54: error spec/unknown-normalizer: Unknown normalizer "mony"\n',
  )
  expect(faulty).toMatch(
    /mappings {2}1 file: 1 error, 0 warnings\nsamples {3}wait for the errors above\n0 ms\n$/,
  )
})

test('txmap dev redraws the summary on a terminal', async () => {
  const out = await summary(projectOf(), ' ms', true)
  expect(out.startsWith('\u001b[2J\u001b[H')).toBe(true)
  expect(out).toContain('\u001b[32m1 file: 0 errors, 0 warnings\u001b[39m')
})

test('txmap dev shows what txmap check finds in the samples, at each save, and what a comment leaves out it leaves out', async () => {
  const folder = projectOf()
  const of = (fields: string): string => `${mapping('one').split('fields:')[0]}fields:\n${fields}`
  const first = of(
    '  total: { from: [SECTION_FILING > TOTAL, SECTION_FILING > SUM], as: money }\n  tax: { from: SECTION_FILING > TAKS, as: date }\n',
  )
  save(folder, 'mappings/one.yaml', first)
  const withTax = (tax: string): string =>
    JSON.stringify({ TYPE: 'RETR', SECTION_FILING: { TOTAL: '$5.00', TAX: tax }, FORM: 'one' })
  save(folder, 'samples/one.json', withTax('$1.00'))
  save(folder, 'samples/other.json', transcript('1040'))
  save(folder, 'samples/not.json', '{')
  const checked = async (): Promise<readonly string[]> =>
    findingsOf(JSON.parse((await txmap(['check', '--project', folder, '--json'])).out))
  const { after, end } = watching(folder)
  const round = async (change: () => void): Promise<readonly string[]> =>
    findingsOf(await after(change, () => true))
  const found = await round(() => undefined)
  expect(found).toEqual(await checked())
  expect(found.map(each => each.split(' ')[0])).toEqual([
    'sample/not-mapped',
    'sample/not-mapped',
    'sample/wording-not-seen',
    'sample/label-not-seen',
  ])

  // The label mended, its normalizer refuses what the sample holds.
  const refused = await round(() => save(folder, 'mappings/one.yaml', first.replace('TAKS', 'TAX')))
  expect(refused.at(-1)).toMatch(/^sample\/refused /)
  expect(refused).toEqual(await checked())

  // The sample says something else, and nothing of the mapping has changed.
  const agreed = await round(() => save(folder, 'samples/one.json', withTax('01-02-2023')))
  expect(agreed.map(each => each.split(' ')[0])).not.toContain('sample/refused')
  expect(agreed).toEqual(await checked())

  const ignored = await round(() =>
    save(
      folder,
      'mappings/one.yaml',
      first.replace(/\n$/, ' # txmap-ignore sample/label-not-seen to come\n'),
    ),
  )
  expect(ignored.map(each => each.split(' ')[0])).not.toContain('sample/label-not-seen')
  expect(ignored).toEqual(await checked())
  rmSync(join(folder, 'samples/not.json'))
  await end()
  expect(await summary(folder, ' ms\n')).toContain('mappings  1 file: 0 errors, 1 warning, 1 note\n')
}, 60_000)

test('txmap dev takes no files', async () => {
  expect(await txmap(['dev', 'one.yaml'])).toEqual({
    code: 2,
    out: '',
    notes: 'txmap dev: cli/usage: dev takes no files; the project file names them\n',
  })
})

test('txmap dev ends with 3 at a bug of ours, in whichever round, and watches nothing any more', async () => {
  const watched = (): number =>
    process.getActiveResourcesInfo().filter(each => each.startsWith('FSEvent')).length
  for (const faulty of [1, 2]) {
    const folder = projectOf()
    // Those of other tests are on their way out.
    await expect.poll(watched, { timeout: 10_000 }).toBe(0)
    let rounds = 0
    const { code, notes } = await txmap(['dev', '--json', '--project', folder], {
      interrupted: new Promise(() => undefined),
      onOutput: () => {
        rounds++
        if (rounds === faulty) throw new TypeError('of a step')
        save(folder, 'mappings/one.yaml', mapping('one', 'text'))
      },
    })
    expect(code).toBe(3)
    expect(notes).toMatch(/^txmap: a bug of ours \(TypeError at .*\); please report it\n$/)
    await expect.poll(watched, { timeout: 10_000 }).toBe(0)
  }
}, 60_000)

test('txmap dev ends with 0 at Ctrl-C, whenever that comes, and leaves no half of a file', async () => {
  for (const delay of [0, 400]) {
    const folder = projectOf()
    const process = spawn(globalThis.process.execPath, ['dist/command/main.js', 'dev', '--project', folder], {
      cwd: projectRoot,
    })
    const types = join(folder, 'types/mappings.d.ts')
    await new Promise<void>(resolve => process.stdout.once('data', () => resolve()))
    const end = new Promise<number | null>(resolve => process.once('exit', code => resolve(code)))
    for (let at = 0; at < 5; at++)
      save(folder, 'mappings/one.yaml', mapping('one', at % 2 === 0 ? 'text' : 'date'))
    await new Promise(resolve => setTimeout(resolve, delay))
    process.kill('SIGINT')
    expect(await end).toBe(0)
    expect(readFileSync(types, 'utf8')).toMatch(/readonly total: .*\n}\n$/)
    expect(readdirSync(dirname(types))).toEqual(['mappings.d.ts'])
    expect(existsSync(`${types}.partial`)).toBe(false)
  }
}, 60_000)
