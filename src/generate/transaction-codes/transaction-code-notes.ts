/**
 * Reads transaction-codes.txt: for each code a title, what it means, where that is from and how well it is known. None of it is
 * in the package that runs: in the data stand the authority's own words. One code a line, its cells separated by ` | `.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is known of one code. */
export interface TransactionCodeNote {
  readonly code: string
  readonly title: string
  readonly meaning: string
  /** Keys of `transactionCodeSources`. */
  readonly sources: readonly string[]
  /** S: a source was seen and says so. K: general knowledge, not verified. */
  readonly mark: string
}

/** The notes in the order of the file. `root` is the project's folder. */
export function transactionCodeNotes(root: string): readonly TransactionCodeNote[] {
  const text = readFileSync(join(root, 'src/generate/transaction-codes/transaction-codes.txt'), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map(line => {
      const [code = '', title = '', meaning = '', sources = '', mark = ''] = line.split(' | ')
      return { code, title, meaning, sources: sources.split(', '), mark }
    })
}
