/** The sample transcripts by the mapping that reads them, in variants, and with what real archives hold: faults. */
import { noDataText } from '../../../src/sandbox/calls/no-data.ts'
import { goldens } from '../../support/goldens.ts'
import type { PublicLibrary } from '../library.ts'
import { faulty, fiveStrangers, secondWording, unreadableAmount } from './faults.ts'
import { variantsOf } from './varied.ts'

/** One sample transcript in variants of other values, as texts without blanks. */
export interface Sample {
  /** Its path below test/golden. */
  readonly name: string
  readonly mapping: string
  /** ACTR, RECA, RETR or WAID. */
  readonly type: string
  /** Whether it has the length that budgets are for. */
  readonly isLong: boolean
  readonly texts: readonly string[]
  /** With one amount that cannot be read; none where it has no amount that a field reads. */
  readonly unreadable: readonly string[] | undefined
  /** With five lines that no field reads. */
  readonly unmapped: readonly string[]
  /** With a line in a second wording that says something else; none where no line of it has two. */
  readonly disagreeing: readonly string[] | undefined
}

const shortest = 2048

/** How many variants each sample comes in, where nobody asks for another number. */
export const variants = 16

/**
 * Every sample of at least 2 kB; of mappings that have none, the longest one. In the order of the ids of their mappings, only
 * of those with `only` in their id. Each in `count` variants.
 */
export function bundledSamples(library: PublicLibrary, only = '', count = variants): readonly Sample[] {
  const all = goldens().map(({ name, text }) => {
    const plain = JSON.stringify(JSON.parse(text))
    const { mapping, document } = library.mapTranscript(plain)
    return { name, plain, mapping: mapping.id, type: document.type, isLong: plain.length >= shortest }
  })
  const byMapping = new Map<string, typeof all>()
  for (const each of all) byMapping.set(each.mapping, [...(byMapping.get(each.mapping) ?? []), each])
  return [...byMapping]
    .filter(([mapping]) => mapping.includes(only))
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .flatMap(([, samples]) => {
      const long = samples.filter(({ isLong }) => isLong)
      const [longest] = [...samples].sort((left, right) => right.plain.length - left.plain.length)
      return long.length > 0 || longest === undefined ? long : [longest]
    })
    .map(({ plain, ...sample }) => {
      const texts = variantsOf(plain, count, library)
      const [unreadable, disagreeing] = [unreadableAmount, secondWording].map(find => {
        const fault = find(plain, library)
        return fault === undefined ? undefined : faulty(texts, fault)
      })
      return { ...sample, texts, unreadable, unmapped: faulty(texts, fiveStrangers), disagreeing }
    })
}

/** What the service answers where it has no such transcript, for forms of the type that have a mapping of their own. */
export function noDataTexts(type: string): readonly string[] {
  const forms =
    type === 'WAID' ? ['INCOME'] : type === 'RETR' ? ['1040', '1120', '1065'] : ['1040', '941', '1120']
  const moment = Date.UTC(2024, 2, 4)
  return Array.from({ length: variants }, (_, seed) => {
    const transcriptForm = forms[seed % forms.length] ?? ''
    const order = { transcriptType: type, transcriptForm, transcriptPeriod: `${2018 + (seed % 6)}12` }
    return JSON.stringify(JSON.parse(noDataText(order, String(4300 + seed), moment)))
  })
}

/** The texts one after the other as a server meets them: each of another type than the one before, as far as there are. */
export function inTurn(samples: readonly Sample[]): readonly string[] {
  const byType = new Map<string, string[]>()
  const count = Math.max(0, ...samples.map(({ texts }) => texts.length))
  for (let seed = 0; seed < count; seed++)
    for (const { type, texts } of samples) {
      const text = texts[seed]
      if (text !== undefined) byType.set(type, [...(byType.get(type) ?? []), text])
    }
  const lists = [...byType.values()]
  const most = Math.max(0, ...lists.map(list => list.length))
  return Array.from({ length: most }, (_, at) => lists.flatMap(list => list[at] ?? [])).flat()
}
