/** What real archives hold: an amount that cannot be read, lines that nobody knows, two wordings that disagree. */
import { pointerSteps, pointerTo, valueAt } from '../../../src/text/places/json-pointer.ts'
import type { LineageEntry } from '../../../src/transcript/lineage-entry.ts'
import { allFields, plans } from '../../support/plans.ts'
import type { PublicLibrary } from '../library.ts'

/** Puts a fault into a parsed document; `index` makes each another one. */
export type Fault = (document: unknown, index: number) => void

/** The texts with the fault in each, the first without an index of its own. */
export function faulty(texts: readonly string[], fault: Fault): readonly string[] {
  return texts.map((text, index) => {
    const document: unknown = JSON.parse(text)
    fault(document, index)
    return JSON.stringify(document)
  })
}

/** An unreadable amount, nearest the middle of those that a field reads; none where no field reads an amount. */
export function unreadableAmount(text: string, library: PublicLibrary): Fault | undefined {
  const before = refusalsIn(text, library)
  for (const { pointer } of linesFromMiddle(text, library).filter(isAmount)) {
    const fault: Fault = (document, index) => put(document, pointer, `$1,23.${index % 10}`)
    const [found = ''] = faulty([text], fault)
    if (refusalsIn(found, library) > before) return fault
  }
  return undefined
}

/** Five lines that no field reads, in the largest sections. */
export const fiveStrangers: Fault = (document, index) => {
  const largest = objectsIn(document).sort(
    (left, right) => Object.keys(right).length - Object.keys(left).length,
  )
  for (let count = 0; count < 5; count++) {
    const object = largest[count % Math.max(1, largest.length)]
    if (object !== undefined) object[`QUORUM ZEPHYR ${count}`] = `Vix ${index}`
  }
}

/**
 * A second wording of a line beside the first, with other content: of the lines that a field with several wordings reads, that
 * nearest the middle, an amount if there is one. None where no line of the transcript has two.
 */
export function secondWording(text: string, library: PublicLibrary): Fault | undefined {
  const wordings = wordingsOf(library.mapTranscript(text).mapping.id)
  const before = disagreementsIn(text, library)
  const lines = linesFromMiddle(text, library)
  for (const { pointer, raw, spec } of [
    ...lines.filter(isAmount),
    ...lines.filter(each => !isAmount(each)),
  ]) {
    const steps = pointerSteps(pointer)
    const section = steps.slice(0, -1).reduce(pointerTo, '')
    for (const label of wordings.get(spec) ?? []) {
      const fault: Fault = (document, index) =>
        put(document, pointerTo(section, label), otherText(raw, index))
      const isFree = valueAt(JSON.parse(text), pointerTo(section, label)) === undefined
      if (isFree && disagreementsIn(faulty([text], fault)[0] ?? '', library) > before) return fault
    }
  }
  return undefined
}

/** The last digit that is less than nine is another one, for each index; without a digit something is added. */
function otherText(raw: string, index: number): string {
  if (!/[0-8]/.test(raw)) return `${raw} ${index}`
  return raw.replace(/[0-8](?=[^0-8]*$)/, digit => String((Number(digit) + 1 + (index % 8)) % 9))
}

/** Where a line stands that a field reads, what it holds, and the line of the mapping by which it is read. */
interface ReadLine {
  readonly pointer: string
  readonly raw: string
  readonly spec: LineageEntry['spec']
}

function isAmount({ raw }: ReadLine): boolean {
  return /^-?\$[\d,]+\.\d\d$/.test(raw)
}

/** The lines that have a lineage entry by themselves, those in the middle first. */
function linesFromMiddle(text: string, { mapTranscript }: PublicLibrary): readonly ReadLine[] {
  const lines = mapTranscript(text)
    .lineage()
    .flatMap(({ sources, spec }) => {
      const [only, ...more] = sources
      const raw: unknown = only?.raw
      return only !== undefined && more.length === 0 && typeof raw === 'string'
        ? [{ pointer: only.pointer, raw, spec }]
        : []
    })
  const distance = (place: number): number => Math.abs(2 * place - lines.length)
  return lines
    .map((line, place) => ({ line, place }))
    .sort((left, right) => distance(left.place) - distance(right.place))
    .map(({ line }) => line)
}

/** The labels that a field may be read by, by the line of the mapping; only of fields that have several. */
function wordingsOf(mapping: string): ReadonlyMap<string, readonly string[]> {
  const plan = plans().find(({ id }) => id === mapping)
  return new Map(
    allFields(plan?.fields ?? []).flatMap(field => {
      if (field.kind !== 'value' || field.sources.length < 2) return []
      const labels = field.sources.flatMap(({ path }) => (path.length === 1 ? path : []))
      return [[field.spec, labels] as const]
    }),
  )
}

function refusalsIn(text: string, { mapTranscript }: PublicLibrary): number {
  return mapTranscript(text).issues.filter(each => each.code === 'value/refused').length
}

function disagreementsIn(text: string, { mapTranscript }: PublicLibrary): number {
  return mapTranscript(text).issues.filter(each => each.code === 'transcript/other-source').length
}

function put(document: unknown, pointer: string, text: string): void {
  const steps = pointerSteps(pointer)
  const section = valueAt(document, steps.slice(0, -1).reduce(pointerTo, ''))
  if (typeof section === 'object' && section !== null) Reflect.set(section, steps.at(-1) ?? '', text)
}

/** The objects of a document, the outermost first. */
function objectsIn(document: unknown): Record<string, unknown>[] {
  const objects: Record<string, unknown>[] = []
  const waiting: unknown[] = [document]
  for (const at of waiting) {
    if (typeof at !== 'object' || at === null) continue
    if (!Array.isArray(at)) objects.push(Object(at))
    waiting.push(...Object.values(at))
  }
  return objects
}
