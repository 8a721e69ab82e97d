/** The portable expression in stock jsonata: the samples, every example of every normalizer, and what is null or refused instead of wrong. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import jsonata from 'jsonata'
import { describe, expect, test } from 'vitest'
import { compileMappings } from '../../../src/compile/compile-mappings.ts'
import { partsFor } from '../../../src/compile/portable/prelude/parts.ts'
import { portableExpression } from '../../../src/compile/portable-expression.ts'
import { ExpressionError } from '../../../src/diagnostics/errors.ts'
import { createMapper, type Mapper, mapTranscript } from '../../../src/index.ts'
import type { Normalizer } from '../../../src/normalize/definition.ts'
import { valueFunctions } from '../../../src/normalize/functions/value-functions.ts'
import { normalizers } from '../../../src/normalize/registry.ts'
import type { ValueFunction } from '../../../src/normalize/value-function.ts'
import type { WrittenField, WrittenPlan } from '../../../src/plan/written-plan.ts'
import { canonicalLabel, canonicalText } from '../../../src/text/labels/canonical-label.ts'
import { bundledExpression } from '../../support/bundled-expression.ts'
import { goldens, projectRoot } from '../../support/goldens.ts'
import { asPortable, withoutIncomplete } from '../../support/held-back.ts'
import { mappingOfEverything, sampleOfEverything } from '../../support/mapping-of-everything.ts'
import { outcomeOf } from '../../support/outcome.ts'
import { plans } from '../../support/plans.ts'

const json = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value))

const preludes = new Map<string, jsonata.Expression>()

/** What an expression over the parts of the prelude that it names gives for an input. */
async function prelude(expression: string, input: unknown = {}): Promise<unknown> {
  const names = [...expression.matchAll(/\$([A-Za-z]+)/g)].map(found => found[1] ?? '')
  const parts = partsFor(names).map(part => part.text)
  const text = `(${parts.join('\n')} ${expression})`
  const parsed = preludes.get(text) ?? jsonata(text)
  preludes.set(text, parsed)
  return json(await parsed.evaluate(input))
}

function planOf(yaml: string): WrittenPlan {
  const { plans: made, diagnostics } = compileMappings([{ name: 'own.yaml', text: yaml }])
  expect(diagnostics.map(found => found.message)).toEqual([])
  const [plan] = made
  if (plan === undefined) throw new TypeError('no plan')
  return plan
}

const own = (fields: string, more = ''): string =>
  `id: own\ntitle: Own\nversion: "1.0.0"\nmatch: { type: RETR }\nfields:\n${fields.replace(/^/gm, '  ')}\n${more}`

interface BothWays {
  readonly plan: WrittenPlan
  readonly expression: jsonata.Expression
  readonly mapper: Mapper
}

const readWays = new Map<string, BothWays>()

/** A mapping as its portable expression and in the library, once for all tests of it: to parse the expression takes longer than they do. */
function bothWaysOf(mapping: string): BothWays {
  const known = readWays.get(mapping)
  if (known !== undefined) return known
  const plan = planOf(mapping)
  const mapper = createMapper({ mappings: [mapping], bundled: false })
  const made = { plan, expression: jsonata(portableExpression(plan)), mapper }
  readWays.set(mapping, made)
  return made
}

const everything = planOf(mappingOfEverything)

/** Every sixteenth one; all with `GOLDENS=all`, as `npm run test:behind` says, and a few with `GOLDENS=few`, for `npm run mutation`. */
const stride = process.env.GOLDENS === 'all' ? 1 : process.env.GOLDENS === 'few' ? 24 : 16
const samples = goldens().filter((_, index) => index % stride === 0)

describe.each(samples)('$name', golden => {
  test('gives what the library gives, in the same order', async () => {
    const document: unknown = JSON.parse(golden.text)
    const result = mapTranscript(document)
    const given = withoutIncomplete(
      await bundledExpression(result.mapping.id).evaluate(document),
      result.issues,
    )
    const plan = plans().find(({ id }) => id === result.mapping.id) ?? everything
    expect(JSON.stringify(given)).toBe(JSON.stringify(asPortable(json(result.data), given, plan)))
  })
})

