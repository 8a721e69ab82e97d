/** Every generated file of the project, by its path from the project's root. The same bytes on every run. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMappings } from '../compile/compile-mappings.ts'
import { outputSchema } from '../compile/schema/output-schema.ts'
import type { SourceFile } from '../compile/source-file.ts'
import { renderDiagnostic } from '../diagnostics/render.ts'
import { figuresPage } from './figures/figures-page.ts'
import { GenerateFault } from './generate-fault.ts'
import { glossaryPage } from './glossary/glossary-page.ts'
import { catalogModules } from './modules/catalog.ts'
import { mappingSchema } from './modules/mapping-schema.ts'
import { normalizerModules } from './modules/normalizer-modules.ts'
import { sandboxSamplesModule } from './modules/sandbox-samples.ts'
import { shapeModules } from './modules/shape-modules.ts'
import { apiPage } from './pages/api-page.ts'
import { checksPage } from './pages/checks-page.ts'
import { coveragePage, mappingIndex, samplesOf } from './pages/coverage-page.ts'
import { lastChanges } from './pages/last-changes.ts'
import { mappingPage } from './pages/mapping-page.ts'
import { normalizersPage } from './pages/normalizers-page.ts'
import { vocabularyPage } from './pages/vocabulary-page.ts'
import { transactionCodesPage } from './transaction-codes/transaction-codes-page.ts'

/** File path to content. `root` is the project's folder. */
export function generatedFiles(root: string): ReadonlyMap<string, string> {
  const sources = mappingFiles(root)
  const { plans, diagnostics } = compileMappings(sources)
  if (diagnostics.length > 0) {
    const texts = new Map(sources.map(source => [source.name, source.text]))
    const rendered = diagnostics.map(found => renderDiagnostic(found, texts.get(found.span.file) ?? ''))
    throw new GenerateFault('The bundled mappings have faults', [rendered.join('\n\n')])
  }
  const ordered = [...plans].sort((a, b) => (a.id < b.id ? -1 : 1))
  const parts = sources.filter(source => source.name.startsWith('mappings/parts/'))
  const bases = sources.filter(source => !source.name.startsWith('mappings/parts/'))
  const files = [...normalizerModules(root), ...shapeModules(root)]
  const schema = 'schemas/mapping.schema.json'
  files.push([schema, mappingSchema(readFileSync(join(root, schema), 'utf8'), parts, bases)])
  for (const [name, content] of catalogModules(ordered, sources)) files.push([`src/catalog/${name}`, content])
  for (const plan of ordered) {
    files.push([`schemas/output/${plan.id}.schema.json`, `${JSON.stringify(outputSchema(plan), null, 2)}\n`])
    files.push([`docs/mappings/${plan.id}.md`, mappingPage(plan)])
  }
  files.push(['docs/mappings/README.md', mappingIndex(ordered)])
  files.push(['docs/normalizers.md', normalizersPage()])
  files.push(['docs/transaction-codes.md', transactionCodesPage(root)])
  files.push(['docs/vocabulary.md', vocabularyPage(ordered)])
  files.push(['docs/checks.md', checksPage(ordered, root)])
  const changesFile = 'src/generate/pages/last-changes.json'
  const known = JSON.parse(readFileSync(join(root, changesFile), 'utf8'))
  const changes = lastChanges(ordered, known, new Date().toISOString().slice(0, 10))
  files.push([changesFile, `${JSON.stringify(changes, null, 2)}\n`])
  files.push(['docs/coverage.md', coveragePage(ordered, samplesOf(root), changes)])
  files.push(['docs/figures.md', figuresPage(ordered)])
  files.push(['docs/api.md', apiPage(root)])
  files.push(['docs/glossary.md', glossaryPage(ordered, root)])
  files.push(['src/sandbox/taxpayers/samples.gen.ts', sandboxSamplesModule(root)])
  return new Map(files)
}

/** The YAML files below mappings/, in order of their paths. */
export function mappingFiles(root: string): readonly SourceFile[] {
  return readdirSync(join(root, 'mappings'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.yaml'))
    .map(name => `mappings/${name.replaceAll('\\', '/')}`)
    .sort()
    .map(name => ({ name, text: readFileSync(join(root, name), 'utf8') }))
}
