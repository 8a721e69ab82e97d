/**
 * The normal transcripts of test/catalogue/normal-transcripts: what a reader who knows transcripts meets every day. Each is
 * written whole or made from a sample by edits after which its figures still agree. All people are made up.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkExamples, type Json } from './check-examples.ts'
import { type Edits, edited } from './edited-transcript.ts'
import { projectRoot } from './goldens.ts'

/** A normal transcript. */
export interface NormalTranscript {
  /** What it is, in the words of a reader. */
  readonly what: string
  readonly transcript: Json
  /** Codes of infos that are right, each with the reason. */
  readonly infos: Readonly<Record<string, string>>
}

interface Written extends Edits {
  readonly what: string
  readonly transcript?: Json
  readonly from?: string
  readonly infos?: Readonly<Record<string, string>>
  /** Rows of an account: code, words, cycle, date, amount. */
  readonly rows?: readonly (readonly [string, string, string, string, string])[]
}

const folder = join(projectRoot, 'test/catalogue/normal-transcripts')

/** Every one of them. */
export function normalTranscripts(): readonly NormalTranscript[] {
  return readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .sort()
    .flatMap(name => read(join(folder, name)) as readonly Written[])
    .map(written => ({
      what: written.what,
      transcript: edited(written.transcript ?? sample(written.from ?? ''), { ...written, set: put(written) }),
      infos: written.infos ?? {},
    }))
}

/** What is put into a transcript, the rows of the account among it. */
function put({ rows, set = {} }: Written): Readonly<Record<string, Json>> {
  if (rows === undefined) return set
  const entries = rows.map(([CODE, DESC, CYCLE, DATE, AMOUNT]) => ({ CODE, DESC, CYCLE, DATE, AMOUNT }))
  return { ...set, '/SECTION_TRANSACTIONS': entries }
}

/** A transcript by its name: of docs/checks, or by its path below test/golden. */
export function sample(name: string): Json {
  return (
    checkExamples().right.get(name) ?? (read(join(projectRoot, 'test/golden', name, 'input.json')) as Json)
  )
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
