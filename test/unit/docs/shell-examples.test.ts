/** What pages tell a reader to type is there: commands with their options, scripts, the package. YAML stands where tests run it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { commands } from '../../../src/cli/commands.ts'
import { projectRoot } from '../../support/goldens.ts'

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8')
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(projectRoot, 'docs'))
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name}`),
]

interface Manifest {
  readonly name: string
  readonly scripts: Readonly<Record<string, string>>
}
const manifest: Manifest = JSON.parse(read('package.json'))

/** The options of each command, as its help lists them. */
const optionsOf = new Map(
  await Promise.all(
    commands.map(async ({ name, load }): Promise<[string, readonly string[]]> => {
      const { help } = await load()
      return [name, [...help.matchAll(/--([a-z-]+)/g)].map(([, option = '']) => option)]
    }),
  ),
)

/** One call, and the page it stands on. */
interface Typed {
  readonly page: string
  readonly words: readonly string[]
}

const without = (line: string): string => line.replace(/(?:^|\s)#.*$/, '')

/** What stands in blocks that a reader copies, a call each. Blocks of curl are run by the tests of the sandbox. */
const typed: readonly Typed[] = pages.flatMap(page =>
  [...read(page).matchAll(/^( *)```sh\n([\s\S]*?)^\1```/gm)]
    .map(([, , block = '']) => block)
    .filter(block => !block.includes('curl '))
    .flatMap(block => block.split('\n').flatMap(line => without(line).split('&&')))
    .map(call => ({ page, words: call.trim().split(/\s+/).filter(Boolean) }))
    .filter(({ words }) => words.length > 0),
)

/** What stands in a line of prose: `txmap map --unmapped error`. */
const inline: readonly Typed[] = pages.flatMap(page =>
  [...read(page).matchAll(/`(?:npx (?:--package \S+ )?)?(txmap [a-z][^`\n]*)`/g)].map(([, call = '']) => ({
    page,
    words: call.split(/\s+/),
  })),
)

/** The words behind `txmap` in a call, nothing where it calls something else. */
function behindTxmap({ words }: Typed): readonly string[] | undefined {
  const text = words.join(' ')
  const [, rest] = /^(?:(?:npx (?:--package \S+ )?)?txmap|npx tsx src\/cli\/main\.ts) (.*)$/.exec(text) ?? []
  return rest?.split(' ')
}

/** What is wrong with a call of the command. */
function wrongWith(rest: readonly string[]): readonly string[] {
  const [name = '', ...more] = rest
  if (name.startsWith('-')) return ['--help', '--version'].includes(name) ? [] : [name]
  const known = optionsOf.get(name)
  if (known === undefined) return name === 'COMMAND' ? [] : [name]
  const given = more.flatMap(word => /^\[?--([a-z-]+)/.exec(word)?.[1] ?? [])
  return given.filter(option => !known.includes(option)).map(option => `${name} --${option}`)
}

describe('what a reader types', () => {
  test('is found: every command in a block or in a line', () => {
    const called = [...typed, ...inline].flatMap(each => behindTxmap(each)?.[0] ?? [])
    const uncalled = commands.map(({ name }) => name).filter(name => !called.includes(name))
    expect(uncalled, 'show a call of these on a page of docs').toEqual([])
    expect(typed.length).toBeGreaterThan(50)
  })

  test('are commands and options that there are', () => {
    const wrong = [...typed, ...inline].flatMap(each =>
      wrongWith(behindTxmap(each) ?? ['--help']).map(found => `${each.page}: ${found}`),
    )
    expect(wrong).toEqual([])
  })

  test('call npm as the project has it, and npx for no other package', () => {
    const own = ['start', 'cit', 'test', 'ci', 'install', 'init', 'pkg', 'run']
    const wrong = typed
      .filter(each => behindTxmap(each) === undefined)
      .filter(({ words: [first = '', second = '', third = ''] }) => {
        if (first !== 'npm') return first === 'npx'
        return !own.includes(second) || (second === 'run' && manifest.scripts[third] === undefined)
      })
    expect(wrong.map(({ page, words }) => `${page}: ${words.join(' ')}`)).toEqual([])
    const installed = typed.flatMap(({ words }) =>
      words[1] === 'install' ? words.slice(2).filter(word => !word.startsWith('-')) : [],
    )
    for (const name of installed) expect([manifest.name, `${manifest.name}@latest`, 'tsx']).toContain(name)
  })

  test('are scripts that there are, in prose too', () => {
    const named = pages.flatMap(page =>
      [...read(page).matchAll(/npm run ([a-z]+(?::[a-z]+)*)/g)].map(([, name = '']) => `${page}: ${name}`),
    )
    expect(named.filter(each => manifest.scripts[each.split(': ')[1] ?? ''] === undefined)).toEqual([])
  })
})

test('mappings and goldens in YAML stand on pages whose tests run them', () => {
  const run = [
    'CONTRIBUTING.md',
    'docs/authoring.md',
    'docs/errors.md',
    'docs/first-unmapped-line.md',
    'docs/mapping-language.md',
  ]
  expect(pages.filter(page => /^ *```ya?ml$/m.test(read(page)))).toEqual(run)
})
