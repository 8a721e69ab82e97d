/** The code of an expression, as it is written; that it does what the expression does is asked in test/property/code.test.ts. */
import { describe, expect, test } from 'vitest'
import { readExpression } from '../../../src/evaluate/read/read-expression.ts'
import { shapeOfFields } from '../../../src/generate/code/shape.ts'
import { SharedValues } from '../../../src/generate/code/shared-values.ts'
import { Unwritable } from '../../../src/generate/code/term.ts'
import { writeCode } from '../../../src/generate/code/write-code.ts'
import type { PlanField, ValueField } from '../../../src/plan/mapping-plan.ts'

const value = (name: string, normalizer: string): ValueField => ({
  kind: 'value',
  name,
  spec: 'a.yaml:1:1',
  sources: [{ path: [name], label: name, normalizer }],
  tables: [],
  required: false,
})
const fields: readonly PlanField[] = [
  value('status', 'text'),
  {
    kind: 'group',
    name: 'summary',
    spec: 'a.yaml:1:1',
    sections: [],
    fields: [value('tax', 'money'), value('missing', 'flag')],
  },
  {
    kind: 'list',
    name: 'rows',
    spec: 'a.yaml:1:1',
    of: 'entries',
    paths: [],
    where: [],
    fields: [value('code', 'text'), value('amount', 'money'), value('share', 'ratio')],
  },
  { kind: 'kept', name: 'rest', spec: 'a.yaml:1:1', path: ['REST'] },
]
const data = shapeOfFields(fields)

/** The code, with the values that it shares written out. */
function written(text: string): string {
  const shared = new SharedValues()
  const code = writeCode(readExpression(text), data, shared)
  return [...shared.lines()].reverse().reduce((all, line) => {
    const [name = '', shown = ''] = line.replace('const ', '').split(/ = (.*)/)
    return all.replaceAll(name, shown)
  }, code)
}

describe('the code of an expression', () => {
  test.each([
    ['status = "A"', '(d, f) => (d.status === "A")'],
    ['summary.tax', '(d, f) => d.summary?.tax'],
    ['summary.tax = summary.tax', '(d, f) => f.same(d.summary?.tax, d.summary?.tax)'],
    ['$exists((summary.tax)[$ != null])', '(d, f) => (d.summary?.tax != null)'],
    ['(summary.missing.value)[$ != null] ?? false', '(d, f) => (d.summary?.missing?.value ?? false)'],
    ['null in [status, rest]', '(d, f) => (d.status === null || f.isNull(d.rest))'],
    ['$lowercase(status)', '(d, f) => f.lowercase(d.status)'],
    ['$not(status)', '(d, f) => f.not(d.status)'],
    ['$substring(status, -4)', '(d, f) => f.substring(d.status, -4)'],
    ['$append(rows, rows)', '(d, f) => f.builtIn("append", d, d.rows, d.rows)'],
    ['$sumMoney(rows.amount)', '(d, f) => f.call.sumMoney(f.counted(f.all(d.rows, e => e.amount)))'],
    [
      '"1" in rows.share.amount',
      '(d, f) => f.among("1", f.all(f.each(d.rows, e => e.share), e => e?.amount))',
    ],
    ['$money("1.00")', '(d, f) => f.constant({ name: "money", given: ["1.00"] })'],
    [
      '$count(rows[code = "150"])',
      '(d, f) => f.picked(d.rows, { name: "code", texts: ["150"], isTruth: true }).length',
    ],
    [
      '($k := null in rows.(code = "1" ? amount = null : false) ? null : true; $k = null ? null : status)',
      '(d, f) => (f.hasNull(d.rows, { name: "code", texts: ["1"], rest: (e, f) => (e.amount === null) }) ? null : d.status)',
    ],
    [
      '($day := status; rows[code = $day][-1].amount)',
      '(d, f) => { let v0; return (v0 = d.status, f.got(f.at(f.picked(d.rows, { rest: (e, f, a) => f.same(e.code, a), isOpen: true }, v0), -1))?.amount) }',
    ],
    [
      '($day := status; $tax := summary.tax; $count(rows[code = $day and amount = $tax]))',
      '(d, f) => { let v0, v1; return (v0 = d.status, v1 = d.summary?.tax, f.picked(d.rows, { rest: (e, f, a) => (f.same(e.code, a[0]) && f.same(e.amount, a[1])), isOpen: true }, [v0, v1]).length) }',
    ],
  ])('%s', (text, code) => {
    if (code !== undefined) expect(written(text)).toBe(code)
  })

  test('asks the texts of a switch once, as its closures do', () => {
    expect(written('($s := status; $s in ["A"] ? 1 : $s in ["B", "C"] ? 2 : 3)')).toBe(
      '(d, f) => { let v0; return (v0 = d.status, ((v0 === "A") ? 1 : ((v0 === "B" || v0 === "C") ? 2 : 3))) }',
    )
  })
})

test.each([
  ['a name that no field has', 'other'],
  ['a variable from outside', '$x'],
  ['the root', '$$.status'],
  ['an object', '{"a": status}'],
  ['a built-in that programs of bundled mappings do not carry', '$trim(status)'],
  ['a kept list', 'rows.code[]'],
  ['what is below something unknown', 'rest.a'],
  ['a test that may be a place', 'rows[amount]'],
  ['an array in an array', '[[status], status]'],
])('%s has no code', (_, text) => {
  expect(() => written(text)).toThrow(Unwritable)
})
