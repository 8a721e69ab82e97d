/** What is asked of a mapper that it cannot do: coded errors that say what there is. */
import { expect, test } from 'vitest'
import { createMapper, NoMappingError, UnknownCheckError } from '../../../src/index.ts'

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
