/** The main document against JSON.parse and against every peer. */
import { type Fixture, fixtureOf } from '../documents/fixture.ts'
import type { Library } from '../library.ts'
import { type Contestant, ratios, type Timing } from '../measure/contest.ts'
import { median, spreadOf } from '../measure/statistics.ts'
import { evaluatorAlone } from '../peers/evaluator.ts'
import { handWrittenAccount } from '../peers/hand-written-account.ts'
import { byHandName, type NamedPeer, peersOf, stockName } from '../peers/peers.ts'
import { readersOf } from '../peers/readers.ts'
import { dataText } from '../peers/same-data.ts'
import type { Budget } from '../report/report.ts'
import { shownNumber } from '../report/table.ts'
import { consumed, consumedData } from './consume.ts'
import { type Group, timingRow } from './group.ts'

const parseName = 'JSON.parse'
const oursName = 'mapTranscript(parsed)'
const lineageName = 'mapTranscript(parsed), with lineage()'
const stringifyName = 'JSON.parse + JSON.stringify'
const textName = 'text in, JSON text out'
const refusedName = 'mapTranscript(parsed), one amount unreadable'
const accountName = 'TypeScript by hand, unmapped lines listed too'
const evaluatorName = 'our evaluator alone, our expression and normalizers'
const ordersName = 'mapTranscript(parsed), lines in 16 orders'

/** See above. */
export const mainGroup: Group = {
  name: 'main',
  summary: 'the main document: 100 fields, 300 leaves, 13 KB, against every peer',
  run: async context => {
    const { library, settings, only } = context
    const fixture = fixtureOf(100, settings.documents)
    const peers = peersOf(library, fixture.layout, fixture.mapping)
    await assertSameData(library, fixture, peers)
    const contestants = [
      ...ownContestants(library, fixture),
      accountContestant(library, fixture),
      evaluatorContestant(library, fixture),
      ...peerContestants(peers, fixture),
    ]
    const chosen = contestants.filter(({ name }, index) => index === 0 || name.includes(only))
    const timings = await context.contest('main', chosen)
    const bytes = fixture.texts.reduce((sum, text) => sum + text.length, 0) / fixture.texts.length
    const rows = timings.map(timing => timingRow(timing, timings[0]))
    return {
      name: 'main',
      title: 'The main document against its peers',
      about: about(fixture, Math.round(bytes)),
      rows,
      budgets: budgets(timings),
    }
  },
}

/** @throws Error where a peer gives other data than the mapping does, for any document */
async function assertSameData(
  library: Library,
  { layout, mapping, parsed }: Fixture,
  peers: readonly NamedPeer[],
): Promise<void> {
  const mapper = library.createMapper({ mappings: [mapping], bundled: false })
  const byHand = handWrittenAccount(layout, readersOf(library))
  const evaluate = evaluatorAlone(library, mapping, parsed, readersOf(library))
  for (const [index, document] of parsed.entries()) {
    const { data, unmapped } = mapper.mapTranscript(document)
    const expected = dataText(data)
    if (dataText(evaluate(index)) !== expected) throw new Error(`Not the same data: ${evaluatorName}`)
    if (byHand(document).unmapped.join('\n') !== unmapped.join('\n'))
      throw new Error(`Not the same unmapped lines: ${accountName}`)
    for (const { name, peer } of peers) {
      if (dataText(await peer(document)) !== expected) throw new Error(`Not the same data: ${name}`)
    }
  }
}

