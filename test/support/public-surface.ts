/** What the package exports, and what the comments above it say. Read from the sources as text trees: no types are looked at. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { projectRoot } from './goldens.ts'
import type { PageExample } from './page-examples.ts'

/** One thing that a program may import. */
export interface PublicExport {
  readonly name: string
  /** What it is imported from first, `tax-transcript-mapper/service`. */
  readonly from: string
  /** Where it is declared, from the root of the project. */
  readonly file: string
  /** Whether there is something of that name at run time. */
  readonly isValue: boolean
  /** The first sentences of its comment; empty where it has none. */
  readonly comment: string
  /** What stands behind `@example`; `undefined` where nothing does. */
  readonly example: string | undefined
}

interface Manifest {
  readonly name: string
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>
}

/** The source of each subpath that is one module, by the name that it is imported by. */
export function entrySources(): ReadonlyMap<string, string> {
  const manifest: Manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  return new Map(
    Object.entries(manifest.exports).flatMap(([subpath, entry]) =>
      typeof entry === 'string' || subpath.includes('*')
        ? []
        : [
            [
              manifest.name + subpath.slice(1),
              join(projectRoot, entry.types.replace('./dist/', 'src/').replace(/\.d\.ts$/, '.ts')),
            ] as const,
          ],
    ),
  )
}

/** Everything that the entries export, each once; what comes from another package is left out. */
export function publicExports(): readonly PublicExport[] {
  const found = new Map<string, PublicExport>()
  for (const [from, entry] of entrySources())
    for (const [name, { file, node }] of exportsOf(entry)) {
      const place = `${file} ${name}`
      if (!found.has(place)) found.set(place, described(name, from, file, node))
    }
  return [...found.values()]
}

/** The examples above them, each with the imports that it leaves out: any name that its entry, or the main one, exports. */
export function commentExamples(exports: readonly PublicExport[]): readonly PageExample[] {
  return exports.flatMap(({ name, from, file, example }) =>
    example === undefined
      ? []
      : [{ name: `${file}, ${name}`, text: `${imports(example, from)}${example}\n` }],
  )
}

interface Declared {
  readonly file: string
  readonly node: ts.Declaration
}

const trees = new Map<string, ts.SourceFile>()

function treeOf(file: string): ts.SourceFile {
  const known = trees.get(file)
  if (known !== undefined) return known
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  trees.set(file, tree)
  return tree
}

/** What a module exports by name, with the declaration that it comes from: of overloads the first. */
function exportsOf(file: string): ReadonlyMap<string, Declared> {
  const found = new Map<string, Declared>()
  for (const statement of treeOf(file).statements) {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause, moduleSpecifier } = statement
      if (exportClause === undefined || !ts.isNamedExports(exportClause)) continue
      for (const { name, propertyName } of exportClause.elements) {
        const declared = declaredAs((propertyName ?? name).text, file, moduleSpecifier)
        if (declared !== undefined) found.set(name.text, declared)
      }
    } else if (isExported(statement)) {
      for (const [name, node] of declarations(statement))
        if (!found.has(name)) found.set(name, { file, node })
    }
  }
  return found
}

function declaredAs(name: string, file: string, specifier: ts.Expression | undefined): Declared | undefined {
  const target =
    specifier !== undefined && ts.isStringLiteral(specifier) ? specifier.text : importOf(name, file)
  return target?.startsWith('.') === true ? exportsOf(join(dirname(file), target)).get(name) : undefined
}

/** Where a module imports a name from that it exports again. */
function importOf(name: string, file: string): string | undefined {
  for (const statement of treeOf(file).statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const bindings = statement.importClause?.namedBindings
    if (bindings === undefined || !ts.isNamedImports(bindings)) continue
    if (bindings.elements.some(element => element.name.text === name)) return statement.moduleSpecifier.text
  }
  return undefined
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
  )
}

function declarations(statement: ts.Statement): readonly (readonly [string, ts.Declaration])[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(node =>
      ts.isIdentifier(node.name) ? [[node.name.text, node] as const] : [],
    )
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
  return isNamed && statement.name !== undefined ? [[statement.name.text, statement]] : []
}

function described(name: string, from: string, file: string, node: ts.Declaration): PublicExport {
  // The comment that stands right above it: one at the top of a file is about the file.
  const doc = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1)
  const tag = doc?.tags?.find(each => each.tagName.text === 'example')
  return {
    name,
    from,
    file: file.slice(projectRoot.length + 1).replaceAll('\\', '/'),
    isValue: !ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node),
    comment: ts.getTextOfJSDocComment(doc?.comment) ?? '',
    example: ts.getTextOfJSDocComment(tag?.comment),
  }
}

/** One line for what an example names of each entry. */
function imports(example: string, from: string): string {
  const entries = entrySources()
  const main = [...entries.keys()][0] ?? from
  const named = new Set<string>()
  const own = new Set(
    [...example.matchAll(/^import \{ ([^}]+) \} from /gm)].flatMap(([, names = '']) => names.split(', ')),
  )
  const lines = [...new Set([from, main])].flatMap(entry => {
    const names = [...exportsOf(entries.get(entry) ?? '').keys()].filter(
      name =>
        !named.has(name) && !own.has(name) && new RegExp(`(?<![.'\\w])${name}\\b(?!\\??:)`).test(example),
    )
    for (const name of names) named.add(name)
    const typed = names.map(name => (isType(entry, name) ? `type ${name}` : name))
    return names.length === 0 ? [] : [`import { ${typed.join(', ')} } from '${entry}'\n`]
  })
  return lines.join('')
}

function isType(entry: string, name: string): boolean {
  const node = exportsOf(entrySources().get(entry) ?? '').get(name)?.node
  return node !== undefined && (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
}
