/**
 * Made-up mappings, with documents in which their lines often stand: few labels, so that fields meet on the same lines, and every kind
 * of field. A mapping as an object, which as JSON is YAML too.
 */
import fc from 'fast-check'
import type { Json } from './tempting-document.ts'

/** A field as the mapping has it, and what an expression may do with it. */
interface Field {
  readonly is: 'amount' | 'text' | 'amounts' | 'other'
  readonly written: object
}

const labels = ['X', 'Y', 'Z'] as const
const sections = ['A', 'B', 'C'] as const

const label = fc.constantFrom<string>(...labels)
const section = fc.constantFrom<string>(...sections)
const many = (from: fc.Arbitrary<string>, maxLength = 3): fc.Arbitrary<string[]> =>
  fc.uniqueArray(from, { minLength: 1, maxLength })
const single = (all: readonly unknown[]): unknown =>
  all.length === 1 && typeof all[0] === 'string' ? all[0] : all
const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })

const reading: fc.Arbitrary<object> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ as: 'money' }) },
  { weight: 4, arbitrary: fc.constant({ as: 'text' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<object>(
      { as: 'integer' },
      { as: 'date' },
      { as: 'code' },
      { as: 'period' },
      { as: 'ratio' },
      { as: 'decimal' },
      { as: 'filingStatus' },
      { as: 'taxId' },
      { as: 'amountBeforeAsOf' },
      { as: 'dateAfterAsOf' },
      { as: 'flag', yes: ['Yes', 'X'], no: ['No'] },
      { as: 'oneOf', values: { cash: ['Cash', 'C'], other: 'Yes' } },
    ),
  },
)

function kindOf(written: object): Field['is'] {
  const as: unknown = Reflect.get(written, 'as')
  return as === 'money' ? 'amount' : as === 'text' ? 'text' : 'other'
}

/** A value from lines at `paths`, each perhaps read in a way of its own. */
function valueFrom(paths: fc.Arbitrary<string>): fc.Arbitrary<Field> {
  return fc
    .record({
      from: many(paths),
      reading,
      required: maybe(fc.constant(true)),
      own: maybe(fc.constantFrom('money', 'text', 'integer', 'date')),
    })
    .map(({ from: [first = 'X', ...more], reading: how, required, own }) => {
      const kind: unknown = Reflect.get(how, 'as')
      const isOther = own !== undefined && own !== kind && (kind === 'money') === (own === 'money')
      const written = {
        from: single([...more, isOther ? { label: first, as: own } : first]),
        ...how,
        ...(required === true ? { required } : {}),
      }
      return { is: kindOf(written), written }
    })
}

const other = (written: object): Field => ({ is: 'other', written })
const whetherOf = (paths: fc.Arbitrary<string>): fc.Arbitrary<Field> =>
  fc.tuple(paths, fc.constantFrom(['1'], ['Yes', ''])).map(([path, is]) => other({ whether: path, is }))

const named = (fields: readonly Field[]): object =>
  Object.fromEntries(fields.map(({ written }, at) => [`f${at}`, written]))
const fieldsOf = (inside: fc.Arbitrary<Field>): fc.Arbitrary<object> =>
  fc.array(inside, { minLength: 1, maxLength: 3 }).map(named)

const line = fc.oneof({ weight: 4, arbitrary: valueFrom(label) }, { weight: 1, arbitrary: whetherOf(label) })
const inRow = fc.oneof(
  { weight: 5, arbitrary: line },
  { weight: 1, arbitrary: label.map(by => other({ rowAboveWhen: by, is: ['1', ''] })) },
)
const inEntry = fc.oneof(
  { weight: 5, arbitrary: line },
  { weight: 1, arbitrary: groupOf(fc.constantFrom('D', 'E'), line) },
)

function groupOf(paths: fc.Arbitrary<string>, inside: fc.Arbitrary<Field>): fc.Arbitrary<Field> {
  return fc
    .tuple(many(paths), fieldsOf(inside))
    .map(([from, fields]) => other({ section: single(from), fields }))
}

function eachOf(path: fc.Arbitrary<string>): fc.Arbitrary<Field> {
  const where = fc
    .tuple(label, fc.constantFrom(['1'], ['2', 'Yes']))
    .map(([by, texts]) => ({ where: { [by]: texts } }))
  const choose = fc.tuple(label, fieldsOf(inEntry), fieldsOf(inEntry)).map(([by, one, rest]) => ({
    choose: {
      by,
      as: 'kind',
      cases: { one: { texts: ['1', 'Form W-2'], fields: one } },
      otherwise: { case: 'other', fields: rest },
    },
  }))
  return fc.oneof(
    fc.tuple(path, fieldsOf(inRow)).map(([each, fields]) => other({ each, fields })),
    fc.tuple(path, fieldsOf(inEntry), where).map(([each, fields, more]) => other({ each, fields, ...more })),
    fc.tuple(path, choose).map(([each, more]) => other({ each, ...more })),
    fc.tuple(path, fc.record({ from: label }), maybe(where)).map(
      ([each, { from }, more]): Field => ({
        is: 'amounts',
        written: { each, fields: { f0: { from, as: 'money' } }, ...more },
      }),
    ),
  )
}

const below = fc.tuple(section, label).map(([at, end]) => `${at} > ${end}`)
const deep = fc.tuple(section, fc.constantFrom('D', 'E')).map(([at, end]) => `${at} > ${end}`)
const lists = fc.constantFrom('L', 'A > L', 'B > L')

const field: fc.Arbitrary<Field> = fc.oneof(
  { weight: 4, arbitrary: valueFrom(fc.oneof(below, label)) },
  {
    weight: 3,
    arbitrary: groupOf(
      section,
      fc.oneof(
        { weight: 3, arbitrary: line },
        { weight: 1, arbitrary: groupOf(fc.constantFrom('D', 'E'), line) },
        { weight: 1, arbitrary: eachOf(fc.constant('L')) },
      ),
    ),
  },
  { weight: 1, arbitrary: groupOf(deep, line) },
  { weight: 3, arbitrary: eachOf(lists) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(many(fc.constantFrom('O', 'P')), fieldsOf(inEntry))
      .map(([from, fields]) => other({ occurrences: single(from), fields })),
  },
  { weight: 1, arbitrary: whetherOf(below) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('PAID <YYYY>', 'A > PAID <YYYY>')
      .map(years => other({ amountsByYear: years })),
  },
  { weight: 1, arbitrary: fc.constantFrom('K', 'A > K').map(keep => other({ keep })) },
  { weight: 1, arbitrary: fc.constant(other({ notice: ['No data'] })) },
)

/** An expression over the fields in front of it. */
function derivedFrom(fields: readonly Field[], picks: readonly number[], shape: number): object | undefined {
  const names = (is: Field['is']): readonly string[] =>
    fields.flatMap((each, at) => (each.is === is ? [`f${at}`] : []))
  const pick = (from: readonly string[], at: number): string =>
    from[(picks[at] ?? 0) % Math.max(1, from.length)] ?? ''
  const amounts = names('amount')
  const rows = names('amounts')
  const texts = names('text')
  const a = pick(amounts, 0)
  const b = pick(amounts, 1)
  const r = pick(rows, 2)
  const t = pick(texts, 3)
  const ofAmounts = [
    { derive: `$addMoney(${a}, ${b})`, as: 'money' },
    { derive: `$subtractMoney(${a}, $orZero(${b}))`, as: 'money' },
    { derive: `${a} ?? ${b}`, as: 'money' },
    { derive: `$exists(${a}) ? $isNegative(${a}) : false`, as: 'truth' },
    { derive: `$largerMoney(${a}, ${b})`, as: 'money' },
    { derive: `$compareMoney(${a}, ${b})`, as: 'integer' },
  ]
  const ofRows = [
    { derive: `$sumMoney(${r}.f0)`, as: 'money' },
    { derive: `$count(${r})`, as: 'integer' },
    { derive: `$count(${r}[$isNegative(f0)])`, as: 'integer' },
    { derive: `$sumMoney(${r}[f0 != null].f0)`, as: 'money' },
  ]
  const ofTexts = [
    { derive: `${t} = "1" ? "one" : ${t}`, as: 'text' },
    { derive: `$uppercase(${t})`, as: 'text' },
    { derive: `$length(${t})`, as: 'integer' },
  ]
  const all = [...(a === '' ? [] : ofAmounts), ...(r === '' ? [] : ofRows), ...(t === '' ? [] : ofTexts)]
  return all.length === 0 ? undefined : all[shape % all.length]
}

/** A mapping of a return as JSON text. */
export const generatedMapping: fc.Arbitrary<string> = fc
  .record({
    fields: fc.array(field, { minLength: 1, maxLength: 6 }),
    derived: fc.array(fc.tuple(fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), fc.nat()), {
      maxLength: 2,
    }),
    ignore: maybe(fc.constantFrom('C > W', 'I')),
  })
  .map(({ fields, derived, ignore }) => {
    const figures = derived.flatMap(([picks, shape], at) => {
      const written = derivedFrom(fields, picks, shape)
      return written === undefined ? [] : [[`d${at}`, written] as const]
    })
    return JSON.stringify({
      id: 'made-up',
      title: 'Made up',
      version: '1.0.0',
      match: { type: 'RETR', form: ['1040'] },
      fields: { ...named(fields), ...Object.fromEntries(figures) },
      ...(ignore === undefined ? {} : { ignore: [{ path: ignore, because: 'a test' }] }),
    })
  })

