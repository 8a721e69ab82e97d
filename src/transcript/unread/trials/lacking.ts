/**
 * Entries that lack what a figure needs of each: one row without an amount leaves a total without a value, one without a day a state.
 * Found by trying: beside an entry that has all that the figure reads, one that lacks something takes the value away. Forms of one
 * kind may all do without a line, as one that is not printed: that is no lack.
 */
import type { DerivedField } from '../../../plan/mapping-plan.ts'
import {
  type EntryList,
  entriesIn,
  isOfKind,
  kindsIn,
  lacks,
  sampleOf,
  type ValuePlace,
  valuesRead,
  withValue,
} from './entry-values.ts'

/** The first entry of `lists` that leaves a figure without a value, and what it lacks; `over` computes the figure, `isPrinted` tells of a line. */
export function lackingIn(
  figure: DerivedField,
  lists: readonly EntryList[],
  data: unknown,
  over: (data: object) => unknown,
  isPrinted: (place: ValuePlace) => boolean,
): ValuePlace | undefined {
  const read = lists.filter(({ name }) => figure.reads.some(([first]) => first === name))
  // Of the lists that it reads two entries stand there: what is tried costs the same however long they are.
  const tried: Record<string, unknown> = { ...Object(data) }
  for (const { name } of read) tried[name] = []
  for (const list of read) {
    const entries = entriesIn(data, list)
    for (const kind of kindsIn(list, entries)) {
      // Two that say the same may be one and the same form, so what is filled in differs.
      const samples = valuesRead(figure, list, kind).map(value => {
        return { value, one: sampleOf(value), another: sampleOf(value, 2) }
      })
      for (let index = 0; index < entries.length; index++) {
        const entry = entries[index]
        const missing = samples.filter(({ value }) => lacks(entry, value))
        const [first] = missing
        if (first === undefined || !isOfKind(entry, list, kind)) continue
        const filled = (by: 'one' | 'another'): unknown =>
          missing.reduce((made, each) => withValue(made, each.value.names, each[by]), entry)
        const another = filled('another')
        const isNothingBeside = (other: unknown): boolean => {
          tried[list.name] = [another, other]
          return (over(tried) ?? null) === null
        }
        if (!isNothingBeside(entry)) continue
        const whole = filled('one')
        if (isNothingBeside(whole)) continue
        const { value } =
          missing.find(each => isNothingBeside(withValue(whole, each.value.names, null))) ?? first
        const place = { list, index, value }
        const isWanted = (): boolean =>
          list.kind === 'list' || entries.some(each => isOfKind(each, list, kind) && !lacks(each, value))
        if (isWanted() || isPrinted(place)) return place
      }
    }
    tried[list.name] = []
  }
  return undefined
}
