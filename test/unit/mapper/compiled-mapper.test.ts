/** Mappers over compiled mappings that are chosen one by one, by the engine and beside YAML. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { actr1040 } from '../../../src/catalog/mappings/actr-1040.gen.ts'
import { retr1040 } from '../../../src/catalog/mappings/retr-1040.gen.ts'
import { bundledPlans } from '../../../src/catalog/plans.gen.ts'
import { createMapper as createCompiledMapper } from '../../../src/engine.ts'
import { createMapper, mapTranscript, NoMappingError, OptionsError } from '../../../src/index.ts'
import { projectRoot } from '../../support/goldens.ts'

const text = (name: string): string =>
  readFileSync(join(projectRoot, 'test/golden', name, 'avery-2021/input.json'), 'utf8')

const yaml = `id: mine
title: Mine
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields: { total: { from: SECTION_FILING > INCOME > TOTAL INCOME, as: money } }
`

describe('a mapper over compiled mappings', () => {
  test('gives what mapTranscript gives, lineage included', () => {
    const mapper = createCompiledMapper({ mappings: [retr1040, actr1040] })
    for (const name of ['retr/1040', 'actr/1040']) {
      const [one, other] = [mapper.mapTranscript(text(name)), mapTranscript(text(name))]
      expect(JSON.stringify([one, one.lineage()])).toBe(JSON.stringify([other, other.lineage()]))
    }
  })

  test('has those mappings and no others', () => {
    const mapper = createCompiledMapper({ mappings: [actr1040] })
    expect(mapper.mappingIds).toEqual(['actr-1040'])
    expect(() => mapper.mapTranscript(text('retr/1040'))).toThrow(NoMappingError)
  })

  test('takes no YAML, and says which createMapper does', () => {
    for (const mappings of [yaml, [retr1040, yaml], undefined])
      expect(() => createCompiledMapper({ mappings: mappings as never })).toThrow(OptionsError)
  })
})

describe('createMapper of the main entry', () => {
  test('given compiled mappings only, has no others', () => {
    expect(createMapper({ mappings: [actr1040, retr1040] }).mappingIds).toEqual(['actr-1040', 'retr-1040'])
  })

  test('puts YAML before the compiled mappings that stand with it, and brings no others', () => {
    const mapper = createMapper({ mappings: [retr1040, actr1040, yaml] })
    expect(mapper.mappingIds).toEqual(['mine', 'retr-1040', 'actr-1040'])
    expect(mapper.mapTranscript(text('retr/1040')).mapping.id).toBe('mine')
    expect(mapper.mapTranscript(text('actr/1040')).mapping.id).toBe('actr-1040')
  })

  test('brings all others where it is set to', () => {
    const mapper = createMapper({ mappings: [retr1040], bundled: true })
    expect(mapper.mappingIds.length).toBe(bundledPlans().length)
    expect(mapper.mappingIds[0]).toBe('retr-1040')
  })
})
