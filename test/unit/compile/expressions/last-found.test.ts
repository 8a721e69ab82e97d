import { expect, test } from 'vitest'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'
import { LastFound } from '../../../../src/compile/expressions/last-found.ts'

test('what was found is found again for the same things only', () => {
  const [key, one, other] = [{}, {}, {}]
  const found = new LastFound<object, string>()
  expect(found.get(key, [])).toBeUndefined()
  expect(found.set(key, [one, 'money'], 'first')).toBe('first')
  expect(found.get(key, [one, 'money'])).toBe('first')
  expect(found.get(key, [other, 'money'])).toBeUndefined()
  expect(found.get(key, [one])).toBeUndefined()
  found.set(key, [other, 'money'], 'second')
  expect(found.get(key, [one, 'money'])).toBe('first')
  expect(found.get(key, [other, 'money'])).toBe('second')
})

test('of what was found of something the last eight are kept', () => {
  const key = {}
  const found = new LastFound<object, number>()
  for (let nth = 0; nth < 10; nth++) found.set(key, [nth], nth)
  expect(Array.from({ length: 10 }, (_, nth) => found.get(key, [nth]))).toEqual([
    undefined,
    undefined,
    ...[2, 3, 4, 5, 6, 7, 8, 9],
  ])
})

const part = {
  name: 'parts/whole.yaml',
  text: `part: whole
fields:
  whole: { derive: '$addMoney(wages, tips)', as: money }
checks:
  - { that: 'wages = tips', else: warning, says: They differ }
`,
}

function mapping(id: string, form: string, tips: string): { readonly name: string; readonly text: string } {
  const text = `id: ${id}
title: ${id}
version: "1.0.0"
match: { type: RETR, form: ["${form}"] }
use: [whole]
fields:
  wages: { from: SECTION_FILING > WAGES, as: money }
  tips: ${tips}
`
  return { name: `${id}.yaml`, text }
}

const amounts = mapping('amounts', '1', '{ from: SECTION_FILING > TIPS, as: money }')
const same = mapping('same', '2', '{ from: SECTION_FILING > TIPS, as: money }')
const texts = mapping('texts', '3', '{ from: SECTION_FILING > TIPS, as: text }')
const flags = mapping('flags', '4', '{ from: SECTION_FILING > TIPS, as: flag, yes: "YES" }')

test('the expressions of a part are held against the fields of each mapping that uses it, in any order', () => {
  const alone = [amounts, same, texts, flags].map(each => compileMappings([each], [part]))
  for (const order of [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [2, 0, 3, 1],
  ]) {
    const files = order.flatMap(at => [amounts, same, texts, flags][at] ?? [])
    const { plans, diagnostics } = compileMappings(files, [part])
    const expected = order.flatMap(at => alone[at]?.plans ?? [])
    expect(plans.map(({ id, hash }) => [id, hash])).toEqual(expected.map(({ id, hash }) => [id, hash]))
    expect(plans).toEqual(expected)
    const messages = new Set(order.flatMap(at => alone[at]?.diagnostics.map(({ message }) => message) ?? []))
    expect(new Set(diagnostics.map(({ message }) => message))).toEqual(messages)
  }
  expect(alone.map(({ plans }) => plans.length)).toEqual([1, 1, 0, 0])
})
