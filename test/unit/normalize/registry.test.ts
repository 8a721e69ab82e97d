import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Normalizer } from '../../../src/normalize/definition.ts'
import { isNormalizerName, type NormalizerName, normalizers } from '../../../src/normalize/registry.ts'

const room = new URL('../../../src/normalize/', import.meta.url)

function isDefinition(value: unknown): value is Normalizer {
  return typeof value === 'object' && value !== null && 'parse' in value && 'examples' in value
}

async function definitionsOf(file: string): Promise<readonly (readonly [string, Normalizer])[]> {
  const exported: Record<string, unknown> = await import(new URL(file, room).href)
  return Object.entries(exported).flatMap(([name, value]) =>
    isDefinition(value) ? [[name, value] as const] : [],
  )
}

describe('the registry of normalizers', () => {
  it('has every definition of the room and nothing else', async () => {
    const files = readdirSync(room, { recursive: true, encoding: 'utf8' }).filter(
      file =>
        file.endsWith('.ts') && !file.endsWith('.gen.ts') && file !== 'registry.ts' && file !== 'kit.ts',
    )
    const found = (await Promise.all(files.map(definitionsOf))).flat()
    expect(Object.fromEntries(found)).toEqual(normalizers)
    expect(found.length).toBe(Object.keys(normalizers).length)
  })

  it('has each definition under its own name, in the order of the alphabet', () => {
    const names = Object.keys(normalizers)
    expect(Object.values(normalizers).map(normalizer => normalizer.name)).toEqual(names)
    expect([...names].sort()).toEqual(names)
  })

  it('tells its names from inherited property names', () => {
    const known: NormalizerName = 'money'
    expect(isNormalizerName(known)).toBe(true)
    for (const name of ['Money', 'constructor', '__proto__', 'toString', ''])
      expect(isNormalizerName(name)).toBe(false)
  })

  it('asks for tables only where a normalizer reads them', () => {
    const asking = Object.values<Normalizer>(normalizers).filter(({ tables }) => tables !== undefined)
    expect(asking.map(({ name, tables }) => [name, tables])).toEqual([
      ['flag', ['yes', 'no']],
      ['oneOf', ['values']],
    ])
  })
})
