import { describe, expect, test } from 'vitest'
import { anchorOf, mappingPage } from '../../../../src/generate/pages/mapping-page.ts'
import { planOf } from '../../../support/compiled.ts'
import { plans } from '../../../support/plans.ts'

const page = mappingPage(
  planOf(`fields:
  wages: { from: SECTION_FILING.WAGES, as: money, about: Wages }
  income:
    section: SECTION_FILING > INCOME
    fields:
      interest: { from: TAXABLE INTEREST, as: money }
  forms:
    each: SECTION_INCOME
    choose:
      by: TYPE
      as: form
      cases:
        W-2: { texts: Form W-2 Wage and Tax Statement, about: Wages, fields: { pay: { from: PAY, as: money } } }
      otherwise: { case: other, fields: { entry: { keep: "*" } } }
  both: { derive: "$addMoney(wages, income.interest)", as: money }
`),
)

describe('mappingPage', () => {
  test('has a heading for each group, list and kind of entry, figures last, and lists them', () => {
    const headings = ['The transcript', 'income', 'forms[]', 'forms[W-2]', 'forms[other]', 'Figures']
    expect([...page.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual(headings)
    expect([...page.matchAll(/^- \[(.*)\]\(#/gm)].map(([, title]) => title)).toEqual(headings)
  })

  test('has a row with an anchor for each field', () => {
    const anchors = [...page.matchAll(/^\| <a id="(.*?)"><\/a>(\S+) \|/gm)].map(([, id, name]) => [id, name])
    expect(anchors).toEqual([
      ['wages', 'wages'],
      ['income', 'income'],
      ['income.interest', 'income.interest'],
      ['forms', 'forms[]'],
      ['forms.W-2.pay', 'forms[W-2].pay'],
      ['forms.other.entry', 'forms[other].entry'],
      ['both', 'both'],
    ])
  })

  test('says of a kind of entry by which texts it is known', () => {
    expect(page).toContain(
      '## forms[W-2]\n\nWages. Entries whose TYPE is FORM W-2 WAGE AND TAX STATEMENT; `form` is `"W-2"`.',
    )
  })

  test.each(plans().map(plan => [plan.id, plan] as const))(
    'gives each field of %s an anchor of its own',
    (_, plan) => {
      const made = mappingPage(plan)
      const anchors = [...made.matchAll(/<a id="(.*?)">/g)].map(([, id]) => id)
      expect(anchors.filter((id, index) => anchors.indexOf(id) !== index)).toEqual([])
      const headings = [...made.matchAll(/^## (.*)$/gm)].map(([, title]) => title)
      expect(new Set(headings).size).toBe(headings.length)
    },
  )
})

test('anchorOf is the name without brackets, and nothing that an address has to escape', () => {
  expect(anchorOf('informationReturns[K-1 (1120-S)].partner.name')).toBe(
    'informationReturns.K-1-1120-S-.partner.name',
  )
})
