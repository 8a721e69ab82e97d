/** What the benchmark writes: numbers, tables, charts, the page, and the verdict on two revisions. */
import { describe, expect, test } from 'vitest'
import { allowedChange, compare } from '../../bench/compare/verdict.ts'
import { ratios } from '../../bench/measure/contest.ts'
import { median, spreadOf } from '../../bench/measure/statistics.ts'
import { barChart } from '../../bench/report/bar-chart.ts'
import { lineChart } from '../../bench/report/line-chart.ts'
import { pageFiles } from '../../bench/report/page.ts'
import { type Budget, isMet, type Report } from '../../bench/report/report.ts'
import { element, label } from '../../bench/report/svg.ts'
import { groupText, shownNumber, shownValue, textTable } from '../../bench/report/table.ts'

describe('statistics', () => {
  test('a spread is in proportion between two values', () => {
    expect(spreadOf([4, 1, 3, 2])).toEqual({ p25: 1.75, p50: 2.5, p75: 3.25 })
    expect(median([7])).toBe(7)
    expect(() => spreadOf([])).toThrow(TypeError)
  })

  test('a ratio is of two times of one round', () => {
    expect(ratios({ name: 'a', rounds: [2, 9] }, { name: 'b', rounds: [4, 3] })).toEqual([0.5, 3])
  })
})

describe('numbers', () => {
  test.each([
    [0.5678, '0.568'],
    [0.0123, '0.012'],
    [1, '1.00'],
    [12.34, '12.3'],
    [345.6, '346'],
    [0, '0.000'],
  ])('%d is written as %s', (value, text) => expect(shownNumber(value)).toBe(text))

  test.each([
    [950, 'ns', '950 ns'],
    [52_300, 'ns', '52.3 µs'],
    [1_240_000, 'ns', '1.24 ms'],
    [2e9, 'ns', '2.00 s'],
    [69_900, 'bytes', '69.9 KB'],
    [50_800_000, 'bytes', '50.8 MB'],
    [0.6, 'times', '0.600'],
  ] as const)('%d %s is written as %s', (value, unit, text) => expect(shownValue(value, unit)).toBe(text))
})

test('a table has its columns in line', () => {
  expect(
    textTable(
      ['what', 'time'],
      [
        ['a', '10'],
        ['longer', '5'],
      ],
    ),
  ).toBe(['what    time', '------  ----', 'a         10', 'longer     5'].join('\n'))
})

describe('charts', () => {
  test('elements and texts are escaped', () => {
    expect(element('a', { b: '<"&>' })).toBe('<a b="&lt;&quot;&amp;&gt;"/>')
    expect(label(1.26, 2, '<&>')).toBe(
      '<text x="1.3" y="2" text-anchor="start" class="text">&lt;&amp;&gt;</text>',
    )
  })

  test('a bar ten times as long in value is one step longer', () => {
    const text = barChart('Title', 'unit', [
      { name: 'one', value: 1, kind: 'floor' },
      { name: 'ten', value: 10, kind: 'own' },
    ])
    const widths = [...text.matchAll(/<rect [^>]*width="([0-9.]+)"/g)].map(([, width]) => Number(width))
    // From 0.1 to 10: the bar of 1 is one step long, that of 10 two.
    expect(widths).toHaveLength(2)
    expect(widths[1]).toBeCloseTo(2 * (widths[0] ?? 0), 0)
    expect(text).toContain('<title id="title">Title</title>')
    expect(text).toContain('prefers-color-scheme:dark')
  })

  test('a straight curve lies on its dashed line', () => {
    const text = lineChart('Growth', [
      {
        what: 'fields',
        points: [
          { size: 1, time: 5 },
          { size: 10, time: 50 },
        ],
      },
    ])
    const end = /L([0-9.]+) ([0-9.]+)" class="curve"/.exec(text)
    const dashed = /x2="([0-9.]+)" y2="([0-9.]+)" class="limit"/.exec(text)
    expect(end?.slice(1)).toEqual(dashed?.slice(1).map(each => Number(each).toFixed(1)))
  })
})

const met: Budget = {
  what: 'a fast thing',
  unit: 'times',
  sense: 'at most',
  limit: 0.6,
  measured: spreadOf([0.5, 0.55, 0.7]),
  runs: [0.7, 0.5, 0.55],
}
const missed: Budget = {
  ...met,
  what: 'a slow thing',
  sense: 'at least',
  limit: 30,
  measured: spreadOf([20]),
  runs: [20],
  limitedBy: 'The sun sets.',
}

