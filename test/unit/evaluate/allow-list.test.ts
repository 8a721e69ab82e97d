/** Everything that is refused, with the words and the place that are reported. */
import { describe, expect, test } from 'vitest'
import { compileExpression } from '../../../src/evaluate/compile-expression.ts'
import { allowedFunctions, refusedFunctions } from '../../../src/evaluate/language/allow-list.ts'
import { thrownBy } from '../../support/evaluated.ts'

const refused: readonly (readonly [text: string, position: number, what: string])[] = [
  ['a + b', 2, 'Arithmetic with +'],
  ['a - b', 2, 'Arithmetic with -'],
  ['a * b', 2, 'Arithmetic with *'],
  ['a / b', 2, 'Arithmetic with /'],
  ['a % b', 2, 'Arithmetic with %'],
  ['-a', 0, 'Arithmetic with -'],
  ['[1..3]', 2, 'The range operator ..'],
  ['a.*', 2, 'The wildcard *'],
  ['**.b', 0, 'The wildcard **'],
  ['a.%', -1, 'The parent operator %'],
  ['%', -1, 'The parent operator %'],
  ['a^(b)', 1, 'Sorting with ^'],
  ['a{b: c}', 1, 'Grouping with { } behind a value'],
  ['a@$v.b', 0, 'Binding with @'],
  ['a#$i.b', 0, 'Binding with #'],
  ['a[0]#$i', 4, 'Binding with #'],
  ['a ~> $trim', 2, 'Function chaining with ~>'],
  ['$join(?, ",")', 5, 'Partial application with ?'],
  ['function($x){$x}', 8, 'Defining a function'],
  ['$contains(a, /(a+)+$/)', 13, 'The regular expression literal'],
  ['/a/', 0, 'The regular expression literal'],
  ['a and /a/', 6, 'The regular expression literal'],
  ['|a|{"b": 1}|', 0, 'The transform operator'],
  ['$eval("1")', 0, 'Function $eval'],
  ['a.$now()', 2, 'Function $now'],
  ['$trim', 0, 'Function $trim as a value'],
  ['$host', 0, 'Function $host as a value'],
  ['$sum.a', 0, 'Function $sum as a value'],
  ['{"__proto__": 1}', 1, 'The key "__proto__"'],
  ['{"_jsonata_lambda": true}', 1, 'The key "_jsonata_lambda"'],
  ['{"a": 1, "a": 2}', 9, 'The key "a" twice in one object'],
  [
    `{"${'a'.repeat(41)}": 1, "${'a'.repeat(41)}": 2}`,
    49,
    `The key "${'a'.repeat(40)}…" twice in one object`,
  ],
  ['{a: 1}', 1, 'A key that is computed'],
  ['{"a"[0]: 1}', 1, 'A key that is computed'],
  ['{"a"{"b": c}: 1}', 4, 'Grouping with { } behind a value'],
  ['$x := 1', 3, 'Binding a variable outside a block ( ; )'],
  ['a[$x := 1]', 5, 'Binding a variable outside a block ( ; )'],
  ['($ := 1)', 1, 'Binding $'],
  ['($$ := 1)', 1, 'Binding $$'],
  ['host(a)', 0, 'Calling "host" without a $'],
  ['(a)(b)', 3, 'Calling the value of an expression'],
  ['($x := 1; $x(2))', 10, 'Calling the variable $x'],
  ['[a, b][0].c', 0, 'An array constructor with a predicate that begins a path'],
  ['([a].b).c', 0, 'A bracket ( ) that begins a path and holds one beginning with [ ]'],
]

describe('the allow-list', () => {
  test.each(refused)('%s is refused at %i: %s', (text, position, what) => {
    const thrown = thrownBy(text, {}, { host: () => 1 })
    expect(thrown).toMatchObject({ code: 'expression/not-allowed', position })
    expect(thrown.message.startsWith(`${what} is not allowed in an expression`)).toBe(true)
  })

  test.each([...refusedFunctions])('$%s is refused', name => {
    expect(thrownBy(`$${name}(a)`)).toMatchObject({
      code: 'expression/not-allowed',
      message: `Function $${name} is not allowed in an expression`,
      position: 0,
    })
  })

  test.each([...allowedFunctions])('$%s is allowed', name => {
    expect(() => compileExpression(`$${name}(a)`)).not.toThrow()
  })

  test('what is refused inside something allowed is found', () => {
    for (const text of [
      '[a * 1]',
      '{"a": a * 1}',
      '(a; a * 1)',
      'x[a * 1]',
      'x.(a * 1)',
      '$trim(a * 1)',
      'a * 1 ?? 2',
      'x ? a * 1',
      'x ?: a * 1',
      '$x[a * 1]',
    ]) {
      expect(thrownBy(text).message).toBe('Arithmetic with * is not allowed in an expression')
    }
  })

  test.each([
    ['$mony(a)', 'Unknown function "$mony"; did you mean "$money"?'],
    ['$upercase(a)', 'Unknown function "$upercase"; did you mean "$uppercase"?'],
    ['$zzzzzzzz(a)', 'Unknown function "$zzzzzzzz"'],
    ['$constructor(a)', 'Unknown function "$constructor"'],
    ['$__proto__(a)', 'Unknown function "$__proto__"'],
  ])('%s is unknown', (text, message) => {
    expect(thrownBy(`x & ${text}`, {}, { money: () => 1 })).toEqual({
      code: 'expression/unknown-function',
      message,
      position: 4,
    })
  })
})

test.each([
  ['a + b', '+'],
  ['a / b', '/'],
  ['-a', '-'],
  ['$sum(a)', '$sum'],
  ['$sum', '$sum'],
  ['[1..3]', undefined],
  ['a.*', undefined],
  ['a =', undefined],
])('the error for %s carries the operator or function %j', (text, refused) => {
  expect(() => compileExpression(text)).toThrow(expect.objectContaining({ refused }))
})
