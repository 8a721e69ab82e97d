/**
 * What each path of labels is used as: a value, a section, a list. A label has one use in one place, as a document holds one
 * thing under it; only the cases of a choice are apart, as an entry is of one case. The number of places is bounded: a group
 * with two names inside a group with two names stands at four.
 */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import type { FieldSpec, IgnoreSpec, LabelPath } from '../../spec/mapping-spec.ts'
import { designationOf, type TitlePlace } from '../../text/labels/designator.ts'
import { isAnother } from '../../text/labels/other-things.ts'
import { quotedPath } from '../../text/labels/path-notation.ts'
import { formatSpan } from '../../text/places/position.ts'
import { mostSteps } from './label-paths.ts'

/** A use, in words that follow "is read as". */
type Use = 'a value' | 'a section' | 'a list' | 'a numbered section' | 'a line for each year' | 'a whole'

/** Uses of what has a title. */
const titledUses: ReadonlySet<Use> = new Set<Use>(['a section', 'a list', 'a numbered section'])

interface Noted {
  readonly use: Use
  readonly path: LabelPath
  readonly branches: readonly Branch[]
}

/** One case of one choice. */
interface Branch {
  readonly choice: FieldSpec
  readonly index: number
}

/** A place in a transcript: what it is used as, in the order met, and the places inside it by their labels. */
interface Place {
  readonly noted: Noted[]
  readonly inner: Map<string, Place>
  /** The places of sections and lists among them by their designators: two titles with one designator are one place. */
  readonly titled: Map<string, Titled>
}

/** The place of a designator, and every word of the titles that have it. */
interface Titled {
  readonly place: Place
  readonly words: Set<string>
}

/** Far more than any mapping has, and few enough to look at. */
const most = 50_000

/** The uses of labels in one mapping, and where they conflict. */
export class LabelUses {
  readonly faults: Diagnostic[] = []
  readonly #top = newPlace()
  #count = 0

  readonly #title: TitlePlace

  /** `owners` are the forms whose schedules the transcript has. */
  constructor(fields: readonly FieldSpec[], owners: readonly string[]) {
    this.#title = { isEntry: false, owners }
    this.#visit(fields, [this.#top], [])
  }

  /** What is wrong with an ignored path: something reads it, or a part of it, or the list it lies in. */
  ignored({ path }: IgnoreSpec): readonly Diagnostic[] {
    const around: Place[] = []
    let at: Place | undefined = this.#top
    for (const step of path.steps) {
      if (at?.noted.some(({ use }) => use !== 'a section')) around.push(at)
      at = at?.inner.get(step) ?? this.#titled(at, step)
    }
    const [first] = (around[0] ?? at)?.noted ?? []
    if (first === undefined) return []
    const other = formatSpan(first.path.span)
    const hint =
      around.length > 0
        ? 'a line inside a list or a value cannot be ignored; remove this'
        : 'remove one of the two'
    return [diagnostic('spec/ignored-and-read', { path: path.text, other }, path.span, hint)]
  }

  #visit(fields: readonly FieldSpec[], places: readonly Place[], branches: readonly Branch[]): void {
    for (const field of fields) {
      const { section, occurrences, amountsByYear, each, keep, where, choose } = field
      if (this.#count > most) return
      // A field that is filled in two ways is reported as that.
      if (waysOf(field) > 1) continue
      for (const { label } of field.from) this.#note(places, label, 'a value', branches)
      for (const path of [...askedOf(field), ...field.with]) this.#note(places, path, 'a value', branches)
      for (const path of section) this.#note(places, path, 'a section', branches)
      for (const path of occurrences) this.#note(places, path, 'a numbered section', branches)
      if (each !== undefined) this.#note(places, each, 'a list', branches)
      if (amountsByYear !== undefined) this.#note(places, amountsByYear, 'a line for each year', branches)
      if (keep !== undefined) this.#note(places, keep, 'a whole', branches)
      if (this.#tooMany(field)) return
      const paths = [...section, ...occurrences, ...(each === undefined ? [] : [each])]
      const inner =
        paths.length === 0 ? places : places.flatMap(place => paths.map(path => placeBelow(place, path)))
      for (const { label } of where) this.#note(inner, label, 'a value', branches)
      if (choose === undefined) this.#visit(field.fields, inner, branches)
      else {
        this.#note(inner, choose.by, 'a value', branches)
        for (const [index, { fields: own }] of [...choose.cases, choose.otherwise].entries()) {
          this.#visit(own, inner, [...branches, { choice: field, index }])
        }
      }
    }
  }

  #tooMany(field: FieldSpec): boolean {
    if (this.#count <= most) return false
    const hint = 'give the sections around it fewer names'
    this.faults.push(
      diagnostic('spec/too-large', { limit: '50,000 places of labels' }, field.name.span, hint),
    )
    return true
  }

  #note(places: readonly Place[], path: LabelPath, use: Use, branches: readonly Branch[]): void {
    // A path that is too long is reported as that.
    if (path.steps.length > mostSteps) return
    const whole: Noted = { use, path, branches }
    const section: Noted = { use: 'a section', path, branches }
    const last = path.steps.length - 1
    for (const place of places) {
      let at = place
      for (const [index, step] of path.steps.entries()) {
        const noted = index === last ? whole : section
        at = titledUses.has(noted.use) ? this.#sectionIn(at, step) : inside(at, step)
        this.#hold(at, index, noted)
      }
    }
  }

