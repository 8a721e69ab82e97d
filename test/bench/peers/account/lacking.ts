/** Rows that lack what a figure needs: which figures that leaves without a value the mapping finds by trying, and the reader by hand does not. */
import type { AccountData } from './data.ts'
import { type Account, isOfLevy, isOfPlan, isWithoutData, topics } from './figures.ts'

const dated =
  topics.examination |
  topics.amended |
  topics.lienFiled |
  topics.lienEnded |
  topics.hold |
  topics.notCollectible |
  topics.offer

/** What rows lack that figures need, as the names of their fields. */
export function lackingIn(data: AccountData, { reported, all }: Account): readonly string[] {
  const lacking: string[] = []
  if (isWithoutData(data)) return lacking
  const isAmended = (all & topics.amended) !== 0
  for (const { row, topics: of } of reported) {
    const { amount, date, description } = row
    const words = description?.toLowerCase() ?? ''
    const isReturn = (of & topics.posted) !== 0 && words === 'tax return filed'
    if (amount === null && (isReturn || (of & topics.assessed) !== 0)) lacking.push('amount')
    if (date === null && ((of & dated) !== 0 || isDatedByWords(of, words))) lacking.push('date')
    const isOpenWithoutWords =
      row.code === '520' || (of & topics.posted) !== 0 || ((of & topics.other) !== 0 && !isAmended)
    if (description === null && isOpenWithoutWords) lacking.push('description')
  }
  return lacking
}

function isDatedByWords(of: number, words: string): boolean {
  return (
    ((of & topics.levy) !== 0 && isOfLevy(words)) ||
    ((of & topics.plan) !== 0 && isOfPlan(words)) ||
    ((of & topics.other) !== 0 && words.includes('amended'))
  )
}
