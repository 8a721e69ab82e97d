/** Derived fields and checks on transcripts: no figure that is not one, and what is absent handled as the expression says. */
import jsonata from 'jsonata'
import { describe, expect, test } from 'vitest'
import { compileMappings } from '../../../src/compile/compile-mappings.ts'
import { portableExpression } from '../../../src/compile/portable-expression.ts'
import { compileExpression } from '../../../src/evaluate/compile-expression.ts'
import { Budget } from '../../../src/evaluate/run/work.ts'
import { createMapper } from '../../../src/mapper/create-mapper.ts'
import { dataFunctions } from '../../../src/normalize/functions/data-functions.ts'
import { wholeToolkit } from '../../../src/normalize/whole-toolkit.ts'
import { planExpressions } from '../../../src/plan/plan-expressions.ts'
import { figuresOver } from '../../../src/transcript/figures/derived-fields.ts'
import type { TranscriptResult } from '../../../src/transcript/result/transcript-result.ts'
import { planOf } from '../../support/compiled.ts'
import { asPortable } from '../../support/held-back.ts'

const head = `id: own-figures
title: Figures
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  wages: { from: SECTION_FILING > WAGES, as: money }
  rents: { from: SECTION_FILING > RENTS, as: money }
  note: { from: SECTION_FILING > NOTE, as: text }
  second: { from: SECTION_FILING > SECOND, as: text }
  joint: { from: SECTION_FILING > JOINT, as: flag, yes: "Yes", no: "No" }
  kept: { keep: SECTION_BALANCE }
  years: { each: SECTION_TRANSACTIONS, fields: { code: { from: CODE, as: code }, amount: { from: AMOUNT, as: money } } }
`

interface Given {
  readonly filing?: Readonly<Record<string, unknown>>
  readonly amounts?: readonly string[]
  readonly kept?: unknown
}

function documentOf({ filing = {}, amounts = [], kept }: Given): Readonly<Record<string, unknown>> {
  return {
    TYPE: 'RETR',
    FORM: '1040',
    SECTION_FILING: filing,
    SECTION_BALANCE: kept ?? {},
    SECTION_TRANSACTIONS: amounts.map((AMOUNT, index) => ({ CODE: String(index), AMOUNT })),
  }
}

/** The result of one derived field `it`. */
function worked(derive: string, gives: string, given: Given, more = ''): TranscriptResult {
  const text = `${head}  it: { derive: '${derive}', as: ${gives} }\n${more}`
  return createMapper({ mappings: [text], bundled: false }).mapTranscript(documentOf(given))
}

function figureOf(result: TranscriptResult): unknown {
  return JSON.parse(JSON.stringify(result.data)).it
}

describe('exact numbers and ratios', () => {
  const more = `  shares: { from: SECTION_FILING > SHARES, as: decimal }
  share: { from: SECTION_FILING > SHARE, as: ratio }
`
  test.each([
    ['shares = $decimal("1.50")', { SHARES: '1.500' }, true],
    ['shares = $decimal("1.5")', { SHARES: '1.51' }, false],
    ['shares != $decimal("1,250")', { SHARES: '1250' }, false],
    ['shares = $decimal("0")', { SHARES: '-0.00' }, true],
    ['shares = $decimal("1.5")', {}, null],
    ['share.amount = "0.5"', { SHARE: '00.50' }, true],
    ['share.amount in ["50", "0.5"]', { SHARE: '50.000%' }, true],
    ['share.amount = "50" and share.percent', { SHARE: '50' }, false],
    ['share.amount = "50"', {}, null],
  ])('%s of %j is %j', async (derive, filing, want) => {
    expect(figureOf(worked(derive, 'truth', { filing }, more))).toBe(want)
    const [plan] = compileMappings([
      { name: 'a.yaml', text: `${head}  it: { derive: '${derive}', as: truth }\n${more}` },
    ]).plans
    if (plan === undefined) throw new TypeError('no plan')
    const portable = await jsonata(portableExpression(plan)).evaluate(documentOf({ filing }))
    expect(portable.it).toBe(want)
  })
})

describe('a figure that is computed', () => {
  const total = (more: string): string => `  total: { derive: "$addMoney(wages, rents)", as: money }\n${more}`
  test.each([
    [{ WAGES: '$1.00', RENTS: '$2.00' }, '3.00', 'value'],
    [{ WAGES: '$1.00' }, '0.00', 'value'],
    [{ WAGES: '$1.00', RENTS: 'many' }, null, 'invalid'],
  ])('is a field to ask about under a name of its own: %j', (filing, want, state) => {
    const text = total('  it: { derive: \'total ?? $money("0.00")\', as: money }\n')
    const mapper = createMapper({ mappings: [head + text], bundled: false })
    const result = mapper.mapTranscript(documentOf({ filing }))
    expect(figureOf(result)).toBe(want)
    expect(result.state('/it')).toBe(state)
  })
})

