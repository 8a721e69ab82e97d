/** Flags, ratios and entries of lists without a value in derived fields and checks: nothing is concluded from what is unknown. */
import jsonata from 'jsonata'
import { describe, expect, test } from 'vitest'
import { compileMappings } from '../../../src/compile/compile-mappings.ts'
import { portableExpression } from '../../../src/compile/portable-expression.ts'
import { createMapper, type OwnMapper } from '../../../src/mapper/create-mapper.ts'
import { documentOf, type Given, mappingOf, ownLists } from '../../support/own-lists.ts'

const sums = { WAGES: '$1.00', RENTS: '$2.00' }
const known = { PROFIT: '$50.00', KIND: 'X', OWN: 'Y', DAY: '01-02-2023' }

interface BothWays {
  readonly mapper: OwnMapper
  readonly portable: jsonata.Expression
}

const ready = new Map<string, BothWays>()

/** A mapping in the library and as its portable expression, ready once for all documents that it is tried on. */
function bothWaysOf(text: string): BothWays {
  const present = ready.get(text)
  if (present !== undefined) return present
  const mapper = createMapper({ mappings: [text], bundled: false })
  const [plan] = compileMappings([{ name: 'own.yaml', text }]).plans
  if (plan === undefined) throw new TypeError('no plan')
  const made = { mapper, portable: jsonata(portableExpression(plan)) }
  ready.set(text, made)
  return made
}

async function worked(derive: string, gives: string, given: Given): Promise<unknown> {
  const ways = bothWaysOf(mappingOf(derive, gives))
  const result = ways.mapper.mapTranscript(documentOf(given))
  const { it } = JSON.parse(JSON.stringify(result.data))
  const portable = Object(await ways.portable.evaluate(documentOf(given))).it
  // What cannot be read is a lack like any other there.
  if (result.state('/it') !== 'invalid') expect([null, it]).toContain(portable)
  return it ?? result.state('/it')
}

test.each<[string, string, Given, unknown]>([
  [
    '$sumMoney(c.(own.value ? profit : $money("0.00")))',
    'money',
    { rows: [known, { ...known, OWN: 'Perhaps' }] },
    'invalid',
  ],
  [
    '$sumMoney(c.(own.value ? profit : $money("0.00")))',
    'money',
    { rows: [known, { ...known, OWN: 'N' }] },
    '50.00',
  ],
  ['$join(c.(own.value ? "y" : "n"), ",")', 'text', { rows: [known, { ...known, OWN: '' }] }, 'invalid'],
  ['$join(c.(own.value ? "y" : "n"), ",")', 'text', { rows: [known, { ...known, OWN: 'N' }] }, 'y,n'],
  [
    '$join(c.($not(own.value) ? "y" : "n"), ",")',
    'text',
    { rows: [known, { ...known, OWN: '' }] },
    'invalid',
  ],
  [
    '$sumMoney(c.($isNegative(profit) ? profit : $money("0.00")))',
    'money',
    { rows: [known, { ...known, PROFIT: 'a lot' }] },
    'invalid',
  ],
  [
    '$sumMoney(c.(day > "2023-06-01" ? profit : $money("0.00")))',
    'money',
    { rows: [known, { ...known, DAY: '' }] },
    'absent',
  ],
  ['joint.value ? wages : rents', 'money', { filing: sums }, 'absent'],
  ['joint.value ? wages : rents', 'money', { filing: { ...sums, JOINT: '' } }, 'absent'],
  ['joint.value ? wages : rents', 'money', { filing: { ...sums, JOINT: 'Perhaps' } }, 'absent'],
  ['joint.value ? wages : rents', 'money', { filing: { ...sums, JOINT: 'N' } }, '2.00'],
  ['joint.value = false', 'truth', {}, 'absent'],
  ['joint.value = false', 'truth', { filing: { JOINT: 'N' } }, true],
  ['joint.value != true', 'truth', { filing: { JOINT: 'Perhaps' } }, 'absent'],
  ['$not(joint.value)', 'truth', { filing: { JOINT: 'Perhaps' } }, 'absent'],
  ['joint.text != "Y"', 'truth', {}, 'absent'],
  ['joint.text != "Y"', 'truth', { filing: { JOINT: 'Perhaps' } }, true],
  ['share.percent = false', 'truth', {}, 'absent'],
  ['share.amount = "5"', 'truth', {}, 'absent'],
  ['share.percent != true', 'truth', { filing: { SHARE: '0.5' } }, true],
  ['joint.value ?? false', 'truth', {}, false],
  ['$exists(joint.value)', 'truth', {}, false],
  ['$exists(joint) and joint.value', 'truth', {}, false],
  ['c[0].own.value = false', 'truth', {}, 'absent'],
  // An entry that does not say is reported at the figure.
  ['c[0].own.value = false', 'truth', { rows: [{}] }, 'invalid'],
  ['c[0].own.value = false', 'truth', { rows: [{ OWN: 'N' }] }, true],
  ['( $x := wages = rents; $x ? "same" : "other" )', 'text', { filing: { WAGES: '$1.00' } }, 'absent'],
  ['( $x := wages = rents; $x ? "same" : "other" )', 'text', { filing: sums }, 'other'],
])('%s as %s of %j is %j', async (derive, gives, given, want) => {
  expect(await worked(derive, gives, given)).toEqual(want)
})

