/**
 * What samples say against the texts that a mapping lists: one that no sample has, where another one that is not listed differs from it by
 * marks or a letter or two, and a case of which no entry is. Texts of samples are compared and never shown.
 */
import { everyField } from '../../compile/output/walk-fields.ts'
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import type { CaseSpec, ChooseSpec, FieldSpec } from '../../spec/mapping-spec.ts'
import { canonicalText } from '../../text/labels/canonical-label.ts'
import { editDistance } from '../../text/messages/nearest-names.ts'
import { formatSpan, type Span } from '../../text/places/position.ts'
import type { FieldUses } from './field-uses.ts'
import { SampleTexts } from './sample-texts.ts'
import { SectionKeys } from './section-key.ts'

/** The findings of fields that stand in sections at `around`, by the places of their names; `uses` are those of the mappings that have them. */
export function textFindings(
  top: readonly FieldSpec[],
  uses: readonly FieldUses[],
  around: ReadonlyMap<string, readonly string[]>,
): readonly Diagnostic[] {
  const samples = uses.reduce((sum, each) => sum + each.samples, 0)
  if (samples === 0) return []
  return everyField(top).flatMap(({ field }) => {
    const section = around.get(formatSpan(field.name.span))
    if (section === undefined) return []
    const ofLines = listsOf(field).flatMap(({ path, texts }) => {
      const seen = textsAt([...section, ...path], uses)
      return nearMisses(texts, seen, seen, samples)
    })
    return [...ofLines, ...caseFindings(field, section, uses, samples)]
  })
}

function textsAt(line: readonly string[], uses: readonly FieldUses[]): readonly string[] {
  return [...new Set(uses.flatMap(each => [...each.texts.at(line)]))]
}

/** A text that is written in a mapping, and where. */
interface ListedText {
  readonly value: string
  readonly span: Span
}

/** The texts that a field lists for lines of its own, with the paths of these. */
function listsOf(field: FieldSpec): readonly {
  readonly path: readonly string[]
  readonly texts: readonly ListedText[]
}[] {
  const { from, yes, no, values, whether, rowAboveWhen, is, each, where, keys } = field
  const ofValue = [...yes, ...no, ...values.flatMap(({ texts }) => texts)]
  const at = (key: string, texts: readonly string[]): readonly ListedText[] => {
    const span = keys.get(key) ?? field.name.span
    return texts.map(value => ({ value, span }))
  }
  return [
    ...from.map(({ label }) => ({ path: label.steps, texts: ofValue })),
    ...[whether, rowAboveWhen].flatMap(label =>
      label === undefined ? [] : [{ path: label.steps, texts: at('is', is) }],
    ),
    ...where.map(({ label, texts }) => ({
      path: [...(each?.steps ?? []), ...label.steps],
      texts: at('where', texts),
    })),
  ]
}

/** The cases of a choice that no entry is of, where some entries are of none. */
function caseFindings(
  { choose, each }: FieldSpec,
  section: readonly string[],
  uses: readonly FieldUses[],
  samples: number,
): readonly Diagnostic[] {
  if (choose === undefined || each === undefined) return []
  const keys = new SectionKeys()
  const list = keys.of([...section, ...each.steps])
  const strangers = uses.flatMap(use => use.strangers()).filter(({ path }) => keys.of(path) === list)
  if (strangers.length === 0) return []
  const texts = new SampleTexts(keys)
  for (const { entry } of strangers) texts.add(entry)
  const line = [...section, ...each.steps, ...choose.by.steps]
  const near = nearMisses(
    choose.cases.flatMap(({ texts: listed }) => listed),
    textsAt(line, uses),
    [...texts.at(choose.by.steps)],
    samples,
  )
  return near.length > 0 ? near : unseenCase(choose, uses, samples)
}

/** The only case of which no sample has an entry. Of several, none is more likely to be meant than the others. */
function unseenCase(
  { cases }: ChooseSpec,
  uses: readonly FieldUses[],
  samples: number,
): readonly Diagnostic[] {
  const [only, another] = cases.filter(each => isUnseen(each, uses))
  const text = only?.texts[0]
  if (only === undefined || text === undefined || another !== undefined) return []
  const hint = 'compare its texts with the entries that txmap map SAMPLE names, or add a sample that has one'
  return [diagnostic('sample/case-not-seen', { name: only.name.value, samples }, text.span, hint)]
}

/** Whether no entry is of the case; of one whose fields are all those of parts, or derived, that is not known. */
function isUnseen({ fields }: CaseSpec, uses: readonly FieldUses[]): boolean {
  const readers = everyField(fields).filter(({ field }) => field.from.length > 0)
  return (
    readers.length > 0 &&
    readers.every(({ field }) => uses.every(use => use.at(formatSpan(field.name.span)) === undefined))
  )
}

/** At most this many pairs of texts of one line are compared. */
const mostCompared = 2000

/** Listed texts that are not among those `seen`, and that one of the `others` that is not listed is nearly the same as. */
function nearMisses(
  listed: readonly ListedText[],
  seen: readonly string[],
  others: readonly string[],
  samples: number,
): readonly Diagnostic[] {
  const known = new Set(listed.map(({ value }) => canonicalText(value)))
  const present = new Set(seen.map(canonicalText))
  const strangers = [...new Set(others.map(canonicalText))].filter(text => text !== '' && !known.has(text))
  let compared = 0
  return listed.flatMap(({ value, span }) => {
    const text = canonicalText(value)
    if (text === '' || present.has(text)) return []
    const isNear = strangers.some(other => ++compared <= mostCompared && areNearlySame(text, other))
    if (!isNear) return []
    const hint = 'compare it letter by letter with the samples; their texts are not shown here'
    return [diagnostic('sample/text-not-seen', { text: value, samples }, span, hint)]
  })
}

/** The same but for marks and a letter or two. One digit tells one form or code from another, and so does one letter of a short word. */
function areNearlySame(left: string, right: string): boolean {
  const [a, b] = [joint(left), joint(right)]
  if (a === b) return true
  const length = Math.min(a.length, b.length)
  if (length < 3 || a.charAt(0) !== b.charAt(0) || /[0-9]/.test(a + b)) return false
  return length < 6 ? a.length !== b.length && editDistance(a, b) === 1 : editDistance(a, b) <= 2
}

function joint(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '')
}