describe('a derived value is of the kind that its field says', () => {
  test.each([
    ['date', '2024-02-29', true],
    ['date', '2023-02-29', false],
    ['date', '2024-13-45', false],
    ['date', '12-31-2024', false],
    ['date', '0024-01-01', false],
    ['date', 'soon', false],
    ['month', '2024-12', true],
    ['month', '2024-13', false],
    ['month', '2024-1', false],
    ['month', 'bee', false],
    ['month', '2024-12-31', false],
    ['text', 'bee', true],
    ['code', 'bee', true],
  ])('%s from %s', (gives, NOTE, isOne) => {
    const result = worked('note', gives, { filing: { NOTE } })
    expect(figureOf(result)).toBe(isOne ? NOTE : null)
    expect(result.state('/it')).toBe(isOne ? 'value' : 'invalid')
    expect(result.issues.map(each => [each.code, each.path])).toEqual(
      isOne ? [] : [['value/underivable', '/it']],
    )
    if (!isOne) expect(JSON.stringify(result.issues)).not.toContain(NOTE)
  })

  test('also where it is written in the expression, which is refused', () => {
    for (const [gives, text] of [
      ['date', '2024-13-45'],
      ['month', 'bee'],
    ] as const) {
      expect(() => worked(`"${text}"`, gives, {})).toThrow(`The expression gives a text that is no ${gives}`)
    }
  })

  test('and what only the run can know is an issue: a kept part is not an amount', () => {
    const result = worked('$addMoney(wages, kept.X)', 'money', {
      filing: { WAGES: '$1.00' },
      kept: { X: '$2.00' },
    })
    expect([figureOf(result), result.state('/it')]).toEqual([null, 'invalid'])
    expect(result.issues).toMatchObject([
      {
        code: 'value/underivable',
        path: '/it',
        message: expect.stringContaining('is given something that is no amount'),
      },
    ])
  })
})

test('what a kept part holds is not text where it is a number, and the issue says so', () => {
  const result = worked('kept.X', 'text', { kept: { X: 7 } })
  expect([figureOf(result), result.state('/it')]).toEqual([null, 'invalid'])
  expect(result.issues).toMatchObject([
    { code: 'value/underivable', message: expect.stringContaining('what comes out is no text') },
  ])
})

describe('a figure over any data', () => {
  const plan = planOf(`fields:
  a: { from: A, as: money }
  it: { derive: "$addMoney(a, a)", as: money }
`)
  const field = plan.fields.find(each => each.kind === 'derived')
  if (field === undefined) throw new Error('no derived field')

  test('is not known where what may be spent on trying is spent', () => {
    const functions = dataFunctions(wholeToolkit().functions)
    const texts = planExpressions(plan)
    const figureOver = figuresOver(part => compileExpression(texts.get(part) ?? '', { functions }))
    const budget = Budget.ofDocument(0)
    const a = functions.money?.('1.25')
    expect(String(figureOver(field, { a }, budget))).toBe('2.5')
    expect(() => budget.spend(10_000_001, 0)).toThrow()
    expect(figureOver(field, { a }, budget)).toBeUndefined()
  })

  test('fails with a fault that is none of its expression', () => {
    const figureOver = figuresOver(() => ({
      evaluate: () => {
        throw new RangeError('out of stack')
      },
    }))
    expect(() => figureOver(field, {}, Budget.ofOne())).toThrow(RangeError)
  })
})