describe('a condition that is unknown for an entry', () => {
  const loss = '$count(c[$isNegative(profit)]) > 0'
  const own = '$sumMoney(c[own.value].profit)'
  test.each<[string, string, Given['rows'], unknown]>([
    [loss, 'truth', [], false],
    [loss, 'truth', [known], false],
    [loss, 'truth', [known, {}], 'absent'],
    [loss, 'truth', [known, { PROFIT: '' }], 'absent'],
    [loss, 'truth', [known, { PROFIT: 'a lot' }], 'invalid'],
    ['$not($exists(c[$isNegative(profit)]))', 'truth', [{}], 'absent'],
    ['$not($exists(c[$isNegative(profit)]))', 'truth', [known], true],
    ['c[$isNegative(profit)][0].kind', 'text', [known, { PROFIT: '-$1.00', KIND: 'Z' }], 'Z'],
    ['c[$isNegative(profit)][0].kind', 'text', [{ PROFIT: '-$1.00', KIND: 'Z' }, {}], 'absent'],
    [own, 'money', [known, { ...known, OWN: 'N' }], '50.00'],
    // An entry that does not say in known words whether it counts is reported at the total.
    [own, 'money', [known, { ...known, OWN: '' }], 'invalid'],
    [own, 'money', [known, { ...known, OWN: 'Perhaps' }], 'invalid'],
    ['$count(c[own.text = "Y"])', 'integer', [{}], 'absent'],
    ['$count(c[day < "2023-06-01"])', 'integer', [known], 1],
    ['$count(c[day < "2023-06-01"])', 'integer', [known, {}], 'absent'],
    ['$count(c[kind = "X"])', 'integer', [known, {}, { KIND: '' }], 1],
    ['$count(c[kind != "X"])', 'integer', [known, {}, { KIND: 'Y' }], 2],
    ['$count(c[kind in ["X", "Y"]])', 'integer', [known, {}], 1],
    ['$count(c[$uppercase(kind) = "X"])', 'integer', [known, {}], 'absent'],
    ['$count(c[kind = "X" and own.value])', 'integer', [known, { KIND: 'Y' }], 1],
    ['$count(c[kind = "X" and own.value])', 'integer', [known, { KIND: 'X' }], 'absent'],
    ['$count(c[profit != null])', 'integer', [known, {}], 1],
    ['$join(c.kind, ",")', 'text', [known, known], 'X,X'],
    ['$join(c.kind, ",")', 'text', [known, {}], 'absent'],
    ['$join(c[kind != null].kind, ",")', 'text', [known, {}], 'X'],
    ['$join([c[0].kind, "Y"], ",")', 'text', [{}], 'absent'],
    ['$join(["X", "Y"], ",")', 'text', [], 'X,Y'],
    ['$count(c[$exists(profit) and $isNegative(profit)])', 'integer', [known, {}], 0],
    ['$count(c[$exists(profit)])', 'integer', [known, { PROFIT: 'a lot' }], 'invalid'],
    [
      '$count(c[$exists(profit) and $isNegative(profit)])',
      'integer',
      [known, { PROFIT: 'a lot' }],
      'invalid',
    ],
    [
      '$count(c[(profit ?? $money("1.00")) = $money("0.00")])',
      'integer',
      [known, { PROFIT: 'a lot' }],
      'invalid',
    ],
    ['$count(c[$exists(day) and day > "2024-01-01"])', 'integer', [known, { DAY: 'soon' }], 'invalid'],
    ['$count(c[own.value ?? false])', 'integer', [known, { OWN: 5 }], 'invalid'],
    ['$count(c[own.value ?? true])', 'integer', [known, { OWN: 5 }], 'invalid'],
    ['$count(c[(kind ?? "Y") = "X"])', 'integer', [known, { KIND: 5 }], 'invalid'],
    [
      '$count(c[kind = "X" and $exists(profit)])',
      'integer',
      [known, { KIND: 'Y', PROFIT: 'a lot' }],
      'invalid',
    ],
    ['$count(c[kind = "X"])', 'integer', [known, { KIND: ['X'] }], 'invalid'],
    ['$count(c.profit[$isNegative($)])', 'integer', [known, {}], 'absent'],
    ['$count(c.profit[$ != null])', 'integer', [known, {}], 1],
    ['( $w := $money("50.00"); $count(c[$sameMoney(profit, $w)]) )', 'integer', [known], 1],
    ['( $w := $money("50.00"); $count(c[$sameMoney(profit, $w)]) )', 'integer', [known, {}], 'absent'],
    ['( $l := c[$isNegative(profit)]; $count($l) )', 'integer', [known], 0],
    ['( $l := c[$isNegative(profit)]; $count($l) )', 'integer', [known, {}], 'absent'],
    ['$count(c[$isNegative(profit)]) > 0 or $count(c) = 1', 'truth', [{}], 'absent'],
    ['$count(c) = 1 or $count(c[$isNegative(profit)]) > 0', 'truth', [{}], true],
  ])('%s as %s of %j is %j', async (derive, gives, rows = [], want) => {
    expect(await worked(derive, gives, { rows })).toEqual(want)
  })

  test('says so where it cannot be read, without what stands there', () => {
    const mapper = createMapper({ mappings: [mappingOf(loss, 'truth')], bundled: false })
    const { issues } = mapper.mapTranscript(documentOf({ rows: [{ PROFIT: 'a lot' }] }))
    expect(issues).toContainEqual(expect.objectContaining({ code: 'value/underivable', path: '/it' }))
    expect(JSON.stringify(issues)).not.toContain('a lot')
  })

  test('makes a check silent', () => {
    const codes = (that: string, rows: Given['rows'] = [], filing = {}): readonly string[] => {
      const text = `${ownLists}checks:\n  - that: |-\n      ${that}\n    says: a\n`
      const mapper = createMapper({ mappings: [text], bundled: false })
      return mapper.mapTranscript(documentOf({ rows, filing })).issues.map(each => each.code)
    }
    expect(codes('$count(c[$isNegative(profit)]) > 0', [known])).toEqual(['check/failed'])
    expect(codes('$count(c[$isNegative(profit)]) > 0', [known, {}])).toEqual([])
    expect(codes('$count(c[kind = "Z"]) > 0', [known, { KIND: ['Z'] }])).not.toContain('check/failed')
    expect(codes('joint.value')).toEqual([])
    expect(codes('joint.value', [], { JOINT: 'N' })).toEqual(['check/failed'])
    expect(codes('joint.value', [], { JOINT: 'Perhaps' })).toEqual(['value/undecided'])
  })
})

