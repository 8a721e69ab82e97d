/** When two paths of titles lead to the same section, or to the same line in it. */
import { designationOf } from '../../text/labels/designator.ts'

/** Keys of paths of canonical labels: a section that has a designator goes by it, whatever words describe it. */
export class SectionKeys {
  readonly #designators = new Map<string, string>()

  /** Two paths with one key lead to one section. */
  of(section: readonly string[]): string {
    return section.map(title => this.#designator(title)).join('\n')
  }

  /** The same of a line, whose own label is no title. */
  ofLine(line: readonly string[]): string {
    return [this.of(line.slice(0, -1)), line.at(-1) ?? ''].join('\n')
  }

  #designator(title: string): string {
    const present = this.#designators.get(title)
    if (present !== undefined) return present
    const found = designationOf(title, { isEntry: false, owners: [] })?.designator ?? title
    this.#designators.set(title, found)
    return found
  }
}
