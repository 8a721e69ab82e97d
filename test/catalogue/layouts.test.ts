/** The two layouts, all capitals and mixed case with renamed lines, meet in the same output field. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../src/index.ts'
import { canonicalLabel } from '../../src/text/labels/canonical-label.ts'
import { incomeForms, kindAdvice, type Row, rows, samplesOf } from '../support/catalogue.ts'
import { goldens } from '../support/goldens.ts'

const known = rows()
const groups = [...new Set(known.map(row => `${row.type} ${row.form}`))]

describe('every wording of a label lands in the fields of the first', () => {
  test.each(groups)('%s', group => {
    const apart = known
      .filter(row => `${row.type} ${row.form}` === group)
      .flatMap(row => {
        const [first = '', ...others] = [...new Set([row.label, ...row.aliases])]
        const wanted = fieldsOf(row, first)
        if (wanted.length === 0) return [`${row.section}: ${first} is in no field; ${kindAdvice(row)}`]
        return others.flatMap(wording => {
          const found = fieldsOf(row, wording)
          return wanted
            .filter(path => !found.includes(path))
            .map(path => `${row.section}: ${first} is in ${path}, ${wording} is not`)
        })
      })
    expect(apart).toEqual([])
  })
})

describe('every sample gives the same data when it is printed in the other layout', () => {
  test.each(goldens().map(golden => [golden.name, golden.text] as const))('%s', (_, text) => {
    const document: Json = JSON.parse(text)
    const reprinted = inOtherLayout(document)
    expect(labelsOf(reprinted)).not.toEqual(labelsOf(document))
    const [wanted, found] = [document, reprinted].map(each => mapTranscript(each))
    expect(withCanonicalKeys(found?.data)).toEqual(withCanonicalKeys(wanted?.data))
    expect(found?.unmapped.length).toBe(wanted?.unmapped.length)
  })
})

/** The data as JSON, with all keys in canonical form: those of a section that is kept whole are the transcript's own. */
function withCanonicalKeys(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [canonicalLabel(key), inner]))
      : value,
  )
}

/** The paths of the fields that read `wording`, each once. */
function fieldsOf(row: Row, wording: string): readonly string[] {
  const paths = samplesOf(row, wording)
    .flat()
    .flatMap(({ document, pointer }) =>
      mapTranscript(document)
        .lineage()
        .filter(({ state, sources }) => state === 'value' && sources.some(each => each.pointer === pointer))
        .map(entry => entry.path),
    )
  return [...new Set(paths)]
}

type Json = string | readonly Json[] | { readonly [key: string]: Json }

const isMixed = (label: string): boolean => /[a-z]/.test(label)

/** The wordings of each line, by type, form, section and canonical label; a label of several lines has none. */
const wordings: ReadonlyMap<string, readonly string[]> = (() => {
  const lines = new Map<string, readonly string[]>()
  for (const { type, form, section, label, aliases } of known) {
    const all = [label, ...aliases]
    for (const each of new Set(all.map(canonicalLabel))) {
      const place = [type, form, section, each].join()
      lines.set(place, lines.has(place) ? [] : all)
    }
  }
  return lines
})()

/** The transcript with labels in capitals in mixed case and the other way round, under another known name where there is one. */
function inOtherLayout(document: Json): Json {
  if (!isObject(document)) return document
  const place = `${String(document.TYPE)},${String(document.FORM).replace(/ Series$/, '')}`
  const sections = Object.entries(document).map(([key, value]) => [
    key,
    key.startsWith('SECTION_') ? reprinted(value, `${place},${key}`) : value,
  ])
  return Object.fromEntries(sections)
}

function reprinted(value: Json, place: string): Json {
  if (Array.isArray(value)) return value.map(each => reprinted(each, `${place}${entryOf(each)}`))
  if (!isObject(value)) return value
  const taken = new Set(Object.keys(value).map(canonicalLabel))
  const lines = Object.entries(value).map(([key, inner]) => {
    const known = typeof inner === 'string' ? (wordings.get(`${place},${canonicalLabel(key)}`) ?? []) : []
    const other = known.find(each => isMixed(each) !== isMixed(key) && !taken.has(canonicalLabel(each)))
    if (other !== undefined) taken.add(canonicalLabel(other))
    const plain = isMixed(key) ? key.toUpperCase() : key.charAt(0) + key.slice(1).toLowerCase()
    return [other ?? plain, reprinted(inner, `${place}/${canonicalLabel(key)}`)]
  })
  return Object.fromEntries(lines)
}

/** The name of the form of a wage and income entry, as a step of a place; nothing for other entries. */
function entryOf(entry: Json): string {
  const printed = isObject(entry) && typeof entry.TYPE === 'string' ? canonicalLabel(entry.TYPE) : undefined
  const form = [...incomeForms()].find(([, { types }]) =>
    types.some(type => canonicalLabel(type) === printed),
  )
  return form === undefined ? '' : `/${form[0]}`
}

function isObject(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && !Array.isArray(value)
}

/** Every label of a transcript, in its order. */
function labelsOf(value: Json): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(labelsOf)
  return isObject(value) ? Object.entries(value).flatMap(([key, inner]) => [key, ...labelsOf(inner)]) : []
}
