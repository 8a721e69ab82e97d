import { describe, expect, test } from 'vitest'
import { halfCodes } from '../../../../src/generate/transaction-codes/half-codes.ts'
import { transactionCodeNotes } from '../../../../src/generate/transaction-codes/transaction-code-notes.ts'
import { transactionCodeSources } from '../../../../src/generate/transaction-codes/transaction-code-sources.ts'
import { transactionCodesPage } from '../../../../src/generate/transaction-codes/transaction-codes-page.ts'
import { transactionCodes } from '../../../../src/normalize/transaction/transaction-codes.ts'
import { explanations } from '../../../../src/normalize/transaction/transaction-explanations.ts'
import { projectRoot } from '../../../support/goldens.ts'

const notes = transactionCodeNotes(projectRoot)

describe('the notes on transaction codes', () => {
  test('are there for each code of the table, once, in order', () => {
    expect(notes.map(note => note.code)).toEqual([...transactionCodes.keys()])
  })

  test('have every cell', () => {
    const bad = notes.filter(
      ({ title, meaning, sources, mark }) =>
        title === '' || !/\S\.$/.test(meaning) || sources.length === 0 || !/^[SK]$/.test(mark),
    )
    expect(bad).toEqual([])
  })

  test('name sources that are reported, and each source is used', () => {
    const used = [...notes.flatMap(note => note.sources), ...explanations.map(each => each.source)]
    expect([...new Set([...used, 'document6209'])].sort()).toEqual(Object.keys(transactionCodeSources).sort())
  })

  test('are general knowledge alone only where they are marked so', () => {
    expect(notes.filter(note => note.sources[0] === 'general' && note.mark !== 'K')).toEqual([])
    expect(notes.filter(note => note.sources[0] !== 'general' && note.mark !== 'S')).toEqual([])
  })
})

test('a code that has only one of its two lines is said, with the other', () => {
  expect(halfCodes(['150', '152'], ['150', '159'])).toEqual([
    '159: add "159 | title | meaning. | sources | S or K" to src/generate/transaction-codes/transaction-codes.txt',
    `152: add "['152', [group, effect]]," to src/normalize/transaction/transaction-codes.ts`,
  ])
})

describe('the page', () => {
  const page = transactionCodesPage(projectRoot)
  const rows = page.split('\n').filter(line => /^\| [0-9]{3} \|.*\| [SK] \|$/.test(line))

  test('says of each code that is not verified that it is not', () => {
    expect(rows.filter(row => row.endsWith('| K |') !== row.includes('| Not verified: '))).toEqual([])
  })

  test('has the codes that are known by the rule on 3 among the others', () => {
    expect(rows.map(row => row.slice(2, 5)).filter(code => /^6[0-9]3$/.test(code))).toEqual([
      '613',
      '623',
      '643',
      '653',
      '663',
      '673',
      '683',
      '693',
    ])
  })
})
