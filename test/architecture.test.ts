/** The rooms and the one-way street between them, read from the import lines. Written-down layers drift; this one cannot. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const source = join(root, 'src')

/** A room may import from rooms of a lower level only. */
const levels: Readonly<Record<string, number>> = {
  text: 0,
  diagnostics: 1,
  plan: 2,
  normalize: 3,
  evaluate: 3,
  spec: 3,
  service: 3,
  emit: 3.5,
  compile: 4,
  transcript: 4,
  catalog: 4,
  mapper: 5,
  drift: 5,
  authoring: 6,
  'engine.ts': 6,
  'index.ts': 6,
  'service-index.ts': 6,
  node: 7,
  project: 7.5,
  testing: 8,
  sandbox: 8,
  bulk: 8,
  remap: 8.5,
  queue: 8.7,
  cli: 9,
  generate: 9,
}

/** Each package has one room that may import it. */
const owners: Readonly<Record<string, readonly string[]>> = {
  jsonata: ['evaluate'],
  yaml: ['spec'],
  'decimal.js': ['normalize', 'catalog'],
  '@noble/hashes': ['compile'],
  ajv: ['generate'],
  typescript: ['generate'],
  '@aws-sdk/client-s3': ['remap'],
  '@duckdb/node-api': ['remap'],
  '@opentelemetry/api': ['remap'],
  bullmq: ['queue'],
}

interface Import {
  readonly file: string
  readonly room: string
  readonly target: string
  readonly typeOnly: boolean
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts'))
  .map(name => name.replaceAll('\\', '/'))
  .sort()

const roomOf = (file: string): string => file.split('/')[0] ?? file

const imports: readonly Import[] = files.flatMap(file => {
  const text = readFileSync(join(source, file), 'utf8')
  const found = [...text.matchAll(/^\s*(?:import|export)\s+(type\s)?[^'"`;]*?from\s+'([^']+)'/gm)]
  const bare = [...text.matchAll(/^\s*import\s+'([^']+)'/gm)].map(match => ({
    target: match[1] ?? '',
    typeOnly: false,
  }))
  // What is imported late, or only for a type, is imported all the same.
  const late = [...text.matchAll(/\bimport\('([^']+)'\)/g)].map(match => ({
    target: match[1] ?? '',
    typeOnly: false,
  }))
  const named = found.map(match => ({ target: match[2] ?? '', typeOnly: match[1] !== undefined }))
  return [...named, ...bare, ...late].map(each => ({ file, room: roomOf(file), ...each }))
})

const local = imports
  .filter(each => each.target.startsWith('.'))
  .map(each => ({
    ...each,
    to: relative(source, resolve(source, dirname(each.file), each.target)).replaceAll('\\', '/'),
  }))

