/** One bundled mapping in full, `actr-1040`, against the same written by hand, and against what peers do of it. */
import type { Actr1040Data } from '../../../src/catalog/types.gen.ts'
import { type Accounts, accounts } from '../documents/accounts.ts'
import type { PublicLibrary } from '../library.ts'
import { type Contestant, ratios, type Timing } from '../measure/contest.ts'
import { median, spreadOf } from '../measure/statistics.ts'
import { mapAccount } from '../peers/account/account.ts'
import { dataOf } from '../peers/account/data.ts'
import { Document, type JsonObject } from '../peers/account/document.ts'
import { accountOf, addFigures } from '../peers/account/figures.ts'
import { LineageRules } from '../peers/account/lineage.ts'
import { rulesOf } from '../peers/account/rules.ts'
import { stockAccount } from '../peers/account/stock.ts'
import { Values } from '../peers/account/values.ts'
import { zodAccount } from '../peers/account/zod.ts'
import { dataText } from '../peers/same-data.ts'
import type { Budget, Grid, Row } from '../report/report.ts'
import { shownNumber } from '../report/table.ts'
import { ways } from './bundled-ways.ts'
import { type Group, timingRow } from './group.ts'

const parse = 'JSON.parse'
const written = 'JSON.parse + JSON.stringify'
const stock = 'stock jsonata, our expression and normalizers: data alone'
const zod = 'zod 4, our normalizers: fields alone, no figures'

/** What is done in two ways, by the library and by hand, and what both are held against. */
const pairs = [
  { what: 'map', to: parse },
  { what: 'map and lineage()', to: parse },
  { what: 'map and every source of lineage()', to: parse },
  { what: 'map, one amount unreadable', to: parse },
  { what: 'map, five lines unmapped', to: parse },
  { what: 'map, two wordings that disagree', to: parse },
  { what: 'text in, JSON text out', to: written },
] as const

type What = (typeof pairs)[number]['what']

/** Of mapping by hand: each row does what the one above does, and something more. */
const steps = ['the lines by their labels', 'and their values', 'and the figures'] as const

const budgets: readonly What[] = ['map', 'map and lineage()', 'text in, JSON text out']

/** See above. */
export const accountGroup: Group = {
  name: 'account',
  summary: 'actr-1040 in full: the library, the same by hand, stock jsonata, zod',
  run: async ({ library, only, contest }) => {
    const all = accounts()
    const contestants = contestantsOf(library, all)
    await assertSame(library, all)
    const chosen = contestants.filter(({ name }, index) => index === 0 || name.includes(only))
    const timings = await contest('account', chosen)
    const found = new Map(timings.map(timing => [timing.name, timing]))
    return {
      name: 'account',
      title: 'One bundled mapping in full against the same by hand',
      about: about(all),
      rows: timings.map(timing => rowOf(timing, found)),
      grids: [floorGrid(found)],
      budgets: budgets.flatMap(what => budgetOf(what, found)),
    }
  },
}

const ours = (what: string): string => `the library: ${what}`
const byHand = (what: string): string => `by hand: ${what}`

/** By hand everything that the library gives is given; of the others the data. @throws Error where it is not so */
async function assertSame(
  library: PublicLibrary,
  { plan, texts, views, ...faulty }: Accounts,
): Promise<void> {
  const lineageRules = new LineageRules(rulesOf(plan))
  for (const document of [...texts, ...faulty.unreadable, ...faulty.unmapped, ...faulty.atOdds]) {
    const [result, hand] = [library.mapTranscript(document), mapAccount(document, lineageRules)]
    const isSame =
      JSON.stringify(result) === JSON.stringify(hand) && lineageText(result) === lineageText(hand)
    if (!isSame) throw new Error('Not the same result: by hand')
  }
  const evaluate = stockAccount(plan.expression)
  for (const [index, view] of views.entries())
    if (dataText(await evaluate(view)) !== dataText(library.mapTranscript(texts[index]).data))
      throw new Error(`Not the same data: ${stock}`)
}

interface WithLineage {
  readonly lineage: () => readonly {
    readonly path: string
    readonly state: string
    readonly sources: readonly unknown[]
    readonly normalizer: string | null
    readonly spec: string
    readonly evidence?: string
  }[]
}

function lineageText(result: WithLineage): string {
  return JSON.stringify(
    result
      .lineage()
      .map(({ path, state, sources, normalizer, spec, evidence }) => [
        path,
        state,
        sources,
        normalizer,
        spec,
        evidence,
      ]),
  )
}

/** What both ways of mapping give. */
interface Mapped extends WithLineage {
  readonly data: unknown
  readonly issues: readonly unknown[]
  readonly unmapped: readonly string[]
  readonly ignored: readonly unknown[]
}

/** A number that depends on a value of every section and on the last figure; a walk over all names would take as long as many a step. */
function consumedData(data: unknown): number {
  // The data of this mapping, whoever made them.
  const { header, balance, summary, transactions, installmentPlanState } = data as Actr1040Data
  const { address } = header
  const values = [address, balance.accountBalancePlusAccruals, summary.returnNotPresent, installmentPlanState]
  let sum = transactions.length
  for (const value of values) sum += value === null ? 1 : 2
  return sum
}

function consumed({ issues, unmapped, ignored, data }: Mapped): number {
  const last = unmapped[unmapped.length - 1]?.length ?? 0
  return issues.length + unmapped.length + last + ignored.length + consumedData(data)
}