describe('the text', () => {
  test('has the expression of the mapping unchanged', () => {
    // Of one that asks whether a field has a value the derived fields change: docs/portable.md.
    const isPlain = (field: WrittenField): boolean =>
      field.kind !== 'derived' || field.tolerates === undefined
    const unchanged = plans().filter(plan => plan.fields.every(isPlain))
    expect(unchanged.length).toBeGreaterThan(3)
    for (const plan of unchanged)
      expect(portableExpression(plan)).toContain(`$view.(\n${plan.expression.trimEnd()}\n)`)
  })

  test('brings only the normalizers and functions that the mapping uses', () => {
    const text = portableExpression(planOf(own('wages: { from: SECTION_FILING > WAGES, as: money }')))
    expect(text).toContain('$money := function')
    for (const name of ['date', 'flag', 'ratio', 'filingStatus', 'sumMoney', 'addMoney', 'sentencesOf']) {
      expect(text).not.toContain(`$${name} :=`)
    }
  })

  test('is the same each time, and says in a comment what each function is', () => {
    const text = portableExpression(everything)
    expect(portableExpression(everything)).toBe(text)
    const bindings = [...text.matchAll(/^\$[A-Za-z0-9]+ := /gm)]
    expect(bindings.length).toBeGreaterThan(50)
    for (const { index } of bindings) expect(text.slice(0, index)).toMatch(/\*\/\n$/)
  })

  test('has no regular expression to the left of ??, where jsonata loses it', () => {
    const regexes = (node: unknown): readonly unknown[] => {
      if (typeof node !== 'object' || node === null) return []
      const inner = Object.values(node).flatMap(regexes)
      return 'type' in node && node.type === 'regex' && 'value' in node ? [node.value, ...inner] : inner
    }
    const some = plans().flatMap(({ id }, index) => (index % stride === 0 ? [bundledExpression(id)] : []))
    for (const expression of [...some, bothWaysOf(mappingOfEverything).expression]) {
      const found = regexes(expression.ast())
      expect(found.length).toBeGreaterThan(10)
      expect(found.filter(value => !(value instanceof RegExp))).toEqual([])
    }
  })

  test('leaves the document as it was', async () => {
    const document = structuredClone(sampleOfEverything)
    await bothWaysOf(mappingOfEverything).expression.evaluate(document)
    expect(document).toEqual(sampleOfEverything)
  })

  test('reads a mapping with every kind of field', async () => {
    const { plan, expression, mapper } = bothWaysOf(mappingOfEverything)
    const given: unknown = await expression.evaluate(sampleOfEverything)
    const data = json(mapper.mapTranscript(sampleOfEverything).data)
    expect(JSON.stringify(given)).toBe(JSON.stringify(asPortable(data, given, plan)))
  })
})

describe('the normalizers', () => {
  const all: readonly Normalizer[] = Object.values(normalizers)

  test.each(all)('$name gives for every example what the library gives', async normalizer => {
    const { name, examples } = normalizer
    const cases = examples.map(example => ({
      text: example.text,
      tables: (example.tables ?? []).map(canonicalTable),
    }))
    const read = `$map(cases, function($case) { [$${name}($case.text, $case.tables[0], $case.tables[1])] })`
    const given = await prelude(read, { cases })
    const wanted = cases.map(({ text, tables }) => {
      const outcome = outcomeOf(normalizer, text, ...tables)
      return ['gives' in outcome ? outcome.gives : null]
    })
    // With the texts beside, so that a difference names its example.
    const texts = cases.map(({ text }) => text)
    const beside = (values: unknown): unknown =>
      Object(values).map((value: unknown, at: number) => [texts[at], value])
    expect(beside(given)).toEqual(beside(wanted))
  })

  test.each(all)('$name gives null for what is not text', async ({ name }) => {
    for (const value of ['null', '12.5', 'true', '{}', '[]', '["$1.00"]', '{"a": "$1.00"}', 'nothing']) {
      expect(await prelude(`$${name}(${value})`)).toBe(null)
    }
  })

  test.each([
    ['money', '-\u2009$\u00a01.50'],
    ['money', '$-\u20071.50'],
    ['money', '(-$1.50)'],
    ['money', '1.50)'],
    ['money', '&nbsp; $1.50&nbsp;&nbsp; \u200b'],
    ['money', '&nbsp;1&nbsp;2&nbsp;'],
    ['text', '&nbsp;A&nbsp;B &nbsp; '],
    ['text', '&nbsp&nbsp;'],
    ['amountBeforeAsOf', '1.00 as of as of 01-02-2022'],
    ['amountBeforeAsOf', '1.00 was of 01-02-2022'],
    ['dateAfterAsOf', 'As of oft AS  OF :01-02-2022'],
    ['dateAfterAsOf', `as of${' '.repeat(9)}: 01-02-2022`],
    ['formNumber', 'Form form 1040 -  A'],
    ['formNumber', 'form'],
    ['ratio', '-000.50 %'],
    ['ratio', '.'],
    ['integer', '-0'],
    ['month', 'May.2021'],
    ['date', 'Sept.30, 2021'],
  ] as const)('%s reads %j as the library does', async (name, text) => {
    const outcome = outcomeOf(normalizers[name], text)
    expect(await prelude(`$${name}(text)`, { text })).toEqual('gives' in outcome ? outcome.gives : null)
  })

  test('compose a letter and its accent, and give null for what NFC may change otherwise', async () => {
    expect(await prelude('$text("Cafe\\u0301 N\\u0303")')).toBe('Caf\u00e9 \u00d1')
    expect(await prelude('$text("\\u00e9 \\u2019 \\u4e2d \\ud83d\\ude00")')).toBe(
      '\u00e9 \u2019 \u4e2d \u{1f600}',
    )
    for (const text of [
      'e\\u0323\\u0301',
      'e\\u0301\\u0323',
      's\\u030c',
      '\\u0301',
      '\\u2126',
      '\\u1100\\u1161',
      '\\ud804\\udc99',
    ]) {
      expect(await prelude(`$text("a ${text}")`)).toBe(null)
      expect(await prelude(`$flag("a ${text}", [], [])`)).toBe(null)
      expect(await prelude(`$formNumber("a ${text}")`)).toBe(null)
    }
  })

  test('keep no character in a text that NFC changes', () => {
    const composed = partsFor(['composed']).find(part => part.name === 'composed')?.text ?? ''
    const foreign = new RegExp(/\/(\[\^\\u0000.*\])\//.exec(composed)?.[1] ?? '')
    const wrong: string[] = []
    for (let code = 0; code <= 0xffff; code++) {
      const character = String.fromCharCode(code)
      const isJamo = code >= 0x1160 && code <= 0x11ff
      const isSelector = code >= 0xfe00 && code <= 0xfe0f
      const changes = character.normalize('NFC') !== character || /\p{M}/u.test(character) || isJamo
      // White space is folded to plain blanks before.
      if (changes && !isSelector && !foreign.test(character) && /\S/.test(character))
        wrong.push(code.toString(16))
    }
    expect(wrong).toEqual([])
  })

  test('measure texts in the units of the library', async () => {
    expect(await prelude(`$code("${'\\ud83d\\ude00'.repeat(32)}")`)).toBe('\u{1f600}'.repeat(32))
    expect(await prelude(`$code("${'\\ud83d\\ude00'.repeat(33)}")`)).toBe(null)
  })
})

describe('the tables written a second time', () => {
  test.each([
    ['src/normalize/listed/filing-status.ts', normalizers.filingStatus],
    ['src/normalize/words/form-number.ts', normalizers.formNumber],
    ['src/text/labels/form-numbers.ts', normalizers.formNumber],
  ])('have every text of %s', async (file, normalizer) => {
    const source = readFileSync(join(projectRoot, file), 'utf8')
    const words = [...source.matchAll(/'([^'\n]+)'|\b([A-Z0-9]+(?:-[A-Z0-9]+)*)\b/g)].map(
      found => found[1] ?? found[2] ?? '',
    )
    const wanted = words.map(text => {
      const outcome = outcomeOf(normalizer, text)
      return 'gives' in outcome ? outcome.gives : null
    })
    expect(await prelude(`$map(words, $${normalizer.name})`, { words })).toEqual(wanted)
  })
})

