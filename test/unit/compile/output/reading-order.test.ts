import { expect, test } from 'vitest'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'
import { readingOrder } from '../../../../src/compile/output/reading-order.ts'
import { createMapper } from '../../../../src/mapper/create-mapper.ts'
import { readSpec } from '../../../../src/spec/read-spec.ts'
import { expectGrowth } from '../../../support/growth.ts'

const head = 'id: own\ntitle: Own\nversion: "1.0.0"\nmatch: { type: RETR, form: ["1040"] }\nfields:\n'
const wages = '  wages: { from: SECTION_FILING.WAGES, as: money }\n'
const raw = { TYPE: 'RETR', SECTION_FILING: { WAGES: '$2.00' }, FORM: '1040' }

test('derived fields are computed behind those that they read, wherever they are written', () => {
  const last = '  twice: { derive: "$addMoney(wages, wages)", as: money }\n'
  const text = `${head}  all: { derive: "$addMoney(more, wages)", as: money }\n  more: { derive: "$addMoney(twice, wages)", as: money }\n${wages}${last}`
  const { data } = createMapper({ mappings: [text] }).mapTranscript(raw)
  expect(JSON.parse(JSON.stringify(data))).toEqual({
    wages: '2.00',
    twice: '4.00',
    more: '6.00',
    all: '8.00',
  })
})

test('what is in order stays the same list', () => {
  const { spec } = readSpec(
    'own.yaml',
    `${head}${wages}  a: { derive: wages, as: money }\n  b: { derive: a, as: money }\n`,
  )
  const fields = spec?.body.fields ?? []
  expect(readingOrder(fields)).toEqual({ fields, circles: [] })
  expect(readingOrder(fields).fields).toBe(fields)
})

test('the time grows with the names that are read, circles or not', () => {
  const field = (index: number, next: string): string => `  f${index}: { derive: "${next}", as: money }\n`
  const chain = (size: number): string =>
    Array.from({ length: size }, (_, index) =>
      field(index, index + 1 < size ? `f${index + 1}` : 'wages'),
    ).join('')
  const circles = (size: number): string =>
    Array.from({ length: size }, (_, index) =>
      field(index, `$addMoney(f${index ^ 1}, f${(index + 1) % size})`),
    ).join('')
  const orders = 20
  for (const written of [chain, circles]) {
    const prepare = (size: number) => {
      const { spec } = readSpec('own.yaml', `${head}${wages}${written(size)}`)
      const fields = spec?.body.fields ?? []
      // The expressions are read but once, which costs more than the order and holds memory: that grows elsewhere.
      readingOrder(fields)
      // One order takes less than a millisecond, beside which a collection of garbage is the greater part.
      return () => {
        for (let order = 0; order < orders; order++) readingOrder(fields)
      }
    }
    expectGrowth([150, 1500], prepare, smallest => 15 * smallest + 4 * orders, written.name)
  }
})

test('a circle has no plan', () => {
  const text = `${head}  a: { derive: b, as: money }\n  b: { derive: a, as: money }\n`
  const { plans, diagnostics } = compileMappings([{ name: 'own.yaml', text }])
  expect(plans).toEqual([])
  expect(diagnostics.map(each => each.message)).toEqual(['Derived field needs itself: a > b > a'])
})

/** The circles among derived fields, each field written as its name and what it reads. */
function circlesOf(
  ...derived: readonly (readonly [name: string, ...reads: readonly string[]])[]
): readonly string[] {
  const lines = derived.map(
    ([name, ...reads]) => `  ${name}: { derive: "[${reads.join(', ')}]", as: money }\n`,
  )
  const { spec } = readSpec('own.yaml', `${head}${wages}${lines.join('')}`)
  return readingOrder(spec?.body.fields ?? []).circles.map(circle =>
    circle.map(each => each.name.value).join(' '),
  )
}

test('a circle has the fields that need each other, none that only leads to them', () => {
  expect(circlesOf(['a', 'b'], ['b', 'c'], ['c', 'b'])).toEqual(['b c'])
})

test('two circles that share a field are both found', () => {
  expect(circlesOf(['a', 'b', 'c'], ['b', 'a'], ['c', 'a'])).toEqual(['a b', 'a c'])
})

test('a circle between fields of one that is known is not another one', () => {
  expect(circlesOf(['a', 'b'], ['b', 'c', 'a'], ['c', 'a'])).toEqual(['a b c'])
})

test('twenty circles are found at most', () => {
  const pairs = Array.from({ length: 25 }, (_, index) => index).flatMap(index => [
    [`a${index}`, `b${index}`] as const,
    [`b${index}`, `a${index}`] as const,
  ])
  expect(circlesOf(...pairs)).toHaveLength(20)
})
