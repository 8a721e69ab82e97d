/**
 * What holds of the normalizers for every text: they are total, they agree with decimal.js and date-fns where those can be
 * asked, they read what they wrote, and what they say of a text never quotes it.
 */
import { format, isValid, parse } from 'date-fns'
import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partAsOf } from '../../src/normalize/as-of/as-of.ts'
import { empty, type Normalizer, Refusal } from '../../src/normalize/definition.ts'
import { Money } from '../../src/normalize/exact/exact-money.ts'
import { ExactNumber } from '../../src/normalize/exact/exact-number.ts'
import { valueFunctions } from '../../src/normalize/functions/value-functions.ts'
import { normalizers } from '../../src/normalize/registry.ts'
import { outcomeOf } from '../support/outcome.ts'
import { expectWithin } from '../support/processor-time.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { fullNames, shortNames, slowDate, slowMonth, slowPartAsOf } from '../support/slow-dates.ts'

const all: readonly Normalizer[] = Object.values(normalizers)
const { money, decimal, price, date, month, period } = normalizers
const numRuns = propertyRuns(2_000)

/** Any UTF-16 text at all, lone surrogates included. */
const anyText = fc.array(fc.nat(0xffff)).map(units => String.fromCharCode(...units))
/** Texts made of the pieces that transcripts are made of, in any order. */
const pieces = fc.oneof(
  fc.constantFrom(
    '$',
    '-',
    ',',
    '.',
    '(',
    ')',
    '%',
    '/',
    ' ',
    '\u00a0',
    '\u2009',
    '\u2212',
    '\u2013',
    'X',
    '*',
    '&nbsp;',
    '\n',
  ),
  fc.constantFrom(
    'AS OF:',
    'Aug',
    'Sept.',
    'December',
    'May',
    'Form ',
    'N/A',
    'Single',
    'No',
    'Yes',
    '1040',
    'S',
    'e',
    '0x',
  ),
  fc.nat(9).map(String),
  fc.constantFrom('00', '000', '2020', '12', '31', '08-17-2020', '18,338.00'),
)
const likelyText = fc.array(pieces, { maxLength: 12 }).map(parts => parts.join(''))
const someText = fc.oneof(anyText, fc.string(), likelyText, likelyText)

describe('every normalizer', () => {
  const problems = new Set(all.flatMap(({ examples }) => examples.flatMap(({ refused }) => refused ?? [])))
  const tables = [
    ['Yes', 'X'],
    ['No', 'N/A'],
  ]

  it.each(all)('$name reads, leaves empty or refuses any text, the same way each time', normalizer => {
    fc.assert(
      fc.property(someText, text => {
        const outcome = outcomeOf(normalizer, text, ...tables)
        expect(outcomeOf(normalizer, text, ...tables)).toEqual(outcome)
        if (text.trim() === '') expect(outcome).toEqual({ empty: true })
      }),
      { numRuns },
    )
  })

  it.each(all)(
    '$name says of a refused text one of the fixed sentences in its examples, so it never quotes it',
    normalizer => {
      fc.assert(
        fc.property(someText, text => {
          const reading = normalizer.parse(text, ...tables)
          if (reading instanceof Refusal) expect(problems).toContain(reading.problem)
        }),
        { numRuns },
      )
    },
  )

  it('has no sentence that could hold digits or words of a value', () => {
    for (const problem of problems) {
      expect(problem).toMatch(/^[A-Za-z0-9 ,-]{10,60}$/)
      expect(problem.match(/\d{4,}/g) ?? []).toEqual(problem === 'a year before 1000' ? ['1000'] : [])
    }
  })

  it.each(all)('$name is total for any tables', normalizer => {
    fc.assert(
      fc.property(likelyText, fc.array(fc.anything(), { maxLength: 2 }), (text, odd) => {
        outcomeOf(normalizer, text, ...odd)
        expect(normalizer.outputFor?.(odd) ?? normalizer.output).toHaveProperty('schema')
      }),
      { numRuns: Math.ceil(numRuns / 4) },
    )
  })

  it.each(all)('$name is idempotent where its value is a text', normalizer => {
    fc.assert(
      fc.property(someText, text => {
        const reading = normalizer.parse(text, { word: [text] })
        // These give another word than the text they read.
        const others = [
          'month',
          'period',
          'filingStatus',
          'oneOf',
          'dateAfterAsOf',
          'transactionEffect',
          'transactionEvent',
          'transactionGroup',
        ]
        const written = others.includes(normalizer.name)
        if (typeof reading === 'string' && !written) expect(normalizer.parse(reading)).toBe(reading)
      }),
      { numRuns },
    )
  })
})

