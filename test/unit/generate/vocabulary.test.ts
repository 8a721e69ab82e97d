/** One vocabulary: a field name is one kind of value and one shape in every mapping that has it, and the page says so. */
import { describe, expect, test } from 'vitest'
import { type NameUse, nameUses, vocabularyPage } from '../../../src/generate/pages/vocabulary-page.ts'
import { compiledPlans } from '../../support/plans.ts'

const ordered = compiledPlans()
const uses = nameUses(ordered)
const page = vocabularyPage(ordered)

describe('a field name', () => {
  test('has one kind wherever its path is the same', () => {
    expect(twofold(use => use.path, readingOf)).toEqual([])
  })

  test('has one kind wherever its last step is the same', () => {
    expect(twofold(lastStep, readingOf)).toEqual([])
  })

  test('has one shape: a value, a group or a list, and of flags the same phrases where the path is the same', () => {
    expect(twofold(use => use.path, shapeOf)).toEqual([])
  })

  test('is one word in camelCase', () => {
    expect(uses.filter(use => !/^[a-z][A-Za-z0-9]*$/.test(lastStep(use))).map(use => use.path)).toEqual([])
  })
})

describe('parties', () => {
  const parties = uses.filter(use => use.party !== undefined)

  test('have one shape', () => {
    expect(parties.length).toBeGreaterThan(40)
    expect([...new Set(parties.map(use => use.party))]).toEqual([
      'address text, city text, name text, ssn taxId, state text, taxId taxId, zip text',
    ])
  })

  test('are all groups in entries: nobody has a shape of their own', () => {
    const groups = uses.filter(use => use.case !== undefined && use.kind === 'group')
    expect(groups.filter(use => use.party === undefined).map(use => use.path)).toEqual([])
  })
})

describe('the page', () => {
  const rows = page.split('\n').filter(line => line.startsWith('| `'))

  test('has every name but the fields of parties, each once for each kind', () => {
    const [words = ''] = page.split('## Parties')
    const parents = new Set(uses.filter(use => use.party !== undefined).map(use => use.path))
    const proper = uses.filter(use => !parents.has(use.path.slice(0, use.path.lastIndexOf('.'))))
    const wanted = new Set(proper.map(use => `${use.path} ${use.kind}`))
    expect(words.split('\n').filter(line => line.startsWith('| `')).length).toBe(wanted.size)
    for (const { path } of proper) expect(words).toContain(`| \`${path}\` |`)
  })

  test('is sorted, and says a meaning and a place for each name', () => {
    const names = page
      .split('## Parties')[0]
      ?.split('\n')
      .flatMap(line => /^\| `([^`]+)` \|/.exec(line)?.[1] ?? [])
    expect(names).toEqual([...(names ?? [])].sort())
    expect(rows.filter(line => line.split(' | ').some(cell => cell.trim() === ''))).toEqual([])
  })

  test('says whose each meaning is where there are several', () => {
    expect(rows.find(line => line.startsWith('| `income.totalIncome` |'))).toContain(
      'Total income; Form 1120-S line 6 (2018-2025) (RECA 1120-S; RETR 1120-S)',
    )
  })

  test('is the same when made twice', () => {
    expect(vocabularyPage(ordered)).toBe(page)
  })
})

/** The names that are used with more than one answer of `answerOf`, each answer with a line of a mapping that gives it. */
function twofold(nameOf: (use: NameUse) => string, answerOf: (use: NameUse) => string): readonly string[] {
  const answers = new Map<string, Map<string, string>>()
  for (const use of uses) {
    const known = answers.get(nameOf(use)) ?? new Map<string, string>()
    const answer = answerOf(use)
    answers.set(nameOf(use), known.set(answer, known.get(answer) ?? use.field.spec))
  }
  return [...answers]
    .filter(([, found]) => found.size > 1)
    .map(
      ([name, found]) => `${name}: ${[...found].map(([answer, spec]) => `${answer} (${spec})`).join(', ')}`,
    )
}

/** Every normalizer that may read it, or its kind. */
function readingOf({ field, kind }: NameUse): string {
  if (field.kind !== 'value') return kind
  return [...new Set(field.sources.map(source => source.normalizer))].join(' or ')
}

function shapeOf({ field, kind }: NameUse): string {
  if (field.kind === 'derived') return 'value []'
  if (field.kind !== 'value') return kind
  return `value ${JSON.stringify(field.tables)}`
}

function lastStep({ path }: NameUse): string {
  return path.slice(path.lastIndexOf('.') + 1)
}
