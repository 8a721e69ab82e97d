/** `txmap review`: what differs from what is expected, accepted or rejected one by one. */
import { changeLines } from '../../authoring/golden/change-lines.ts'
import type { Change } from '../../authoring/golden/expected.ts'
import { expectedName, type GoldenFolder } from '../../authoring/golden/golden-files.ts'
import { readExpected, type WrittenExpectation } from '../../authoring/golden/read-expected.ts'
import { matches, pendingChanges, reviewed, type Verdict } from '../../authoring/golden/review.ts'
import { renderDiagnostic } from '../../diagnostics/render.ts'
import { shownLine } from '../../text/messages/shown-text.ts'
import { type OptionRules, readArguments } from '../arguments.ts'
import { readFile, removeFile, saveFile } from '../files.ts'
import { findGoldens, foldersOf, pendingFile } from '../goldens/load-goldens.ts'
import { type Command, exit, type Io, usageError } from '../io.ts'
import { painter } from '../paint.ts'
import { jsonText } from '../terminal.ts'

const options = {
  accept: { type: 'string', multiple: true },
  reject: { type: 'string', multiple: true },
  list: { type: 'boolean' },
  json: { type: 'boolean' },
  project: { type: 'string' },
} as const

const rules: OptionRules<keyof typeof options> = { notBeside: { list: ['accept', 'reject'] } }

export const review: Command = {
  help: `Usage: txmap review [DIR…] [--project DIR]
       txmap review [DIR…] [--accept PATTERN] [--reject PATTERN] [--json] [--project DIR]
       txmap review [DIR…] --list [--json] [--project DIR]

Goes through the differences that "txmap test" found, which wait in expected.new.yaml beside each golden. What is accepted
is written into expected.yaml, whose comments stay; what is rejected is forgotten until the next "txmap test". Keys:

  a  accept this difference        A  accept this one and all that follow
  r  reject it                     R  reject this one and all that follow
  s  skip it: it goes on waiting   q  end; what was accepted or rejected so far is kept

Without a terminal, patterns say what becomes of which difference; those that none names go on waiting. A pattern is a
path ("/income/wages"), a golden ("goldens/acme"), or both ("goldens/acme:/income/wages"); "*" stands for any letters.

  --accept PATTERN  accept the differences it names; may be given several times
  --reject PATTERN  reject them; a difference that both name is rejected
  --list            print what waits, and change nothing
  --json            with --list: { "pending": [{ "name", "changes" }] }; else { "accepted", "rejected", "waiting" }
  --project DIR     the project in DIR, where the project file is; the one around this folder if left out
  --help            this text

Exit codes: 0 done, 1 an expectation cannot be read, 2 wrong usage, or a file that cannot be read or written, 3 a bug of
ours.
`,
  run: async (args, io) => {
    const { values, positionals } = readArguments('review', args, options, rules)
    const goldens = findGoldens(await foldersOf(positionals, values.project)).filter(each => each.hasPending)
    const waiting = goldens.map(golden => waitingIn(golden, io))
    const readable = waiting.filter(each => each !== undefined)
    const code = readable.length < waiting.length ? exit.findings : exit.fine
    if (values.list === true) listed(readable, values.json === true, io)
    else if (values.accept !== undefined || values.reject !== undefined) {
      const sorter = new Sorter(values.accept ?? [], values.reject ?? [])
      const verdicts = readable.map(each => each.changes.map(change => sorter.verdict(each.folder, change)))
      sorter.mustHaveNamed()
      for (const [index, each] of readable.entries()) settle(each, verdicts[index] ?? [], io)
      summed(verdicts.flat(), values.json === true, io)
    } else {
      if (values.json === true) throw usageError('--json needs --list, --accept or --reject')
      await asked(readable, io)
    }
    return code
  },
}

/** The differences of one golden that wait. */
interface Waiting {
  readonly folder: string
  readonly pendingFile: string
  readonly expected: WrittenExpectation
  readonly changes: readonly Change[]
}

/** `undefined` after saying what cannot be read. */
function waitingIn(golden: GoldenFolder, io: Io): Waiting | undefined {
  const { folder } = golden
  if (!golden.hasExpected) {
    io.note(`${shownLine(folder)}: there is no ${expectedName} for the differences to be written into\n`)
    return undefined
  }
  const files = [`${folder}/${expectedName}`, pendingFile(golden)]
  const [expected, pending] = files.map(file => readOne(file, io))
  if (expected === undefined || pending === undefined) return undefined
  return { folder, pendingFile: pendingFile(golden), expected, changes: pendingChanges(expected, pending) }
}

function readOne(file: string, io: Io): WrittenExpectation | undefined {
  const text = readFile(file, io)
  const { expectation, diagnostics } = readExpected(text, file)
  for (const found of diagnostics) io.note(`${renderDiagnostic(found, text)}\n\n`)
  return expectation
}

