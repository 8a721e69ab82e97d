/** Every schedule and attached form of a return is read as often as it is printed. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../src/index.ts'
import type { ListField, MappingPlan, PlanField } from '../../src/plan/mapping-plan.ts'
import { plans as bundledPlans } from '../support/plans.ts'

/** Names a schedule or a form by its number; `28% RATE GAIN` and `INCOME` do not. */
const designator = /\bSCHEDULE [A-Z0-9]|\bFORM [0-9]/

const plans = bundledPlans().filter(({ type, forms }) => type !== 'WAID' && forms.length > 0)

/** The fields that read a schedule or a form of the return. */
function schedules({ fields }: MappingPlan): readonly PlanField[] {
  const pathsOf = (field: PlanField): readonly (readonly string[])[] =>
    field.kind === 'group' ? field.sections : field.kind === 'list' ? field.paths : []
  return fields.filter(field =>
    pathsOf(field).some(([root, section]) => root === 'SECTION_FILING' && designator.test(section ?? '')),
  )
}

describe.each(plans.filter(plan => schedules(plan).length > 0))('$id', plan => {
  const lists = schedules(plan).filter((field): field is ListField => field.kind === 'list')

  test('has a list of each schedule', () => {
    expect(
      lists.map(field => [field.name, field.of]),
      'read a schedule with `occurrences`, a list, not with `section` or `each`: a return may print it more than once',
    ).toEqual(schedules(plan).map(field => [field.name, 'occurrences']))
  })

  test.each(lists)('reads $name as often as it is printed', ({ name, paths: [path = []], fields }) => {
    const line = fields.flatMap(field => (field.kind === 'value' ? [field] : []))[0]
    const label = line?.sources[0]?.path[0] ?? ''
    const [, section = ''] = path
    const printing = (number: number): object => ({
      [`${section} (OCCURRENCE #: ${number})`]: { [label]: '' },
    })
    const { data, unmapped } = mapTranscript({
      TYPE: plan.type,
      FORM: plan.forms[0],
      SECTION_FILING: { ...printing(1), ...printing(2), ...printing(3) },
    })
    expect((data as unknown as Record<string, unknown>)[name]).toHaveLength(3)
    expect(unmapped).toEqual([])
  })
})

describe('a schedule of which a return has one', () => {
  const schedule = (figure: string): object => ({ 'TOTAL ASSETS AT END OF YEAR': figure })
  const read = (sections: object): ReturnType<typeof mapTranscript<'retr-1120'>> =>
    mapTranscript(
      {
        TYPE: 'RETR',
        FORM: '1120',
        SECTION_FILING: { ...sections, 'TAX AND PAYMENTS': { 'TOTAL TAX': '$0.00' } },
      },
      { mapping: 'retr-1120' },
    )
  const label = 'SCHEDULE L--BALANCE SHEETS PER BOOKS'

  test('gives its key figure where it is printed once', () => {
    const { data, issues } = read({ [label]: schedule('$5,000.00') })
    expect(data.scheduleLTotalAssetsAtEndOfYear?.toFixed(2)).toBe('5000.00')
    expect(issues).toEqual([])
  })

  test('gives none, and says so, where it is printed twice', () => {
    const { data, issues } = read({
      [`${label} (OCCURRENCE #: 1)`]: schedule('$5,000.00'),
      [`${label} (OCCURRENCE #: 2)`]: schedule('$7,000.00'),
    })
    expect(data.scheduleL.map(each => each.totalAssetsAtEndOfYear?.toFixed(2))).toEqual([
      '5000.00',
      '7000.00',
    ])
    expect(data.scheduleLTotalAssetsAtEndOfYear).toBe(null)
    expect(issues.map(each => each.message)).toEqual([
      'Schedule L is printed more than once, so this figure is not given (scheduleLTotalAssetsAtEndOfYear, scheduleL)',
    ])
  })

  test('gives none where it is not printed', () => {
    const { data, issues } = read({})
    expect(data.scheduleLTotalAssetsAtEndOfYear).toBe(null)
    expect(issues).toEqual([])
  })
})