describe('a text of two megabytes', () => {
  const size = 2_000_000
  const texts = {
    digits: '1'.repeat(size),
    blanks: ' '.repeat(size),
    'digits separated by commas': '1,'.repeat(size / 2),
    'words separated by two blanks': 'a  '.repeat(size / 3),
    'wide blanks': '\u00a0\u2009a'.repeat(size / 3),
    entities: '&nbsp;'.repeat(size / 6),
    'loose accents': 'e\u0301'.repeat(size / 2),
    'lone surrogates': '\ud800'.repeat(size),
    'AS OF again and again': 'as of '.repeat(size / 6),
    hyphens: '-'.repeat(size),
  }

  // About 20 ms each at most; the bound only has to tell that from the hours of a quadratic reader.
  it.each(Object.entries(texts))('of %s hangs no normalizer', (_, text) => {
    for (const normalizer of all) {
      expectWithin(1_000, () => normalizer.parse(text, ['a'], ['b']), normalizer.name)
    }
  })
})

/** What a normalizer means, in the words of regular expressions; most of them read by character codes instead. */
describe('the plain meaning', () => {
  const blanks = /^(?:[\s\u200b\u2060]|&nbsp;)+|(?:[\s\u200b\u2060]|&nbsp;)+$/g
  const dashes = /[\u2010-\u2014\u2212]/g
  const trim = (printed: string): string => printed.replace(blanks, '')
  const near = fc
    .array(
      fc.constantFrom(
        ...'0123456789-X*x, \n\t\u0000\u007f\u0085\u00a0\u2028\u2013\u0661\u200b',
        ...['&nbsp;', '202022', '20205305', 'XX-XXX', '123-45-6789', 'n/a', 'N/A', '150', 'e\u0301', 'ab  c'],
      ),
      { maxLength: 5 },
    )
    .map(parts => parts.join(''))
  const cases: readonly (readonly [Normalizer, (text: string) => unknown])[] = [
    [normalizers.text, text => text.split(/\s+/).join(' ').normalize('NFC')],
    [normalizers.code, text => (text.length > 64 || /[\p{Cc}\u2028\u2029]/u.test(text) ? undefined : text)],
    [
      normalizers.cycle,
      text => (/^[0-9]{4}(?:0[1-9]|[1-4][0-9]|5[0-3])(?:0[1-5])?$/.test(text) ? text : undefined),
    ],
    [
      normalizers.integer,
      text =>
        /^-?[0-9]+$/.test(text.replace(dashes, '-')) ? Number(text.replace(dashes, '-')) + 0 : undefined,
    ],
    [
      normalizers.taxId,
      text =>
        /^(?:[0-9Xx*]{9}|[0-9Xx*]{3}-[0-9Xx*]{2}-[0-9Xx*]{4}|[0-9Xx*]{2}-[0-9Xx*]{7})$/.exec(
          text.replace(dashes, '-'),
        )?.[0],
    ],
    [normalizers.transactionCode, text => /^[0-9]{3}$/.exec(text)?.[0]],
  ]

  it.each(cases.map(([normalizer, plain]) => ({ name: normalizer.name, normalizer, plain })))(
    'of $name is what it reads',
    ({ normalizer, plain }) => {
      fc.assert(
        fc.property(fc.oneof(near, someText), printed => {
          const trimmed = trim(printed)
          const reading = normalizer.parse(printed)
          const isNone = trimmed === '' || (normalizer.nothing !== undefined && /^n\/a$/i.test(trimmed))
          if (isNone) expect(reading).toBe(empty)
          // A comma between thousands and a number too large are reported elsewhere.
          else if (normalizer.name === 'integer' && /,|[0-9]{15}/.test(trimmed)) fc.pre(false)
          else expect(reading instanceof Refusal ? undefined : reading).toBe(plain(trimmed))
        }),
        { numRuns },
      )
    },
  )
})

