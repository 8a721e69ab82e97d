/**
 * What JSONata a mapping may use, and what the rest is called when it is refused. Allowed is what is pure,
 * ends by itself, and answers exactly as jsonata 2.2.2 does; test/property/evaluator.test.ts holds it to
 * that.
 */
import type { Operator } from './expression.ts'

/** The operators between two operands. */
export const allowedOperators: ReadonlySet<string> = new Set<Operator>([
  '=',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  'in',
  'and',
  'or',
  '&',
])

/** The functions that need no host; src/evaluate/built-ins has one definition for each. */
export const allowedFunctions = [
  'append',
  'boolean',
  'contains',
  'count',
  'exists',
  'join',
  'length',
  'lowercase',
  'merge',
  'not',
  'string',
  'substring',
  'substringAfter',
  'substringBefore',
  'trim',
  'uppercase',
] as const

/** The names of the built-in functions that an expression may call. */
export type AllowedFunction = (typeof allowedFunctions)[number]

/**
 * jsonata's other functions: clock, chance, recursion, regular expressions, lax numbers and dates. A host may
 * give its own of that name.
 */
export const refusedFunctions: ReadonlySet<string> = new Set([
  'abs',
  'assert',
  'average',
  'base64decode',
  'base64encode',
  'ceil',
  'clone',
  'decodeUrl',
  'decodeUrlComponent',
  'distinct',
  'each',
  'encodeUrl',
  'encodeUrlComponent',
  'error',
  'eval',
  'filter',
  'floor',
  'formatBase',
  'formatInteger',
  'formatNumber',
  'fromMillis',
  'keys',
  'lookup',
  'map',
  'match',
  'max',
  'millis',
  'min',
  'now',
  'number',
  'pad',
  'parseInteger',
  'power',
  'random',
  'reduce',
  'replace',
  'reverse',
  'round',
  'shuffle',
  'sift',
  'single',
  'sort',
  'split',
  'spread',
  'sqrt',
  'sum',
  'toMillis',
  'type',
  'zip',
])

/** Keys an object may not have: one reaches into the prototype, two are marks of jsonata's own. */
export const refusedKeys: ReadonlySet<string> = new Set(['__proto__', '_jsonata_lambda', '_jsonata_function'])

/** Kinds of node of jsonata's tree that are refused whole, in words. */
export const refusedNodes: Readonly<Record<string, string>> = {
  apply: 'Function chaining with ~>',
  bind: 'Binding a variable outside a block ( ; )',
  descendant: 'The wildcard **',
  lambda: 'Defining a function',
  parent: 'The parent operator %',
  partial: 'Partial application with ?',
  regex: 'The regular expression literal',
  sort: 'Sorting with ^',
  transform: 'The transform operator',
  wildcard: 'The wildcard *',
}
