import { describe, expect, test } from 'vitest'
import { linkParts } from '../../../../src/compile/parts/link-parts.ts'
import type { FieldSpec, MappingSpec, PartSpec } from '../../../../src/spec/mapping-spec.ts'
import { readSpec } from '../../../../src/spec/read-spec.ts'
import { fixesOf, head } from '../../../support/compiled.ts'
import { reported } from '../../../support/faults.ts'

interface Linked {
  readonly mapping: MappingSpec
  readonly faults: readonly string[]
}

function link(body: string, ...parts: readonly string[]): Linked {
  const { spec, diagnostics } = readSpec('a.yaml', head + body)
  if (spec?.kind !== 'mapping') throw new Error(reported(diagnostics).join())
  const read = parts.map((text, index) => readSpec(`part-${index}.yaml`, text).spec)
  const known = read.filter((each): each is PartSpec => each?.kind === 'part')
  const linked = linkParts(spec, new Map(known.map(part => [part.name.value, part])))
  return { mapping: linked.mapping, faults: reported(linked.diagnostics) }
}

/** The names of fields, those inside in brackets. */
function outline(fields: readonly FieldSpec[]): string {
  return fields
    .map(({ name, fields: inner, choose }) => {
      const lists =
        choose === undefined ? [inner] : [...choose.cases, choose.otherwise].map(each => each.fields)
      return name.value + lists.map(list => (list.length === 0 ? '' : `(${outline(list)})`)).join('')
    })
    .join(' ')
}

const value = (label: string): string => `{ from: ${label}, as: text }`

describe('a part', () => {
  test('is put in before the fields of the place, in the order of use', () => {
    const { mapping, faults } = link(
      `use: [b, a]\nfields: { z: ${value('Z')} }\n`,
      `part: a\nfields: { x: ${value('X')} }\n`,
      `part: b\nfields: { y: ${value('Y')} }\n`,
    )
    expect([outline(mapping.body.fields), faults, mapping.body.use]).toEqual(['y x z', [], []])
  })

  test('brings its checks, key figures and ignored lines along, those of parts first', () => {
    const { mapping } = link(
      'use: [a]\nfields: {}\nkeyFigures: [c]\nchecks: [{ that: c, says: d }]\nignore: [{ path: E, because: f }]\n',
      'part: a\nfields: {}\nkeyFigures: [g]\nchecks: [{ that: h, says: i }]\nignore: [{ path: J, because: k }]\n',
    )
    expect(mapping.body.keyFigures.map(each => each.value)).toEqual(['g', 'c'])
    expect(mapping.body.checks.map(each => each.says)).toEqual(['i', 'd'])
    expect(mapping.body.ignore.map(each => each.because)).toEqual(['k', 'f'])
  })

  test('can use parts itself', () => {
    const { mapping } = link(
      'use: [a]\n',
      `part: a\nuse: [b]\nfields: { x: ${value('X')} }\n`,
      `part: b\nfields: { y: ${value('Y')} }\n`,
    )
    expect(outline(mapping.body.fields)).toBe('y x')
  })

  test('can be used in groups, lists, cases and otherwise', () => {
    const { mapping } = link(
      `fields:
  g: { section: G, use: [a], fields: { h: ${value('H')} } }
  l: { each: L, use: [a] }
  o: { occurrences: O, use: [a] }
  c: { each: C, use: [a], choose: { by: T, as: k, cases: { D: { texts: d, use: [b] } }, otherwise: { case: e, use: [b], fields: { f: ${value('F')} } } } }
`,
      `part: a\nfields: { x: ${value('X')} }\n`,
      `part: b\nfields: { y: ${value('Y')} }\n`,
    )
    expect(outline(mapping.body.fields)).toBe('g(x h) l(x) o(x) c(x y)(x y f)')
  })

  test('can be used in many places, but not inside itself', () => {
    const { mapping, faults } = link(
      'fields: { a: { section: A, use: [p] }, b: { section: B, use: [p] } }\n',
      `part: p\nfields: { x: ${value('X')} }\n`,
    )
    expect([outline(mapping.body.fields), faults]).toEqual(['a(x) b(x)', []])
    const inside = link('use: [p]\n', 'part: p\nfields: { x: { section: X, use: [p] } }\n')
    expect(inside.faults).toEqual([
      '2:34 spec/circular-use Part uses itself: p > p (remove one of these uses)',
    ])
  })

  test('that uses itself by way of others is reported once, with the way', () => {
    const { faults } = link('use: [a]\n', 'part: a\nuse: [b]\n', 'part: b\nuse: [c]\n', 'part: c\nuse: [b]\n')
    expect(faults).toEqual(['2:7 spec/circular-use Part uses itself: b > c > b (remove one of these uses)'])
  })

  test.each([
    ['is found by its name', 'use: [hedaer]\n', 'did you mean "header"?'],
    [
      'that is not at hand is reported with those that are',
      'use: [zzzzzzzz]\n',
      'use one of balance, header',
    ],
  ])('%s', (_, body, hint) => {
    const { faults } = link(body, 'part: header\nfields: {}\n', 'part: balance\nfields: {}\n')
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(hint)
  })

  test('that is a slip of the pen has its name as a fix, a safe one where nothing else can be meant', () => {
    const part = 'part: header\nfields: {}\n'
    const body = 'fields: { a: { from: SECTION_A > A, as: text } }\n'
    expect(fixesOf(`use: [hedaer]\n${body}`, part)).toEqual(['5:7 hedaer: header (safe)'])
    expect(fixesOf(`use: [headings]\n${body}`, part)).toEqual(['5:7 headings: header (not safe)'])
    expect(fixesOf(`use: [zzz]\n${body}`, part)).toEqual([])
  })

  test('that is one of many is reported without their names', () => {
    const many = Array.from({ length: 9 }, (_, index) => `part: part-${index}\nfields: {}\n`)
    expect(link('use: [zzzzzzzzzz]\n', ...many).faults).toEqual([
      '5:7 spec/unknown-part Unknown part "zzzzzzzzzz" (give its file: txmap finds it in a folder "parts" beside the mapping, createMapper takes it in "parts")',
    ])
  })

  test('that nobody gave is reported', () => {
    expect(link('use: [header]\n').faults).toEqual([
      '5:7 spec/unknown-part Unknown part "header" (give its file: txmap finds it in a folder "parts" beside the mapping, createMapper takes it in "parts")',
    ])
  })
})

