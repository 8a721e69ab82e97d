/** Hostile text: refused at once, whatever it is made of. */
import { describe, expect, test } from 'vitest'
import { ExpressionError } from '../../../src/diagnostics/errors.ts'
import { checkSize } from '../../../src/evaluate/read/check-size.ts'
import { checkMade, readExpression } from '../../../src/evaluate/read/read-expression.ts'
import { thrownBy } from '../../support/evaluated.ts'
import { expectWithin } from '../../support/processor-time.ts'

const repeated = (count: number, ...parts: readonly string[]): string =>
  parts.map(part => part.repeat(count)).join('a')

describe('a text that is too large', () => {
  test.each([
    ['a million characters', `"${'x'.repeat(1_000_000)}"`, '1,000,000 characters'],
    ['round brackets', repeated(100_000, '(', ')'), '200 brackets inside each other'],
    ['predicates', repeated(100_000, 'a[', ']'), '200 brackets inside each other'],
    ['open brackets', '['.repeat(100_000), '200 brackets inside each other'],
    ['steps', `a${'.a'.repeat(400_000)}`, '100 steps in one path'],
    ['steps with other names', `a${'.and'.repeat(200_000)}`, '100 steps in one path'],
    ['steps that are brackets', `a${'[]'.repeat(400_000)}`, '100 steps in one path'],
    [
      'doubled left sides',
      repeated(30, '(', '??b)'),
      '1,000,000 characters, counting five times what stands left of ?? and ?:',
    ],
    [
      'doubled left sides of the other kind',
      repeated(30, '(', '?:b)'),
      '1,000,000 characters, counting five times what stands left of ?? and ?:',
    ],
    ['operators in a row', `a${'&a'.repeat(3000)}`, '500 levels'],
    ['operators in a long row', `a${'&a'.repeat(300_000)}`, 'the nesting that can be read'],
    ['signs', `${'-'.repeat(900_000)}1`, 'the nesting that can be read'],
    ['comments', '/**/'.repeat(200_000), 'the nesting that can be read'],
  ])('%s', (_, text, limit) => {
    expect(expectWithin(5000, () => thrownBy(text))).toMatchObject({
      code: 'expression/too-large',
      message: `The expression is larger than ${limit}`,
    })
  })

  test.each([
    ['200,000 characters left of ?? are', `${'a'.repeat(200_000)}??b`, true],
    ['190,000 characters left of ?? are not', `${'a'.repeat(190_000)}??b`, false],
  ])('%s', (_, text, isLarge) => {
    const check = (): number => checkSize(text)
    if (isLarge) expect(check).toThrow(expect.objectContaining({ code: 'expression/too-large' }))
    else expect(check).not.toThrow()
  })

  test.each(['=', '!=', '<', '<=', '>', '>=', '&', ' and ', ' or ', ' in '])(
    'steps on both sides of %s are not, where neither path alone is',
    operator => {
      const path = `a${'.a'.repeat(60)}`
      expect(() => checkSize(`${path}${operator}${path}`)).not.toThrow()
    },
  )

  test('many fields, each with alternatives, are not', () => {
    const field = (index: number): string =>
      `"f${index}": $trim($."A LABEL ${index}" ?? $."ANOTHER" ?? $.x.y[z = "1"].w)`
    expect(() =>
      checkSize(`{${Array.from({ length: 2000 }, (_, index) => field(index)).join(',')}}`),
    ).not.toThrow()
  })

  test('brackets in quoted text, names and comments do not count', () => {
    expect(() =>
      checkSize(`["${'('.repeat(500)}", \`${'['.repeat(500)}\` /* ${'{'.repeat(500)} */]`),
    ).not.toThrow()
  })
})

describe('an expression that was made is small enough to be read where reading it says so', () => {
  const inner = ['a', '$f(a)', '[a]', '{"a": a}', 'a.b', 'a[b]', '(a; b)', '1', '$v']
  const around: readonly ((nested: string, other: string) => string)[] = [
    (nested, other) => `${nested} and ${other}`,
    (nested, other) => `${other} ? ${other} : ${nested}`,
    (nested, other) => `${nested} ?? ${other}`,
    (nested, other) => `${other} ?: ${nested}`,
    (nested, other) => `${nested} = ${other}`,
    (nested, other) => `($v := ${other}; ${nested})`,
    (nested, other) => `$f(${other}, ${nested})`,
    (nested, other) => `${other}[${nested}]`,
    (nested, other) => `${other}.(${nested})`,
    (nested, other) => `[${nested}, ${other}]`,
    (nested, other) => `{"a": ${other}, "b": ${nested}}`,
  ]
  const isTooLarge = (read: () => unknown): boolean => {
    try {
      read()
      return false
    } catch (error) {
      // Some of the texts are no expressions: a number cannot be a step.
      return error instanceof ExpressionError && error.code === 'expression/too-large'
    }
  }

  test.each(around.map((_, index) => index))('whatever stands around the inner parts (%i)', index => {
    for (const other of inner) {
      let text = other
      let isLarge = false
      for (let depth = 0; depth < 520 && !isLarge; depth++) {
        // Brackets cannot go 200 deep, so most of the levels are of operators.
        const nth = depth % 4 === 0 ? index + depth / 4 : index % 5
        text = around[nth % around.length]?.(text, other) ?? text
        if (depth < 340 || depth % 20 !== 0) continue
        isLarge = isTooLarge(() => readExpression(text))
        if (isLarge) expect(isTooLarge(() => checkMade(text))).toBe(true)
      }
    }
  })

  test('one that is as deep as can be read is, and no deeper one', () => {
    const chain = (count: number): string => `a${' and a'.repeat(count)}`
    for (let count = 490; count < 510; count++)
      expect(isTooLarge(() => checkMade(chain(count)))).toBe(isTooLarge(() => readExpression(chain(count))))
  })
})
