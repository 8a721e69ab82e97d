/** What a fault touches: its lines, the entry that holds it, and which findings follow from it. */
import { expect, test } from 'vitest'
import type { Diagnostic } from '../../../../src/diagnostics/diagnostic.ts'
import { type Gap, isFollowUp, SetAside } from '../../../../src/spec/lines/set-aside.ts'

const text = `title : a
fields:  # all

  a:
    # c
    from: b

    as: [d,
      e]
  f: { g: h }
checks:
  - that: i
    says: j
`

/** The lines of each stretch, numbered from 1, "4-8"; `at` is where something is wrong. */
function gapOf(at: string): unknown {
  const aside = new SetAside(text)
  aside.note(text.indexOf(at))
  const [gap] = aside.gaps
  const line = (offset: number): number => text.slice(0, offset).split('\n').length
  const shown = ({ from, to }: Gap['lines'][0]): string => `${line(from)}-${line(to - 1)}`
  return gap && [gap.touched.map(shown), gap.lines.map(shown), gap.isAtTop, gap.hasAllOutput]
}

test.each([
  ['title', [['1-1'], ['1-1'], true, true]],
  ['fields', [['2-10'], ['2-2'], true, false]],
  ['a:\n', [['4-9'], ['4-4', '2-2'], false, false]],
  ['from', [['6-6', '4-9'], ['6-6', '4-4'], false, false]],
  ['as:', [['8-9', '4-9'], ['8-8', '4-4'], false, false]],
  ['e]', [['9-9', '4-9'], ['9-9', '8-8'], false, false]],
  ['f:', [['10-10'], ['10-10', '2-2'], false, false]],
  ['that', [['12-13'], ['12-12', '11-11'], false, true]],
  ['says', [['13-13', '12-13'], ['13-13', '12-12'], false, true]],
])('a fault at %j touches its lines and the entry around it', (at, want) => {
  expect(gapOf(at)).toEqual(want)
})

test('brackets that are set aside as a whole are so with their last line, and what is indented below the fault', () => {
  const rest = (whole: { from: number; to: number } | undefined): string => {
    const aside = new SetAside('a: [b,\nc: d\n   e\n]\nf: g\n')
    aside.take(7, whole)
    return aside.rest
  }
  expect(rest(undefined)).toBe('a: [b,\n    \n    \n]\nf: g\n')
  expect(rest({ from: 3, to: 17 })).toBe('      \n    \n    \n \nf: g\n')
})

test('a finding follows from any of several gaps', () => {
  const near: Gap = {
    touched: [{ from: 2, to: 10 }],
    lines: [{ from: 2, to: 4 }],
    isAtTop: false,
    hasAllOutput: true,
  }
  const far: Gap = {
    touched: [{ from: 50, to: 60 }],
    lines: [{ from: 50, to: 55 }],
    isAtTop: true,
    hasAllOutput: false,
  }
  const follows = (
    code: Diagnostic['code'],
    offset: number,
    length: number,
    gaps: readonly Gap[],
  ): boolean => {
    const span = { file: 'a.yaml', line: 1, column: 1 + offset, offset, length }
    return isFollowUp({ code, severity: 'error', message: '', span }, gaps)
  }
  for (const gaps of [
    [near, far],
    [far, near],
  ]) {
    expect(follows('spec/unknown-output', 20, 3, gaps)).toBe(true)
    expect(follows('spec/wrong-type', 3, 3, gaps)).toBe(true)
    expect(follows('spec/wrong-type', 5, 3, gaps)).toBe(false)
    expect(follows('spec/missing-key', 5, 3, gaps)).toBe(true)
    // What the top of the file lacks.
    expect(follows('spec/missing-key', 0, 1, gaps)).toBe(true)
    expect(follows('spec/duplicate-key', 0, 1, gaps)).toBe(false)
    // What is wrong whatever else stands there.
    expect(follows('spec/unknown-key', 5, 3, gaps)).toBe(false)
  }
  expect(follows('spec/unknown-output', 20, 3, [near])).toBe(false)
  expect(follows('spec/unknown-output', 20, 3, [])).toBe(false)
})
