/**
 * Objects with keys that are only known at run time, made so that V8 keeps them fast and nothing can reach
 * their prototype.
 */

/** An object as it is filled. */
export type Fields = Record<string, unknown>

/**
 * Makes empty ordinary objects that take `names` well, in that order. V8 turns an object into a slow dictionary at about a
 * dozen keys that are not written out in the code, unless the assignments in its constructor, run or not,
 * lead it to expect more. Each maker has a constructor of its own, so that the objects of one place in an expression
 * share one object shape. After a few objects V8 takes back the room that no shape uses which it knows of, and it forgets a
 * shape that no object has: the maker holds one object that has all names, or else documents that come one by one, with
 * collections of garbage between them, would lead to objects that are dictionaries from then on.
 */
export function objectMaker(names: readonly string[]): () => Fields {
  function Roomy(this: Fields, never: boolean): void {
    if (!never) return
    // biome-ignore format: eight by eight
    this.a0 = this.a1 = this.a2 = this.a3 = this.a4 = this.a5 = this.a6 = this.a7 =
    this.b0 = this.b1 = this.b2 = this.b3 = this.b4 = this.b5 = this.b6 = this.b7 =
    this.c0 = this.c1 = this.c2 = this.c3 = this.c4 = this.c5 = this.c6 = this.c7 =
    this.d0 = this.d1 = this.d2 = this.d3 = this.d4 = this.d5 = this.d6 = this.d7 =
    this.e0 = this.e1 = this.e2 = this.e3 = this.e4 = this.e5 = this.e6 = this.e7 =
    this.f0 = this.f1 = this.f2 = this.f3 = this.f4 = this.f5 = this.f6 = this.f7 =
    this.g0 = this.g1 = this.g2 = this.g3 = this.g4 = this.g5 = this.g6 = this.g7 =
    this.h0 = this.h1 = this.h2 = this.h3 = this.h4 = this.h5 = this.h6 = this.h7 = 0
  }
  Roomy.prototype = Object.prototype
  // A function is a constructor, which its type does not tell.
  const Constructor = Roomy as unknown as new (never: boolean) => Fields
  const model = new Constructor(false)
  for (const name of names) model[name] = null
  return Object.assign(() => new Constructor(false), { model })
}

/** Gives an object an own property, whatever its name: `__proto__` is a key like any other. */
export function put(object: Fields, key: string, value: unknown): void {
  Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true })
}
