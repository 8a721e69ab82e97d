/**
 * How deep the evaluations of an expression can stand in one another, whatever the document: what a host with a limit on that
 * counts. Follows how jsonata 1.8 to 2.2 evaluate: every operand, every line of a block, every step of a path and every body of
 * a function is evaluated within what it stands in; a call in the last place of a function when that has ended.
 */
import type { JsonataNode } from '../read/jsonata-tree.ts'
import { parseOwn } from '../read/parse.ts'

/** By function: how often it can stand in itself. A function that is not named here may call itself in its last place only. */
export type Recursion = ReadonlyMap<string, number>

/**
 * The number of levels; an upper bound, as each branch is taken to be the deepest one. `Infinity` where a function can stand in
 * itself without bound.
 * @example evaluationDepth('1 + 2 + 3', new Map()) // 3
 */
export function evaluationDepth(text: string, recursion: Recursion): number {
  return new Depth(recursion).of(parseOwn(text), new Scope())
}

/** A function written out, its name, and what the names in it stand for. */
interface Closure {
  readonly node: JsonataNode
  readonly name: string
  readonly scope: Scope
}

/** Which variables are functions. */
class Scope {
  readonly #functions = new Map<string, Closure | undefined>()
  readonly #outer: Scope | undefined
  /** How many scopes it stands in. */
  readonly depth: number

  constructor(outer?: Scope) {
    this.#outer = outer
    this.depth = outer === undefined ? 0 : outer.depth + 1
  }

  /** `undefined` for what is no function, and for jsonata's own functions. */
  find(name: string): Closure | undefined {
    return this.#functions.has(name) ? this.#functions.get(name) : this.#outer?.find(name)
  }

  bind(name: string, closure: Closure | undefined): void {
    this.#functions.set(name, closure)
  }
}

class Depth {
  readonly #recursion: Recursion
  /** Functions under way, with how many bounded calls were under way when each began last. */
  readonly #open = new Map<JsonataNode, number>()
  /** How often each function that may stand in itself does so now. */
  readonly #standing = new Map<string, number>()
  /** What was found for functions of the prelude, by what was standing. */
  readonly #found = new Map<JsonataNode, Map<string, number>>()

  constructor(recursion: Recursion) {
    this.#recursion = recursion
  }

  of(node: JsonataNode, scope: Scope): number {
    if (node.type === 'lambda') return 1
    if (node.type === 'block') return 1 + this.#lines(node, new Scope(scope))
    return 1 + Math.max(0, ...partsOf(node).map(part => this.of(part, scope)), this.#called(node, scope))
  }

  /** The lines of a block; the functions bound in them are known in `scope` from then on. */
  #lines({ expressions = [] }: JsonataNode, scope: Scope): number {
    return Math.max(
      0,
      ...expressions.map(line => {
        const depth = this.of(line, scope)
        if (line.type === 'bind' && line.rhs !== undefined) {
          const name = nameOf(line.lhs)
          scope.bind(name, closureOf(line.rhs, scope, name))
        }
        return depth
      }),
    )
  }

