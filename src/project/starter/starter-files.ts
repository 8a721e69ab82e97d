/** The files of a new project, as texts by their paths from its folder. */
import { starterExpected, starterInput, starterMapping, starterSample } from './starter-mapping.ts'

const schemas = 'node_modules/tax-transcript-mapper/schemas'

const projectFile = `# yaml-language-server: $schema=./${schemas}/project.schema.json
# Where everything is: node_modules/tax-transcript-mapper/docs/authoring.md explains it.
mappings: [mappings]
parts: [mappings/parts]
samples: [samples, goldens]
goldens: [goldens]
types: types/mappings.d.ts
`

const workflow = `# Runs the tests of the mappings on every push and pull request.
name: mappings
on: [push, pull_request]
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
        with: { fetch-depth: 0 }
      - uses: actions/setup-node@v4
        with: { node-version: 22, cache: npm }
      - run: npm ci
      - run: npm test
      # A mapping that changes has to rise in its version.
      - if: github.event_name == 'pull_request'
        run: npx txmap check --since origin/\${{ github.base_ref }}
`

const readme = `# Mappings of tax transcripts

\`\`\`sh
npm install     # once
npm test        # checks the mappings, compares the goldens, and whether the types are up to date
npm run dev     # the same at each save, until Ctrl-C
npm run types   # writes types/mappings.d.ts
\`\`\`

| folder | holds |
|---|---|
| mappings | one YAML file for each form; \`mappings/parts\` what several share |
| samples | transcripts to try them on |
| goldens | transcripts with what must come of them |
| types | the TypeScript types of what the mappings give; made, not written |

Samples and goldens are committed: use made-up people only.
`

const partsNote = `Shared parts of mappings: fields that several mappings use by name, under \`use\`.
`

function settings(): string {
  const value = {
    'yaml.schemas': {
      [`./${schemas}/mapping.schema.json`]: 'mappings/**/*.yaml',
      [`./${schemas}/project.schema.json`]: 'txmap.config.yaml',
    },
    'files.associations': { 'expected.new.yaml': 'yaml' },
  }
  return jsonFile(value)
}

function manifest(name: string, version: string): string {
  return jsonFile({
    name,
    private: true,
    type: 'module',
    scripts: {
      test: 'txmap check && txmap test && txmap types --check',
      types: 'txmap types',
      dev: 'txmap dev',
    },
    dependencies: { 'tax-transcript-mapper': `^${version}` },
  })
}

function jsonFile(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/**
 * What is asked of the files: the name of the folder, which becomes that of the package, and the version of this package.
 */
export interface Starter {
  readonly folder: string
  readonly version: string
  /** The types of what the first mapping gives. */
  readonly types: string
}

/** Path to text, in the order in which one reads them. */
export function starterFiles({ folder, version, types }: Starter): ReadonlyMap<string, string> {
  return new Map([
    ['txmap.config.yaml', projectFile],
    ['mappings/retr-990.yaml', starterMapping],
    ['mappings/parts/README.md', partsNote],
    ['samples/retr-990-2023.json', starterSample],
    ['goldens/retr-990-2022/input.json', starterInput],
    ['goldens/retr-990-2022/expected.yaml', starterExpected],
    ['types/mappings.d.ts', types],
    ['package.json', manifest(packageName(folder), version)],
    ['README.md', readme],
    ['.gitignore', 'node_modules/\nexpected.new.yaml\n'],
    ['.vscode/settings.json', settings()],
    ['.vscode/extensions.json', jsonFile({ recommendations: ['redhat.vscode-yaml'] })],
    ['.github/workflows/mappings.yml', workflow],
  ])
}

/** A name that npm takes, as near to that of the folder as may be. */
function packageName(folder: string): string {
  const plain = folder
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)
  // Its own name is taken by the package that it installs.
  return plain === '' || plain === 'tax-transcript-mapper' || plain === 'node-modules'
    ? 'transcript-mappings'
    : plain
}
