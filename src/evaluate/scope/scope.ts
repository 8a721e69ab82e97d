/**
 * Which variable stands where: every name is given a slot when the expression is compiled, none is looked up
 * when it runs.
 */

/**
 * The variables in sight at one place of an expression. A block makes an inner scope, so that its variables
 * end with it.
 */
export class Scope {
  readonly #outer: Scope | undefined
  readonly #slots = new Map<string, number>()
  readonly #all: { count: number; readonly given: Map<string, number> }

  constructor(outer?: Scope) {
    this.#outer = outer
    this.#all = outer === undefined ? { count: 0, given: new Map() } : outer.#all
  }

  /**
   * The slot of a variable bound at this place; a second binding of a name in one block takes the same slot.
   */
  bind(name: string): number {
    const known = this.#slots.get(name)
    if (known !== undefined) return known
    const slot = this.#all.count++
    this.#slots.set(name, slot)
    return slot
  }

  /** Whether a block around this place has bound the variable already. */
  isBound(name: string): boolean {
    return this.#slots.has(name) || (this.#outer?.isBound(name) ?? false)
  }

  /** The slot to read a variable from. One that no block has bound is expected from outside. */
  slotOf(name: string): number {
    for (let scope: Scope | undefined = this; scope !== undefined; scope = scope.#outer) {
      const slot = scope.#slots.get(name)
      if (slot !== undefined) return slot
    }
    const { given } = this.#all
    const slot = given.get(name) ?? this.#all.count++
    given.set(name, slot)
    return slot
  }

  /** How many slots an evaluation needs, once everything is compiled. */
  get count(): number {
    return this.#all.count
  }

  /** The variables expected from outside, with their slots. */
  get given(): ReadonlyMap<string, number> {
    return this.#all.given
  }
}
