/** Names for fields: one word in camelCase, made of a label's own words, and each once among those beside it. */
import { yearStandIn } from '../../plan/view-labels.ts'
import { canonicalLabel } from '../../text/labels/canonical-label.ts'
import { designationOf } from '../../text/labels/designator.ts'

const mostWords = 8
const longest = 60
/** Words that no name needs. */
const fillers: ReadonlySet<string> = new Set(['A', 'AN', 'ETC', 'THE'])

/** `TOTAL WAGES (SEE SCHEDULE)` gives `totalWages`; `line1` and the like for a label without letters. */
export function nameOfLabel(label: string): string {
  const bare = label.replace(yearStandIn, ' ').replace(/\([^()]*\)?$/, ' ')
  return camelCase(/[A-Z]/i.test(bare) ? bare : label)
}

/** `SECTION_FILING` gives `filing`, `SCHEDULE C--PROFIT OR LOSS FROM BUSINESS` gives `scheduleC`. */
export function nameOfSection(title: string): string {
  const designator = designationOf(canonicalLabel(title), { isEntry: false, owners: [] })?.designator
  return camelCase(designator ?? title.replace(/^SECTION_/, ''))
}

function camelCase(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}|['’]/gu, '')
  const words = plain.split(/[^A-Za-z0-9]+/).filter(word => word !== '')
  const telling = words.filter(word => !fillers.has(word.toUpperCase()))
  const name = (telling.length > 0 ? telling : words)
    .slice(0, mostWords)
    .map(word => word.toLowerCase())
    .map((word, index) => (index === 0 ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`))
    .join('')
    .slice(0, longest)
  return /^[a-z]/.test(name) ? name : `line${name}`
}

/** The names of one place, each given once. */
export class FieldNames {
  readonly #taken: Set<string>
  /** The last number put behind each name. */
  readonly #numbers = new Map<string, number>()

  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken)
  }

  /** `name` where it is free; else with `more` behind it, or a number. Names that every object answers to are never free. */
  take(name: string, more = ''): string {
    const wished = [name, ...(more === '' ? [] : [`${name}${more}`])]
    let given = wished.find(each => this.#isFree(each))
    const base = wished.at(-1) ?? name
    for (let number = this.#numbers.get(base) ?? 2; given === undefined; number++) {
      if (this.#isFree(`${base}${number}`)) given = `${base}${number}`
      this.#numbers.set(base, number + 1)
    }
    this.#taken.add(given)
    return given
  }

  #isFree(name: string): boolean {
    return !this.#taken.has(name) && !(name in {})
  }
}
