/** The page of figures names fields that are there, and says of every figure what a reader must know. */
import { describe, expect, test } from 'vitest'
import { figureSources } from '../../../src/generate/figures/figure-sources.ts'
import { figures, figuresPage } from '../../../src/generate/figures/figures-page.ts'
import { compiledPlans } from '../../support/plans.ts'

const ordered = compiledPlans()
const page = figuresPage(ordered)

describe('the page', () => {
  test('has twenty figures or more, each once', () => {
    expect(figures.length).toBeGreaterThanOrEqual(20)
    expect(new Set(figures.map(figure => figure.name)).size).toBe(figures.length)
  })

  test('cannot be made with a field that no mapping has', () => {
    const [first] = figures
    const renamed = figures.map(figure =>
      figure === first ? { ...figure, fields: ['summary.adjustedIncome'] } : figure,
    )
    expect(() => figuresPage(ordered, renamed)).toThrow('summary.adjustedIncome')
  })

  test('names no field in its texts that no mapping has', () => {
    const known = ordered.flatMap(plan => plan.fields.map(field => field.name))
    const words = ['data', 'null', 'lineage()']
    const named = figures.flatMap(({ meaning, without, sign, not, caveats }) =>
      [meaning, without, sign, not, ...caveats.map(caveat => caveat.says)].flatMap(text =>
        [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
      ),
    )
    expect(named.filter(name => !known.includes(name) && !words.includes(name))).toEqual([])
  })

  test('has a row for each meaning of each field, with its form lines', () => {
    for (const name of figures.flatMap(figure => figure.fields)) expect(page).toContain(`| \`${name}\` |`)
    expect(page).toContain('Form 1040 line 11a (2025), 11 (2020-2024), 8b (2019), 7 (2018)')
    expect(page.split('\n').filter(line => /^\| `.*\| {2}\|/.test(line))).toEqual([])
  })

  test('leaves no part of a figure empty, and gives each a caveat', () => {
    const parts = figures.flatMap(({ meaning, without, sign, not, caveats }) => [
      meaning,
      without,
      sign,
      not,
      ...caveats.map(caveat => caveat.says),
    ])
    expect(parts.filter(text => !/\S[.)]$/.test(text))).toEqual([])
    expect(figures.filter(figure => figure.caveats.length === 0)).toEqual([])
  })

  test('names sources that are reported, and each source is used', () => {
    const used = figures.flatMap(figure => figure.caveats.flatMap(caveat => caveat.sources))
    expect([...new Set(used)].sort()).toEqual(Object.keys(figureSources).sort())
  })

  test('reports every figure that the mappings set before a reader of a state, a balance or a total tax', () => {
    const reported = new Set(figures.flatMap(figure => figure.fields))
    const wanted = ordered
      .flatMap(plan => plan.keyFigures)
      .map(path => path.join('.'))
      .filter(path =>
        /^balance\.|adjustedGrossIncome$|taxableIncome$|taxPerReturn$|totalTax(Liability)?$|^filing|netAssessed|^(examination|lien|notCollectible|installmentPlan)State|wages$|^total(Wages|NonEmployee|Pensions|NetSocial|Partnership|SCorporation|EstateOrTrust)/.test(
          path,
        ),
      )
    expect(
      [...new Set(wanted)].filter(path => !reported.has(path) && path !== 'filingInfo.filingStatus'),
      'name each in "fields" of a figure in src/generate/figures, whose texts have to be true of it',
    ).toEqual([])
  })
})
