import { describe, expect, test } from 'vitest'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'
import { isFollowUp, SetAside } from '../../../../src/spec/lines/set-aside.ts'
import { readSpec } from '../../../../src/spec/read-spec.ts'
import type { Span } from '../../../../src/text/places/position.ts'
import { faultsOf } from '../../../support/compiled.ts'
import { reported } from '../../../support/faults.ts'
import { expectGrowth } from '../../../support/growth.ts'

describe('what is set aside', () => {
  const text = 'a:\n  b: c\n\n  # d\n    e: f\ng:\n- h\n  i\n'
  const cases: readonly (readonly [string, string, string])[] = [
    ['a line without lines below', 'c', 'a:\n      \n\n     \n        \ng:\n- h\n  i\n'],
    ['a key with all that is below it', 'a', '  \n      \n\n     \n        \ng:\n- h\n  i\n'],
    ['an item with its second line', 'h', 'a:\n  b: c\n\n  # d\n    e: f\ng:\n   \n   \n'],
  ]
  test.each(cases)('is %s', (_, at, want) => {
    const aside = new SetAside(text)
    expect(aside.take(text.indexOf(at), undefined)).toBe(true)
    expect(aside.rest).toBe(want)
    expect(aside.rest).toHaveLength(text.length)
    expect(aside.take(text.indexOf(at), undefined)).toBe(false)
  })

  test('holds a line with the colon of its key, and none that belongs to a key above', () => {
    const rests = ['a:\n  b\n  : c\n', 'a:\n  b\n: c\n'].map(given => {
      const aside = new SetAside(given)
      aside.take(given.indexOf('b'), undefined)
      return aside.rest
    })
    expect(rests).toEqual(['a:\n   \n     \n', 'a:\n   \n: c\n'])
  })
})

describe('a warning that lines were not looked at', () => {
  const spanOf = (from: number, to: number): Span => ({
    file: 'a.yaml',
    line: from,
    column: 1,
    offset: from,
    length: to - from,
  })
  const warned = (text: string): readonly string[] => {
    const aside = new SetAside(text)
    aside.takeRest(0)
    return aside.warnings(spanOf).map(({ message, span }) => `${span.offset} ${message}`)
  }

  test('begins with the second line that says something, and ends with the last', () => {
    const text = 'a:\n\n# b\n  c: d\n\n  e: f\n\n'
    const [first, last] = [text.indexOf('c'), text.indexOf('f')]
    expect(warned(text)).toEqual([`${first} Lines ${first} to ${last} were not checked`])
  })

  test('is not given where blank lines, comments and the rest of a key follow', () => {
    expect(warned('a\n\n# b\n: c\n\n')).toEqual([])
  })
})

test('a finding follows from what was set aside up to its end, and not from there on', () => {
  const gap = {
    touched: [{ from: 2, to: 10 }],
    lines: [{ from: 2, to: 4 }],
    isAtTop: false,
    hasAllOutput: false,
  }
  const follows = (code: 'spec/missing-key' | 'spec/wrong-type', offset: number): boolean => {
    const span = { file: 'a.yaml', line: 1, column: 1 + offset, offset, length: 3 }
    return isFollowUp({ code, severity: 'error', message: '', span }, [gap])
  }
  expect([1, 2, 9, 10].map(at => follows('spec/missing-key', at))).toEqual([false, true, true, false])
  expect([1, 2, 3, 4].map(at => follows('spec/wrong-type', at))).toEqual([false, true, true, false])
})

test('what the top of a file lacks may have been set aside there, what an entry lacks elsewhere may not', () => {
  const follows = (length: number, isAtTop: boolean): boolean => {
    const span = { file: 'a.yaml', line: 1, column: 1, offset: 0, length }
    const gap = {
      touched: [{ from: 20, to: 30 }],
      lines: [{ from: 20, to: 30 }],
      isAtTop,
      hasAllOutput: false,
    }
    return isFollowUp({ code: 'spec/missing-key', severity: 'error', message: '', span }, [gap])
  }
  expect([follows(1, true), follows(2, true), follows(1, false)]).toEqual([true, false, false])
})

test('an output is unknown where only keys at the top that bring none were set aside', () => {
  const noted = (text: string, at: string): boolean | undefined => {
    const aside = new SetAside(text)
    aside.note(text.indexOf(at))
    return aside.gaps[0]?.hasAllOutput
  }
  expect(noted('title: ""\nfields: {}\n', '""')).toBe(true)
  expect(noted('match:\n  form:\n    - 1040\n', '1040')).toBe(true)
  expect(noted('titel: a\n', 'titel')).toBe(true)
  expect(noted('fields:\n  title: a\n', 'title')).toBe(false)
  expect(noted('feilds: {}\n', 'feilds')).toBe(false)
  expect(noted('something: else\n', 'something')).toBe(false)
  expect(noted('{ title: "", fields: {} }\n', '""')).toBe(false)
  const aside = new SetAside('title: a\n---\nfields: {}\n')
  aside.takeRest(0)
  expect(aside.gaps[0]?.hasAllOutput).toBe(false)
})