describe('the rooms', () => {
  test('are all known', () => {
    expect([...new Set(files.map(roomOf))].filter(room => !(room in levels))).toEqual([])
  })

  test('import only from lower levels', () => {
    const wrong = local.filter(
      ({ room, to }) => roomOf(to) !== room && (levels[roomOf(to)] ?? 99) >= (levels[room] ?? -1),
    )
    expect(wrong.map(({ file, to }) => `${file} -> ${to}`)).toEqual([])
  })

  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')

  test('are drawn in docs/architecture.md as they are', () => {
    const drawing = /^## The rooms\n[\s\S]*?^```mermaid\n([\s\S]*?)^```/m.exec(page)?.[1] ?? ''
    const arrows = [...drawing.matchAll(/^ {2}([\w.-]+)(?:\[.*?\])? --> ([\w.-]+)/gm)]
    const real = new Set(local.map(({ room, to }) => `${room} --> ${roomOf(to)}`))
    const drawn = arrows.map(([, from, to]) => `${from} --> ${to}`)
    expect(drawn.filter(arrow => !real.has(arrow))).toEqual([])
    const ways = new Map<string, Set<string>>()
    for (const [, from = '', to = ''] of arrows) ways.set(from, (ways.get(from) ?? new Set()).add(to))
    const leads = (from: string, to: string): boolean =>
      [...(ways.get(from) ?? [])].some(next => next === to || leads(next, to))
    const between = local.filter(({ room, to }) => roomOf(to) !== room)
    const undrawn = between.filter(({ room, to }) => !leads(room, roomOf(to)))
    expect(undrawn.map(({ file, to }) => `${file} -> ${to}`)).toEqual([])
    const shown = new Set(arrows.flatMap(([, from = '', to = '']) => [from, to]))
    expect([...shown].sort()).toEqual(Object.keys(levels).sort())
  })

  test('have a row each in docs/architecture.md', () => {
    const rows = [...page.matchAll(/^\| `([a-z]+)` \|/gm)].map(match => match[1])
    const rooms = Object.keys(levels).filter(room => !room.endsWith('.ts'))
    expect(rows.sort()).toEqual(rooms.sort())
  })

  test('have the functions and files that docs/architecture.md names in the steps of a document', () => {
    const steps = /^## How a document is read\n([\s\S]*?)^## /m.exec(page)?.[1] ?? ''
    const named = [...new Set([...steps.matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name))]
    const within = files.filter(file => ['mapper', 'transcript'].includes(roomOf(file)))
    const text = within.map(file => readFileSync(join(source, file), 'utf8')).join('\n')
    const isThere = (name: string): boolean =>
      /[./]/.test(name)
        ? within.some(file => `/${file}`.includes(`/${name}`))
        : new RegExp(`^(?:export )?(?:function|class) ${name}\\b|^ +(?:readonly )?${name}[(:]`, 'm').test(
            text,
          )
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter(name => !isThere(name))).toEqual([])
  })

  /** Every file that mapping a transcript with bundled mappings loads. */
  const reached = new Set<string>()
  const waiting = ['mapper/map-transcript.ts', 'engine.ts', 'service-index.ts']
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    waiting.push(...local.filter(each => each.file === file && !each.typeOnly).map(each => each.to))
  }

  test('mapping at run time never reaches the YAML reader or the compiler', () => {
    expect(reached).toContain('normalize/money/money.ts')
    expect([...reached].filter(file => ['spec', 'compile'].includes(roomOf(file)))).toEqual([])
  })

  test('mapping by bundled mappings never reaches what makes closures of expressions', () => {
    expect(reached).toContain('evaluate/code/run.ts')
    expect([...reached].filter(file => /^evaluate\/(?:scope|shortcuts|lower)\//.test(file))).toEqual([])
  })

  test('mapping at run time never reaches what portable expressions are made of', () => {
    expect([...reached].filter(file => /\bportable\b/.test(file))).toEqual([])
  })

  test('import no file in a circle', () => {
    const circles: string[] = []
    const state = new Map<string, 'open' | 'done'>()
    const visit = (file: string, trail: readonly string[]): void => {
      if (state.get(file) === 'open') circles.push([...trail.slice(trail.indexOf(file)), file].join(' -> '))
      if (state.has(file)) return
      state.set(file, 'open')
      for (const next of local.filter(each => each.file === file && !each.typeOnly))
        visit(next.to, [...trail, file])
      state.set(file, 'done')
    }
    for (const file of files) visit(file, [])
    expect(circles).toEqual([])
  })
})

/** The folder of a file in its room; nothing for one at the top of the room. */
const folderOf = (file: string): string | undefined => /^[^/]+\/([^/]+)\//.exec(file)?.[1]
const rooms = [...new Set(files.filter(file => folderOf(file) !== undefined).map(roomOf))].filter(
  room => room !== 'catalog',
)

describe.each(rooms)('the folders of src/%s', room => {
  const readme = readFileSync(join(source, room, 'README.md'), 'utf8')
  const order = [...readme.matchAll(/^\d+\. \[([a-z-]+)\]\(\1\/README\.md\)$/gm)].map(([, name = '']) => name)
  const inside = local.filter(({ file, to }) => roomOf(file) === room && roomOf(to) === room)

  test('stand in its README, and have one of a sentence each', () => {
    const present = files
      .filter(file => roomOf(file) === room)
      .map(folderOf)
      .filter(name => name !== undefined)
    expect([...order].sort()).toEqual([...new Set(present)].sort())
    for (const name of order) {
      const door = readFileSync(join(source, room, name, 'README.md'), 'utf8')
      expect(door, name).toMatch(/^[A-Z][^\n.]+\.\n$/)
    }
  })

  /**
   * What a file imports from the folders of its room, in place of a file at the top what that imports other than as a type: the top is
   * no way round the order.
   */
  const reachedFrom = (file: string, passed: ReadonlySet<string> = new Set()): readonly string[] =>
    inside
      .filter(each => each.file === file && !passed.has(each.to) && !(passed.size > 0 && each.typeOnly))
      .flatMap(({ to }) => (folderOf(to) === undefined ? reachedFrom(to, new Set([...passed, to])) : [to]))

  test('import only from those above them in its README, by way of the top of the room as well', () => {
    const wrong = files
      .filter(file => roomOf(file) === room)
      .flatMap(file => {
        const from = folderOf(file)
        if (from === undefined) return []
        const below = reachedFrom(file).filter(to => order.indexOf(folderOf(to) ?? '') > order.indexOf(from))
        return [...new Set(below)].map(to => `${file} -> ${to}`)
      })
    expect(wrong).toEqual([])
  })
})

