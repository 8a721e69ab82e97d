/** What is asked of a mapper that it cannot do: coded errors that say what there is. */
import { expect, test } from 'vitest'
import {
  createMapper,
  NoMappingError,
  OptionsError,
  readResult,
  StoredResultError,
  UnknownCheckError,
} from '../../../src/index.ts'
import { createMappingClient } from '../../../src/mapper/create-mapping-client.ts'
import { ConfigurationError, createTranscriptClient } from '../../../src/service-index.ts'

const head = (id: string, match: string): string =>
  `id: ${id}\ntitle: Sample\nversion: "1.0.0"\nmatch: { ${match} }\nfields:\n  a: { from: A, as: text }\n`

test('a pinned general mapping of another type says that it maps any form', () => {
  const mapper = createMapper({ mappings: [head('sample', 'type: ACTR')], bundled: false })
  const map = () => mapper.mapTranscript({ TYPE: 'RETR', FORM: '1040' }, { mapping: 'sample' })
  expect(map).toThrow(NoMappingError)
  expect(map).toThrow('it maps ACTR of any form')
})

test('without any mapping there are mappings for nothing', () => {
  const mapper = createMapper({ mappings: [], bundled: false })
  expect(() => mapper.mapTranscript({ TYPE: 'RETR', FORM: '1040' })).toThrow('there are mappings for nothing')
})

test('a form without a mapping is refused with the forms of its type', () => {
  const mappings = [head('one', 'type: RETR, form: ["1040"]'), head('two', 'type: RETR, form: ["1041"]')]
  const mapper = createMapper({ mappings, bundled: false })
  const map = () => mapper.mapTranscript({ TYPE: 'RETR', FORM: '1065' })
  expect(map).toThrow('there are mappings for form 1040, 1041 of this type')
  const result = JSON.stringify(mapper.mapTranscript({ TYPE: 'RETR', FORM: '1041', A: 'x' }))
  expect(readResult(result, { mapper }).mapping.id).toBe('two')
  expect(() => readResult(result.replace('"two"', '"three"'), { mapper })).toThrow(StoredResultError)
})

test('names that are no plain words are not shown', () => {
  const mapper = createMapper({ mappings: [head('sample', 'type: RETR')], bundled: false })
  const map = (options: object) => () => mapper.mapTranscript({ TYPE: 'RETR', A: 'x' }, options)
  expect(map({ skipChecks: ['111 22'] })).toThrow('(not shown)')
  expect(map({ skipChecks: 7 })).toThrow(OptionsError)
  expect(map({ limits: { '111 22': 1 } })).toThrow('there is no limit of that name')
})

test('a client without options, or without a mapper, is refused before anything is sent', () => {
  expect(() => createMappingClient(undefined as never)).toThrow(ConfigurationError)
  expect(() => createMappingClient({ mapper: 7 } as never)).toThrow('"mapper" is not')
  expect(() => createTranscriptClient(undefined as never)).toThrow(ConfigurationError)
})

test('a callback of a kind for which there is no mapping, or that is none', () => {
  const mapper = createMapper({ mappings: [head('sample', 'type: ACTR')], bundled: false })
  expect(() => mapper.mapCallback({}, { kind: 'business' })).toThrow('business')
  expect(() => mapper.mapCallback({}, { kind: 'CANARY' as 'business' })).toThrow(
    /^"kind" is a text where "individual" or "business" is expected/,
  )
})

test('checks of callbacks are known by name, too', () => {
  const mapper = createMapper({ mappings: [head('sample', 'callback: individual')], bundled: false })
  const map = (name: string) => mapper.mapCallback({ A: 'x' }, { skipChecks: [name] })
  expect(() => map('zzz')).toThrow(UnknownCheckError)
  expect(() => map('zzz')).toThrow(
    'the page of a mapping in node_modules/tax-transcript-mapper/docs/mappings lists its checks',
  )
})

test('what a result is called', () => {
  const mapper = createMapper({ mappings: [head('sample', 'type: ACTR')], bundled: false })
  expect(mapper.mapTranscript({ TYPE: 'ACTR', FORM: '1040', A: 'x' }).title).toBe('Sample')
})
