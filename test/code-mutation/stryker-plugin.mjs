/**
 * What Stryker is made to do besides its own: run only the slips that were drawn, since a range of lines holds others too, and
 * write each verdict down as soon as there is one, so that a run that was ended is not lost. Plain JavaScript, as the processes of
 * Stryker load it by themselves. `CODE_MUTATION_DRAWN` names a file with the
 * key of each slip and the hash of its file, a JSON list of pairs; `CODE_MUTATION_VERDICTS`
 * the file to which verdicts are added, one a line.
 */
import { appendFileSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

const root = process.env.CODE_MUTATION_ROOT ?? process.cwd()

function keyOf({ fileName, location: { start, end }, mutatorName, replacement }) {
  const file = relative(root, fileName).replaceAll('\\', '/')
  return `${file}:${start.line}:${start.column}-${end.line}:${end.column} ${mutatorName} ${replacement}`
}

/** The hash of the file of each slip that was drawn, by its key. */
function drawn() {
  return new Map(JSON.parse(readFileSync(process.env.CODE_MUTATION_DRAWN, 'utf8')))
}

class DrawnOnly {
  #drawn = new Map()

  async init() {
    this.#drawn = drawn()
  }

  async group(mutants) {
    return [mutants.map(({ id }) => id)]
  }

  async check(mutants) {
    return Object.fromEntries(
      mutants.map(mutant => [
        mutant.id,
        this.#drawn.has(keyOf(mutant))
          ? { status: 'passed' }
          : { status: 'compileError', reason: 'not drawn' },
      ]),
    )
  }
}

class Verdicts {
  #keys = new Map()
  #hashes = new Map()
  #left = 0
  #last = Date.now()

  onMutationTestingPlanReady({ mutantPlans }) {
    this.#hashes = drawn()
    for (const { mutant } of mutantPlans) this.#keys.set(mutant.id, keyOf(mutant))
    this.#left = [...this.#keys.values()].filter(key => this.#hashes.has(key)).length
    this.#last = Date.now()
  }

  onMutantTested({ id, status, statusReason, killedBy, static: isStatic }) {
    if (statusReason === 'not drawn') return
    const now = Date.now()
    const key = this.#keys.get(id)
    const verdict = {
      key,
      hash: this.#hashes.get(key),
      status,
      asked: process.env.CODE_MUTATION_ASKED,
      isStatic: isStatic === true,
      killedBy: killedBy?.[0] ?? null,
      seconds: Math.round((now - this.#last) / 100) / 10,
    }
    this.#last = now
    this.#left--
    appendFileSync(process.env.CODE_MUTATION_VERDICTS, `${JSON.stringify(verdict)}\n`)
    process.stderr.write(`${status} ${key.split(' ')[0]} (${this.#left} left)\n`)
  }
}

export const strykerPlugins = [
  { kind: 'Checker', name: 'drawn-only', factory: () => new DrawnOnly() },
  { kind: 'Reporter', name: 'verdicts', factory: () => new Verdicts() },
]
