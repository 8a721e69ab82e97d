/** A result held against what is expected of it, item by item. Knows no files. */
import { MapperError } from '../../diagnostics/errors.ts'
import { UnknownPathError } from '../../diagnostics/run-errors.ts'
import { valueAt } from '../../text/places/json-pointer.ts'
import type { Span } from '../../text/places/position.ts'
import type { LineageEntry } from '../../transcript/lineage-entry.ts'
import type { TranscriptResult } from '../../transcript/result/transcript-result.ts'
import { ByKey } from './by-key.ts'
import { dataLeaves } from './data-leaves.ts'
import { type Change, type Item, issueKey, issueOf, type Part } from './expected.ts'
import type { WrittenExpectation, WrittenItem } from './read-expected.ts'
import { isSame, valueText } from './value-text.ts'

/** In what a result differs from what is expected, in the order of the expectation; none where it agrees. */
export function compareGolden(expectation: WrittenExpectation, result: TranscriptResult): readonly Change[] {
  return new Comparison(expectation, result).changes()
}

/** Everything that a result says, as the items of a complete expectation. */
export function itemsOf(result: TranscriptResult): ReadonlyMap<Part, readonly Item[]> {
  return new Map<Part, readonly Item[]>([
    ['mapping', [{ key: 'mapping', value: result.mapping.id }]],
    ['data', dataLeaves(result.data).map(({ path, value }) => ({ key: path, value: valueText(value) }))],
    ['states', unreadStates(result.lineage())],
    ['issues', issueItems(result)],
    ['unmapped', result.unmapped.map(key => ({ key, value: '' }))],
  ])
}

/** The states that the data does not show: a field without a value that is not simply absent. */
function unreadStates(lineage: readonly LineageEntry[]): readonly Item[] {
  return lineage
    .filter(({ state }) => state === 'empty' || state === 'invalid')
    .map(({ path, state }) => ({ key: path, value: state }))
}

function issueItems(result: TranscriptResult): readonly Item[] {
  return result.issues.map(({ code, path }) => ({ key: issueKey(code, path), value: '' }))
}

class Comparison {
  readonly #expectation: WrittenExpectation
  readonly #result: TranscriptResult
  readonly #specs = new Map<string, string>()

  constructor(expectation: WrittenExpectation, result: TranscriptResult) {
    this.#expectation = expectation
    this.#result = result
    for (const { path, spec } of result.lineage()) this.#specs.set(path, spec)
  }

