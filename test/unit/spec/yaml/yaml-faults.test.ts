import { describe, expect, test } from 'vitest'
import { readYaml } from '../../../../src/spec/yaml/read-yaml.ts'
import { pointed, reported } from '../../../support/faults.ts'

/** What is reported of a text, without the words that all of them begin with, and the stretch that is pointed at. */
function faults(text: string): readonly string[] {
  const { diagnostics } = readYaml('a.yaml', text)
  const places = pointed(diagnostics, text)
  return reported(diagnostics).map(
    (each, index) => `${each.replace('spec/yaml-syntax The YAML cannot be read: ', '')} <${places[index]}>`,
  )
}

describe('a fault of YAML is reported in words of its own, at the place to edit:', () => {
  const cases: readonly (readonly [string, { text: string; want: readonly string[] }])[] = [
    [
      'a colon in a label',
      {
        text: 'a: B: C\n',
        want: ['1:4 a ": " in text without quotes (put the text in quotes: "B: C") <B: C>'],
      },
    ],
    [
      'a colon at the end of a label',
      {
        text: 'a: B C:\n',
        want: ['1:4 a ": " in text without quotes (put the text in quotes: "B C:") <B C:>'],
      },
    ],
    [
      'a colon in a label in braces',
      {
        text: 'a: { b: C: D, e: f }\n',
        want: ['1:9 a ": " in text without quotes (put the text in quotes: "C: D") <C: D>'],
      },
    ],
    [
      'a colon in a label in brackets',
      {
        text: 'a: [b, C: D: E]\n',
        want: ['1:11 a ": " in text without quotes (put the text in quotes: "D: E") <D: E>'],
      },
    ],
    [
      'a colon and quotes in a label',
      {
        text: 'a: B: "C"\n',
        want: [`1:4 a ": " in text without quotes (put the text in quotes: 'B: "C"') <B: "C">`],
      },
    ],
    [
      'a colon and both kinds of quotes',
      {
        text: `a: B's: "C"\n`,
        want: [
          `1:4 a ": " in text without quotes (put the text in single quotes, each ' in it written twice) <B's: "C">`,
        ],
      },
    ],
    [
      'a comment behind a colon in a label',
      {
        text: 'a: B: C # d\n',
        want: ['1:4 a ": " in text without quotes (put the text in quotes: "B: C") <B: C>'],
      },
    ],
    [
      'an open quote',
      {
        text: 'a: "b\nc: d\n',
        want: ['1:4 a quote that is not closed (close it on the same line, or remove it) <">'],
      },
    ],
    [
      'a line without a colon behind quotes over two lines',
      {
        text: 'a: "b\n  c"\nd\ne: f\n',
        want: ['3:1 a line without ":" (write the name, ":" and its value) <d>'],
      },
    ],
    [
      'a bracket too many behind quotes over two lines',
      { text: 'a: "b\n  c"\nd: ]\n', want: ['3:4 a "]" too many (remove it) <]>'] },
    ],
    [
      'an open bracket before what is no comment',
      { text: 'a: [b#c\n', want: ['1:4 a "[" that is not closed (close it with "]") <[>'] },
    ],
    [
      'text behind quotes over two lines',
      {
        text: 'a: "b\n  c" d\n',
        want: [
          '1:4 a quote that is not closed (close it on the same line, or remove it) <">',
          '2:3 spec/not-checked-further Line 2 was not checked (fix the other fault first) <c>',
        ],
      },
    ],
    [
      'an open quote before others',
      {
        text: 'a:\n  b: "c\n  d: "e"\n',
        want: ['2:6 a quote that is not closed (close it on the same line, or remove it) <">'],
      },
    ],
    [
      'an open brace',
      { text: 'a: { b: c\nd: e\n', want: ['1:4 a "{" that is not closed (close it with "}") <{>'] },
    ],
    [
      'an open bracket',
      { text: 'a: [b, c\nd: e\n', want: ['1:4 a "[" that is not closed (close it with "]") <[>'] },
    ],
    [
      'an open brace, by a number sign',
      {
        text: 'a: { b: c #1 }\nd: e\n',
        want: [
          '1:4 a "{" that is not closed (put text that contains " #" in quotes: " #" begins a comment) <{>',
        ],
      },
    ],
    ['a brace too many', { text: 'a: { b: c }}\nd: e\n', want: ['1:12 a "}" too many (remove it) <}>'] }],
    ['two commas', { text: 'a: [b,, c]\n', want: ['1:7 a "," too many (remove it) <,>'] }],
    [
      'a missing comma',
      {
        text: 'a: [ "b" "c" ]\n',
        want: ['1:10 a comma is missing (separate the items in brackets with commas) <">'],
      },
    ],
    [
      'text behind a quote',
      {
        text: 'a: "b" c\n',
        want: [`1:8 text after a closing quote (put the whole text in one pair of quotes: '"b" c') <c>`],
      },
    ],
    [
      'a bracket in text in braces',
      {
        text: 'a: { b: c[d = "e"].f, g: h }\ni: j\n',
        want: [`1:10 a "[" in text without quotes (put the text in quotes: 'c[d = "e"].f') <[>`],
      },
    ],
    [
      'text behind a bracket',
      {
        text: 'a: [b] c\n',
        want: ['1:8 text after a closing bracket (put the whole text in quotes) <c>'],
      },
    ],
    [
      'an apostrophe in quotes',
      {
        text: "a: 'b's'\n",
        want: [`1:7 text after a closing quote (put the whole text in one pair of quotes: "b's") <s'>`],
      },
    ],
    [
      'a line without a colon',
      {
        text: 'a: b\nc\n',
        want: ['2:1 a line without ":" (write the name, ":" and its value) <c>'],
      },
    ],
    [
      'a line without a colon at the beginning',
      {
        text: 'c\na: b\n',
        want: ['1:1 a line without ":" (write the name, ":" and its value) <c>'],
      },
    ],
    [
      'a list behind its key',
      {
        text: 'a: - b\n',
        want: [
          '1:4 a list that begins on the line of its key (write [A, B], or each "- " on its own line) <->',
        ],
      },
    ],
    [
      'a text that begins with an at sign',
      { text: 'a: @b c\n', want: ['1:4 text that begins with @ (put the text in quotes: "@b c") <@>'] },
    ],
    [
      'a text that begins with a per cent sign',
      { text: 'a: %b\n', want: ['1:4 text that begins with % (put the text in quotes: "%b") <%>'] },
    ],
    [
      'a backslash in double quotes',
      {
        text: 'a: "b\\s"\n',
        want: [`1:6 a backslash in double quotes (use single quotes: 'like this') <\\>`],
      },
    ],
    [
      'a key that is a list',
      { text: '? [a]\n: b\n', want: ['1:3 a key that is not plain text (write one word as the key) <[>'] },
    ],
    [
      'a second document',
      {
        text: 'a: b\n---\nc: d\n',
        want: [
          '2:1 a second document begins here (move what follows into its own file) <--->',
          '3:1 spec/not-checked-further Line 3 was not checked (fix the other fault first) <c>',
        ],
      },
    ],
    [
      'a second document behind the end of the first',
      {
        text: 'a: b\n...\nc: d\ne: f\n',
        want: [
          '2:1 a second document begins here (move what follows into its own file) <...>',
          '3:1 spec/not-checked-further Lines 3 to 4 were not checked (fix the other fault first) <c>',
        ],
      },
    ],
    [
      'a second document behind two marks',
      {
        text: '---\na: b\n...\n---\nc: d\n',
        want: [
          '4:1 a second document begins here (move what follows into its own file) <--->',
          '5:1 spec/not-checked-further Line 5 was not checked (fix the other fault first) <c>',
        ],
      },
    ],
    [
      'a path of texts in quotes',
      {
        text: 'a: "b" > "c d"\ne: F: G\nh: i\n',
        want: [
          '1:8 text after a closing quote (put the whole text in one pair of quotes: "b > c d") <>>',
          '2:4 a ": " in text without quotes (put the text in quotes: "F: G") <F: G>',
        ],
      },
    ],
    [
      'a directive',
      { text: '%YAML 1.1\n---\na: b\n', want: ['1:1 a directive (remove the line) <%YAML 1.1>'] },
    ],
    [
      'an indentation one too small',
      {
        text: 'a:\n    b: c\n   d: e\n',
        want: [
          '3:4 spec/bad-indent The indentation does not fit the lines around it (indent it to column 5, like the line above) <d>',
        ],
      },
    ],
    [
      'an indentation far too small',
      {
        text: 'a:\n      b: c\n   d: e\n',
        want: [
          '3:4 spec/bad-indent The indentation does not fit the lines around it (align it with the lines it belongs to, two spaces per level) <d>',
        ],
      },
    ],
    [
      'an indentation too large',
      {
        text: 'a:\n  b: c\n   d: e\n',
        want: [
          '3:4 spec/bad-indent The indentation does not fit the lines around it (indent it to column 3, like the line above) <d>',
        ],
      },
    ],
    [
      'an indentation below a comment',
      {
        text: 'a:\n    b: c\n# d\n   e: f\n',
        want: [
          '4:4 spec/bad-indent The indentation does not fit the lines around it (indent it to column 5, like the line above) <e>',
        ],
      },
    ],
    [
      'a tab',
      {
        text: 'a:\n\tb: c\n',
        want: ['2:1 spec/tab A tab is used for indentation (indent each level by two spaces) <\t>'],
      },
    ],
    [
      'a tab behind blanks',
      {
        text: 'a:\n  \tb: c\n',
        want: ['2:3 spec/tab A tab is used for indentation (indent each level by two spaces) <\t>'],
      },
    ],
    [
      'an unknown tag',
      {
        text: 'a: !b { c: d }\n',
        want: ['1:4 spec/tag Tag "!b" is not part of the mapping language (remove it) <!b>'],
      },
    ],
    [
      'an expression that begins with the mark of a tag',
      {
        text: 'a: { derive: !b.value, c: d }\n',
        want: [
          '1:14 spec/tag Tag "!b.value" is not part of the mapping language (put the text in quotes: "!b.value") <!b.value>',
        ],
      },
    ],
    [
      'two tags',
      {
        text: 'a: !b !c d\n',
        want: ['1:7 spec/tag Tag "!c" is not part of the mapping language (remove it) <!c>'],
      },
    ],
    [
      'a star alone',
      {
        text: 'a: *\n',
        want: [
          '1:4 spec/alias Anchors and aliases are not part of the mapping language (put it in quotes: "*") <*>',
        ],
      },
    ],
    [
      'a star alone in braces',
      {
        text: 'a: { b: * }\n',
        want: [
          '1:9 spec/alias Anchors and aliases are not part of the mapping language (put it in quotes: "*") <*>',
        ],
      },
    ],
  ]
  test.each(cases)('%s', (_, { text, want }) => {
    expect(faults(text)).toEqual(want)
  })

  test('also with the line ends of Windows', () => {
    expect(faults('a: B: C\r\nd: e\r\n')).toEqual([
      '1:4 a ": " in text without quotes (put the text in quotes: "B: C") <B: C>',
    ])
  })
})

