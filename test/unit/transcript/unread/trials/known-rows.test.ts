/** Entries that say twice, and otherwise, what they are: which figures they are in doubt for. */
import { expect, test } from 'vitest'
import { mapped } from '../../../../support/mapped.ts'

const body = `fields:
  entries:
    each: ENTRIES
    fields:
      says: { from: TYPE, as: text }
    choose:
      by: TYPE
      as: kind
      cases:
        A:
          texts: [A]
          fields:
            pay: { from: PAY, as: money }
            items: { section: ITEMS, fields: { sum: { from: SUM, as: money } } }
        B:
          texts: [B]
          fields:
            tip: { from: TIP, as: money }
            void: { from: VOID, as: flag, yes: [Void] }
        C:
          texts: [C]
          fields:
            note: { from: NOTE, as: text }
      otherwise:
        case: other
        fields:
          rest: { keep: "*" }
  pay: { derive: '$sumMoney($orZero(entries[kind = "A"].pay))', as: money }
  voids: { derive: '$count(entries[kind = "B" and (void.value ?? true)])', as: integer }
  paid: { derive: '$sumMoney($orZero(entries.pay))', as: money }
  notes: { derive: '$count(entries[note = "x"])', as: integer }
`

const stopped = (...entries: readonly unknown[]): readonly (string | null)[] =>
  mapped(body, { ENTRIES: entries })
    .issues.filter(({ code }) => code === 'value/incomplete')
    .map(({ path, pointer }) => `${path} ${pointer}`)

test.each([
  ['A and B', { TYPE: 'A', PAY: '$1.00', Type: 'B' }, ['/notes', '/paid', '/pay', '/voids']],
  ['B and C', { TYPE: 'B', TIP: '$1.00', Type: 'C' }, ['/notes', '/voids']],
  ['C, and again something that is no text', { TYPE: 'C', NOTE: 'x', Type: 7 }, ['/notes']],
  ['A, and B in a section of it', { TYPE: 'A', PAY: '$1.00', ITEMS: { SUM: '$1.00', TYPE: 'B' } }, []],
  ['A, and B in a section that is not known', { TYPE: 'A', PAY: '$1.00', QZX: { TYPE: 'B' } }, []],
  ['A twice', { TYPE: 'A', PAY: '$1.00', Type: 'a' }, []],
])('an entry that says %s', (_, entry, paths) => {
  expect([...stopped(entry)].sort()).toEqual(paths.map(path => `${path} /ENTRIES/0/Type`))
})
