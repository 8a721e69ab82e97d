/** The bundled mappings mean the same in either notation of their paths. */
import { expect, test } from 'vitest'
import { compileMappings } from '../../src/compile/compile-mappings.ts'
import { mappingFiles } from '../../src/generate/generated-files.ts'
import { projectRoot } from '../support/goldens.ts'
import { inNotation, type Notation } from '../support/path-notations.ts'
import { plans } from '../support/plans.ts'

const sources = mappingFiles(projectRoot)
const hashes = plans()
  .map(({ id, hash }) => `${id} ${hash}`)
  .sort()

test.each<Notation>(['dots', 'arrows'])(
  'the hashes of the catalogue are those of its paths with %s',
  notation => {
    const written = sources.map(({ name, text }) => ({ name, text: inNotation(text, notation) }))
    const compiled = compileMappings(written)
    expect(compiled.diagnostics).toEqual([])
    expect(compiled.plans.map(({ id, hash }) => `${id} ${hash}`).sort()).toEqual(hashes)
  },
)

test('the catalogue has paths that the two notations write in two ways', () => {
  const texts = sources.map(({ text }) => text)
  expect(
    texts.filter(text => inNotation(text, 'dots') !== inNotation(text, 'arrows')).length,
  ).toBeGreaterThan(50)
})
