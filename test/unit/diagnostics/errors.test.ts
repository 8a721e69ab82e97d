import { describe, expect, test } from 'vitest'
import { diagnostic } from '../../../src/diagnostics/diagnostic.ts'
import {
  BugError,
  ExpressionError,
  MapperError,
  NoMappingError,
  SpecError,
  TranscriptShapeError,
} from '../../../src/diagnostics/errors.ts'
import { errorText } from '../../../src/diagnostics/run-codes.ts'

const span = { file: 'a.yaml', line: 1, column: 1, offset: 0, length: 1 }

describe('an error of ours', () => {
  const errors: readonly (readonly [string, MapperError])[] = [
    ['SpecError', new SpecError([diagnostic('spec/tab', {}, span)], 'drawn')],
    ['TranscriptShapeError', new TranscriptShapeError('transcript/no-type', 'text', '/TYPE')],
    ['NoMappingError', new NoMappingError('transcript/no-mapping', 'text')],
    ['ExpressionError', new ExpressionError('expression/syntax', 'text', 3)],
    ['BugError', new BugError('bug/broken-promise', 'text')],
  ]
  test.each(errors)('%s is an Error with its name and a code', (name, error) => {
    expect(error).toBeInstanceOf(Error)
    expect(error).toBeInstanceOf(MapperError)
    expect(error.name).toBe(name)
    expect(error.code).toMatch(/^[a-z]+\/[a-z-]+$/)
  })

  test('says the hint behind the message', () => {
    const error = new NoMappingError('transcript/no-mapping', 'There is none', 'write one')
    expect([error.message, error.hint]).toEqual(['There is none; write one', 'write one'])
  })

  test('of a mapping has the code of its first diagnostic, and all of them', () => {
    const found = [diagnostic('spec/tab', {}, span), diagnostic('spec/alias', {}, span)] as const
    const error = new SpecError([...found], 'drawn')
    expect([error.code, error.message, error.diagnostics.length]).toEqual(['spec/tab', 'drawn', 2])
  })

  test('of an expression knows its place', () => {
    expect(new ExpressionError('expression/syntax', 'text', 3).position).toBe(3)
  })
})

test('the text of an error is that of its code', () => {
  expect(errorText('transcript/no-mapping', { type: '"XXXX"', form: '(none)' })).toBe(
    'There is no mapping for type "XXXX", form (none)',
  )
})
