/**
 * The hand-written mapping with what no peer has: a list of the lines that it did not read, as JSON Pointers in document order.
 * It is the whole job of the library on a document without faults, done by hand.
 */
import type { Layout } from '../documents/layout.ts'
import { handWritten } from './hand-written.ts'
import type { Readers } from './readers.ts'

/** Data and the pointers of the leaves that were not read. */
export interface Accounted {
  readonly data: unknown
  readonly unmapped: readonly string[]
}

/** The labels that are read, by section; below a label without an entry nothing is read. */
interface Known {
  readonly labels: ReadonlySet<string>
  readonly sections: ReadonlyMap<string, Known>
}

/** The peer for the layout of 100 fields. */
export function handWrittenAccount(layout: Layout, read: Readers): (document: unknown) => Accounted {
  const map = handWritten(read)
  const known = knownOf(layout)
  return document => {
    const unmapped: string[] = []
    collect(document, known, '', unmapped)
    return { data: map(document), unmapped }
  }
}

function knownOf({ sections }: Layout): Known {
  const filing = new Map<string, Known>()
  const top = new Map<string, Known>([['SECTION_FILING', { labels: new Set(), sections: filing }]])
  for (const { path, lines } of sections) {
    const labels = new Set(lines.flatMap(({ label, field }) => (field === undefined ? [] : [label])))
    const [first = '', below] = path
    if (below === undefined) top.set(first, { labels, sections: new Map() })
    else filing.set(below, { labels, sections: new Map() })
  }
  return { labels: new Set(), sections: top }
}

function collect(value: unknown, known: Known | undefined, pointer: string, unmapped: string[]): void {
  if (typeof value !== 'object' || value === null) {
    unmapped.push(pointer)
    return
  }
  // An object from JSON.parse.
  const section = value as Readonly<Record<string, unknown>>
  for (const key in section) {
    if (known?.labels.has(key)) continue
    const step =
      key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key
    collect(section[key], known?.sections.get(key), `${pointer}/${step}`, unmapped)
  }
}
