/** What each built-in function takes in a mapping, kind by kind of field: the compiler refuses every other call. */
import { expect, test } from 'vitest'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'

/** The normalizer of a field of each kind, by the name of the field. */
const fields = {
  money: 'money',
  number: 'decimal',
  integer: 'integer',
  truth: undefined,
  date: 'date',
  month: 'month',
  text: 'text',
  digits: undefined,
  flag: 'flag',
  ratio: 'ratio',
  group: undefined,
} as const
type Name = keyof typeof fields

/** Where a field has no normalizer of its own, a part of another. */
const written: Readonly<Record<string, string>> = { truth: 'flag.value', digits: 'ratio.amount' }

const texts: readonly Name[] = ['text', 'date', 'month', 'digits']
const all = Object.keys(fields) as readonly Name[]

/** The fields of which a mapping may write the call, `a` being the field. */
function takenBy(call: string, as: string): readonly Name[] {
  const derived = all.map(
    name => `  ${name}Called: { derive: '${call.replace(/\ba\b/, written[name] ?? name)}', as: ${as} }\n`,
  )
  const text = `id: own
title: Own
version: "1.0.0"
match: { type: RETR }
fields:
  group: { section: SECTION_FILING > G, fields: { inner: { from: X, as: text } } }
${all.map(name => (fields[name] === undefined ? '' : `  ${name}: { from: SECTION_FILING > ${name.toUpperCase()}, as: ${fields[name]} }\n`)).join('')}${derived.join('')}`
  const { diagnostics } = compileMappings([{ name: 'own.yaml', text }])
  const lines = text.split('\n')
  const refused = new Set(
    diagnostics.map(({ span }) => lines[span.line - 1]?.match(/^ {2}(\w+)Called:/)?.[1]),
  )
  expect(refused.has(undefined)).toBe(false)
  return all.filter(name => !refused.has(name))
}

test.each([
  ['$contains(a, "x")', 'truth'],
  ['$contains(text, a)', 'truth'],
  ['$length(a)', 'integer'],
  ['$lowercase(a)', 'text'],
  ['$uppercase(a)', 'text'],
  ['$trim(a)', 'text'],
  ['$substring(a, 1)', 'text'],
  ['$substringAfter(a, "x")', 'text'],
  ['$substringBefore(a, "x")', 'text'],
  ['$substringBefore(text, a)', 'text'],
  ['$join([a, text], ", ")', 'text'],
])('%s takes what is text, and nothing that would have to be written as one', (call, as) => {
  expect(takenBy(call, as)).toEqual(all.filter(name => texts.includes(name)))
})

test.each([
  ['$string(a)', 'text'],
  ['$boolean(a)', 'truth'],
])('%s takes whole numbers and truth values as well, of which the answer is plain', (call, as) => {
  const taken = [...texts, 'integer', 'truth']
  expect(takenBy(call, as)).toEqual(all.filter(name => taken.includes(name)))
})

test.each([
  ['$substring(text, a)', 'text'],
  ['$substring(text, 1, a)', 'text'],
])('%s takes a whole number', (call, as) => {
  expect(takenBy(call, as)).toEqual(['integer'])
})

test('$not(a) takes a truth value', () => {
  expect(takenBy('$not(a)', 'truth')).toEqual(['truth'])
})

test.each([
  ['$exists(a)', 'truth'],
  ['$count([a])', 'integer'],
  ['$count($append([a], [text]))', 'integer'],
])('%s takes a field of any kind', (call, as) => {
  expect(takenBy(call, as)).toEqual(all)
})

test.each([
  ['$exists(text, text)', 'write $exists(a)'],
  ['$not(flag.value, text)', 'write $not(a)'],
  ['$length(text, text)', 'write $length(a)'],
  ['$contains(text, text, text)', 'write $contains(a, b)'],
  ['$substringAfter(text, text, text)', 'write $substringAfter(a, b)'],
  ['$substring(text, 1, 2, 3)', 'write $substring(a, from, length)'],
  ['$count(text, text)', 'write $count(list)'],
  ['$append(text, text, text)', 'write $append(a, b)'],
  ['$join([text], ", ", text)', 'write $join(list, ", ")'],
])('%s is told how it is called: %s', (call, hint) => {
  const text = `id: own
title: Own
version: "1.0.0"
match: { type: RETR }
fields:
  text: { from: SECTION_FILING > A, as: text }
  flag: { from: SECTION_FILING > B, as: flag }
  called: { derive: '${call}', as: text }
`
  const { diagnostics } = compileMappings([{ name: 'own.yaml', text }])
  expect(diagnostics.map(each => each.hint)).toContain(hint)
})