  changes(): readonly Change[] {
    const { isComplete } = this.#expectation
    return [
      ...this.#mapping(),
      ...this.#data(isComplete ? dataLeaves(this.#result.data) : []),
      ...this.#states(isComplete ? unreadStates(this.#result.lineage()) : []),
      ...this.#list('issues', issueItems(this.#result)),
      ...this.#list(
        'unmapped',
        this.#result.unmapped.map(key => ({ key, value: '' })),
      ),
    ]
  }

  #mapping(): readonly Change[] {
    const { id } = this.#result.mapping
    return this.#expected('mapping')
      .filter(item => item.value !== id)
      .map(item => change('mapping', item, { actual: id, write: id }))
  }

  #data(leaves: readonly { readonly path: string; readonly value: unknown }[]): readonly Change[] {
    const expected = this.#expected('data')
    const differing = expected.flatMap(item => {
      const value = valueAt(this.#result.data, item.key)
      if (value === undefined)
        return [change('data', item, { note: this.#whyNothing(item.key), spec: this.#specOf(item.key) })]
      if (isSame(item.node, value)) return []
      const actual = valueText(value)
      const isImplied = value === null && this.#expectation.isComplete
      return [
        change('data', item, { actual, write: isImplied ? undefined : actual, spec: this.#specOf(item.key) }),
      ]
    })
    const covered = new Covered(expected)
    return [
      ...differing,
      ...this.#more(
        'data',
        leaves.map(({ path, value }) => ({ key: path, value: valueText(value) })),
        key => covered.has(key),
      ),
    ]
  }

  #states(unread: readonly Item[]): readonly Change[] {
    const expected = this.#expected('states')
    const differing = expected.flatMap(item => {
      const state = this.#stateOf(item.key)
      if (state === item.value) return []
      const spec = this.#specOf(item.key)
      if (state === undefined) return [change('states', item, { note: this.#whyNothing(item.key), spec })]
      const isImplied = this.#expectation.isComplete && (state === 'value' || state === 'absent')
      return [change('states', item, { actual: state, write: isImplied ? undefined : state, spec })]
    })
    const present = new Set(expected.map(item => item.key))
    return [...differing, ...this.#more('states', unread, key => present.has(key))]
  }

  /** What there is and the expectation does not say. */
  #more(part: Part, items: readonly Item[], isSaid: (key: string) => boolean): readonly Change[] {
    return items.flatMap((item, index) => {
      if (isSaid(item.key)) return []
      const { key, value } = item
      const after = items[index - 1]?.key
      return [
        change(
          part,
          { key, value: undefined, span: undefined },
          { actual: value, write: value, spec: this.#specOf(key), after },
        ),
      ]
    })
  }

  /** A list says all: each thing as many times as it is there. An issue without a path stands for one of its code at any path. */
  #list(part: 'issues' | 'unmapped', actual: readonly Item[]): readonly Change[] {
    const { parts, isComplete } = this.#expectation
    if (!parts.has(part) && !isComplete) return []
    const left = new ByKey(actual.keys(), index => actual[index]?.key ?? '')
    const taken = new Set<number>()
    const unmet = this.#expected(part).filter(item => {
      const index = left.take(item.key)
      if (index !== undefined) taken.add(index)
      return index === undefined
    })
    const missing = part === 'issues' ? unmetByCode(unmet, actual, taken) : unmet
    return [
      ...missing.map(item => change(part, item, {})),
      ...actual.flatMap(({ key }, index) => {
        if (taken.has(index)) return []
        const spec = part === 'issues' ? (this.#result.issues[index]?.spec ?? null) : null
        const after = actual[index - 1]?.key
        return [
          change(part, { key, value: undefined, span: undefined }, { actual: '', write: '', spec, after }),
        ]
      }),
    ]
  }

  #expected(part: Part): readonly WrittenItem[] {
    return this.#expectation.parts.get(part) ?? []
  }

  #stateOf(path: string): string | undefined {
    try {
      return this.#result.state<{ readonly data: unknown }, string>(path)
    } catch (error) {
      if (error instanceof UnknownPathError) return undefined
      throw error
    }
  }

  /** The line of the field at a path, or of the field that it lies in. */
  #specOf(path: string): string | null {
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
      const spec = this.#specs.get(path.slice(0, end))
      if (spec !== undefined) return spec
    }
    return null
  }

  #whyNothing(path: string): string {
    try {
      this.#result.lineage(path)
      return 'there is no such entry'
    } catch (error) {
      if (error instanceof MapperError) return error.hint ?? error.message
      throw error
    }
  }
}

/** Those of `items` that no issue of their code meets; an item without a path takes the first one that is not `taken`. */
function unmetByCode(
  items: readonly WrittenItem[],
  actual: readonly Item[],
  taken: Set<number>,
): readonly WrittenItem[] {
  const open = [...actual.keys()].filter(index => !taken.has(index))
  const left = new ByKey(open, index => issueOf(actual[index]?.key ?? '').code)
  return items.filter(({ key }) => {
    const index = left.take(key)
    if (index !== undefined) taken.add(index)
    return index === undefined
  })
}

/** The paths that the items of `data` say something of: their own, and all below a value that is a list or a group. */
class Covered {
  readonly #exact: ReadonlySet<string>
  readonly #whole: ReadonlySet<string>

  constructor(items: readonly WrittenItem[]) {
    this.#exact = new Set(items.map(item => item.key))
    this.#whole = new Set(items.filter(({ node }) => node.kind !== 'scalar').map(item => item.key))
  }

  has(path: string): boolean {
    if (this.#exact.has(path)) return true
    if (this.#whole.size === 0) return false
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
      if (this.#whole.has(path.slice(0, end))) return true
    return false
  }
}

/** What a change is made of besides its item; what is left out is nothing. */
interface Found {
  readonly actual?: string
  readonly write?: string | undefined
  readonly after?: string | undefined
  readonly spec?: string | null
  readonly note?: string
}

function change(
  part: Part,
  item: { readonly key: string; readonly value: string | undefined; readonly span: Span | undefined },
  { actual, write, after, spec = null, note }: Found,
): Change {
  return { part, key: item.key, expected: item.value, actual, write, after, spec, span: item.span, note }
}
