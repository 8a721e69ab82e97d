/** The messages of a document, its mapping and the options of mapping. Loaded by everything that maps. One of the tables of codes.ts, which says how they are written. */
import { bugCodes } from './bug-codes.ts'
import { error, info, type Named, warning } from './code-table.ts'

/** What is mapped. */
export type Document = 'transcript' | 'callback'

/** What is said of a line that a figure may leave out. */
const leftOut = { unread: 'no field reads', again: 'is written again', unreadable: 'cannot be read' } as const

/** `, nor 2 more such lines`; nothing for none. */
function norMore(count: number): string {
  return count > 0 ? `, nor ${count} more such ${count === 1 ? 'line' : 'lines'}` : ''
}

/** The codes of expressions and of mapping a transcript. */
export const runCodes = {
  // JSONata as it runs
  'expression/failed': error((p: { reason: string }) => `The expression failed: ${p.reason}`),

  // A document that gives no result
  'transcript/not-json': error(
    (p: { what: Document; problem: string }) => `The ${p.what} is not JSON: ${p.problem}`,
  ),
  'transcript/not-object': error(
    (p: { what: Document; found: string }) => `The ${p.what} is ${p.found} where an object is expected`,
  ),
  'transcript/over-limit': error(
    (p: { name: string; more: string }) =>
      `The document has more than ${p.more}, which limit "${p.name}" allows at most`,
  ),
  'transcript/bad-limit': error((p: { problem: string }) => `The document limits are wrong: ${p.problem}`),
  'transcript/no-type': error(() => 'The transcript has no TYPE'),
  'transcript/version-1': error(() => 'The transcript has the shape of version 1 of the service'),
  'transcript/no-mapping': error(
    (p: { type: string; form: string }) => `There is no mapping for type ${p.type}, form ${p.form}`,
  ),
  'transcript/no-callback-mapping': error(
    (p: { kind: string }) => `There is no mapping for callbacks of the kind ${p.kind}`,
  ),
  'transcript/unknown-mapping': error((p: { id: string }) => `There is no mapping with the id "${p.id}"`),
  'transcript/unknown-check': error((p: { name: string }) => `There is no check with the name "${p.name}"`),
  'transcript/wrong-mapping': error(
    (p: { id: string; type: string; form: string }) =>
      `Mapping "${p.id}" does not fit type ${p.type}, form ${p.form}`,
  ),

  // Issues of a document that was mapped
  'transcript/general-mapping': warning(
    (p: { form: string }) => `Form ${p.form} has no mapping of its own; the general one was used`,
  ),
  'transcript/family-mapping': info(
    (p: { form: string; id: string }) =>
      `Form ${p.form} is read by mapping "${p.id}", whose family of forms includes it`,
  ),
  'transcript/shared-lines': info(
    (p: { form: string; id: string }) =>
      `Form ${p.form} is read by mapping "${p.id}" where the lines of the two forms are the same`,
  ),
  'transcript/other-form': error(
    (p: { printed: string | null; asked: string; isForm: boolean; where: 'header' | 'return' }) => {
      const asked = p.isForm ? `Form ${p.asked}` : p.asked
      if (p.printed === null) return `The ${p.where} names no form, but ${asked} was requested`
      if (!p.isForm) return `The ${p.where} names Form ${p.printed}, but ${asked} was requested`
      return `The figures are those of Form ${p.printed} according to the ${p.where}, but ${asked} was requested; request Form ${p.printed}`
    },
  ),
  'transcript/not-as-asked': error((p: { key: string }) => `${p.key} is not the one that was asked for`),
  'transcript/wrong-shape': error(
    (p: { found: string; expected: string }) => `Found ${p.found} where ${p.expected} is expected`,
  ),
  'transcript/too-deep': error((p: { limit: number }) => `Nested deeper than ${p.limit} levels`),
  'transcript/duplicate-key': warning(
    (p: { key: string; line: number; column: number }) =>
      `Key ${p.key} is written again at line ${p.line}, column ${p.column} of the JSON text; the first is read`,
  ),
  'transcript/duplicate-label': warning(
    (p: { key: string }) => `Label ${p.key} appears twice in one section; the first is read`,
  ),
  'transcript/repeated-section': warning(
    (p: { key: string }) => `Section ${p.key} is repeated; the first is read`,
  ),
  'transcript/missing-printing': warning(
    (p: { key: string }) =>
      `${p.key} has a higher number than there are printings of that section; one is missing`,
  ),
  'transcript/other-source': warning(
    (p: { key: string; first: string }) => `${p.key} differs from ${p.first}, which is read instead`,
  ),
  'transcript/contradicting-title': warning(
    (p: { what: string }) => `The ${p.what} has the number of one form and the words of another`,
  ),
  'transcript/unfamiliar-title': warning(
    (p: { what: string }) =>
      `The ${p.what} is read by its number alone; none of its words is known for that number`,
  ),
  'transcript/unknown-entry': warning(
    (p: { label: string; kept: boolean }) =>
      `The ${p.label} of this entry is not known; ${p.kept ? 'it is kept whole' : 'what is unread of it is listed as unmapped'}`,
  ),
  'transcript/likely-label': warning(
    (p: { key: string; label: string; alike: boolean; unsourced: boolean }) =>
      `Nothing reads ${p.key}; ${p.alike ? 'it may be' : 'the only field that could is'} ${p.label}, which is absent${p.unsourced ? ' and whose wording is known from no transcript' : ''}`,
  ),
  'transcript/unread-lines': warning(
    (p: { key: string; more: number; absent: number }) =>
      `Nothing reads ${p.key}${norMore(p.more)}; of the fields beside it ${p.absent} ${p.absent === 1 ? 'is' : 'are'} absent`,
  ),
  'transcript/unread-remark': warning(
    (p: { key: string; more: number }) =>
      `Nothing reads ${p.key}${norMore(p.more)}; its words may say that what stands beside it was corrected, is not final, or does not count`,
  ),
  'transcript/unread-section': warning((p: { key: string; likely: string | null }) =>
    p.likely === null
      ? `Nothing in section ${p.key} is read`
      : `Nothing in section ${p.key} is read; it may be ${p.likely}, which is absent`,
  ),
  'transcript/unread-key-figure': warning(
    (p: { name: string; key: string; more: number }) =>
      `${p.name} is absent, and ${p.key}, which nothing reads, could hold it${p.more > 0 ? `; so could ${p.more} more` : ''}`,
  ),
  'transcript/more-issues': warning(
    (p: { of: string; count: number }) =>
      `${p.count} more ${p.count === 1 ? 'issue' : 'issues'} of the code ${p.of} ${p.count === 1 ? 'is' : 'are'} not listed`,
  ),
  'transcript/unmapped': warning((p: { key: string }) => `Nothing reads ${p.key}`),
  'value/refused': error(
    (p: { normalizer: string; problem: string }) => `Cannot be read as ${p.normalizer}: ${p.problem}`,
  ),
  'value/undecided': warning(
    () => 'Neither yes nor no: the text is in no list of the flag; add it under "yes" or "no"',
  ),
  'value/underivable': error((p: { reason: string }) => `Cannot be computed: ${p.reason}`),
  'value/incomplete': error(
    (p: { name: string; key: string; why: 'unread' | 'again' | 'unreadable' | 'undecided' | 'absent' }) =>
      p.why === 'undecided'
        ? `${p.name} has no value: it may leave out an entry whose ${p.key} is absent or says neither yes nor no`
        : p.why === 'absent'
          ? `${p.name} has no value: an entry that it counts has no ${p.key}`
          : `${p.name} has no value: it may leave out ${p.key}, which ${leftOut[p.why]}`,
  ),
  'value/required': error(() => 'A required field has no value'),
  'check/failed': error((p: { says: string }) => p.says),
  'check/undecided': warning((p: { reason: string }) => `A check could not be decided: ${p.reason}`),

  // A result that is asked, or read back
  'result/unknown-path': error(
    (p: { id: string; path: string }) => `The data of mapping "${p.id}" has no field${p.path}`,
  ),

  // The options of functions
  'mapper/wrong-option': error(
    (p: { what: string; found: string; expected: string }) =>
      `${p.what} is ${p.found} where ${p.expected} is expected`,
  ),
  'mapper/unknown-option': error((p: Named & { call: string }) => `${p.call} has no option ${p.name}`),

  // A broken promise of our own
  ...bugCodes,
} as const
