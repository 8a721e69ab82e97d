/** The key of the language that an unknown one is likely meant to be: a slip of the fingers, or the word of another tool. */
import { editDistance, nearestNames } from '../../text/messages/nearest-names.ts'

/** By key: the words that others use for it. Where several keys of one place have a word, the first of the place counts. */
const words: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    from: 'source src sources path label labels key field input column line select get read xpath jsonpath pointer',
    label: 'from path text source',
    part: 'name use',
    path: 'from label line field source pointer',
    as: 'type format kind normalizer normaliser normalize normalise parse parser convert datatype transform cast reader',
    derive: 'formula expression expr calc calculate calculation compute computed derived derivation jsonata',
    about: 'description desc comment note notes doc docs help meaning explanation',
    because: 'reason why comment note about description',
    required: 'mandatory must needed notnull',
    each: 'list array foreach items rows entries every repeat',
    section: 'group in under object parent sections',
    where: 'filter when only if condition',
    that: 'expression expr test assert assertion rule condition check if derive formula',
    says: 'message msg text error description about warning',
    else: 'severity level otherwise',
    name: 'id key',
    otherwise: 'default else fallback',
    by: 'on switch discriminator',
    texts: 'text titles title values labels match',
    id: 'name key',
    title: 'description label',
    match: 'for applies appliesto transcript matches when',
    form: 'forms',
    type: 'types transcript',
    fields: 'mapping mappings columns outputs output properties',
    checks: 'validations validation rules asserts assertions',
    ignore: 'skip skipped ignored ignores exclude excluded omit',
    use: 'include includes import imports parts part uses',
    extends: 'base inherits inherit extend parent',
    keyFigures: 'figures key_figures keyvalues highlights',
  }).map(([key, others]) => [key, new Set(others.split(' '))]),
)

/** A key that may be meant; `safe` where nothing else can be. */
export interface MeantKeys {
  readonly keys: readonly string[]
  readonly safe: boolean
}

/** The keys of a place, `known`, that `given` may be meant for, the likeliest first; those that are `present` are not. */
export function keysMeant(given: string, known: readonly string[], present: ReadonlySet<string>): MeantKeys {
  const free = known.filter(key => !present.has(key))
  const word = given.toLowerCase().replaceAll('-', '')
  const spelled = nearestNames(given, free)
  const [near, other] = spelled
  const isSlip = near !== undefined && other === undefined && editDistance(near, given) <= 1
  const meant = free.find(key => words.get(key)?.has(word) === true)
  if (meant !== undefined && !isSlip) return { keys: [meant], safe: true }
  return { keys: spelled, safe: isSlip || (spelled.length === 1 && editDistance(near ?? '', given) <= 2) }
}
