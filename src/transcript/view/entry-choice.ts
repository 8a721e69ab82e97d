/** What an entry of a list says it is: by its own texts, or by the designator that was read from its title. */
import { conditionDesignators } from '../../plan/entry-titles.ts'
import type { ChoiceField, PlanCase, PlanCondition } from '../../plan/mapping-plan.ts'
import { designatorLabel, kindLabel } from '../../plan/view-labels.ts'
import { canonicalTitle } from '../../text/labels/canonical-label.ts'
import type { Section } from './section.ts'

/** Whether an entry says what `where` asks for. */
export function meets(entry: Section, where: readonly PlanCondition[]): boolean {
  return where.every(condition => {
    const text = textUnder(entry, condition.label)
    if (text !== undefined && condition.texts.includes(text)) return true
    const designator = entry.get(designatorLabel(condition.label))
    return typeof designator === 'string' && conditionDesignators(condition).includes(designator)
  })
}

/** The case that an entry is; `undefined` for one that the choice has no case for. */
export function caseOf({ by, name, cases }: ChoiceField, entry: Section): PlanCase | undefined {
  const known = entry.get(kindLabel(by, name))
  const text = typeof known === 'string' ? known : textUnder(entry, by)
  return text === undefined ? undefined : cases.find(each => each.texts.includes(text))
}

/** The canonical text under `label` of an entry; `undefined` where there is none. */
export function textUnder(entry: Section, label: string): string | undefined {
  const value = entry.get(label)
  return typeof value === 'string' ? canonicalTitle(value) : undefined
}