describe('several faults', () => {
  test('are all reported, one for each line', () => {
    expect(faults('a: B: C\nd: e\nf: G: H\n')).toHaveLength(2)
  })

  test('behind an open quote are reported, and not its echo', () => {
    expect(faults('a: "b\nc: D: E\nf: {\ng: "h"\n')).toEqual([
      '1:4 a quote that is not closed (close it on the same line, or remove it) <">',
      '2:4 a ": " in text without quotes (put the text in quotes: "D: E") <D: E>',
      '3:4 a "{" that is not closed (close it with "}") <{>',
    ])
  })

  test('are a hundred at most', () => {
    expect(faults('a: B: C\n'.repeat(5000)).length).toBeLessThanOrEqual(100)
  })
})

describe('an expression that is to be put in quotes ends', () => {
  test.each([
    ['at the end of its line', 'fields:\n  a:\n    derive: "x" & y\n', `'"x" & y'`],
    ['in front of the next key', 'fields:\n  a: { derive: "x" & y, as: text }\n', `'"x" & y'`],
    ['at the brace behind it', 'fields:\n  a: { as: text, derive: "x" & y }\n', `'"x" & y'`],
    ['at the first of several', 'fields: { a: { as: text, derive: "x" & y }  }  \n', `'"x" & y'`],
    ['behind its own brackets', 'fields:\n  a: { derive: "x" & b[c = (1)] }\t\n', `'"x" & b[c = (1)]'`],
    ['behind a brace in quotes', 'fields:\n  a: { derive: "}" & y }\n', `'"}" & y'`],
    ['where nothing ends it', 'fields:\n  a: { derive: "x" & y\n', `'"x" & y'`],
  ])('%s', (_, text, quoted) => {
    const { diagnostics } = readYaml('a.yaml', text)
    expect(diagnostics.map(({ hint }) => hint)).toContain(`put the text in quotes: ${quoted}`)
  })
})
