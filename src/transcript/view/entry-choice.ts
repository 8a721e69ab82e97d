/** What an entry of a list says it is: by its own texts, or by the designator that was read from its title. */
import { conditionDesignators } from '../../plan/entry-titles.ts'
import type { ChoiceField, PlanCase, PlanCondition } from '../../plan/mapping-plan.ts'
import { designatorLabel, kindLabel } from '../../plan/view-labels.ts'
import { canonicalTitle } from '../../text/labels/canonical-label.ts'
import { getOrInsert } from '../get-or-insert.ts'
import { titleReader } from '../labels/title-reader.ts'
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
export function caseOf(field: ChoiceField, entry: Section): PlanCase | undefined {
  const { kind, byTitle, titleOf } = getOrInsert(knownOfChoice, field, () => knownOf(field))
  const known = entry.get(kind)
  if (typeof known === 'string') return byTitle.get(known)
  const text = entry.get(field.by)
  return typeof text === 'string' ? byTitle.get(titleOf(text)) : undefined
}

/** What is found once for a choice, and goes with its plan. */
interface KnownChoice {
  /** Under which name the view has what tells the case of an entry by its designator. */
  readonly kind: string
  readonly byTitle: ReadonlyMap<string, PlanCase>
  readonly titleOf: (text: string) => string
}

const knownOfChoice = new WeakMap<ChoiceField, KnownChoice>()

function knownOf({ by, name, cases }: ChoiceField): KnownChoice {
  const byTitle = new Map<string, PlanCase>()
  for (const each of cases) for (const text of each.texts) getOrInsert(byTitle, text, () => each)
  return { kind: kindLabel(by, name), byTitle, titleOf: titleReader(byTitle) }
}

/** The canonical text under `label` of an entry; `undefined` where there is none. */
export function textUnder(entry: Section, label: string): string | undefined {
  const value = entry.get(label)
  return typeof value === 'string' ? canonicalTitle(value) : undefined
}
