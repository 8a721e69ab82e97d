/** The words for what was left unread: the same in every summary, so that nobody overlooks them and anybody can search for them. */

const plurals = {
  line: 'lines',
  'labelled line': 'labelled lines',
  entry: 'entries',
  section: 'sections',
  transcript: 'transcripts',
  file: 'files',
  error: 'errors',
  warning: 'warnings',
} as const

export type Thing = keyof typeof plurals

/** `1 line`, `2 lines`. */
export function counted(count: number, thing: Thing): string {
  return count === 1 ? `1 ${thing}` : `${count} ${plurals[thing]}`
}

/** `NOT READ: 2 of 40 lines, in 1 section`, and without the 40 where that is not known. */
export function notReadLine(
  unread: number,
  of: number | undefined,
  where: string,
  thing: Thing = 'line',
): string {
  const count = of === undefined ? counted(unread, thing) : `${unread} of ${counted(of, thing)}`
  return `NOT READ: ${count}, ${where}`
}

/** The same text as the beginning of a line. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `all 40 lines were read or left out on purpose`, `all lines …` where the number is not known, and `nothing was read` where it is 0. */
export function allReadLine(of: number | undefined): string {
  if (of === 0) return 'nothing was read'
  return `all ${of === undefined ? plurals.line : counted(of, 'line')} were read or left out on purpose`
}

/** What follows on either, where wordings are only supposed; `where` says of which part of the lines it is. */
export function unseenWordings(read: number, unseen: number, where = ''): string {
  return unseen === 0
    ? ''
    : `; of the ${read} read${where}, ${unseen} have a wording that nobody has seen on a transcript`
}
