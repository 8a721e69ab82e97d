/** The messages of the text of a mapping or of an expression. Loaded by what reads such texts. One of the tables of codes.ts, which says how they are written. */
import { error, type Named, warning } from './code-table.ts'

/** The codes of mappings: what the reader and the compiler find. */
export const mappingCodes = {
  // The YAML text of a mapping
  'spec/yaml-syntax': error((p: { problem: string }) => `The YAML cannot be read: ${p.problem}`),
  'spec/tab': error((p: { lines?: number }) =>
    (p.lines ?? 1) === 1
      ? 'A tab is used for indentation'
      : `Tabs are used for indentation, on ${p.lines} lines`,
  ),
  'spec/odd-blank': error(
    (p: Named & { lines?: number }) =>
      `A ${p.name} is used where a plain space is expected${(p.lines ?? 1) === 1 ? '' : `, on ${p.lines} lines`}`,
  ),
  'spec/curly-quotes': error(() => 'The text is in curly quotes, but YAML needs straight ones'),
  'spec/cut-by-comma': error(
    (p: { text: string }) => `The text ends at its first comma: "${p.text}" is read as the next key`,
  ),
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
    (p: Named) => `Section "${p.name}" is a list of entries; this path reads only the first`,
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
    (p: { path: string; other: string }) => `"${p.path}" is already ignored at ${p.other}`,
  ),
  'spec/circular-derivation': error((p: { chain: string }) => `Derived field needs itself: ${p.chain}`),
  'spec/unknown-output': error((p: Named) => `No field "${p.name}" in the output of this mapping`),
  'spec/duplicate-id': error(
    (p: Named & { other: string }) => `Id "${p.name}" is already taken at ${p.other}`,
  ),
  'spec/duplicate-check': error(
    (p: Named & { other: string }) => `Check "${p.name}" is already defined at ${p.other}`,
  ),
  'spec/bundled-id': error(
    (p: Named & { what: string }) => `Id "${p.name}" belongs to the bundled mapping for ${p.what}`,
  ),
  'spec/duplicate-part': error(
    (p: Named & { other: string }) => `Part "${p.name}" is already defined at ${p.other}`,
  ),
  'spec/unknown-base': error((p: Named) => `Unknown mapping "${p.name}" to extend`),
  'spec/circular-extends': error((p: { chain: string }) => `Mapping extends itself: ${p.chain}`),
  'spec/needs-extends': error(
    (p: { key: string }) => `"${p.key}" is only allowed in a mapping that extends another`,
  ),
  'spec/not-in-base': error(
    (p: { what: string; base: string }) => `${p.what} is not in "${p.base}", which is extended here`,
  ),
  'spec/other-kind': error(
    (p: Named & { kind: string; baseKind: string; other: string }) =>
      `Field "${p.name}" is filled by "${p.kind}" here and by "${p.baseKind}" in ${p.other}`,
  ),
  'spec/read-by-base': error(
    (p: Named & { done: 'dropped' | 'renamed'; reader: string; other: string }) =>
      `"${p.name}" is ${p.done} here and read by ${p.reader} in ${p.other}`,
  ),
  'spec/base-fault': error(
    (p: { other: string; problem: string }) => `What ${p.other} says does not fit here: ${p.problem}`,
  ),
  'spec/form-in-family': error((p: Named & { list: 'family' | 'partly' }) =>
    p.list === 'family'
      ? `Form "${p.name}" is listed both as a form of the mapping and in its family`
      : `Form "${p.name}" is listed both under "form" and under "partly"`,
  ),
  'spec/duplicate-match': error(
    (p: { what: string; other: string }) => `${p.what} is already mapped at ${p.other}`,
  ),

  // JSONata, in a mapping or on its own
  'expression/syntax': error((p: { problem: string }) => `The expression cannot be read: ${p.problem}`),
  'expression/too-large': error((p: { limit: string }) => `The expression is larger than ${p.limit}`),
  'expression/not-allowed': error((p: { what: string }) => `${p.what} is not allowed in an expression`),
  'expression/unknown-function': error((p: Named) => `Unknown function "$${p.name}"`),
  'expression/arity': error(
    (p: Named & { takes: string; found: number }) => `$${p.name} takes ${p.takes} but is given ${p.found}`,
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
  'expression/unknown-value': error(
    (p: { field: string; value: string }) => `${p.field} is never ${JSON.stringify(p.value)}`,
  ),
  'expression/unknown-field': error(
    (p: { entries: string; name: string }) => `${p.entries} no field "${p.name}"`,
  ),
  'expression/condition': error(
    (p: { found: string }) => `The condition is ${p.found} where true or false is expected`,
  ),
  'expression/no-field': error(() => 'The check names no field, so no transcript can change its answer'),
  'expression/result': error(
    (p: { found: string; gives: string }) => `The expression gives ${p.found} where "as" says ${p.gives}`,
  ),

  // Portable expressions, for hosts that have limits
  'portable/too-large': error(
    (p: { what: string; bytes: number; limit: number; target: string }) =>
      `${p.what} takes ${p.bytes} bytes, and ${p.target} allows ${p.limit}`,
  ),
  'portable/too-deep': error(
    (p: { what: string; levels: number; limit: number; target: string }) =>
      `${p.what} can take ${p.levels} evaluations within one another, and ${p.target} allows ${p.limit}`,
  ),
} as const
