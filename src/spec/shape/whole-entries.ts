/**
 * What each entry of a mapping must have, where the mapping extends no other: in one that does, an entry that is named again inherits
 * what it does not say, and only who has read both can tell what is missing (src/compile/extend).
 */
import { pointerTo } from '../../text/places/json-pointer.ts'
import { entryOf, type MapEntry, type SpannedNode } from '../spanned-node.ts'
import type { ShapeFault } from './shape.gen.ts'

/** The keys that an entry needs, each with what it holds, in the words of the schema. */
export const neededKeys = {
  choose: {
    by: 'the label whose text tells the kind of entry',
    as: 'the output field that carries the name of the case, so that a program can distinguish entries',
    cases: 'the kinds of entry, by the name that comes out',
    otherwise: 'what becomes of an entry of no known kind',
  },
  case: { texts: 'the texts that name this kind of entry' },
  otherwise: { case: 'the name that comes out for an entry of no known kind' },
  check: {
    that: 'an expression (JSONata) over the finished data that is true where all is well',
    says: 'what is wrong where the statement is false, in words and without figures',
  },
  ignored: { because: 'the reason' },
} as const

type Entry = keyof typeof neededKeys

/** The faults of a file that stands alone, as the shape check reports them; none where it extends another. */
export function missingInEntries(root: SpannedNode): readonly ShapeFault[] {
  if (entryOf(root, 'extends') !== undefined) return []
  const faults: ShapeFault[] = []
  const need = (entry: Entry, node: SpannedNode, pointer: string): void => {
    if (node.kind !== 'map') return
    for (const [key, holds] of Object.entries(neededKeys[entry])) {
      if (entryOf(node, key) !== undefined) continue
      const description = `${holds.charAt(0).toUpperCase()}${holds.slice(1)}.`
      faults.push({
        instancePath: pointer,
        keyword: 'required',
        params: { missingProperty: key },
        parentSchema: { properties: { [key]: { description } } },
      })
    }
  }
  const visit = (fields: Inside | undefined): void => {
    for (const { key, value } of entriesOf(fields?.node)) {
      const at = pointerTo(fields?.pointer ?? '', key)
      visit(inside(value, at, 'fields'))
      const choose = inside(value, at, 'choose')
      if (choose === undefined) continue
      need('choose', choose.node, choose.pointer)
      const cases = inside(choose.node, choose.pointer, 'cases')
      for (const each of entriesOf(cases?.node)) {
        const pointer = pointerTo(cases?.pointer ?? '', each.key)
        need('case', each.value, pointer)
        visit(inside(each.value, pointer, 'fields'))
      }
      const otherwise = inside(choose.node, choose.pointer, 'otherwise')
      if (otherwise === undefined) continue
      need('otherwise', otherwise.node, otherwise.pointer)
      visit(inside(otherwise.node, otherwise.pointer, 'fields'))
    }
  }
  visit(inside(root, '', 'fields'))
  for (const [key, entry] of [['checks', 'check'] as const, ['ignore', 'ignored'] as const]) {
    const list = inside(root, '', key)
    if (list?.node.kind !== 'list') continue
    for (const [index, item] of list.node.items.entries()) {
      // A rule reports what takes something back where nothing is extended.
      if (entryOf(item, 'drop') === undefined) need(entry, item, pointerTo(list.pointer, index))
    }
  }
  return faults
}

interface Inside {
  readonly node: SpannedNode
  readonly pointer: string
}

function inside(node: SpannedNode, pointer: string, key: string): Inside | undefined {
  const entry = entryOf(node, key)
  return entry === undefined ? undefined : { node: entry.value, pointer: pointerTo(pointer, key) }
}

function entriesOf(node: SpannedNode | undefined): readonly MapEntry[] {
  return node?.kind === 'map' ? node.entries : []
}
