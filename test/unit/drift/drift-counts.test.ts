import { describe, expect, test } from 'vitest'
import { runCodes } from '../../../src/diagnostics/codes/run-codes.ts'
import { DriftCounts } from '../../../src/drift/drift-counts.ts'
import { emptyRecord, isDriftRecord } from '../../../src/drift/drift-record.ts'
import { driftReport } from '../../../src/drift/drift-report.ts'
import { mostFindings, mostGroups, mostSteps } from '../../../src/drift/limits.ts'
import { mapTranscript } from '../../../src/index.ts'
import { type MadeUp, resultOf } from '../../support/drift.ts'
import { goldens } from '../../support/goldens.ts'
import { expectGrowth } from '../../support/growth.ts'

function counted(...results: readonly MadeUp[]): DriftCounts {
  const counts = new DriftCounts()
  for (const result of results) counts.add(resultOf(result), true)
  return counts
}

const named = (counts: DriftCounts, kind: string) =>
  counts.record().findings.filter(each => each.kind === kind)

describe('counting', () => {
  test('counts lines and documents of a label, by form and tax period', () => {
    const unmapped = ['/LIST/0/A', '/LIST/1/A', '/B']
    const counts = counted({ unmapped }, { unmapped: ['/B'] }, { unmapped: ['/B'], period: '2022-12' }, {})
    expect(named(counts, 'label')).toMatchObject([
      { name: 'LIST."A"', lines: 2, documents: 1, by: [[0, 1]] },
      {
        name: 'B',
        lines: 3,
        documents: 3,
        by: [
          [0, 2],
          [1, 1],
        ],
      },
    ])
    expect(counts.record()).toMatchObject({
      documents: 4,
      unmapped: 5,
      sample: {
        documents: 4,
        read: 40,
        ignored: 4,
        unmapped: 5,
        evidence: { sourced: 28, secondary: 4, inferred: 0, unsourced: 8 },
      },
      groups: [
        { type: 'RETR', form: '1040', period: '2021-12', documents: 3, unread: 2, sampled: 3 },
        { type: 'RETR', form: '1040', period: '2022-12', documents: 1, unread: 1 },
      ],
    })
  })

  test('takes the lineage of the sample only, and counts what nothing reads in every document', () => {
    const counts = new DriftCounts()
    const refuse = (): never => {
      throw new Error('lineage was taken')
    }
    const one = resultOf({ unmapped: ['/A'], absent: ['/a'] })
    counts.add(one, true)
    counts.add(
      {
        ...one,
        absent: refuse,
        lineage: refuse,
        get coverage() {
          return refuse()
        },
      },
      false,
    )
    const record = counts.record()
    expect(record).toMatchObject({ documents: 2, unmapped: 2, sample: { documents: 1, unmapped: 1 } })
    expect(record.groups).toMatchObject([{ documents: 2, unread: 2, sampled: 1 }])
    expect(record.findings).toMatchObject([
      { kind: 'label', documents: 2 },
      { kind: 'field', documents: 1 },
    ])
    expect(driftReport(record).fields).toMatchObject([{ field: 'a', state: 'never', documents: 1, of: 1 }])
  })

  test('tells labels of one mapping from those of another', () => {
    const counts = counted({ mapping: 'm', unmapped: ['/1X'] }, { mapping: 'm1', unmapped: ['/X'] })
    expect(named(counts, 'label')).toMatchObject([
      { mapping: 'm', name: '1X', lines: 1 },
      { mapping: 'm1', name: 'X', lines: 1 },
    ])
  })

  test('takes the wording of a field for one that was seen where nothing else is said of it', () => {
    expect(named(counted({ absent: ['/a'] }), 'field')).toMatchObject([{ name: 'a', evidence: 'sourced' }])
  })

  test('keeps three likely partners of a finding', () => {
    const likely = (path: string): MadeUp => ({ unmapped: ['/X'], issues: [{ path, pointer: '/X' }] })
    const counts = counted(...['/a', '/b', '/c', '/d', '/a'].map(likely))
    const of = [
      ['a', 2],
      ['b', 1],
      ['c', 1],
    ]
    expect(named(counts, 'label')).toMatchObject([{ likely: of }])
  })

  test('has so many kinds of documents at most, whether their period is known or not', () => {
    const of = (form: string, period: string): MadeUp => ({ form, period })
    const many = Array.from({ length: mostGroups + 50 }, (_, at) => of(`F ${at}`, 'unknown'))
    const { groups } = counted(...many).record()
    expect(groups).toHaveLength(mostGroups + 1)
    expect(groups.at(-1)).toMatchObject({ form: '(others)', period: null, documents: 50 })
  })

  test('of nothing is a record of nothing', () => {
    expect(new DriftCounts().record()).toEqual(emptyRecord())
  })

  test('say where there is no form', () => {
    expect(counted({ form: '' }).record().groups).toMatchObject([{ form: '(none)' }])
  })

  test('joins an unread label and the absent field that it likely is', () => {
    const issues = [
      { code: 'transcript/likely-label', path: '/list/0/wages', pointer: '/LIST/0/WAGE' },
    ] as const
    const counts = counted({
      unmapped: ['/LIST/0/WAGE'],
      absent: ['/list/wages'],
      evidence: 'unsourced',
      issues,
    })
    expect(named(counts, 'label')).toMatchObject([{ name: 'LIST."WAGE"', likely: [['list.wages', 1]] }])
    expect(named(counts, 'field')).toMatchObject([
      { name: 'list.wages', evidence: 'unsourced', likely: [['LIST."WAGE"', 1]] },
    ])
  })

  test('says which line an absent field likely is, where that line is counted no more', () => {
    const issues = [{ code: 'transcript/likely-label', path: '/wages', pointer: '/WAGE' }] as const
    const counts = counted({ absent: ['/wages'], issues })
    expect(named(counts, 'label')).toEqual([])
    expect(named(counts, 'field')).toMatchObject([{ name: 'wages', likely: [['WAGE', 1]] }])
  })

  test('counts an unread section with the lines inside it, and the absent section that it may be', () => {
    const message = runCodes['transcript/unread-section'].message({ key: '"NEW"', likely: '"OLD, or older"' })
    const section = { code: 'transcript/unread-section', pointer: '/SECTION_F/NEW', message } as const
    const unmapped = ['/SECTION_F/NEW/A', '/SECTION_F/NEW/B/0', '/SECTION_F/C']
    const counts = counted({ unmapped, issues: [section] })
    expect(named(counts, 'section')).toMatchObject([
      { name: 'SECTION_F.NEW', lines: 2, documents: 1, likely: [['"OLD, or older"', 1]] },
    ])
    expect(named(counts, 'label').map(({ name, within }) => [name, within])).toEqual([
      ['SECTION_F.NEW.A', 'SECTION_F.NEW'],
      ['SECTION_F.NEW.B', 'SECTION_F.NEW'],
      ['SECTION_F.C', null],
    ])
  })

  test('keeps the section around a label when counts are put together, unless they name several', () => {
    const within = (...sections: readonly string[]): unknown => {
      const sum = new DriftCounts()
      for (const section of sections) {
        const message = runCodes['transcript/unread-section'].message({ key: '"X"', likely: null })
        const pointer = `/${section}`
        const issues = [{ code: 'transcript/unread-section', pointer, message } as const]
        sum.merge(counted({ unmapped: ['/SECTION_F/NEW/A'], issues }).record())
      }
      return named(sum, 'label').map(each => each.within)
    }
    expect(within('SECTION_F/NEW', 'SECTION_F/NEW')).toEqual(['SECTION_F.NEW'])
    expect(within('SECTION_F/NEW', 'SECTION_F', 'SECTION_F/NEW')).toEqual([null])
  })

  test('looks for the section around a line as many steps down as a path is shown', () => {
    const message = runCodes['transcript/unread-section'].message({ key: '"X"', likely: null })
    const counts = [mostSteps, mostSteps + 1].map(steps => {
      const pointer = '/X'.repeat(steps)
      const issues = [{ code: 'transcript/unread-section', pointer, message } as const]
      return named(counted({ unmapped: [`${pointer}/A`], issues }), 'section').map(({ lines }) => lines)
    })
    expect(counts).toEqual([[1], [0]])
  })

  test('joins a line with nothing where it is likely no field', () => {
    const issues = [{ code: 'transcript/likely-label', path: null, pointer: '/A' } as const]
    expect(named(counted({ unmapped: ['/A'], issues }), 'label')).toMatchObject([{ likely: [] }])
  })

  test('takes no partner from the name of a section', () => {
    const key = '"X; it may be AVERY, which is absent"'
    const message = runCodes['transcript/unread-section'].message({ key, likely: null })
    const counts = counted({ issues: [{ code: 'transcript/unread-section', pointer: '/X', message }] })
    expect(named(counts, 'section')).toMatchObject([{ likely: [] }])
  })

  test('counts unknown entries by their form and shows no more of their title', () => {
    const issues = [0, 1].map(at => ({ code: 'transcript/unknown-entry', pointer: `/LIST/${at}` }) as const)
    const kinds = [
      { pointer: '/LIST/0/TYPE', raw: 'Form 1099-DA for AVERY' },
      { pointer: '/LIST/1/TYPE', raw: 'AVERY Q SAMPLE' },
    ]
    const names = ['LIST: FORM 1099-DA', 'LIST: (no form is named)']
    expect(named(counted({ issues, kinds }), 'entry').map(each => each.name)).toEqual(names)
    // What other lines of the entry say is none of its kind.
    const beside = { path: '/list/1/of', state: 'value', normalizer: 'text', spec: 'm.yaml:2:1' } as const
    const source = resultOf({ issues, kinds })
    const sources = [{ pointer: '/LIST/1/OF', raw: 'Form 1099-DIV' }]
    const counts = new DriftCounts()
    counts.add({ ...source, lineage: () => [...source.lineage(), { ...beside, sources }] }, true)
    expect(named(counts, 'entry').map(each => each.name)).toEqual(names)
  })
})

