/**
 * The only table of codes. A released code is never reused or renumbered; docs/errors.md has one section for each.
 * Headlines say in the present tense what is wrong with which named thing. They name labels and places, never values.
 */

interface Entry<P> {
  readonly severity: 'error' | 'warning' | 'info' | 'bug'
  readonly message: (parameters: P) => string
}

function error<P = Record<never, never>>(message: (parameters: P) => string): Entry<P> {
  return { severity: 'error', message }
}

function warning<P = Record<never, never>>(message: (parameters: P) => string): Entry<P> {
  return { severity: 'warning', message }
}

function info<P = Record<never, never>>(message: (parameters: P) => string): Entry<P> {
  return { severity: 'info', message }
}

interface Named {
  readonly name: string
}

/** What is mapped. */
type Document = 'transcript' | 'callback'

export const codes = {
  // The YAML text of a mapping
  'spec/yaml-syntax': error((p: { problem: string }) => `The YAML cannot be read: ${p.problem}`),
  'spec/tab': error(() => 'A tab is used for indentation'),
  'spec/not-checked-further': warning((p: { from: number; to: number }) =>
    p.from === p.to ? `Line ${p.from} was not checked` : `Lines ${p.from} to ${p.to} were not checked`,
  ),
  'spec/bad-indent': error(() => 'The indentation does not fit the lines around it'),
  'spec/duplicate-key': error((p: { key: string }) => `Key "${p.key}" is written twice in the same place`),
  'spec/too-large': error((p: { limit: string }) => `The mapping is larger than ${p.limit}`),
  'spec/alias': error(() => 'Anchors and aliases are not part of the mapping language'),
  'spec/tag': error((p: { tag: string }) => `Tag "${p.tag}" is not part of the mapping language`),
  'spec/cut-text': warning(() => 'The text ends before "#": what follows is a comment'),
  'spec/too-many-faults': warning(
    (p: { shown: number }) => `More than ${p.shown} faults in one file; the others are not shown`,
  ),

  // The shape of a mapping (schemas/mapping.schema.json)
  'spec/unknown-key': error((p: { key: string; place: string }) => `Unknown key "${p.key}" in ${p.place}`),
  'spec/missing-key': error((p: { key: string; place: string }) => `Key "${p.key}" is missing in ${p.place}`),
  'spec/wrong-type': error((p: { what: string; expected: string }) => `${p.what} is not ${p.expected}`),
  'spec/bad-value': error(
    (p: { key: string; expected: string }) => `"${p.key}" does not read as ${p.expected}`,
  ),

  // The meaning of a mapping
  'spec/unclear-path': error(
    (p: { path: string; problem: string }) =>
      `${p.path} can be read neither as a path nor as a label: ${p.problem}`,
  ),
  'spec/unknown-normalizer': error((p: Named) => `Unknown normalizer "${p.name}"`),
  'spec/unknown-part': error((p: Named) => `Unknown part "${p.name}"`),
  'spec/circular-use': error((p: { chain: string }) => `Part uses itself: ${p.chain}`),
  'spec/duplicate-field': error(
    (p: Named & { other: string }) => `Field "${p.name}" is already defined at ${p.other}`,
  ),
  'spec/unknown-section': warning((p: Named) => `Section "${p.name}" is not part of a transcript`),
  'spec/list-section': warning(
    (p: Named) => `Section "${p.name}" is a list of entries, of which this path reads the first alone`,
  ),
  'spec/field-kind': error((p: Named & { kinds: string }) =>
    p.kinds === ''
      ? `Field "${p.name}" does not say how it is filled`
      : `Field "${p.name}" says ${p.kinds} where exactly one way to fill it is needed`,
  ),
  'spec/misplaced-key': error(
    (p: { key: string; kind: string }) => `"${p.key}" has no meaning beside "${p.kind}"`,
  ),
  'spec/misplaced-field': error(
    (p: { what: string; rule: string }) => `${p.what} cannot stand here: ${p.rule}`,
  ),
  'spec/label-conflict': error(
    (p: { label: string; use: string; otherUse: string; other: string }) =>
      `${p.label} is read as ${p.use} here and as ${p.otherUse} at ${p.other}`,
  ),
  'spec/same-label': warning(
    (p: { label: string }) => `"${p.label}" is the same label as an earlier alternative`,
  ),
  'spec/same-text': error(
    (p: { text: string; other: string }) => `"${p.text}" already stands for ${p.other}`,
  ),
  'spec/ignored-and-read': error(
    (p: { path: string; other: string }) => `"${p.path}" is ignored here but read at ${p.other}`,
  ),
  'spec/ignored-twice': error(
    (p: { path: string; other: string }) => `"${p.path}" lies in what is ignored at ${p.other}`,
  ),
  'spec/unknown-output': error((p: Named) => `No field "${p.name}" in the output of this mapping`),
  'spec/duplicate-id': error(
    (p: Named & { other: string }) => `Id "${p.name}" is already taken at ${p.other}`,
  ),
  'spec/duplicate-check': error(
    (p: Named & { other: string }) => `A check has the name "${p.name}" already, at ${p.other}`,
  ),
  'spec/bundled-id': error(
    (p: Named & { what: string }) => `Id "${p.name}" is that of the bundled mapping for ${p.what}`,
  ),
  'spec/duplicate-part': error(
    (p: Named & { other: string }) => `Part "${p.name}" is already defined at ${p.other}`,
  ),
  'spec/form-in-family': error((p: Named & { list: 'family' | 'partly' }) =>
    p.list === 'family'
      ? `Form "${p.name}" is a form of the mapping and of its family as well`
      : `Form "${p.name}" is read whole and partly as well`,
  ),
  'spec/duplicate-match': error(
    (p: { what: string; other: string }) => `${p.what} is already mapped at ${p.other}`,
  ),

  // JSONata, in a mapping or on its own
  'expression/syntax': error((p: { problem: string }) => `The expression cannot be read: ${p.problem}`),
  'expression/not-allowed': error((p: { what: string }) => `${p.what} is not allowed in an expression`),
  'expression/unknown-function': error((p: Named) => `Unknown function "$${p.name}"`),
  'expression/too-large': error((p: { limit: string }) => `The expression is larger than ${p.limit}`),
  'expression/arity': error(
    (p: Named & { takes: string; found: number }) =>
      `$${p.name} takes ${p.takes}, here it is given ${p.found}`,
  ),
  'expression/argument': error(
    (p: Named & { nth: number; found: string; wanted: string }) =>
      `Argument ${p.nth} of $${p.name} is ${p.found} where ${p.wanted} is expected`,
  ),
  'expression/constant': error(
    (p: Named & { problem: string }) => `The text given to $${p.name} does not fit: ${p.problem}`,
  ),
  'expression/operand': error(
    (p: { operator: string; problem: string }) => `"${p.operator}" cannot be used with ${p.problem}`,
  ),
  'expression/condition': error(
    (p: { found: string }) => `The condition is ${p.found} where true or false is expected`,
  ),
  'expression/result': error(
    (p: { found: string; gives: string }) => `The expression gives ${p.found} where "as" says ${p.gives}`,
  ),
  'expression/failed': error((p: { reason: string }) => `The expression failed: ${p.reason}`),

  // A document that gives no result
  'transcript/not-json': error(
    (p: { what: Document; place: string }) => `The ${p.what} is not JSON: it cannot be read at ${p.place}`,
  ),
  'transcript/not-object': error(
    (p: { what: Document; found: string }) => `The ${p.what} is ${p.found} where an object is expected`,
  ),
  'transcript/over-limit': error(
    (p: { name: string; more: string }) =>
      `The document has more than ${p.more}, which limit "${p.name}" allows at most`,
  ),
  'transcript/bad-limit': error(
    (p: { problem: string }) => `The limits of documents are set wrongly: ${p.problem}`,
  ),
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
      `Form ${p.form} is read by mapping "${p.id}", in whose family of forms it is`,
  ),
  'transcript/shared-lines': info(
    (p: { form: string; id: string }) =>
      `Form ${p.form} is read by mapping "${p.id}" as far as the lines of the two are the same`,
  ),
  'transcript/other-form': error(
    (p: { printed: string | undefined; asked: string; isForm: boolean; where: 'header' | 'return' }) => {
      const asked = p.isForm ? `Form ${p.asked}` : p.asked
      if (p.printed === undefined) return `The ${p.where} names no form, where ${asked} was asked for`
      if (!p.isForm) return `The ${p.where} names Form ${p.printed}, where ${asked} was asked for`
      return `The figures are of Form ${p.printed} by the ${p.where}, where ${asked} was asked for; ask for Form ${p.printed}`
    },
  ),
  'transcript/wrong-shape': error(
    (p: { found: string; expected: string }) => `Found ${p.found} where ${p.expected} is expected`,
  ),
  'transcript/too-deep': error((p: { limit: number }) => `Nested deeper than ${p.limit} levels`),
  'transcript/duplicate-key': warning(
    (p: { key: string; line: number; column: number }) =>
      `Key ${p.key} is written again at line ${p.line}, column ${p.column} of the JSON text; the first one is read`,
  ),
  'transcript/duplicate-label': warning(
    (p: { key: string }) => `Label ${p.key} stands twice in one section; the first one is read`,
  ),
  'transcript/repeated-section': warning(
    (p: { key: string }) => `Section ${p.key} is repeated; the first one is read`,
  ),
  'transcript/other-source': warning(
    (p: { key: string; first: string }) =>
      `${p.key} has other content than ${p.first}, which is read in its place`,
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
    (p: { key: string; label: string; unsourced: boolean }) =>
      `Nothing reads ${p.key}; it may be ${p.label}, which is absent${p.unsourced ? ' and whose wording is known from no transcript' : ''}`,
  ),
  'transcript/unread-lines': warning(
    (p: { key: string; more: number; absent: number }) =>
      `Nothing reads ${p.key}${p.more > 0 ? `, nor ${p.more} more such ${p.more === 1 ? 'line' : 'lines'}` : ''}; of the fields beside it ${p.absent} ${p.absent === 1 ? 'is' : 'are'} absent`,
  ),
  'transcript/unread-section': warning((p: { key: string; likely: string | undefined }) =>
    p.likely === undefined
      ? `Nothing of section ${p.key} is read`
      : `Nothing of section ${p.key} is read; it may be ${p.likely}, which is absent`,
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
  'value/underivable': error((p: { reason: string }) => `Cannot be computed: ${p.reason}`),
  'value/incomplete': error((p: { name: string; key: string; why: 'unread' | 'unreadable' | 'undecided' }) =>
    p.why === 'undecided'
      ? `${p.name} has no value: it may leave out an entry whose ${p.key} is absent or says neither yes nor no`
      : `${p.name} has no value: it may leave out ${p.key}, which ${p.why === 'unread' ? 'no field reads' : 'cannot be read'}`,
  ),
  'value/required': error(() => 'A required field has no value'),
  'check/failed': error((p: { says: string }) => p.says),
  'check/undecided': warning((p: { reason: string }) => `A check could not be decided: ${p.reason}`),

  // A result that is asked, or read back
  'result/unknown-path': error(
    (p: { id: string; path: string }) => `The data of mapping "${p.id}" has no field${p.path}`,
  ),
  'result/not-json': error(
    (p: { place: string }) => `The stored result is not JSON: it cannot be read at ${p.place}`,
  ),
  'result/not-a-result': error(
    (p: { found: string; expected: string }) =>
      `This is no stored result: ${p.found} where ${p.expected} is expected`,
  ),
  'result/unknown-mapping': error(
    (p: { id: string }) => `The result is of ${p.id}, which is not among the mappings here`,
  ),
  'result/other-mapping': error(
    (p: { id: string; pinned: string }) =>
      `The result is of ${p.id} where mapping "${p.pinned}" is asked for`,
  ),
  'result/changed-mapping': error(
    (p: { id: string; found: string; expected: string }) =>
      `Mapping "${p.id}" has changed since, and the result does not fit it any more: ${p.found} where ${p.expected} is expected`,
  ),

  // The options of createMapper
  'mapper/wrong-option': error(
    (p: { what: string; found: string; expected: string }) =>
      `${p.what} is ${p.found} where ${p.expected} is expected`,
  ),
  'mapper/unknown-option': error((p: Named) => `There is no option ${p.name} of createMapper`),

  // The data service: its client and its callbacks
  'service/configuration': error((p: { problem: string }) => `The service is set up wrongly: ${p.problem}`),
  'service/invalid-request': error((p: { problem: string }) => `The request is not valid: ${p.problem}`),
  'service/not-authorized': error(() => 'The service refuses calls for this company'),
  'service/token': error((p: { problem: string }) => `There is no access token: ${p.problem}`),
  'service/connection': error(
    (p: { to: string; problem: string }) => `The connection to the ${p.to} failed: ${p.problem}`,
  ),
  'service/timeout': error(
    (p: { what: string; limit: number }) => `${p.what} took longer than ${p.limit} ms`,
  ),
  'service/aborted': error(() => 'The call was aborted'),
  'service/unexpected-response': error((p: { problem: string }) => `The service answered with ${p.problem}`),
  'service/no-data': error(() => 'The service has no data for this request'),

  // The command
  'cli/usage': error((p: { problem: string }) => p.problem),
  'cli/unreadable-file': error(
    (p: { file: string; reason: string }) => `Cannot read "${p.file}": ${p.reason}`,
  ),
  'cli/unwritable-file': error(
    (p: { file: string; reason: string }) => `The command cannot write "${p.file}": ${p.reason}`,
  ),

  // Many transcripts at once
  'bulk/line-too-long': error((p: { limit: number }) => `The line is longer than ${p.limit} bytes`),
  'bulk/out-of-memory': error(
    (p: { limit: number }) => `The line needs more memory than a worker may have, which is ${p.limit} MiB`,
  ),
  'bulk/not-utf8': error(() => 'The line is not UTF-8'),
  'bulk/no-zstd': error((p: { file: string }) => `This version of Node.js has no zstd for "${p.file}"`),
  'bulk/unreadable-input': error(
    (p: { file: string; reason: string }) => `Cannot read the input "${p.file}": ${p.reason}`,
  ),
  'bulk/unwritable-output': error(
    (p: { file: string; reason: string }) => `Cannot write "${p.file}": ${p.reason}`,
  ),
  'bulk/unfinished-run': error((p: { file: string }) => `A run that writes "${p.file}" was interrupted`),
  'bulk/locked': error(
    (p: { file: string; owner: string }) => `Another run is writing "${p.file}": ${p.owner}`,
  ),
  'bulk/cannot-resume': error((p: { reason: string }) => `The run cannot be resumed: ${p.reason}`),

  // A broken promise of our own
  'bug/worker-ended': {
    severity: 'bug',
    message: (p: { how: string }) => `A worker thread ended before its work was done: ${p.how}`,
  },
  'bug/broken-promise': {
    severity: 'bug',
    message: (p: { what: string }) => `A bug of tax-transcript-mapper: ${p.what}`,
  },
} as const

/** Every code this package can report. */
export type Code = keyof typeof codes

/** What the message of a code is made from. */
export type Parameters<C extends Code> = (typeof codes)[C] extends {
  readonly message: (parameters: infer P) => string
}
  ? P
  : never
