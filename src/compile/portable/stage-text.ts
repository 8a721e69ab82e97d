/**
 * The text of a portable expression: all in one, or one stage of it for a host that takes it in pieces: first the view of the
 * transcript, then the fields by and by. A prelude holds only what its own stage calls.
 */

import { brokenPromise } from '../../diagnostics/bug.ts'
import { baseText } from '../../emit/written-mapping.ts'
import { functionsCalled } from '../../evaluate/examine/functions-called.ts'
import { type Part, part } from '../../normalize/portable-part.ts'
import { noticeLabel } from '../../plan/view-labels.ts'
import { derivedExpression } from '../../plan/whole-expression.ts'
import type { WrittenField, WrittenPlan } from '../../plan/written-plan.ts'
import { ownersOf } from '../../text/labels/designator.ts'
import type { PortableFields } from './derived-fields.ts'
import { fieldsText } from './fields-text.ts'
import { partsFor } from './prelude/parts.ts'
import { noticeTexts, sectionLabels } from './section-labels.ts'
import type { Target } from './targets/target.ts'

/** Transcript in, data out. */
export function wholeText(plan: WrittenPlan, { fields, parts: own }: PortableFields, target: Target): string {
  const names = namesCalled(fields)
  const parts = [...partsFor([...viewNames(plan), ...namesBelow(own), ...names]), ...own, ...tables(plan)]
  assertComplete(names, parts)
  const { comment } = target.layout
  const about = comment('The mapping itself, as txmap explain prints it.')
  const body = `$view.(\n${fieldsText(fields, false, target)}\n)`
  return expression(plan, target, parts, [...viewBlocks(plan, target), `${about}${body}`])
}

/** Transcript in, its view out. */
export function viewStage(plan: WrittenPlan, target: Target): string {
  const parts = [...partsFor(viewNames(plan)), ...tables(plan)]
  return expression(plan, target, parts, [...viewBlocks(plan, target), '$view'])
}

/** Some of the fields out of the view in `$view`; with `isContinued` they join those in `$data`. */
export function fieldsStage(
  plan: WrittenPlan,
  { parts: all }: PortableFields,
  fields: readonly WrittenField[],
  isContinued: boolean,
  target: Target,
): string {
  const names = namesCalled(fields)
  const own = all.filter(each => names.includes(each.name))
  const parts = [...partsFor([...namesBelow(own), ...names]), ...own]
  assertComplete(names, parts)
  const body = `$view.(\n${fieldsText(fields, isContinued, target)}\n)`
  return expression(plan, target, parts, [body])
}

function expression(
  { id, version, hash, title }: WrittenPlan,
  { engine, transcript, layout }: Target,
  parts: readonly Part[],
  body: readonly string[],
): string {
  const heading = layout.comment(`
  ${commented(title)}: mapping ${id} ${version}, ${hash.slice(0, 12)}.
  Evaluate it with ${engine} on one transcript, parsed from JSON. It needs no functions and no bindings.
  What differs from the library: docs/portable.md.
`)
  const reading = layout.comment(
    `The transcript is read as ${transcript} only, so that no key of it can mean anything to JSONata.`,
  )
  const prelude = parts.map(({ about, text }) => `${layout.comment(about)}${text}`)
  return layout.finished(`${heading}\n${reading}(null).(\n${[...prelude, ...body].join('\n\n')}\n)\n`)
}

/** The transcript, refused if it is another's; and its view. */
function viewBlocks(plan: WrittenPlan, { transcript, layout }: Target): readonly string[] {
  const { type, forms: own, family, partly } = plan
  const forms = [...own, ...family, ...partly]
  const isType = `$label($lookup(${transcript}, "TYPE")) = ${JSON.stringify(type)}`
  const form = `$label($formNumber($lookup(${transcript}, "FORM")))`
  const isForm = forms.length === 0 ? '' : ` and ${form} in ${JSON.stringify(forms)}`
  const expected = `transcripts of type ${type}${forms.length === 0 ? '' : `, form ${forms.join(' or ')}`}`
  const hasNotices = noticeTexts(plan).length > 0
  const notice = hasNotices ? `, {"${noticeLabel}": $sentencesOf(${transcript}, $labels)[0]}` : ''
  return [
    `${layout.comment('A transcript of another type or form is refused.')}$fits := $type(${transcript}) = "object" ? ${isType}${isForm} : false;
$assert($fits, ${JSON.stringify(`This expression is for ${expected}`)});`,
    `${layout.comment('The transcript as the mapping reads it.')}$view := $merge([$viewOf(${transcript}, $labels, 0)${notice}]);`,
  ]
}

function tables(plan: WrittenPlan): readonly Part[] {
  const notices = noticeTexts(plan)
  return [
    part(
      'labels',
      'Every label that the mapping reads, section by section, and how.',
      JSON.stringify(sectionLabels(plan), null, 2),
    ),
    part(
      'owners',
      'The forms whose schedules the transcript has.',
      JSON.stringify(ownersOf([...plan.forms, ...plan.family])),
    ),
    ...(notices.length === 0
      ? []
      : [part('sentences', 'The sentences that say there is no data.', JSON.stringify(notices))]),
  ]
}

/** The parts that make a view. */
function viewNames(plan: WrittenPlan): readonly string[] {
  return ['label', 'formNumber', 'viewOf', ...(noticeTexts(plan).length === 0 ? [] : ['sentencesOf'])]
}

/** The parts that `$addMoney` of a mapping calls. */
function namesBelow(own: readonly Part[]): readonly string[] {
  return own.length === 0 ? [] : ['isAmount', 'sumMoney']
}

/** The normalizers and functions of amounts that fields call. */
function namesCalled(fields: readonly WrittenField[]): readonly string[] {
  const derived = fields.flatMap(field => (field.kind === 'derived' ? [derivedExpression(field)] : []))
  return [baseText(fields), ...derived].flatMap(text => functionsCalled(text).map(call => call.name))
}

/** A function without a part here would only be missed when the expression runs. */
function assertComplete(names: readonly string[], parts: readonly Part[]): void {
  const missing = names.find(name => !parts.some(each => each.name === name))
  if (missing === undefined) return
  throw brokenPromise(`$${missing} has no portable form`)
}

/** A text that may stand in a comment. */
function commented(text: string): string {
  return text.replaceAll('*/', '* /').replace(/\s+/g, ' ')
}
