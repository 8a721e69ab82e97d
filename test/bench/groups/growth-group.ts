/** How time grows with fields, income entries, transactions and documents. */
import type { Mapper } from '../../../src/mapper/mapper.ts'
import { fixtureOf } from '../documents/fixture.ts'
import { accountTexts, incomeTexts } from '../documents/samples.ts'
import type { Library } from '../library.ts'
import { type Contestant, ratios, type Timing } from '../measure/contest.ts'
import { median, spreadOf } from '../measure/statistics.ts'
import type { Budget, Curve, Row } from '../report/report.ts'
import { consumed } from './consume.ts'
import { type Group, timingRow } from './group.ts'

/** One thing that grows. */
interface Growing {
  readonly what: string
  readonly sizes: readonly number[]
  readonly contestant: (size: number) => Contestant
}

/** See above. */
export const growthGroup: Group = {
  name: 'growth',
  summary: 'ten times the fields, income entries, transactions, documents',
  run: async context => {
    const rows: Row[] = []
    const budgets: Budget[] = []
    const curves: Curve[] = []
    for (const { what, sizes, contestant } of growing(context.library)) {
      const timings = await context.contest(`growth of ${what}`, sizes.map(contestant))
      rows.push(...timings.map(timing => timingRow(timing, timings[0])))
      budgets.push(...growthBudget(what, sizes, timings))
      const points = timings.map(({ rounds }, index) => ({ size: sizes[index] ?? 0, time: median(rounds) }))
      curves.push({ what, points })
    }
    return {
      name: 'growth',
      title: 'Growth',
      about: `\`mapTranscript(parsed)\`, everything in the result read. Fields come with three times as many leaves, in as many more sections as it takes; entries and transactions are mapped by the bundled mappings. All sizes of a curve take turns through as much input, so that none of it is small enough to stay in the caches of the processor. The budget is for ten times as much, largest against smallest of a curve.`,
      rows,
      budgets,
      curves,
    }
  },
}

function growing(library: Library): readonly Growing[] {
  const { mapping, parsed } = fixtureOf(20, 1000)
  const mapper = library.createMapper({ mappings: [mapping], bundled: false })
  return [
    {
      what: 'fields',
      sizes: [100, 200, 400, 700, 1000],
      contestant: fields => {
        const { mapping, parsed } = fixtureOf(fields, Math.ceil(25_600 / fields))
        const mapper = library.createMapper({ mappings: [mapping], bundled: false })
        return mapped(`${fields} fields`, mapper, parsed)
      },
    },
    {
      what: 'income entries',
      sizes: [20, 50, 100, 150, 200],
      contestant: entries =>
        mapped(
          `${entries} income entries`,
          library,
          parsedTexts(incomeTexts(entries, Math.ceil(3200 / entries))),
        ),
    },
    {
      what: 'transactions',
      sizes: [200, 500, 1000, 1500, 2000],
      contestant: transactions =>
        mapped(
          `${transactions} transactions`,
          library,
          parsedTexts(accountTexts(transactions, Math.ceil(32_000 / transactions))),
        ),
    },
    {
      what: 'documents',
      sizes: [100, 200, 400, 700, 1000],
      contestant: documents => allOf(mapper, parsed, documents),
    },
  ]
}

function parsedTexts(texts: readonly string[]): readonly unknown[] {
  return texts.map(text => JSON.parse(text))
}

function mapped(name: string, mapper: Pick<Mapper, 'mapTranscript'>, parsed: readonly unknown[]): Contestant {
  return {
    name,
    documents: parsed.length,
    work: index => consumed(mapper.mapTranscript(parsed[index])),
  }
}

/**
 * One piece of work is to map that many documents, the next ones of those that all sizes share: fewer documents of their own
 * would stay in the caches of the processor, and the curve would show those.
 */
function allOf(
  mapper: Pick<Mapper, 'mapTranscript'>,
  parsed: readonly unknown[],
  documents: number,
): Contestant {
  let next = 0
  return {
    name: `${documents} documents of 20 fields`,
    documents: 1,
    work: () => {
      let sum = 0
      for (let count = 0; count < documents; count++) {
        sum += consumed(mapper.mapTranscript(parsed[next]))
        next = next + 1 < parsed.length ? next + 1 : 0
      }
      return sum
    },
  }
}

/** The last timing against the first, per round. */
function growthBudget(what: string, sizes: readonly number[], timings: readonly Timing[]): readonly Budget[] {
  const [first, last] = [timings[0], timings.at(-1)]
  if (first === undefined || last === undefined) return []
  const times = (sizes.at(-1) ?? 0) / (sizes[0] ?? 1)
  const runs = ratios(last, first)
  return [
    {
      what: `time of ${times} × as many ${what}, against that of ${sizes[0]}`,
      unit: 'times',
      sense: 'at most',
      limit: 11,
      measured: spreadOf(runs),
      runs,
    },
  ]
}
