/** The mark that some editors put in front of UTF-8 text: a file that has it keeps it when it is changed. */
import { closeSync, openSync, readSync, statSync } from 'node:fs'

const mark = '\ufeff'

/** `text`, with the mark where the file that it takes the place of begins with one. */
export function markedAs(file: string, text: string): string {
  return text.startsWith(mark) || !hasMark(file) ? text : `${mark}${text}`
}

function hasMark(file: string): boolean {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return false
  const handle = openSync(file, 'r')
  try {
    const head = new Uint8Array(3)
    readSync(handle, head, 0, 3, 0)
    return head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf
  } finally {
    closeSync(handle)
  }
}
