/** Mappings whose expressions mean harm, each on its own within what one may cost: together they end at what a document may cost. */
import { describe, expect, test } from 'vitest'
import { createMapper } from '../../../src/index.ts'
import { expectWithin } from '../../support/processor-time.ts'

const head = 'id: hostile\ntitle: Hostile\nversion: "1.0.0"\nmatch: { type: ACTR, form: ["1040"] }\nfields:\n'
const text = '  x: { from: A, as: text }\n'
const list = '  l: { each: L, fields: { a: { from: A, as: text }, m: { from: M, as: money } } }\n'

/** `start` taken `steps` times, each step made of the one before. */
function doubled(
  start: string,
  steps: number,
  step: (before: string) => string,
  end: (last: string) => string,
) {
  const lines = Array.from({ length: steps }, (_, at) => `$a${at + 1} := ${step(`$a${at}`)}`)
  return `($a0 := ${start}; ${lines.join('; ')}; ${end(`$a${steps}`)})`
}

const wide = doubled(
  '["a", "b", "c", "d"]',
  18,
  before => `$append(${before}, ${before})`,
  last => `$string($count(${last}))`,
)
const long = (steps: number): string =>
  doubled(
    'x',
    steps,
    before => `${before} & ${before}`,
    last => last,
  )

function fields(count: number, derive: string, as: string): string {
  return Array.from({ length: count }, (_, at) => `  f${at}: { derive: '${derive}', as: ${as} }\n`).join('')
}

/** Reasons of figures that cannot be computed, and the size of the result, which is there within five seconds. */
function mapped(mapping: string, document: Readonly<Record<string, unknown>>) {
  const mapper = createMapper({ mappings: [head + mapping], bundled: false })
  const raw = { TYPE: 'ACTR', FORM: '1040', ...document }
  const result = expectWithin(5000, () => {
    const mapped = mapper.mapTranscript(raw)
    return { issues: mapped.issues, size: JSON.stringify(mapped).length }
  })
  const reasons = new Set(
    result.issues.flatMap(each => (each.code === 'value/underivable' ? [each.message] : [])),
  )
  return { ...result, reasons: [...reasons] }
}

const ended =
  'Cannot be computed: The expression failed: it and the expressions before it go through more items or characters than those over one document may'

describe('expressions of one mapping have one budget for a document', () => {
  test('arrays that double, in twenty fields', () => {
    const { reasons } = mapped(text + fields(20, wide, 'text'), { A: 'b' })
    expect(reasons).toEqual([ended])
  })

  test('a text that doubles, used in 1,200 fields', () => {
    const { reasons, size } = mapped(
      `${text}  big: { derive: '${long(16)}', as: text }\n${fields(1200, 'big', 'text')}`,
      { A: 'b'.repeat(30) },
    )
    expect(reasons).toEqual([ended])
    expect(size).toBeLessThan(12_000_000)
  })

  test('long texts compared with one another for each entry', () => {
    const compared = `(${long(16)
      .slice(1, -1)
      .replace(/\$a16$/, '$a := $a16 & "a"; $b := $a16 & "b"; $count(l[$a = $b])')})`
    const { reasons } = mapped(`${text}${list}${fields(1, compared, 'integer')}`, {
      A: 'b'.repeat(30),
      L: Array.from({ length: 5000 }, () => ({ A: 'c' })),
    })
    expect(reasons).toEqual([ended])
  })

  test('a list added up for each of its entries', () => {
    const entries = Array.from({ length: 6000 }, () => ({ A: 'c', M: '$1.00' }))
    const { reasons } = mapped(
      `${list}${fields(1, '($all := l.m; $count(l[$sumMoney($all) = $money("1.00")]))', 'integer')}`,
      { L: entries },
    )
    expect(reasons).toEqual([ended])
  })
})

describe('what is ordinary stays within it', () => {
  test.each([1, 10, 100])('forty figures over %d00 entries', hundreds => {
    const entries = Array.from({ length: hundreds * 100 }, (_, at) => ({ A: `a${at % 7}`, M: '$1.00' }))
    const { reasons, issues } = mapped(
      `${list}${fields(40, '$sumMoney(l[a = "a1"].m) ?? $money("0.00")', 'money')}`,
      { L: entries },
    )
    expect(reasons).toEqual([])
    expect(issues.filter(each => each.severity === 'error')).toEqual([])
  })
})
