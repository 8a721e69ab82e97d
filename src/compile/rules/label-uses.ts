/**
 * What each path of labels is used as: a value, a section, a list. A label has one use in one place, as a document holds one
 * thing under it; only the cases of a choice are apart, as an entry is of one case. The number of places is bounded: a group
 * with two names inside a group with two names stands at four.
 */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import type { FieldSpec, IgnoreSpec, LabelPath } from '../../spec/mapping-spec.ts'
import { formatSpan } from '../../text/position.ts'
import { mostSteps } from './label-paths.ts'

/** A use, in words that follow "is read as". */
type Use = 'a value' | 'a section' | 'a list' | 'a numbered section' | 'a whole'

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

/** Far more than any mapping has, and few enough to look at. */
const most = 50_000

/** The uses of labels in one mapping, and where they conflict. */
export class LabelUses {
  readonly faults: Diagnostic[] = []
  readonly #noted = new Map<string, Noted[]>()
  #count = 0

  constructor(fields: readonly FieldSpec[]) {
    this.#visit(fields, [''], [])
  }

  /** What is wrong with an ignored path: something reads it, or a part of it, or the list it lies in. */
  ignored({ path }: IgnoreSpec): readonly Diagnostic[] {
    if (path.steps.length === 0) return []
    const at = keyOf('', path.steps)
    for (const [used, uses] of this.#noted) {
      const isInside = at.startsWith(`${used}\n`) && uses.some(({ use }) => use !== 'a section')
      if (used !== at && !used.startsWith(`${at}\n`) && !isInside) continue
      const other = formatSpan(uses[0]?.path.span ?? path.span)
      const hint = isInside
        ? 'a line inside a list or a value cannot be ignored; remove this'
        : 'remove one of the two'
      return [diagnostic('spec/ignored-and-read', { path: path.text, other }, path.span, hint)]
    }
    return []
  }

  #visit(fields: readonly FieldSpec[], places: readonly string[], branches: readonly Branch[]): void {
    for (const field of fields) {
      const { section, occurrences, each, keep, where, choose } = field
      if (this.#count > most) return
      // A field that is filled in two ways is reported as that.
      if (waysOf(field) > 1) continue
      for (const { label } of field.from) this.#note(places, label, 'a value', branches)
      for (const path of section) this.#note(places, path, 'a section', branches)
      for (const path of occurrences) this.#note(places, path, 'a numbered section', branches)
      if (each !== undefined) this.#note(places, each, 'a list', branches)
      if (keep !== undefined && keep.steps.length > 0) this.#note(places, keep, 'a whole', branches)
      if (this.#tooMany(field)) return
      const paths = [...section, ...occurrences, ...(each === undefined ? [] : [each])]
      const inner =
        paths.length === 0 ? places : places.flatMap(place => paths.map(path => keyOf(place, path.steps)))
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

  #note(places: readonly string[], path: LabelPath, use: Use, branches: readonly Branch[]): void {
    // A path that is too long is reported as that.
    if (path.steps.length > mostSteps) return
    for (const place of places) {
      for (let length = 1; length <= path.steps.length; length++) {
        const isWhole = length === path.steps.length
        this.#hold(place, path.steps.slice(0, length), { use: isWhole ? use : 'a section', path, branches })
      }
    }
  }

  #hold(place: string, steps: readonly string[], noted: Noted): void {
    if (++this.#count > most) return
    const at = keyOf(place, steps)
    const present = this.#noted.get(at)
    if (present === undefined) {
      this.#noted.set(at, [noted])
      return
    }
    const other = present.find(
      earlier => earlier.use !== noted.use && canMeet(earlier.branches, noted.branches),
    )
    if (other !== undefined) {
      const label = steps.join(' > ')
      const parameters = { label, use: noted.use, otherUse: other.use, other: formatSpan(other.path.span) }
      const hint = 'read it the same way at both, or by another label'
      this.faults.push(diagnostic('spec/label-conflict', parameters, noted.path.span, hint))
    } else if (
      !present.some(earlier => earlier.use === noted.use && sameBranches(earlier.branches, noted.branches))
    ) {
      present.push(noted)
    }
  }
}

/** Whether one entry can be in both: it is in one case of each choice. */
function canMeet(left: readonly Branch[], right: readonly Branch[]): boolean {
  return !left.some(one => right.some(other => one.choice === other.choice && one.index !== other.index))
}

function sameBranches(left: readonly Branch[], right: readonly Branch[]): boolean {
  return (
    left.length === right.length &&
    left.every((one, index) => one.index === right[index]?.index && one.choice === right[index]?.choice)
  )
}

function waysOf({ from, section, occurrences, each, keep }: FieldSpec): number {
  const ways = [
    from.length > 0,
    section.length > 0,
    occurrences.length > 0,
    each !== undefined,
    keep !== undefined,
  ]
  return ways.filter(Boolean).length
}

function keyOf(place: string, steps: readonly string[]): string {
  return [place, ...steps].join('\n')
}
