/** The options of `createMapper` as a program without types may give them: each mistake is reported by type, and no value is shown. */
import { describe, expect, test } from 'vitest'
import { createMapper, MapperError, mapTranscript, OptionsError } from '../../../src/index.ts'

const canary = 'CANARY-123-45-6789'
const call = 'write createMapper({ mappings: [readFileSync("mine.yaml", "utf8")] })'
const read = 'read the text of a mapping from its file: readFileSync("mine.yaml", "utf8")'
const textOrSource = 'a YAML text, or { name, text },'

function mistake(...given: readonly unknown[]): OptionsError {
  try {
    // The very mistakes that the type would find.
    Reflect.apply(createMapper, undefined, given)
  } catch (error) {
    expect(error).toBeInstanceOf(OptionsError)
    expect(error).toBeInstanceOf(MapperError)
    if (error instanceof OptionsError) {
      expect(`${error.message} ${error.hint}`).not.toContain('CANARY')
      return error
    }
  }
  throw new Error('no mistake was found')
}

describe('createMapper', () => {
  test('given nothing says what it takes', () => {
    expect(mistake().message).toBe(
      `What createMapper is given is missing where an object of options is expected; ${call}`,
    )
    expect(mistake().code).toBe('mapper/wrong-option')
  })

  test.each<readonly [unknown, string]>([
    [null, 'null'],
    [canary, 'a text'],
    [7, 'a number'],
    [7n, 'a bigint'],
    [Symbol(canary), 'a symbol'],
    [true, 'true or false'],
    [[canary], 'a list'],
    [() => canary, 'a function'],
    [Buffer.from(canary), 'bytes'],
    [Promise.resolve(canary), 'a promise'],
  ])('given %o says what that is', (given, found) => {
    expect(mistake(given).message).toBe(
      `What createMapper is given is ${found} where an object of options is expected; ${call}`,
    )
  })

  test.each<readonly [object, string]>([
    [{}, `"mappings" is missing where a list of YAML texts is expected; ${call}`],
    [{ mappings: null }, `"mappings" is null where a list of YAML texts is expected; ${call}`],
    [
      { mappings: { [canary]: 1 } },
      `"mappings" is an object where a list of YAML texts is expected; ${call}`,
    ],
    [
      { mappings: canary },
      '"mappings" is a text where a list of YAML texts is expected; put it into a list: mappings: [text]',
    ],
    [{ mappings: [null] }, `"mappings[0]" is null where ${textOrSource} is expected; ${read}`],
    [{ mappings: [1] }, `"mappings[0]" is a number where ${textOrSource} is expected; ${read}`],
    [{ mappings: ['', undefined] }, `"mappings[1]" is missing where ${textOrSource} is expected; ${read}`],
    [{ mappings: new Array(2) }, `"mappings[0]" is missing where ${textOrSource} is expected; ${read}`],
    [{ mappings: [[canary]] }, `"mappings[0]" is a list where ${textOrSource} is expected; ${read}`],
    [
      { mappings: [Buffer.from(canary)] },
      `"mappings[0]" is bytes where ${textOrSource} is expected; read the file as text: readFileSync(file, "utf8")`,
    ],
    [
      { mappings: [Promise.resolve(canary)] },
      `"mappings[0]" is a promise where ${textOrSource} is expected; await it first`,
    ],
    [
      { mappings: [{ id: canary, fields: {} }] },
      '"mappings[0].text" is missing where a YAML text is expected; give the YAML text itself, not what a YAML parser made of it',
    ],
    [
      { mappings: [{ name: 'a.yaml' }] },
      `"mappings[0].text" is missing where a YAML text is expected; ${read}`,
    ],
    [
      { mappings: [{ text: canary, name: 7 }] },
      '"mappings[0].name" is a number where a text is expected; name the file: diagnostics and lineage show it',
    ],
    [
      { mappings: [], parts: canary },
      '"parts" is a text where a list of { name, text } is expected; write parts: [{ name: "balance.yaml", text }]',
    ],
    [
      { mappings: [], parts: [canary] },
      '"parts[0]" is a text where { name, text } is expected; name it: { name: "balance.yaml", text }',
    ],
    [
      { project: { mappings: [], parts: [] }, mappings: [1] },
      `"mappings[0]" is a number where ${textOrSource} is expected; ${read}`,
    ],
    [
      { project: canary },
      '"project" is a text where a project is expected; write project: loadProject("FOLDER")',
    ],
    [
      { project: 7 },
      '"project" is a number where a project is expected; write createMapper({ project: loadProject() }); loadProject is exported by "tax-transcript-mapper/project"',
    ],
    [
      { project: { mappings: canary, parts: [] } },
      '"project.mappings" is a text where a list of { name, text } is expected; write createMapper({ project: loadProject() }); loadProject is exported by "tax-transcript-mapper/project"',
    ],
    [
      { project: { mappings: [], parts: [canary] } },
      '"project.parts[0]" is a text where { name, text } is expected; name it: { name: "balance.yaml", text }',
    ],
    [
      { project: { mappings: [{ name: 'a.yaml', text: '' }, canary], parts: [] } },
      '"project.mappings[1]" is a text where { name, text } is expected; name it: { name: "balance.yaml", text }',
    ],
    [
      { mappings: [], bundled: 'no' },
      '"bundled" is a text where true or false is expected; leave it out for true',
    ],
    [
      { mappings: [], bundled: null },
      '"bundled" is null where true or false is expected; leave it out for true',
    ],
  ])('given %o says where and what', (given, message) => {
    expect(mistake(given)).toMatchObject({ code: 'mapper/wrong-option', message })
  })

  test.each([
    [{ mapings: [canary] }, 'createMapper has no option "mapings"; did you mean "mappings"?'],
    [
      { mappings: [], zebra: canary },
      'createMapper has no option "zebra"; its options are mappings, project, parts, bundled, limits',
    ],
    [
      { mappings: [], [canary]: 1 },
      'createMapper has no option of that name; its options are mappings, project, parts, bundled, limits',
    ],
  ])('given an option that it does not have says so: %o', (given, message) => {
    expect(mistake(given)).toMatchObject({ code: 'mapper/unknown-option', message })
  })

  test.each<readonly [unknown, string]>([
    [
      'mine.yaml',
      `the path of a file where ${textOrSource} is expected; give what is in the file: readFileSync(path, 'utf8')`,
    ],
    [
      'mappings/mine',
      `the path of a file where ${textOrSource} is expected; give what is in the file: readFileSync(path, 'utf8')`,
    ],
    [
      new URL('file:///mine.yaml'),
      `a URL where ${textOrSource} is expected; give what is there: readFileSync(url, 'utf8'), or await (await fetch(url)).text()`,
    ],
    [
      'retr-1040',
      `one word, as the id of a mapping is, where ${textOrSource} is expected; import { retr1040 } from "tax-transcript-mapper/mappings/retr-1040", or createMapper from "tax-transcript-mapper", which takes YAML`,
    ],
    [
      new Response(canary),
      `a Response where ${textOrSource} is expected; give its text: await response.text()`,
    ],
  ])('given %o in place of a text says what it seems to be', (given, reported) => {
    expect(mistake({ mappings: [given] }).message).toBe(`"mappings[0]" is ${reported}`)
  })

  test('given the path of a part says so', () => {
    expect(mistake({ mappings: [], parts: [{ name: 'a', text: 'parts/a.yaml' }] }).message).toBe(
      `"parts[0].text" is the path of a file where a YAML text is expected; give what is in the file: readFileSync(path, 'utf8')`,
    )
  })

  test('takes what its type says', () => {
    const text =
      'id: mine\ntitle: Mine\nversion: "1.0.0"\nmatch: { type: RETR }\nfields:\n  a: { from: A, as: code }\n'
    for (const options of [
      { mappings: [] },
      { mappings: [text], parts: undefined, bundled: undefined },
      { mappings: [{ name: '', text }], parts: [], bundled: false },
    ])
      Reflect.apply(createMapper, undefined, [options])
  })
})