describe('what has no value', () => {
  const both = { NOTE: 'first', SECOND: 'second' }
  test.each<[string, string, Given, unknown]>([
    ['second ?? note', 'text', { filing: both }, 'second'],
    ['second ?? note', 'text', { filing: { NOTE: 'first' } }, 'first'],
    ['second ?? note', 'text', { filing: { NOTE: 'first', SECOND: '' } }, 'first'],
    ['second ?? note', 'text', {}, null],
    ['$exists(second)', 'truth', { filing: both }, true],
    ['$exists(second)', 'truth', { filing: { SECOND: ' ' } }, false],
    ['$exists(second)', 'truth', {}, false],
    ['$not($exists(second)) and note = "first"', 'truth', { filing: { NOTE: 'first' } }, true],
    ['$exists(second) and second = "x"', 'truth', {}, false],
    ['$exists(second) and second = "x"', 'truth', { filing: { SECOND: 'x' } }, true],
    ['$not($exists(second)) or second = "x"', 'truth', {}, true],
    ['second = "x" or note = "first"', 'truth', { filing: { NOTE: 'first' } }, null],
    ['note = "first" or second = "x"', 'truth', { filing: { NOTE: 'first' } }, true],
    ['$not($exists(note) and second = "x")', 'truth', { filing: { NOTE: 'first' } }, null],
    ['$length(years[0].code) = 1', 'truth', {}, null],
    ['second ?: "none"', 'text', {}, 'none'],
    ['second = null', 'truth', {}, true],
    ['$exists(second) ? second = "x" : note = "first"', 'truth', { filing: { NOTE: 'first' } }, true],
    ['$exists(second) ? second = "x" : note = "first"', 'truth', {}, null],
    ['(second ?? note) = "first"', 'truth', { filing: { NOTE: 'first' } }, true],
    ['(second ?? note) = "first"', 'truth', {}, null],
    ['(second ?? note) & "!"', 'text', { filing: { NOTE: 'first' } }, 'first!'],
    ['( $x := second ?? note; $x = "first" ? "yes" : "no" )', 'text', {}, null],
    ['( $x := second ?? note; $x = "first" ? "yes" : "no" )', 'text', { filing: both }, 'no'],
    ['joint.value ? wages : rents', 'money', { filing: { JOINT: 'No', RENTS: '$2.00' } }, '2.00'],
    ['joint.value ? wages : rents', 'money', { filing: { JOINT: 'Yes', RENTS: '$2.00' } }, null],
    ['$addMoney(wages, rents ?? $money("5.00"))', 'money', { filing: { WAGES: '$1.00' } }, '6.00'],
    ['$addMoney(wages, rents)', 'money', { filing: { WAGES: '$1.00' } }, null],
    ['$count(years[$exists(amount)])', 'integer', { amounts: ['$1.00', ''] }, 1],
    ['$exists(years.amount)', 'truth', {}, false],
    ['$exists(years.amount)', 'truth', { amounts: ['$1.00', ''] }, true],
    ['$sumMoney(years.amount ?? $money("0.00"))', 'money', {}, '0.00'],
    ['$sumMoney(years.amount ?? $money("0.00"))', 'money', { amounts: ['$1.00', ''] }, null],
    ['$sumMoney(years.amount ?? $money("0.00"))', 'money', { amounts: [''] }, null],
    ['$compareMoney($sumMoney(years.amount), $money("5.00")) = 1', 'truth', { amounts: ['$9.00', ''] }, null],
    ['$compareMoney($sumMoney(years.amount), $money("5.00")) = 1', 'truth', { amounts: ['$9.00'] }, true],
    ['$compareMoney($sumMoney(years.amount), $money("5.00")) != 1', 'truth', {}, null],
    ['$not($isNegative($sumMoney(years.amount)))', 'truth', { amounts: ['-$9.00', ''] }, null],
    ['wages = $money("18910.00")', 'truth', { filing: { WAGES: '$18,910.00' } }, true],
    ['$compareMoney(wages, $money("5000.00")) = 1', 'truth', { filing: { WAGES: '$18,910.00' } }, true],
    ['$largerMoney(wages, $orZero(rents))', 'money', { filing: { WAGES: '-$1.00' } }, '0.00'],
    ['$sumMoney($orZero(years.amount))', 'money', { amounts: ['$1.00', ''] }, '1.00'],
    ['$sumMoney($orZero(years.amount))', 'money', {}, '0.00'],
    ['$meanMoney(years.amount, "half up")', 'money', { amounts: ['$1.00', '$2.00', '$2.00'] }, '1.67'],
    ['$meanMoney($orZero(years.amount), "half up")', 'money', { amounts: ['$1.00', ''] }, '0.50'],
    ['$shareOf(rents, "75%", "half up")', 'money', { filing: { RENTS: '$1,000.01' } }, '750.01'],
    ['$meanMoney($orZero([wages, rents]), "half up")', 'money', { filing: { WAGES: '$3.00' } }, '1.50'],
    ['$sumMoney([wages, rents])', 'money', { filing: { WAGES: '$3.00' } }, null],
    ['$shareOf(rents, "75%", "half up")', 'money', {}, null],
  ])('%s as %s of %j', async (derive, gives, given, want) => {
    const result = worked(derive, gives, given)
    expect(figureOf(result)).toEqual(want)
    expect(result.state('/it')).toBe(want === null ? 'absent' : 'value')
    const text = `${head}  it: { derive: '${derive}', as: ${gives} }\n`
    const [plan] = compileMappings([{ name: 'own.yaml', text }]).plans
    if (plan === undefined) throw new TypeError('no plan')
    const portable: unknown = JSON.parse(
      JSON.stringify(await jsonata(portableExpression(plan)).evaluate(documentOf(given))),
    )
    expect(portable).toEqual(asPortable(JSON.parse(JSON.stringify(result.data)), portable, plan))
  })

  test('is never what stands there and cannot be read', () => {
    for (const derive of [
      '$addMoney(wages, $orZero(rents))',
      'rents ?? wages',
      '$exists(rents) ? rents : wages',
      '$sumMoney($orZero(years.amount))',
      '$sumMoney(years.{"x": $orZero(amount)}.x)',
    ]) {
      const result = worked(derive, 'money', { filing: { WAGES: '$1.00', RENTS: 'a lot' }, amounts: ['x'] })
      expect([derive, figureOf(result), result.state('/it')]).toEqual([derive, null, 'invalid'])
      // Where reading it would change the figure, the issue leads to the line.
      const atFigure = result.issues.filter(each => each.path === '/it').map(each => each.code)
      expect([['value/incomplete'], ['value/underivable']]).toContainEqual(atFigure)
    }
  })

  test('nor what stands in a section that is none', () => {
    const text = `${head}  it: { derive: '$addMoney($money("1.00"), $orZero(rents))', as: money }\n`
    const mapper = createMapper({ mappings: [text], bundled: false })
    const it = (filing: unknown): unknown =>
      figureOf(mapper.mapTranscript({ ...documentOf({}), SECTION_FILING: filing }))
    expect([it({}), it({ RENTS: '$2.00', NOTE: ['x'] })]).toEqual(['1.00', '3.00'])
    expect([it('none'), it({ RENTS: ['$2.00'] })]).toEqual([null, null])
    // Another line of another shape says nothing of this one.
    expect(it({ NOTE: ['x'] })).toBe('1.00')
  })

  test('nor in a derived field that is built on one', () => {
    const text = `${head}  one: { derive: note, as: date }\n  it: { derive: '$exists(one)', as: truth }\n`
    const mapper = createMapper({ mappings: [text], bundled: false })
    const result = mapper.mapTranscript(documentOf({ filing: { NOTE: 'soon' } }))
    expect([figureOf(result), result.state('/it')]).toEqual([null, 'invalid'])
  })

  test('and is counted as zero stays visible in the lineage entry', () => {
    const entry = (derive: string, given: Given): unknown =>
      worked(derive, 'money', given)
        .lineage()
        .find(each => each.path === '/it')
    expect(entry('$addMoney(wages, $orZero(rents))', { filing: { WAGES: '$1.00' } })).toMatchObject({
      state: 'value',
      sources: [{ pointer: '/SECTION_FILING/WAGES' }],
      countedAsZero: ['/rents'],
    })
    expect(entry('$sumMoney($orZero(years.amount))', { amounts: ['$1.00', ''] })).toMatchObject({
      countedAsZero: ['/years/1/amount'],
    })
    expect(entry('$sumMoney($orZero(years.amount))', {})).toMatchObject({ countedAsZero: ['/years/amount'] })
    const all = { filing: { WAGES: '$1.00', RENTS: '$0.00' } }
    expect(entry('$addMoney(wages, $orZero(rents))', all)).not.toHaveProperty('countedAsZero')
  })
})

