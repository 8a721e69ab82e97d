/** `npm run generate`: writes every generated file of the project; with --check, says which are stale and writes nothing. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { IncompleteNormalizers, normalizerModules } from './modules/normalizer-modules.ts'
import { shapeModules } from './modules/shape-modules.ts'

const root = new URL('../..', import.meta.url).pathname
const check = process.argv.includes('--check')
const stale: string[] = []

write(normalizersOf(root))
write(shapeModules(root))
// Loaded now: compiling the mappings takes the modules that have just been written.
const { generatedFiles } = await import('./generated-files.ts')
const files = generatedFiles(root)
write(files)

// Folders that hold nothing but generated files lose what is no longer made.
for (const folder of ['src/catalog', 'src/catalog/mappings', 'schemas/output', 'docs/mappings']) {
  if (!existsSync(join(root, folder))) continue
  for (const { name } of readdirSync(join(root, folder), { withFileTypes: true }).filter(each =>
    each.isFile(),
  )) {
    if (files.has(`${folder}/${name}`)) continue
    stale.push(`${folder}/${name} (no longer made)`)
    if (!check) rmSync(join(root, folder, name))
  }
}

console.log(
  stale.length === 0
    ? 'All generated files are up to date'
    : `${check ? 'Stale' : 'Written'}:\n  ${stale.join('\n  ')}`,
)
if (check && stale.length > 0) process.exitCode = 1

/** Ends the command where a part of a normalizer is missing: what to write is all that there is to say. */
function normalizersOf(project: string): ReadonlyMap<string, string> {
  try {
    return normalizerModules(project)
  } catch (error) {
    if (!(error instanceof IncompleteNormalizers)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

function write(made: ReadonlyMap<string, string>): void {
  for (const [name, content] of made) {
    const path = join(root, name)
    if (existsSync(path) && readFileSync(path, 'utf8') === content) continue
    if (!stale.includes(name)) stale.push(name)
    if (check) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}
