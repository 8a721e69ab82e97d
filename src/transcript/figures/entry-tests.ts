/** What decides how an entry of a list is read: the text that says what it is. */
import type { FixedRecord } from '../../evaluate/run/fixed-record.ts'
import { propertyReader } from '../../evaluate/run/property.ts'
import type { Budget } from '../../evaluate/run/work.ts'
import { conditionDesignators, designatorsByCase } from '../../plan/entry-titles.ts'
import type { ChoiceField, PlanCondition } from '../../plan/mapping-plan.ts'
import { designatorLabel, kindLabel } from '../../plan/view-labels.ts'
import { titleReader } from '../labels/title-reader.ts'
import { nowhere } from './field-places.ts'

/** Whether an entry passes. */
export type RowTest = (entry: FixedRecord, budget: Budget) => boolean

/** The test of a condition. */
export function rowTest(condition: PlanCondition): RowTest {
  const [text, designator] = [
    propertyReader(condition.label),
    propertyReader(designatorLabel(condition.label)),
  ]
  const texts = new Set<unknown>(condition.texts)
  const designators = new Set<unknown>(conditionDesignators(condition))
  const titleOf = titlesOf(texts)
  const isAmong = (value: unknown, among: ReadonlySet<unknown>, budget: Budget): boolean => {
    if (typeof value === 'string') budget.spend(value.length, nowhere)
    return typeof value === 'string' && among.has(value)
  }
  return (entry, budget) =>
    isAmong(titleOf(text(entry)), texts, budget) ||
    (designators.size > 0 && isAmong(designator(entry), designators, budget))
}

/** The number of the case that an entry is of; `-1` for none. */
export function kindOfEntry({
  by,
  name,
  cases,
}: ChoiceField): (entry: FixedRecord, budget: Budget) => number {
  const [text, kind] = [propertyReader(by), propertyReader(kindLabel(by, name))]
  const hasNumbers = designatorsByCase(cases).some(each => each.length > 0)
  const table = new Map<unknown, number>(
    cases.flatMap(({ texts }, index) => texts.map(each => [each, index] as const)),
  )
  const titleOf = titlesOf(table)
  return (entry, budget) => {
    const found = (hasNumbers ? kind(entry) : undefined) ?? titleOf(text(entry))
    // A single case is asked for, several are looked up.
    if (cases.length === 1 && typeof found === 'string') budget.spend(found.length, nowhere)
    return table.get(found) ?? -1
  }
}

/** What gives the title that a text is; `undefined` where it is none. */
function titlesOf(own: { readonly has: (title: string) => boolean }): (text: unknown) => string | undefined {
  const titleOf = titleReader(own)
  return text => (typeof text === 'string' ? titleOf(text) : undefined)
}
