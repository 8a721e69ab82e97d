/** Which cases of a choice the brackets behind a list pick, `list[kind = "A"]`, and the fields that entries of these cases have. */
import type { Expression } from '../../evaluate/language/expression.ts'
import type { TypeFault } from './fault.ts'
import type { ValueType } from './value-type.ts'

/** The words that are left for a field of the entry, by its name. */
export type Picked = ReadonlyMap<string, ReadonlySet<string>>

/** At most so many cases are named in a hint. */
const mostShown = 5

/** The type of those entries for which `test` holds. */
export function pickedBy(type: ValueType, test: Expression): ValueType {
  const picked = bothOf(type.picked ?? new Map(), wordsLeftBy(test))
  return picked.size === 0 ? type : { ...type, picked }
}

/** The fault of a name in entries of which none has a field of that name. */
export function fieldFault(
  { inside, picked }: ValueType,
  name: string,
  position: number,
): readonly TypeFault[] {
  const [names, other] = inside
  if (names === undefined || other !== undefined || picked === undefined) return []
  return [...picked].flatMap(([as, words]): readonly TypeFault[] => {
    const cases = names.casesWith(as, name)
    if (cases === undefined || words.size === 0 || cases.some(each => words.has(each))) return []
    const entries = `${listed([...words])} ${words.size === 1 ? 'has' : 'have'}`
    const hint = cases.length === 0 ? undefined : `it stands in ${listed(cases)}`
    return [{ code: 'expression/unknown-field', parameters: { entries, name }, position, hint }]
  })
}

function wordsLeftBy(test: Expression): Picked {
  if (test.kind === 'block') {
    const [first, second] = test.lines
    const isOne = second === undefined && first !== undefined && first.names.length === 0
    return isOne ? wordsLeftBy(first.value) : new Map()
  }
  if (test.kind !== 'operation') return new Map()
  const { operator, left, right } = test
  if (operator === 'and') return bothOf(wordsLeftBy(left), wordsLeftBy(right))
  if (operator === 'or') return eitherOf(wordsLeftBy(left), wordsLeftBy(right))
  if (operator === '=') return new Map([...wordsOf(left, [right]), ...wordsOf(right, [left])])
  return operator === 'in' && right.kind === 'array' ? wordsOf(left, right.items) : new Map()
}

function wordsOf(field: Expression, values: readonly Expression[]): Picked {
  const words = values.flatMap(each =>
    each.kind === 'literal' && typeof each.value === 'string' ? [each.value] : [],
  )
  const name = nameOf(field)
  const isKnown = name !== undefined && words.length > 0 && words.length === values.length
  return isKnown ? new Map([[name, new Set(words)]]) : new Map()
}

/** The name of a field of the entry itself. */
function nameOf(field: Expression): string | undefined {
  if (field.kind !== 'path') return field.kind === 'name' ? field.name : undefined
  const [first, second] = field.steps
  const isOne = second === undefined && first?.filters.length === 0
  return isOne && first.of.kind === 'name' ? first.of.name : undefined
}

function bothOf(one: Picked, other: Picked): Picked {
  const both = new Map(one)
  for (const [name, words] of other) {
    const present = one.get(name)
    both.set(name, present === undefined ? words : new Set([...words].filter(word => present.has(word))))
  }
  return both
}

function eitherOf(one: Picked, other: Picked): Picked {
  return new Map(
    [...one].flatMap(([name, words]) => {
      const more = other.get(name)
      return more === undefined ? [] : [[name, new Set([...words, ...more])] as const]
    }),
  )
}

function listed(words: readonly string[]): string {
  const shown = words.slice(0, mostShown).map(word => JSON.stringify(word))
  if (words.length > mostShown) return `${shown.join(', ')} and ${words.length - mostShown} more`
  const last = shown.pop() ?? ''
  return shown.length === 0 ? last : `${shown.join(', ')} and ${last}`
}
