/**
 * Runs the whole campaign of rewordings and prints what became of them, as the tables of docs/proofs.md: `npm run test:rewording`.
 * `-- --list` names what was read wrong or skipped in silence. Ends with 1 where there is any. RECORD=1 keeps the figures.
 */
import { keepMeasurement } from '../support/measurement.ts'
import {
  type Outcome,
  outcomes,
  subjects,
  type Trial,
  trialsOfLabels,
  trialsOfTitles,
  trialsOfTypes,
} from './campaign.ts'

type Tally = Record<Outcome, number>

const tallies = new Map<string, Map<string, Tally>>()
const faults: Trial[] = []

for (const trials of [trialsOfLabels(), trialsOfTitles(), trialsOfTypes()]) {
  for (const trial of trials) {
    const ofSubject = tallies.get(trial.subject) ?? new Map<string, Tally>()
    tallies.set(trial.subject, ofSubject)
    const tally = ofSubject.get(trial.rewording.name) ?? noneYet()
    ofSubject.set(trial.rewording.name, tally)
    tally[trial.outcome]++
    if (trial.outcome === 'wrong' || trial.outcome === 'silent') faults.push(trial)
  }
}

const shown: readonly Outcome[] = ['right', 'loud at the field', 'loud', 'silent', 'wrong']
const sums: string[] = []
for (const subject of subjects) {
  const ofSubject = tallies.get(subject) ?? new Map<string, Tally>()
  console.log(`\n### ${firstLarge(subject)}\n`)
  console.log(`| rewording | ${outcomes.join(' | ')} |`)
  console.log(`|---|${outcomes.map(() => '---:|').join('')}`)
  for (const [name, tally] of ofSubject) console.log(rowOf(name, tally, outcomes))
  const all = sum([...ofSubject.values()])
  console.log(rowOf('**all**', all, outcomes))
  sums.push(rowOf(subject, all, shown))
}
keepMeasurement('rewording', 'npm run test:rewording', sums)
if (process.argv.includes('--list')) {
  console.log('')
  for (const { outcome, rewording, place, printed } of faults)
    console.log(`${outcome}: ${place}, ${rewording.name}: ${JSON.stringify(printed)}`)
}
process.exitCode = faults.length > 0 ? 1 : 0

function noneYet(): Tally {
  return { right: 0, 'loud at the field': 0, loud: 0, silent: 0, wrong: 0, unchanged: 0, 'another label': 0 }
}

function sum(all: readonly Tally[]): Tally {
  const total = noneYet()
  for (const tally of all) for (const outcome of outcomes) total[outcome] += tally[outcome]
  return total
}

function rowOf(name: string, tally: Tally, columns: readonly Outcome[]): string {
  return `| ${name} | ${columns.map(outcome => tally[outcome].toLocaleString('en-US')).join(' | ')} |`
}

function firstLarge(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
