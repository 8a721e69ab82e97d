/** What a run changes, in lines: shards, documents, and fields with the number of documents and where to look first. */
import type { RunDiff } from '../../remap/run/diff-runs.ts'

const mostFields = 50

export function renderRunDiff({ before, after, shards, documents, fields }: RunDiff): string {
  const { different, onlyBefore, onlyAfter, otherMapping } = documents
  const shown = fields.slice(0, mostFields)
  const lines = [
    `run ${before} -> ${after}`,
    `  shards: ${counts({ 'the same': shards.same, different: shards.different, 'only before': shards.onlyBefore, 'only after': shards.onlyAfter, 'not compared': shards.notCompared })}`,
    `  documents: ${counts({ different, 'only before': onlyBefore, 'only after': onlyAfter, 'by another mapping': otherMapping })}`,
    ...shown.map(({ mapping, field, changes, first }) => {
      const what = counts(changes)
      return `  ${mapping} ${field}: ${what} (first in shard ${first.shard}, line ${first.line})`
    }),
  ]
  const more = fields.length - shown.length
  if (more > 0) lines.push(`  and ${more} more fields; --json lists them`)
  return `${lines.join('\n')}\n`
}

/** "2 changed, 1 filled"; "none" where all are zero. */
function counts(by: Readonly<Partial<Record<string, number>>>): string {
  const some = Object.entries(by).flatMap(([name, times = 0]) => (times > 0 ? [`${times} ${name}`] : []))
  return some.length === 0 ? 'none' : some.join(', ')
}
