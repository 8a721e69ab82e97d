/** A mapping in as many expressions as the size that a host allows for one asks for. */
import type { WrittenField, WrittenPlan } from '../../plan/written-plan.ts'
import { bytesInJson, checkSize } from './check-limits.ts'
import type { PortableFields } from './derived-fields.ts'
import { fieldsStage, viewStage, wholeText } from './stage-text.ts'
import type { Target } from './targets/target.ts'

/** One expression. Each reads the transcript, and the variables that those before it have set. */
export interface Stage {
  /** What it does, in a few words; no two have the same. */
  readonly name: string
  readonly text: string
  /** The variable that holds what it gives. The last one gives the data. */
  readonly sets?: 'view' | 'data'
}

/**
 * One expression where that is enough. Otherwise the first makes the view, and the others take the fields in turn, as many each
 * as fit.
 * @throws PortableError `portable/too-large` where the view or one field alone does not fit
 */
export function stagesOf(plan: WrittenPlan, own: PortableFields, target: Target): readonly Stage[] {
  const fits = (text: string): boolean => bytesInJson(text) <= (target.limits?.expressionBytes ?? Infinity)
  const whole = wholeText(plan, own, target)
  if (fits(whole)) return [{ name: 'Map the transcript', text: whole }]
  const view = viewStage(plan, target)
  checkSize(
    `What reads the sections of ${plan.id}`,
    view,
    target,
    'move some of its sections to a second mapping',
  )
  const texts: string[] = []
  // Derived fields read the others, so they come last.
  const isDerived = (field: WrittenField): boolean => field.kind === 'derived'
  let rest = [...own.fields.filter(field => !isDerived(field)), ...own.fields.filter(isDerived)]
  while (rest.length > 0) {
    const textOf = (count: number): string =>
      fieldsStage(plan, own, rest.slice(0, count), texts.length > 0, target)
    const count = most(rest.length, each => fits(textOf(each)))
    const text = textOf(Math.max(1, count))
    checkSize(`The field ${rest[0]?.name} of ${plan.id}`, text, target, 'divide it into several fields')
    texts.push(text)
    rest = rest.slice(count)
  }
  const named = texts.map((text, index): Stage => {
    const name = texts.length === 1 ? 'Read the fields' : `Read the fields (${index + 1} of ${texts.length})`
    return index === texts.length - 1 ? { name, text } : { name, text, sets: 'data' }
  })
  return [{ name: 'Read the sections', text: view, sets: 'view' }, ...named]
}

/** The largest number up to `limit` that will do, if every smaller one does; 0 where none does. */
function most(limit: number, will: (count: number) => boolean): number {
  let [good, bad] = [0, limit + 1]
  while (bad - good > 1) {
    const middle = Math.ceil((good + bad) / 2)
    if (will(middle)) good = middle
    else bad = middle
  }
  return good
}
