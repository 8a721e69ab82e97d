/** Lines whose labels differ by a year alone, `2021 ESTIMATED TAX PAYMENTS`: one label with the stand-in for any year. */
import { yearPattern, yearStandIn } from '../../plan/view-labels.ts'
import type { Line, PrintedText } from './boxes.ts'
import { distinctTexts, readsAll } from './guess-normalizer.ts'

/** Lines of which some stand for any year. */
export interface YearLines {
  /** Lines that are read one by one; a label may hold the stand-in. */
  readonly single: readonly Line[]
  /** Labels with the stand-in whose years stand side by side, each an amount. */
  readonly byYear: readonly Line[]
}

/** `yearOf` gives the tax year of a sample, as text, where it is known. */
export function withYears(lines: readonly Line[], yearOf: (sample: number) => string | undefined): YearLines {
  const families = new Map<string, Line[]>()
  for (const line of lines) {
    const label = line.label.replace(yearPattern, yearStandIn)
    const family = families.get(label) ?? []
    families.set(label, family)
    family.push(line)
  }
  const single: Line[] = []
  const byYear: Line[] = []
  for (const [label, family] of families) {
    const texts = family.flatMap(line => line.texts)
    const together = { label, texts, isMixed: family.some(line => line.isMixed) }
    const isYears = label.includes(yearStandIn) && !families.get(label)?.some(line => line.label === label)
    if (!isYears) single.push(...family)
    else if (!sharesAnObject(family)) {
      const isYear = family.length > 1 || isTaxYear(family[0]?.label ?? '', texts, yearOf)
      single.push(...(isYear ? [together] : family))
    } else if (readsAll('money', distinctTexts(texts.map(each => each.text)))) byYear.push(together)
    else single.push(...family)
  }
  return { single, byYear }
}

/** Whether two of the lines stand in one object. */
function sharesAnObject(family: readonly Line[]): boolean {
  const objects = family.flatMap(line => [...new Set(line.texts.map(each => each.object))])
  return new Set(objects).size < objects.length
}

/** Whether the year in a label is about that of its sample: then it will be another one next year. */
function isTaxYear(
  label: string,
  texts: readonly PrintedText[],
  yearOf: (sample: number) => string | undefined,
): boolean {
  const year = Number(yearPattern.exec(label)?.[0])
  return texts.every(({ sample }) => Math.abs(Number(yearOf(sample)) - year) <= 1)
}
