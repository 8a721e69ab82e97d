/**
 * YAML text to nodes with places, or diagnostics. The yaml package is known to this file and its helpers only.
 * Untrusted text is fine: no anchors, aliases, merge keys, tags or directives; size and nesting are bounded.
 */
import { Composer, type Document, Parser } from 'yaml'
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import { lineStarts, positionOf, type Span } from '../../text/places/position.ts'
import { withLineFeeds } from '../lines/line-ends.ts'
import { SetAside } from '../lines/set-aside.ts'
import { controlFault, depthFault, largest, sizeFault } from '../lines/yaml-limits.ts'
import type { SpannedNode } from '../spanned-node.ts'
import { type OpenMarks, openMarks } from './open-marks.ts'
import { readNodes } from './read-nodes.ts'
import { yamlFaults } from './yaml-faults.ts'

/** What the text holds. `node` is what of it can be read; absent where that is nothing. */
export interface YamlReading {
  readonly node: SpannedNode | undefined
  readonly diagnostics: readonly Diagnostic[]
  /** Where something could not be read. */
  readonly aside: SetAside
}

/** How often a text is read again with its faults set aside, a long one less often; then the rest of it is left. */
const mostRounds = 10
/** At most this many characters are read in all rounds but the first and the last. */
const mostRead = 2 * largest
/** A text with more of them is not a mapping with a slip in it. */
const mostErrors = 100

const options = {
  prettyErrors: false,
  stringKeys: true,
  uniqueKeys: false,
  version: '1.2',
  schema: 'core',
} as const

/**
 * Reads a mapping's YAML, or another text of at most `longest` characters. `file` is the name shown in diagnostics; a byte order
 * mark is no part of the text.
 */
export function readYaml(file: string, given: string, longest: number = largest): YamlReading {
  const text = withLineFeeds(given.startsWith('\ufeff') ? given.slice(1) : given)
  const spanOf = spansIn(file, text.slice(0, longest))
  const aside = new SetAside(text.slice(0, longest))
  const limit = sizeFault(text, longest, spanOf)
  if (limit !== undefined) return { node: undefined, diagnostics: [limit], aside }
  const reported: Diagnostic[] = []
  // In the last round, or where a round found nothing to set aside, everything behind the fault is.
  const last = Math.min(mostRounds, 1 + Math.floor(mostRead / Math.max(1, text.length)))
  let isStuck = false
  let isSpent = false
  for (let round = 0; ; round++) {
    const rest = aside.rest
    const { document, faults, around } = parsed(rest, spanOf)
    const [fault] = faults
    if (fault?.code === 'spec/too-large') {
      if (round === 0) reported.push(fault)
      aside.takeRest(0)
      return { node: undefined, diagnostics: [...reported, ...aside.warnings(spanOf)], aside }
    }
    if (fault === undefined || isSpent) {
      const { node, diagnostics } =
        fault === undefined && document !== undefined
          ? readNodes(document, rest, spanOf)
          : { node: undefined, diagnostics: [] }
      const errors = diagnostics.filter(found => found.severity === 'error')
      for (const { span } of errors.slice(0, mostErrors)) aside.note(span.offset)
      const found = [...reported, ...aside.warnings(spanOf), ...diagnostics]
      return { node: errors.length > mostErrors ? undefined : node, diagnostics: found, aside }
    }
    isSpent = isStuck || round === last
    if (!isSpent) reported.push(...faults)
    if (isSpent || endsDocument(rest, fault.span.offset)) aside.takeRest(fault.span.offset)
    else {
      const taken = faults.map(({ span }) => aside.take(span.offset, around(span.offset)))
      isStuck = !taken.includes(true)
    }
  }
}

/** What stands behind the end of a document is another one. */
function endsDocument(text: string, at: number): boolean {
  return text.startsWith('---', at) || text.startsWith('...', at)
}

interface Parsed {
  readonly document: Document.Parsed | undefined
  /** What keeps it from being read. */
  readonly faults: readonly Diagnostic[]
  readonly around: OpenMarks['around']
}

const nowhere: OpenMarks['around'] = () => undefined

function parsed(text: string, spanOf: (from: number, to: number) => Span): Parsed {
  const refused = (fault: Diagnostic): Parsed => ({ document: undefined, faults: [fault], around: nowhere })
  const control = controlFault(text, spanOf)
  if (control !== undefined) return refused(control)
  const tokens = [...new Parser().parse(text)]
  const depth = depthFault(tokens, spanOf)
  if (depth !== undefined) return refused(depth)
  const documents = [...new Composer(options).compose(tokens, true, text.length)]
  const [document] = documents
  const found = documents.flatMap(each => [...each.errors, ...each.warnings])
  if (found.length > 0) {
    const marks = openMarks(tokens)
    return { document, faults: yamlFaults(found, marks, text, spanOf), around: marks.around }
  }
  const outline = outlineFault(documents, text, spanOf)
  return outline === undefined ? { document, faults: [], around: nowhere } : refused(outline)
}

/** Makes the spans of a text, most quickly in the order of the text. */
function spansIn(file: string, text: string): (from: number, to: number) => Span {
  const starts = lineStarts(text)
  let start = 0
  let end = 0
  let line = 1
  return (from, to) => {
    if (from < start || from >= end) {
      ;({ line } = positionOf(starts, from))
      start = starts[line - 1] ?? 0
      end = starts[line] ?? Number.POSITIVE_INFINITY
    }
    return { file, line, column: from - start + 1, offset: from, length: Math.max(1, to - from) }
  }
}

/** A second document in the file, or a directive before the first. */
function outlineFault(
  documents: readonly Document.Parsed[],
  text: string,
  spanOf: (from: number, to: number) => Span,
): Diagnostic | undefined {
  const directive = /^%.*/m.exec(text.slice(0, documents[0]?.range[0] ?? 0))
  if (directive !== null) {
    const place = spanOf(directive.index, directive.index + directive[0].trimEnd().length)
    return diagnostic('spec/yaml-syntax', { problem: 'a directive' }, place, 'remove the line')
  }
  const [, second] = documents
  if (second === undefined) return undefined
  const [begin] = second.range
  // The one before it may end with its own mark, and nothing stand in front of the second.
  const mark = Math.max(0, text.lastIndexOf('---', begin), text.lastIndexOf('\n...', begin) + 1)
  const place = spanOf(mark, mark + 3)
  return diagnostic(
    'spec/yaml-syntax',
    { problem: 'a second document begins here' },
    place,
    'move what follows into its own file',
  )
}
