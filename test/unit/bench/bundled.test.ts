/** The transcripts that the bundled mappings are measured on: whole, of every mapping with a sample, with the faults they are to have. */
import { expect, test } from 'vitest'
import { bundledPlans } from '../../../src/catalog/plans.gen.ts'
import { createMapper, mapTranscript } from '../../../src/index.ts'
import { bundledVariants } from '../../bench/documents/bundled.ts'

const sets = bundledVariants({ createMapper, mapTranscript })

test('every bundled mapping has transcripts', () => {
  expect(sets.map(({ mapping }) => mapping)).toEqual(
    bundledPlans()
      .map(({ id }) => id)
      .sort(),
  )
})

test.each(sets)('those of $mapping are read by it, with the faults they are to have', set => {
  for (const [index, text] of set.texts.entries()) {
    const clean = mapTranscript(text)
    expect(clean.mapping.id).toBe(set.mapping)
    expect(text.length >= 2048 || !set.isLong).toBe(true)
    const refused = mapTranscript(set.unreadable[index]).issues.filter(each => each.code === 'value/refused')
    // The general mapping of returns carries sections over whole, and reads no amount.
    if (set.mapping !== 'retr-general')
      expect(refused.length).toBeGreaterThan(
        clean.issues.filter(each => each.code === 'value/refused').length,
      )
    expect(mapTranscript(set.unmapped[index]).unmapped).toHaveLength(clean.unmapped.length + 5)
  }
})
