import { describe, expect, test } from 'vitest'
import { faultsOf } from '../../../support/compiled.ts'

const hint = '(derive one of them from fields that are not in the circle)'

/** Fields `a`, `b`, `c` … of which each is derived from the next one, and the last one from the first. */
function circle(size: number): string {
  const names = [...'abcdefghij'].slice(0, size)
  return `fields:\n${names
    .map((name, index) => `  ${name}: { derive: ${names[(index + 1) % size]}, as: text }\n`)
    .join('')}`
}

describe('a circle of derived fields', () => {
  test('is shown whole where it has seven fields', () => {
    expect(faultsOf(circle(7))).toEqual([
      `6:3 spec/circular-derivation Derived field needs itself: a > b > c > d > e > f > g > a ${hint}`,
    ])
  })

  test('is shown without its middle where it has more', () => {
    const want = [
      `6:3 spec/circular-derivation Derived field needs itself: a > b > c > d > e > f > … > a ${hint}`,
    ]
    expect(faultsOf(circle(8))).toEqual(want)
    expect(faultsOf(circle(10))).toEqual(want)
  })
})
