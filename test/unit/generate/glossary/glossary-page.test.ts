/** The glossary names fields, figures and codes that are there, and says of every word what a reader must know. */
import { describe, expect, test } from 'vitest'
import { glossaryPage } from '../../../../src/generate/glossary/glossary-page.ts'
import { glossary } from '../../../../src/generate/glossary/glossary-terms.ts'
import { projectRoot } from '../../../support/goldens.ts'
import { compiledPlans } from '../../../support/plans.ts'

const plans = compiledPlans()
const page = glossaryPage(plans, projectRoot)
const terms = glossary.flatMap(group => group.terms)

describe('the glossary', () => {
  test('has forty words or more, each once, the codes that lenders ask for among them', () => {
    expect(terms.length).toBeGreaterThanOrEqual(40)
    expect(new Set(terms.map(term => term.name)).size).toBe(terms.length)
    const asked = ['150', '290', '300', '420', '480', '520', '530', '570', '582', '846', '971']
    expect(terms.map(term => term.code)).toEqual(expect.arrayContaining(asked))
  })

  test.each([
    ['field', { name: 'x', meaning: 'X.', fields: ['summary.adjustedIncome'] }],
    ['figure', { name: 'x', figure: 'Adjusted income', fields: [] }],
    ['code', { name: '999', code: '999', fields: [] }],
  ])('cannot be made with a %s that there is not', (what, term) => {
    expect(() => glossaryPage(plans, projectRoot, [{ title: 'T', terms: [term] }])).toThrow(
      `docs/glossary.md names the ${what}`,
    )
  })

  test('says of each word what it means, where it stands, and what null or zero says of it', () => {
    const entries = page.split(/^### /m).slice(1)
    expect(entries.length).toBe(terms.length)
    for (const entry of entries) {
      const [heading = '', , meaning = ''] = entry.split('\n')
      expect(meaning, heading).toMatch(/[.)]$/)
      expect(entry, heading).toMatch(/^- `[^`]+`, in \[.*\]\(mappings\/.*\).*: \S/m)
      if (heading.startsWith('Code ')) expect(entry, heading).toMatch(/^- It .*; group `[a-z]+` /m)
      if (!heading.startsWith('Code '))
        expect(entry, heading).toMatch(/^- \*\*Null, zero\*\*: .*\n- \*\*Limit\*\*: /m)
    }
  })

  test('gives the lines of the form by tax year, and marks what is not verified', () => {
    expect(page).toContain('Form 1040 line 11a (2025), 11 (2020-2024), 8b (2019), 7 (2018)')
    expect(page).toMatch(/### Code 290: .*\n\nNot verified: .* \(K\)\n/)
    expect(page).toMatch(/### Code 150: .*\n\n.* \(S\)\n/)
  })
})
