/** A bundle holds what its program names, and little else. Needs a finished build. */
import { describe, expect, test } from 'vitest'
import { bundle, bundleSize, imports } from './bundle-sizes.ts'

describe('a bundle', () => {
  test.each(imports)(
    'of $what is no larger than $atMost KB',
    async ({ source, atMost }) => {
      expect(await bundleSize(source)).toBeLessThanOrEqual(atMost)
    },
    60_000,
  )

  test('with one mapping has no line of another, no YAML and no parser of expressions', async () => {
    const source = `export { createMapper } from 'tax-transcript-mapper/engine'
export { actr1040 } from 'tax-transcript-mapper/mappings/actr-1040'`
    const text = new TextDecoder().decode(await bundle(source))
    expect(text).toContain('ACCOUNT BALANCE')
    for (const word of ['EDUCATOR EXPENSES', 'Payer', 'YAMLParseError', 'part: '])
      expect(text).not.toContain(word)
  }, 60_000)

  test('with a mapping of returns has nothing that reads accounts', async () => {
    const source = `export { createMapper } from 'tax-transcript-mapper/engine'
export { retr1040 } from 'tax-transcript-mapper/mappings/retr-1040'`
    const text = new TextDecoder().decode(await bundle(source))
    expect(text).toContain('EDUCATOR EXPENSES')
    for (const word of ['BLOCKED', 'levyBlocked', 'placeOf', 'AMOUNT OF TAX REFUND'])
      expect(text).not.toContain(word)
  }, 60_000)

  test('has no documentation of normalizers, and no text of an expression', async () => {
    const source = "export { mapTranscript } from 'tax-transcript-mapper'"
    const text = new TextDecoder().decode(await bundle(source))
    for (const word of ['summary:', 'examples:', 'a relief, not a levy', '$exists(noDataNotice)'])
      expect(text).not.toContain(word)
  }, 60_000)

  test('of the client has no mapping and nothing that maps', async () => {
    const source = "export { createServiceClient } from 'tax-transcript-mapper/service'"
    const text = new TextDecoder().decode(await bundle(source))
    for (const word of ['ACCOUNT BALANCE', 'Decimal', 'YAMLParseError', 'has no mapping of its own'])
      expect(text).not.toContain(word)
  }, 60_000)
})
