/**
 * `# txmap-ignore CODE reason` behind a line, or on a line of its own above it, leaves the findings of that code on that line out. An
 * error stays: a mapping with one cannot be used, whatever is said of it.
 */
import type { SourceFile } from '../../compile/source-file.ts'
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import { withLineFeeds } from '../../spec/lines/line-ends.ts'

interface Ignore {
  readonly code: string
  readonly reason: string
  /** The line whose findings it leaves out. */
  readonly line: number
  readonly at: {
    readonly line: number
    readonly column: number
    readonly offset: number
    readonly length: number
  }
}

const comment = /^(.*?)(?:^|\s)(#\s*txmap-ignore\b[ \t]*(\S*)[ \t]*(.*?))[ \t]*$/

/** What is left of `found` in these files, with what is wrong with the comments themselves. */
export function withoutIgnored(
  sources: readonly SourceFile[],
  found: readonly Diagnostic[],
): readonly Diagnostic[] {
  const ignores = sources
    .map(source => ({ source, list: ignoresIn(source.text) }))
    .filter(each => each.list.length > 0)
  if (ignores.length === 0) return found
  const byPlace = new Map<string, Ignore>()
  for (const { source, list } of ignores)
    for (const each of list) byPlace.set(placeOf(source.name, each.line, each.code), each)
  const used = new Set<Ignore>()
  const kept = found.filter(each => {
    const ignore = byPlace.get(placeOf(each.span.file, each.span.line, each.code))
    if (ignore === undefined || each.severity === 'error' || each.severity === 'bug') return true
    used.add(ignore)
    return false
  })
  const own = ignores.flatMap(({ source, list }) =>
    list.flatMap(each => {
      const span = { file: source.name, ...each.at }
      if (!used.has(each)) {
        const isError = found.some(
          other =>
            other.span.file === source.name && other.span.line === each.line && other.code === each.code,
        )
        const hint = isError ? 'correct the error; it cannot be suppressed' : 'remove the comment'
        return [diagnostic('ignore/unused', { code: each.code }, span, hint)]
      }
      return each.reason === ''
        ? [
            diagnostic(
              'ignore/no-reason',
              { code: each.code },
              span,
              'say behind the code why it is left out',
            ),
          ]
        : []
    }),
  )
  return [...kept, ...own]
}

function placeOf(file: string, line: number, code: string): string {
  return `${code} ${line} ${file}`
}

function ignoresIn(text: string): readonly Ignore[] {
  if (!text.includes('txmap-ignore')) return []
  const ignores: Ignore[] = []
  let offset = 0
  const lines = withLineFeeds(text.replace(/^\ufeff/, '')).split('\n')
  for (const [index, line] of lines.entries()) {
    const read = line.length > 1000 ? null : comment.exec(line.replace(/\r$/, ''))
    if (read !== null) {
      const [, before = '', whole = '', code = '', reason = ''] = read
      const start = line.indexOf(whole, before.length)
      const isAlone = line.slice(0, start).trim() === ''
      ignores.push({
        code,
        reason,
        line: isAlone ? index + 2 : index + 1,
        at: { line: index + 1, column: start + 1, offset: offset + start, length: whole.length },
      })
    }
    offset += line.length + 1
  }
  return ignores
}
