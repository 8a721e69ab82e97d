import { expect, test } from 'vitest'
import { gluedKey } from '../../../../src/spec/yaml/glued-key.ts'

test.each([
  ['title:Income', 'title', 'no blank behind "title:"', 'title:'],
  ['  wages:{ from: A }', 'wages', 'no blank behind "wages:"', 'wages:'],
  ['  - wages { from: A }', 'wages', 'no ":" behind "wages"', 'wages '],
])('%s runs into its value', (line, name, problem, text) => {
  const found = gluedKey(line)
  expect([found?.name, found?.problem, line.slice(found?.from, found?.to)]).toEqual([name, problem, text])
})

test.each(['title: Income', 'wages:', 'https://example.test', 'SECTION_FILING > A', '{ from: A }', '"a":b'])(
  '%s does not',
  line => {
    expect(gluedKey(line)).toBeUndefined()
  },
)
