/** The labels that lines could have been read by, with the words they are made of. */

import { saysNothing } from '../../../../src/normalize/characters/nothing.ts'
import { empty, Refusal } from '../../../../src/normalize/definition.ts'
import { alike, isNear, LabelWords, likeness, wordsOf } from '../../../../src/transcript/labels/wording.ts'
import type { Lines } from './document.ts'
import {
  balanceFields,
  type Field,
  headerFields,
  rowFields,
  summaryFields,
  topFields,
  type Way,
} from './fields.ts'
import { balanceLabels, headerLabels, type Labels, rowLabels, summaryLabels, topLabels } from './labels.ts'

/** One label of a field. */
export interface Wording {
  readonly field: Field
  readonly way: Way
  readonly words: readonly string[]
  /** The path of the field in the data; in a row that below the row. */
  readonly path: string
  /** With dots between. */
  readonly name: string
  readonly section: Labels
  readonly takesAnything: boolean
}

/** What a line gives a field. */
export type Fit = 'value' | 'unreadable' | 'empty' | 'none'

/** The labels of a section. */
export interface Place {
  readonly wordings: readonly Wording[]
  readonly byWord: ReadonlyMap<string, readonly Wording[]>
}

const senseless = 'QZX JVK'
const mostRanked = 8

function wordingsOf(section: Labels, name: string, fields: readonly Field[]): readonly Wording[] {
  const above = name === '' || name === 'transactions' ? '' : `/${name}`
  return fields.flatMap(field =>
    field.ways.map(way => ({
      field,
      way,
      words: wordsOf(way.label),
      path: `${above}/${field.name}`,
      name: name === '' ? field.name : `${name}.${field.name}`,
      section,
      takesAnything: !(way.read(senseless) instanceof Refusal),
    })),
  )
}

function placeOf(wordings: readonly Wording[], below: readonly (readonly Wording[])[] = []): Place {
  const byWord = new Map<string, Wording[]>()
  for (const wording of [...wordings, ...below.flat()])
    for (const word of wording.words) {
      const held = byWord.get(word) ?? []
      held.push(wording)
      byWord.set(word, held)
    }
  return { wordings, byWord }
}

/** Whether a row only informs is read from its code, too. */
const informational: Field = {
  name: 'informational',
  ways: [{ slot: 0, label: 'CODE', evidence: 'sourced', normalizer: '', read: text => text }],
}

const header = wordingsOf(headerLabels, 'header', headerFields)
const balance = wordingsOf(balanceLabels, 'balance', balanceFields)
const summary = wordingsOf(summaryLabels, 'summary', summaryFields)
const top = wordingsOf(topLabels, '', topFields)

const places: ReadonlyMap<Labels, Place> = new Map([
  [topLabels, placeOf(top, [summary, balance, header])],
  [headerLabels, placeOf(header)],
  [balanceLabels, placeOf(balance)],
  [summaryLabels, placeOf(summary)],
  [rowLabels, placeOf(wordingsOf(rowLabels, 'transactions', [...rowFields, informational]))],
])

/** Every label of every section. */
export const allWordings: readonly Wording[] = [...places.values()].flatMap(({ wordings }) => wordings)

/** The place that a section is. */
export function placeIn({ known }: Lines): Place {
  return places.get(known) ?? { wordings: [], byWord: new Map() }
}

/** Labels and their words, kept for other documents. */
const labelWords = new LabelWords()

/** The wordings that are most like a label, with how much they are. */
export function ranked(
  { byWord }: Place,
  label: string,
): readonly { readonly wording: Wording; readonly score: number }[] {
  const words = labelWords.of(label)
  if (words.length === 0) return []
  const near = new Set<Wording>()
  for (const [known, wordings] of byWord)
    if (words.some(word => word === known || (mayBeNear(word, known) && isNear(word, known))))
      for (const wording of wordings) near.add(wording)
  return [...near]
    .map(wording => ({ wording, score: likeness(words, wording.words) }))
    .filter(({ score }) => score >= alike)
    .sort((left, right) => right.score - left.score)
    .slice(0, mostRanked)
}

function mayBeNear(left: string, right: string): boolean {
  return left[0] === right[0] || left.slice(-3) === right.slice(-3)
}

/** Whether a label is worded like another one. */
export function isAlike(label: string, { words }: Wording): boolean {
  return likeness(labelWords.of(label), words) >= alike
}

/** What the normalizer of a wording makes of a value. */
export function fitOf({ way }: Wording, value: unknown): Fit {
  if (typeof value !== 'string') return value === null || value === undefined ? 'none' : 'unreadable'
  const text = value.trim()
  if (text === '') return 'empty'
  const reading = way.read(value)
  if (reading instanceof Refusal) return /[0-9$*]/.test(text) && !saysNothing(text) ? 'unreadable' : 'none'
  return reading === empty ? 'empty' : 'value'
}

/** Whether a field reads a value, or it is an amount in whatever writing for a field of amounts. */
export function couldFill(wording: Wording, value: unknown): boolean {
  const fit = fitOf(wording, value)
  return (
    fit === 'value' || (fit === 'unreadable' && wording.way.normalizer === 'money' && isLikeAmount(value))
  )
}

/** No text that is longer is an amount. */
const longestAmount = 60

function isLikeAmount(value: unknown): boolean {
  if (typeof value !== 'string') return true
  if (value.length > longestAmount) return false
  return /^[^\p{L}]*(?:US|USD|DOLLARS?|CR|DR)?[^\p{L}]*$/iu.test(value)
}