describe('labels', () => {
  test.each([
    ['Total  wages:'],
    [' total\u00a0wages : : '],
    ['PAYER\u2019S \u201cNAME\u201d'],
    ['SCHEDULE C\u2014PROFIT (Occurrence #: 2)'],
    ['SCHEDULE C( OCCURRENCE#:12 ):'],
    ['SCHEDULE C : (OCCURRENCE #: 2)'],
    ['A (OCCURRENCE #: 1) (Occurrence #: 2)'],
    ['(OCCURRENCE #: 1)'],
    ['stra\u00dfe \u212a \u037e'],
    [':::'],
    [''],
    ['Schedule C -- Profit(or  Loss) . . . .'],
    ['PAYER / LENDER & CO. & . :'],
    ['401 (K) (X) \u2026 A(B) . (OCCURRENCE #: 2)'],
    ['&nbsp;X'],
    ['\u200bA\u2060B\ufeff'],
  ])('are folded as the library folds them: %j', async text => {
    expect(await prelude('$label(text)', { text })).toBe(canonicalText(text))
    expect(await prelude('$labelOf(text)', { text })).toBe(canonicalLabel(text))
  })
})

describe('sums of amounts', () => {
  test.each(Object.values(valueFunctions) as ValueFunction[])(
    '$name answers as the library does',
    async ({ name, examples, signature: { parameters } }) => {
      for (const { given: operands, gives } of examples) {
        // A plain text in the place of an amount is an amount here; a mapping that has one there is refused, and so is one
        // with another text than a constant that its function takes.
        const isOdd = operands.some((operand, index) => {
          const parameter = parameters[Math.min(index, parameters.length - 1)]
          if (parameter?.literal !== undefined)
            return typeof operand !== 'string' || parameter.literal(operand) !== undefined
          return typeof operand === 'string' && !operand.includes('$')
        })
        if (isOdd || name === 'addMoney') continue
        const written = operands.map(operand =>
          operand === undefined ? 'nothing' : JSON.stringify(operand, amounts),
        )
        const want: unknown = JSON.parse(JSON.stringify(gives, amounts))
        expect(await prelude(`$${name}(${written.join(', ')})`), written.join(', ')).toEqual(want)
      }
    },
  )

  const sum = (first: string, second: string): Promise<unknown> =>
    prelude(`$sumMoney(["${first}", "${second}"])`)

  test('are exact up to 9,007,199,254,740,991 cents, and null beyond', async () => {
    expect(await sum('90071992547409.90', '0.01')).toBe('90071992547409.91')
    expect(await sum('90071992547409.91', '0.01')).toBe(null)
    expect(await sum('-90071992547409.91', '90071992547409.91')).toBe(null)
    expect(await sum('123456789012345678.90', '0.00')).toBe(null)
    expect(await sum('0.10', '0.20')).toBe('0.30')
    expect(await sum('-0.05', '0.00')).toBe('-0.05')
    expect(await sum('-1.05', '1.05')).toBe('0.00')
  })

  test('keep an amount of any size that is only read', async () => {
    expect(await prelude('$money("$123,456,789,012,345,678.90")')).toBe('123456789012345678.90')
  })

  test('take lists for no amounts', async () => {
    expect(await prelude('$subtractMoney(["1.00", "2.00"], "1.00")')).toBe(null)
    expect(await prelude('$sumMoney([["1.00"]])')).toBe(null)
  })

  test('of two and of three amounts in one mapping are distinguished', async () => {
    const plan = planOf(
      own(`a: { from: SECTION_FILING > A, as: money }
b: { from: SECTION_FILING > B, as: money }
rows: { each: SECTION_TRANSACTIONS, fields: { amount: { from: AMOUNT, as: money } } }
two: { derive: "$addMoney(a, b)", as: money }
nested: { derive: "$addMoney($addMoney(a, b), $sumMoney(rows.amount), b)", as: money }
one: { derive: $addMoney(a), as: money }`),
    )
    const expression = jsonata(portableExpression(plan))
    const document = (...amounts: string[]): unknown => ({
      TYPE: 'RETR',
      SECTION_FILING: { A: '$1.00', B: '$2.00' },
      SECTION_TRANSACTIONS: amounts.map(AMOUNT => ({ AMOUNT })),
    })
    expect(await expression.evaluate(document('$4.00'))).toMatchObject({
      two: '3.00',
      nested: '9.00',
      one: '1.00',
    })
    expect(await expression.evaluate(document())).toMatchObject({ two: '3.00', nested: null, one: '1.00' })
    expect(await expression.evaluate(document('$4.00', '$5.00'))).toMatchObject({ nested: '14.00' })
  })
})

