/**
 * The form that the header prints, and the form that the return says it is, against the one that was asked for, by which the
 * mapping was chosen: the lines of two forms have the same names and mean other things. A transcript asked for as 1120 that is
 * of an 1120-S says so nowhere else, and the header of a return transcript may name no form at all.
 */
import { canonicalForm } from '../../plan/canonical-form.ts'
import type { MappingPlan } from '../../plan/mapping-plan.ts'
import { canonicalLabel } from '../../text/labels/canonical-label.ts'
import { designationOf } from '../../text/labels/designator.ts'
import { formNumberOf, withoutFormWord } from '../../text/labels/form-numbers.ts'
import { type Issue, type IssuePlace, issue } from '../issue.ts'
import type { LineageEntry } from '../lineage-entry.ts'
import { shownForm, type TranscriptOutline } from '../open/shape.ts'

type Chosen = Pick<MappingPlan, 'id' | 'forms' | 'family' | 'partly'>

/** Where a form is printed: the group of the data, and what the message calls it. */
const printings = [
  { group: 'header', where: 'header' },
  { group: 'filingInfo', where: 'return' },
] as const

/** The issue of a transcript that prints another form than was asked for; none where it prints none. `lineageOf` gives those of a field. */
export function otherForm(
  plan: Chosen,
  { form }: TranscriptOutline,
  data: unknown,
  lineageOf: (path: string) => readonly LineageEntry[],
): readonly Issue[] {
  const asked = canonicalForm(form)
  for (const { group, where } of printings) {
    const printed: unknown = Reflect.get(Object(Reflect.get(Object(data), group)), 'formNumber')
    // Most print the form as it was asked for.
    if (typeof printed !== 'string' || printed === form || asked === '') continue
    const found = otherThan(plan, form, asked, printed, where)
    if (found === undefined) continue
    const path = `/${group}/formNumber`
    const { spec = '', sources = [] } = lineageOf(path).find(each => each.path === path) ?? {}
    return [found({ path, spec, pointer: sources[0]?.pointer ?? '' })]
  }
  return []
}

/** What is said of a form that is printed; `undefined` where it is the one that was asked for. */
function otherThan(
  plan: Chosen,
  form: string,
  asked: string,
  printed: string,
  where: 'header' | 'return',
): ((place: IssuePlace) => Issue) | undefined {
  if (canonicalForm(printed) === asked) return undefined
  const found = formIn(printed)
  const number = found === undefined ? undefined : canonicalForm(found)
  if (number === asked || (number !== undefined && isReadAs(plan, number, asked))) return undefined
  const shown = found === undefined ? undefined : shownForm(found)
  if (shown !== undefined && number !== undefined && plan.partly.includes(number)) {
    return place => issue('transcript/shared-lines', { form: shown, id: plan.id }, place)
  }
  const isForm = formIn(form) !== undefined
  const parameters = {
    printed: shown ?? null,
    asked: shownForm(withoutFormWord(form), [...plan.forms, ...plan.family, ...plan.partly]),
    isForm,
    where,
  }
  // Where one of the two is no number of a form, nobody knows whether they are two forms.
  const isSure = isForm && shown !== undefined
  const severity = isSure ? undefined : 'warning'
  return ({ path, pointer, spec }) =>
    issue('transcript/other-form', parameters, { path, pointer, spec, severity })
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
  const number = titled?.designator.replace(/^(?:FORM|SCHEDULE) /, '')
  return number === undefined ? undefined : (formNumberOf(number) ?? number)
}