describe('a fault in the head hides nothing that is wrong with the rest:', () => {
  const rest =
    'fields:\n  form: { from: FORM, as: formNumber }\n  other: { derive: fomr, as: text }\nkeyFigures: [forn]\nchecks:\n  - { that: $exists(fom), says: a }\n'
  const sound = { id: 'acme', title: 'T', version: '"1.0.0"', match: '{ type: RETR, form: ["1040"] }' }
  const codesOf = (head: Readonly<Record<string, string>>, body = rest): readonly string[] => {
    const lines = Object.entries({ ...sound, ...head }).map(([key, value]) => `${key}: ${value}\n`)
    const base = `id: base\ntitle: T\nversion: "1.0.0"\nmatch: { type: RETR, form: ["1040"] }\nfields: { form: { from: FORM, as: formNumber } }\n`
    const files = [
      { name: 'a.yaml', text: lines.join('') + body },
      ...('extends' in head ? [{ name: 'base.yaml', text: base }] : []),
    ]
    return compileMappings(files).diagnostics.map(({ code, span }) => `${code} ${span.line}`)
  }
  const unknown = ['spec/unknown-output 7', 'spec/unknown-output 8', 'spec/unknown-output 10']

  test.each([
    ['a form that is no list', { match: '{ type: RETR, form: 1040 }' }, 'spec/wrong-type 4'],
    ['a form that is a number', { match: '{ type: RETR, form: [1040] }' }, 'spec/wrong-type 4'],
    ['a type that there is not', { match: '{ type: RETX, form: ["1040"] }' }, 'spec/bad-value 4'],
    ['a match that is a text', { match: 'RETR' }, 'spec/wrong-type 4'],
    ['a version that is a number', { version: '1.0' }, 'spec/wrong-type 3'],
    ['a version of two numbers', { version: '"1.0"' }, 'spec/bad-value 3'],
    ['an empty title', { title: '""' }, 'spec/wrong-type 2'],
    ['a title of nothing', { title: '' }, 'spec/wrong-type 2'],
    ['a title with a colon', { title: 'A: B' }, 'spec/yaml-syntax 2'],
    ['an id in capitals', { id: 'ACME' }, 'spec/bad-value 1'],
  ])('%s', (_, head, want) => {
    expect(codesOf(head)).toEqual([want, ...unknown])
  })

  test('a title that is missing or misspelt', () => {
    const without = (title: string) =>
      compileMappings([
        {
          name: 'a.yaml',
          text: `${title}id: acme\nversion: "1.0.0"\nmatch: { type: RETR, form: ["1040"] }\n${rest}`,
        },
      ]).diagnostics.map(({ code }) => code)
    const codes = Array.from({ length: 3 }, () => 'spec/unknown-output')
    expect(without('')).toEqual(['spec/missing-key', ...codes])
    expect(without('titel: T\n')).toEqual(['spec/unknown-key', ...codes])
    const fieldsFirst = `${rest}id: acme\nversion: "1.0.0"\nmatch: { type: RETR, form: ["1040"] }\n`
    const found = compileMappings([{ name: 'a.yaml', text: fieldsFirst }]).diagnostics
    expect(found.map(({ code }) => code)).toEqual(['spec/missing-key', ...codes])
  })

  test('sections that are not known by the type', () => {
    const body = 'fields:\n  a: { from: SECTION_FILLING > A, as: text }\n'
    expect(codesOf({ match: '{ type: RETR, form: 1040 }' }, body)).toEqual([
      'spec/wrong-type 4',
      'spec/unknown-section 6',
    ])
  })

  test('what is unknown in a mapping that extends another', () => {
    const body = 'fields: { other: { derive: fomr, as: text } }\n'
    expect(codesOf({ extends: 'base', version: '1.0' }, body)).toEqual([
      'spec/wrong-type 3',
      'spec/unknown-output 6',
    ])
  })

  test('but for what may be in a part that is missing or not read whole', () => {
    expect(codesOf({ version: '1.0', use: '[lost]' })).toEqual(['spec/wrong-type 3', 'spec/unknown-part 5'])
    const part = 'part: p\nfields:\n  a: { from: "TYPE, as: code }\n'
    const text = `id: acme\ntitle: T\nversion: 1.0\nmatch: { type: RETR }\nuse: [p]\nfields: { d: { derive: a, as: text } }\n`
    const { diagnostics } = compileMappings([
      { name: 'm.yaml', text },
      { name: 'p.yaml', text: part },
    ])
    expect(diagnostics.map(({ code }) => code)).toEqual(['spec/wrong-type', 'spec/yaml-syntax'])
  })
})

