import { describe, expect, test } from 'vitest'
import { readSpec } from '../../../../src/spec/read-spec.ts'
import { reported } from '../../../support/faults.ts'

const head = 'id: sample\ntitle: Sample\nversion: "1.0.0"\nmatch: { type: ACTR }\n'

describe('the head', () => {
  const whole = `${head}fields: {}\n`
  test.each([
    [
      'of a mapping may not lack its id',
      whole.replace('id: sample\n', ''),
      ['1:1 spec/missing-key Key "id" is missing in the mapping (add a line such as id: actr-1040)'],
    ],
    [
      'of a mapping may not lack its match',
      whole.replace('match: { type: ACTR }\n', ''),
      [
        '1:1 spec/missing-key Key "match" is missing in the mapping (add a line such as match: { type: ACTR, form: ["1040"] })',
      ],
    ],
    [
      'of a mapping may not lack its fields',
      head,
      ['1:1 spec/missing-key Key "fields" is missing in the mapping (add a line such as fields:)'],
    ],
    ['of a mapping may have parts in place of fields', `${head}use: [header]\n`, []],
    [
      'of a mapping has a type that is known',
      whole.replace('ACTR', 'ACCT'),
      ['4:16 spec/bad-value "type" does not read as one of ACTR, WAID, RECA, RETR (did you mean "ACTR"?)'],
    ],
    [
      'of a mapping has a sound id',
      whole.replace('sample', 'Sample_1'),
      ['1:5 spec/bad-value "id" does not read as a name in lower case with dashes (write it like reca-1040)'],
    ],
    [
      'of a mapping has a version of three numbers',
      whole.replace('1.0.0', '1.0'),
      ['3:10 spec/bad-value "version" does not read as a version, three numbers (write it like "1.0.0")'],
    ],
    ['of a part is its name', 'part: header\nfields: {}\n', []],
    [
      'of a part may not lack its fields',
      'part: header\n',
      ['1:1 spec/missing-key Key "fields" is missing in the part (add a line such as fields:)'],
    ],
    [
      'of a part has a sound name',
      'part: My Header\nfields: {}\n',
      [
        '1:7 spec/bad-value "part" does not read as the name of a part, in lower case (write it like balance or income/w-2)',
      ],
    ],
    [
      'of a part has nothing of a mapping',
      'part: header\nid: a\ntitle: A\nfields: {}\nversion: "1.0.0"\nmatch: { type: RECA }\nextends: b\n',
      [
        '2:1 spec/misplaced-key "id" has no meaning beside "part" (remove "id", or "part" if this is a mapping)',
        '3:1 spec/misplaced-key "title" has no meaning beside "part" (remove "title", or "part" if this is a mapping)',
        '5:1 spec/misplaced-key "version" has no meaning beside "part" (remove "version", or "part" if this is a mapping)',
        '6:1 spec/misplaced-key "match" has no meaning beside "part" (remove "match", or "part" if this is a mapping)',
        '7:1 spec/misplaced-key "extends" has no meaning beside "part" (remove "extends", or "part" if this is a mapping)',
      ],
    ],
  ])('%s', (_, text, want) => {
    expect(reported(readSpec('a.yaml', text).diagnostics)).toEqual(want)
  })

  const hint = '(begin a mapping with a line such as id: actr-1040, a part with part: header)'
  test.each([
    [
      'nothing',
      '',
      `1:1 spec/wrong-type The file is not a mapping: it is empty, or has comments only ${hint}`,
    ],
    [
      'comments',
      '# a\n',
      `1:1 spec/wrong-type The file is not a mapping: it is empty, or has comments only ${hint}`,
    ],
    ['a list', '- a\n', `1:1 spec/wrong-type The file is not a group of keys ${hint}`],
    ['a word', 'a\n', `1:1 spec/wrong-type The file is not a group of keys ${hint}`],
  ])('is asked for where the file holds %s', (_, text, want) => {
    expect(reported(readSpec('a.yaml', text).diagnostics)).toEqual([want])
  })
})