  /** What runs within a call, or behind `~>`; a call behind `~>` is a part like any other. */
  #called(node: JsonataNode, scope: Scope): number {
    if (node.type === 'function') return this.#run(node, scope)
    if (node.type !== 'apply' || node.rhs === undefined) return 0
    const own = closureOf(node.rhs, scope, '')
    return own === undefined ? 0 : this.#body(own, [])
  }

  /** The body of what a call calls. A function of jsonata's own runs the functions that it is given. */
  #run({ procedure, arguments: operands = [] }: JsonataNode, scope: Scope): number {
    const given = operands.map(each => closureOf(each, scope, ''))
    const own = procedure === undefined ? undefined : closureOf(procedure, scope, '')
    if (own !== undefined) return this.#body(own, given)
    return Math.max(0, ...given.map(each => (each === undefined ? 0 : this.#body(each, []))))
  }

  #body(closure: Closure, given: readonly (Closure | undefined)[]): number {
    const { node, name, scope } = closure
    const times = this.#standing.get(name) ?? 0
    const most = this.#recursion.get(name)
    if (most !== undefined && times >= most) return 0
    const standing = sum(this.#standing.values())
    const began = this.#open.get(node)
    // Only what stands within another call of a bounded function may be under way again.
    if (most === undefined && began !== undefined && began >= standing) return Number.POSITIVE_INFINITY
    const isFixed = scope.depth <= 1 && given.every(each => each === undefined)
    const state = [...this.#standing].join()
    const before = isFixed ? this.#found.get(node)?.get(state) : undefined
    if (before !== undefined) return before
    this.#open.set(node, standing)
    if (most !== undefined) this.#standing.set(name, times + 1)
    const inner = new Scope(scope)
    for (const [at, parameter] of (node.arguments ?? []).entries()) inner.bind(nameOf(parameter), given[at])
    const depth = node.body === undefined ? 0 : this.#whole(node.body, inner, node)
    if (began === undefined) this.#open.delete(node)
    else this.#open.set(node, began)
    if (most !== undefined) this.#standing.set(name, times)
    if (isFixed) this.#found.set(node, (this.#found.get(node) ?? new Map<string, number>()).set(state, depth))
    return depth
  }

  /** A body, and the calls in its last places, which run when it has ended. */
  #whole(body: JsonataNode, scope: Scope, of: JsonataNode): number {
    const tails = this.#tails(body, scope).map(([call, at]) => {
      const operands = (call.arguments ?? []).map(each => this.of(each, at))
      const next = call.procedure === undefined ? undefined : closureOf(call.procedure, at, '')
      return Math.max(1, ...operands, next?.node === of ? 0 : this.#run(call, at))
    })
    return Math.max(this.of(body, scope), ...tails)
  }

  #tails(body: JsonataNode, scope: Scope): readonly (readonly [JsonataNode, Scope])[] {
    if (body.type === 'lambda' && body.thunk === true && body.body !== undefined) return [[body.body, scope]]
    if (body.type === 'condition')
      return [body.then, body.else].flatMap(each => (each === undefined ? [] : this.#tails(each, scope)))
    const last = body.type === 'block' ? body.expressions?.at(-1) : undefined
    if (last === undefined) return []
    const inner = new Scope(scope)
    this.#lines(body, inner)
    return this.#tails(last, inner)
  }
}

function closureOf(node: JsonataNode, scope: Scope, name: string): Closure | undefined {
  if (node.type === 'lambda' && node.thunk !== true) return { node, name, scope }
  return node.type === 'variable' ? scope.find(String(node.value)) : undefined
}

function nameOf(node: JsonataNode['lhs']): string {
  return node !== undefined && 'value' in node ? String(node.value) : ''
}

function sum(numbers: Iterable<number>): number {
  let all = 0
  for (const each of numbers) all += each
  return all
}

/** The nodes that are evaluated directly within one, which is no function written out. */
function partsOf(node: JsonataNode): readonly JsonataNode[] {
  const { lhs, rhs } = node
  const pairs: readonly (readonly JsonataNode[])[] = [
    ...(isPairs(lhs) ? lhs : []),
    ...(node.group?.lhs ?? []),
  ]
  const sides = [isPairs(lhs) ? undefined : lhs, rhs, node.procedure, node.condition, node.then, node.else]
  const stages = [...(node.predicate ?? []), ...(node.stages ?? [])].map(stage => stage.expr)
  const single = [...sides, ...stages].filter(each => each !== undefined)
  return [
    ...single,
    ...pairs.flat(),
    ...(node.steps ?? []),
    ...(node.expressions ?? []),
    ...(node.arguments ?? []),
  ]
}

function isPairs(lhs: JsonataNode['lhs']): lhs is Exclude<JsonataNode['lhs'], JsonataNode | undefined> {
  return Array.isArray(lhs)
}
