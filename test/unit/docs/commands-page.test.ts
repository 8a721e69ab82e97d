/** docs/commands.md is what the commands say of themselves, and they say something of every option that they take. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commands } from '../../../src/cli/commands.ts'
import { commandsPage } from '../../support/commands-page.ts'
import { mayUpdate, projectRoot } from '../../support/goldens.ts'

const file = join(projectRoot, 'docs/commands.md')

test('the page is made of what the commands print today', async () => {
  const now = await commandsPage()
  if (mayUpdate()) writeFileSync(file, now)
  else
    expect(
      readFileSync(file, 'utf8') === now,
      'run npm run test:update -- test/unit/docs/commands-page.test.ts',
    ).toBe(true)
})

test.each(commands)('the help of $name says something of each option', async ({ name, load }) => {
  const source = readFileSync(join(projectRoot, 'src/cli/commands', `${name}.ts`), 'utf8')
  const [table = ''] = /(?<=^const options = \{\n)[\s\S]*?(?=^\})/m.exec(source) ?? []
  const options = [...table.matchAll(/^ {2}'?([a-z-]+)'?: \{/gm)].map(([, option = '']) => `--${option}`)
  const { help } = await load()
  const explained = help.slice(help.indexOf('\n\n'))
  for (const option of options) expect(explained).toMatch(new RegExp(`${option}[ ,.]`))
  expect(help).toMatch(/^ +--help /m)
})
