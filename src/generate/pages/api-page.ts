/** Makes docs/api.md: what each entry of the package exports, with the first sentence of its comment, and so for its members. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** What is said of an entry by hand: what it is for, and the page that explains it. */
const entries: Readonly<Record<string, string>> = {
  '.': 'Maps transcripts with all bundled mappings, and with your own in YAML. Read [results.md](results.md).',
  './engine':
    'The same without the compiler and without mappings, for small bundles. Read [Only the mappings you name](../README.md#only-the-mappings-you-name).',
  './evaluate': [
    'Compiles a JSONata expression to a synchronous function, without `eval`. What mappings may write is allowed; [the codes of expressions](errors.md#expressions) say what is refused.\n\n```ts',
    "import { compileExpression } from 'tax-transcript-mapper/evaluate'\n",
    'const taxes = compileExpression(\'rows[code = "150"].amount\')',
    "console.log(taxes.evaluate({ rows: [{ code: '150', amount: '$10.00' }, { code: '806', amount: '-$2.00' }] }))\n```",
  ].join('\n'),
  './service': 'The client of the data service and its callbacks. Read [service.md](service.md).',
  './service/node':
    'Callbacks behind servers of Node.js. Read [the recipes](service.md#callbacks-in-express-fastify-pages-of-nextjs-and-node-alone).',
  './service/opentelemetry': 'Spans of the client. Read [hooks and spans](service.md#hooks-and-spans).',
  './sandbox': 'A double of the data service without a network. Read [sandbox.md](sandbox.md).',
  './sandbox/node': 'The sandbox behind real ports. Read [sandbox.md](sandbox.md#in-your-own-tests).',
  './bulk': 'One shard of an archive within an engine of yours. Read [bulk.md](bulk.md).',
  './bullmq':
    'Transcripts fetched, and archives re-mapped, through a queue of BullMQ. Read [queue.md](queue.md) and [many machines](remap.md#many-machines).',
  './remap':
    'The pure pieces of large work in one place: a shard mapped, many requests fetched into a store. Read [scale.md](scale.md).',
  './project': 'The project file of your mappings. Read [the project file](authoring.md#the-project-file).',
  './testing': 'Goldens in your own test suite. Read [in your own tests](authoring.md#in-your-own-tests).',
}

/** Entries without functions: what they hold. */
const others: Readonly<Record<string, string>> = {
  './mappings/*':
    "One bundled mapping each, `import { retr1040 } from 'tax-transcript-mapper/mappings/retr-1040'`, with the type of its data. Read [the index](mappings/README.md).",
  './schemas/*':
    'JSON Schemas: `schemas/output/retr-1040.schema.json` of what a mapping gives, one for each mapping; `mapping.schema.json` of a mapping in YAML, for editors; `project.schema.json`, `expected.schema.json`, `transcript-request.schema.json`.',
  './package.json': 'The manifest.',
}

interface Manifest {
  readonly name: string
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>
}

