/**
 * The steps of a path that is written in a way of others: `SECTION_FILING/EXPENSES`, `SECTION_FILING>INCOME`, a step of several
 * words without quotes, curly or single quotes. For hints only: nothing is read by it.
 */

/** What parts the steps, by what stands behind the first section. */
const separators: readonly (readonly [RegExp, RegExp])[] = [
  [/^\s*(?:-|=)?>/, /\s*(?:-|=)?>\s*/y],
  // Word processors make an arrow of "->" and of "=>"; menus are written with angles.
  [/^\s*[\u2192\u21d2\u203a\u00bb]/, /\s*[\u2192\u21d2\u203a\u00bb]\s*/y],
  [/^\s*\//, /\s*\/\s*/y],
  [/^\s*\\/, /\s*\\\s*/y],
  [/^\s*\|/, /\s*\|\s*/y],
  [/^\s*::?\s*/, /\s*::?\s*/y],
]
const section = /^[/\\.\s"'\u201c]*(SECTION_\w*)["'\u201d]?/i
/** A dot inside a number, or with a blank behind it, belongs to a label. */
const dot = /\.(?=\S)(?![0-9](?<=[0-9]\.[0-9]))/y
const quoted = /"(?:[^"]|"")*"|\u201c[^\u201d]*\u201d|\u2018[^\u2019]*\u2019|`[^`]*`/y

/** Whether the text is a path from a section of a transcript whose steps are parted by none of the two notations. */
export function isForeignPath(text: string): boolean {
  const found = section.exec(text)
  if (found === null) return false
  const behind = text.slice(found[0].length)
  if (/^\s+>\s/.test(behind) && !/^[/\\]/.test(text)) return false
  return separators.some(([begins]) => begins.test(behind))
}

/** A longer text is no slip in a path. */
const longest = 400

/** The steps that were likely meant, none of them empty and without the quotes around them; none of a text that is not a path at all. */
export function likelySteps(text: string): readonly string[] {
  if (text.length > longest) return []
  const found = section.exec(text)
  const behind = found === null ? '' : text.slice(found[0].length)
  const between = separators.find(([begins]) => begins.test(behind))?.[1] ?? dotApartIn(behind)
  const steps: string[] = []
  let from = 0
  for (let at = 0; at <= text.length; ) {
    const isStart = text.slice(from, at).trim() === ''
    const whole = isStart ? matchAt(quoted, text, at) : undefined
    if (whole !== undefined) {
      at += whole
      continue
    }
    const gap = at === text.length ? 0 : (matchAt(dot, text, at) ?? (between && matchAt(between, text, at)))
    if (gap === undefined) {
      at++
      continue
    }
    steps.push(text.slice(from, at))
    at += Math.max(1, gap)
    from = at
  }
  return steps.map(withoutQuotes).filter(step => step !== '')
}

/** What parts the steps of a path with blanks around its dots. */
function dotApartIn(behind: string): RegExp | undefined {
  return /^(?:\s+\.|\.\s)/.test(behind) ? /\s+\.\s*|\.\s+/y : undefined
}

function matchAt(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at
  const found = pattern.exec(text)
  return found === null ? undefined : found[0].length
}

function withoutQuotes(step: string): string {
  const words = step.trim()
  if (/^"(?:[^"]|"")*"$/.test(words)) return words.slice(1, -1).replaceAll('""', '"').trim()
  const marks = words.split('"').length - 1
  // Quotes inside a label are its own.
  if (marks > 0 && marks % 2 === 0 && !(words.startsWith('"') && words.endsWith('"'))) return words
  return words
    .replace(/^["'`\u2018\u2019\u201c\u201d\s]+/, '')
    .replace(/["'`\u2018\u2019\u201c\u201d\s]+$/, '')
}
