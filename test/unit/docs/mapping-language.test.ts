/** Every example of docs/mapping-language.md is run; what the page lists is all there is. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compileExpression } from '../../../src/evaluate/compile-expression.ts'
import { allowedFunctions } from '../../../src/evaluate/language/allow-list.ts'
import { createMapper } from '../../../src/mapper/create-mapper.ts'
import { dataFunctions } from '../../../src/normalize/functions/data-functions.ts'
import { wholeToolkit } from '../../../src/normalize/whole-toolkit.ts'

const functions = dataFunctions(wholeToolkit().functions)

const root = resolve(import.meta.dirname, '../../..')
const page = readFileSync(resolve(root, 'docs/mapping-language.md'), 'utf8')

/** One example: its files, a transcript, the data, and perhaps what else the result holds. */
interface PageExample {
  readonly name: string
  readonly mappings: readonly string[]
  readonly transcript: string
  readonly data: string
  readonly more: string | undefined
}

const examples: readonly PageExample[] = page
  .split(/^<!-- example: /m)
  .slice(1)
  .map(text => {
    const blocks = [...text.matchAll(/^```(yaml|json)\n([\s\S]*?)^```/gm)].map(match => ({
      kind: match[1],
      text: match[2] ?? '',
    }))
    const [transcript = '', data = '', more] = blocks
      .filter(block => block.kind === 'json')
      .map(block => block.text)
    const mappings = blocks.filter(block => block.kind === 'yaml').map(block => block.text)
    return { name: /^(.*) -->/.exec(text)?.[1] ?? '', mappings, transcript, data, more }
  })

describe('the example', () => {
  test.each(examples)('$name gives what the page says', ({ name, mappings, transcript, data, more }) => {
    const mapper = createMapper({ mappings, bundled: false })
    const isCallback = mappings.some(text => text.includes('match: { callback:'))
    const result = isCallback ? mapper.mapCallback(transcript) : mapper.mapTranscript(transcript)
    // What a bundled mapping gives beside what is shown would fill the page.
    if (name.endsWith(', in part')) {
      expect(JSON.parse(JSON.stringify(result.data))).toMatchObject(JSON.parse(data))
      expect(result.issues).toEqual([])
      return
    }
    expect(JSON.parse(JSON.stringify(result.data))).toEqual(JSON.parse(data))
    expect(Object.keys(JSON.parse(JSON.stringify(result.data)))).toEqual(Object.keys(JSON.parse(data)))
    if (more === undefined) {
      expect(result.issues).toEqual([])
      return
    }
    const { states = {}, ...said } = JSON.parse(more)
    expect(JSON.parse(JSON.stringify(result))).toMatchObject(said)
    const actual = Object.fromEntries(Object.keys(states).map(path => [path, result.state(path)]))
    expect(actual).toEqual(states)
  })

  test('at the beginning has ten lines', () => {
    expect(examples[0]?.mappings.map(text => text.trimEnd().split('\n').length)).toEqual([10])
  })
})

describe('the page', () => {
  const expressions = /^## Expressions\n([\s\S]*?)^## /m.exec(page)?.[1] ?? ''
  /** The code in the first column of a table. */
  const shown = [...expressions.matchAll(/^\| (`.*?`(?:, `.*?`)*) \|/gm)].flatMap(row =>
    [...(row[1] ?? '').matchAll(/`([^`]+)`/g)].map(code => code[1] ?? ''),
  )

  test('explains every key of the schema', () => {
    const keys = new Set<string>()
    const visit = (schema: unknown): void => {
      if (typeof schema !== 'object' || schema === null) return
      for (const [key, value] of Object.entries(schema)) {
        if (key === 'properties') for (const name of Object.keys(value)) keys.add(name)
        visit(value)
      }
    }
    visit(JSON.parse(readFileSync(resolve(root, 'schemas/mapping.schema.json'), 'utf8')))
    expect(keys.size).toBeGreaterThan(20)
    expect([...keys].filter(key => !new RegExp(`\`[^\`]*\\b${key}\\b[^\`]*\``).test(page))).toEqual([])
  })

  test('shows expressions that compile', () => {
    expect(shown.length).toBeGreaterThan(30)
    for (const text of shown) expect(() => compileExpression(text, { functions }), text).not.toThrow()
  })

  test('lists every function, and no other', () => {
    const named = new Set(
      shown.flatMap(text => [...text.matchAll(/\$([a-zA-Z]+)\(/g)].map(match => match[1])),
    )
    const advice = 'the functions on docs/mapping-language.md are those that a mapping may call'
    expect([...named].sort(), advice).toEqual([...allowedFunctions, ...Object.keys(functions)].sort())
  })
})
