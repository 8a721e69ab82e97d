/** What is one file each stands in its list: a file that was forgotten there is named, with the list. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtIns } from '../src/evaluate/built-ins/registry.ts'
import { allowedFunctions } from '../src/evaluate/language/allow-list.ts'
import { calledFunctions } from './support/generated-expression.ts'

const source = join(import.meta.dirname, '../src')

/** A list, the folder of its files, and which of those are entries: the files that match. */
const lists: readonly (readonly [list: string, folder: string, isEntry: RegExp])[] = [
  ['sandbox/faults/faults.ts', 'sandbox/faults', /^export const \w+: Fault = /m],
  ['cli/commands.ts', 'cli/commands', /^export const \w+: Command = /m],
  ['compile/compile-mappings.ts', 'compile/rules', /^export (?:function|const) check[A-Z]/m],
  ['evaluate/built-ins/registry.ts', 'evaluate/built-ins', /^export const \w+: BuiltIn = /m],
]

test.each(lists)('%s lists every file of src/%s that belongs in it', (list, folder, isEntry) => {
  const listed = readFileSync(join(source, list), 'utf8')
  const entries = readdirSync(join(source, folder))
    .filter(name => name.endsWith('.ts'))
    .filter(name => isEntry.test(readFileSync(join(source, folder, name), 'utf8')))
  expect(entries.length).toBeGreaterThan(2)
  expect(
    entries.filter(name => !listed.includes(`/${name}'`)),
    `add these to src/${list}`,
  ).toEqual([])
})

test('every definition of a built-in function is in the registry', () => {
  const folder = join(source, 'evaluate/built-ins')
  const defined = readdirSync(folder)
    .filter(name => name.endsWith('.ts'))
    .flatMap(name => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/^export const (\w+): BuiltIn = /gm),
    ])
    .map(([, name]) => name)
  expect(
    defined.sort(),
    'add these to src/evaluate/built-ins/registry.ts, and their names to the allow-list',
  ).toEqual(Object.keys(builtIns).sort())
})

test('stock jsonata is asked about every function that mappings may call', () => {
  const advice = 'add these to the lists of test/support/generated-expression.ts'
  const known = new Set<string>(calledFunctions)
  expect(
    allowedFunctions.filter(name => !known.has(name)),
    advice,
  ).toEqual([])
})
