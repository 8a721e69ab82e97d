/** How time grows with fields, income entries, transactions and documents. */
import type { Mapper } from '../../../src/mapper/typed-mapper.ts'
import { fixtureOf } from '../documents/fixture.ts'
import { accountTexts, incomeTexts } from '../documents/samples.ts'
import type { Library } from '../library.ts'
import { type Contestant, ratios, type Timing } from '../measure/contest.ts'
import { median, spreadOf } from '../measure/statistics.ts'
import type { Budget, Curve, Row } from '../report/report.ts'
import { shownNumber } from '../report/table.ts'
import { consumed } from './consume.ts'
import { type Group, timingRow } from './group.ts'

/** One thing that grows. */
interface Growing {
  readonly what: string
  /** Whether the lineage is made, too. */
  readonly withLineage?: boolean
  readonly sizes: readonly number[]
  readonly made: (size: number) => Made
}

/** The documents of one size and what maps them. */
interface Made {
  readonly name: string
  readonly mapper: Pick<Mapper, 'mapTranscript'>
  readonly texts: readonly string[]
  /** How many of them, in turn, are one piece of work. */
  readonly together: number
}

/** See above. */
export const growthGroup: Group = {
  name: 'growth',
  summary: 'ten times the income entries, transactions, fields, documents, with lineage too',
  run: async context => {
    const rows: Row[] = []
    const budgets: Budget[] = []
    const curves: Curve[] = []
    for (const { what, sizes, made, withLineage = false } of growing(context.library)) {
      const all = sizes.map(made)
      const ends = [all[0], all.at(-1)].flatMap(each => each ?? [])
      const mapping = withLineage ? mappingWithLineage : mappingAlone
      const parsing = withLineage ? parsingLineage : parsingDocuments
      const timings = await context.contest(`growth of ${what}`, [...all.map(mapping), ...ends.map(parsing)])
      const mapped = timings.slice(0, sizes.length)
      const parsed = timings.slice(sizes.length)
      rows.push(...mapped.map(timing => timingRow(timing, mapped[0])))
      rows.push(...parsed.map(timing => timingRow(timing, parsed[0])))
      const beside = withLineage ? 'the lineage alone, written as JSON,' : 'the same documents'
      budgets.push(...growthBudget(what, sizes, { mapped, parsed, beside }))
      const points = mapped.map(({ rounds }, index) => ({ size: sizes[index] ?? 0, time: median(rounds) }))
      curves.push({ what, points })
    }
    return {
      name: 'growth',
      title: 'Growth',
      about: `\`mapTranscript(parsed)\`, everything in the result read, and with \`lineage()\`, every leaf of every lineage entry read. Fields come with three times as many leaves, in as many more sections as it takes; entries and transactions are mapped by the bundled mappings. All sizes of a curve take turns through as much input, so that none of it is small enough to stay in the caches of the processor. The budget is for ten times as much, largest against smallest of a curve. \`JSON.parse\` of the smallest and the largest stands beside them.`,
      rows,
      budgets,
      curves,
    }
  },
}

function growing(library: Library): readonly Growing[] {
  const few = fixtureOf(20, 1000)
  const mapper = library.createMapper({ mappings: [few.mapping], bundled: false })
  const fields: Growing = {
    what: 'fields',
    sizes: [100, 200, 400, 700, 1000],
    made: fields => {
      const { mapping, texts } = fixtureOf(fields, Math.ceil(25_600 / fields))
      const own = library.createMapper({ mappings: [mapping], bundled: false })
      return { name: `${fields} fields`, mapper: own, texts, together: 1 }
    },
  }
  const entries: Growing = {
    what: 'income entries',
    sizes: [20, 50, 100, 150, 200],
    made: entries => {
      const texts = incomeTexts(entries, Math.ceil(3200 / entries))
      return { name: `${entries} income entries`, mapper: library, texts, together: 1 }
    },
  }
  const transactions: Growing = {
    what: 'transactions',
    sizes: [200, 500, 1000, 1500, 2000],
    made: transactions => {
      const texts = accountTexts(transactions, Math.ceil(32_000 / transactions))
      return { name: `${transactions} transactions`, mapper: library, texts, together: 1 }
    },
  }
  return [
    entries,
    withLineage(entries, [20, 100, 200]),
    transactions,
    withLineage(transactions, [200, 1000, 2000]),
    fields,
    withLineage(fields, [100, 400, 1000]),
    {
      what: 'documents',
      sizes: [100, 200, 400, 700, 1000],
      // The next ones of those that all sizes share: fewer documents of their own would stay in the caches of the processor.
      made: documents => {
        return { name: `${documents} documents of 20 fields`, mapper, texts: few.texts, together: documents }
      },
    },
  ]
}

