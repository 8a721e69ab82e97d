/** Paths as code: names, entries of lists by tests and by places, and what stands behind them. */
import type { Expression, Filter, Path, Step } from '../../evaluate/language/expression.ts'
import { keyTestOf, unwrapped } from '../../evaluate/shapes/key-test.ts'
import { isNames, keyOperation, needsVariables, variablesIn } from './expression-forms.ts'
import { any, type Shape } from './shape.ts'
import { none, settled, type Term, unsure } from './term.ts'
import type { Writing } from './writing.ts'

/** What an object has under a name. */
export function named(of: Term, name: string): Term {
  if (of.shape.kind !== 'record') return none('a name of no object')
  const known = of.shape.names.get(name)
  if (known === undefined) return none('a name that an object has not')
  const shape = unsure(known.shape)
  if (!known.isSure) return { text: `f.own(${settled(of)}, ${JSON.stringify(name)})`, shape, isRead: true }
  if (!/^[A-Za-z]\w*$/.test(name)) return none('an odd name')
  const dot = of.isThere === true ? '.' : '?.'
  return { text: `${of.text}${dot}${name}`, shape, isRead: true }
}

/** A path. */
export function pathTerm(writing: Writing, { steps, keep }: Path): Term {
  const [first, ...others] = steps
  if (keep || first === undefined) return none('a kept path')
  if (isNames(others) && first.filters.length === 0) return namesOnly(writing, first.of, others)
  if (first.of.kind === 'context' && first.filters.length === 0 && others.length === 1)
    return behindContext(writing, others[0]?.of ?? none('no step'))
  if (first.of.kind === 'variable') return behindVariable(writing, first, others)
  if (first.of.kind !== 'name' || first.of.keep) return none('a path from something else')
  if (first.filters.length === 0) return none('a step behind a list')
  let found = picked(writing, named(writing.input, first.of.name), first.filters)
  for (const [index, step] of others.entries()) {
    if (step.filters.length > 0) return none('a filter behind a step')
    found = stepBehind(writing, found, step.of, index === others.length - 1)
  }
  return found
}

/** `$.(…)`, as every derived field begins. */
function behindContext(writing: Writing, behind: Expression): Term {
  if (writing.input.shape.kind !== 'record') return none('a context that is no object')
  const term = writing.term(behind)
  return term.shape.kind === 'any' ? none('a list of unknown items') : term
}

/** `$found.(…)`, of what a path found before. */
function behindVariable(writing: Writing, first: Step, [behind, ...more]: readonly Step[]): Term {
  const found = writing.term(first.of)
  const isPlain = first.filters.length === 0 && behind?.filters.length === 0 && more.length === 0
  if (behind === undefined || !isPlain || found.shape.kind !== 'found') return none('such a path')
  const read = writing.entryFunction(entryOf(found.shape.of), behind.of, writing.variables)
  return { text: `f.over(${found.text}, ${read.text})`, shape: any }
}

function namesOnly(writing: Writing, first: Expression, others: Path['steps']): Term {
  const names = others.map(({ of }) => (of.kind === 'name' ? of.name : none('no name')))
  let term = beginning(writing, first)
  for (const [index, name] of names.entries()) {
    const of: Expression = { kind: 'name', position: -1, name, keep: false }
    if (term.shape.kind === 'found' && names.length === 1) {
      const read = writing.entryFunction(entryOf(term.shape.of), of, writing.variables)
      return { text: `f.across(${term.text}, ${read.text})`, shape: any }
    }
    term =
      term.shape.kind === 'list' ? over(writing, term, of, index === names.length - 1) : named(term, name)
  }
  return term
}

function beginning(writing: Writing, first: Expression): Term {
  if (first.kind === 'name' || first.kind === 'context' || first.kind === 'variable')
    return writing.term(first)
  const [merged] = first.kind === 'call' && first.name === 'merge' ? first.given : []
  const [only, ...more] = merged?.kind === 'array' ? merged.items : []
  if (only?.kind !== 'path' || more.length > 0) return none('a path from something else')
  const term = writing.term(only)
  // Of a section, which is an object even where the document has none, it is the section.
  if (term.shape.kind !== 'record' || !isSection(writing, only)) return none('something merged')
  return term
}

