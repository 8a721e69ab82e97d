/** The account transcript read by hand, and the other peers of the mapping of it, give what the mapping gives: otherwise their times say nothing. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../../src/index.ts'
import { accounts } from '../../bench/documents/accounts.ts'
import { type AccountResult, mapAccount } from '../../bench/peers/account/account.ts'
import { OutOfScope } from '../../bench/peers/account/document.ts'
import { LineageRules } from '../../bench/peers/account/lineage.ts'
import { rulesOf } from '../../bench/peers/account/rules.ts'
import { stockAccount } from '../../bench/peers/account/stock.ts'
import { zodAccount } from '../../bench/peers/account/zod.ts'
import { dataText } from '../../bench/peers/same-data.ts'
import { goldens } from '../../support/goldens.ts'

const { plan, texts, unreadable, unmapped, atOdds, views } = accounts()
const lineageRules = new LineageRules(rulesOf(plan))
const samples = goldens().filter(({ name }) => name.startsWith('actr/1040/'))
/** What a figure would be with a line that nothing reads the mapping finds by trying, and the reader by hand does not. */
const isBeyond = (name: string): boolean => name.endsWith('/code-renamed-2022')

/** Variants differ in their amounts alone, so one of so many will do. */
const variantsPassed = 5

/** All of a result but what is asked of single fields; lineage with all their sources. */
function whole(result: Pick<AccountResult, 'lineage'> | ReturnType<typeof mapTranscript>): unknown {
  const lineage = result.lineage().map(entry => {
    const { path, state, sources, normalizer, spec, evidence, partial } = entry
    return { path, state, sources, normalizer, spec, evidence, partial }
  })
  return { json: JSON.stringify(result), lineage }
}

describe('by hand', () => {
  test.each(samples.filter(({ name }) => !isBeyond(name)))('$name is what the mapping gives', ({ text }) => {
    expect(whole(mapAccount(text, lineageRules))).toStrictEqual(whole(mapTranscript(text)))
    const parsed: unknown = JSON.parse(text)
    expect(whole(mapAccount(parsed, lineageRules))).toStrictEqual(whole(mapTranscript(parsed)))
  })

  test.each([
    ['whole', texts],
    ['with an amount that cannot be read', unreadable],
    ['with five lines that nothing reads', unmapped],
    ['with wordings that say different things', atOdds],
  ] as const)('transcripts %s are what the mapping gives', (_, documents) => {
    for (const document of documents.filter((_, index) => index % variantsPassed === 0))
      expect(whole(mapAccount(document, lineageRules))).toStrictEqual(whole(mapTranscript(document)))
  })

  test.each(['Requested data not found', 'No record of return filed:', ' NO TRANSCRIPT AVAILABLE'])(
    'a transcript that says "%s" is what the mapping gives',
    sentence => {
      const header = { TITLE: 'Account Transcript', 'FORM NUMBER': '1040', MESSAGE: sentence }
      const document = { TYPE: 'ACTR', SECTION_HEADER: header, LAST4: '4321', FORM: '1040', PERIOD: '202312' }
      const result = mapTranscript(document)
      expect(result.noData).toBe(true)
      expect(whole(mapAccount(document, lineageRules))).toStrictEqual(whole(result))
    },
  )

  test('every value of a row that cannot be read, and every state of a row, is what the mapping gives', () => {
    const codes = ['150', '290', '300', '420', '421', '424', '480', '520', '530', '582', '583', '780', '976']
    const cells: Readonly<Record<string, readonly string[]>> = {
      CODE: [...codes, '670', '971', '972', '999', 'N/A', '', '12'],
      DESC: ['Amended', 'Installment agreement', 'intent to levy', 'Bankruptcy', 'Substitute return', ''],
      DATE: ['02-30-2024', '', '01-02-2020', 'Dec. 31, 2030'],
      AMOUNT: ['$1,23.4', '', '$1.00', '-$99.00', '$0.00'],
      CYCLE: ['x', ''],
    }
    for (const [at, text] of texts.filter((_, index) => index % 24 === 0).entries())
      for (const [label, values] of Object.entries(cells))
        for (const [index, value] of values.entries()) {
          const document = JSON.parse(text)
          const rows = document.SECTION_TRANSACTIONS
          const key =
            Object.keys(rows[0]).find(each => each.toUpperCase() === label) ?? 'EXPLANATION OF TRANSACTION'
          rows[(at + index) % rows.length][key] = value
          const result = mapTranscript(document)
          const lacks = result.issues.some(({ message }) =>
            message.includes('an entry that it counts has no'),
          )
          if (lacks) expect(() => mapAccount(document, lineageRules)).toThrow(OutOfScope)
          else expect(whole(mapAccount(document, lineageRules))).toStrictEqual(whole(result))
        }
  })

  test('what it was not made to read it refuses, and gives no other result', () => {
    const [text = ''] = texts
    const document: Readonly<Record<string, unknown>> = JSON.parse(text)
    for (const other of [
      { ...document, SECTION_OTHER: { LINE: 'x' } },
      { ...document, SECTION_TRANSACTIONS: 'none' },
      { ...document, SECTION_BALANCE: [] },
      { ...document, SECTION_HEADER: { TITLE: 5 } },
      { ...document, FORM: '1120' },
      { ...document, TYPE: 'RECA' },
      text.replace('"TYPE"', '"TYPE":"ACTR","TYPE"'),
      samples.find(({ name }) => isBeyond(name))?.text,
    ])
      expect(() => mapAccount(other, lineageRules)).toThrow(OutOfScope)
  })
})

describe('the other peers', () => {
  test('stock jsonata gives the same data', async () => {
    const stock = stockAccount(plan.expression)
    for (const [index, view] of views.entries())
      expect(dataText(await stock(view))).toBe(dataText(mapTranscript(texts[index]).data))
  })

  test('zod gives the same fields', () => {
    const read = zodAccount()
    for (const [index, view] of views.entries()) {
      const { type, form, period, last4, header, balance, summary, transactions } = mapTranscript(
        texts[index],
        {
          mapping: 'actr-1040',
        },
      ).data
      const fields = { type, form, period, last4, header, balance, summary, transactions }
      expect(dataText(read(view))).toBe(dataText(fields))
    }
  })
})