describe('derived fields', () => {
  test('that give another kind of value than they say have none, and those built on them', async () => {
    const mapping = own(
      `rows: { each: SECTION_TRANSACTIONS, fields: { code: { from: CODE, as: text }, amount: { from: AMOUNT, as: money } } }
last4: { from: LAST4, as: text }
kept: { keep: SECTION_BALANCE }
codes: { derive: kept.A, as: text }
day: { derive: last4, as: date }
inMonth: { derive: last4, as: month }
some: { derive: '$exists(rows) ? kept.A : 1', as: integer }
known: { derive: $exists(codes), as: truth }
called: { derive: '$count(rows) > 0 ? kept.A : true', as: truth }
is: { derive: '$count(rows) > 1', as: truth }`,
    )
    const mapper = createMapper({ mappings: [mapping], bundled: false })
    const plan = planOf(mapping)
    const expression = jsonata(portableExpression(plan))
    const texts = [
      'soon',
      '2024-02-29',
      '2023-02-29',
      '2024-12',
      '2024-13',
      '12-31-2024',
      ' 2024-01-01',
      '0099-01-01',
    ]
    const all = [[], ['$1.00'], ['$1.00', '$2.00']].flatMap(rows => texts.map(LAST4 => ({ rows, LAST4 })))
    for (const { rows, LAST4 } of all) {
      const document = {
        TYPE: 'RETR',
        LAST4,
        SECTION_BALANCE: { A: rows.length === 1 ? 'x' : ['x', 'y'] },
        SECTION_TRANSACTIONS: rows.map(AMOUNT => ({ CODE: 'A', AMOUNT })),
      }
      const { data } = mapper.mapTranscript(document)
      const given = json(await expression.evaluate(document))
      expect(given).toEqual(asPortable(json(data), given, plan))
    }
  })

  test('of money give amounts only', () => {
    const plan = planOf(own('words: { keep: SECTION_BALANCE }\nit: { derive: words.A, as: money }'))
    expect(() => portableExpression(plan)).toThrow('Anything but an amount as money, in the portable form')
  })
})

