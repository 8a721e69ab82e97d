/** A file is a mapping or a part: each needs its own head, and neither may have the other's. */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import { entryOf, type SpannedNode } from '../spanned-node.ts'

const examples: Readonly<Record<string, string>> = {
  id: 'id: actr-1040',
  title: 'title: Account Transcript, Form 1040',
  version: 'version: "1.0.0"',
  match: 'match: { type: ACTR, form: ["1040"] }',
  fields: 'fields:',
}

/** What the head of a file lacks, but for keys that are there misspelt, and what does not belong there. */
export function checkHead(node: SpannedNode, isMisspelt: (key: string) => boolean): readonly Diagnostic[] {
  if (node.kind !== 'map') return []
  const top = { ...node.span, length: 1 }
  const isPart = entryOf(node, 'part') !== undefined
  const place = isPart ? 'the part' : 'the mapping'
  // What a mapping reads and its fields may both be those of the one that it extends.
  const own = ['id', 'title', 'version']
  const isExtension = entryOf(node, 'extends') !== undefined
  const wanted = isPart ? ['fields'] : isExtension ? own : [...own, 'match', 'fields']
  const missing = wanted
    .filter(
      key =>
        entryOf(node, key) === undefined &&
        !(key === 'fields' && entryOf(node, 'use') !== undefined) &&
        !isMisspelt(key),
    )
    .map(key => diagnostic('spec/missing-key', { key, place }, top, `add a line such as ${examples[key]}`))
  if (!isPart) return missing
  const foreign = ['id', 'title', 'version', 'match', 'extends'].flatMap(key => entryOf(node, key) ?? [])
  const misplaced = foreign.map(({ key, keySpan }) =>
    diagnostic(
      'spec/misplaced-key',
      { key, kind: 'part' },
      keySpan,
      `remove "${key}", or "part" if this is a mapping`,
    ),
  )
  return [...missing, ...misplaced]
}
