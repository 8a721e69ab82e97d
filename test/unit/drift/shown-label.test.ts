import { describe, expect, test } from 'vitest'
import { shownLabel } from '../../../src/drift/shown-label.ts'
import { expectWithin } from '../../support/processor-time.ts'

describe('a label that is shown', () => {
  test.each([
    ['Total  wages:', 'TOTAL WAGES'],
    ['SCHEDULE C (OCCURRENCE #: 2)', 'SCHEDULE C'],
    ['FORM 8606', 'FORM 8606'],
    ['FORM 1099-MISC', 'FORM 1099-MISC'],
    ['TAX YEAR 2021-2022', 'TAX YEAR 2021-2022'],
    ['DEPENDENT 12 NAME', 'DEPENDENT 12 NAME'],
    ['Line 8a', 'LINE 8A'],
    ['', ''],
  ])('is in canonical form: %j', (label, shown) => {
    expect(shownLabel(label)).toBe(shown)
  })

  test.each([
    ['SSN 987-65-4321', 'SSN ###-##-####'],
    ['987654321', '#########'],
    ['SSN 987 65 4321', 'SSN ### ## ####'],
    ['EIN 98-7654321', 'EIN ##-#######'],
    ['ACCOUNT 12345', 'ACCOUNT #####'],
    ['XXX-XX-4321', 'XXX-XX-####'],
    ['SSN XXX XX 4321 SPOUSE', 'SSN XXX XX #### SPOUSE'],
    ['***-**-4321', '***-**-####'],
    ['01-02-2021', '##-##-####'],
    ['555.010.1234', '###.###.####'],
    ['1234 5678 9012 3456', '#### #### #### ####'],
    ['ID \u0669\u0668\u0667\u0666\u0665\u0664\u0663\u0662\u0661', 'ID #########'],
    ['MAIL AVERY@EXAMPLE.COM', 'MAIL #@#'],
  ])('is masked where it has the shape of a number or address of somebody: %j', (label, shown) => {
    expect(shownLabel(label)).toBe(shown)
  })

  test('is cut, and nothing unmasked stands at the cut', () => {
    const long = shownLabel(`${'A'.repeat(115)} 987654321`)
    expect(long).toHaveLength(120)
    expect(long).not.toMatch(/[0-9]/)
    expect(shownLabel('B'.repeat(5000))).toHaveLength(120)
  })

  test('holds nothing that a terminal obeys', () => {
    expect(shownLabel('A\u001b[2J\nB')).toBe('A\ufffd[2J B')
  })

  test.each(['X', '1', '1 ', '1-', 'X*', '@', ' @', '(OCCURRENCE #: 1)'])(
    'costs no more for a longer one: %j',
    part => {
      const long = part.repeat(500_000)
      expectWithin(100, () => shownLabel(long))
    },
  )
})
