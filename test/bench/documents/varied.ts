/** Other transcripts of the same lines: what stands in one, with other amounts, names and numbers of people, made from a seed. */
import type { PublicLibrary } from '../library.ts'
import { withCents } from './samples.ts'

/** What becomes of the cents of the amount at a place, counted from 0 on in the order of the text. */
type Change = (cents: number, place: number) => number

/**
 * So many transcripts with other values than `text`, which is the first of them and has no blanks. Every person has the same change of
 * name and number in one of them, and every amount the same factor, so that what agreed before agrees still. Where a factor would raise
 * an alarm, a limit being passed, only some amounts change that take part in nothing. Dates and what is drawn from a list, as a code is,
 * stay: others would make it another transcript.
 */
export function variantsOf(text: string, count: number, library: PublicLibrary): readonly string[] {
  const expected = findings(text, library)
  const isSame = (other: string): boolean => findings(other, library) === expected
  const byFactor = (seed: number): Change => {
    return cents => cents * (1 + seed)
  }
  let free: ReadonlySet<number> | undefined
  return Array.from({ length: count }, (_, seed) => {
    if (seed === 0) return text
    const people = withOtherPeople(text, seed)
    const renamed = isSame(people) ? people : text
    const scaled = withCents(renamed, byFactor(seed))
    if (isSame(scaled)) return scaled
    free ??= freeAmounts(text, isSame)
    const moved = withCents(renamed, (cents, place) => (free?.has(place) ? cents + seed : cents))
    return isSame(moved) ? moved : renamed
  })
}

/** So many amounts are looked at, in the whole of a transcript. */
const mostLooks = 40

/** The places of the amounts that can be a little larger without a word from the library. */
function freeAmounts(text: string, isSame: (other: string) => boolean): ReadonlySet<number> {
  const free = new Set<number>()
  let places = 0
  withCents(text, cents => {
    places++
    return cents
  })
  for (let place = 0; place < places; place += Math.ceil(places / mostLooks))
    if (isSame(withCents(text, (cents, at) => (at === place && cents > 0 ? cents + 1 : cents))))
      free.add(place)
  return free
}

function findings(text: string, { mapTranscript }: PublicLibrary): string {
  const { mapping, issues, unmapped } = mapTranscript(text)
  const reported = issues.map(({ code, path, pointer }) => `${code} ${path ?? ''} ${pointer ?? ''}`)
  return [mapping.id, ...reported, ...unmapped].join('\n')
}

const nameKey = String.raw`"(?:[^"\\]* )?(?:NAME|Name|name|ADDRESS|Address|STREET|Street)(?:\([sS]\)[^"\\]*)?":`

/** The last four digits of the number of a person or of an employer, and what stands before them. */
const personNumber = /("LAST4":"|"(?:[X0-9]{3}-?[X0-9]{2}-?|[X0-9]{2}-?[X0-9]{3}))([0-9]{4})(?=")/g

function withOtherPeople(text: string, seed: number): string {
  return text
    .replace(new RegExp(String.raw`(${nameKey})"([^"\\]*)"`, 'g'), (_, key: string, name: string) => {
      return `${key}"${otherName(name, seed)}"`
    })
    .replace(personNumber, (_, before: string, digits: string) => {
      return `${before}${String((Number(digits) + 7 * seed) % 10_000).padStart(4, '0')}`
    })
}

/** Each letter so many places further, as large or small as it was. */
function otherName(name: string, seed: number): string {
  return name.replace(/[A-Za-z]/g, letter => {
    const first = letter < 'a' ? 65 : 97
    return String.fromCharCode(first + ((letter.charCodeAt(0) - first + seed) % 26))
  })
}
