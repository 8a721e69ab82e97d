/** What `txmap map` draws on terminals of few columns: names and values stay readable side by side. */
import { describe, expect, test } from 'vitest'
import { file, mapping, sample, txmap } from '../../support/txmap.ts'

const own = file(
  'narrow.yaml',
  mapping(`  wages: { from: SECTION_FILING > WAGES, as: money }
  amountOfAdditionalMedicareTaxWithheld: { from: SECTION_FILING > TAX, as: money }
  form: { from: FORM, as: text }
`).replace('fields:', 'keyFigures: [wages, amountOfAdditionalMedicareTaxWithheld]\nfields:'),
)
const transcript = file(
  'narrow.json',
  '{"TYPE":"RETR","FORM":"1040","SECTION_FILING":{"WAGES":"$61,300.00","TAX":"$1,204.55"}}',
)

describe('txmap map on a narrow terminal', () => {
  test('gives a long name a line of its own, and its value the place below the others', async () => {
    const { out } = await txmap(['map', transcript, '--mapping', own], { columns: 40 })
    expect(out).toContain(`
  Wages                        61,300.00
  Amount of additional medicare tax withheld
                                1,204.55
`)
    expect(out).toContain(`
  wages                        61,300.00
  amountOfAdditionalMedicareTaxWithheld
                                1,204.55
  form                              1040
`)
  })

  test('changes nothing where a line holds both, nor where there is no terminal', async () => {
    const plain = await txmap(['map', transcript, '--mapping', own])
    expect(plain.out).toContain('  amountOfAdditionalMedicareTaxWithheld   1,204.55\n')
    expect(await txmap(['map', transcript, '--mapping', own], { columns: 80 })).toEqual(plain)
  })

  test.each([40, 50, 60])('keeps every field of a long return within %d columns', async columns => {
    const { out } = await txmap(['map', sample('retr/1040/avery-2021'), '--all'], { columns })
    const table = out.split('\n\n').find(block => block.startsWith('  type ')) ?? ''
    const rows = table.split('\n').filter(line => /\S {2,}\S/.test(line) || /^ {14}/.test(line))
    expect(rows.length).toBeGreaterThan(200)
    // A text of more than forty characters is as long as it is.
    const tooLong = rows.filter(line => line.length > columns && line.trim().length <= columns - 16)
    expect(tooLong).toEqual([])
  })
})
