/**
 * A plan to one JSONata expression that stands on its own: it reads a transcript as it came and needs no function from its host.
 * A prelude of functions goes in front; the mapping's own expression stays as it is. See docs/portable.md for what differs.
 */
import { BugError } from '../diagnostics/errors.ts'
import { errorText } from '../diagnostics/run-codes.ts'
import { functionsCalled } from '../evaluate/functions-called.ts'
import { noticeLabel } from '../plan/view-labels.ts'
import { wholeExpression } from '../plan/whole-expression.ts'
import type { WrittenField, WrittenPlan } from '../plan/written-plan.ts'
import { ownersOf } from '../text/designator.ts'
import { checkAmounts } from './portable/check-amounts.ts'
import { portableFields } from './portable/derived-fields.ts'
import { type Part, part } from './portable/part.ts'
import { partsFor } from './portable/parts.ts'
import { noticeTexts, sectionLabels } from './portable/section-labels.ts'

/**
 * The text of the expression. Evaluated on a parsed transcript it gives the data of the mapping as JSON: amounts as text with
 * two decimals, `null` where there is no value. It fails on a transcript of another type or form.
 * @throws ExpressionError `expression/not-allowed` where a derived field does with an amount what cannot be done with its text
 */
export function portableExpression(plan: WrittenPlan): string {
  checkAmounts(plan.fields)
  const { fields, parts: own, isChanged } = portableFields(plan.fields)
  const body = isChanged ? wholeExpression(plan.base, fields) : plan.expression
  const notices = noticeTexts(plan)
  const tables = [
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
  const names = namesCalled(plan.base, fields)
  const start = ['label', 'formNumber', 'viewOf', ...(notices.length === 0 ? [] : ['sentencesOf'])]
  const below = own.length === 0 ? [] : ['isAmount', 'sumMoney']
  const parts = [...partsFor([...start, ...below, ...names]), ...own, ...tables]
  assertComplete(names, parts)
  return `${heading(plan)}(null).(
${parts.map(each => each.text).join('\n\n')}

${view(plan, notices.length > 0)}

/* The mapping itself, as txmap explain prints it. */
$view.(
${body.trimEnd()}
)
)
`
}

function heading({ id, version, hash, title }: WrittenPlan): string {
  return `/*
  ${commented(title)}: mapping ${id} ${version}, ${hash.slice(0, 12)}.
  Evaluate it with jsonata 2.2.2 on one transcript, parsed from JSON. It needs no functions and no bindings.
  What differs from the library: docs/portable.md.
*/

/* The transcript is read as $$ only, so that no key of it can mean anything to JSONata. */
`
}

/** The transcript, refused if it is another's, and its view. */
function view({ type, forms: own, family, partly }: WrittenPlan, hasNotices: boolean): string {
  const forms = [...own, ...family, ...partly]
  const isType = `$label($lookup($$, "TYPE")) = ${JSON.stringify(type)}`
  const form = '$label($formNumber($lookup($$, "FORM")) ?? $lookup($$, "FORM"))'
  const isForm = forms.length === 0 ? '' : ` and (${form}) in ${JSON.stringify(forms)}`
  const expected = `transcripts of type ${type}${forms.length === 0 ? '' : `, form ${forms.join(' or ')}`}`
  const notice = hasNotices ? `, {"${noticeLabel}": $sentencesOf($$, $labels)[0]}` : ''
  return `/* A transcript of another type or form is refused. */
$fits := $type($$) = "object" ? ${isType}${isForm} : false;
$assert($fits, ${JSON.stringify(`This expression is for ${expected}`)});

/* The transcript as the mapping reads it. */
$view := $merge([$viewOf($$, $labels, 0)${notice}]);`
}

/** The normalizers and functions of amounts that the expression of a mapping calls. */
function namesCalled(base: string, fields: readonly WrittenField[]): readonly string[] {
  const derived = fields.flatMap(field => (field.kind === 'derived' ? [field.runs ?? field.expression] : []))
  return [base, ...derived].flatMap(text => functionsCalled(text).map(call => call.name))
}

/** A function without a part here would only be missed when the expression runs. */
function assertComplete(names: readonly string[], parts: readonly Part[]): void {
  const missing = names.find(name => !parts.some(each => each.name === name))
  if (missing === undefined) return
  const what = `$${missing} has no portable form`
  throw new BugError('bug/broken-promise', errorText('bug/broken-promise', { what }))
}

/** A text that may stand in a comment. */
function commented(text: string): string {
  return text.replaceAll('*/', '* /').replace(/\s+/g, ' ')
}