describe('a sum with an unknown amount', () => {
  const rows = [{ PROFIT: '-$50,000.00' }, { PROFIT: '' }]
  test.each<[string, Given['rows'], unknown]>([
    ['$sumMoney(c.profit) ?? $money("0.00")', rows, 'absent'],
    ['$sumMoney(c.profit) ?? $money("0.00")', [], '0.00'],
    ['$sumMoney(c.profit) ?? $money("0.00")', rows.slice(0, 1), '-50000.00'],
    ['($sumMoney(c.profit)) ?? $money("0.00")', rows, 'absent'],
    ['$meanMoney(c.profit, "half up") ?? $money("0.00")', rows, 'absent'],
    ['$sumMoney(c[kind = "X"].profit) ?? $money("0.00")', rows, '0.00'],
    ['$sumMoney(c[own.value].profit) ?? $money("0.00")', rows, 'absent'],
    ['$addMoney($money("1.00"), $sumMoney(c.profit) ?? $money("0.00"))', [], '1.00'],
    ['$sumMoney($orZero(c.profit))', rows, '-50000.00'],
    ['$sumMoney($orZero(c.profit))', [], '0.00'],
  ])('%s of %j is %j', async (derive, given = [], want) => {
    expect(await worked(derive, 'money', { rows: given })).toEqual(want)
  })
})

