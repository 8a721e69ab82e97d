/** The JSONata of small mappings, one construct in each folder of test/emit, byte for byte. It must parse and run. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import jsonata from 'jsonata'
import { describe, expect, test } from 'vitest'
import { compileMappings } from '../../../src/compile/compile-mappings.ts'
import { compileExpression } from '../../../src/evaluate/compile-expression.ts'
import { dataFunctions } from '../../../src/normalize/functions/data-functions.ts'
import { normalizers } from '../../../src/normalize/registry.ts'
import { wholeToolkit } from '../../../src/normalize/whole-toolkit.ts'

const root = resolve(import.meta.dirname, '../../emit')
const updates = process.env.UPDATE_GOLDENS === '1'

/** Every function of the runtime by its name; what they answer does not matter here. */
const functions = Object.fromEntries([
  ...Object.keys(normalizers).map(name => [name, () => null]),
  ['title', (text: unknown) => text],
  ['whether', () => null],
  ...Object.entries(dataFunctions(wholeToolkit().functions)),
])

describe('the expression of', () => {
  test.each(readdirSync(root).sort())('%s is as expected, parses and runs', async name => {
    const text = readFileSync(join(root, name, 'spec.yaml'), 'utf8')
    const { plans, diagnostics } = compileMappings([{ name: 'spec.yaml', text }])
    expect(diagnostics).toEqual([])
    const expression = plans[0]?.expression ?? ''
    const file = join(root, name, 'expected.jsonata')
    if (updates) {
      if (process.env.CI !== undefined) throw new Error('Goldens are not rewritten in CI')
      writeFileSync(file, expression)
    }
    expect(existsSync(file), `${name} has no expected.jsonata; run npm run test:update`).toBe(true)
    expect(expression).toBe(readFileSync(file, 'utf8'))

    const ours = compileExpression(expression, { functions }).evaluate({})
    const stock = jsonata(expression)
    for (const [key, value] of Object.entries(functions)) stock.assign(key, value)
    expect(JSON.parse(JSON.stringify(await stock.evaluate({})))).toEqual(JSON.parse(JSON.stringify(ours)))
    expect(Object.keys(Object(ours))).toEqual(plans[0]?.fields.map(field => field.name))
  })
})
