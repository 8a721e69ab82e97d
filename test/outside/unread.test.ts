/**
 * No key figure is ever absent, and no total ever given, without an issue while a line that could hold it stands unread: over
 * every sample transcript as it is, and with its labels and titles printed otherwise, one at a time and all at once.
 */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../src/index.ts'
import { pointerSteps, valueAt } from '../../src/text/places/json-pointer.ts'
import type { Issue } from '../../src/transcript/issue.ts'
import type { TranscriptResult } from '../../src/transcript/result/transcript-result.ts'
import { rows } from '../support/catalogue.ts'
import { goldens } from '../support/goldens.ts'
import { figuresOf, unheard } from './judgement.ts'
import { ofLabels, ofTitles, type Rewording } from './rewordings.ts'
import { isLoud } from './truth.ts'

/** One step of a pointer printed otherwise. */
interface Change {
  readonly rewording: Rewording
  /** The pointer as it was, up to the step. */
  readonly from: string
  readonly to: string
}

const knownLabels = new Set(
  rows()
    .flatMap(row => [row.label, ...row.aliases])
    .map(plain),
)

/** Of the pairs of a line and a rewording one in so many is tried: each of both comes up in every transcript. */
const stride = Number(process.env.STRIDE ?? 23)

/** Of the rewordings of all labels at once each transcript takes its turn with one in so many. */
const turns = 5

describe.each(goldens().map((golden, number) => ({ ...golden, number })))('$name', ({ text, number }) => {
  const document: unknown = JSON.parse(text)
  const result = mapTranscript(document)
  const fed = linesFed(result)

  test('as it is', () => {
    expect(unheard(document, result)).toEqual([])
  })

  test('with one label or one title printed otherwise', () => {
    expect(changesOf([...fed.keys()]).flatMap(change => missed(document, result, fed, change))).toEqual([])
  })

  test('with all labels printed otherwise', () => {
    const faults = ofLabels
      .filter((_, index) => index % turns === number % turns)
      .flatMap(rewording => {
        const other = renamed(document, label => otherLabel(rewording, label) ?? label)
        return unheard(other, mapTranscript(other)).map(each => `${rewording.name}: ${each}`)
      })
    expect(faults).toEqual([])
  })
})

test('what is tried is not nothing', () => {
  const [golden] = goldens().filter(({ name }) => name === 'retr/1040/avery-2021')
  const fed = linesFed(mapTranscript(golden?.text ?? ''))
  expect(new Set([...fed.values()].flat()).size).toBeGreaterThan(10)
  expect(changesOf([...fed.keys()]).length).toBeGreaterThan(20)
})

/** The figures that each line feeds, by the line's pointer; one line of those that are alike. */
function linesFed(result: TranscriptResult): ReadonlyMap<string, readonly string[]> {
  const lines = new Map<string, string[]>()
  const taken = new Set<string>()
  const lineage = new Map(result.lineage().map(entry => [entry.path, entry]))
  const parts = figuresOf(result.mapping.id, result.keyFigures).flatMap(figure =>
    figure.parts.map(part => ({ figure, part })),
  )
  for (const { path, state, sources } of lineage.values()) {
    if (state !== 'value') continue
    for (const { figure, part } of parts) {
      if (withoutNumbers(path) !== part.path) continue
      if (figure.derived && !feeds(lineage.get(figure.path)?.sources ?? [], sources)) continue
      for (const { pointer } of sources) {
        const alike = `${figure.path}\n${withoutNumbers(pointer)}`
        if (taken.has(alike)) continue
        taken.add(alike)
        lines.set(pointer, [...(lines.get(pointer) ?? []), figure.path])
      }
    }
  }
  return lines
}

function feeds(all: readonly { pointer: string }[], some: readonly { pointer: string }[]): boolean {
  return some.every(each => all.some(other => other.pointer === each.pointer))
}

/** The changes of the lines' labels and of the titles that they stand under. */
function changesOf(lines: readonly string[]): readonly Change[] {
  const labels = lines.flatMap(from => ofLabels.map(rewording => ({ from, rewording })))
  const titles = [...new Set(lines.flatMap(above))].flatMap(from =>
    ofTitles.map(rewording => ({ from, rewording })),
  )
  return [...labels, ...titles]
    .filter((_, index) => index % stride === 0)
    .flatMap(({ from, rewording }) => {
      const label = pointerSteps(from).at(-1) ?? ''
      const other = /^[0-9]+$/.test(label) ? undefined : otherLabel(rewording, label)
      return other === undefined ? [] : [{ rewording, from, to: other }]
    })
}

