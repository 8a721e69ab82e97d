/** What can be said on the command line of `npm run bench`. */
import { parseArgs } from 'node:util'
import type { Group } from './groups/group.ts'
import type { Clock } from './measure/clock.ts'

export interface Options {
  readonly groups: readonly Group[]
  /** Only contestants whose name has this text; all where empty. */
  readonly contestant: string
  /** Whether everything is measured as it should be: then the page is written. */
  readonly isWhole: boolean
  /** Whether it is only to be seen that everything runs. */
  readonly isQuick: boolean
  readonly json: boolean
  readonly rounds: number
  /** How many documents the memory group maps. */
  readonly documents: number
  readonly clock: Clock
}

/** The options, or a text to show instead: the help, or what is wrong with them. */
export function readOptions(
  args: readonly string[],
  groups: readonly Group[],
): Options | { readonly help: string; readonly isFault: boolean } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        json: { type: 'boolean', default: false },
        quick: { type: 'boolean', default: false },
        rounds: { type: 'string' },
        documents: { type: 'string' },
        clock: { type: 'string', default: 'cpu' },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) return { help: help(groups), isFault: false }
    const [name, contestant = ''] = values.only?.split(':') ?? []
    const chosen = name === undefined ? groups : groups.filter(group => group.name === name)
    if (chosen.length === 0) return fault(`--only is one of ${groups.map(group => group.name).join(', ')}`)
    const { quick } = values
    const isWhole = name === undefined && !quick
    const rounds = Number(values.rounds ?? (quick ? 1 : isWhole ? 15 : 5))
    if (!Number.isInteger(rounds) || rounds < 1) return fault('--rounds is a whole number, at least 1')
    const documents = Number(values.documents ?? (quick ? 2000 : isWhole ? 1_000_000 : 100_000))
    if (!Number.isInteger(documents) || documents < 100)
      return fault('--documents is a whole number, at least 100')
    const { clock } = values
    if (clock !== 'cpu' && clock !== 'wall') return fault('--clock is cpu or wall')
    return {
      groups: chosen,
      contestant,
      isWhole,
      isQuick: quick,
      json: values.json,
      rounds,
      documents,
      clock,
    }
  } catch (error) {
    return fault(error instanceof Error ? error.message : String(error))
  }
}

function fault(text: string): { readonly help: string; readonly isFault: true } {
  return { help: `${text}\nnpm run bench -- --help`, isFault: true }
}

function help(groups: readonly Group[]): string {
  const lines = groups.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`)
  return `npm run bench -- [options]

Measures the library. Without --only it measures everything and writes docs/performance.md with its charts.

  --only GROUP[:TEXT]  one group, five rounds, the page left alone; with TEXT only what has it in its name
  --rounds N           how often each piece of work has its turn (15)
  --documents N        how many documents the memory group maps (1000000)
  --quick              one round, each piece of work for a moment only: whether all of it runs; the page left alone
  --clock cpu|wall     processor time of the process (cpu), or the clock on the wall
  --json               the findings as JSON on standard output
  --help               this text

Groups:
${lines.join('\n')}

For a profile of one piece of work, after npm run build:
  node --cpu-prof --expose-gc --import tsx test/bench/main.ts --only main:TEXT`
}