function contestantsOf(library: PublicLibrary, all: Accounts): readonly Contestant[] {
  const { plan, texts, parsed, views } = all
  const lineageRules = new LineageRules(rulesOf(plan))
  const contestant = (name: string, work: Contestant['work']): Contestant => ({
    name,
    documents: texts.length,
    work,
  })
  const [evaluate, read] = [stockAccount(plan.expression), zodAccount()]
  return [
    contestant(parse, index => (JSON.parse(texts[index] ?? '') === null ? 0 : 1)),
    contestant(written, index => JSON.stringify(JSON.parse(texts[index] ?? '')).length),
    ...pairs.flatMap(({ what }) => [
      contestant(
        ours(what),
        workOf(what, all, raw => library.mapTranscript(raw)),
      ),
      contestant(
        byHand(what),
        workOf(what, all, raw => mapAccount(raw, lineageRules)),
      ),
    ]),
    ...steps.map((step, number) =>
      contestant(byHand(step), index => inSteps(asObject(parsed[index]), number)),
    ),
    contestant(stock, index => evaluate(views[index]).then(consumedData)),
    contestant(zod, index => consumedData(read(views[index]))),
  ]
}

function workOf(what: What, all: Accounts, map: (raw: unknown) => Mapped): (index: number) => number {
  const { texts, parsed, unreadable, unmapped, atOdds } = all
  switch (what) {
    case 'map':
      return index => consumed(map(parsed[index]))
    case 'map and lineage()':
      return index => {
        const result = map(parsed[index])
        return consumed(result) + result.lineage().length
      }
    case 'map and every source of lineage()':
      return index => {
        const result = map(parsed[index])
        let sum = consumed(result)
        for (const { sources } of result.lineage()) sum += sources.length
        return sum
      }
    case 'map, one amount unreadable':
      return index => consumed(map(unreadable[index]))
    case 'map, five lines unmapped':
      return index => consumed(map(unmapped[index]))
    case 'map, two wordings that disagree':
      return index => consumed(map(atOdds[index]))
    case 'text in, JSON text out':
      return index => JSON.stringify(map(texts[index])).length
  }
}

function asObject(document: unknown): JsonObject {
  return Object(document)
}

/** The first steps of mapping by hand, up to one of them. */
function inSteps(raw: JsonObject, last: number): number {
  const document = new Document(raw)
  if (last === 0) return document.rows.length + document.keys
  const data = dataOf(document, new Values())
  if (last > 1) addFigures(data, accountOf(data.transactions))
  return consumedData(data)
}

type Timings = ReadonlyMap<string, Timing>

function rowOf(timing: Timing, found: Timings): Row {
  const pair = pairs.find(({ what }) => timing.name === ours(what) || timing.name === byHand(what))
  return timingRow(timing, found.get(pair?.to ?? parse))
}

function budgetOf(what: What, found: Timings): readonly Budget[] {
  const [one, other] = [found.get(ours(what)), found.get(byHand(what))]
  if (one === undefined || other === undefined) return []
  const runs = ratios(one, other)
  const named = `actr-1040 in full, ${what}, against the same by hand`
  return [{ what: named, unit: 'times', sense: 'at most', limit: 2, measured: spreadOf(runs), runs }]
}

/** What the first budgets of the page ask of all bundled mappings, beside what this one takes in both ways. */
function floorGrid(found: Timings): Grid {
  const shown = (name: string, to: string): string => {
    const [timing, other] = [found.get(name), found.get(to)]
    return timing === undefined || other === undefined ? '' : shownNumber(median(ratios(timing, other)))
  }
  const floors = [
    ['map', 'mapTranscript(parsed)'],
    ['map and lineage()', 'with lineage()'],
    ['text in, JSON text out', 'text in, JSON text out'],
  ] as const
  return {
    head: ['budget', 'median of all', 'by hand', 'the library'],
    rows: floors.map(([what, way]) => {
      const { to, median: limit } = ways.find(each => each.way === way) ?? {}
      const base = to ?? parse
      return [
        `${way}, against ${base}`,
        `≤ ${limit ?? ''}`,
        shown(byHand(what), base),
        shown(ours(what), base),
      ]
    }),
  }
}

function about({ texts }: Accounts): string {
  const bytes = Math.round(texts.reduce((sum, text) => sum + text.length, 0) / texts.length)
  return `The sample account transcripts of Form 1040 in ${texts.length} variants, ${bytes.toLocaleString('en')} bytes on average, mapped by the whole bundled mapping \`actr-1040\`, and by TypeScript written for it and nothing else (\`test/bench/peers/account\`): the same data with all derived figures, the same issues with their texts, the same unmapped lines, the same lineage. That they are the same is checked on every document before anything is timed. All of \`issues\`, \`unmapped\`, \`ignored\` and a value of every section of \`data\` are read inside what is timed.

Code written by hand is the floor: it uses the library's normalizers and its tables of transaction codes, and nothing of its evaluator or of its reading of documents; of the search for what an unread line may be it has the likeness of words and the rule of which keys a message shows. Its ways of faults are plain ones, not made for speed: the rows with faults are no floor. What it leaves out makes it lower than fair: limits but that on the length of a text, both values of a key that stands twice, sections by their designators, parts of sections, repeated and misshapen ones, figures that are doubted by trying what an unread line would make of them, \`coverage\`, \`absent()\` and \`state()\`. It refuses documents that have such things. The lineage of its derived figures make their sources on a class, where the library's are objects with a getter of their own. How much of its time goes where the rows with its steps tell, each of which does what the one above does and something more; checks, issues and the result are what mapping takes beyond the figures.

The first table holds the budgets of all bundled mappings beside what this one takes by hand: where that is above a budget, no reader of these documents is known that would meet it.

Stock jsonata and zod are given the documents with their labels in canonical form, so they are spared the work of finding them. They report no issues, list no unmapped lines and have no lineage; zod reads the fields and computes no figures.`
}
