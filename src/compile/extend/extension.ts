/** What is at hand while one mapping is put on its base: what was found wrong, what was changed, how places are shown. */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import type { FieldSpec, MappingSpec, Written } from '../../spec/mapping-spec.ts'
import { nearFix } from '../../spec/shape/near-fix.ts'
import { neededKeys } from '../../spec/shape/whole-entries.ts'
import { didYouMean, nearestNames } from '../../text/messages/nearest-names.ts'
import type { Span } from '../../text/places/position.ts'
import { Changes } from './changes.ts'

/** A field or check. Its keys are those of one place of a file, whichever evidence the use of its part gives it. */
export type Entry = Pick<FieldSpec, 'keys'>

/** At most this many unknown names get a hint; finding one takes time, and a file with more has another fault. */
const mostHints = 50

export class Extension {
  readonly faults: Diagnostic[] = []
  readonly changes = new Changes()
  /** The id of the base. */
  readonly base: string
  /** The file of the extension itself. */
  readonly file: string
  /** Where a place of the base is, for the reader. */
  readonly shown: (span: Span) => string
  /** What each field of the base and of its bases stems from: a part that is used by both brings nothing a second time. */
  readonly origins: WeakMap<Entry, Entry>
  #hints = 0

  constructor(
    mapping: MappingSpec,
    base: MappingSpec,
    shown: (span: Span) => string,
    origins: WeakMap<Entry, Entry>,
  ) {
    this.file = mapping.file
    this.base = base.id.value
    this.shown = shown
    this.origins = origins
  }

  /** Whether something stands in the file of the extension, and not in a part that it uses. */
  isOwn(span: Span): boolean {
    return span.file === this.file
  }

  notInBase(what: string, name: Written<string>, known: Iterable<string>, otherwise: string): void {
    const near = ++this.#hints > mostHints ? [] : nearestNames(name.value, known)
    const parameters = { what: `${what} "${name.value}"`, base: this.base }
    const hint = didYouMean(near) || otherwise
    const isLetterForLetter = name.span.length === name.value.length
    const fix = isLetterForLetter ? nearFix(name.value, near, name.span) : undefined
    // A word needs no quotes and fits into any. Two fields may differ by a letter: which to leave out, a person says.
    const edit = fix && /^\w+$/.test(fix.replacement) ? { ...fix, safe: false } : undefined
    this.faults.push(diagnostic('spec/not-in-base', parameters, name.span, hint, edit))
  }

  /** Reports keys that an entry lacks and that no entry of the base gives it. */
  missing(entry: keyof typeof neededKeys, has: (key: string) => boolean, place: string, span: Span): void {
    for (const [key, holds] of Object.entries(neededKeys[entry])) {
      if (has(key)) continue
      const hint = `add "${key}:", ${holds}`
      this.faults.push(diagnostic('spec/missing-key', { key, place }, span, hint))
    }
  }

  /** Reports names that stand twice in one list, each at its place in this file. */
  unique(fields: readonly FieldSpec[]): readonly FieldSpec[] {
    const known = new Map<string, FieldSpec>()
    for (const field of fields) {
      const { value: name, span } = field.name
      const earlier = known.get(name)
      if (earlier === undefined) {
        known.set(name, field)
        continue
      }
      // Of two that come from elsewhere, the one by a part stands behind.
      const isEarlier = this.isOwn(earlier.name.span) && !this.isOwn(span)
      const [here, other] = isEarlier ? [earlier.name.span, span] : [span, earlier.name.span]
      const hint = 'rename the field that is written here'
      this.faults.push(diagnostic('spec/duplicate-field', { name, other: this.shown(other) }, here, hint))
    }
    return known.size === fields.length ? fields : [...known.values()]
  }

  /** Whether something comes by a part that the base has, too. */
  isInBase(brought: Entry, base: readonly Entry[]): boolean {
    return this.#known(base).has(brought.keys)
  }

  readonly #knownIn = new WeakMap<readonly Entry[], ReadonlySet<Entry['keys']>>()

  #known(base: readonly Entry[]): ReadonlySet<Entry['keys']> {
    const present = this.#knownIn.get(base)
    if (present !== undefined) return present
    const known = new Set<Entry['keys']>()
    for (const each of base) {
      for (let at: Entry | undefined = each; at !== undefined; at = this.origins.get(at)) known.add(at.keys)
    }
    this.#knownIn.set(base, known)
    return known
  }
}
