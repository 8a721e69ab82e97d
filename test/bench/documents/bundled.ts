/** The sample transcripts by the mapping that reads them, in variants, and with what real archives hold: faults. */
import { truthOf } from '../../outside/truth.ts'
import { goldens } from '../../support/goldens.ts'
import type { PublicLibrary } from '../library.ts'
import { scaled } from './samples.ts'

/** The transcripts of one mapping. */
export interface Variants {
  readonly mapping: string
  /** How many samples they are made of. */
  readonly samples: number
  /** Whether the samples have the length that budgets are for. */
  readonly isLong: boolean
  readonly texts: readonly string[]
  /** The same, parsed, with one amount that cannot be read. */
  readonly unreadable: readonly unknown[]
  /** The same, parsed, with five lines that no field reads. */
  readonly unmapped: readonly unknown[]
}

const shortest = 2048
const variants = 8

/** Those of every bundled mapping that has a sample, in the order of their ids. */
export function bundledVariants(library: PublicLibrary): readonly Variants[] {
  const { mapTranscript } = library
  const byMapping = new Map<string, string[]>()
  for (const golden of goldens()) {
    // Those from outside leave lines unread on purpose.
    if (truthOf(golden) !== undefined) continue
    const text = JSON.stringify(JSON.parse(golden.text))
    const { id } = mapTranscript(text).mapping
    byMapping.set(id, [...(byMapping.get(id) ?? []), text])
  }
  return [...byMapping]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([mapping, all]) => {
      const long = all.filter(text => text.length >= shortest)
      const longest = all.reduce((most, text) => (text.length > most.length ? text : most), '')
      const samples = long.length > 0 ? long : [longest]
      const texts = samples.flatMap(text =>
        Array.from({ length: variants }, (_, factor) => scaled(text, 1 + factor)),
      )
      return {
        mapping,
        samples: samples.length,
        isLong: long.length > 0,
        texts,
        unreadable: texts.map((text, index) => unreadable(text, index, library)),
        unmapped: texts.map((text, index) => withStrangers(JSON.parse(text), index)),
      }
    })
}

/** The objects of a document, the outermost first, and a list of its texts with what puts another in their place. */
function walked(document: unknown): {
  readonly objects: readonly Record<string, unknown>[]
  readonly texts: readonly { readonly text: string; readonly put: (text: string) => void }[]
} {
  const objects: Record<string, unknown>[] = []
  const texts: { readonly text: string; readonly put: (text: string) => void }[] = []
  const waiting: unknown[] = [document]
  for (const at of waiting) {
    if (typeof at !== 'object' || at === null) continue
    if (!Array.isArray(at)) objects.push(Object(at))
    for (const [key, value] of Object.entries(at)) {
      if (typeof value === 'string') texts.push({ text: value, put: text => Reflect.set(at, key, text) })
      else waiting.push(value)
    }
  }
  return { objects, texts }
}

/** The amount that becomes unreadable is the one nearest the middle that a field reads. */
function unreadable(text: string, index: number, { mapTranscript }: PublicLibrary): unknown {
  const { texts } = walked(JSON.parse(text))
  const amounts = texts.flatMap((each, at) => (/^-?\$[\d,]+\.\d\d$/.test(each.text) ? [at] : []))
  const fromMiddle = amounts
    .map((at, place) => ({ at, distance: Math.abs(2 * place - amounts.length) }))
    .sort((left, right) => left.distance - right.distance)
  for (const { at } of fromMiddle) {
    const document: unknown = JSON.parse(text)
    walked(document).texts[at]?.put(`$1,23.${index % 10}`)
    if (mapTranscript(document).issues.some(each => each.code === 'value/refused')) return document
  }
  return JSON.parse(text)
}

function withStrangers(document: unknown, index: number): unknown {
  const { objects } = walked(document)
  const largest = [...objects].sort((left, right) => Object.keys(right).length - Object.keys(left).length)
  for (let count = 0; count < 5; count++) {
    const object = largest[count % Math.max(1, largest.length)]
    if (object !== undefined) object[`QUORUM ZEPHYR ${count}`] = `Vix ${index}`
  }
  return document
}
