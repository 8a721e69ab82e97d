/** Every peer of the benchmark gives the data that the mapping gives: otherwise its time says nothing. */
import { Decimal } from 'decimal.js'
import { describe, expect, test } from 'vitest'
import { bundledPlans } from '../../../src/catalog/plans.gen.ts'
import { compileMappings } from '../../../src/compile/compile-mappings.ts'
import { compileExpression } from '../../../src/evaluate/compile-expression.ts'
import { createMapper, mapTranscript } from '../../../src/index.ts'
import { date } from '../../../src/normalize/date/date.ts'
import { empty, Refusal } from '../../../src/normalize/definition.ts'
import { money } from '../../../src/normalize/money/money.ts'
import { readDocument } from '../../../src/transcript/view/read-document.ts'
import { readingTree } from '../../../src/transcript/view/tree/reading-tree.ts'
import { fixtureOf } from '../../bench/documents/fixture.ts'
import type { Library } from '../../bench/library.ts'
import { evaluatorAlone } from '../../bench/peers/evaluator.ts'
import { handWrittenAccount } from '../../bench/peers/hand-written-account.ts'
import { peersOf } from '../../bench/peers/peers.ts'
import { readersOf } from '../../bench/peers/readers.ts'
import { dataText } from '../../bench/peers/same-data.ts'

const library: Library = {
  createMapper,
  mapTranscript,
  money,
  date,
  empty,
  Refusal,
  bundledPlans,
  compileMappings,
  compileExpression,
  readDocument,
  readingTree,
}
const { layout, mapping, parsed } = fixtureOf(100, 12)
const mapper = createMapper({ mappings: [mapping], bundled: false })

describe.each(peersOf(library, layout, mapping))('$name', ({ peer }) => {
  test('gives the data of the mapping, and leaves the document as it is', async () => {
    for (const document of parsed) {
      const before = JSON.stringify(document)
      expect(dataText(await peer(document))).toBe(dataText(mapper.mapTranscript(document).data))
      expect(JSON.stringify(document)).toBe(before)
    }
  })
})

test('the hand-written mapping with an account lists the lines that the mapping leaves unmapped', () => {
  const map = handWrittenAccount(layout, readersOf(library))
  for (const document of parsed) {
    const { data, unmapped } = mapper.mapTranscript(document)
    const byHand = map(document)
    expect(byHand.unmapped).toEqual(unmapped)
    expect(dataText(byHand.data)).toBe(dataText(data))
  }
})

test('the evaluator alone gives the data of the mapping', () => {
  const evaluate = evaluatorAlone(library, mapping, parsed, readersOf(library))
  for (const [index, document] of parsed.entries())
    expect(dataText(evaluate(index))).toBe(dataText(mapper.mapTranscript(document).data))
})

describe('the same data', () => {
  test('is distinguished from other data: another amount, another field, a field more, null', () => {
    const texts = [
      { a: new Decimal('1.5') },
      { a: new Decimal('1.51') },
      { b: new Decimal('1.5') },
      { a: null },
      {},
    ]
    expect(new Set(texts.map(dataText)).size).toBe(texts.length)
    expect(dataText({ a: new Decimal('1.5') })).not.toBe(dataText({ a: '1.5' }))
  })

  test('is the same whatever the order of keys and the setting of decimal.js', () => {
    const Other = Decimal.clone({ precision: 40 })
    expect(dataText({ a: new Other('1.50'), b: '2020-01-02' })).toBe(
      dataText({ b: '2020-01-02', a: new Decimal('1.5') }),
    )
  })
})