describe('the page', () => {
  const report: Report = {
    day: '2026-01-31',
    machine: { processor: 'A processor', cores: 2, memoryBytes: 2 ** 33, busyCores: 0.1 },
    versions: [['node', '20.0.0']],
    settings: { rounds: 3, samples: 7, documents: 256, passing: 100, clock: 'cpu', effort: 1 },
    groups: [
      {
        name: 'main',
        title: 'Main',
        about: 'How.',
        rows: [
          { what: 'JSON.parse', value: spreadOf([1000]), unit: 'ns' },
          {
            what: 'mapTranscript(parsed)',
            value: spreadOf([500]),
            unit: 'ns',
            ratio: { to: 'JSON.parse', spread: spreadOf([0.5]), rounds: [0.5] },
          },
        ],
        budgets: [met, missed],
      },
      {
        name: 'bundled',
        title: 'Bundled',
        about: 'How.',
        rows: [],
        grids: [{ head: ['mapping', 'map'], rows: [['actr-1040', '1.10']], sums: [['the worst', '']] }],
        budgets: [],
      },
      {
        name: 'growth',
        title: 'Growth',
        about: 'How.',
        rows: [{ what: '10 fields', value: spreadOf([11]), unit: 'ns' }],
        budgets: [],
        curves: [
          {
            what: 'fields',
            points: [
              { size: 1, time: 1 },
              { size: 10, time: 11 },
            ],
          },
        ],
      },
    ],
  }

  test('says of every budget whether it is met, with its runs', () => {
    const text = pageFiles(report).get('performance.md') ?? ''
    expect(text).toContain('| a fast thing | ≤ 0.6 | 0.550 | 0.525 – 0.625 | met |')
    expect(text).toContain('| a slow thing | ≥ 30 | 20.0 |  | not met |')
    expect(text).toContain('1 of 2 are met')
    expect(text).toContain('- a slow thing: 20.0, short by a factor of 1.50. The sun sets.')
    expect(text).toContain('- a fast thing: 0.700, 0.500, 0.550')
    expect(text).toContain('A processor, 2 cores, 8 GiB of memory')
  })

  test('says of which day it is, and whether the machine did other work', () => {
    const opening = (busyCores: number): string =>
      pageFiles({ ...report, machine: { ...report.machine, busyCores } }).get('performance.md') ?? ''
    expect(opening(0.4)).toContain('one run of `npm run bench`, of 2026-01-31.\n')
    expect(opening(1.44)).toContain(
      'of 2026-01-31, on a machine that did other work as well: 1.4 of its 2 cores were busy before it began.\n',
    )
  })

  test('the bundled mappings come first, sums in bold', () => {
    const text = pageFiles(report).get('performance.md') ?? ''
    const heads = [...text.matchAll(/^## (.*)$/gm)].map(([, head]) => head)
    expect(heads).toEqual(['Bundled', 'Budgets', 'How it is measured', 'Main', 'Growth', 'All rounds'])
    expect(text).toContain('| mapping | map |\n|---|---:|\n| actr-1040 | 1.10 |\n| **the worst** |  |')
  })

  test('has a chart for each picture that it shows', () => {
    const files = pageFiles(report)
    const shown = [...(files.get('performance.md') ?? '').matchAll(/\]\((performance-[a-z]+\.svg)\)/g)]
    expect(shown.map(([, name]) => name)).toEqual(['performance-peers.svg', 'performance-growth.svg'])
    for (const [, name = ''] of shown) expect(files.get(name)).toMatch(/^<svg [\s\S]*<\/svg>\n$/)
  })

  test('is the same for the same report', () => {
    expect([...pageFiles(report)]).toEqual([...pageFiles(report)])
  })
})

test('a group is shown with its tables first, and no empty one', () => {
  const grids = [{ head: ['mapping', 'map'], rows: [['actr-1040', '1.10']], sums: [['the worst', '']] }]
  const text = groupText({ name: 'bundled', title: 'Bundled', about: '', rows: [], grids, budgets: [] })
  expect(text).toBe(
    ['Bundled', '', 'mapping     map', '---------  ----', 'actr-1040  1.10', 'the worst', ''].join('\n'),
  )
})

test('a budget is met at its limit', () => {
  expect(isMet({ ...met, measured: spreadOf([0.6]) })).toBe(true)
  expect(isMet({ ...met, measured: spreadOf([0.601]) })).toBe(false)
  expect(isMet({ ...missed, measured: spreadOf([30]) })).toBe(true)
})

describe('two revisions', () => {
  const isLoss = (...changes: readonly number[]) =>
    compare(changes.map(change => ({ main: change, other: 1 }))).map(each => each.isLoss)

  test('a loss of more than fifteen percent is reported, and no smaller one', () => {
    expect([isLoss(1.14), isLoss(1.16), isLoss(0.5)]).toEqual([
      [false, false],
      [true, false],
      [false, false],
    ])
    expect(allowedChange).toBe(1.15)
  })

  test('one slow run of several is no loss', () => {
    expect(isLoss(1.02, 1.9, 0.98)).toEqual([false, false])
    expect(isLoss(1.2, 1.9, 0.98)).toEqual([true, false])
  })

  test('every run has every row', () => {
    expect(() => compare([])).toThrow(TypeError)
    expect(() => compare([{ main: 1 }, { other: 1 }])).toThrow(TypeError)
  })
})
