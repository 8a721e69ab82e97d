/** Slips of a line that YAML takes for something else: each is one fault, with the edit that is meant. */
import { describe, expect, test } from 'vitest'
import { readSpec } from '../../../../src/spec/read-spec.ts'

const head = 'id: mine\ntitle: Mine\nversion: "1.0.0"\nmatch: { type: RETR, form: ["1040"] }\nfields:\n'

/** What is wrong with these fields: the column, the hint, and what an edit gives. */
function slipsOf(fields: string): readonly string[] {
  const text = head + fields
  return readSpec('mine.yaml', text).diagnostics.map(({ span, hint, fix }) => {
    const at = `${span.line - 5}:${span.column} ${hint}`
    if (fix === undefined) return at
    const { offset, length } = fix.span
    const made = text.slice(head.length, offset) + fix.replacement + text.slice(offset + length)
    return `${at} => ${made.trimEnd()}${fix.safe ? '' : ' (not safe)'}`
  })
}

describe('a slip of a line', () => {
  test.each([
    [
      '  a:\n    from: | WAGES\n    as: money\n',
      '2:11 remove "|", or write the text on the lines below it, indented => a:\n    from: WAGES\n    as: money (not safe)',
    ],
    [
      '  a:\n    from: ? WAGES\n    as: money\n',
      '2:11 put the text in quotes: "? WAGES" => a:\n    from: \'? WAGES\'\n    as: money',
    ],
    [
      '  a: { from: ? WAGES, as: money }\n',
      `1:14 put the text in quotes: "? WAGES" => a: { from: '? WAGES', as: money }`,
    ],
    ['  a：{ from: X, as: money }\n', '1:4 write ":" => a: { from: X, as: money }'],
    ['  a: { from： X, as: money }\n', '1:8 write ":" behind "from" => a: { from: X, as: money }'],
    ['  a: { from: X， as: money }\n', '1:15 write "," => a: { from: X, as: money }'],
    ['  a = { from: X, as: money }\n', '1:4 write ":" in place of "=" => a: { from: X, as: money }'],
    ['  a: { from = X, as: money }\n', '1:8 write ":" behind "from" => a: { from: X, as: money }'],
    ['  a: { from: X, as: money },\n', '1:28 remove it => a: { from: X, as: money }'],
    ['  a: { from: X, as: money };\n', '1:28 remove it => a: { from: X, as: money }'],
    ['  a: { from: X, as: money } // x\n', '1:29 begin it with " #" => a: { from: X, as: money } # x'],
    ['  a: { from: X, as: money }// x\n', '1:28 begin it with " #" => a: { from: X, as: money } # x'],
    ['  a: { from: X, as: money }# x\n', '1:28 put a blank before "#" => a: { from: X, as: money } # x'],
    [
      '  a: { from: SECTION_FILING: A: B, as: money }\n',
      '1:14 write " > " in place of each colon that is no part of a label => a: { from: SECTION_FILING > A > B, as: money } (not safe)',
    ],
    [
      '  a: { from: SECTION_FILING: A, as: money }\n',
      '1:14 write SECTION_FILING > A => a: { from: SECTION_FILING > A, as: money }',
    ],
    [
      '  a: { from: "WAGES［A］", as: money, about: x },\n',
      '1:47 remove it => a: { from: "WAGES［A］", as: money, about: x }',
    ],
    [
      '  a: { from: X, as: money, about: see［1］ } // note［1］\n',
      '1:44 begin it with " #" => a: { from: X, as: money, about: see［1］ } # note［1］',
    ],
    ['  a: ｛ from: X, as: money }\n', '1:6 write "{" => a: { from: X, as: money }'],
    ['  a:\n    from: #WAGES\n    as: money\n', '2:5 put the text in quotes: "#WAGES"'],
    [
      '  a:\n    from: # WAGES\n    as: money\n',
      '2:5 write something behind ":"; what begins with "#" is a comment, unless it is in quotes',
    ],
    ['  a: { from: {WAGES}, as: money }\n', '1:8 remove the braces'],
    ['  a: { from: {TOTAL WAGES, TIPS}, as: money }\n', '1:8 write a list: [TOTAL WAGES, TIPS]'],
    ['  a: [X, money]\n', '1:3 write what it is read from and how: { from: LABEL, as: text }'],
    ['  a: { from: X, as: flag, yes: [null] }\n', '1:33 put it in quotes: "null"'],
    ['  a: { from: X, as: flag, yes: [~] }\n', '1:33 put it in quotes: "~"'],
    ['  // a: { from: X, as: money }\n', '1:3 begin a comment with "#"'],
  ])('%s is told once', (fields, want) => {
    expect(slipsOf(fields)).toEqual([want.replace('=> a', '=>   a')])
  })

  test.each([
    ['  a: { from: X, as: money, about: "：［note］" ]\n'],
    ['  a: { from: X, as: money, about: see［1］ ]\n'],
    ["  a: { from: X, as: money, about: '{b： c， d: e' ]\n"],
    ['  a: { from: X, as: money ] # see ［1］, b： c\n'],
    ['  a: { from: X, as: money, about: ［note］ ]\n'],
    ['  about: see A， note: x\n'],
    ['  a: { from: X, as: money, about: see A， B: x }\n'],
    ['  a: { from: X, as: money, about: see A, B： x ]\n'],
  ])('%s: wide marks in a text are never mended', fields => {
    const made = slipsOf(fields).filter(each => each.includes(' => ') && !each.endsWith('(not safe)'))
    const marksIn = (text: string): string => text.replace(/[^：，｛｝［］]/g, '')
    expect(made.filter(each => marksIn(each.split(' => ')[1] ?? '') !== marksIn(fields))).toEqual([])
  })

  test('is none where the marks are meant', () => {
    expect(slipsOf('  a: # the one\n    from: X\n    as: money\n')).toEqual([])
    expect(slipsOf('  a:\n    derive: >\n      $orZero(b)\n    as: money\n')).toEqual([])
    expect(slipsOf('  a: { from: "X， Y： Z", as: money }\n')).toEqual([])
    expect(slipsOf('  a: { from: X ？, as: money }\n')).toEqual([])
  })
})
