/**
 * A draft of a mapping from samples of one form: shared parts where they fit, a field for every other line, a comment for every
 * guess; and, from trying it on the samples, what it leaves unread. Holds labels and shapes of the samples, never a value.
 */
import { bundledParts } from '../../catalog/parts.gen.ts'
import { bundledPlans } from '../../catalog/plans.gen.ts'
import { compileMappings } from '../../compile/compile-mappings.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { placeNames } from '../../drift/place-name.ts'
import { loadFields } from '../../emit/load-mapping.ts'
import { ownersOf } from '../../text/labels/designator.ts'
import { counted } from '../../text/messages/counted.ts'
import type { DraftField } from './draft-field.ts'
import { fieldsOf, type PlacesContext } from './draft-places.ts'
import { FieldNames } from './field-names.ts'
import { type FittingParts, fittingParts } from './fitting-parts.ts'
import { mapSamples, type Sample } from './samples.ts'
import { Vocabulary } from './vocabulary.ts'
import { comment, type DraftHead, writeDraft } from './write-draft.ts'

/** A line that the draft does not read, by the labels that lead to it, masked. */
export interface NotRead {
  readonly place: string
  readonly samples: number
}

/** A first mapping, and what was seen in the samples. */
export interface Draft {
  /** The text of the mapping file. */
  readonly text: string
  readonly id: string
  /** Fields of its own, those inside groups and lists included, without the groups. */
  readonly fields: number
  /** How many of them have something for their author to decide. */
  readonly todos: number
  /** Names of the bundled parts that it uses. */
  readonly parts: readonly string[]
  readonly notRead: readonly NotRead[]
  /** What the compiler finds in it: warnings only. */
  readonly diagnostics: readonly Diagnostic[]
}

/** `parts`: whether bundled parts are used where they fit; true where left out. */
export interface DraftOptions {
  readonly parts?: boolean
}

const types: Readonly<Record<string, string>> = {
  ACTR: 'Account Transcript',
  RECA: 'Record of Account',
  RETR: 'Tax Return Transcript',
  WAID: 'Wage and Income Transcript',
}

/** Whether there are mappings for transcripts of this type. */
export function isKnownType(type: string): boolean {
  return Object.hasOwn(types, type)
}

/** `samples` are at least one, all of one known type. */
export function draftMapping(samples: readonly Sample[], { parts = true }: DraftOptions = {}): Draft {
  const type = samples[0]?.type ?? ''
  const fitting = fittingParts(samples, parts)
  const forms = [...new Set(samples.map(sample => sample.form))]
  const head = headOf(type, forms, samples.length, fitting)
  const vocabulary = bundledVocabulary()
  const context: PlacesContext = {
    vocabulary,
    isKnown: label => vocabulary.has(label),
    years: fitting.results.map(result => result.document.period?.slice(0, 4)),
    owners: ownersOf(head.forms),
    left: fitting.left,
  }
  const printings = samples.map(({ document }, sample) => ({ object: document, pointer: '', sample }))
  const fields = fieldsOf(printings, { type, path: [], kind: '' }, new FieldNames(fitting.names), context)
  const text = textWithin(head, fields)
  const { plans, diagnostics } = compileMappings(
    [{ name: `${head.id}.yaml`, text }],
    bundledParts(),
    bundledPlans(),
  )
  const [plan] = plans
  const notRead = plan === undefined ? [] : unreadIn(mapSamples(plan, samples).map(result => result.unmapped))
  const counts = countOf(fields)
  return {
    text: `${text}${notReadLines(notRead, samples.length)}`,
    id: head.id,
    ...counts,
    parts: fitting.use,
    notRead,
    diagnostics,
  }
}

/** With as many comments as a mapping has room for. */
function textWithin(head: DraftHead, fields: readonly DraftField[]): string {
  const texts = (['all', 'todos', 'none'] as const).map(comments => () => writeDraft(head, fields, comments))
  let text = ''
  for (const make of texts) {
    text = make()
    if (text.length <= mostCharacters) return text
  }
  return text
}

/** A mapping may be a little larger; what is not read is still to be listed. */
const mostCharacters = 90_000

function headOf(
  type: string,
  forms: readonly (string | undefined)[],
  samples: number,
  { use }: FittingParts,
): DraftHead {
  const known = forms.includes(undefined) ? [] : forms.flatMap(form => form ?? [])
  const slug = known.length === 0 ? 'general' : (known[0] ?? '').toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const bundled = bundledPlans().filter(plan => plan.type === type)
  const reading = bundled.filter(plan => known.some(form => plan.forms.includes(form)))
  const id = `${type.toLowerCase()}-${slug}`.replace(/-$/, '')
  const isTaken = bundledPlans().some(plan => plan.id === id)
  return {
    id: isTaken ? `own-${id}` : id,
    title: `${types[type]}, ${known.length === 0 ? 'any form' : `Form ${known.join(', ')}`}`,
    type,
    forms: known,
    use,
    notes: [
      `A draft from ${counted(samples, 'sample')}. Go through the lines marked TODO, compare each field with the form, then remove these comments.`,
      ...reading.map(
        ({ id: other }) =>
          `${other} comes with the package and reads this form: "extends: ${other}" may be all you need.`,
      ),
      ...(known.length < 2
        ? []
        : [
            `TODO the samples are of ${known.length} forms: where their lines are not the same, draft each form from its own samples.`,
          ]),
      ...(known.length === 0 ? ['TODO add the form under match: the samples name none that is known.'] : []),
    ],
  }
}

function bundledVocabulary(): Vocabulary {
  return new Vocabulary(bundledPlans().map(plan => ({ type: plan.type, ...loadFields(plan) })))
}

/** The places of unread leaves, in order, and in how many samples each is. */
function unreadIn(unmapped: readonly (readonly string[])[]): readonly NotRead[] {
  const nameOf = placeNames()
  const counts = new Map<string, number>()
  for (const pointers of unmapped)
    for (const place of new Set(pointers.map(nameOf))) counts.set(place, (counts.get(place) ?? 0) + 1)
  return [...counts].map(([place, samples]) => ({ place, samples }))
}

function notReadLines(notRead: readonly NotRead[], samples: number): string {
  if (notRead.length === 0) return ''
  const lines = [
    ...comment(
      'TODO not read: lines that no field can name, that stand twice in one section, or that hold no text.',
      '',
    ),
    ...notRead.map(({ place, samples: count }) => `# - ${place} (in ${count} of ${samples})`),
  ]
  return `\n${lines.join('\n')}\n`
}

function countOf(fields: readonly DraftField[]): { readonly fields: number; readonly todos: number } {
  let count = 0
  let todos = 0
  const waiting = [...fields]
  for (let field = waiting.pop(); field !== undefined; field = waiting.pop()) {
    if (field.todos.length > 0) todos++
    if (field.kind === 'value' || field.kind === 'years') count++
    else waiting.push(...field.fields)
    if (field.kind === 'choice') waiting.push(...field.cases.flatMap(each => each.fields), ...field.otherwise)
  }
  return { fields: count, todos }
}