/** The page. @throws TypeError where an entry of the package is not described here, or an export has no comment */
export function apiPage(root: string): string {
  const { name, exports }: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const modules = new Modules(root)
  const shown = new Map<ts.Node, string>()
  const sections = Object.entries(exports).map(([subpath, entry]) => {
    const title = name + subpath.slice(1)
    const about = entries[subpath] ?? others[subpath]
    if (about === undefined) throw new TypeError(`docs/api.md says nothing of ${title}`)
    if (others[subpath] !== undefined || typeof entry === 'string') return `## ${title}\n\n${about}\n`
    const file = entry.types.replace('./dist/', 'src/').replace(/\.d\.ts$/, '.ts')
    const rows = modules.exportsOf(file).flatMap(each => rowsOf(each, title, shown))
    return `## ${title}\n\n${about}\n\n| name | kind | what it is |\n|---|---|---|\n${rows.join('\n')}\n`
  })
  return `<!-- Made by "npm run generate" from package.json and the comments in src. Do not edit. -->

# Functions and types

What each entry of the package exports, and below each its members, as the comments in the source say it. Your editor shows the same, and the types.

${Object.keys(exports)
  .map(subpath => `- [${name}${subpath.slice(1)}](#${anchorOf(name + subpath.slice(1))})`)
  .join('\n')}

${sections.join('\n')}`
}

interface Exported {
  readonly name: string
  /** Where it is declared; none for what another package declares. */
  readonly node: ts.Node | undefined
}

/** The modules of the package, each parsed once and no more than that. */
class Modules {
  readonly #root: string
  readonly #parsed = new Map<string, ts.SourceFile>()

  constructor(root: string) {
    this.#root = root
  }

  exportsOf(file: string): readonly Exported[] {
    return this.#module(file).statements.flatMap(statement => {
      if (ts.isExportDeclaration(statement)) return this.#passedOn(statement, file)
      return declared(statement).map(([name, node]) => ({ name, node }))
    })
  }

  #passedOn(statement: ts.ExportDeclaration, file: string): readonly Exported[] {
    const { exportClause, moduleSpecifier } = statement
    if (exportClause === undefined || !ts.isNamedExports(exportClause)) return []
    const from =
      moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '.'
    return exportClause.elements.map(element => {
      const name = element.name.text
      if (!from.endsWith('.ts')) return { name, node: undefined }
      const own = element.propertyName?.text ?? name
      const found = this.exportsOf(join(dirname(file), from)).find(each => each.name === own)
      return { name, node: found?.node }
    })
  }

  #module(file: string): ts.SourceFile {
    const known = this.#parsed.get(file)
    if (known !== undefined) return known
    const text = readFileSync(join(this.#root, file), 'utf8')
    const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true)
    this.#parsed.set(file, parsed)
    return parsed
  }
}

/** What a statement declares and exports, by its names. */
function declared(statement: ts.Statement): readonly (readonly [string, ts.Node])[] {
  const isExported =
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  if (!isExported) return []
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(each => [each.name.getText(), statement] as const)
  if (
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
  )
    return statement.name === undefined ? [] : [[statement.name.text, statement]]
  return []
}

/** The row of an export, and one for each of its members where they do not stand above already. */
function rowsOf({ name, node }: Exported, title: string, shown: Map<ts.Node, string>): readonly string[] {
  if (node === undefined) return [`| \`${name}\` | type | Of another package |`]
  const above = shown.get(node)
  if (above !== undefined && above !== title)
    return [`| \`${name}\` | ${kindOf(node)} | As in [${above}](#${anchorOf(above)}) |`]
  shown.set(node, title)
  const about = firstSentence(node)
  if (about === '') throw new TypeError(`${name}, which ${title} exports, has no comment`)
  const members = membersOf(node).map(
    member =>
      `| \`${name}.${member.name}\` | | ${cell(member.about || (member.type === '' ? '' : `\`${member.type}\``))} |`,
  )
  return [`| \`${name}\` | ${kindOf(node)} | ${cell(about)} |`, ...members]
}

function kindOf(node: ts.Node): string {
  if (ts.isFunctionDeclaration(node)) return 'function'
  if (ts.isClassDeclaration(node)) return 'class'
  return ts.isVariableStatement(node) ? 'value' : 'type'
}

interface Member {
  readonly name: string
  readonly about: string
  readonly type: string
}

/** The members that have a name and are not private, each once; those of types of the same file that it is put together from, too. */
function membersOf(node: ts.Node): readonly Member[] {
  const members = new Map<string, Member>()
  for (const element of elementsOf(node)) {
    const name = element.name !== undefined && ts.isIdentifier(element.name) ? element.name.text : undefined
    if (name === undefined || (members.get(name)?.about ?? '') !== '') continue
    members.set(name, { name, about: firstSentence(element), type: typeOf(element) })
  }
  return [...members.values()]
}

function typeOf(element: ts.TypeElement | ts.ClassElement): string {
  if (!ts.isPropertySignature(element) && !ts.isPropertyDeclaration(element)) return ''
  return element.type?.getText().replace(/\s+/g, ' ') ?? ''
}

function elementsOf(node: ts.Node): readonly (ts.TypeElement | ts.ClassElement)[] {
  if (ts.isTypeLiteralNode(node) || ts.isClassDeclaration(node)) return [...node.members]
  if (ts.isInterfaceDeclaration(node)) {
    const above = (node.heritageClauses ?? []).flatMap(clause => clause.types.map(each => each.expression))
    return [...node.members, ...above.flatMap(each => elementsOf(inSameFile(each)))]
  }
  if (ts.isTypeAliasDeclaration(node)) return elementsOf(node.type)
  if (ts.isParenthesizedTypeNode(node)) return elementsOf(node.type)
  if (ts.isIntersectionTypeNode(node)) return node.types.flatMap(elementsOf)
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(elementsOf)
  return ts.isTypeReferenceNode(node) ? elementsOf(inSameFile(node.typeName)) : []
}

/** The type of this name that its file declares; the name itself where there is none. */
function inSameFile(name: ts.Node): ts.Node {
  const found = name
    .getSourceFile()
    .statements.find(
      statement =>
        (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) &&
        statement.name.text === name.getText(),
    )
  return found ?? name
}

/** The first sentence of the comment above a declaration. */
function firstSentence(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  const text = ts.getTextOfJSDocComment(comment?.comment) ?? ''
  const plain = text.replace(/\s+/g, ' ').trim()
  return /^.*?[.](?= [A-Z]|$)/.exec(plain)?.[0].slice(0, -1) ?? plain
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}

/** The address of a heading, as the usual renderers of Markdown make it. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}0-9 _-]/gu, '')
    .replaceAll(' ', '-')
}
