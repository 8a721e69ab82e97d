/** The examples of docs/checks: made-up transcripts whose figures agree, and for each check one figure put wrong. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** JSON whose leaves are texts, as in a transcript. */
export type Json = string | readonly Json[] | { readonly [key: string]: Json }

/** A text that makes a check fail, in the place of another one. */
export interface CheckFault {
  readonly check: string
  readonly transcript: string
  readonly pointer: string
  readonly text: string
}

const folder = new URL('../../docs/checks', import.meta.url).pathname

/** The transcripts that are right, by name, and the faults. */
export function checkExamples(): {
  readonly right: ReadonlyMap<string, Json>
  readonly faults: readonly CheckFault[]
} {
  const names = readdirSync(folder).filter(name => name !== 'faults.json')
  const right = new Map(names.map(name => [name.slice(0, -'.json'.length), read(name) as Json]))
  const faults = read('faults.json') as readonly CheckFault[]
  for (const { check, transcript } of faults)
    if (!right.has(transcript))
      throw new TypeError(
        `docs/checks/faults.json, ${check}: write a transcript docs/checks/${transcript}.json`,
      )
  return { right, faults }
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(join(folder, name), 'utf8'))
}
