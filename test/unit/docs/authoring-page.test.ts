/** The goldens in docs/authoring.md: each mapping gives of its transcript what the golden beside it expects. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { changeLines } from '../../../src/authoring/golden/change-lines.ts'
import { compareGolden } from '../../../src/authoring/golden/compare-golden.ts'
import { readExpected } from '../../../src/authoring/golden/read-expected.ts'
import { createMapper } from '../../../src/mapper/create-mapper.ts'

const page = readFileSync(resolve(import.meta.dirname, '../../../docs/authoring.md'), 'utf8')

/** The fenced blocks that follow the mark of a golden: mapping, transcript, expectation, and what is drawn of a difference. */
function blocksOf(name: string): readonly string[] {
  const after = page.split(`<!-- golden: ${name} -->`)[1] ?? ''
  return [...after.matchAll(/^```(\w*)\n([\s\S]*?)^```/gm)]
    .filter(([, language]) => language !== 'sh')
    .map(([, , text = '']) => text)
}

const [mapping = '', transcript = '', golden = '', drawn = ''] = blocksOf('wages')

test('the golden on the page agrees with the mapping and the transcript above it', () => {
  const { expectation, diagnostics } = readExpected(golden, 'expected.yaml')
  expect(diagnostics).toEqual([])
  const mapper = createMapper({ mappings: [mapping], bundled: false })
  expect(expectation && compareGolden(expectation, mapper.mapTranscript(transcript))).toEqual([])
})

test('the difference on the page is drawn as it is', () => {
  const { expectation } = readExpected(golden, 'expected.yaml')
  const mapper = createMapper({
    mappings: [{ name: 'mappings/acme-1040.yaml', text: mapping }],
    bundled: false,
  })
  const result = mapper.mapTranscript(transcript.replace('$61,300.00', '$6,130.00'))
  const changes = expectation === undefined ? [] : compareGolden(expectation, result)
  const lines = changes.flatMap(change => changeLines(change, 'goldens/wages', (_, each) => each))
  expect(drawn).toBe(
    ['goldens/wages: 1 difference, written to goldens/wages/expected.new.yaml', ...lines, ''].join('\n'),
  )
})
