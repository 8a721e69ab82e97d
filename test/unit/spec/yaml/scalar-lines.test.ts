import { describe, expect, test } from 'vitest'
import { entryOf, type ScalarNode } from '../../../../src/spec/spanned-node.ts'
import { readYaml } from '../../../../src/spec/yaml/read-yaml.ts'

/** The scalar under `a`. */
function scalar(text: string): ScalarNode {
  const { node, diagnostics } = readYaml('a.yaml', text)
  const value = node === undefined ? undefined : entryOf(node, 'a')?.value
  if (value?.kind !== 'scalar') throw new Error(`no scalar: ${JSON.stringify(diagnostics)}`)
  return value
}

/** Each line of the scalar: where its text begins in the value and in the file, and the text there. */
function lines(text: string): readonly string[] {
  return scalar(text).lines.map(({ start, span }) => {
    return `${start} at ${span.line}:${span.column} ${text.slice(span.offset, span.offset + span.length)}`
  })
}

describe('the lines of a scalar', () => {
  test.each([
    ['on one line', 'a: bc d\n', ['0 at 1:4 bc d']],
    ['in double quotes', 'a: "bc d"\n', ['0 at 1:5 bc d']],
    ['in single quotes', "a: 'bc d'\n", ['0 at 1:5 bc d']],
    ['with a comment behind it', 'a: bc # d\n', ['0 at 1:4 bc']],
    ['in braces', 'x: 1\na: bc\n', ['0 at 2:4 bc']],
    ['on two lines', 'a: bc\n  de\n', ['0 at 1:4 bc', '3 at 2:3 de']],
    ['on the line below', 'a:\n  bc\n  de\n', ['0 at 2:3 bc', '3 at 3:3 de']],
    ['in quotes on two lines', 'a: "bc\n  de"\n', ['0 at 1:5 bc', '3 at 2:3 de']],
    ['with blanks around them on two lines', 'a: bc  \n     de  \n', ['0 at 1:4 bc', '3 at 2:6 de']],
    ['in quotes with blanks at their ends', 'a: "  bc  \n   de  "\n', ['0 at 1:5   bc', '5 at 2:4 de  ']],
    ['in a block that begins with an empty line', 'a: |\n\n  bc\n', ['0 at 2:1 \n', '1 at 3:3 bc']],
    ['in a block of lines', 'a: |\n  bc\n  de\n', ['0 at 2:3 bc', '3 at 3:3 de']],
    ['in a block with deeper lines', 'a: |\n  bc(\n    de)\n', ['0 at 2:3 bc(', '4 at 3:3   de)']],
    ['in a block with an empty line', 'a: |\n  bc\n\n  de\n', ['0 at 2:3 bc', '3 at 3:1 \n', '4 at 4:3 de']],
    ['in a block that drops its last line end', 'a: |-\n  bc\n', ['0 at 2:3 bc']],
    ['in a block that keeps its line ends', 'a: |+\n  bc\n\n', ['0 at 2:3 bc']],
    [
      'in a folded block with deeper lines',
      'a: >\n  b\n    c\n  d\n',
      ['0 at 2:3 b', '2 at 3:3   c', '6 at 4:3 d'],
    ],
    ['in a folded block', 'a: >\n  bc\n  de\n', ['0 at 2:3 bc', '3 at 3:3 de']],
    ['with the line ends of Windows', 'a: |\r\n  bc\r\n  de\r\n', ['0 at 2:3 bc', '3 at 3:3 de']],
  ])('%s are where they stand', (_, text, want) => {
    expect(lines(text)).toEqual(want)
  })

  test.each([
    ['escapes', 'a: "b\\tc"\n'],
    ['doubled quotes', "a: 'b''c'\n"],
    ['an empty line in a folded text', 'a: b\n\n  c\n'],
    ['a number', 'a: 12\n'],
  ])('are none where the text is not there letter for letter: %s', (_, text) => {
    expect(lines(text)).toEqual([])
  })

  test('give each character of the text its place', () => {
    const text = 'a: |\n  $addMoney(\n\n    b.c,\n    d)\n'
    const { value, lines: found } = scalar(text)
    expect(found).toHaveLength(4)
    for (const { start, span } of found) {
      const written = text.slice(span.offset, span.offset + span.length)
      expect(
        String(value)
          .slice(start)
          .startsWith(text.charAt(span.offset - 1) === '\n' ? '\n' : written),
      ).toBe(true)
    }
  })
})