describe('derived fields that would differ', () => {
  const refusal = (derive: string): string => {
    const plan = planOf(
      own(`wages: { from: SECTION_FILING > WAGES, as: money }
words: { from: SECTION_FILING > WORDS, as: text }
share: { from: SECTION_FILING > SHARE, as: ratio }
shares: { from: SECTION_FILING > SHARES, as: decimal }
kept: { keep: SECTION_BALANCE }
rows: { each: SECTION_TRANSACTIONS, fields: { amount: { from: AMOUNT, as: money }, code: { from: CODE, as: text } } }
it: { derive: '${derive.replaceAll("'", "''")}', as: text }`),
    )
    try {
      portableExpression(plan)
      return 'allowed'
    } catch (error) {
      expect(error).toBeInstanceOf(ExpressionError)
      return String(error)
    }
  }

  test.each([
    ['$isNegative(kept.amount) ? "x"', 'Anything but an amount in $isNegative'],
    ['wages = kept.amount ? "x"', 'An amount under "="'],
    ['kept.amount != wages ? "x"', 'An amount under "!="'],
  ])('are refused: %s', (derive, message) => {
    expect(refusal(derive)).toBe(
      `ExpressionError: ${message}, in the portable form of the derived field "it", is not allowed in an expression; use $compareMoney, $addMoney and the like; amounts are text there`,
    )
  })

  test.each([
    ['$compareMoney(wages, $sumMoney(rows[code = "150"].amount)) = 1 ? "more" : "less"'],
    ['$exists(shares) and $count(rows) > 1 ? "x"'],
    ['$exists(rows.amount) and wages != null ? "x"'],
    ['wages = $sumMoney(rows.amount) ? words : $uppercase(words)'],
    ['($of := rows[code = "1"]; $isNegative($sumMoney($of.amount)) ? share.amount & "%")'],
    ['$sameMoney(wages, $sumMoney(rows.amount), $money("1.00")) ? "same"'],
  ])('are not these: %s', derive => {
    expect(refusal(derive)).toBe('allowed')
  })
})

describe('derived fields over entries that cannot be read: what docs/portable.md says', () => {
  const known = { KIND: 'X', PROFIT: '$50.00', LOSS: '$1.00', OWN: 'Y', DAY: '01-02-2023' }
  const kind = { ...known, KIND: ['X'] }
  const profit = { ...known, PROFIT: 'a lot' }
  const flag = { ...known, OWN: ['Y'] }
  const day = { ...known, DAY: 'soon' }
  const both = async (
    derive: string,
    gives: string,
    rows: unknown,
    filing: object = {},
  ): Promise<{ portable: unknown; library: unknown; codes: readonly string[] }> => {
    const yaml = own(`wages: { from: SECTION_FILING > WAGES, as: money }
rents: { from: SECTION_FILING > RENTS, as: money }
c:
  each: SECTION_TRANSACTIONS
  fields:
    kind: { from: KIND, as: text }
    profit: { from: PROFIT, as: money }
    loss: { from: LOSS, as: money }
    own: { from: OWN, as: flag, yes: [Y], no: [N] }
    day: { from: DAY, as: date }
it: { derive: '${derive}', as: ${gives} }`)
    const document = { TYPE: 'RETR', SECTION_FILING: filing, SECTION_TRANSACTIONS: rows }
    const { expression, mapper } = bothWaysOf(yaml)
    const result = mapper.mapTranscript(document)
    const portable = await expression.evaluate(document)
    const codes = result.issues.filter(({ path }) => path === '/it').map(({ code }) => code)
    return { portable: Object(portable).it, library: Object(json(result.data)).it, codes }
  }

  test.each<[string, string, unknown, unknown]>([
    ['$count(c[kind = "X"])', 'integer', [known, kind], 1],
    ['$count(c[profit != null])', 'integer', [known, profit], 1],
    ['$count(c[$exists(profit)])', 'integer', [known, profit], 1],
    ['$count(c[kind != "X"])', 'integer', [known, kind], 1],
    ['$count(c[profit = null])', 'integer', [known, profit], 1],
    ['$count(c[(kind ?? "X") = "X"])', 'integer', [known, kind], 2],
    ['$sumMoney(c[own.value ?? false].profit)', 'money', [known, flag], '50.00'],
    ['$sumMoney(c.profit[$ != null])', 'money', [known, profit], '50.00'],
    ['$sumMoney(c.(kind = "X" ? profit : loss))', 'money', [known, kind], '51.00'],
    ['$sumMoney(c.(own.value ? profit : loss))', 'money', [known, flag], null],
    ['$sumMoney(c.(profit ?? loss))', 'money', [known, profit], null],
    ['$sumMoney(c.(profit ?? loss))', 'money', [known, 'none'], '50.00'],
    ['$join(c.(own.text ?? "none"), ",")', 'text', [known, flag], 'Y,none'],
    ['$count(c[day < "2023-06-01"])', 'integer', [known, day], null],
    ['$count(c[$isNegative(profit)])', 'integer', [known, profit], null],
    ['$sumMoney(c[own.value].profit)', 'money', [known, flag], null],
    ['$count(c[kind = "X"])', 'integer', [known, 'none'], 1],
    ['$count(c[kind = "X"])', 'integer', 'none', 0],
  ])('%s as %s of %j is %j, and null in the library', async (derive, gives, rows, want) => {
    const { portable, library, codes } = await both(derive, gives, rows)
    expect({ portable, library }).toEqual({ portable: want, library: null })
    expect([['value/incomplete'], ['value/underivable']]).toContainEqual(codes)
    if (want !== null) expect(codes).toEqual(['value/incomplete'])
  })

  test('a variable for a field without a value is no way around', async () => {
    const derive = '( $x := wages; $x ?? rents )'
    const rents = { RENTS: '$2.00' }
    expect(await both(derive, 'money', [], rents)).toMatchObject({ portable: null, library: '2.00' })
    expect(await both(derive, 'money', [], { WAGES: 'a lot', ...rents })).toMatchObject({
      portable: null,
      library: null,
    })
  })
})