/** The other wording; `undefined` where it is the same, or one that is known for itself. */
function otherLabel(rewording: Rewording, label: string): string | undefined {
  const other = rewording.apply(label)
  if (other === undefined || other === label || other.trim() === '') return undefined
  return plain(other) !== plain(label) && knownLabels.has(plain(other)) ? undefined : other
}

/** What a change makes of the figures that its lines feed: each has the value that it had, or has none and that is heard. */
function missed(
  document: unknown,
  before: TranscriptResult,
  fed: ReadonlyMap<string, readonly string[]>,
  { rewording, from, to }: Change,
): readonly string[] {
  const steps = pointerSteps(from)
  const other = renamedAt(document, steps, to)
  if (other === undefined) return []
  const after = mapTranscript(other)
  const known = new Set(before.issues.map(keyOf))
  // Of two lines that disagree the other may be the one that is left.
  const disputed = new Set(
    before.issues.map(({ pointer }) => plain(pointerSteps(pointer ?? '').at(-1) ?? '')),
  )
  if (disputed.has(plain(steps.at(-1) ?? ''))) return []
  const issues = after.issues.filter(issue => !known.has(keyOf(issue)))
  const below = [...fed].filter(([pointer]) => pointer === from || pointer.startsWith(`${from}/`))
  return below.flatMap(([pointer, figures]) => {
    const now = `${from.slice(0, from.lastIndexOf('/'))}/${to.replaceAll('~', '~0').replaceAll('/', '~1')}${pointer.slice(from.length)}`
    return figures.flatMap(path => {
      const [had, has] = [before, after].map(({ data }) => JSON.stringify(valueAt(data, path)))
      if (has === had) return []
      const name = `${path}, ${from}, ${rewording.name}`
      if (has !== 'null' && has !== undefined) return [`${name}: another figure is given`]
      return isLoud(now, [path], issues) ? [] : [`${name}: none is given, in silence`]
    })
  })
}

/** The document with one key printed otherwise; `undefined` where the new one is there already. */
function renamedAt(value: unknown, [step, ...rest]: readonly string[], to: string): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value)) {
    const inner = renamedAt(value[Number(step)], rest, to)
    return inner === undefined
      ? undefined
      : value.map((each, index) => (index === Number(step) ? inner : each))
  }
  if (rest.length === 0 && Object.hasOwn(value, to)) return undefined
  const inner = rest.length === 0 ? Reflect.get(value, step) : renamedAt(Reflect.get(value, step), rest, to)
  if (inner === undefined) return undefined
  return Object.fromEntries(
    Object.entries(value).map(([key, each]): [string, unknown] => [
      rest.length === 0 && key === step ? to : key,
      key === step ? inner : each,
    ]),
  )
}

/** The document with every label below its sections printed otherwise, the TYPE of an entry left as it is. */
function renamed(value: unknown, rename: (label: string) => string, depth = 0): unknown {
  if (Array.isArray(value)) return value.map(each => renamed(each, rename, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  const taken = new Set<string>()
  return Object.fromEntries(
    Object.entries(value).map(([key, each]): [string, unknown] => {
      const isLabel = depth > 0 && typeof each === 'string' && key !== 'TYPE'
      const other = isLabel ? rename(key) : key
      const name = taken.has(other) || (other !== key && Object.hasOwn(value, other)) ? key : other
      taken.add(name)
      return [name, renamed(each, rename, depth + 1)]
    }),
  )
}

/** The pointers of the sections that a leaf lies in, below the top. */
function above(pointer: string): readonly string[] {
  const steps = pointer.split('/')
  return steps.slice(3).map((_, index) => steps.slice(0, index + 3).join('/'))
}

function keyOf({ code, path, pointer }: Issue): string {
  return `${code}\n${path}\n${pointer}`
}

function withoutNumbers(pointer: string): string {
  return pointer.replace(/\/[0-9]+(?=\/|$)/g, '/#')
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/&/g, 'AND')
    .replace(/[^A-Z0-9%]/g, '')
}