describe('a check', () => {
  const says = (that: string, given: Given): readonly string[] =>
    worked('1', 'integer', given, `checks: [{ that: '${that}', says: a }]\n`).issues.map(each => each.code)

  test.each<[string, Given, readonly string[]]>([
    ['$exists(second)', {}, ['check/failed']],
    ['$exists(second)', { filing: { SECOND: 'x' } }, []],
    ['$exists(second) ? second = "x" : note = "y"', { filing: { NOTE: 'z' } }, ['check/failed']],
    ['$exists(second) ? second = "x" : note = "y"', {}, []],
    ['second = "x"', {}, []],
    ['$exists(second) and second = "x"', {}, ['check/failed']],
    ['$exists(note) and second = "x"', { filing: { NOTE: 'z' } }, []],
    ['$compareMoney($sumMoney(years.amount), $money("5.00")) = 1', { amounts: ['$9.00', ''] }, []],
    ['$compareMoney($sumMoney(years.amount), $money("5.00")) = 1', { amounts: ['$1.00'] }, ['check/failed']],
    ['$compareMoney($orZero(rents), $money("5.00")) = 1', {}, ['check/failed']],
    ['$compareMoney($orZero(rents), $money("5.00")) = 1', { filing: { RENTS: 'x' } }, ['value/refused']],
    [
      'joint.value = true or $sameMoney($sumMoney(years.amount), wages)',
      { filing: { JOINT: 'No', WAGES: '$1.00' } },
      [],
    ],
    ['$isNegative(kept.X) = false', { kept: { X: '-1.00' } }, ['check/undecided']],
  ])('%s of %j', (that, given, want) => {
    expect(says(that, given)).toEqual(want)
  })
})
