/** Makes docs/glossary.md: the words that lenders ask about. Fields and form lines come from the mappings, codes from their list. */
import { transactionCodes } from '../../normalize/transaction/transaction-codes.ts'
import type { MappingPlan } from '../../plan/mapping-plan.ts'
import type { Figure } from '../figures/figure.ts'
import { figures } from '../figures/figures-page.ts'
import { type NamedField, namedFields } from '../figures/named-fields.ts'
import { anchorOf } from '../pages/mapping-page.ts'
import {
  type TransactionCodeNote,
  transactionCodeNotes,
} from '../transaction-codes/transaction-code-notes.ts'
import { glossary, type Term, type TermGroup } from './glossary-terms.ts'

/** Where a field is looked for first; what is left follows in the order of plans. */
const known = ['retr-1040', 'actr-1040', 'waid-income', 'retr-1065', 'retr-1120-s']

interface Sources {
  readonly fields: ReadonlyMap<string, readonly NamedField[]>
  readonly codes: ReadonlyMap<string, TransactionCodeNote>
}

/** The page; throws where a term names a field, a figure or a code that there is not. `root` is the project's folder. */
export function glossaryPage(
  plans: readonly MappingPlan[],
  root: string,
  groups: readonly TermGroup[] = glossary,
): string {
  const fields = new Map<string, NamedField[]>()
  for (const field of plans.flatMap(plan => namedFields(plan)))
    fields.set(field.name, [...(fields.get(field.name) ?? []), field])
  const codes = new Map(transactionCodeNotes(root).map(note => [note.code, note]))
  return `<!-- Made by "npm run generate" from src/generate/glossary/glossary-terms.ts, src/generate/figures and mappings/. Do not edit. -->

# Glossary

The words of a transcript that people ask about: what each means, which field holds it, on which line of the form it stands in which tax years, what null and zero say, and what limits it. Every code of an account stands in [transaction-codes.md](transaction-codes.md), every field in [vocabulary.md](vocabulary.md).

**Null is not zero.** A field is null where its line is not printed, is blank or cannot be read; \`result.state(path)\` says which. Zero is what is printed as zero, or what printed lines come to. A total that would leave something out is null, and an issue says so.

**Mark.** S: a source was seen and says so; [figures.md](figures.md#sources) and [transaction-codes.md](transaction-codes.md) name it. K: general knowledge, not verified.

${groups.map(({ title, terms }) => `- [${title}](#${headingAnchor(title)}): ${terms.map(term => link(term, { fields, codes })).join(', ')}`).join('\n')}

${groups.map(group => section(group, { fields, codes })).join('\n')}`
}

function link(term: Term, sources: Sources): string {
  return `[${term.name}](#${headingAnchor(headingOf(term, sources))})`
}

function headingOf(term: Term, sources: Sources): string {
  const note = noteOf(term, sources)
  return note ? `Code ${note.code}: ${note.title}` : term.name
}

function section({ title, terms }: TermGroup, sources: Sources): string {
  return `## ${title}

${terms.map(term => entry(term, sources)).join('\n')}`
}

function entry(term: Term, sources: Sources): string {
  const figure = figureOf(term)
  const note = noteOf(term, sources)
  const meaning = term.meaning ?? figure?.meaning ?? (note ? meaningOf(note) : '')
  const lines = term.fields.map(name => `- ${fieldOf(name, sources)}`)
  if (note !== undefined) lines.push(`- ${effectOf(note)}`)
  const without = term.without ?? figure?.without
  if (without !== undefined) lines.push(`- **Null, zero**: ${without}`)
  const limit = term.limit ?? limitOf(figure)
  if (limit !== undefined) lines.push(`- **Limit**: ${limit}`)
  if (figure !== undefined) {
    lines.push(`- **It is not**: ${figure.not}`)
    lines.push(`- At length: [${figure.name}](figures.md#${headingAnchor(figure.name)})`)
  }
  return `### ${headingOf(term, sources)}

${meaning}

${lines.join('\n')}
`
}

function figureOf({ figure }: Term): Figure | undefined {
  const found = figures.find(each => each.name === figure)
  if (figure !== undefined && found === undefined)
    throw new TypeError(`docs/glossary.md names the figure ${figure}, which there is not`)
  return found
}

function noteOf({ code }: Term, { codes }: Sources): TransactionCodeNote | undefined {
  const found = code === undefined ? undefined : codes.get(code)
  if (code !== undefined && found === undefined)
    throw new TypeError(`docs/glossary.md names the code ${code}, which there is not`)
  return found
}

function meaningOf({ meaning, mark }: TransactionCodeNote): string {
  return mark === 'K' ? `Not verified: ${meaning} (K)` : `${meaning} (S)`
}

const effects = {
  debit: 'It raises what is owed',
  credit: 'It lowers what is owed',
  varies: 'It raises or lowers what is owed, by the sign of its amount',
  none: 'It moves no money',
} as const

function effectOf({ code }: TransactionCodeNote): string {
  const row = transactionCodes.get(code)
  if (row === undefined) throw new TypeError(`docs/glossary.md: code ${code} has no group and no effect`)
  const [group, effect] = row
  return `${effects[effect]}; group \`${group}\` ([every code](transaction-codes.md#codes))`
}

function limitOf(figure: Figure | undefined): string | undefined {
  const first = figure?.caveats[0]
  return first && `${first.says} (${first.sources.length === 0 ? 'K' : 'S'})`
}

/** A field with what its mapping says of it, which has its form lines, and a link to it. */
function fieldOf(name: string, { fields }: Sources): string {
  const uses = fields.get(name)
  if (uses === undefined)
    throw new TypeError(`docs/glossary.md names the field ${name}, which no mapping has`)
  const rank = ({ plan }: NamedField): number =>
    known.includes(plan.id) ? known.indexOf(plan.id) : known.length
  const [shown] = [...uses].sort((one, other) => rank(one) - rank(other))
  if (shown === undefined) throw new TypeError(`docs/glossary.md: ${name} has no mapping`)
  const others = new Set(uses.map(({ plan }) => plan.id)).size - 1
  const more = others === 0 ? '' : ` and ${others} more`
  return `\`${name}\`, in [${shown.plan.id}](mappings/${shown.plan.id}.md#${anchorOf(name)})${more}: ${shown.about}`
}

/** The address of a heading, as the usual renderers of Markdown make it. */
function headingAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}0-9 _-]/gu, '')
    .replaceAll(' ', '-')
}
