/** The examples of pages of the docs: held to the types of the package, and run. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { transform } from 'esbuild'
import { projectRoot } from './goldens.ts'

interface Manifest {
  readonly name: string
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>
}

/** Every subpath of the package, with the source that its types are made of. */
function sources(): Readonly<Record<string, string[]>> {
  const manifest: Manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  return Object.fromEntries(
    Object.entries(manifest.exports).flatMap(([subpath, entry]) => {
      if (typeof entry === 'string') return []
      const source = entry.types.replace('./dist/', 'src/').replace(/\.d\.ts$/, '.ts')
      return [[manifest.name + subpath.slice(1), [join(projectRoot, source)]]]
    }),
  )
}

export interface PageExample {
  /** Where it stands, for the message. */
  readonly name: string
  readonly text: string
}

/** What TypeScript says of `examples`, each as a module of its own; `surroundings` declares what they take for granted, `beside` are files in their folder. */
export function typeFaults(
  examples: readonly PageExample[],
  surroundings: string,
  beside: Readonly<Record<string, string>>,
): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'page-examples-'))
  try {
    // What the examples import of other packages is what this project has installed, wherever temporary folders are.
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'junction')
    for (const [name, text] of Object.entries(beside)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    examples.forEach((example, index) => {
      writeFileSync(join(folder, `example-${index}.mts`), `${example.text}\nexport {}\n`)
    })
    writeFileSync(join(folder, 'surroundings.d.ts'), surroundings)
    const compilerOptions = {
      target: 'es2022',
      module: 'nodenext',
      moduleDetection: 'force',
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
      types: ['node'],
      paths: sources(),
    }
    const include = ['example-*.mts', 'surroundings.d.ts']
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }))
    const tsc = join(projectRoot, 'node_modules/typescript-7/bin/tsc')
    const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
    })
    const found = [
      ...stdout.matchAll(/^(?:example-(\d+)\.mts|surroundings\.d\.ts)\(\d+,\d+\): error TS\d+: (.*)$/gm),
    ]
    // Sources are checked with the types of the project, not with those that the examples take for granted.
    const isAnswered = status === 0 || /^\S+\.m?ts\(\d+,\d+\): error TS/.test(stdout)
    if (!isAnswered) return [`tsc: ${stdout}${stderr}`]
    return found.map(([, index, message]) => {
      const name = index === undefined ? 'surroundings' : examples[Number(index)]?.name
      return `${name}: ${message}`
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Runs an example with these names in scope; its imports are taken away. */
export async function runExample(example: string, scope: Readonly<Record<string, unknown>>): Promise<void> {
  const { code } = await transform(example, { loader: 'ts', target: 'es2022' })
  const body = code.replace(/^import [^;]*;$/gm, '')
  const run: unknown = new Function(...Object.keys(scope), `return (async () => {\n${body}\n})()`)
  if (typeof run === 'function') await run(...Object.values(scope))
}
