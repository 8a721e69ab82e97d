/** What changes between two versions of a mapping, as a person likes to read it, or as Markdown for a pull request. */
import type { CheckDiff, FieldDiff, MappingDiff, Transition } from '../../authoring/diff/mapping-diff.ts'
import { raisedVersion } from '../../authoring/diff/version-part.ts'
import { counted } from '../../text/messages/counted.ts'
import { shownLine } from '../../text/messages/shown-text.ts'
import type { Paint } from '../paint.ts'

/** The text of a comparison. */
export function renderDiff(diff: MappingDiff, paint: Paint): string {
  return [
    paint('bold', heading(diff)),
    ...diff.fields.flatMap(field => [
      shownLine(`  ${field.class}: ${field.field} ${changeText(field)}`),
      ...field.transitions.map(each => shownLine(`      ${transitionText(each)}`)),
    ]),
    ...diff.checks.map(each => shownLine(`  check ${each.check} ${checkText(each)}`)),
    versionText(diff),
    '',
  ].join('\n')
}

/** The same as Markdown. */
export function diffMarkdown(diff: MappingDiff): string {
  const rows = diff.fields.map(
    field =>
      `| \`${field.field}\` | ${field.class} | ${changeText(field)} | ${field.documents} | ${field.transitions.map(transitionText).join('<br>')} |`,
  )
  const table =
    rows.length === 0
      ? ['No field changes.']
      : [
          '| field | class | change | documents | from which state to which |',
          '|---|---|---|---|---|',
          ...rows,
        ]
  const checks = diff.checks.map(each => `- check \`${each.check}\` ${checkText(each)}`)
  const all = checks.length === 0 ? table : [...table, '', ...checks]
  return [`### ${heading(diff)}`, '', ...all, '', versionText(diff), ''].map(shownLine).join('\n')
}

function heading({ id, versions, documents, passedOver, changed }: MappingDiff): string {
  const over = passedOver === 0 ? '' : `, ${passedOver} passed over`
  return `${id} ${versions.from} -> ${versions.to}: ${changed} of ${counted(documents, 'document')} change${over}`
}

function checkText({ change, fails }: CheckDiff): string {
  const does = change === 'changed' ? 'changes' : `is ${change}`
  if (fails === undefined) return does
  return `${does}; it fails in ${fails.from} -> ${counted(fails.to, 'document')}`
}

function changeText({ change, types }: FieldDiff): string {
  if (change === 'values') return 'changes'
  return types === undefined ? `is ${change}` : `was ${types.from}, is ${types.to}`
}

function transitionText({ from, to, documents, shapes }: Transition): string {
  const side = (state: string, shape: string): string => (shape === '' ? state : `${state} (${shape})`)
  return `${side(from, shapes.from)} -> ${side(to, shapes.to)} in ${counted(documents, 'document')}`
}

function versionText({ versions, needed, risen, isEnough }: MappingDiff): string {
  if (needed === 'none') return 'The version need not rise.'
  const rose = risen === 'none' ? 'did not rise' : `rose by a ${risen} version`
  if (isEnough) return `The version ${rose}; a ${needed} version is needed.`
  return `The version ${rose}; a ${needed} version is needed: ${raisedVersion(versions.from, needed)}.`
}
