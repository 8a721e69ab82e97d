/**
 * What the texts of the fields say beside the meaning: the line of the form with its tax years, as lines move from year to
 * year, and what a minus says of an amount that may have one.
 */
import { describe, expect, test } from 'vitest'
import type { PlanField } from '../../src/plan/mapping-plan.ts'
import { allFields, compiledPlans } from '../support/plans.ts'

const byPlace = new Map(
  compiledPlans().flatMap(plan => allFields(plan.fields).map(field => [field.spec, field])),
)
const fields = [...byPlace.values()]

const number = '(?:[0-9]+[a-z]{0,2}(?:\\([a-f]\\))?|[A-Z]{1,2})'
const place = `(?:lines?|box|item) ${number}(?: (?:and|or) ${number}| code [A-Z]{1,2})?`
const years = '\\((?:up to 20[0-9]{2}|20[0-9]{2}(?:-20[0-9]{2})?(?:, 20[0-9]{2}(?:-20[0-9]{2})?)*)\\)'
const form =
  '(?:(?:Forms? [0-9]{3,4}(?:-S)?(?:(?:, | and )[0-9]{3,4}(?:-S)?)*|Schedule [0-9A-Z]+(?:-[A-Z0-9]+)?) )'
/** The places that a text names in its last clause: `Form 1040 line 11a (2025), 11 (2020-2024), 8b (2019), 7 (2018)`. */
const clause = new RegExp(
  `^${form}?${place} ${years}(?:, ${form}?(?:${place}|${number}(?: and ${number})?) ${years})*$`,
)
/** What such a text looks like; a part of a form is not named. */
const wellMade = [
  'Wages; Form 1040 line 1z (2022-2025), 1 (2018-2021)',
  'Interest; box 1 (2018-2025)',
  'Share of profit; Schedule K-1 item J (2020-2025)',
] as const
const named = new RegExp(`\\b(?:[Ll]ines?|[Bb]ox(?:es)?|[Ii]tems?) ${number}(?![A-Za-z0-9])`)

describe('a text that names a line, box or item says of which tax years it is', () => {
  test('in every field', () => {
    const naming = fields.filter(field => named.test(field.about ?? ''))
    expect(naming.length).toBeGreaterThan(600)
    expect(faulty(naming), `end each like ${wellMade.map(each => `"${each}"`).join(' or ')}`).toEqual([])
  })

  test('with the newest year first, and no year twice for one form', () => {
    const disordered = fields.filter(({ about = '' }) => named.test(about) && !isInOrder(about))
    expect(disordered.map(shown), `put the years of each like "${wellMade[0]}"`).toEqual([])
  })

  test.each([
    'Wages; line 1',
    'Wages; line 1a (2021-2023), 1',
    'Wages; Form 1040 line 1z (2022-2023), line 1',
    'Wages, line 1 (2021) and more',
    'Wages of box 12 code AA',
    'Box 12 code AA',
    'Share of profit; item J',
    'Wages; lines 4a and 4b',
    'Wages; line 1 (21-23)',
    'Wages; line 1, up to 2017',
    'Part of box 2a (2018); box 2b',
  ])('and would be refused as %j', about => {
    expect(faulty([{ about, spec: 'x' }])).toHaveLength(1)
  })

  test.each([
    ...wellMade,
    'Wages; line 1 (up to 2017)',
    'Wages; Form 1040 line 12 (2020, 2022-2024), 12a (2021), Schedule 4 line 63 (2018)',
    'Wages; Forms 1120, 1120-S and 1065 line 1 (2018-2025)',
    'Part of box 2a; box 2b (2018-2025)',
    'Benefits; line 11(a) (2018-2025)',
    'What the business does; line A (2018-2025)',
    'Combat pay; box 12 code Q (2018-2025)',
    'Child is a student; lines 4a and 4b (2018-2025)',
  ])('and is taken as %j', about => {
    expect(faulty([{ about, spec: 'x' }])).toEqual([])
    expect(isInOrder(about)).toBe(true)
  })

  test.each([
    'A; line 7 (2018), 8 (2019)',
    'A; line 8 (2019-2020), 7 (2018-2019)',
    'A; line 8 (2019, 2018)',
    'A; line 8 (2018-2017)',
  ])('and is out of order as %j', about => {
    expect(isInOrder(about)).toBe(false)
  })
})

// A casualty or theft loss is a deduction, which is never less than zero.
test('a text about an amount that may be a loss, or overpaid, says what a minus is', () => {
  const signed = fields.filter(
    field =>
      isAmount(field) &&
      /OrLoss|Loss(?:es)?$|OrOverpayment/.test(field.name) &&
      field.name !== 'casualtyOrTheftLoss',
  )
  expect(signed.length).toBeGreaterThan(50)
  expect(
    signed.filter(({ about = '' }) => !/\bminus\b/.test(about)).map(shown),
    'say what a minus is, as "a minus is a loss"',
  ).toEqual([])
})

type Reported = Pick<PlanField, 'about' | 'spec'>

function faulty(reported: readonly Reported[]): readonly string[] {
  return reported.filter(({ about = '' }) => !clause.test(about.split('; ').at(-1) ?? '')).map(shown)
}

function shown({ about, spec }: Reported): string {
  return `${spec}: ${about}`
}

/** Whether the places of each form go from the newest year to the oldest, none in the years of another. */
function isInOrder(about: string): boolean {
  const places = (about.split('; ').at(-1) ?? '').matchAll(
    /((?:Forms?|Schedule) [0-9A-Z]+(?:-[A-Z0-9]+)?)|\(([0-9, -]+)\)/g,
  )
  const earlier = new Map<string, readonly number[]>()
  let of = ''
  for (const [, name, bracket = ''] of places) {
    if (name !== undefined) of = name
    else {
      const years = bracket.split(', ').flatMap(yearsOf)
      const before = earlier.get(of) ?? []
      const isRising = years.every((year, index) => index === 0 || year > (years[index - 1] ?? 0))
      const isNewer = before.length > 0 && Math.max(...years) > Math.max(...before)
      if (years.length === 0 || !isRising || isNewer || years.some(year => before.includes(year)))
        return false
      earlier.set(of, [...before, ...years])
    }
  }
  return true
}

/** `2022-2024`: 2022, 2023 and 2024. */
function yearsOf(range: string): readonly number[] {
  const [from = 0, to = from] = range.split('-').map(Number)
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

function isAmount(field: PlanField): boolean {
  return field.kind === 'value' && field.sources.some(source => source.normalizer === 'money')
}