/** Values that no message may show. */
const privateTexts = ['$98,765.43', '-$98,765.43', 'Zebulon', 'Zebulon 98765', '08-19-1961', 98765] as const

const text: fc.Arbitrary<Json> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constantFrom<Json>('1', '2', '', '$1.00', '($2.50)', 'Yes', '01-02-2024', 'Cash'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Json>('no data', 'x', '1.5', '$7.00 AS OF: Mar. 28, 2022', null, 3, true),
  },
  { weight: 3, arbitrary: fc.constantFrom<Json>(...privateTexts) },
  { weight: 1, arbitrary: fc.constantFrom<Json>({ X: '1' }, ['1'], [], {}) },
)

const keys = { requiredKeys: [] }
const leaves = { X: text, Y: text, Z: text, 'x:': text, U: text }
const small = fc.record(leaves, keys)
const entry = fc.record({ ...leaves, D: small, E: small }, keys)
const entries = fc.array(entry, { maxLength: 4 })
const kept = fc.record({ U: text, 'PAID 2021': text }, keys)
const whole = fc.record(
  { ...leaves, W: text, D: small, E: small, L: entries, K: kept, 'PAID 2020': text, 'paid 2021': text },
  keys,
)

/** A document for such mappings, without its type and form. */
export const documentForGenerated: fc.Arbitrary<Record<string, Json>> = fc
  .record(
    {
      ...leaves,
      A: whole,
      B: whole,
      C: whole,
      L: entries,
      O: entry,
      'O (OCCURRENCE #: 2)': entry,
      P: fc.oneof(entry, fc.array(entry, { maxLength: 2 })),
      K: kept,
      I: kept,
      'PAID 1999': text,
      NEW: entries,
    },
    keys,
  )
  .map(made => made as Record<string, Json>)
