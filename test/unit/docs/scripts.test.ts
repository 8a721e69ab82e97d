/** The scripts of longer proofs: each says at its top what it takes, which is what its --help prints. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../support/goldens.ts'
import { topComment } from '../../support/script-options.ts'

const scripts = readdirSync(join(projectRoot, 'test')).flatMap(folder => {
  const file = `test/${folder}/main.ts`
  const path = join(projectRoot, file)
  const source = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const [, call] = /\bscriptOptions\(\s*import\.meta\.filename,([\s\S]*?\})\s*[,)]/.exec(source) ?? []
  return call === undefined ? [] : [{ file, source, call }]
})
const { scripts: named } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))

test('scripts with options: those of longer proofs', () => {
  expect(scripts.map(({ file }) => file).sort()).toEqual([
    'test/attack-cost/main.ts',
    'test/code-mutation/main.ts',
    'test/fuzz/main.ts',
    'test/mutation/main.ts',
    'test/type-cost/main.ts',
  ])
})

describe.each(scripts)('$file', ({ file, source, call }) => {
  const help = topComment(source)

  test('its help begins with the name by which it is called', () => {
    const [, name = ''] = /^`npm run ([\w:]+)/.exec(help) ?? []
    expect(named[name]).toContain(`tsx ${file}`)
  })

  test('its help names every option', () => {
    const options = [...call.matchAll(/(\w+): \{ type: '/g)].map(([, name]) => `--${name}`)
    expect(options).not.toEqual([])
    expect(options.filter(option => !help.includes(option))).toEqual([])
  })
})

test('topComment: text without its marks, of one line or several; nothing where a script begins otherwise', () => {
  expect(topComment('/** One line. */\ncode()')).toBe('One line.')
  expect(topComment('/**\n * First\n *\n * * last\n */\n/** Another. */')).toBe('First\n\n* last')
  expect(topComment('code()\n/** Behind. */')).toBe('')
})
