/** docs/versions.md says of every entry of the package whether it needs Node.js: what it imports decides. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { projectRoot } from '../../support/goldens.ts'

const page = readFileSync(join(projectRoot, 'docs/versions.md'), 'utf8')
const [, web = ''] = /^(`tax-transcript-mapper`, .*) use web standards only\./m.exec(page) ?? []
const [, node = ''] = / use web standards only\. (.*) and the command need Node\.js\./.exec(page) ?? []
const named = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

const { exports } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
const entries: readonly (readonly [name: string, source: string])[] = Object.entries(exports).flatMap(
  ([subpath, target]) => {
    const types: unknown =
      typeof target === 'object' && target !== null ? Reflect.get(target, 'types') : undefined
    if (typeof types !== 'string') return []
    const source = types.replace('./dist/', 'src/').replace('*', 'retr-1040').replace('.d.ts', '.ts')
    return [[subpath === '.' ? 'tax-transcript-mapper' : subpath.slice(1), source] as const]
  },
)

/** BullMQ is of Node.js; what else is imported are packages that run anywhere. */
async function needsNode(source: string): Promise<boolean> {
  const { metafile } = await build({
    entryPoints: [join(projectRoot, source)],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'neutral',
    packages: 'external',
    logLevel: 'error',
  })
  const imported = Object.values(metafile.inputs).flatMap(({ imports }) => imports.map(({ path }) => path))
  return imported.some(path => path.startsWith('node:') || path === 'bullmq')
}

test('every entry stands in one of the two lists', () => {
  expect([...named(web), ...named(node)].sort()).toEqual(entries.map(([name]) => name).sort())
})

test.each(entries)('%s is in the list of what it imports', async (name, source) => {
  expect(named((await needsNode(source)) ? node : web)).toContain(name)
})
