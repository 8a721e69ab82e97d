/** A run in a few lines: shards, lines, what was found by code, and the root of a complete one. */
import { total } from '../../bulk/batch/tally.ts'
import type { RunStatus } from '../../remap/run/run-status.ts'

const mostKinds = 20

export function renderStatus(status: RunStatus): string {
  const { runId, shards, done, carried, tally, unmapped, kinds, unread, root } = status
  const over = carried === 0 ? '' : `, ${carried} of them carried over`
  const { lines, mapped, blank, rejected, issues } = tally
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['rejected', byNumber(rejected)],
    ['errors', byNumber({ ...issues.error, ...issues.bug })],
    ['warnings', byNumber(issues.warning)],
    ['info', byNumber(issues.info)],
  ]
  const shown = (kinds ?? []).slice(0, mostKinds)
  const more = (kinds ?? []).length - shown.length
  return [
    `run ${runId}: ${done} of ${shards} shards done${over}`,
    `  ${lines} lines: ${mapped} mapped, ${total(rejected)} rejected, ${blank} blank`,
    ...lists.filter(([, list]) => list.length > 0).map(([name, list]) => `  ${name}: ${list.join(', ')}`),
    ...shown.map(({ mapping, type, form, documents }) => `  ${mapping}: ${documents} of ${type} ${form}`),
    ...(more > 0 ? [`  and ${more} more kinds of documents; --json lists them`] : []),
    ...(unmapped > 0 ? [`  ${unmapped} labelled lines that nothing read, most often:`] : []),
    ...unread.slice(0, 5).map(({ mapping, name, lines: times }) => `    ${mapping} ${name}: ${times}`),
    ...(root === null ? [] : [`root ${root}`]),
    '',
  ].join('\n')
}

/** "code count", the most frequent first. */
function byNumber(counts: Readonly<Record<string, number>>): readonly string[] {
  return Object.entries(counts)
    .sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1))
    .map(([code, times]) => `${code} ${times}`)
}
