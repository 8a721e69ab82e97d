/** The examples of docs/results.md run and print; example-types.test.ts holds their types. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { describe, expect, test } from 'vitest'
import * as library from '../../../src/index.ts'
import { projectRoot } from '../../support/goldens.ts'

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8')
const examplesOf = (file: string): readonly string[] =>
  [...read(file).matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(match => match[1] ?? '')

const page = examplesOf('docs/results.md')
const raw = read('test/golden/retr/1040/avery-2021/input.json')
const yaml = `id: acme-1040
title: Acme
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields: { totalIncome: { from: SECTION_FILING > INCOME > TOTAL INCOME, as: money } }
`

describe('the examples', () => {
  const wants: readonly (readonly string[])[] = [
    ['14250.00'],
    ['14250.00'],
    ['53735.00'],
    ['value'],
    ['/scheduleFNetProfit absent not derived, as these inputs have no value'],
    ['14251.00'],
    ['true'],
  ]

  test.each(page.map((example, index) => ({ example, want: wants[index] ?? [] })))(
    'number $# runs',
    async ({ example, want }) => {
      const { code } = await transform(example, { loader: 'ts' })
      const printed: string[] = []
      const print = (...values: readonly unknown[]): unknown => printed.push(values.join(' '))
      const names = Object.keys(library)
      const body = code.replace(/^import [^;]*;$/gm, '')
      const run = new Function('raw', 'yaml', 'console', ...names, body)
      run(raw, yaml, { log: print, warn: print }, ...names.map(name => Reflect.get(library, name)))
      expect(printed.slice(0, want.length)).toEqual(want)
      expect(printed.length).toBeGreaterThan(0)
    },
  )
})