function ownContestants(library: Library, { mapping, texts, parsed }: Fixture): readonly Contestant[] {
  const mapper = library.createMapper({ mappings: [mapping], bundled: false })
  const documents = texts.length
  const refused = texts.map(text => JSON.parse(text.replace(/"\(?-?\$[^"]+"/, '"$1,23.4"')))
  const orders = texts.map((text, index) => inOrder(JSON.parse(text), index % 16))
  return [
    { name: parseName, documents, work: index => consumedDocument(JSON.parse(texts[index] ?? '')) },
    { name: oursName, documents, work: index => consumed(mapper.mapTranscript(parsed[index])) },
    {
      name: lineageName,
      documents,
      work: index => {
        const result = mapper.mapTranscript(parsed[index])
        return consumed(result) + result.lineage().length
      },
    },
    {
      name: stringifyName,
      documents,
      work: index => JSON.stringify(JSON.parse(texts[index] ?? '')).length,
    },
    {
      name: textName,
      documents,
      work: index => JSON.stringify(mapper.mapTranscript(texts[index])).length,
    },
    { name: refusedName, documents, work: index => consumed(mapper.mapTranscript(refused[index])) },
    { name: ordersName, documents, work: index => consumed(mapper.mapTranscript(orders[index])) },
  ]
}

/** The work of the library on a document without faults, by hand. */
function accountContestant(library: Library, { layout, parsed }: Fixture): Contestant {
  const map = handWrittenAccount(layout, readersOf(library))
  return {
    name: accountName,
    documents: parsed.length,
    work: index => {
      const { data, unmapped } = map(parsed[index])
      return consumedData(data) + unmapped.length + (unmapped[unmapped.length - 1]?.length ?? 0)
    },
  }
}

/** What stock jsonata does, done by our evaluator. */
function evaluatorContestant(library: Library, { mapping, parsed }: Fixture): Contestant {
  const evaluate = evaluatorAlone(library, mapping, parsed, readersOf(library))
  return { name: evaluatorName, documents: parsed.length, work: index => consumedData(evaluate(index)) }
}

/** An asynchronous peer is awaited for each document, as its caller would. */
function peerContestants(peers: readonly NamedPeer[], { parsed }: Fixture): readonly Contestant[] {
  return peers.map(({ name, peer }) => ({
    name,
    documents: parsed.length,
    work: index => {
      const data = peer(parsed[index])
      return data instanceof Promise ? data.then(consumedData) : consumedData(data)
    },
  }))
}

function consumedDocument(document: unknown): number {
  return typeof document === 'object' && document !== null ? 1 : 0
}

/** The same document, the lines of each section turned by `by` places: another shape of object for each `by`. */
function inOrder(value: unknown, by: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, inOrder(inner, by)] as const)
  const at = by % Math.max(1, entries.length)
  return Object.fromEntries([...entries.slice(at), ...entries.slice(0, at)])
}

function about({ layout, texts }: Fixture, bytes: number): string {
  return `${texts.length} different documents of ${layout.leaves} leaves, ${bytes.toLocaleString('en')} bytes on average. A mapping of its own reads ${layout.fields} of the leaves, amounts and dates, in ${layout.sections.length} sections; the other ${layout.leaves - layout.fields} end up in \`unmapped\`. For the library, \`issues\`, \`unmapped\` (its last pointer), \`ignored\` and a value of every section of \`data\` are read inside what is timed, so that nothing put off is missed; for a peer, a value of every section.

Every peer gives the same data, amounts as \`Decimal\` and dates as ISO text; that is checked on every document before anything is timed, and the run fails where it is not so. No peer reports issues or can give lineage, and none but one of the two hand-written ones lists unmapped lines (the same ones, which is checked too): each does less. Peers other than "date-fns and decimal.js" use the library's normalizers. Stock jsonata is asynchronous and is awaited for each document. The library's evaluator alone does what stock jsonata does and no more: it evaluates the same expression with the same normalizers, on the view of the document that was made before, as stock jsonata is given the parsed document. JMESPath, zod, class-transformer, object-mapper and the hand-written code know labels in one spelling only.`
}

function budgets(timings: readonly Timing[]): readonly Budget[] {
  const found = new Map(timings.map(timing => [timing.name, timing]))
  const against = (
    what: string,
    one: string,
    other: string,
    sense: Budget['sense'],
    limit: number,
    limitedBy?: string,
  ): readonly Budget[] => {
    const [measured, to] = [found.get(one), found.get(other)]
    if (measured === undefined || to === undefined) return []
    const runs = ratios(measured, to)
    const budget: Budget = { what, unit: 'times', sense, limit, measured: spreadOf(runs), runs }
    return [limitedBy === undefined ? budget : { ...budget, limitedBy }]
  }
  const [stock, account, byHand] = [stockName, accountName, byHandName].map(name => found.get(name))
  return [
    ...against('mapTranscript(parsed), against JSON.parse', oursName, parseName, 'at most', 0.6),
    ...against('the same with lineage(), against JSON.parse', lineageName, parseName, 'at most', 2),
    ...against(
      'stock jsonata, same expression and normalizers, against our evaluator alone',
      stockName,
      evaluatorName,
      'at least',
      30,
    ),
    ...against(
      'stock jsonata, same expression and normalizers, against mapTranscript(parsed)',
      stockName,
      oursName,
      'at least',
      30,
      stock === undefined || account === undefined
        ? undefined
        : `Code written by hand that lists the unmapped lines too is ${shownNumber(median(ratios(stock, account)))} times as fast as stock jsonata.`,
    ),
    ...against(
      'mapTranscript(parsed), against TypeScript written by hand',
      oursName,
      byHandName,
      'at most',
      2,
      byHand === undefined || account === undefined
        ? undefined
        : `It gives no account of the lines it does not read. Written by hand with that account it takes ${shownNumber(median(ratios(account, byHand)))} times as long.`,
    ),
    ...against(
      'text in, JSON text out, against JSON.parse + JSON.stringify',
      textName,
      stringifyName,
      'at most',
      1.6,
    ),
  ]
}
