/** Which part of a version has to rise for a change, and which did. */

/** The part of a version that rises: the first of its three numbers, the middle one, the last one, or none. */
export type VersionPart = 'major' | 'minor' | 'patch' | 'none'

const order: readonly VersionPart[] = ['none', 'patch', 'minor', 'major']

/** The part by which `next` is above `before`; `none` where it is not. */
export function risenPart(before: string, next: string): VersionPart {
  const [old, now] = [numbersOf(before), numbersOf(next)]
  const at = old.findIndex((number, index) => number !== now[index])
  if (at === -1 || (now[at] ?? 0) < (old[at] ?? 0)) return 'none'
  return at === 0 ? 'major' : at === 1 ? 'minor' : 'patch'
}

/** Whether a version that rose by `risen` rose enough for `needed`. */
export function isEnough(risen: VersionPart, needed: VersionPart): boolean {
  return order.indexOf(risen) >= order.indexOf(needed)
}

/** The higher of several parts. */
export function highest(parts: readonly VersionPart[]): VersionPart {
  return parts.reduce((high, part) => (isEnough(high, part) ? high : part), 'none')
}

/** `1.2.3` raised by a minor version is `1.3.0`. */
export function raisedVersion(version: string, part: Exclude<VersionPart, 'none'>): string {
  const [major = 0, minor = 0, patch = 0] = numbersOf(version)
  if (part === 'major') return `${major + 1}.0.0`
  return part === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`
}

function numbersOf(version: string): readonly number[] {
  return version.split('.').map(Number)
}