describe('the folders of src/normalize', () => {
  const inside = local.filter(({ file, to }) => roomOf(file) === 'normalize' && roomOf(to) === 'normalize')

  test('import from the top of the room only what says what things are', () => {
    const top = inside.filter(({ file, to }) => folderOf(file) !== undefined && folderOf(to) === undefined)
    const given = ['definition', 'portable-part', 'value-function'].map(name => `normalize/${name}.ts`)
    expect([...new Set(top.map(({ to }) => to))].sort()).toEqual(given)
    const onFolders = inside.filter(({ file, to }) => given.includes(file) && folderOf(to) !== undefined)
    expect(onFolders).toEqual([])
  })
})

describe('packages', () => {
  test('each is imported by its own room only', () => {
    const wrong = imports.filter(({ target, room }) => {
      if (target.startsWith('.') || target.startsWith('node:')) return false
      const name = target.startsWith('@')
        ? target.split('/').slice(0, 2).join('/')
        : (target.split('/')[0] ?? target)
      return !(owners[name] ?? []).includes(room)
    })
    expect(wrong.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
  })

  test('nothing of Node is used below the room for it', () => {
    const wrong = imports.filter(({ target, room }) => target.startsWith('node:') && (levels[room] ?? 0) < 7)
    expect(wrong.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
  })
})

/** Whether a constant holds what only makes sense to be filled later: an empty collection that may be written to, or a weak one. */
function isFilledLater({ type, initializer }: ts.VariableDeclaration, tree: ts.SourceFile): boolean {
  if (type !== undefined && /^(?:Readonly|readonly)/.test(type.getText(tree))) return false
  if (initializer === undefined) return false
  if (ts.isArrayLiteralExpression(initializer)) return initializer.elements.length === 0
  if (ts.isObjectLiteralExpression(initializer)) return initializer.properties.length === 0
  if (!ts.isNewExpression(initializer) || !ts.isIdentifier(initializer.expression)) return false
  const { text } = initializer.expression
  if (['WeakMap', 'WeakSet', 'LastFound'].includes(text)) return true
  return ['Map', 'Set'].includes(text) && (initializer.arguments ?? []).length === 0
}

/** Whether all that stands under a label is a call of `unreachable`. */
function endsInUnreachable({ statements }: ts.DefaultClause): boolean {
  const [only, ...others] = statements
  const call =
    only !== undefined && (ts.isReturnStatement(only) || ts.isExpressionStatement(only))
      ? only.expression
      : undefined
  return (
    others.length === 0 &&
    call !== undefined &&
    ts.isCallExpression(call) &&
    ts.isIdentifier(call.expression) &&
    call.expression.text === 'unreachable'
  )
}

describe('the files', () => {
  const written = files.filter(file => !file.endsWith('.gen.ts'))

  test('none is longer than 400 lines', () => {
    const long = written.filter(file => readFileSync(join(source, file), 'utf8').split('\n').length > 400)
    expect(long).toEqual([])
  })

  test('only the command and the generator print', () => {
    const wrong = written.filter(
      file =>
        !['cli', 'generate'].includes(roomOf(file)) &&
        /\bconsole\./.test(readFileSync(join(source, file), 'utf8')),
    )
    expect(wrong).toEqual([])
  })

  /** What reaches standard output, standard error or the terminal itself. */
  const ways =
    /\bprocess\.(?:stdout|stderr|emitWarning|_rawDebug)\b|=\s*process\b|\bconsole\b\.?|'(?:node:)?(?:process|console|tty)'|\/dev\/(?:stdout|stderr|tty|fd)/

  test('only one file of the package writes to a terminal', () => {
    const doors = written.filter(
      file => roomOf(file) !== 'generate' && ways.test(readFileSync(join(source, file), 'utf8')),
    )
    expect(doors).toEqual(['cli/terminal.ts'])
  })

  test('the command makes JSON in one place, which writes it as a terminal may have it', () => {
    const makers = written.filter(
      file => roomOf(file) === 'cli' && /\bJSON\.stringify\b/.test(readFileSync(join(source, file), 'utf8')),
    )
    expect(makers).toEqual(['cli/terminal.ts'])
  })

  /** The one place of the client's clock and chance, which a caller can replace. */
  const surroundings = 'service/surroundings.ts'

  test('none makes code out of text, reads the clock or draws a number by chance', () => {
    const forbidden = /\beval\(|new Function\(|Date\.now|new Date\(\)|Math\.random|Decimal\.set\b|toLocale/
    const wrong = written.filter(
      file =>
        (levels[roomOf(file)] ?? 9) < 7 &&
        file !== surroundings &&
        forbidden.test(readFileSync(join(source, file), 'utf8')),
    )
    expect(wrong).toEqual([])
  })

  /** The nodes of the sources that `isWanted` picks, as file:line. */
  const placesOf = (isWanted: (node: ts.Node) => boolean): readonly string[] =>
    written.flatMap(file => {
      const tree = ts.createSourceFile(file, readFileSync(join(source, file), 'utf8'), ts.ScriptTarget.Latest)
      const found: string[] = []
      const visit = (node: ts.Node): void => {
        if (isWanted(node))
          found.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`)
        ts.forEachChild(node, visit)
      }
      visit(tree)
      return found
    })

  test('no switch is without a default: what rules out further cases is unreachable()', () => {
    const open = placesOf(
      node => ts.isSwitchStatement(node) && !node.caseBlock.clauses.some(ts.isDefaultClause),
    )
    expect(open).toEqual([])
  })

  /**
   * These look for some forms of an expression, field or node, and answer alike for all others, those that come later as well. Every
   * other switch over the kinds of something names them all.
   */
  const forSomeKinds = [
    'authoring/golden/edit-expected.ts',
    'compile/expressions/expression-shape.ts',
    'compile/lower/rows-needed.ts',
    'compile/types/calls.ts',
    'compile/types/shown-expression.ts',
    'emit/load-field.ts',
    'emit/store-field.ts',
    'evaluate/examine/expression-places.ts',
    'evaluate/language/constant.ts',
    'evaluate/shortcuts/lower-names.ts',
    'transcript/figures/required-fields.ts',
    'transcript/lineage/lineage-plan.ts',
    'transcript/result/data-paths.ts',
    'transcript/unread/places/places.ts',
  ]

  test('a switch over kinds or statuses names all of them, and ends in unreachable()', () => {
    const open = placesOf(
      node =>
        ts.isSwitchStatement(node) &&
        ts.isPropertyAccessExpression(node.expression) &&
        ['kind', 'status'].includes(node.expression.name.text) &&
        node.caseBlock.clauses.some(clause => ts.isDefaultClause(clause) && !endsInUnreachable(clause)),
    )
    expect([...new Set(open.map(place => place.split(':')[0]))]).toEqual(forSomeKinds)
  })

  /** What stands for an error of the system or of the network, of bytes that Node gave, or ends the generator. */
  const foreign = ['bulk/bytes/', 'bulk/files/', 'generate/', 'node/', 'sandbox/']

  test('what must not happen is a BugError, and no other error is made without a code', () => {
    const bare = placesOf(
      node =>
        ts.isNewExpression(node) &&
        ts.isIdentifier(node.expression) &&
        ['Error', 'TypeError', 'RangeError'].includes(node.expression.text),
    )
    expect(bare.filter(place => !foreign.some(folder => place.startsWith(folder)))).toEqual([])
  })

  /**
   * What a module keeps from one call to the next, by name. docs/architecture.md says why each may. Weak memories of something
   * immutable live no longer than that, and leaving them out changes nothing but time.
   */
  const keptWeakly = [
    'compile/absence/expression-absence.ts known',
    'compile/expressions/expression-reading.ts known',
    'compile/lower/lower-fields.ts lowered',
    'compile/lower/lower-fields.ts loweredChecks',
    'compile/lower/plan-hash.ts hashedTexts',
    'compile/output/output-names.ts insideFields',
    'compile/parts/link-parts.ts linkedParts',
    'compile/parts/read-once.ts kept',
    'compile/rules/expressions.ts sound',
    'compile/rules/field-rule.ts known',
    'mapper/stored/read-result.ts readers',
    'plan/entry-titles.ts knownOfCases',
    'plan/entry-titles.ts knownOfCondition',
    'transcript/view/entry-choice.ts knownOfChoice',
    'transcript/view/read-as.ts readers',
  ]

  /** The table of the bundled mappings and what reads their results, each made when it is first used. */
  const keptOfBundled = ['mapper/map-transcript.ts bundled', 'mapper/read-bundled-result.ts bundled']

  /** Definitions of which each name has one, whoever brings it. */
  const keptDefinitions = ['normalize/known-normalizers.ts known']

  const statementsOf = (file: string): readonly [readonly ts.Statement[], ts.SourceFile] => {
    const tree = ts.createSourceFile(file, readFileSync(join(source, file), 'utf8'), ts.ScriptTarget.Latest)
    return [[...tree.statements], tree]
  }

  /** The variables of the modules, generated ones too. */
  const variables = files
    .filter(file => roomOf(file) !== 'generate')
    .flatMap(file => {
      const [statements, tree] = statementsOf(file)
      return statements
        .filter(ts.isVariableStatement)
        .flatMap(({ declarationList: { flags, declarations } }) =>
          declarations.map(each => ({
            name: `${file} ${each.name.getText(tree)}`,
            isWritten: !file.endsWith('.gen.ts'),
            isConstant: (flags & ts.NodeFlags.Const) !== 0,
            each,
            tree,
          })),
        )
    })

  test('no module keeps anything between calls but what is listed here', () => {
    const found = variables
      .filter(({ isWritten }) => isWritten)
      .filter(({ isConstant, each, tree }) => !isConstant || isFilledLater(each, tree))
    const isWeak = ({ isConstant, each, tree }: (typeof found)[number]): boolean =>
      isConstant && /^new (?:Weak|LastFound)/.test(each.initializer?.getText(tree) ?? '')
    const namesOf = (some: typeof found): readonly string[] => some.map(({ name }) => name).sort()
    expect(namesOf(found.filter(isWeak))).toEqual(keptWeakly)
    expect(namesOf(found.filter(each => !isWeak(each)))).toEqual([...keptOfBundled, ...keptDefinitions])
  })

  test('no module calls for a memory that a function makes, in which the list would not see it', () => {
    const makers = files.flatMap(file => {
      const [statements, tree] = statementsOf(file)
      return statements
        .filter(ts.isFunctionDeclaration)
        .filter(({ body }) => /\bnew (?:Weak(?:Map|Set)|LastFound)\b/.test(body?.getText(tree) ?? ''))
        .map(({ name }) => name?.text)
    })
    expect(makers).toContain('perKind')
    const hidden = variables.filter(
      ({ each: { initializer } }) =>
        initializer !== undefined &&
        ts.isCallExpression(initializer) &&
        ts.isIdentifier(initializer.expression) &&
        makers.includes(initializer.expression.text),
    )
    expect(hidden.map(({ name }) => name)).toEqual([])
  })

  test('the visible top level is the one given', () => {
    const given = [
      'CHANGELOG.md',
      'CONTRIBUTING.md',
      'LICENSE',
      'README.md',
      'docs',
      'mappings',
      'package-lock.json',
      'package.json',
      'schemas',
      'src',
      'test',
      'tsconfig.json',
    ]
    const made = ['node_modules', 'dist', 'coverage']
    const visible = readdirSync(root).filter(
      name => !name.startsWith('.') && !made.includes(name) && !name.endsWith('.tgz'),
    )
    expect(visible.sort()).toEqual([...given].sort())
  })

  test('every file has a header that says what it does', () => {
    const bare = written.filter(file => {
      const text = readFileSync(join(source, file), 'utf8').replace(/^#!.*\n/, '')
      return statSync(join(source, file)).size > 0 && !text.startsWith('/**')
    })
    expect(bare).toEqual([])
  })
})
