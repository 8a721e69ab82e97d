/** What is carried over whole: as it came, however deep, and never half. */
import { expect, test } from 'vitest'
import { deepestKept, keptCopy, tooDeep } from '../../../src/transcript/view/leaves/kept-copy.ts'
import { dataOf, issuesOf, mapped } from '../../support/mapped.ts'

const body = 'fields:\n  whole: { keep: SECTION_FILING."FORM 8863" }\n'
const kept = (form: unknown): ReturnType<typeof mapped> =>
  mapped(body, { SECTION_FILING: { 'FORM 8863': form } })

/** A text in so many objects, or lists. */
function nested(levels: number, isList: boolean): unknown {
  let value: unknown = 'x'
  for (let level = 0; level < levels; level++) value = isList ? [value] : { A: value }
  return value
}

test.each([true, false])(
  'a copy has all levels there may be, and none of them is the document’s own: lists %s',
  isList => {
    const given = nested(deepestKept, isList)
    const copy = keptCopy(given)
    expect(copy).toEqual(given)
    expect(copy).not.toBe(given)
    expect(keptCopy(nested(deepestKept + 1, isList))).toBe(tooDeep)
  },
)

test.each([true, false])(
  'what nests deeper is no value: an issue, invalid, and unmapped: lists %s',
  isList => {
    const result = kept(nested(deepestKept + 1, isList))
    expect(dataOf(result)).toEqual({ whole: null })
    expect(issuesOf(result)).toEqual(['transcript/too-deep /SECTION_FILING/FORM 8863'])
    expect(result.state('/whole')).toBe('invalid')
  },
)

test('a section that is null is empty, and one that is missing absent', () => {
  const result = kept(null)
  expect(dataOf(result)).toEqual({ whole: null })
  expect(result.state('/whole')).toBe('empty')
  expect(mapped(body, {}).state('/whole')).toBe('absent')
})

test('a section that is printed again is reported, and the first one kept', () => {
  const result = mapped(body, { SECTION_FILING: { 'FORM 8863': { A: '1' }, 'Form 8863': { A: '2' } } })
  expect(dataOf(result)).toEqual({ whole: { A: '1' } })
  expect(issuesOf(result)).toEqual(['transcript/repeated-section /SECTION_FILING/Form 8863'])
})

test('a section that is null is empty, whatever another one is that nests too deep', () => {
  const two = 'fields:\n  first: { keep: A }\n  second: { keep: SECTION_FILING > B }\n  third: { keep: C }\n'
  const result = mapped(two, {
    A: null,
    SECTION_FILING: { B: nested(deepestKept + 1, false) },
    C: { X: 'x' },
  })
  expect(['/first', '/second', '/third'].map(path => result.state(path))).toEqual([
    'empty',
    'invalid',
    'value',
  ])
})