describe('what was counted in parts', () => {
  const results: readonly MadeUp[] = Array.from({ length: 60 }, (_, index) => ({
    mapping: index % 3 === 0 ? 'retr-1040' : 'retr-1120',
    period: `20${String(10 + (index % 7))}12`,
    unmapped: [`/A ${index % 5}`, `/B/${index}/C ${index % 4}`],
    absent: [`/f${index % 6}`],
    issues: [{ path: `/f${index % 6}`, pointer: `/A ${index % 5}` }],
  }))

  test.each([1, 7, 13, 60])('adds up to what is counted at once: parts of %d', size => {
    const whole = counted(...results)
    whole.reject()
    const sum = new DriftCounts()
    for (let at = 0; at < results.length; at += size)
      sum.merge(counted(...results.slice(at, at + size)).record())
    const rejected = new DriftCounts()
    rejected.reject()
    sum.merge(rejected.record())
    expect(sum.record()).toEqual(whole.record())
  })

  test('survives being written and read', () => {
    const record = counted(...results).record()
    const read: unknown = JSON.parse(JSON.stringify(record))
    expect(isDriftRecord(read)).toBe(true)
    expect(read).toEqual(record)
    for (const wrong of [
      null,
      [],
      {},
      ...['documents', 'rejected', 'unmapped'].map(name => ({ ...record, [name]: 0.5 })),
      { ...record, groups: 1 },
      { ...record, groups: [...record.groups, null] },
      { ...record, groups: [...record.groups, { ...record.groups[0], documents: 'many' }] },
      { ...record, findings: {} },
      { ...record, findings: [...record.findings, []] },
      { ...record, findings: [...record.findings, { ...record.findings[0], by: null }] },
      { ...record, findings: [...record.findings, { ...record.findings[0], likely: null }] },
      { ...record, beyond: { ...record.beyond, label: -1 } },
      { ...record, beyond: [] },
      { ...record, beyond: 5 },
      { ...record, sample: { ...record.sample, evidence: 5 } },
      ...['documents', 'read', 'ignored', 'unmapped'].map(name => ({
        ...record,
        sample: { ...record.sample, [name]: '1' },
      })),
      { ...record, sample: { ...record.sample, evidence: { sourced: -1 } } },
      { ...record, sample: { ...record.sample, read: -1 } },
      { ...record, sample: 1 },
    ])
      expect(isDriftRecord(wrong)).toBe(false)
  })
})

