import { describe, expect, test } from 'vitest'
import { readSpec } from '../../../../src/spec/read-spec.ts'
import { reported } from '../../../support/faults.ts'

const head = 'id: sample\ntitle: Sample\nversion: "1.0.0"\nmatch: { type: ACTR }\n'

function faults(text: string): readonly string[] {
  return reported(readSpec('a.yaml', text).diagnostics).map(each => each.replace('spec/wrong-type ', ''))
}

describe('a value of the wrong kind: ', () => {
  const field = (text: string): string => `${head}fields: { a: ${text} }\n`
  const cases: readonly (readonly [string, { text: string; want: readonly string[] }])[] = [
    [
      'a number for a version',
      {
        text: `${head.replace('"1.0.0"', '1.0')}use: []\n`,
        want: ['3:10 "version" is not text (write it in quotes: "1.0.0")'],
      },
    ],
    [
      'a number for a form',
      {
        text: `${head.replace('ACTR', 'ACTR, form: [1040]')}use: []\n`,
        want: ['4:29 An item of "form" is not text (put it in quotes: "1040")'],
      },
    ],
    [
      'a number for a list of forms',
      {
        text: `${head.replace('ACTR', 'ACTR, form: 1040')}use: []\n`,
        want: ['4:28 "form" is not a list (write a list: ["1040"])'],
      },
    ],
    [
      'a quoted form for a list of forms',
      {
        text: `${head.replace('ACTR', 'ACTR, form: "1040"')}use: []\n`,
        want: ['4:28 "form" is not a list (write a list: ["1040"])'],
      },
    ],
    [
      'a word for a list of parts',
      { text: `${head}use: header\n`, want: ['5:6 "use" is not a list (write a list: [header])'] },
    ],
    [
      'a word for match',
      {
        text: `${head.replace('{ type: ACTR }', 'ACTR')}use: []\n`,
        want: ['4:8 "match" is not a group of keys (write its keys below it, indented)'],
      },
    ],
    [
      'nothing for match',
      {
        text: `${head.replace(' { type: ACTR }', '')}use: []\n`,
        want: ['4:1 "match" is not a group of keys (write its keys below it, indented)'],
      },
    ],
    [
      'nothing for a title',
      {
        text: `${head.replace(' Sample', '')}use: []\n`,
        want: ['2:1 "title" is not text (write something behind ":", or remove the line)'],
      },
    ],
    [
      'a group for a list',
      {
        text: `${head}use: []\nignore:\n  path: A\n`,
        want: ['6:1 "ignore" is not a list (make it a list: begin each entry with "- ")'],
      },
    ],
    [
      'a group in braces for a list',
      {
        text: `${head}use: []\nignore: { path: A }\n`,
        want: ['6:1 "ignore" is not a list (make it a list: put [ and ] around it)'],
      },
    ],
    [
      'a list for a group',
      {
        text: `${head}fields: [a]\n`,
        want: ['5:1 "fields" is not a group of keys (remove the "- " or the brackets)'],
      },
    ],
    [
      'a label for a field',
      {
        text: field('TOTAL WAGES'),
        want: [
          '5:14 Field "a" is not a group of keys (write what it is read from and how: { from: TOTAL WAGES, as: text })',
        ],
      },
    ],
    [
      'a label with a comma for a field',
      {
        text: `${head}fields:\n  a: WAGES, TIPS\n`,
        want: [
          '6:6 Field "a" is not a group of keys (write what it is read from and how: { from: "WAGES, TIPS", as: text })',
        ],
      },
    ],
    [
      'a quoted label for a field',
      {
        text: field('"TOTAL WAGES"'),
        want: [
          '5:14 Field "a" is not a group of keys (write what it is read from and how: { from: "TOTAL WAGES", as: text })',
        ],
      },
    ],
    [
      'a number for a field',
      {
        text: field('12'),
        want: [
          '5:14 Field "a" is not a group of keys (write what it is read from and how: { from: "12", as: text })',
        ],
      },
    ],
    [
      'nothing for a field',
      {
        text: `${head}fields:\n  a:\n`,
        want: [
          '6:3 Field "a" is not a group of keys (add "from:" with the label it is read from, indented below it)',
        ],
      },
    ],
    [
      'a glued key for a field',
      {
        text: `${head}fields:\n  a:\n    from:A\n`,
        want: ['7:5 Field "a" is not a group of keys (write a blank behind ":")'],
      },
    ],
    [
      'a number for a label',
      {
        text: field('{ from: 1040, as: text }'),
        want: ['5:22 "from" is not text or a list (put it in quotes: "1040")'],
      },
    ],
    [
      'a number with a zero before it',
      {
        text: field('{ each: A, where: { CODE: 07 }, fields: {} }'),
        want: ['5:40 Label "CODE" is not text or a list (put it in quotes: "07")'],
      },
    ],
    [
      'true for a text of a table',
      {
        text: field('{ from: A, as: flag, yes: true }'),
        want: ['5:40 "yes" is not text or a list (put it in quotes: "true")'],
      },
    ],
    [
      'a number in a table',
      {
        text: field('{ from: A, as: oneOf, values: { one: 1 } }'),
        want: ['5:51 Word "one" is not text or a list (put it in quotes: "1")'],
      },
    ],
    [
      'a list for a text',
      { text: field('{ from: A, as: [text] }'), want: ['5:25 "as" is not text (write one text)'] },
    ],
    [
      'yes for true',
      {
        text: field('{ from: A, as: text, required: yes }'),
        want: ['5:45 "required" is not true or false (write true)'],
      },
    ],
    [
      'a text for true or false',
      {
        text: field('{ from: A, as: text, required: "no" }'),
        want: ['5:45 "required" is not true or false (write true, or remove the line)'],
      },
    ],
    [
      'a number for an alternative',
      {
        text: field('{ from: [1040], as: text }'),
        want: ['5:23 An alternative of "from" is not text or a group of keys (put it in quotes: "1040")'],
      },
    ],
  ]
  test.each(cases)('%s', (_, { text, want }) => {
    expect(faults(text)).toEqual(want)
  })
})
