/**
 * One look at the text before the parser sees it, so that no text can hang it or use up the memory: jsonata
 * copies what stands left of ?? and ?: (nested, that doubles and doubles) and reads a long path again at
 * every dot.
 */
import { refusal, refusedArithmetic } from '../language/refusal.ts'
import { tooLarge } from '../language/too-large.ts'
import { eachToken } from './tokens.ts'

const mostCharacters = 1_000_000
const mostBrackets = 200
const mostSteps = 100
/** A character copied costs the parser more than one read. */
const copyWeight = 5

type Kind = 'open' | 'close' | 'copier' | 'separator' | 'operator' | 'dot' | 'slash'

const kinds: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ...['(', '[', '{'].map(token => [token, 'open'] as const),
  ...[')', ']', '}'].map(token => [token, 'close'] as const),
  ...['??', '?:'].map(token => [token, 'copier'] as const),
  ...[',', ';', ':', ':=', '?'].map(token => [token, 'separator'] as const),
  ...['=', '!=', '<', '<=', '>', '>=', '&', 'and', 'or', 'in'].map(token => [token, 'operator'] as const),
  ...['+', '-', '*', '%', '..', '~>'].map(token => [token, 'operator'] as const),
  ['.', 'dot'],
  ['/', 'slash'],
])

/**
 * What stands between an open bracket and here: the sizes of the last operand and of all before it, the steps
 * of the last path.
 */
interface Level {
  left: number
  before: number
  steps: number
}

/**
 * Gives how many levels deep the expression is at most, if it is one: as many as it has tokens that have parts, and two.
 * @throws ExpressionError `expression/too-large`, and `expression/not-allowed` at a `/`, which has no meaning
 * in what is allowed
 */
export function checkSize(text: string): number {
  if (text.length > mostCharacters) throw tooLarge('1,000,000 characters', mostCharacters)
  const outer: Level[] = []
  let level: Level = { left: 0, before: 0, steps: 0 }
  let previous: Kind | undefined = 'separator'
  // The path and the name that an expression ends in.
  let levels = 2
  eachToken(text, (start, end) => {
    const size = end - start
    let kind = size <= 3 ? kinds.get(text.slice(start, end)) : undefined
    // Behind a dot `and`, `or`, `in` and `*` are steps like any other.
    if (kind === 'operator' && previous === 'dot') kind = undefined
    if (kind === 'slash') throw slash(previous, start)
    if (kind !== undefined && kind !== 'close') levels++
    if (kind === 'open') {
      level.steps++
      if (outer.push(level) > mostBrackets)
        throw tooLarge(`${mostBrackets} brackets inside each other`, start)
      level = { left: size, before: 0, steps: 0 }
    } else if (kind === 'close') {
      const inside = level.left + level.before + size
      // A bracket too many is left to the parser.
      level = outer.pop() ?? { left: 0, before: 0, steps: 0 }
      level.left += inside
    } else if (kind === 'copier' || kind === 'separator') {
      level.before += kind === 'copier' ? copyWeight * level.left : level.left
      level.left = 0
      level.steps = 0
    } else {
      level.left += size
      if (kind === 'dot') level.steps++
      if (kind === 'operator') level.steps = 0
    }
    if (level.steps > mostSteps) throw tooLarge(`${mostSteps} steps in one path`, start)
    if (level.left + level.before > mostCharacters) {
      throw tooLarge('1,000,000 characters, counting five times what stands left of ?? and ?:', start)
    }
    previous = kind
  })
  return levels
}

/** Behind an operand `/` divides, elsewhere it begins a regular expression. */
function slash(previous: Kind | undefined, position: number): Error {
  const divides = previous === undefined || previous === 'close'
  return divides ? refusedArithmetic('/', position) : refusal('The regular expression literal', position)
}