/** What is said of how well the wording of each field is known, by its path. */
function evidenceOf(fields: readonly FieldSpec[], at = ''): Readonly<Record<string, string>> {
  return Object.assign(
    {},
    ...fields.map(({ name, evidence, fields: inner, choose }) => {
      const path = `${at}${name.value}`
      const cases = choose?.cases.map(each => [
        ...(each.evidence === undefined ? [] : [{ [`${path}[${each.name.value}]`]: each.evidence }]),
        evidenceOf(each.fields, `${path}[${each.name.value}].`),
      ])
      return Object.assign(
        {},
        evidence === undefined ? {} : { [path]: evidence },
        evidenceOf(inner, `${path}.`),
        ...(cases ?? []).flat(),
        evidenceOf(choose?.otherwise.fields ?? [], `${path}[].`),
      )
    }),
  )
}

describe('the evidence of a used part', () => {
  const part = `part: a
fields:
  said: { from: S, as: text, evidence: inferred }
  asked: { whether: W, is: x }
  above: { rowAboveWhen: R, is: x }
  years: { amountsByYear: "TY <YYYY> PAID" }
  group: { section: G, fields: { x: ${value('X')} } }
  rows: { each: L, choose: { by: T, as: k, cases: { D: { texts: d, fields: { f: ${value('F')} } } }, otherwise: { case: e, fields: { g: ${value('H')} } } } }
  sum: { derive: $sumMoney(rows.f) }
`

  test('is that of every wording of which the part says nothing', () => {
    const { mapping, faults } = link('use: [{ part: a, evidence: secondary }]\n', part)
    expect(faults).toEqual([])
    expect(evidenceOf(mapping.body.fields)).toEqual({
      said: 'inferred',
      asked: 'secondary',
      above: 'secondary',
      years: 'secondary',
      'group.x': 'secondary',
      'rows[D]': 'secondary',
      'rows[D].f': 'secondary',
      'rows[].g': 'secondary',
    })
  })

  test('is not that of a case of which the part says it', () => {
    const { mapping } = link(
      'use: [{ part: a, evidence: secondary }]\n',
      'part: a\nfields: { rows: { each: L, choose: { by: T, as: k, cases: { D: { texts: d, evidence: inferred } }, otherwise: { case: e } } } }\n',
    )
    expect(evidenceOf(mapping.body.fields)).toEqual({ 'rows[D]': 'inferred' })
  })

  test('is that of the parts that it uses, but for those of which it says it', () => {
    const { mapping } = link(
      'use: [{ part: a, evidence: unsourced }]\n',
      'part: a\nuse: [b, { part: c, evidence: sourced }, { part: d, evidence: inferred }]\n',
      `part: b\nfields: { x: ${value('X')} }\n`,
      `part: c\nfields: { y: ${value('Y')} }\n`,
      `part: d\nfields: { z: ${value('Z')} }\n`,
    )
    expect(evidenceOf(mapping.body.fields)).toEqual({ x: 'unsourced', z: 'inferred' })
  })

  test('is that of the place: the part stays what it is elsewhere', () => {
    const { mapping, faults } = link(
      'fields: { a: { section: A, use: [{ part: p, evidence: unsourced }] }, b: { section: B, use: [p] }, c: { section: C, use: [{ part: p, evidence: unsourced }] } }\n',
      `part: p\nfields: { x: ${value('X')} }\n`,
    )
    expect(faults).toEqual([])
    expect(evidenceOf(mapping.body.fields)).toEqual({ 'a.x': 'unsourced', 'c.x': 'unsourced' })
    const [first, second, third] = mapping.body.fields.map(field => field.fields[0])
    expect(first).toBe(third)
    expect(first).not.toBe(second)
  })

  test('of a part that cannot be found or leads back to itself hides no fault', () => {
    const { faults } = link(
      'use: [{ part: a, evidence: inferred }, { part: c, evidence: inferred }]\n',
      'part: a\nuse: [a]\n',
    )
    expect(faults.map(each => each.split(' ').slice(0, 2).join(' '))).toEqual([
      '2:7 spec/circular-use',
      '5:48 spec/unknown-part',
    ])
  })
})

