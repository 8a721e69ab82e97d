/** What samples say against one field of a mapping. */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import { yearStandIn } from '../../plan/view-labels.ts'
import { pathFix, writtenSteps } from '../../spec/label-path.ts'
import type { AlternativeSpec, FieldSpec } from '../../spec/mapping-spec.ts'
import { canonicalText } from '../../text/labels/canonical-label.ts'
import { formatPath, quotedPath } from '../../text/labels/path-notation.ts'
import { didYouMean, editDistance, nearestNames } from '../../text/messages/nearest-names.ts'
import { formatSpan } from '../../text/places/position.ts'
import { likeness, wordsOf } from '../../transcript/labels/wording.ts'
import { distinctTexts, guessNormalizer, readsAll } from '../draft/guess-normalizer.ts'
import type { FieldUse } from './field-uses.ts'

/** At most this many unread lines are compared with a label that is on no sample: each comparison costs the product of both lengths. */
const mostCompared = 500

/** `uses` are those of the mappings that have the field; of one that no sample reaches nothing is known. Paths in it count from `section`. */
export function fieldFindings(
  field: FieldSpec,
  uses: readonly FieldUse[],
  fields: ReadonlyMap<string, FieldSpec>,
  section: readonly string[],
): readonly Diagnostic[] {
  const samples = uses.reduce((sum, use) => sum + use.samples, 0)
  if (samples === 0) return []
  const labels = new Set(uses.flatMap(use => [...use.labels]))
  if (labels.size === 0) return [unseenLabel(field, uses, samples, section)]
  return [
    ...refusedTexts(field, uses, samples),
    ...undecidedFlag(field, uses, samples),
    ...readAsText(field, uses, samples),
    ...neverFilled(field, uses, samples),
    ...sameLine(field, uses, fields),
    ...unseenWordings(field, uses, section),
  ]
}

/** The label of a path, as a sample would have it. */
function labelOf({ label }: AlternativeSpec): string {
  return label.steps.at(-1) ?? ''
}

function unseenLabel(
  field: FieldSpec,
  uses: readonly FieldUse[],
  samples: number,
  section: readonly string[],
): Diagnostic {
  const [first] = field.from
  const path = first?.label
  const wanted = first === undefined ? '' : labelOf(first)
  const unread = uses.flatMap(use => [...use.unread.values()])
  const likely = likelyIn(uses, wanted)
  // The sections above it where it stands in a group are not written in the path itself.
  const own = path?.steps.slice(0, -1) ?? []
  const beside = unread.filter(steps => endsWith(steps.slice(0, -1), own) && lastOf(steps) !== wanted)
  const elsewhere = samePath(unread, path?.steps ?? [])
  // The very label in another section goes before one that is a little like it.
  const compared = elsewhere.length > 0 ? [] : beside.slice(0, mostCompared)
  const near =
    likely === undefined || likely === wanted ? nearestNames(wanted, new Set(compared.map(lastOf))) : [likely]
  const [only, other] = near
  const [place, otherPlace] = elsewhere
  const isOne = only !== undefined && other === undefined && field.from.length === 1
  const isReachable = place !== undefined && section.every((step, index) => place[index] === step)
  const meant =
    isOne && path !== undefined
      ? formatPath([...writtenSteps(path).slice(0, -1), only])
      : only === undefined && isReachable && otherPlace === undefined && field.from.length === 1
        ? formatPath(place.slice(section.length))
        : undefined
  const safe = isOne ? isSlip(only, wanted) : meant !== undefined
  const hint = didYouMean(near) || placeHint(place, isReachable ? section : undefined)
  const span = path?.span ?? field.name.span
  const parameters = { label: quotedPath(path?.steps ?? []), samples }
  const fix = path === undefined ? undefined : pathFix(path, meant, safe)
  return diagnostic('sample/label-not-seen', parameters, span, hint, fix)
}

