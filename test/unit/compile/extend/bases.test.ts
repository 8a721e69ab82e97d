import { describe, expect, test } from 'vitest'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'

/** What is reported of mappings that extend one another, by their files; the first has the id `m0`. */
function found(...bodies: readonly string[]): readonly string[] {
  const files = bodies.map((body, index) => ({
    name: `${index}.yaml`,
    text: `id: m${index}\ntitle: M\nversion: "1.0.0"\n${body}\n`,
  }))
  return compileMappings(files).diagnostics.map(
    ({ span, code, message, hint }) =>
      `${span.file}:${span.line}:${span.column} ${code} ${message} (${hint})`,
  )
}

const whole = 'match: { type: RETR, form: ["1040"] }\nfields: {}'

describe('mappings that extend one another', () => {
  test('in a circle are each told of it; who leads into it is not', () => {
    expect(found('extends: m1', 'extends: m2', 'extends: m1')).toEqual([
      '1.yaml:4:10 spec/circular-extends Mapping extends itself: m1 > m2 > m1 (remove one of these lines)',
      '2.yaml:4:10 spec/circular-extends Mapping extends itself: m2 > m1 > m2 (remove one of these lines)',
    ])
  })

  test('and one that extends itself is told to have its own id', () => {
    expect(found('extends: m0')).toEqual([
      '0.yaml:4:10 spec/circular-extends Mapping extends itself: m0 > m0 (give this mapping its own id)',
    ])
  })

  test('are ten at most behind one', () => {
    const chain = (length: number): readonly string[] => [
      ...Array.from({ length }, (_, index) => `extends: m${index + 1}`),
      whole,
    ]
    expect(found(...chain(10))).toEqual([])
    expect(found(...chain(11))).toEqual([
      expect.stringMatching(
        /^0\.yaml:4:10 spec\/too-large .*10 mappings that extend one another.* \(extend one of the mappings further up\)$/,
      ),
    ])
  })

  test('of which one is not there: its own id, which is near, cannot be meant', () => {
    expect(found('extends: m10', whole)).toEqual([expect.stringContaining('(did you mean "m1"?)')])
  })

  test('of which one is not there: only who names it is told', () => {
    expect(found('extends: m1', 'extends: nowhere')).toEqual([
      '1.yaml:4:10 spec/unknown-base Unknown mapping "nowhere" to extend (the pages in node_modules/tax-transcript-mapper/docs/mappings are named by the ids of the bundled mappings; give the file of one of your own along)',
    ])
  })
})
