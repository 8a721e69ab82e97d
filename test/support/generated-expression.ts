/**
 * Made-up expressions from everything that the evaluator allows, and the functions and variables they use.
 */
import fc from 'fast-check'
import { commonKeys, oddKeys } from './generated-document.ts'

/** A class instance as a normalizer gives it: passed on untouched, text in JSON. */
class Amount {
  readonly cents: number

  constructor(cents: number) {
    this.cents = cents
  }

  toJSON(): string {
    return `${this.cents}c`
  }
}

/** The functions of a made-up host. */
export const functions: Readonly<Record<string, (...given: readonly unknown[]) => unknown>> = {
  same: value => value,
  pair: (left, right) => [left, right],
  listed: (...given) => given,
  boxed: value => ({ a: value }),
  nothing: () => undefined,
  kind: value => (Array.isArray(value) ? `array of ${value.length}` : typeof value),
  amount: value => (typeof value === 'string' ? new Amount(value.length) : null),
}

/** Variables given from outside. */
export const variables = ['given', 'absent'] as const

const bound = ['x', 'y'] as const

const name = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom(...commonKeys) },
  { weight: 3, arbitrary: fc.constantFrom(...commonKeys, ...oddKeys).map(key => JSON.stringify(key)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('`a`', '`AN ODD KEY`', 'and', 'or', 'in', 'constructor', 'toString'),
  },
)

const literal = fc.oneof(
  fc.constantFrom('"x"', "'y'", '""', '"1"', '"a b"', '"𝒳"', '"[\\"\\u0041\\n"'),
  fc.constantFrom('0', '1', '2', '-1', '1.5', '0.1', '1e3', '-0.5'),
  fc.constantFrom('true', 'false', 'null'),
)

const variable = fc.oneof(
  { weight: 3, arbitrary: fc.constant('$') },
  { weight: 1, arbitrary: fc.constant('$$') },
  { weight: 3, arbitrary: fc.constantFrom(...bound, ...variables).map(each => `$${each}`) },
)

const operator = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('=', '!=', 'in', 'and', 'or', '&', '??', '?:') },
  { weight: 1, arbitrary: fc.constantFrom('<', '<=', '>', '>=') },
)

const oneArgument = [
  'boolean',
  'not',
  'count',
  'exists',
  'length',
  'lowercase',
  'merge',
  'string',
  'trim',
  'uppercase',
]
const twoArguments = [
  'append',
  'contains',
  'join',
  'string',
  'substring',
  'substringAfter',
  'substringBefore',
]
/** The functions that expressions call. */
export const calledFunctions: readonly string[] = [...oneArgument, ...twoArguments, ...Object.keys(functions)]

const { expression } = fc.letrec<
  Record<'expression' | 'value' | 'step' | 'filters' | 'path' | 'block' | 'array' | 'object' | 'call', string>
>(tie => ({
  expression: fc.oneof(
    { maxDepth: 6, depthIdentifier: 'expression', depthSize: 'medium' },
    { weight: 6, arbitrary: tie('value') },
    { weight: 4, arbitrary: fc.tuple(tie('value'), operator, tie('value')).map(parts => parts.join(' ')) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(tie('value'), operator, tie('value'), operator, tie('value'))
        .map(parts => parts.join(' ')),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(tie('value'), tie('value'), tie('value'))
        .map(([test, yes, no]) => `${test} ? ${yes} : ${no}`),
    },
    { weight: 1, arbitrary: fc.tuple(tie('value'), tie('value')).map(([test, yes]) => `${test} ? ${yes}`) },
  ),
  value: fc.oneof(
    { maxDepth: 6, depthIdentifier: 'expression', depthSize: 'medium' },
    { weight: 2, arbitrary: name },
    { weight: 2, arbitrary: literal },
    { weight: 2, arbitrary: variable },
    { weight: 8, arbitrary: tie('path') },
    { weight: 1, arbitrary: tie('block') },
    { weight: 1, arbitrary: fc.tuple(tie('block'), tie('filters')).map(parts => parts.join('')) },
    { weight: 1, arbitrary: fc.tuple(variable, tie('filters')).map(parts => parts.join('')) },
    { weight: 1, arbitrary: fc.tuple(tie('array'), tie('filters')).map(parts => parts.join('')) },
    { weight: 1, arbitrary: fc.tuple(tie('object'), tie('filters')).map(parts => parts.join('')) },
    { weight: 2, arbitrary: fc.tuple(tie('call'), tie('filters')).map(parts => parts.join('')) },
  ),
  step: fc.oneof(
    { maxDepth: 6, depthIdentifier: 'expression', depthSize: 'medium' },
    { weight: 10, arbitrary: name },
    { weight: 1, arbitrary: variable },
    { weight: 2, arbitrary: tie('block') },
    { weight: 1, arbitrary: tie('array') },
    { weight: 2, arbitrary: tie('object') },
    { weight: 1, arbitrary: tie('call') },
  ),
  filters: fc
    .array(
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom('[0]', '[1]', '[-1]', '[-2]', '[1.5]') },
        { weight: 2, arbitrary: tie('expression').map(inner => `[${inner}]`) },
        { weight: 1, arbitrary: fc.constant('[]') },
      ),
      { maxLength: 2, depthIdentifier: 'expression' },
    )
    .map(filters => filters.join('')),
  path: fc
    .array(
      fc.tuple(
        tie('step'),
        fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 2, arbitrary: tie('filters') }),
      ),
      { minLength: 1, maxLength: 4, depthIdentifier: 'expression' },
    )
    .map(steps => steps.map(parts => parts.join('')).join('.')),
  block: fc
    .tuple(
      fc.array(
        fc.tuple(
          fc.constantFrom(...bound.map(each => `$${each} := `), '$x := $y := ', ''),
          tie('expression'),
        ),
        {
          maxLength: 2,
          depthIdentifier: 'expression',
        },
      ),
      tie('expression'),
    )
    .map(([lines, last]) => `(${[...lines.map(parts => parts.join('')), last].join('; ')})`),
  array: fc
    .array(tie('expression'), { maxLength: 3, depthIdentifier: 'expression' })
    .map(items => `[${items.join(', ')}]`),
  object: fc
    .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'constructor', '1'), tie('expression')), {
      maxLength: 3,
      selector: ([key]) => key,
      depthIdentifier: 'expression',
    })
    .map(fields => `{${fields.map(([key, inner]) => `"${key}": ${inner}`).join(', ')}}`),
  call: fc.oneof(
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom(...oneArgument), tie('expression'))
        .map(([called, inner]) => `$${called}(${inner})`),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom(...twoArguments), tie('expression'), tie('expression'))
        .map(([called, first, second]) => `$${called}(${first}, ${second})`),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(
          fc.constantFrom(...calledFunctions),
          fc.array(tie('expression'), { maxLength: 4, depthIdentifier: 'expression' }),
        )
        .map(([called, given]) => `$${called}(${given.join(', ')})`),
    },
  ),
}))

/** The text of an expression. */
export { expression }
