/** An order that is drawn, so that the first of many are a fair sample of them; the same on every machine. */

/** The numbers below `count` in the order that `seed` decides. */
export function drawnOrder(count: number, seed: number): readonly number[] {
  const list = Array.from({ length: count }, (_, index) => index)
  let state = seed >>> 0
  const next = (): number => {
    // A linear congruential generator modulo 2^32 (Numerical Recipes' constants); its upper bits are used.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  for (let index = count - 1; index > 0; index--) {
    const other = Math.floor(next() * (index + 1))
    const [here, there] = [list[index] ?? 0, list[other] ?? 0]
    list[index] = there
    list[other] = here
  }
  return list
}
