/**
 * The form that the header prints, against the one that was asked for, by which the mapping was chosen: the lines of two forms
 * have the same names and mean other things. A transcript asked for as 1120 that is of an 1120-S says so nowhere else.
 */
import { canonicalForm } from '../plan/canonical-form.ts'
import type { MappingPlan } from '../plan/mapping-plan.ts'
import { canonicalLabel } from '../text/canonical-label.ts'
import { designationOf } from '../text/designator.ts'
import { formNumberOf, withoutFormWord } from '../text/form-numbers.ts'
import { type Issue, issue } from './issue.ts'
import { shownForm, type TranscriptOutline } from './shape.ts'
import type { LineageEntry } from './trace.ts'

type Chosen = Pick<MappingPlan, 'id' | 'forms' | 'family' | 'partly'>

const path = '/header/formNumber'

/** The issue of a header that prints another form than was asked for; none where it prints none. `receipts` are made only then. */
export function otherForm(
  plan: Chosen,
  { form }: TranscriptOutline,
  data: unknown,
  receipts: () => readonly LineageEntry[],
): readonly Issue[] {
  const printed: unknown = Reflect.get(Object(Reflect.get(Object(data), 'header')), 'formNumber')
  // Most print the form as it was asked for.
  if (typeof printed !== 'string' || printed === form) return []
  const asked = canonicalForm(form)
  if (asked === '' || canonicalForm(printed) === asked) return []
  const found = formIn(printed)
  const number = found === undefined ? undefined : canonicalForm(found)
  if (number === asked || (number !== undefined && isReadAs(plan, number, asked))) return []
  const { spec = '', sources = [] } = receipts().find(each => each.path === path) ?? {}
  const place = { path, spec, pointer: sources[0]?.pointer ?? '' }
  const shown = found === undefined ? undefined : shownForm(found)
  if (shown !== undefined && number !== undefined && plan.partly.includes(number)) {
    return [issue('transcript/shared-lines', { form: shown, id: plan.id }, place)]
  }
  const isForm = formIn(form) !== undefined
  const parameters = {
    printed: shown,
    asked: shownForm(withoutFormWord(form), [...plan.forms, ...plan.family, ...plan.partly]),
    isForm,
  }
  // Where one of the two is no number of a form, nobody knows whether they are two forms.
  const isSure = isForm && shown !== undefined
  return [issue('transcript/other-form', parameters, isSure ? place : { ...place, severity: 'warning' })]
}

/** Whether the mapping reads transcripts of `number` whole, or a header that says `number` says no more than `asked`: 1120 SERIES for 1120-S. */
function isReadAs({ forms, family }: Chosen, number: string, asked: string): boolean {
  const base = /^([0-9]+) SERIES$/.exec(number)?.[1]
  const isSeries = base !== undefined && asked.startsWith(base) && !/^[0-9]/.test(asked.slice(base.length))
  return isSeries || forms.includes(number) || family.includes(number)
}

/** The number of the form that a header names, perhaps with words behind it; `undefined` where it names none. */
function formIn(printed: string): string | undefined {
  const known = formNumberOf(printed)
  if (known !== undefined || /^[0-9]{3,4}$/.test(printed)) return known ?? printed
  const titled = designationOf(`FORM ${canonicalLabel(printed)}`, { isEntry: false, owners: [] })
  const number = titled?.designator.replace(/^FORM /, '')
  return number === undefined ? undefined : (formNumberOf(number) ?? number)
}