describe('money', () => {
  const cents = fc.oneof(
    fc.bigInt({ min: -(10n ** 6n), max: 10n ** 6n }),
    fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }),
    fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
    fc.nat(25).map(zeros => 10n ** BigInt(zeros)),
  )
  const separated = (whole: bigint): string => whole.toString().replace(/\B(?=(\d{3})+$)/g, ',')
  const styles: readonly ((sign: '' | '-', whole: bigint, rest: string) => string)[] = [
    (sign, whole, rest) => `${sign}$${separated(whole)}.${rest}`,
    (sign, whole, rest) => `$${sign}${separated(whole)}.${rest}`,
    (sign, whole, rest) => (sign === '' ? `$${separated(whole)}.${rest}` : `($${separated(whole)}.${rest})`),
    (sign, whole, rest) => `${sign}${whole}.${rest}`,
    (sign, whole, rest) => `${sign.replace('-', '\u2212')}$\u00a0${separated(whole)}.${rest}\u2009`,
  ]

  it('reads back every amount in every printed style, to the cent', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(...styles), (amount, style) => {
        const size = amount < 0n ? -amount : amount
        const sign = amount < 0n ? '-' : ''
        const rest = (size % 100n).toString().padStart(2, '0')
        const read = money.parse(style(sign, size / 100n, rest))
        expect(read).toStrictEqual(new Money(`${sign}${size / 100n}.${rest}`))
        expect(JSON.stringify(read)).toBe(`"${sign}${size / 100n}.${rest}"`)
      }),
      { numRuns: numRuns * 5 },
    )
  })

  it('accepts exactly the written grammar, and there gives what decimal.js gives', () => {
    const number = '(?:(?:0|[1-9][0-9]*|[1-9][0-9]{0,2}(?:,[0-9]{3})+)(?:\\.[0-9]{2})?|\\.[0-9]{2})'
    const grammar = new RegExp(`^(?:-?\\$?|\\$-)${number}$|^\\(\\$?${number}\\)$`)
    const characters = fc
      .array(fc.constantFrom(...'$$--,,,..()00123456789'), { maxLength: 14 })
      .map(each => each.join(''))
    fc.assert(
      fc.property(fc.oneof(characters, fc.stringMatching(grammar)), text => {
        const reading = money.parse(text)
        const inGrammar = grammar.test(text) && text.length <= 40
        expect(reading instanceof Money).toBe(inGrammar)
        if (!(reading instanceof Money)) return
        const reference = new Decimal(text.replace(/[$,()-]/g, ''))
        const signed = /[(-]/.test(text) ? reference.negated() : reference
        expect(reading.equals(signed)).toBe(true)
        expect(reading).toStrictEqual(new Money(signed).plus(0))
      }),
      { numRuns: numRuns * 5 },
    )
  })

  it('reads what it wrote', () => {
    fc.assert(
      fc.property(cents, amount => {
        const written = new Money(amount).dividedBy(100).toJSON()
        expect(outcomeOf(money, written)).toEqual({ gives: written })
      }),
      { numRuns },
    )
  })

  it('writes any Decimal as the plain text that decimal.js would write', () => {
    const parts = fc.tuple(fc.boolean(), fc.nat(), fc.bigInt({ min: 0n, max: 10n ** 25n }), fc.nat(60))
    fc.assert(
      fc.property(parts, ([negative, small, large, shift]) => {
        const places = [0, 1, 2, 3, shift % 45]
        const values = [small, small % 1000, large].flatMap(digits =>
          places.map(each => `${digits}e-${each}`),
        )
        for (const each of values) {
          const value = new Money(`${negative ? '-' : ''}${each}`)
          const plain = value.isZero() ? '0.00' : value.toFixed(Math.max(2, value.decimalPlaces()))
          expect(value.toJSON()).toBe(plain)
        }
      }),
      { numRuns },
    )
  })

  it('sums as whole cents do', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1 }), amounts => {
        const operands = amounts.map(each => new Money(each).dividedBy(100))
        const want = new Money(amounts.reduce((sum, each) => sum + each, 0n)).dividedBy(100)
        expect(valueFunctions.sumMoney.apply(operands)).toStrictEqual(want.plus(0))
        expect(valueFunctions.addMoney.apply(...operands)).toStrictEqual(want.plus(0))
        expect(valueFunctions.sameMoney.apply(valueFunctions.sumMoney.apply(operands), want)).toBe(true)
      }),
      { numRuns },
    )
  })
})

