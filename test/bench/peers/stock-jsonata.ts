/** Stock jsonata evaluating the expression that the library compiles from the mapping, with the library's normalizers. */
import jsonata from 'jsonata'
import type { Library } from '../library.ts'
import type { Peer } from './peer.ts'
import type { Readers } from './readers.ts'

/**
 * The peer for the mapping of the YAML text `mapping`. It is given the document as it came: labels of the benchmark are in
 * the canonical spelling already, so it is spared the work of finding them, and does none for unmapped lines.
 */
export function stockJsonata(library: Library, mapping: string, read: Readers): Peer {
  const [plan] = library.compileMappings([{ name: 'bench.yaml', text: mapping }]).plans
  if (plan === undefined) throw new TypeError('The mapping of the benchmark does not compile')
  const expression = jsonata(plan.expression)
  expression.assign('money', read.money)
  expression.assign('date', read.date)
  return document => expression.evaluate(document)
}