/** A mapping that reads some entries of a list only. */
const someEntries = own(
  `paid:
  each: SECTION_INCOME
  where: { KIND: Paid }
  fields: { amount: { from: AMOUNT, as: money } }
kept: { keep: SECTION_FILING }
balance: { section: SECTION_BALANCE, fields: { due: { from: DUE, as: money } } }
notice: { notice: Requested data not found }`,
  'ignore:\n  - { path: SECTION_HEADER, because: a test }\n',
)

const someKinds = own(`forms:
  each: SECTION_INCOME
  choose:
    by: TYPE
    as: form
    cases:
      W-2: { texts: [Form W-2], fields: { wages: { from: WAGES, as: money } } }
      INT: { texts: [Form 1099-INT], fields: { interest: { from: PAID, as: money } } }
    otherwise: { case: other, fields: { amount: { from: AMOUNT, as: money } } }
`)

describe('documents of odd shapes give what they give in the library', () => {
  const no = 'Requested data not found'
  const nested = (levels: number): unknown =>
    JSON.parse(`${'{"X":'.repeat(levels - 1)}["v"]${'}'.repeat(levels - 1)}`)

  const cases: readonly (readonly [string, string, Readonly<Record<string, unknown>>])[] = [
    ['the sentence with a period', someEntries, { SECTION_HEADER: { MESSAGE: `${no}.` } }],
    ['the sentence with a period as a key', someEntries, { SECTION_HEADER: { [`${no}. `]: '' } }],
    ['a whole section of 64 levels', someEntries, { SECTION_FILING: nested(64) }],
    ['a whole section of 65 levels', someEntries, { SECTION_FILING: nested(65) }],
    ['a whole section that is a list in a list', someEntries, { SECTION_FILING: [[1], [], [[{}]]] }],
    ['a whole section that is an empty list', someEntries, { SECTION_FILING: [] }],
    ['a whole section that is null', someEntries, { SECTION_FILING: null }],
    ['a whole section twice', someEntries, { SECTION_FILING: 'a', ' section_filing:': { b: no } }],
    ['the sentence as a key', someEntries, { [no]: 'x' }],
    ['the sentence with two blanks', someEntries, { X: 'Requested  data not found' }],
    ['the sentence with blanks around it and in capitals', someEntries, { X: ' REQUESTED data not found\n' }],
    ['the sentence with many blanks', someEntries, { X: `${' '.repeat(40)}${no}` }],
    ['the sentence with a colon', someEntries, { X: `${no}:` }],
    ['the sentence under *', mappingOfEverything, { SECTION_HEADER: { '*': no, '*NOTICE': 'x' } }],
    ['the sentence where a field reads it', someEntries, { SECTION_BALANCE: { DUE: no } }],
    [
      'the sentence on a second line of one label',
      someEntries,
      { SECTION_BALANCE: { DUE: '$1.00', ' due': no } },
    ],
    ['the sentence in a list where a text stands', someEntries, { SECTION_BALANCE: { DUE: [no] } }],
    ['the sentence for a section', someEntries, { SECTION_BALANCE: no }],
    ['the sentence in a second section', someEntries, { SECTION_BALANCE: {}, section_balance: { DUE: no } }],
    ['the sentence deep in an unknown line', someEntries, { X: [{ y: [[no, 1]] }] }],
    ['the sentence in what is kept', someEntries, { SECTION_FILING: { a: { b: no } } }],
    ['the sentence in what is ignored', someEntries, { SECTION_HEADER: { a: no } }],
    ['the sentence for a list', someEntries, { SECTION_INCOME: no }],
    ['the sentence in a list', someEntries, { SECTION_INCOME: [[no], { KIND: 'x' }, no] }],
    ['the sentence in an entry that is read', someEntries, { SECTION_INCOME: [{ KIND: 'Paid', OTHER: no }] }],
    [
      'the sentence in an entry that is not read',
      someEntries,
      { SECTION_INCOME: [{ KIND: 'Due', OTHER: no }] },
    ],
    ['the sentence in a second list', someEntries, { SECTION_INCOME: [], section_income: [{ OTHER: no }] }],
    ['the sentence in an object for a list', someEntries, { SECTION_INCOME: { a: no } }],
    [
      'two sentences',
      mappingOfEverything,
      { X: { y: 'No record, of return: filed' }, LAST4: no, SECTION_FILING: { 'SCHEDULE C': [no] } },
    ],
    [
      'an object for a value, before another wording',
      mappingOfEverything,
      { SECTION_BALANCE: { BALANCE: { x: '$1.00' }, 'ACCOUNT BALANCE': '$2.00' } },
    ],
    [
      'a list for a value, before the same line as a text',
      mappingOfEverything,
      { SECTION_BALANCE: { BALANCE: ['$1.00'], 'Balance:': '$2.00' } },
    ],
    [
      'a text for a section, before the same section',
      mappingOfEverything,
      { SECTION_BALANCE: '', Section_Balance: { BALANCE: '$2.00' }, section_balance: { BALANCE: '$3.00' } },
    ],
    [
      'numbered sections of no shape, before others by another name',
      mappingOfEverything,
      { SECTION_FILING: { 'SCHEDULE C': ['x', []], 'SCHEDULE C--BUSINESS': { PROFIT: '$1.00' } } },
    ],
    [
      'numbered sections in lists, in any order',
      mappingOfEverything,
      {
        SECTION_FILING: {
          'SCHEDULE C (OCCURRENCE #: 2)': [
            { PROFIT: '$2.00' },
            'x',
            [{ PROFIT: '$9.00' }],
            { PROFIT: '$3.00' },
          ],
          'SCHEDULE C (OCCURRENCE #: 1) (OCCURRENCE #: 7)': { PROFIT: '$1.00' },
        },
      },
    ],
    [
      'sections and entries whose titles say that they are another thing',
      mappingOfEverything,
      {
        SECTION_FILING: {
          'SCHEDULE C': { PROFIT: '$1.00' },
          'SCHEDULE C--AMENDED': { PROFIT: '$2.00' },
          'Schedule C - Tax Year 2021': { PROFIT: '$3.00' },
          "Schedule C, spouse's": { PROFIT: '$4.00' },
          'Schedule C - Profit': { PROFIT: '$5.00' },
        },
        SECTION_INCOME: [
          { TYPE: 'Form W-2 (Corrected)', WAGES: '$1.00' },
          { TYPE: 'Form W-2 Statement', WAGES: '$1.00' },
          { TYPE: 'W2 Void', WAGES: '$1.00' },
        ],
      },
    ],
    [
      'objects in a section that are no parts of it',
      mappingOfEverything,
      {
        SECTION_FILING: {
          'SCHEDULE C': [
            { 'ACTIVITY A': { PROFIT: '$1.00' }, 'ACTIVITY B': { PROFIT: '$2.00' } },
            { 'ACTIVITY A': { X: 'y' }, 'ACTIVITY B': { 'PART I': { PROFIT: '$2.00' } } },
            { 'PART I': { 'ACTIVITY A': { PROFIT: '$1.00' } }, 'PART II': { PROFIT: '$2.00' } },
            { 'SECOND BUSINESS': { PROFIT: '$2.00' }, PROFIT: '$1.00' },
            { 'SPOUSE - PART I': { PROFIT: '$2.00' }, 'PART II (AMENDED)': { PROFIT: '$1.00' } },
            { 'PART II - Gains': { PROFIT: '$1.00' } },
          ],
          'SCHEDULE C (EZ)': [{ PROFIT: '$7.00' }],
        },
      },
    ],
    [
      'two printings of the line that chooses',
      mappingOfEverything,
      { SECTION_INCOME: [{ ' type': 'W-2', TYPE: 'Form 1099-INT', WAGES: '$1.00', INTEREST: '$2.00' }] },
    ],
    [
      'an entry that two lists read',
      mappingOfEverything,
      { SECTION_INCOME: [{ TYPE: 'W-2', CORRECTED: 'yes', PAYER: { NAME: 'A', CITY: 'B' } }] },
    ],
    [
      'an entry that the choice reads otherwise than the other list',
      mappingOfEverything,
      { SECTION_INCOME: [{ TYPE: 'Other', CORRECTED: 'X', PAYER: { NAME: 'A', CITY: 'B' } }] },
    ],
    [
      'a year',
      mappingOfEverything,
      { SECTION_BALANCE: { 'TY 1999 PAYMENTS': '$1.00', 'TY 2099 PAYMENTS': '$2.00' } },
    ],
    [
      'no year',
      mappingOfEverything,
      { SECTION_BALANCE: { 'TY 3021 PAYMENTS': '$1.00', 'TY20210 PAYMENTS': '$2.00' } },
    ],
    [
      'numbers and truth for texts',
      mappingOfEverything,
      { PERIOD: 202112, LAST4: 4321, SECTION_BALANCE: { BALANCE: 1.5, FINAL: true } },
    ],
    [
      'null and blank for texts',
      mappingOfEverything,
      { PERIOD: null, SECTION_BALANCE: { BALANCE: null, 'ACCOUNT BALANCE': '$1.00' } },
    ],
    [
      'entries that say twice what they are',
      someEntries,
      {
        SECTION_INCOME: [
          { 'Kind:': 'Paid', KIND: 'Owed', AMOUNT: '$1.00' },
          { 'Kind:': 'Owed', KIND: 'Paid', AMOUNT: '$2.00' },
          { AMOUNT: '$4.00', 'Kind:': 'Paid', Kind: 'Owed' },
          { AMOUNT: '$8.00', KIND: 'Paid', Kind: 'Owed' },
          { KIND: ['Paid'], Kind: 'Paid', AMOUNT: '$16.00' },
          {},
        ],
      },
    ],
    [
      'entries of a choice that say twice what they are',
      someKinds,
      {
        SECTION_INCOME: [
          { 'Type:': 'Form 1099-INT', TYPE: 'Form W-2', PAID: '$1.00', WAGES: '$2.00' },
          { TYPE: 'Form W-2', 'Type:': 'Form 1099-INT', PAID: '$1.00', WAGES: '$2.00' },
        ],
      },
    ],
  ]

  test.each(cases)('%s', async (_, mapping, rest) => {
    const document = { TYPE: 'RETR', FORM: '1040', ...rest }
    const { plan, expression, mapper } = bothWaysOf(mapping)
    const given: unknown = await expression.evaluate(document)
    const { data, issues } = mapper.mapTranscript(document)
    const whole = withoutIncomplete(json(given), issues)
    expect(whole).toEqual(asPortable(json(data), whole, plan))
  })
})