describe('an item of a written list that gives nothing', () => {
  const filing = { ...sums, JOINT: 'N' }
  const rows = [known]
  test.each<[string, string, unknown]>([
    ['$sumMoney([c[1].profit, wages])', 'money', 'absent'],
    ['$sumMoney([c[0].profit, wages])', 'money', '51.00'],
    ['$meanMoney([c[1].profit, wages], "half up")', 'money', 'absent'],
    ['$sumMoney([c[kind="Z"][0].profit, wages])', 'money', 'absent'],
    ['$sumMoney([c[kind="X"][0].profit, wages])', 'money', '51.00'],
    ['[c[9].profit, wages, rents][1]', 'money', '1.00'],
    ['$sumMoney([c[9].profit, wages][$ != null])', 'money', '1.00'],
    ['$sumMoney([(joint.value ? wages), rents])', 'money', 'absent'],
    ['$sumMoney([joint.value ? wages, rents])', 'money', 'absent'],
    ['$sumMoney([$not(joint.value) ? wages, rents])', 'money', '3.00'],
    ['( $x := c[9].profit; $sumMoney([$x, wages]) )', 'money', 'absent'],
    ['$meanMoney($orZero([c[9].profit, wages]), "half up")', 'money', '0.50'],
    ['$join([c[9].kind, "Y"], "-")', 'text', 'absent'],
    ['$sumMoney([c.profit, wages])', 'money', '51.00'],
  ])('%s as %s is %j', async (derive, gives, want) => {
    expect(await worked(derive, gives, { filing, rows })).toEqual(want)
  })
})

describe('what is asked of each entry whether it has a value', () => {
  const refused = [known, { ...known, PROFIT: 'a lot' }]
  const missing = [known, { ...known, PROFIT: '' }]
  const other = '$money("7.00")'
  test.each<[string, string, Given['rows'], unknown]>([
    [`$sumMoney(c.(profit ?? ${other}))`, 'money', refused, 'invalid'],
    [`$sumMoney(c.(profit ?? ${other}))`, 'money', missing, '57.00'],
    [`$sumMoney(c.($exists(profit) ? profit : ${other}))`, 'money', refused, 'invalid'],
    [`$sumMoney(c.($exists(profit) ? profit : ${other}))`, 'money', missing, '57.00'],
    [`$sumMoney(c.(profit != null ? profit : ${other}))`, 'money', refused, 'invalid'],
    [`$sumMoney(c.($p := profit; $p ?? ${other}))`, 'money', refused, 'invalid'],
    [`$sumMoney(c.($p := profit; $p ?? ${other}))`, 'money', missing, '57.00'],
    ['$sumMoney(c.$orZero(profit))', 'money', refused, 'invalid'],
    ['$sumMoney(c.profit[$ != null])', 'money', refused, 'invalid'],
    ['$count(c[profit = null])', 'integer', refused, 'invalid'],
  ])('%s as %s of %j is %j', async (derive, gives, rows = [], want) => {
    expect(await worked(derive, gives, { rows })).toEqual(want)
  })

  test('and a variable for a single field', async () => {
    const derive = '( $w := wages; $w ?? rents )'
    expect(await worked(derive, 'money', { filing: { ...sums, WAGES: 'a lot' } })).toBe('invalid')
    expect(await worked(derive, 'money', { filing: { RENTS: '$2.00' } })).toBe('2.00')
  })
})
