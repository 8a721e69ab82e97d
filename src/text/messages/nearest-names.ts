/**
 * Did-you-mean: the known names closest to one that is unknown.
 * Edit distance with swaps of neighbours (Damerau-Levenshtein, optimal string alignment); a name in other capitals stands alone.
 */

const most = 3
/** Longer names are not compared: that would take long, and nobody misspells one of them by a letter. */
const longest = 100

/** Up to three names near `wanted`, nearest first; none where nothing is near enough (a bad guess is worse than silence). */
export function nearestNames(wanted: string, known: Iterable<string>): readonly string[] {
  const limit = Math.floor(wanted.length * 0.4) + 1
  if (wanted.length > longest) return []
  const found: { name: string; distance: number }[] = []
  let inOtherCapitals: string | undefined
  for (const name of known) {
    if (name === wanted) return [name]
    if (name.toLowerCase() === wanted.toLowerCase()) inOtherCapitals ??= name
    if (Math.abs(name.length - wanted.length) > limit) continue
    const distance = editDistance(wanted, name)
    // Where more than half of the letters differ, the limit alone would still guess among short names.
    const isHalf = distance * 2 <= Math.max(name.length, wanted.length)
    if (distance <= limit && isHalf) found.push({ name, distance })
  }
  // It can be nothing else.
  if (inOtherCapitals !== undefined) return [inOtherCapitals]
  found.sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
  // A name twice as far away as the nearest is no second guess.
  const farthest = 2 * (found[0]?.distance ?? 0)
  return found
    .filter(each => each.distance <= farthest)
    .slice(0, most)
    .map(each => each.name)
}

/** The number of insertions, deletions, replacements and swaps that turn one text into the other, case ignored. */
export function editDistance(left: string, right: string): number {
  const a = left.toLowerCase()
  const b = right.toLowerCase()
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      current.push(cost)
    }
    before = above
    above = current
  }
  return above[b.length] ?? 0
}

/** `did you mean "money"?`, with two or three names joined by "or"; empty text for none. */
export function didYouMean(names: readonly string[]): string {
  if (names.length === 0) return ''
  const quoted = names.map(name => `"${name}"`)
  const last = quoted.pop()
  return `did you mean ${quoted.length > 0 ? `${quoted.join(', ')} or ` : ''}${last}?`
}