  /** The place of a section or list: that of another title with the same designator, if there is one. */
  #sectionIn(place: Place, label: string): Place {
    const present = place.inner.get(label)
    if (present !== undefined) return present
    const found = designationOf(label, this.#title)
    if (found === undefined) return inside(place, label)
    const same = place.titled.get(found.designator)
    if (same !== undefined && isAnother(found.words, same.words)) return inside(place, label)
    const { place: other, words } = same ?? { place: newPlace(), words: new Set<string>() }
    for (const word of found.words.split(' ')) words.add(word)
    place.titled.set(found.designator, { place: other, words })
    place.inner.set(label, other)
    return other
  }

  #titled(place: Place | undefined, label: string): Place | undefined {
    const found = place === undefined ? undefined : designationOf(label, this.#title)
    const same = found === undefined ? undefined : place?.titled.get(found.designator)
    return found === undefined || same === undefined || isAnother(found.words, same.words)
      ? undefined
      : same.place
  }

  /** `last` is the index of the step of the path that leads to `place`. */
  #hold(place: Place, last: number, noted: Noted): void {
    if (++this.#count > most) return
    const present = place.noted
    const other = present.find(
      earlier => earlier.use !== noted.use && canMeet(earlier.branches, noted.branches),
    )
    if (other !== undefined) {
      const label = quotedPath(noted.path.steps.slice(0, last + 1))
      const parameters = { label, use: noted.use, otherUse: other.use, other: formatSpan(other.path.span) }
      const hint = 'read it the same way in both places, or by another label'
      this.faults.push(diagnostic('spec/label-conflict', parameters, noted.path.span, hint))
    } else if (
      !present.some(earlier => earlier.use === noted.use && isWithin(noted.branches, earlier.branches))
    ) {
      present.push(noted)
    }
  }
}

/** Whether one entry can be in both: it is in one case of each choice. */
function canMeet(left: readonly Branch[], right: readonly Branch[]): boolean {
  return !left.some(one => right.some(other => one.choice === other.choice && one.index !== other.index))
}

/** Whether the case of `inner` is that of `outer` or lies in it: what can meet it can meet that one. */
function isWithin(inner: readonly Branch[], outer: readonly Branch[]): boolean {
  return outer.every((one, index) => one.index === inner[index]?.index && one.choice === inner[index]?.choice)
}

/** Labels about whose text a question is asked. */
function askedOf({ whether, rowAboveWhen }: FieldSpec): readonly LabelPath[] {
  return [whether, rowAboveWhen].filter(path => path !== undefined)
}

function waysOf(field: FieldSpec): number {
  const { from, section, occurrences, amountsByYear, each, keep } = field
  const ways = [
    from.length > 0,
    askedOf(field).length > 0,
    section.length > 0,
    occurrences.length > 0,
    amountsByYear !== undefined,
    each !== undefined,
    keep !== undefined,
  ]
  return ways.filter(Boolean).length
}

function newPlace(): Place {
  return { noted: [], inner: new Map(), titled: new Map() }
}

function inside(place: Place, label: string): Place {
  const present = place.inner.get(label)
  if (present !== undefined) return present
  const made = newPlace()
  place.inner.set(label, made)
  return made
}

/**
 * The place that a path leads to which was noted before. One that is too long leads to a place of its own: a text of many
 * short steps would make a great many places.
 */
function placeBelow(place: Place, { steps }: LabelPath): Place {
  return steps.length > mostSteps ? inside(place, steps.join('\n')) : steps.reduce(inside, place)
}
