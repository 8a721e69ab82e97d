/** Numbers that look like chance and are the same on every machine: all documents of the benchmark come from them. */

/** Draws from one sequence. */
export interface Random {
  /** A whole number from 0 to `below` - 1. */
  readonly below: (below: number) => number
  /** One of `choices`, which has at least one. */
  readonly oneOf: <T>(choices: readonly [T, ...T[]]) => T
}

/** The sequence that `seed` begins. */
export function randomOf(seed: number): Random {
  // A linear congruential generator modulo 2^32 (Numerical Recipes' constants); its upper bits are used.
  let state = (seed ^ 0x9e3779b9) >>> 0
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  return { below, oneOf: choices => choices[below(choices.length)] ?? choices[0] }
}