describe('decimal', () => {
  const number = '-?(?:(?:[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)(?:\\.[0-9]+)?|\\.[0-9]+)'
  const grammar = new RegExp(`^${number}$`)

  it('accepts exactly the written grammar, and there gives what decimal.js gives', () => {
    const characters = fc
      .array(fc.constantFrom(...'$%--,,,..()00123456789'), { maxLength: 14 })
      .map(each => each.join(''))
    fc.assert(
      fc.property(fc.oneof(characters, fc.stringMatching(grammar)), text => {
        const reading = decimal.parse(text)
        expect(reading instanceof ExactNumber).toBe(grammar.test(text) && text.length <= 40)
        if (!(reading instanceof ExactNumber)) return
        expect(reading.equals(new Decimal(text.replaceAll(',', '')))).toBe(true)
        expect(Object.is(reading.toNumber(), -0)).toBe(false)
      }),
      { numRuns: numRuns * 5 },
    )
  })

  it('keeps every digit, and reads what it wrote', () => {
    const digits = fc.tuple(
      fc.boolean(),
      fc.bigInt({ min: 0n, max: 10n ** 18n }),
      fc.stringMatching(/^[0-9]{0,18}$/),
    )
    fc.assert(
      fc.property(digits, ([negative, whole, fraction]) => {
        const exact = `${whole}.${fraction}`.replace(/\.?0*$/, '')
        const wanted = negative && exact !== '0' ? `-${exact}` : exact
        const printed = `${negative ? '-' : ''}${whole.toString().replace(/\B(?=(\d{3})+$)/g, ',')}`
        const text = fraction === '' ? printed : `${printed}.${fraction}`
        expect(outcomeOf(decimal, text)).toEqual({ gives: wanted })
        expect(outcomeOf(decimal, wanted)).toEqual({ gives: wanted })
      }),
      { numRuns },
    )
  })
})

describe('price', () => {
  const number = '(?:(?:0|[1-9][0-9]*|[1-9][0-9]{0,2}(?:,[0-9]{3})+)(?:\\.[0-9]+)?|\\.[0-9]+)'
  const grammar = new RegExp(`^(?:(?:-?\\$?|\\$-)${number}|\\(\\$?${number}\\))$`)

  it('accepts exactly the written grammar, and there gives what decimal.js gives', () => {
    const characters = fc
      .array(fc.constantFrom(...'$$%-,,,..()00123456789'), { maxLength: 14 })
      .map(each => each.join(''))
    fc.assert(
      fc.property(fc.oneof(characters, fc.stringMatching(grammar)), text => {
        const reading = price.parse(text)
        expect(reading instanceof ExactNumber).toBe(grammar.test(text) && text.length <= 40)
        if (!(reading instanceof ExactNumber)) return
        const digits = new Decimal(text.replaceAll(/[^0-9.]/g, ''))
        expect(reading.equals(/[-(]/.test(text) ? digits.negated() : digits)).toBe(true)
        expect(Object.is(reading.toNumber(), -0)).toBe(false)
      }),
      { numRuns: numRuns * 5 },
    )
  })

  it('reads every amount as money does', () => {
    const characters = fc
      .array(fc.constantFrom(...'$$-,..()\u00a0\u2009\u221200123456789'), { maxLength: 12 })
      .map(each => each.join(''))
    fc.assert(
      fc.property(fc.oneof(characters, fc.constantFrom(...money.examples.map(({ text }) => text))), text => {
        const amount = money.parse(text)
        if (amount === empty) expect(price.parse(text)).toBe(empty)
        if (amount instanceof Money) expect(price.parse(text)).toStrictEqual(new ExactNumber(amount))
      }),
      { numRuns: numRuns * 5 },
    )
  })

  it('keeps every digit, and reads what it wrote', () => {
    const digits = fc.tuple(
      fc.constantFrom('', '$', '-$', '$-'),
      fc.bigInt({ min: 0n, max: 10n ** 17n }),
      fc.stringMatching(/^[0-9]{0,17}$/),
    )
    fc.assert(
      fc.property(digits, ([sign, whole, fraction]) => {
        const plain = `${whole}.${fraction}`.replace(/\.?0*$/, '')
        const wanted = sign.includes('-') && /[1-9]/.test(plain) ? `-${plain}` : plain
        const printed = `${sign}${whole.toString().replace(/\B(?=(\d{3})+$)/g, ',')}`
        const text = fraction === '' ? printed : `${printed}.${fraction}`
        fc.pre(text.length <= 40)
        expect(outcomeOf(price, text)).toEqual({ gives: wanted })
        expect(outcomeOf(price, wanted)).toEqual({ gives: wanted })
      }),
      { numRuns },
    )
  })
})

describe('date', () => {
  const anyDay = fc.date({ min: new Date(1000, 0, 2), max: new Date(9999, 11, 30), noInvalidDate: true })
  const names = ['MMM. dd, yyyy', 'MMM dd, yyyy', 'MMMM d, yyyy', 'MMMM dd, yyyy', 'MMM.dd, yyyy']

  it('reads every day in every printed style', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.constantFrom('MM-dd-yyyy', 'yyyy-MM-dd', ...names),
        fc.nat(2),
        (day, style, letters) => {
          const printed = format(day, style)
          const text = [printed, printed.toUpperCase(), printed.toLowerCase()][letters] ?? printed
          expect(date.parse(text)).toBe(format(day, 'yyyy-MM-dd'))
          expect(period.parse(text)).toBe(format(day, 'yyyy-MM'))
        },
      ),
      { numRuns },
    )
  })

  it('agrees with a strict round trip of date-fns on every text of the numeric shape', () => {
    const digits = (most: number, width: number) =>
      fc.nat(most).map(number => String(number).padStart(width, '0'))
    const text = fc.tuple(digits(15, 2), digits(33, 2), digits(9999, 4))
    fc.assert(
      fc.property(text, ([mm, dd, yyyy]) => {
        const found = parse(`${mm}-${dd}-${yyyy}`, 'MM-dd-yyyy', new Date(2000, 0, 1))
        const exact =
          isValid(found) && format(found, 'MM-dd-yyyy') === `${mm}-${dd}-${yyyy}` && yyyy >= '1000'
        const zeros = `${mm}${dd}${yyyy}` === '00000000'
        const want = zeros ? { empty: true } : { gives: `${yyyy}-${mm}-${dd}` }
        for (const printed of [`${mm}-${dd}-${yyyy}`, `${yyyy}-${mm}-${dd}`]) {
          if (exact || zeros) expect(outcomeOf(date, printed)).toEqual(want)
          else expect(date.parse(printed)).toBeInstanceOf(Refusal)
        }
      }),
      { numRuns: numRuns * 5 },
    )
  })

  it('reads what it wrote', () => {
    fc.assert(
      fc.property(someText, text => {
        const reading = date.parse(text)
        if (typeof reading === 'string') expect(date.parse(reading)).toBe(reading)
      }),
      { numRuns },
    )
  })

  it('has a month for every printed month, and empty only for nothing', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom('MMMM, yyyy', 'MMMM yyyy', 'MMM. yyyy', 'yyyyMM'), (day, style) => {
        expect(month.parse(format(day, style))).toBe(format(day, 'yyyy-MM'))
        expect(month.parse(`${format(day, style)}x`)).not.toBe(empty)
      }),
      { numRuns },
    )
  })
})