describe('beside a fault is reported', () => {
  const cases: readonly (readonly [string, string, readonly string[]])[] = [
    [
      'no key that it may have hidden',
      'fields:\n  a:\n    from: "TYPE\n    as: code\n  b:\n    from: FORM\n',
      ['spec/yaml-syntax 7', 'spec/missing-key 9'],
    ],
    [
      'no section that its own would stand in',
      'fields:\n  a:\n    section: "SECTION_FILING\n    fields:\n      b: { from: INCOME, as: code }\n      c: { from: TAX, as: cod }\n',
      ['spec/yaml-syntax 7', 'spec/unknown-normalizer 10'],
    ],
    [
      'no field that was set aside',
      'fields:\n  a: { from: "TYPE, as: code }\nkeyFigures: [a]\nchecks:\n  - { that: a = "b", says: c }\n',
      ['spec/yaml-syntax 6'],
    ],
    [
      'no empty key above it',
      'fields:\n  a:\n    section: SECTION_FILING\n    fields:\n      b: { from: "TYPE, as: code }\n',
      ['spec/yaml-syntax 9'],
    ],
    [
      'what a misspelt key lacks, but once',
      'fields:\n  a: { form: TYPE, as: cod }\n',
      ['spec/unknown-key 6', 'spec/unknown-normalizer 6'],
    ],
    [
      'what is wrong with other keys of the entry',
      'fields:\n  a:\n    from: TYPE: B\n    as: cod\n    required: yes\n',
      ['spec/yaml-syntax 7', 'spec/unknown-normalizer 8', 'spec/wrong-type 9'],
    ],
    [
      'a key that is written twice in the entry',
      'fields:\n  a:\n    from: TYPE: B\n    as: code\n    as: text\n',
      ['spec/yaml-syntax 7', 'spec/duplicate-key 9'],
    ],
    [
      'what another ignored line lacks',
      'fields: {}\nignore:\n  - path: SECTION_HEADER > A: B\n    because: c\n  - path: SECTION_HEADER > D\n',
      ['spec/yaml-syntax 7', 'spec/missing-key 9'],
    ],
    [
      'what stands behind brackets over several lines',
      'fields:\n  a: { from: TYPE,\n    as code,\n    about: b: c }\n  d: { from: FORM, as: cod }\n',
      ['spec/yaml-syntax 8', 'spec/unknown-normalizer 9'],
    ],
    [
      'a merge key without an alias, which another fault does not explain',
      'fields:\n  a: { from: "TYPE, as: code }\n  b: { <<: { from: FORM }, from: FORM, as: code }\n',
      ['spec/yaml-syntax 6', 'spec/unknown-key 7'],
    ],
  ]
  test.each(cases)('%s', (_, body, want) => {
    const found = faultsOf(body).map(each => each.replace(/^(\d+):\d+ (\S+) [\s\S]*$/, '$2 $1'))
    expect(found.filter(each => !each.startsWith('spec/not-checked'))).toEqual(want)
  })

  test('what is wrong with a mapping that uses the part', () => {
    const part = 'part: p\nfields:\n  a: { from: "TYPE, as: code }\n  b: { from: FORM, as: code }\n'
    const body = 'use: [p]\nfields: { c: { from: PERIOD, as: cod }, d: { derive: a, as: code } }\n'
    expect(faultsOf(body, part).map(each => each.split(' ').slice(0, 2).join(' '))).toEqual([
      '3:14 spec/yaml-syntax',
      '6:34 spec/unknown-normalizer',
    ])
  })
})

test('a file with a fault gives no plan and no spec', () => {
  const text =
    'id: a\ntitle: a\nversion: "1.0.0"\nmatch: { type: ACTR }\nfields:\n  a: { from: TYPE, as: code, x: y }\n'
  expect(readSpec('a.yaml', text).spec).toBeUndefined()
  expect(readSpec('a.yaml', text).partial?.spec.kind).toBe('mapping')
  expect(compileMappings([{ name: 'a.yaml', text }]).plans).toEqual([])
})

test('a file with faults without end is left at some place, which is named', () => {
  const body = `fields:\n${'  a: [\n'.repeat(30)}  z: { from: FORM, as: cod }\n`
  const { diagnostics } = compileMappings([{ name: 'a.yaml', text: body }])
  expect(reported(diagnostics).some(each => each.includes('spec/not-checked-further'))).toBe(true)
})

test('the time for faults grows with the length of the file only', () => {
  for (const line of [
    '  aN: "x\n',
    '  aN: { from: TYPE, as: code, x: y }\n',
    '  aN: *x\n',
    '  aN: }\n',
    '   aN:\n',
  ]) {
    const read = (count: number) => {
      const text = `fields:\n${Array.from({ length: count }, (_, index) => line.replace('N', String(index))).join('')}`
      return () => readSpec('a.yaml', text)
    }
    expectGrowth([50, 400], read, smallest => 24 * Math.max(smallest, 10), line)
  }
})
