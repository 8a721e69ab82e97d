/** The first thing that is wrong with the options of a function. */
import { describe, expect, test } from 'vitest'
import {
  aFunction,
  aListOf,
  aNumber,
  anObject,
  anObjectWith,
  aSwitch,
  aText,
  oneOfTexts,
  optionFault,
  type Rules,
} from '../../../src/text/messages/option-rules.ts'
import { plainKindOf } from '../../../src/text/messages/plain-kind.ts'

interface Sample {
  name: string
  list: readonly string[]
  how: 'quick' | 'slow'
  count: number
  on: boolean
  work: () => void
  more: object
}

const rules: Rules<Sample> = {
  name: aText,
  list: aListOf(aText, 'names'),
  how: oneOfTexts('quick', 'slow'),
  count: aNumber(1),
  on: aSwitch,
  work: aFunction,
  more: anObjectWith('begin', 'end'),
}

function reported(options: unknown): string | undefined {
  const fault = optionFault(options, rules)
  if (fault === undefined) return undefined
  if (fault.kind === 'unknown') return `no option ${fault.name}; ${fault.hint}`
  const { found = plainKindOf(fault.value), hint } = fault
  return `${fault.name} is ${found} where ${fault.expected}${hint === undefined ? '' : `; ${hint}`}`
}

describe('options', () => {
  test('that are left out, or undefined one by one, have no fault', () => {
    for (const options of [undefined, {}, { name: undefined }, { name: '', list: [], how: 'slow', count: 1 }])
      expect(reported(options)).toBeUndefined()
    expect(reported({ on: false, work: () => {}, more: { begin: () => {}, end: () => {} } })).toBeUndefined()
    expect(reported({ count: Number.POSITIVE_INFINITY })).toBeUndefined()
  })

  test.each<readonly [unknown, string]>([
    [{ name: 5 }, '"name" is a number where a text'],
    [{ name: null }, '"name" is null where a text'],
    [{ list: 'a' }, '"list" is a text where a list of names; put it into a list: [text]'],
    [{ list: ['a', 5] }, '"list" is a list with a number in it where a list of names'],
    [{ list: new Array(1) }, '"list" is a list with undefined in it where a list of names'],
    [{ how: 'qick' }, '"how" is a text where "quick" or "slow"; did you mean "quick"?'],
    [{ how: 'zzz' }, '"how" is a text where "quick" or "slow"'],
    [{ count: 0 }, '"count" is a smaller number where a number of at least 1'],
    [{ count: Number.NaN }, '"count" is NaN where a number of at least 1'],
    [{ on: 'true' }, '"on" is a text where true or false'],
    [{ work: Promise.resolve() }, '"work" is a Promise where a function'],
    [{ more: { begin: 5 } }, '"more" is an object where an object with begin, end'],
    [{ nmae: 5 }, 'no option "nmae"; did you mean "name"?'],
    [{ 'any thing': 5 }, 'no option of that name; its options are name, list, how, count, on, work, more'],
    [
      null,
      'undefined is null where an object of options; its options are name, list, how, count, on, work, more',
    ],
    [
      [],
      'undefined is a list where an object of options; its options are name, list, how, count, on, work, more',
    ],
  ])('%o are reported by what is wrong first', (options, fault) => {
    expect(reported(options)).toBe(fault)
  })

  test.each([5, 'x', null, [], () => 1, new Map()])('%o is no plain object', last => {
    expect(optionFault({ last }, { last: anObject })).toMatchObject({
      name: '"last"',
      expected: 'an object',
      hint: undefined,
    })
  })

  test('may be a plain object, whatever it holds', () => {
    for (const last of [{}, { a: 1 }, Object.create(null)])
      expect(optionFault({ last }, { last: anObject })).toBeUndefined()
  })

  test('that are many are not listed', () => {
    const many: Rules<Sample & { last: object }> = { ...rules, last: anObject }
    expect(optionFault({ 'any thing': 5 }, many)).toMatchObject({ hint: undefined })
  })
})
