/** Labels of the catalogue stay apart in canonical form, and its schedules are known by their designators. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../src/index.ts'
import type { PlanField } from '../../src/plan/mapping-plan.ts'
import { canonicalLabel, canonicalText } from '../../src/text/labels/canonical-label.ts'
import { designationOf, ownersOf } from '../../src/text/labels/designator.ts'
import { rows } from '../support/catalogue.ts'
import { plans } from '../support/plans.ts'

const known = rows()

describe('the canonical label', () => {
  test('of no two lines of one section is the same', () => {
    const lines = new Map<string, Map<string, string>>()
    const together: string[] = []
    for (const { type, form, section, label } of known) {
      const place = [type, form, section].join()
      const seen = lines.get(place) ?? new Map<string, string>()
      lines.set(place, seen)
      const other = seen.get(canonicalLabel(label))
      // Two rows of one label are two readings of one line.
      if (other !== undefined && other !== canonicalText(label))
        together.push(`${place}: ${other} and ${label}`)
      seen.set(canonicalLabel(label), canonicalText(label))
    }
    expect(together).toEqual([])
  })
})

const filed = plans().filter(({ type, forms }) => type !== 'WAID' && forms.length > 0)

describe.each(filed.map(plan => [plan.id, plan] as const))('%s', (_, plan) => {
  const place = { isEntry: false, owners: ownersOf([...plan.forms, ...plan.family]) }
  const titles = plan.fields.flatMap(field =>
    pathsOf(field).flatMap(([root, title, ...rest]) =>
      root === 'SECTION_FILING' && title !== undefined && rest.length === 0 ? [{ field, title }] : [],
    ),
  )
  const designated = titles.flatMap(({ field, title }) => {
    const found = designationOf(title, place)
    return found === undefined ? [] : [{ name: field.name, designator: found.designator }]
  })

  test('has a field for each designator, and no two for one', () => {
    const names = new Map<string, Set<string>>()
    for (const { name, designator } of designated)
      names.set(designator, (names.get(designator) ?? new Set()).add(name))
    expect([...names].filter(([, fields]) => fields.size > 1)).toEqual([])
  })

  test('reads each schedule by its designator alone, and with other words', () => {
    for (const { name, designator } of designated) {
      const title = designator.toLowerCase()
      const sections = { [title]: {}, [`${title} - some other words`]: {}, [`words (${title})`]: {} }
      const { data } = mapTranscript({ TYPE: plan.type, FORM: plan.forms[0], SECTION_FILING: sections })
      const list: unknown = Reflect.get(Object(data), name)
      expect(list, designator).toHaveLength(3)
    }
  })
})

function pathsOf(field: PlanField): readonly (readonly string[])[] {
  return field.kind === 'list' && field.of === 'occurrences' ? field.paths : []
}