describe('labels that are anybody’s', () => {
  test('are keys like others, whatever JavaScript makes of them', () => {
    const unmapped = ['/__proto__', '/constructor', '/toString']
    expect(named(counted({ unmapped }), 'label').map(each => each.name)).toEqual([
      '__PROTO__',
      'CONSTRUCTOR',
      'TOSTRING',
    ])
  })

  test('are distinguished up to a limit, and counted as a whole beyond it', () => {
    const letters = (at: number): string =>
      at.toString(26).replace(/[0-9]/g, digit => 'QRSTUVWXYZ'[+digit] ?? '')
    const unmapped = Array.from({ length: mostFindings.label + 50 }, (_, at) => `/L ${letters(at)}`)
    const counts = counted({ unmapped }, { unmapped })
    expect(named(counts, 'label')).toHaveLength(mostFindings.label)
    expect(counts.record().beyond.label).toBe(100)
    const sum = new DriftCounts()
    for (let part = 0; part < 2; part += 1) sum.merge(counted({ unmapped }).record())
    expect(sum.record()).toEqual(counts.record())
  })

  test('are counted beyond the limit where parts together reach it, and where one of them did', () => {
    const labels = (letter: string) => ({
      unmapped: Array.from({ length: mostFindings.label - 10 }, (_, at) => `/${letter}${at}`),
    })
    const sum = new DriftCounts()
    for (const letter of ['A', 'B']) sum.merge(counted(labels(letter)).record())
    expect(sum.record().beyond).toEqual({ label: mostFindings.label - 20, section: 0, entry: 0, field: 0 })
    const beyond = { label: 1, section: 2, entry: 3, field: 4 }
    for (let part = 0; part < 2; part += 1) sum.merge({ ...emptyRecord(), beyond })
    expect(sum.record().beyond).toEqual({ label: mostFindings.label - 18, section: 4, entry: 6, field: 8 })
  })

  test('and so are forms and periods', () => {
    const results = Array.from({ length: mostGroups + 10 }, (_, at) => ({
      form: `F ${at % 1000}`,
      period: `2${at % 1000 < at ? 1 : 0}0012`,
    }))
    const { groups } = counted(...results).record()
    expect(groups.length).toBeLessThanOrEqual(mostGroups + 1)
    expect(groups.reduce((sum, group) => sum + group.documents, 0)).toBe(results.length)
  })

  test('hold no value of a transcript', () => {
    for (const { text } of goldens()) {
      const document: Record<string, unknown> = JSON.parse(text)
      document['A NEW LABEL'] = 'CANARY 987-65-4321'
      document['SSN 987-65-4321'] = 'CANARY'
      const counts = new DriftCounts()
      counts.add(mapTranscript(document), true)
      const written = JSON.stringify(counts.record())
      expect(written).toContain('A NEW LABEL')
      expect(written).not.toMatch(/CANARY|987-65/)
    }
  })

  test.each<[string, (size: number) => MadeUp]>([
    [
      'many labels',
      size => ({ unmapped: Array.from({ length: size }, (_, at) => `/S/${'ABCDEFGHIJ'[at % 10]}${at}`) }),
    ],
    ['one label many times', size => ({ unmapped: Array.from({ length: size }, (_, at) => `/S/${at}/A`) })],
    ['one long label', size => ({ unmapped: [`/${'A 1-'.repeat(size)}`] })],
    [
      'one deep place',
      size => ({
        unmapped: ['/A'.repeat(size)],
        issues: [{ code: 'transcript/unread-section', pointer: '/B' }],
      }),
    ],
    [
      'many unread sections',
      size => ({
        unmapped: Array.from({ length: size }, (_, at) => `/S${at}/A`),
        issues: Array.from({ length: size }, (_, at) => ({
          code: 'transcript/unread-section',
          pointer: `/S${at}`,
        })),
      }),
    ],
    [
      'many unknown entries',
      size => ({
        issues: Array.from({ length: size }, (_, at) => ({
          code: 'transcript/unknown-entry',
          pointer: `/L/${at}`,
        })),
        kinds: Array.from({ length: size }, (_, at) => ({
          pointer: `/L/${at}/TYPE`,
          raw: `FORM ${at % 5000}`,
        })),
      }),
    ],
  ])('cost in proportion to their number: %s', (_, made) => {
    const counted = (size: number) => {
      const result = resultOf(made(size))
      return () => new DriftCounts().add(result, true)
    }
    counted(2000)()
    // Eight times as much; what is over is for the noise of a busy machine and for the garbage.
    expectGrowth([2500, 20_000], counted, smallest => 8 * 4 * Math.max(smallest, 2))
  })
})
