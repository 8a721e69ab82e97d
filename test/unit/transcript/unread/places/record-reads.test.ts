import { describe, expect, test } from 'vitest'
import { placeOf, type Wording } from '../../../../../src/transcript/unread/places/places.ts'
import { RecordReads } from '../../../../../src/transcript/unread/places/record-reads.ts'
import { planOf } from '../../../../support/compiled.ts'

const [kind] =
  placeOf(
    planOf(`fields:
  rows:
    each: ROWS
    fields:
      total: { from: [TOTAL WAGES, WAGES IN TOTAL, PAY], as: money }
      void: { from: VOID, as: flag, yes: [Void] }
      inner: { section: ITEMS, fields: { pay: { from: PAY, as: money } } }
`).fields,
  ).root.lists.get('ROWS')?.[0]?.kinds ?? []
const items = kind?.root.sections.get('ITEMS')
if (kind === undefined || items === undefined) throw new Error('no list')
const [total, inTotal, pay, flag] = kind.root.wordings
const [inner] = items.wordings
if (!total || !inTotal || !pay || !flag || !inner) throw new Error('no wordings')

function readsOf(...wordings: readonly Wording[]): RecordReads {
  const made = new RecordReads()
  made.wordings.push(...wordings)
  made.printed.push(...wordings)
  return made
}

describe('what a figure reads of a record', () => {
  const reads = readsOf(flag, total, inTotal, pay, inner)

  test('is found by labels, and by words in whatever order, each once and in the order of the mapping', () => {
    expect(reads.under(['PAY', total.together])).toEqual([total, inTotal, pay, inner])
    expect(reads.under(['WAGES IN TOTAL', 'TOTAL WAGES'])).toEqual([total, inTotal])
    expect(reads.under(['PAY', 'PAY', 'VOID'])).toEqual([flag, pay, inner])
    expect(reads.under(['QZX'])).toEqual([])
    expect(reads.under([])).toEqual([])
  })

  test('is found by the section that it stands in', () => {
    expect(reads.at(kind.root.home)).toEqual([flag, total, inTotal, pay])
    expect(reads.at(items.home)).toEqual([inner])
    expect(reads.at('OTHER')).toEqual([])
  })

  test('is found by the very label, in all that may be printed', () => {
    const some = readsOf(total)
    some.printed.push(pay, inner)
    expect(some.printedAs('PAY')).toEqual([pay, inner])
    expect(some.printedAs('VOID')).toEqual([])
    expect(['TOTAL WAGES', 'PAY'].map(label => some.hasLabel(label))).toEqual([true, false])
    expect(reads.flags).toEqual([flag])
  })

  test('is the same as that of another figure where all of it is, in the same order', () => {
    expect(readsOf(total, pay).isSameAs(readsOf(total, pay))).toBe(true)
    expect(readsOf(total, pay).isSameAs(readsOf(pay, total))).toBe(false)
    expect(readsOf(total, pay).isSameAs(readsOf(total, inTotal))).toBe(false)
    expect(readsOf(total, pay).isSameAs(readsOf(total))).toBe(false)
    expect(readsOf(total).isSameAs(readsOf(total, pay))).toBe(false)
    const printed = readsOf(total)
    printed.printed.push(pay)
    expect(printed.isSameAs(readsOf(total))).toBe(false)
  })
})
