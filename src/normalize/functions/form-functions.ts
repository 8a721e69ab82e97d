/** The functions a mapping may call on forms of one kind, to see whether one of them stands on the transcript twice. */
import type { SignatureParameter } from '../../plan/value-kind.ts'
import { isAmount } from '../exact/amount.ts'
import type { ValueFunction } from '../value-function.ts'
import { listed } from './listed-operands.ts'

const amounts: SignatureParameter = { takes: ['money'], manner: 'list' }

export const areDistinct = {
  name: 'areDistinct',
  summary:
    'Whether no two forms show the same two amounts, whoever sent them in: two that do may be one form that stands there twice. Unknown if one of the amounts is, and where there is no form',
  signature: {
    shown: 'list.amount, list.other',
    parameters: [amounts, amounts],
    gives: 'truth',
  },
  examples: [
    {
      given: [
        ['$4.00', '$4.00'],
        ['$1.00', '$2.00'],
      ],
      gives: true,
    },
    {
      given: [
        ['$4.00', '$7.00', '$4.00'],
        ['$1.00', '$1.00', '$1.00'],
      ],
      gives: false,
    },
    { given: ['$4.00', '$1.00'], gives: true },
    { given: [[], []], gives: null },
    {
      given: [
        ['$4.00', '$4.00'],
        ['$1.00', null],
      ],
      gives: null,
    },
    { given: [['$4.00', '$4.00'], ['$1.00']], gives: null },
  ],
  apply: (some, others) => {
    const [left, right] = [listed(some), listed(others)]
    if (left.length === 0 || left.length !== right.length) return null
    const pairs = new Set<string>()
    for (const [at, amount] of left.entries()) {
      const other = right[at]
      if (!isAmount(amount) || !isAmount(other)) return null
      pairs.add(`${amount.toString()} ${other.toString()}`)
    }
    return pairs.size === left.length
  },
} as const satisfies ValueFunction