describe('the options of a call', () => {
  const document = { TYPE: 'ACTR', FORM: '1040' }
  const reported = (options: unknown): string => {
    try {
      Reflect.apply(mapTranscript, undefined, [document, options])
    } catch (error) {
      if (error instanceof OptionsError) return error.message
      throw error
    }
    return 'taken'
  }

  test.each<readonly [unknown, string]>([
    [
      { mapping: ['retr-1040'] },
      '"mapping" is a list where the id of a mapping is expected; leave it out for the default',
    ],
    [
      { mapping: 5 },
      '"mapping" is a number where the id of a mapping is expected; leave it out for the default',
    ],
    [
      { unmapped: 'wran' },
      '"unmapped" is a text where "list", "warn" or "error" is expected; did you mean "warn"?',
    ],
    [
      { skipChecks: 'a' },
      '"skipChecks" is a text where a list of names of checks is expected; put it into a list: skipChecks: [name]',
    ],
    [{ mappings: [] }, 'mapTranscript has no option "mappings"; did you mean "mapping"?'],
    [
      null,
      'What mapTranscript is given for options is null where an object of options is expected; its options are mapping, request, unmapped, skipChecks, limits',
    ],
    [
      'retr-1040',
      'What mapTranscript is given for options is a text where an object of options is expected; its options are mapping, request, unmapped, skipChecks, limits',
    ],
    [undefined, 'taken'],
    [{ mapping: undefined, limits: {} }, 'taken'],
  ])('%o are reported before anything is mapped', (options, message) => {
    expect(reported(options)).toBe(message)
  })

  test('given by list.map are its places, and are reported as such', () => {
    expect(() => [document].map(Object(mapTranscript))).toThrow(
      'What mapTranscript is given for options is a number where an object of options is expected; write list.map(each => mapTranscript(each))',
    )
  })
})
