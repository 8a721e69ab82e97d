import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { renderDiagnostic } from '../../../src/diagnostics/render.ts'
import { readProjectFile } from '../../../src/project/read-project-file.ts'
import { projectRoot } from '../../support/goldens.ts'
import { expectGrowth } from '../../support/growth.ts'

const file = 'txmap.config.yaml'

/** The first line and the hint of each diagnostic. */
function reported(text: string): readonly string[] {
  return readProjectFile(file, text).diagnostics.map(found => {
    const [first] = renderDiagnostic(found, text).split('\n')
    return `${first}; ${found.hint}`
  })
}

/** The paths by key. */
function read(text: string): unknown {
  const { settings } = readProjectFile(file, text)
  const { types, schemas, ...lists } = settings
  const paths = Object.entries(lists).map(([key, written]) => [key, written.map(each => each.path)])
  return { ...Object.fromEntries(paths), types: types?.path, schemas: schemas?.path }
}

describe('a project file', () => {
  test('is read as lists of paths, with one path for the types', () => {
    const text =
      'mappings: [mappings, more/a.yaml]\nparts: mappings/parts\nsamples:\n  - samples\ntypes: types/mappings.d.ts\nschemas: out\n'
    expect(reported(text)).toEqual([])
    expect(read(text)).toEqual({
      mappings: ['mappings', 'more/a.yaml'],
      parts: ['mappings/parts'],
      samples: ['samples'],
      goldens: [],
      types: 'types/mappings.d.ts',
      schemas: 'out',
    })
  })

  test.each([
    [
      'mapings: [mappings]\n',
      [
        'txmap.config.yaml:1:1: error project/unknown-key: Unknown key "mapings" in the project file; did you mean "mappings"?',
      ],
    ],
    [
      'mappings: [mappings]\nwatch: true\n',
      [
        'txmap.config.yaml:2:1: error project/unknown-key: Unknown key "watch" in the project file; use one of mappings, parts, samples, goldens, types, schemas',
      ],
    ],
    [
      'samples: [samples]\n',
      [
        'txmap.config.yaml:1:1: error project/missing-key: Key "mappings" is missing in the project file; write mappings: [mappings]',
      ],
    ],
    [
      '',
      [
        'txmap.config.yaml:1:1: error project/missing-key: Key "mappings" is missing in the project file; write mappings: [mappings]',
      ],
    ],
    [
      '- mappings\n',
      [
        'txmap.config.yaml:1:1: error project/missing-key: Key "mappings" is missing in the project file; write mappings: [mappings]',
      ],
    ],
    [
      'mappings:\nsamples: [samples, 3, { a: b }]\ngoldens: ""\n',
      [
        'txmap.config.yaml:1:1: error project/wrong-type: "mappings" is not a list of paths; write files or folders in brackets: mappings: [mappings]',
        'txmap.config.yaml:2:20: error project/wrong-type: "samples" is not a list of paths; write files or folders in brackets: samples: [samples]',
        'txmap.config.yaml:2:23: error project/wrong-type: "samples" is not a list of paths; write files or folders in brackets: samples: [samples]',
        'txmap.config.yaml:3:10: error project/wrong-type: "goldens" is not a list of paths; write files or folders in brackets: goldens: [goldens]',
      ],
    ],
    [
      'mappings: mappings\ntypes: [a.d.ts]\n',
      [
        'txmap.config.yaml:2:8: error project/wrong-type: "types" is not one path; write types: types/mappings.d.ts',
      ],
    ],
    [
      'mappings: mappings\ntypes: true\n',
      [
        'txmap.config.yaml:2:8: error project/wrong-type: "types" is not a path; write a path, such as types/mappings.d.ts, or remove the line',
      ],
    ],
  ])('says of %j what is wrong, where, and what mends it', (text, want) => {
    expect(reported(text)).toEqual(want)
  })

  test('with a fault of YAML is reported like a mapping with one, and nothing else is made of it', () => {
    expect(reported('mappings: [mappings\nsamples: [a]\n')[0]).toMatch(
      /^txmap\.config\.yaml:\d+:\d+: error spec\/yaml-syntax: /,
    )
  })

  test('never pollutes a prototype', () => {
    expect(reported('mappings: a\n__proto__: { polluted: [x] }\n')).toEqual([
      'txmap.config.yaml:2:1: error project/unknown-key: Unknown key "__proto__" in the project file; use one of mappings, parts, samples, goldens, types, schemas',
    ])
    expect(Object(read('mappings: a\nconstructor: [x]\n')).polluted).toBeUndefined()
  })

  test('takes exactly what its JSON Schema takes', () => {
    const schema = JSON.parse(readFileSync(join(projectRoot, 'schemas/project.schema.json'), 'utf8'))
    const validate = new Ajv2020({ strict: true }).compile(schema)
    const path = fc.constantFrom<unknown>('mappings', 'a/b.yaml', '', ' ', 3, true, null, {})
    const value = fc.oneof(path, fc.uniqueArray(path, { maxLength: 3 }), fc.constant({ a: 'b' }))
    const key = fc.constantFrom('mappings', 'parts', 'samples', 'goldens', 'types', 'schemas', 'other')
    fc.assert(
      fc.property(fc.dictionary(key, value), written => {
        const text = stringify(written)
        const isRight = validate(written) === true
        expect(readProjectFile(file, text).diagnostics.length === 0, text).toBe(isRight)
      }),
    )
  })

  test('costs time that grows with its length', () => {
    const line = 'mapping'
    expectGrowth(
      [300, 3000],
      size => {
        const text = `mappings: [${Array.from({ length: size }, (_, at) => `m${at}`).join(', ')}]\n${Array.from({ length: size / 10 }, (_, at) => `${line}${at}: 1\n`).join('')}`
        return () => readProjectFile(file, text)
      },
      smallest => 20 * smallest + 200,
    )
  })
})