/** Texts that are a date, a month or an `AS OF`, and texts beside them: each part right or wrong in some way. */
describe('a slow reading in other words', () => {
  const digits = (most: number, width: number) =>
    fc.nat(most).map(number => String(number).padStart(width, '0'))
  const name = fc
    .tuple(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...fullNames, ...shortNames, 'Sept') },
        fc.constantFrom(
          'Augu',
          'Septe',
          'Janu',
          'Mai',
          'Decembers',
          'Ma',
          'A',
          '',
          '\u017fep',
          'N\u00f6v',
          'Jan1',
        ),
        fc.stringMatching(/^[A-Za-z]{1,10}$/),
      ),
      fc.nat(4),
    )
    .map(([text, style]) => {
      if (style === 0) return text.toUpperCase()
      if (style === 1) return text.toLowerCase()
      return style === 2 ? text.replace(/(?<=^.)./, second => second.toUpperCase()) : text
    })
  const space = fc.constantFrom(
    '',
    ' ',
    ' ',
    '  ',
    '\u00a0',
    '\t',
    '\u2009',
    '\u3000',
    '\ufeff',
    '\u200b',
    '\n',
  )
  const joint = fc
    .tuple(fc.constantFrom('.', '.', '', '..', ',', ' .', '.,'), space)
    .map(parts => parts.join(''))
  const comma = fc
    .tuple(space, fc.constantFrom(',', ',', ',', '', ',,', ';', '.'), space)
    .map(parts => parts.join(''))
  const day = fc.oneof(
    digits(33, 2),
    digits(33, 1),
    fc.constantFrom('28', '29', '30', '31', '115', '', '\u0661'),
  )
  const year = fc.oneof(
    digits(9999, 4),
    fc.constantFrom('1900', '2000', '2023', '2024', '2100', '1000', '0999', '24', '202', '20245', '2024a'),
  )
  const end = fc.constantFrom('', '', '', '', ' ', '\u00a0', '&nbsp;', '\u200b', '.', 'x', '-', '&')
  const around = (text: fc.Arbitrary<readonly string[]>): fc.Arbitrary<string> =>
    fc.tuple(end, text, end).map(([left, parts, right]) => left + parts.join('') + right)
  /** The text with one character left out, put twice or replaced. */
  const damaged = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
    fc
      .tuple(text, fc.nat(30), fc.constantFrom('', ' ', ',', '.', '-', '0', 'a', '\u2013'))
      .map(([whole, at, other]) => whole.slice(0, at) + other + whole.slice(at + 1))

  const spelledDate = around(fc.tuple(name, joint, day, comma, year))
  const hyphen = fc.constantFrom('-', '-', '-', '/', '\u2011', '\u2013', ' ', '')
  const numericDate = around(
    fc.oneof(
      fc.tuple(digits(14, 2), hyphen, day, hyphen, year),
      fc.tuple(year, hyphen, digits(14, 2), hyphen, day),
      fc.constantFrom(['00-00-0000'], ['0000-00-00']),
    ),
  )
  const printedMonth = around(fc.oneof(fc.tuple(name, joint, comma, year), fc.tuple(year, digits(14, 2))))
  const mark = fc.tuple(
    fc.constantFrom('', ' ', ' ', 'w', '\u00a0', '1', '\u017f', '(', 'as '),
    fc.constantFrom('AS', 'as', 'As', 'A', 'a\u017f'),
    fc.oneof(
      space,
      fc.nat(10).map(count => ' '.repeat(count)),
    ),
    fc.constantFrom('OF', 'of', 'oF', 'O', 'ofs', 'of\u00e9'),
    fc.oneof(
      space,
      fc.nat(10).map(count => ' '.repeat(count)),
    ),
    fc.constantFrom(':', ':', '', '::', '-'),
    space,
  )
  const amount = fc.constantFrom('0.00', '$1,234.56', '-$5.00', '1,23.4', '', 'words')
  const amountAsOf = around(
    fc
      .tuple(amount, mark, fc.oneof(spelledDate, numericDate))
      .map(([before, parts, after]) => [before, ...parts, after]),
  )
  const shaped = [spelledDate, numericDate, printedMonth, amountAsOf]
  const any = fc.oneof(...shaped, ...shaped.map(damaged), someText)
  const runs = { numRuns: numRuns * 10 }

  it('gives each date, emptiness and refusal that `date` gives', () => {
    fc.assert(
      fc.property(fc.oneof(spelledDate, damaged(spelledDate), any), text => {
        expect(outcomeOf(date, text)).toEqual(slowDate(text))
      }),
      runs,
    )
  })

  it('gives each month, emptiness and refusal that `month` gives', () => {
    fc.assert(
      fc.property(fc.oneof(printedMonth, any), text => {
        expect(outcomeOf(month, text)).toEqual(slowMonth(text))
      }),
      runs,
    )
  })

  it('parts a text at the same AS OF, and reads each part as its own normalizer does', () => {
    fc.assert(
      fc.property(fc.oneof(amountAsOf, damaged(amountAsOf), any), text => {
        const want = slowPartAsOf(text)
        expect(partAsOf(text)).toEqual(want)
        expect(outcomeOf(normalizers.amountBeforeAsOf, text)).toEqual(outcomeOf(money, want?.before ?? text))
        if (want !== undefined)
          expect(outcomeOf(normalizers.dateAfterAsOf, text)).toEqual(slowDate(want.after))
      }),
      runs,
    )
  })

  it('meets every kind of outcome among such texts', () => {
    const outcomes = new Set<string>()
    for (const text of fc.sample(fc.oneof(spelledDate, numericDate), { numRuns: 5_000, seed: 1 }))
      outcomes.add(
        Object.values(slowDate(text))
          .map(value => (/^\d/.test(String(value)) ? 'a date' : String(value)))
          .join(''),
      )
    expect([...outcomes].sort()).toEqual([
      'a date',
      'a day that is not in the calendar',
      'a month or day of one digit',
      'a month outside 01 to 12',
      'a year before 1000',
      'a year of two digits',
      'an unknown name of a month',
      'not in the shape of a date',
      'slashes where hyphens are expected',
      'true',
    ])
  })
})
