/**
 * Combining marks in the order in which Unicode normal forms have them, in a time that grows with their number. Which of two goes
 * first is asked of the engine, so it is as its Unicode says.
 */

/** One of the first class of marks, and one of the last. */
const firstOfAll = '\u0334'
const lastOfAll = '\u0345'

/** Marks, taken apart and in canonical order. */
export function ordered(marks: string): string {
  let apart = ''
  for (const mark of marks) apart += mark.normalize('NFD')
  const classes = classesOf(apart)
  let done = ''
  let byClass: string[] = []
  for (const mark of apart) {
    const at = classes.get(mark)
    if (at === undefined) {
      // Nothing goes past a mark without a class.
      done += byClass.join('') + mark
      byClass = []
    } else byClass[at] = (byClass[at] ?? '') + mark
  }
  return done + byClass.join('')
}

/** The place of each mark's class among those of all; marks of one class stay as they come. */
function classesOf(marks: string): ReadonlyMap<string, number> {
  const distinct = [...new Set(marks)].filter(mark => swaps(lastOfAll, mark) || swaps(mark, firstOfAll))
  const classes = new Map<string, number>()
  let at = 0
  let before = ''
  for (const mark of distinct.join('').normalize('NFD')) {
    if (swaps(mark, before)) at++
    classes.set(mark, at)
    before = mark
  }
  return classes
}

/** Whether `mark` goes behind `next`, which comes after it. */
function swaps(mark: string, next: string): boolean {
  const both = mark + next
  return both.normalize('NFD') !== both
}