function listed(waiting: readonly Waiting[], asJson: boolean, io: Io): void {
  if (asJson) {
    const pending = waiting.map(({ folder, changes }) => ({
      name: folder,
      changes: changes.map(({ part, key, expected, actual, span }) => ({
        part,
        key,
        expected: expected ?? null,
        actual: actual ?? null,
        line: span?.line ?? null,
      })),
    }))
    io.write(`${jsonText({ pending }, true)}\n`)
    return
  }
  const paint = painter(io.hasColour)
  for (const { folder, changes } of waiting) {
    io.write(`${paint('bold', shownLine(folder))}\n`)
    for (const change of changes) io.write(`${changeLines(change, folder, paint).join('\n')}\n`)
  }
  if (waiting.length === 0) io.write('nothing waits for a review\n')
}

/** Patterns, and whether each named something. */
class Sorter {
  readonly #accept: readonly string[]
  readonly #reject: readonly string[]
  readonly #used = new Set<string>()

  constructor(accept: readonly string[], reject: readonly string[]) {
    this.#accept = accept
    this.#reject = reject
  }

  verdict(folder: string, change: Change): Verdict {
    const naming = (patterns: readonly string[]): boolean => {
      const found = patterns.filter(pattern => matches(pattern, folder, change))
      for (const pattern of found) this.#used.add(pattern)
      return found.length > 0
    }
    const [isAccepted, isRejected] = [naming(this.#accept), naming(this.#reject)]
    return isRejected ? 'reject' : isAccepted ? 'accept' : 'skip'
  }

  /** @throws UsageError for a pattern that names nothing, before anything is written */
  mustHaveNamed(): void {
    const unused = [...this.#accept, ...this.#reject].find(pattern => !this.#used.has(pattern))
    if (unused !== undefined)
      throw usageError(`"${unused}" names no difference; txmap review --list prints them`)
  }
}

async function asked(waiting: readonly Waiting[], io: Io): Promise<void> {
  const total = waiting.reduce((sum, each) => sum + each.changes.length, 0)
  if (total === 0) {
    io.write('nothing waits for a review\n')
    return
  }
  const { nextKey } = io
  if (nextKey === undefined)
    throw usageError(
      'there is no terminal to ask at; say what to do with --accept PATTERN and --reject PATTERN',
    )
  const asking = new Asking(total, nextKey, io)
  const all: Verdict[] = []
  for (const each of waiting) {
    const verdicts: Verdict[] = []
    for (const change of each.changes) {
      const verdict = await asking.verdict(each.folder, change)
      if (verdict === undefined) break
      verdicts.push(verdict)
    }
    settle(each, verdicts, io)
    all.push(...each.changes.map((_, index) => verdicts[index] ?? 'skip'))
  }
  summed(all, false, io)
}

class Asking {
  readonly #total: number
  readonly #nextKey: () => Promise<string | undefined>
  readonly #io: Io
  #asked = 0
  #forAll: Verdict | undefined
  #isOver = false

  constructor(total: number, nextKey: () => Promise<string | undefined>, io: Io) {
    this.#total = total
    this.#nextKey = nextKey
    this.#io = io
  }

  /** `undefined` where the review is over. */
  async verdict(folder: string, change: Change): Promise<Verdict | undefined> {
    if (this.#isOver) return undefined
    if (this.#forAll !== undefined) return this.#forAll
    const paint = painter(this.#io.hasColour)
    this.#asked++
    this.#io.write(
      `${paint('bold', `${this.#asked} of ${this.#total}`)}  ${shownLine(folder)}\n${changeLines(change, folder, paint).join('\n')}\n`,
    )
    for (;;) {
      this.#io.write('  accept a, reject r, skip s, accept all A, reject all R, end q: ')
      const key = await this.#nextKey()
      this.#io.write(`${key ?? ''}\n`)
      const verdict = verdicts.get(key?.toLowerCase() ?? '')
      if (key === undefined || key === 'q') {
        this.#isOver = true
        return undefined
      }
      if (verdict !== undefined && key !== 'S') {
        if (key !== key.toLowerCase()) this.#forAll = verdict
        return verdict
      }
    }
  }
}

const verdicts: ReadonlyMap<string, Verdict> = new Map([
  ['a', 'accept'],
  ['r', 'reject'],
  ['s', 'skip'],
])

/** Writes what was decided of one golden: the expectation first, so that what ends the process in between loses nothing. */
function settle(
  { folder, pendingFile: file, expected, changes }: Waiting,
  given: readonly Verdict[],
  io: Io,
): void {
  if (changes.length > 0 && given.every(verdict => verdict === 'skip')) return
  const { expected: text, pending } = reviewed(expected, changes, given)
  if (text !== undefined) saveFile(`${folder}/${expectedName}`, text, io)
  if (pending === undefined) removeFile(file, io)
  else saveFile(file, pending, io)
}

function summed(given: readonly Verdict[], asJson: boolean, io: Io): void {
  const of = (wanted: Verdict): number => given.filter(verdict => verdict === wanted).length
  const counts = { accepted: of('accept'), rejected: of('reject'), waiting: of('skip') }
  io.write(
    asJson
      ? `${jsonText(counts, true)}\n`
      : `${counts.accepted} accepted, ${counts.rejected} rejected, ${counts.waiting} waiting\n`,
  )
}
