/** What normalizers are in JSONata: found for each of them, and every name bound once. What it gives is tested with the compiler. */
import { expect, test } from 'vitest'
import { portableParts } from '../../../src/normalize/portable.gen.ts'
import { normalizers } from '../../../src/normalize/registry.ts'

const names = portableParts.map(part => part.name)

test('every normalizer has a part of its name', () => {
  expect(Object.keys(normalizers).filter(name => !names.includes(name))).toEqual([])
})

test('every part has a name of its own, binds it and says what it is', () => {
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  for (const { name, about, text } of portableParts) {
    expect(text.startsWith(`$${name} := `), name).toBe(true)
    expect(about, name).toMatch(/^[A-Z0-9-].*\.$/)
  }
})
