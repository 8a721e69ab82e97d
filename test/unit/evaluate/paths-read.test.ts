/** What an expression reads of its input, found without running it. */
import { describe, expect, test } from 'vitest'
import { expressionReads, type PathRead } from '../../../src/evaluate/examine/paths-read.ts'
import { readExpression } from '../../../src/evaluate/read/read-expression.ts'

function readsOf(text: string): readonly PathRead[] {
  return expressionReads(readExpression(text)).paths
}

/** Steps joined by dots, and the first characters at the position reported. */
function read(text: string): readonly string[] {
  return readsOf(text).map(
    ({ steps, position }) => `${steps.join('.')} @ ${text.slice(position, position + 4)}`,
  )
}

describe('the paths an expression reads', () => {
  test.each([
    ['$sumMoney(scheduleC.netProfit)', ['scheduleC.netProfit @ sche']],
    ['total = $addMoney(a.b, `c d`."e f")', ['total @ tota', 'a.b @ a.b,', 'c d.e f @ `c d']],
    ['items[kind = "W-2"].wages', ['items.kind @ item', 'items.wages @ item']],
    ['items[$same(code, $$.other)]', ['items.code @ item', 'other @ othe', 'items @ item']],
    ['items[0].wages[-1]', ['items.wages @ item']],
    ['X.(alpha & beta)', ['X.alpha @ X.(a', 'X.beta @ X.(a']],
    ['X.{"a": alpha, "b": $$.beta}', ['X.alpha @ X.{"', 'beta @ beta']],
    ['X.{"a": alpha}.a', ['X.alpha @ X.{"']],
    ['X.("present")', ['X @ X.("']],
    ['X.$uppercase()', ['X @ X.$u']],
    ['$uppercase()', [' @ $upp']],
    ['X[$contains("a")].y', ['X @ X[$c', 'X.y @ X[$c']],
    ['X.$same(alpha)', ['X.alpha @ X.$s']],
    ['($s := scheduleC; $t := $s.part; $sum($t.netProfit))', ['scheduleC.part.netProfit @ sche']],
    ['($s := a; ($s := b; $s.x) & $s.y)', ['b.x @ b; $', 'a.y @ a; (']],
    ['($unused := a; b)', ['b @ b)']],
    ['(a; b)', ['a @ a; b', 'b @ b)']],
    ['alpha ?? beta.x', ['alpha @ alph', 'beta.x @ beta']],
    ['(alpha ?? beta).x', ['alpha.x @ alph', 'beta.x @ beta']],
    ['(alpha ?: beta).x', ['alpha @ alph', 'alpha.x @ alph', 'beta.x @ beta']],
    ['(x ? alpha : beta).y', ['x @ x ? ', 'alpha.y @ alph', 'beta.y @ beta']],
    ['[alpha, beta].x', ['alpha.x @ alph', 'beta.x @ beta']],
    ['(alpha.beta)[x = 1]', ['alpha.beta.x @ alph', 'alpha.beta @ alph']],
    ['$', [' @ $']],
    ['$exists($)', [' @ $)']],
    ['$merge([$]).a', [' @ $]).']],
    ['($all := $; $all.a)', ['a @ a)']],
    ['items[$exists($)].wages', ['items @ item', 'items.wages @ item']],
    ['items.wages[$exists($)]', ['items.wages @ item']],
    ['$count($$)', [' @ $$)']],
    ['$.a.b', ['a.b @ a.b']],
    ['$given.a', []],
    ['"just text"', []],
    ['"first step".x', ['first step.x @ "fir']],
    ['alpha & alpha', ['alpha @ alph', 'alpha @ alph']],
    ['$same("a \\" b", x."c \\" d")', ['x.c " d @ x."c']],
  ])('%s', (text, want) => {
    expect(read(text)).toEqual(want)
  })

  test('are asked for without knowing the functions of a host', () => {
    expect(readsOf('$nobody($knows.this, a)')).toEqual([{ steps: ['a'], position: 21 }])
  })

  test.each([
    ['places', '$x := [$x.a, $x.b];'],
    ['steps', '$x := $x.a.a.a.a.a.a.a.a.a.a;'],
  ])('stop where %s multiply without end', (_, line) => {
    expect(() => readsOf(`($x := a; ${line.repeat(2000)} $x)`)).toThrow('The expression is larger than')
  })
})
