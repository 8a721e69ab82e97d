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

  test('of the client has no mapping and nothing that maps', async () => {
    const source = "export { createServiceClient } from 'tax-transcript-mapper/service'"
    const text = new TextDecoder().decode(await bundle(source))
    for (const word of ['ACCOUNT BALANCE', 'Decimal', 'YAMLParseError']) expect(text).not.toContain(word)
  }, 60_000)
})
