/** What came of goldens, as a person reads it. Shows values: the people of goldens are made up. */
import { changeLines } from '../../authoring/golden/change-lines.ts'
import { expectedName } from '../../authoring/golden/golden-files.ts'
import type { GoldenOutcome } from '../../authoring/golden/try-golden.ts'
import { renderDiagnostic } from '../../diagnostics/render.ts'
import { unreachable } from '../../diagnostics/unreachable.ts'
import { shownLine } from '../../text/messages/shown-text.ts'
import type { Paint } from '../paint.ts'

/** A golden, what came of it, and what was done about it. */
export interface TriedGolden {
  readonly folder: string
  readonly outcome: GoldenOutcome
  /** The file that was written; `undefined` where none was. */
  readonly written: string | undefined
  /** A pending file that lies there and was not written now. */
  readonly left: string | undefined
}

const mostShown = 20

/** The lines of one golden; none where it is as expected. */
export function renderGolden(golden: TriedGolden, all: boolean, paint: Paint): string {
  const { folder, left } = golden
  const lines = outcomeLines(golden, all, paint)
  if (left !== undefined)
    lines.push(`${paint('yellow', shownLine(folder))}: ${shownLine(left)} waits for a review`)
  return lines.map(line => `${line}\n`).join('')
}

function outcomeLines({ folder, outcome, written }: TriedGolden, all: boolean, paint: Paint): string[] {
  const name = shownLine(folder)
  const file = written === undefined ? '' : `, written to ${shownLine(written)}`
  switch (outcome.status) {
    case 'same':
      return []
    case 'changed': {
      const { changes } = outcome
      const listed = all ? changes : changes.slice(0, mostShown)
      const more = changes.length - listed.length
      return [
        `${paint('red', name)}: ${counted(changes.length, 'difference')}${file}`,
        ...listed.flatMap(change => changeLines(change, folder, paint)),
        ...(more > 0 ? [`  and ${more} more (--all shows them)`] : []),
      ]
    }
    case 'new':
      return written === undefined
        ? [`${paint('yellow', name)}: it has no ${expectedName}; txmap test --update writes it`]
        : [`${paint('green', name)}: new${file}; read it against the transcript`]
    case 'invalid':
      return [
        `${paint('red', name)}: its ${expectedName} cannot be read`,
        ...outcome.diagnostics.flatMap(found => ['', ...renderDiagnostic(found, outcome.text).split('\n')]),
        '',
      ]
    case 'failed':
      return [`${paint('red', name)}: no result: ${shownLine(outcome.message)}`]
    case 'orphan':
      return [`${paint('yellow', name)}: it tests nothing: ${shownLine(outcome.message)}`]
    default:
      return unreachable(outcome)
  }
}

/** The last line: how many there are of each kind. */
export function goldenSummary(goldens: readonly TriedGolden[]): string {
  const of = (status: GoldenOutcome['status']): number =>
    goldens.filter(golden => golden.outcome.status === status).length
  const written = goldens.filter(
    golden => golden.outcome.status === 'new' && golden.written !== undefined,
  ).length
  const counts: readonly (readonly [number, string])[] = [
    [of('same'), 'as expected'],
    [of('changed'), 'changed'],
    [written, 'new'],
    [of('new') - written, 'without an expectation'],
    [of('invalid'), 'not readable'],
    [of('failed'), 'without a result'],
    [of('orphan'), 'testing nothing'],
    [goldens.filter(golden => golden.left !== undefined).length, 'waiting for a review'],
  ]
  const shown = counts.filter(([count], index) => count > 0 || index === 0)
  return `${counted(goldens.length, 'golden')}: ${shown.map(([count, what]) => `${count} ${what}`).join(', ')}`
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}
