/** The targets of the fuzzer, and what helps it with each. */
import { plans } from '../support/plans.ts'

export interface Target {
  /** Of its file, and of its folders below `seeds` and `findings`. */
  readonly name: string
  /** Bytes; longer inputs only make it slower. */
  readonly longest: number
  /** Packages whose branches count as well as our own: they do part of the reading. */
  readonly packages: readonly string[]
  /** Whether it answers at once. */
  readonly isSynchronous: boolean
  /** Words that chance would hardly find. */
  readonly words: () => readonly string[]
}

const mappingWords: readonly string[] = [
  ...[
    'id: ',
    'title: ',
    'version: "1.0.0"',
    'match: { type: ACTR }',
    'fields:\n',
    'from: ',
    'as: money',
    'as: ',
  ],
  ...[
    'derive: ',
    'section: ',
    'each: ',
    'list: ',
    'use: [',
    'about: ',
    'checks:\n',
    'that: ',
    'says: ',
    '- ',
  ],
  ...[
    'ignore:\n',
    'path: ',
    'because: ',
    'required: true',
    'choose: ',
    'cases:',
    'by: ',
    'texts: ',
    'where: ',
  ],
  ...[
    '&a ',
    '*a',
    '<<: ',
    '!!str ',
    '|\n',
    '>-\n',
    '? ',
    '"',
    "'",
    '---\n',
    '...\n',
    '\t',
    '# ',
    '{ ',
    '}',
    '[',
    ']',
  ],
]
const expressionWords: readonly string[] = [
  ...['$count(', '$sum(', '$exists(', '$append(', '$string(', '$number(', '$boolean(', '$not(', '$lookup('],
  ...['$distinct(', '$reverse(', '$join(', '$split(', '$substring(', '$contains(', '$lowercase(', '$keys('],
  ...[
    ' and ',
    ' or ',
    ' in ',
    ' ?? ',
    ' ?: ',
    ' := ',
    '!=',
    '<=',
    '>=',
    ' & ',
    '..',
    '$$',
    '**',
    '[-1]',
    '[]',
  ],
  ...[
    'null',
    'true',
    'false',
    'rows',
    'code',
    'amount',
    'function(',
    '~>',
    '^(',
    '{"',
    '"',
    '`',
    '/a/',
    '@',
    '#',
  ],
]

export const targets: readonly Target[] = [
  {
    name: 'text-reader',
    longest: 2048,
    packages: [],
    isSynchronous: true,
    words: () => ['"TYPE":"RETR"', '"FORM":"1040"', '\\ud800', '\\u0022', 'true', 'null', '1e5', ...labels()],
  },
  { name: 'documents', longest: 1024, packages: [], isSynchronous: true, words: () => [] },
  {
    name: 'mapping-reader',
    longest: 2048,
    packages: ['yaml'],
    isSynchronous: true,
    words: () => mappingWords,
  },
  {
    name: 'expressions',
    longest: 256,
    packages: ['jsonata'],
    isSynchronous: false,
    words: () => expressionWords,
  },
  {
    name: 'bulk-input',
    longest: 512,
    packages: [],
    isSynchronous: false,
    words: () => ['\n', '\r\n', '{}\n'],
  },
]

/** Labels of the bundled mappings, those of the outermost sections first; a choice of them, as there are thousands. */
function labels(): readonly string[] {
  const texts = plans().flatMap(plan => plan.fields.map(field => JSON.stringify(field)))
  const found = new Set(
    texts.flatMap(text => [...text.matchAll(/"label":("[^"\\]{3,40}")/g)].map(([, l]) => l ?? '')),
  )
  return [...found].filter((_label, index) => index % 8 === 0)
}