describe('documents', () => {
  const expression = bundledExpression('retr-1040')
  const message =
    'This expression is for transcripts of type RETR, form 1040 or 1040 SERIES or 1040-SR or 1040A or 1040EZ or 1040-NR'

  test.each([
    ['of another type', { TYPE: 'RECA', FORM: '1040' }],
    ['of another form', { TYPE: 'RETR', FORM: '1120' }],
    ['without a form', { TYPE: 'RETR' }],
    ['without a type', { FORM: '1040' }],
    ['that are lists', [{ TYPE: 'RETR', FORM: '1040' }]],
    ['that are texts', '{"TYPE":"RETR","FORM":"1040"}'],
    ['that are null', null],
    ['that are nothing', undefined],
  ])('%s are refused without a word of theirs', async (_, document) => {
    await expect(expression.evaluate(document)).rejects.toMatchObject({ code: 'D3141', message })
  })

  test('of every form are read by the expression of a mapping without one, of its type alone', async () => {
    const any = jsonata(portableExpression(planOf(own('a: { from: SECTION_FILING.A, as: text }'))))
    const document = { TYPE: 'RETR', FORM: '4720', SECTION_FILING: { A: 'b' } }
    expect(await any.evaluate(document)).toEqual({ a: 'b' })
    await expect(any.evaluate({ ...document, TYPE: 'RECA' })).rejects.toMatchObject({
      message: 'This expression is for transcripts of type RETR',
    })
  })

  test.each(['1040', 'Form 1040:', ' 1040  series', 'form 1040 SERIES', '1040 sr', '1040-A'])(
    'of form %j are read',
    async form => {
      expect(await expression.evaluate({ TYPE: 'retr', FORM: form })).toHaveProperty('income.wages', null)
    },
  )

  test('with keys that JSONata keeps for itself give no wrong value', async () => {
    const wages = { 'TOTAL WAGES': '$1.00' }
    const marked = {
      sequence: true,
      tupleStream: true,
      outerWrapper: true,
      keepSingleton: true,
      '0': 'x',
      ...wages,
    }
    const given: unknown = await expression.evaluate({
      ...marked,
      TYPE: 'RETR',
      FORM: '1040',
      SECTION_FILING: { ...marked, INCOME: marked },
    })
    expect(given).toHaveProperty('income.wages', '1.00')
    for (const key of ['_jsonata_lambda', '_jsonata_function']) {
      const document = {
        TYPE: 'RETR',
        FORM: '1040',
        SECTION_FILING: { INCOME: { ...wages, [key]: true, thunk: true } },
      }
      await expect(expression.evaluate(document)).rejects.toThrow()
    }
  })

  test('with five million characters in a value or a label are read', async () => {
    const long = '9'.repeat(5_000_000)
    const document = {
      TYPE: 'RETR',
      FORM: '1040',
      [long]: 'x',
      SECTION_FILING: { INCOME: { 'TOTAL WAGES': long } },
    }
    expect(await expression.evaluate(document)).toHaveProperty('income.wages', null)
  })
})

/** Tables as a compiled mapping has them. */
function canonicalTable(table: unknown): unknown {
  if (typeof table === 'string') return canonicalText(table)
  if (Array.isArray(table)) return table.map(canonicalTable)
  if (typeof table !== 'object' || table === null) return table
  return Object.fromEntries(Object.entries(table).map(([word, texts]) => [word, canonicalTable(texts)]))
}

/** The printed amounts of an example as the texts that stand in the data. */
function amounts(_: string, value: unknown): unknown {
  return typeof value === 'string' && value.includes('$') ? json(normalizers.money.parse(value)) : value
}
