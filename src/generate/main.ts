/** `npm run generate`: writes every generated file of the project; with --check, says which are stale and writes nothing. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { GenerateFault } from './generate-fault.ts'
import { normalizerModules } from './modules/normalizer-modules.ts'
import { shapeModules } from './modules/shape-modules.ts'

const root = new URL('../..', import.meta.url).pathname
const check = process.argv.includes('--check')
const stale: string[] = []

const files = await writeAll()

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

/** Writes all files, and gives them. Where something is at fault, what to write is all that there is to say, and the command ends. */
async function writeAll(): Promise<ReadonlyMap<string, string>> {
  try {
    write(normalizerModules(root))
    write(shapeModules(root))
    // Loaded now: compiling the mappings takes the modules that have just been written.
    const { generatedFiles } = await import('./generated-files.ts')
    const all = generatedFiles(root)
    write(all)
    return all
  } catch (error) {
    if (!(error instanceof GenerateFault)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

function write(contents: ReadonlyMap<string, string>): void {
  for (const [name, content] of contents) {
    const path = join(root, name)
    if (existsSync(path) && readFileSync(path, 'utf8') === content) continue
    if (!stale.includes(name)) stale.push(name)
    if (check) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}