function withLineage(growing: Growing, sizes: readonly number[]): Growing {
  return { ...growing, what: `${growing.what}, with lineage`, sizes, withLineage: true }
}

function mappingAlone({ name, mapper, texts, together }: Made): Contestant {
  const parsed: readonly unknown[] = texts.map(text => JSON.parse(text))
  return inTurn(name, texts.length, together, index => consumed(mapper.mapTranscript(parsed[index])))
}

function mappingWithLineage({ name, mapper, texts, together }: Made): Contestant {
  const parsed: readonly unknown[] = texts.map(text => JSON.parse(text))
  return inTurn(`${name}, with lineage()`, texts.length, together, index => {
    const result = mapper.mapTranscript(parsed[index])
    return result.lineage().reduce((sum, { sources }) => sum + sources.length, consumed(result))
  })
}

/** For comparison: how much longer reading the JSON takes. */
function parsingDocuments({ name, texts, together }: Made): Contestant {
  return parsing(`JSON.parse: ${name}`, texts, together)
}

/** For comparison: how much longer making as many objects as the lineage has takes, garbage and all, without mapping anything. */
function parsingLineage({ name, mapper, texts, together }: Made): Contestant {
  const lineages = texts.map(text => JSON.stringify(mapper.mapTranscript(text).lineage()))
  return parsing(`JSON.parse: lineage of ${name}`, lineages, together)
}

function parsing(what: string, texts: readonly string[], together: number): Contestant {
  return inTurn(what, texts.length, together, index => (JSON.parse(texts[index] ?? '') === null ? 0 : 1))
}

/** `each` on so many of `documents` documents as one piece of work, going on where the last one stopped. */
function inTurn(
  name: string,
  documents: number,
  together: number,
  each: (index: number) => number,
): Contestant {
  if (together === 1) return { name, documents, work: each }
  let next = 0
  const work = (): number => {
    let sum = 0
    for (let count = 0; count < together; count++) {
      sum += each(next)
      next = next + 1 < documents ? next + 1 : 0
    }
    return sum
  }
  return { name, documents: 1, work }
}

/** What was timed of one curve. */
interface Timed {
  readonly mapped: readonly Timing[]
  /** `JSON.parse` of the smallest and of the largest of what `beside` says. */
  readonly parsed: readonly Timing[]
  readonly beside: string
}

/** The last timing against the first, per round; the same of `JSON.parse` tells what the machine makes of more input. */
function growthBudget(
  what: string,
  sizes: readonly number[],
  { mapped, parsed, beside }: Timed,
): readonly Budget[] {
  const runs = growthOf(mapped)
  if (runs.length === 0) return []
  const times = (sizes.at(-1) ?? 0) / (sizes[0] ?? 1)
  const budget: Budget = {
    what: `time of ${times} × as many ${what}, against that of ${sizes[0]}`,
    unit: 'times',
    sense: 'at most',
    limit: 11,
    measured: spreadOf(runs),
    runs,
  }
  const parse = growthOf(parsed)
  if (parse.length === 0) return [budget]
  return [
    {
      ...budget,
      limitedBy: `JSON.parse of ${beside} takes ${shownNumber(median(parse))} times as long.`,
    },
  ]
}

function growthOf(timings: readonly Timing[]): readonly number[] {
  const [first, last] = [timings[0], timings.at(-1)]
  return first === undefined || last === undefined ? [] : ratios(last, first)
}
