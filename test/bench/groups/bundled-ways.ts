/** The ways in which the bundled mappings are measured on one sample transcript, and the budgets of each. */
import type { Sample } from '../documents/bundled.ts'
import type { Library } from '../library.ts'
import type { FreshWork } from '../measure/in-turns.ts'
import { callsOf, valuesAlone } from '../peers/values-alone.ts'
import { consumed } from './consume.ts'

export type WayName = (typeof ways)[number]['way']

/** Each way beside what it is held against and what the median and the worst of the transcripts may take; `shown` heads its column. */
export const ways = [
  { way: 'values alone', shown: 'values alone', to: 'JSON.parse', median: undefined, worst: undefined },
  { way: 'mapTranscript(parsed)', shown: 'map', to: 'JSON.parse', median: 1.2, worst: 2 },
  { way: 'with lineage()', shown: 'lineage()', to: 'JSON.parse', median: 2.5, worst: 4 },
  {
    way: 'with every source of lineage()',
    shown: 'its sources too',
    to: 'JSON.parse',
    median: undefined,
    worst: undefined,
  },
  {
    way: 'one amount unreadable',
    shown: 'unreadable',
    to: 'mapTranscript(parsed)',
    median: 1.2,
    worst: 1.5,
  },
  { way: 'five lines unmapped', shown: 'unmapped', to: 'mapTranscript(parsed)', median: 1.2, worst: 1.5 },
  {
    way: 'two wordings that disagree',
    shown: 'disagreeing',
    to: 'mapTranscript(parsed)',
    median: 1.2,
    worst: 1.5,
  },
  {
    way: 'text in, JSON text out',
    shown: 'text to text',
    to: 'JSON.parse + JSON.stringify',
    median: 1.8,
    worst: 2.5,
  },
] as const

/** The work of every way on `sample`, and of what they are held against; without those for which it has no line. */
export function worksOn(library: Library, sample: Sample): readonly FreshWork[] {
  const { name, texts, unreadable, unmapped, disagreeing } = sample
  const { mapping } = library.mapTranscript(texts[0])
  const onParsed = (way: string, of: readonly string[] | undefined, work: FreshWork['work']): FreshWork[] =>
    of === undefined ? [] : [{ name: workName(name, way), texts: of, made: text => JSON.parse(text), work }]
  const onText = (way: string, work: (text: string) => number): FreshWork => ({
    name: workName(name, way),
    texts,
    made: text => text,
    work: text => work(String(text)),
  })
  const map = (document: unknown): number => consumed(library.mapTranscript(document))
  const plan = library.bundledPlans().find(({ id }) => id === sample.mapping)
  if (plan === undefined) throw new Error(`There is no mapping ${sample.mapping}`)
  const calls = callsOf(library, plan, texts)
  if (mapping.id !== sample.mapping) throw new Error(`${name} is not read by ${sample.mapping}`)
  return [
    onText('JSON.parse', text => (JSON.parse(text) === null ? 0 : 1)),
    onText('JSON.parse + JSON.stringify', text => JSON.stringify(JSON.parse(text)).length),
    onText('values alone', text => valuesAlone(calls.get(text) ?? [])),
    ...onParsed('mapTranscript(parsed)', texts, map),
    ...onParsed('with lineage()', texts, document => {
      const result = library.mapTranscript(document)
      return consumed(result) + result.lineage().length
    }),
    ...onParsed('with every source of lineage()', texts, document => {
      const result = library.mapTranscript(document)
      return result.lineage().reduce((sum, { sources }) => sum + sources.length, consumed(result))
    }),
    ...onParsed('one amount unreadable', unreadable, map),
    ...onParsed('five lines unmapped', unmapped, map),
    ...onParsed('two wordings that disagree', disagreeing, map),
    onText('text in, JSON text out', text => JSON.stringify(library.mapTranscript(text)).length),
  ]
}

/** The name of the work of one way on one sample. */
export function workName(sample: string, way: string): string {
  return `${sample}: ${way}`
}
