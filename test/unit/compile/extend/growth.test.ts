/** What putting a mapping on its base costs grows with what both say. */
import { describe, expect, test } from 'vitest'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'
import type { SourceFile } from '../../../../src/compile/source-file.ts'
import { expectGrowth } from '../../../support/growth.ts'

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

const lines = (count: number, line: (index: number) => string): string => numbers(count).map(line).join('')

/** A group of so many fields, each with a derived field and a check that read it. */
const baseOf = (count: number): string => `id: our-1040
title: Ours
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  income:
    section: SECTION_FILING
    fields:
${lines(count, at => `      field${at}: { from: LINE ${at}, as: money }\n`)}
${lines(count, at => `  sum${at}: { derive: "$addMoney(income.field${at}, income.field${(at * 7) % count})", as: money }\n`)}
checks:
${lines(count, at => `  - { name: check${at}, that: $isNegative(income.field${at}) = false, says: Below zero }\n`)}`

const head = (id: string, base: string): string =>
  `id: ${id}\ntitle: Own\nversion: "1.0.0"\nextends: ${base}\nfields:\n  income:\n    fields:\n`

type Changes = (index: number) => string

const kinds: readonly (readonly [string, Changes, (count: number) => string])[] = [
  ['wordings', at => `      field${at}: { from: OTHER LINE ${at} }\n`, () => ''],
  ['new names', at => `      other${at}: { renames: field${at} }\n`, () => ''],
  ['dropped fields that are read', at => `      field${at}: { drop: true }\n`, () => ''],
  ['ways to read that do not fit', at => `      field${at}: { as: date }\n`, () => ''],
  ['names that there are not', at => `      nobody${at}: { drop: true }\n`, () => ''],
  [
    'checks and new fields',
    at => `      new${at}: { from: NEW LINE ${at}, as: money }\n`,
    count => `checks:\n${lines(count, at => `  - { name: check${at}, else: error }\n`)}`,
  ],
]

describe('the time for putting a mapping on its base grows with', () => {
  test.each(kinds)(
    '%s',
    (_, change, more) => {
      const prepare = (count: number): (() => unknown) => {
        const files: readonly SourceFile[] = [
          { name: 'own.yaml', text: `${head('own', 'our-1040')}${lines(count, change)}${more(count)}` },
          { name: 'base.yaml', text: baseOf(count) },
        ]
        return () => compileMappings(files)
      }
      expectGrowth([100, 800], prepare, smallest => 16 * Math.max(smallest, 20))
    },
    120_000,
  )

  test('the length of a chain', () => {
    const prepare = (length: number): (() => unknown) => {
      const files = numbers(length).map(at => ({
        name: `${at}.yaml`,
        text: `${head(`step-${at}`, at === 0 ? 'our-1040' : `step-${at - 1}`)}      field${at}: { from: OTHER LINE ${at} }\n`,
      }))
      return () =>
        expect(compileMappings([...files, { name: 'base.yaml', text: baseOf(150) }]).plans).not.toEqual([])
    }
    expectGrowth([1, 8], prepare, smallest => 16 * Math.max(smallest, 20))
  }, 60_000)
})