/** Whether nothing else can be meant: short words are a letter or two away from many. */
function isSlip(label: string, wanted: string): boolean {
  return editDistance(label, wanted) <= (wanted.length < 6 ? 1 : 2)
}

/** The label of the first mapping that has one worded alike: another is merely the only line that the field could read. */
function likelyIn(uses: readonly FieldUse[], wanted: string): string | undefined {
  const words = wordsOf(wanted)
  for (const use of uses) {
    const found = use.likely()
    if (found !== undefined && likeness(words, wordsOf(found)) > 0) return found
  }
  return undefined
}

/** The lines of a path in another section; where there are none, those of its label alone. */
function samePath(lines: readonly (readonly string[])[], path: readonly string[]): typeof lines {
  const whole = lines.filter(steps => endsWith(steps, path))
  return whole.length > 0 || path.length < 2 ? whole : lines.filter(steps => endsWith(steps, path.slice(-1)))
}

/** `section` is the one that the field stands in, where the line at `place` can be read from there. */
function placeHint(place: readonly string[] | undefined, section: readonly string[] | undefined): string {
  if (place === undefined) return 'check the lines that no field reads: txmap map SAMPLE --mapping FILE --all'
  if (section !== undefined) return `did you mean ${formatPath(place.slice(section.length))}?`
  return `${quotedPath(place.slice(0, -1))} has a line of this label: read it in a group of that section`
}

function endsWith(steps: readonly string[], end: readonly string[]): boolean {
  return end.every((step, index) => steps[steps.length - end.length + index] === step)
}

function lastOf(steps: readonly string[]): string {
  return steps.at(-1) ?? ''
}

/** An `as` that refuses texts, and the one that reads all of them. */
function refusedTexts(field: FieldSpec, uses: readonly FieldUse[], samples: number): readonly Diagnostic[] {
  const { as } = field
  const refused = uses.reduce((sum, use) => sum + use.refused, 0)
  // With a way of reading for each wording, or with tables, there is more to it than one word.
  if (refused === 0 || as === undefined) return []
  const texts = [...new Set(uses.flatMap(use => [...use.texts]))]
  const isPlain =
    field.from.every(each => each.as === undefined) && !field.keys.has('yes') && !field.keys.has('values')
  const [first] = field.from
  const guess = isPlain && first !== undefined ? guessNormalizer(labelOf(first), texts) : undefined
  const meant =
    guess !== undefined && guess.as !== as.value && guess.as !== 'flag' && readsAll(guess.as, texts)
      ? guess
      : undefined
  const filled = uses.reduce((sum, use) => sum + use.filled, 0)
  const hint =
    meant === undefined
      ? 'check the lines on the samples; docs/normalizers.md shows what each normalizer accepts'
      : `as: ${meant.as} reads all of them`
  const fix =
    meant === undefined || as.span.length !== as.value.length
      ? undefined
      : { span: as.span, replacement: meant.as, safe: filled === 0 && meant.todo === undefined }
  const parameters = { as: as.value, name: field.name.value, samples: refused, of: samples }
  return [diagnostic('sample/refused', parameters, as.span, hint, fix)]
}

/** A flag that no text of the samples decides: it would be neither yes nor no on every transcript. */
function undecidedFlag(field: FieldSpec, uses: readonly FieldUse[], samples: number): readonly Diagnostic[] {
  const { as, yes, no, name, from } = field
  if (as?.value !== 'flag' || from.some(each => each.as !== undefined)) return []
  const listed = new Set([...yes, ...no].map(({ value }) => canonicalText(value)))
  const texts = uses.flatMap(use => [...use.texts])
  if (texts.length === 0 || texts.some(text => listed.has(canonicalText(text)))) return []
  const of = uses.reduce((sum, use) => sum + use.filled, 0)
  const hint =
    'list the texts that the samples print under "yes" and "no"; txmap why SAMPLE FIELD --show-values shows them'
  return [diagnostic('sample/undecided-flag', { name: name.value, of, samples }, as.span, hint)]
}

