/** The examples of pages of the docs: held to the types of the package, and run. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { transform } from 'esbuild'
import ts from 'typescript'
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
    const files = examples.map((example, index) => {
      const file = join(folder, `example-${index}.mts`)
      writeFileSync(file, `${example.text}\nexport {}\n`)
      return file
    })
    const ambient = join(folder, 'surroundings.d.ts')
    writeFileSync(ambient, surroundings)
    const program = ts.createProgram([...files, ambient], {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      moduleDetection: ts.ModuleDetectionKind.Force,
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
      types: ['node'],
      paths: sources(),
    })
    return [...files, ambient].flatMap((file, index) => {
      const parsed = program.getSourceFile(file)
      return [...program.getSyntacticDiagnostics(parsed), ...program.getSemanticDiagnostics(parsed)].map(
        found =>
          `${examples[index]?.name ?? 'surroundings'}: ${ts.flattenDiagnosticMessageText(found.messageText, ' ')}`,
      )
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
