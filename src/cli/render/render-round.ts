/** A round of `txmap dev`, as a summary and as JSON. Shows labels, fields and places; the values of goldens are shown by `txmap test`. */
import { relative } from 'node:path'
import { renderDiagnostic } from '../../diagnostics/render.ts'
import { unreachable } from '../../diagnostics/unreachable.ts'
import type { Checked, Round } from '../../project/dev/project-run.ts'
import type { GoldenTried, SampleOutcome } from '../../project/dev/project-samples.ts'
import { counted } from '../../text/messages/counted.ts'
import { shownLine } from '../../text/messages/shown-text.ts'
import type { Paint } from '../paint.ts'

/** What became of the file of types. */
export type TypesState =
  | { readonly kind: 'none' }
  | { readonly kind: 'same' | 'written'; readonly file: string }
  | { readonly kind: 'unwritable'; readonly message: string }

/** This many of a kind fit on a screen beside each other. */
const mostShown = 5

/** The summary, with what is wrong above it. */
export function renderRound(round: Round, types: TypesState, milliseconds: number, paint: Paint): string {
  const took = paint('dim', `${milliseconds} ms`)
  if (round.kind === 'unreadable') {
    const state =
      round.error.code === 'project/no-file' ? 'waiting for one; Ctrl-C ends it' : 'cannot be read'
    return `${round.error.message}\n\n${row('project', paint('red', state))}${took}\n`
  }
  const { checked } = round
  // Notes are counted alone: what no sample has says little at each save.
  const wrong = checked.diagnostics.filter(found => found.severity !== 'info')
  const drawn = wrong.slice(0, mostShown).map(found => `${drawing(checked, found)}\n\n`)
  const more = moreOf(wrong.length, 'txmap check')
  const lines = [
    ...drawn,
    ...(more === '' ? [] : [`${more}\n\n`]),
    row('mappings', verdict(checked, paint)),
    ...(round.kind === 'faulty'
      ? [row('samples', paint('dim', 'wait for the errors above'))]
      : mappedRows(round, checked.directory, paint)),
    typesRow(types, checked.directory, paint),
    `${took}\n`,
  ]
  return lines.join('')
}

/** The same as plain data. */
export function roundJson(round: Round, types: TypesState, milliseconds: number): unknown {
  switch (round.kind) {
    case 'unreadable': {
      const { code, diagnostics } = round.error
      return { milliseconds, error: { code, diagnostics } }
    }
    case 'faulty':
      return { milliseconds, files: round.checked.files, diagnostics: round.checked.diagnostics }
    case 'mapped': {
      const { checked, samples } = round
      const goldens = round.goldens.map(({ folder, outcome }) => ({ folder, status: outcome.status }))
      return {
        milliseconds,
        files: checked.files,
        diagnostics: checked.diagnostics,
        samples,
        goldens,
        types: types.kind,
      }
    }
    default:
      return unreachable(round)
  }
}

function drawing({ texts }: Checked, found: Checked['diagnostics'][number]): string {
  return renderDiagnostic(found, texts.get(found.span.file) ?? '')
}

function verdict({ files, diagnostics }: Checked, paint: Paint): string {
  const errors = diagnostics.filter(found => found.severity === 'error').length
  const notes = diagnostics.filter(found => found.severity === 'info').length
  const warnings = diagnostics.length - errors - notes
  const ofNotes = notes === 0 ? '' : `, ${counted(notes, 'note')}`
  const text = `${counted(files, 'file')}: ${counted(errors, 'error')}, ${counted(warnings, 'warning')}${ofNotes}`
  return paint(errors > 0 ? 'red' : warnings > 0 ? 'yellow' : 'green', text)
}

function mappedRows(
  { samples, goldens }: Extract<Round, { readonly kind: 'mapped' }>,
  directory: string,
  paint: Paint,
): readonly string[] {
  const faulty = samples.flatMap(sample => sampleFault(sample, directory) ?? [])
  const changed = goldens.flatMap(golden => goldenFault(golden, directory) ?? [])
  const colour = (faults: readonly string[]): 'red' | 'green' => (faults.length > 0 ? 'red' : 'green')
  return [
    row(
      'samples',
      paint(colour(faulty), `${samples.length - faulty.length} of ${samples.length} without an error`),
    ),
    ...listed(faulty, 'txmap map'),
    row(
      'goldens',
      paint(colour(changed), `${goldens.length - changed.length} of ${goldens.length} as expected`),
    ),
    ...listed(changed, 'txmap test'),
  ]
}

function sampleFault(sample: SampleOutcome, directory: string): string | undefined {
  const name = shownLine(relative(directory, sample.file))
  if (sample.kind === 'failed') return `${name}: ${shownLine(sample.message)}`
  return sample.errors === 0 ? undefined : `${name}: ${counted(sample.errors, 'error')} (${sample.mapping})`
}

function goldenFault({ folder, outcome }: GoldenTried, directory: string): string | undefined {
  const name = shownLine(relative(directory, folder))
  switch (outcome.status) {
    case 'same':
      return undefined
    case 'changed':
      return `${name}: ${counted(outcome.changes.length, 'difference')}`
    case 'new':
      return `${name}: it has no expected.yaml; txmap test --update writes it`
    case 'invalid':
      return `${name}: its expected.yaml cannot be read`
    case 'failed':
    case 'orphan':
      return `${name}: ${shownLine(outcome.message)}`
    default:
      return unreachable(outcome)
  }
}

function typesRow(types: TypesState, directory: string, paint: Paint): string {
  switch (types.kind) {
    case 'none':
      return ''
    case 'same':
      return row('types', 'up to date')
    case 'written':
      return row('types', `wrote ${shownLine(relative(directory, types.file))}`)
    case 'unwritable':
      return row('types', paint('red', types.message))
    default:
      return unreachable(types)
  }
}

function row(name: string, text: string): string {
  return `${name.padEnd(10)}${text}\n`
}

function listed(faults: readonly string[], command: string): readonly string[] {
  const more = moreOf(faults.length, command)
  return [...faults.slice(0, mostShown), ...(more === '' ? [] : [more])].map(line => `  ${line}\n`)
}

function moreOf(count: number, command: string): string {
  return count > mostShown ? `and ${count - mostShown} more: ${command}` : ''
}