function isSection(writing: Writing, { steps }: Path): boolean {
  return steps.length === 1 && writing.input.text === 'd'
}

/** A step behind items that were found. */
function stepBehind(writing: Writing, found: Term, of: Expression, isLast: boolean): Term {
  if (found.shape.kind === 'list') return over(writing, found, of, isLast)
  // A single entry, by its place.
  if (of.kind !== 'name' || of.keep) return none('a step behind one entry')
  return named({ text: `f.got(${found.text})`, shape: found.shape }, of.name)
}

function over(writing: Writing, list: Term, of: Expression, isLast: boolean): Term {
  if (list.shape.kind !== 'list') return none('no list')
  const item = list.holdsNull === true ? { shape: list.shape.of } : entryOf(list.shape.of)
  const read = writing.entryFunction(item, of, writing.variables)
  const text = `f.${isLast ? 'all' : 'each'}(${list.text}, ${read.text})`
  if (isLast) return { text, shape: any }
  // The entries of lists in entries are there; a value of an entry may be null.
  if (read.shape.kind === 'list') return { text, shape: read.shape, isFound: true }
  return { text, shape: { kind: 'list', of: read.shape }, isFound: true, holdsNull: true }
}

function entryOf(shape: Shape): Pick<Term, 'shape' | 'isThere'> {
  return { shape, isThere: true }
}

function picked(writing: Writing, list: Term, filters: readonly Filter[]): Term {
  const [test, position, ...more] = filters
  if (list.shape.kind !== 'list' || more.length > 0) return none('such filters')
  if (test?.kind === 'position' && position === undefined)
    return { text: `f.first(${list.text}, ${Math.floor(test.at)})`, shape: list.shape.of }
  if (test?.kind !== 'test') return none('such filters')
  const text = `f.picked(${list.text}, ${question(writing, test.test, list.shape.of)})`
  if (position === undefined) return { text, shape: list.shape, isFound: true }
  if (position.kind !== 'position') return none('a test of what was picked')
  return { text: `f.at(${text}, ${Math.floor(position.at)})`, shape: list.shape.of }
}

/**
 * A test of entries, named, so that it is the same wherever it stands. One that depends on variables is given what they hold, behind
 * its name.
 */
export function question(writing: Writing, test: Expression, entry: Shape): string {
  const isOpen = needsVariables(unwrapped(test))
  const key = keyTestOf(test)
  const rest = key === undefined ? test : key.rest
  const parts: string[] = []
  if (key !== undefined) {
    const { operation, isWhole } = keyOperation(test)
    if (entry.kind !== 'record' || entry.names.get(key.name)?.shape.kind !== 'plain') return none('a key')
    parts.push(`name: ${JSON.stringify(key.name)}, texts: ${writing.texts(key.texts)}`)
    if (operation === 'in') parts.push('isAmong: true')
    if (isWhole) parts.push('isWhole: true')
    if (key.isTruth) parts.push('isTruth: true')
  }
  const asked = isOpen ? [...writing.variables].filter(([name]) => variablesIn(test).has(name)) : []
  if (rest !== undefined) {
    const written = writing.entryFunction(
      entryOf(entry),
      rest,
      new Map(asked.map(([name, term], index) => [name, given(term, asked.length, index)])),
      isOpen ? '(e, f, a)' : '(e, f)',
    )
    if (written.shape.kind !== 'truth') return none('a test that may be a place')
    parts.push(`rest: ${written.text}`)
  }
  if (isOpen) parts.push('isOpen: true')
  const name = writing.shared.name('test', `{ ${parts.join(', ')} }`)
  const values = asked.map(([, term]) => settled(term))
  if (!isOpen) return name
  return `${name}, ${values.length === 1 ? values[0] : `[${values.join(', ')}]`}`
}

/** What a variable holds, as a test is given it: alone, or as one of several. */
function given(term: Term, count: number, index: number): Term {
  return { ...term, text: count === 1 ? 'a' : `a[${index}]` }
}
