/** All peers of the main documents. */
import type { Layout } from '../documents/layout.ts'
import type { Library } from '../library.ts'
import { classTransformer } from './class-transformer.ts'
import { handWritten } from './hand-written.ts'
import { jmespath } from './jmespath.ts'
import { lender } from './lender.ts'
import { mapObject } from './object-mapper.ts'
import type { Peer } from './peer.ts'
import { readersOf } from './readers.ts'
import { stockJsonata } from './stock-jsonata.ts'
import { zod } from './zod.ts'

export interface NamedPeer {
  readonly name: string
  readonly peer: Peer
}

/** The names of the peers that budgets are about. */
export const byHandName = 'TypeScript by hand, our normalizers'
export const stockName = 'stock jsonata, our expression and normalizers'

/** Every peer for the mapping of the YAML text `mapping`, which is that of `layout`, the layout of 100 fields. */
export function peersOf(library: Library, layout: Layout, mapping: string): readonly NamedPeer[] {
  const read = readersOf(library)
  return [
    { name: byHandName, peer: handWritten(read) },
    { name: 'zod 4, our normalizers', peer: zod(layout, read) },
    { name: 'object-mapper, our normalizers', peer: mapObject(layout, read) },
    { name: 'JMESPath, our normalizers', peer: jmespath(layout, read) },
    { name: 'class-transformer, our normalizers', peer: classTransformer(layout, read) },
    { name: stockName, peer: stockJsonata(library, mapping, read) },
    { name: 'stock jsonata, date-fns and decimal.js', peer: lender(layout) },
  ]
}