/** What a line is that is no mere text; its shape alone says so, whatever its label. */
const kinds: ReadonlySet<string> = new Set(['money', 'price', 'ratio', 'date', 'month', 'period'])

/** A line of amounts or dates, read as text: it is neither exact nor compared nor added up. */
function readAsText(field: FieldSpec, uses: readonly FieldUse[], samples: number): readonly Diagnostic[] {
  const { as, name, from } = field
  const [first] = from
  if (as?.value !== 'text' || first === undefined || from.some(each => each.as !== undefined)) return []
  const texts = distinctTexts(uses.flatMap(use => [...use.texts]))
  if (texts.length === 0) return []
  const guess = guessNormalizer(labelOf(first), texts)
  if (!kinds.has(guess.as) || guess.todo !== undefined) return []
  const of = uses.reduce((sum, use) => sum + use.filled, 0)
  // Another kind of value changes what comes out, so only a person can want it.
  const isWord = as.span.length === as.value.length
  const fix = isWord ? { span: as.span, replacement: guess.as, safe: false } : undefined
  const parameters = { name: name.value, as: guess.as, of, samples }
  return [diagnostic('sample/read-as-text', parameters, as.span, `write as: ${guess.as}`, fix)]
}

function neverFilled(field: FieldSpec, uses: readonly FieldUse[], samples: number): readonly Diagnostic[] {
  if (!field.required || uses.some(use => use.filled + use.refused > 0)) return []
  const span = field.keys.get('required') ?? field.name.span
  const parameters = { name: field.name.value, samples }
  return [
    diagnostic(
      'sample/never-filled',
      parameters,
      span,
      'remove "required", or add a sample that has the line',
    ),
  ]
}

function sameLine(
  field: FieldSpec,
  uses: readonly FieldUse[],
  fields: ReadonlyMap<string, FieldSpec>,
): readonly Diagnostic[] {
  const [other] = uses.flatMap(use => [...use.twins]).flatMap(place => fields.get(place) ?? [])
  if (other === undefined || !isBehind(field, other)) return []
  const parameters = { name: field.name.value, other: other.name.value, place: formatSpan(other.name.span) }
  return [
    diagnostic(
      'sample/same-line',
      parameters,
      field.name.span,
      'remove one of the two, or read another line',
    ),
  ]
}

/** Of two fields on one line the later one is reported. */
function isBehind({ name }: FieldSpec, { name: other }: FieldSpec): boolean {
  return name.span.file === other.span.file
    ? name.span.offset > other.span.offset
    : name.span.file > other.span.file
}

/** A note for each wording that no sample has, of a field that was read by another. */
function unseenWordings(
  field: FieldSpec,
  uses: readonly FieldUse[],
  section: readonly string[],
): readonly Diagnostic[] {
  const labels = new Set(uses.flatMap(use => [...use.labels]))
  if (field.from.length < 2 || !field.from.some(each => labels.has(labelOf(each)))) return []
  return (
    field.from
      .filter(each => !labels.has(labelOf(each)) && !labelOf(each).includes(yearStandIn))
      // It may stand beside another wording that is read instead, or be read by another field.
      .filter(({ label }) => !uses.some(use => isOnSample(use, label.steps, section)))
      .map(each =>
        diagnostic(
          'sample/wording-not-seen',
          { label: quotedPath(each.label.steps), name: field.name.value },
          each.label.span,
          'nothing needs doing where other transcripts have it',
        ),
      )
  )
}

/** Whether a sample has a line of this path, counted from `section`, or beside lines that the field reads: their section may be called otherwise. */
function isOnSample(use: FieldUse, path: readonly string[], section: readonly string[]): boolean {
  if (use.isLine([...section, ...path].join('\n'))) return true
  const titles = ['', ...path.slice(0, -1), ''].join('\n')
  return [...use.sections].some(
    around => use.isLine(`${around}${lastOf(path)}`) && `\n${around}`.endsWith(titles),
  )
}
