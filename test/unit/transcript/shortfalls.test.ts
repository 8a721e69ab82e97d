/** What falls short is found without the receipts of everything else; both must tell the same. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../../src/mapper/map-transcript.ts'
import { goldens } from '../../support/goldens.ts'

/** A copy of a document in which one amount, the one at the place, cannot be read. */
function spoilt(document: unknown, place: number): unknown {
  const copy: unknown = structuredClone(document)
  const amounts: (() => void)[] = []
  const waiting: unknown[] = [copy]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (typeof at !== 'object' || at === null) continue
    for (const [key, value] of Object.entries(at)) {
      if (typeof value === 'object' && value !== null) waiting.push(value)
      else if (/^-?\$[\d,]+\.\d\d$/.test(String(value)))
        amounts.push(() => {
          Reflect.set(at, key, '$1,23.4')
        })
    }
  }
  amounts[place % Math.max(1, amounts.length)]?.()
  return copy
}

describe('refused texts', () => {
  test.each(goldens())('of $name are those of its receipts', ({ text }) => {
    for (const place of [0, 7, 31]) {
      const result = mapTranscript(spoilt(JSON.parse(text), place))
      const told = result.issues.filter(each => each.code === 'value/refused').map(each => each.path)
      const derived = new Set(result.lineage().flatMap(each => (each.normalizer === null ? [each.path] : [])))
      const invalid = result
        .lineage()
        .filter(each => each.state === 'invalid' && each.sources.length > 0 && !derived.has(each.path))
      expect(told).toEqual(invalid.map(each => each.path))
    }
  })
})
