/** The library's normalizers as plain functions of one text, for peers that bring none of their own. */
import type { Normalizer } from '../../../src/normalize/definition.ts'
import type { Library } from '../library.ts'

/** Gives the value, or null where there is none or it cannot be read. */
type Reader = (text: unknown) => unknown

export interface Readers {
  readonly money: Reader
  readonly date: Reader
}

/** The readers of `library`. */
export function readersOf(library: Library): Readers {
  return { money: readerOf(library.money, library), date: readerOf(library.date, library) }
}

function readerOf({ parse }: Normalizer, { empty, Refusal }: Library): Reader {
  return text => {
    if (typeof text !== 'string') return null
    const reading = parse(text)
    return reading === empty || reading instanceof Refusal ? null : reading
  }
}
