import { describe, expect, test } from 'vitest'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'
import { faultsOf, head } from '../../../support/compiled.ts'

const found = (place: string, line = '…'): string =>
  `${place} spec/list-section Section "SECTION_INCOME" is a list of entries; this path reads only the first (read it entry by entry: each: SECTION_INCOME, and below it fields: { ${line} })`

describe('a path into a section that is a list', () => {
  test.each([
    ['a line', 'from: SECTION_INCOME > WAGES, as: text', found('5:22', 'a: { from: WAGES, … }')],
    ['a question', 'whether: SECTION_INCOME > WAGES, is: b', found('5:25', 'a: { whether: WAGES, … }')],
    ['a line further in', 'from: SECTION_INCOME > A > WAGES, as: text', found('5:22')],
    ['a part that is kept', 'keep: SECTION_INCOME > A', found('5:22')],
    ['lines by year', 'amountsByYear: SECTION_INCOME > A <YYYY>', found('5:31')],
  ])('is reported of %s', (_, field, want) => {
    expect(faultsOf(`fields: { a: { ${field} } }\n`)).toEqual([want])
  })

  test('is not reported where a callback has the section', () => {
    const text = `${head.replace(/match: .*/, 'match: { callback: individual }')}fields: { a: { from: SECTION_INCOME > WAGES, as: text } }\n`
    expect(compileMappings([{ name: 'a.yaml', text }]).diagnostics).toEqual([])
  })

  test('is not reported in a derived field, whose fields are out of place anyway', () => {
    expect(
      faultsOf(
        'fields: { a: { derive: "true", as: truth, fields: { b: { from: SECTION_INCOME > WAGES, as: text } } } }\n',
      ),
    ).toEqual(['5:43 spec/misplaced-key "fields" has no meaning beside "derive" (remove "fields")'])
  })
})