describe('a field that comes twice', () => {
  test('is reported at its second place, and left out there', () => {
    const { mapping, faults } = link(
      `use: [a]\nfields: { x: ${value('Z')} }\n`,
      `part: a\nfields: { x: ${value('X')} }\n`,
    )
    expect(faults).toEqual([
      '6:11 spec/duplicate-field Field "x" is already defined at part-0.yaml:2:11 (rename one of the two)',
    ])
    expect(mapping.body.fields.map(field => field.from[0]?.label.text)).toEqual(['X'])
  })

  test('is reported inside groups and cases too', () => {
    const { faults } = link(
      `fields: { a: { section: A, use: [p], fields: { x: ${value('Z')} } }, c: { each: C, use: [p], choose: { by: T, as: k, cases: {}, otherwise: { case: e, fields: { x: ${value('F')} } } } } }\n`,
      `part: p\nfields: { x: ${value('X')} }\n`,
    )
    expect(faults.map(each => each.split(' ')[1])).toEqual(['spec/duplicate-field', 'spec/duplicate-field'])
  })
})

describe('what counts from the top', () => {
  test('cannot be brought into a field', () => {
    const { faults } = link(
      'fields: { a: { section: A, use: [p] } }\n',
      'part: p\nfields: {}\nkeyFigures: [b]\nchecks: [{ that: c, says: d }]\nignore: [{ path: E, because: f }]\n',
    )
    const rule =
      'cannot stand here: its part is used inside a field (move it to the mapping, or use the part at the top)'
    expect(faults).toEqual([
      `3:14 spec/misplaced-field A key figure ${rule}`,
      `4:18 spec/misplaced-field A check ${rule}`,
      `5:18 spec/misplaced-field An ignored line ${rule}`,
    ])
  })
})

describe('parts that make fields without end', () => {
  const last = `part: p30\nfields: { x: ${value('X')} }\n`
  test.each([
    [
      'in groups',
      (next: number) => `fields: { a: { section: A, use: [p${next}] }, b: { section: B, use: [p${next}] } }`,
    ],
    ['at the top', (next: number) => `use: [p${next}, p${next}]\nfields: {}`],
  ])('are stopped %s', (_, make) => {
    const parts = Array.from({ length: 30 }, (_each, index) => `part: p${index}\n${make(index + 1)}\n`)
    const { faults } = link('use: [p0]\n', ...parts, last)
    expect(faults.map(each => each.replace(/^\S+ /, '')).filter(each => each.includes('too-large'))).toEqual([
      'spec/too-large The mapping is larger than 20,000 fields and parts (use parts fewer times inside each other)',
    ])
  })

  test('are let be below that', () => {
    const parts = Array.from(
      { length: 11 },
      (_, index) =>
        `part: p${index}\nfields: { a: { section: A, use: [p${index + 1}] }, b: { section: B, use: [p${index + 1}] } }\n`,
    )
    expect(link('use: [p0]\n', ...parts, `part: p11\nfields: { x: ${value('X')} }\n`).faults).toEqual([])
  })
})

describe('the parts that are known', () => {
  const named = (count: number): readonly string[] =>
    [...'hgfedcba'].slice(-count).map(name => `part: part-${name}\nfields: {}\n`)
  const file =
    'give its file: txmap finds it in a folder "parts" beside the mapping, createMapper takes it in "parts"'
  const unknown = (hint: string): readonly string[] => [
    `5:7 spec/unknown-part Unknown part "other" (${hint})`,
  ]

  test('are listed where they are seven, in the order of their names', () => {
    const all = 'part-a, part-b, part-c, part-d, part-e, part-f, part-g'
    expect(link('use: [other]\n', ...named(7)).faults).toEqual(unknown(`use one of ${all}; or ${file}`))
  })

  test('are not listed where they are more', () => {
    expect(link('use: [other]\n', ...named(8)).faults).toEqual(unknown(file))
  })
})
