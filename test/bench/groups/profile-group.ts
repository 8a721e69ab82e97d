/** Where the time of the bundled mappings goes, step by step, by sampling. */
import { bundledSamples } from '../documents/bundled.ts'
import { hitsBy, stacksOf } from '../measure/profile.ts'
import type { Grid } from '../report/report.ts'
import type { Context, Group } from './group.ts'

/** One mapping of each type, with the longest transcripts. */
const mappings = ['actr-1040', 'reca-1040', 'retr-1040', 'waid-income'] as const

/** The functions of the library that take a step, and what each does (docs/architecture.md has the way of a transcript). */
const mapSteps = [
  ['readRaw', 'the size of the document, against its limits'],
  ['readDocument', 'the view: labels, sections, rows, what is unmapped'],
  ['readValues', 'the values: normalizers, objects, lists'],
  ['deriveFields', 'derived figures'],
  ['runChecks', 'checks'],
] as const
const lineageSteps = [
  ['walkFields', 'lineage() of the fields'],
  ['derivedLineage', 'lineage() of derived figures'],
] as const

const map = 'mapTranscript'
const lineage = 'lineage'

/** See above. */
export const profileGroup: Group = {
  name: 'profile',
  summary: 'where the time of mapping goes, step by step',
  run: async context => {
    const chosen = mappings.filter(mapping => mapping.includes(context.only))
    const columns = chosen.map((mapping, index) => {
      context.progress('profile', index, chosen.length)
      return sharesOf(context, mapping)
    })
    return {
      name: 'profile',
      title: 'Where the time goes',
      about: `Shares of \`mapTranscript(parsed)\`, by the stacks that the sampling profiler of the engine saw, of the sample transcripts of at least 2 kB of one mapping of each type, nothing unread but what they leave unread themselves. What stands outside of every step is the choice of the mapping, what unread lines may be, the issues and the result. \`lineage()\` is asked for behind it and is in shares of the same time. Collecting garbage is in none.`,
      rows: [],
      grids: [gridOf(chosen, columns)],
      budgets: [],
    }
  },
}

/** By what a row is about, the share of the time of mapping. */
type Shares = ReadonlyMap<string, number>

const otherSteps = 'everything else'

/** How long each process maps; that it has to become warm first is in it. */
const seconds = 8

function scriptOf(texts: readonly string[], atLeast: number): string {
  return `import { mapTranscript } from './dist/entry/index.js'
const texts = ${JSON.stringify(texts)}
const end = performance.now() + ${atLeast * 1000}
do
  for (const text of texts) {
    const result = mapTranscript(JSON.parse(text))
    const { issues, unmapped, ignored, data } = result
    const count = issues.length + unmapped.length + ignored.length + Object.keys(data).length
    if (count + result.lineage().length === 0)
      throw new Error('Nothing came of a transcript')
  }
while (performance.now() < end)
`
}

function sharesOf({ library, root, settings: { effort } }: Context, mapping: string): Shares {
  const texts = bundledSamples(library, mapping)
    .filter(sample => sample.isLong && sample.mapping === mapping)
    .flatMap(sample => sample.texts)
  const stacks = stacksOf(scriptOf(texts, effort * seconds), root)
  const mapped = hitsBy(
    stacks,
    map,
    mapSteps.map(([name]) => name),
  )
  const walked = hitsBy(
    stacks,
    lineage,
    lineageSteps.map(([name]) => name),
  )
  const whole = [...mapped.values()].reduce((sum, hits) => sum + hits, 0)
  const rows = [
    ...mapSteps.map(([name, what]) => [what, mapped.get(name)] as const),
    [otherSteps, mapped.get(undefined)] as const,
    ...lineageSteps.map(([name, what]) => [what, walked.get(name)] as const),
  ]
  // A function that has another name now would be a row that never counts anything.
  const lost = effort === 1 && rows.find(([, hits]) => hits === undefined)
  if (lost) throw new Error(`No sample of ${mapping} stands in: ${lost[0]}`)
  return new Map(rows.map(([what, hits = 0]) => [what, hits / whole]))
}

function gridOf(chosen: readonly string[], columns: readonly Shares[]): Grid {
  const whats = [...(columns[0]?.keys() ?? [])]
  return {
    head: ['step', ...chosen],
    rows: whats.map(what => [
      what,
      ...columns.map(shares => `${((shares.get(what) ?? 0) * 100).toFixed(0)} %`),
    ]),
  }
}
