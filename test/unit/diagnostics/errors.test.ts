/** What every error of ours has: a code, the parameters of its message, the message that its table makes of them, and a hint. */
import { describe, expect, test } from 'vitest'
import { BulkError, workerEnded } from '../../../src/bulk/bulk-error.ts'
import { UsageError, usageError } from '../../../src/cli/io.ts'
import { PortableError } from '../../../src/compile/portable/portable-error.ts'
import { brokenPromise, bugText } from '../../../src/diagnostics/bug.ts'
import { codes } from '../../../src/diagnostics/codes/codes.ts'
import { mappingCodes } from '../../../src/diagnostics/codes/mapping-codes.ts'
import { runCodes } from '../../../src/diagnostics/codes/run-codes.ts'
import { diagnostic } from '../../../src/diagnostics/diagnostic.ts'
import { BugError, ExpressionError, MapperError, SpecError } from '../../../src/diagnostics/errors.ts'
import {
  NoMappingError,
  OptionsError,
  TranscriptShapeError,
  UnknownCheckError,
  UnknownPathError,
} from '../../../src/diagnostics/run-errors.ts'
import { refusal } from '../../../src/evaluate/language/refusal.ts'
import { StoredResultError } from '../../../src/mapper/stored/stored-result-error.ts'
import { ProjectError } from '../../../src/project/project-error.ts'
import { QueueError } from '../../../src/queue/queue-error.ts'
import { RemapError } from '../../../src/remap/remap-error.ts'
import { failure } from '../../../src/service/failure.ts'
import { errorOf, TimeoutError } from '../../../src/service/service-error.ts'
import { noLabels } from '../../../src/service/telemetry/labels.ts'

type Kind = abstract new (...made: never) => MapperError

const span = { file: 'a.yaml', line: 1, column: 1, offset: 0, length: 1 }
const faults = [diagnostic('spec/tab', {}, span), diagnostic('spec/alias', {}, span)] as const

const errors: readonly (readonly [Kind, MapperError, object])[] = [
  [
    MapperError,
    new MapperError(runCodes, 'transcript/bad-limit', { problem: 'it is 0' }),
    { problem: 'it is 0' },
  ],
  [TranscriptShapeError, new TranscriptShapeError('transcript/no-type', {}, { pointer: '/TYPE' }), {}],
  [
    NoMappingError,
    new NoMappingError('transcript/no-mapping', { type: '"XXXX"', form: '(none)' }),
    { type: '"XXXX"', form: '(none)' },
  ],
  [
    UnknownCheckError,
    new UnknownCheckError('transcript/unknown-check', { name: 'sum' }, { hint: 'leave it out' }),
    { name: 'sum' },
  ],
  [
    UnknownPathError,
    new UnknownPathError('result/unknown-path', { id: 'actr-1040', path: ' "/wage"' }),
    { id: 'actr-1040', path: ' "/wage"' },
  ],
  [
    OptionsError,
    new OptionsError('mapper/unknown-option', { name: '"nam"', call: 'doThis' }),
    { name: '"nam"', call: 'doThis' },
  ],
  [StoredResultError, new StoredResultError('result/not-json', { problem: 'cut' }, {}), { problem: 'cut' }],
  [
    PortableError,
    new PortableError('portable/too-large', { what: 'The view', bytes: 9, limit: 8, target: 'Stock' }),
    { what: 'The view', bytes: 9, limit: 8, target: 'Stock' },
  ],
  [
    ProjectError,
    new ProjectError('project/no-file', { name: 'a.yaml', folder: '/' }),
    { name: 'a.yaml', folder: '/' },
  ],
  [ExpressionError, refusal('A regular expression', 3), { what: 'A regular expression' }],
  [BugError, brokenPromise('two and two'), { what: 'two and two' }],
  [BugError, workerEnded('with code 1'), { how: 'with code 1' }],
  [BulkError, new BulkError('bulk/no-zstd', { file: 'in.zst' }), { file: 'in.zst' }],
  [RemapError, new RemapError('remap/changed-input', { shard: '0007' }), { shard: '0007' }],
  [
    UsageError,
    new UsageError('cli/unreadable-file', { file: 'a.json', reason: 'ENOENT' }),
    { file: 'a.json', reason: 'ENOENT' },
  ],
  [UsageError, usageError('--out names a file'), { problem: '--out names a file' }],
  [QueueError, new QueueError('queue/unusable-id', { what: 'id' }, { hint: 'give a UUID' }), { what: 'id' }],
  [
    TimeoutError,
    errorOf(
      failure('service/timeout', { what: 'The call', limit: 20 }, { operation: 'call' }).failure,
      noLabels,
    ),
    { what: 'The call', limit: 20 },
  ],
]

describe('an error of ours', () => {
  test.each(errors.map(([kind, error, parameters]) => ({ name: kind.name, kind, error, parameters })))(
    'is one of its class with a code: $name',
    ({ name, kind, error }) => {
      expect(error).toBeInstanceOf(Error)
      expect(error).toBeInstanceOf(MapperError)
      expect(error).toBeInstanceOf(kind)
      expect(error.name).toBe(name)
      expect(Object.keys(codes)).toContain(error.code)
    },
  )

  test.each(errors)('keeps what its table makes the message of: %#', (_, error, want) => {
    expect(error.parameters).toEqual(want)
    expect(JSON.parse(JSON.stringify(error.parameters))).toEqual(want)
    // The row of a code takes the parameters of that code.
    const message = codes[error.code].message as (parameters: object) => string
    expect(error.message).toBe(message(want) + (error.hint === undefined ? '' : `; ${error.hint}`))
  })

  test('says the hint behind the message', () => {
    const error = new NoMappingError(
      'transcript/no-mapping',
      { type: '"XXXX"', form: '(none)' },
      { hint: 'write one' },
    )
    expect([error.message, error.hint]).toEqual([
      'There is no mapping for type "XXXX", form (none); write one',
      'write one',
    ])
  })

  test('of a mapping has the code of its first diagnostic, and all of them; what is drawn has no parameters', () => {
    const error = new SpecError([...faults], 'drawn')
    expect([error.name, error.code, error.message, error.parameters, error.diagnostics]).toEqual([
      'SpecError',
      'spec/tab',
      'drawn',
      {},
      faults,
    ])
  })

  test('of a project file is the same', () => {
    const error = new ProjectError('spec/tab', {}, { diagnostics: faults, drawing: 'drawn' })
    expect([error.name, error.code, error.message, error.parameters, error.diagnostics]).toEqual([
      'ProjectError',
      'spec/tab',
      'drawn',
      {},
      faults,
    ])
  })

  test('of an expression knows its place, and what is refused', () => {
    const syntax = { table: mappingCodes, position: 3 }
    const error = new ExpressionError('expression/syntax', { problem: 'it ends' }, syntax)
    expect([error.message, error.position, error.refused]).toEqual([
      'The expression cannot be read: it ends',
      3,
      undefined,
    ])
    expect(refusal('Function $sum', 0, undefined, '$sum').refused).toBe('$sum')
  })

  test('of a document lies at its pointer, or else in the whole of it', () => {
    expect(new TranscriptShapeError('transcript/no-type', {}, { pointer: '/TYPE' }).pointer).toBe('/TYPE')
    expect(new TranscriptShapeError('transcript/version-1', {}, {}).pointer).toBe('')
    expect(new StoredResultError('result/not-json', { problem: 'cut' }, {}).pointer).toBe('')
  })
})

test('the text of a broken promise is that of its error', () => {
  expect(bugText('two and two')).toBe(brokenPromise('two and two').message)
})

test('the types tie the parameters and the table to the code', () => {
  const refused = [
    // @ts-expect-error: a parameter is missing
    () => new NoMappingError('transcript/no-mapping', { type: '"XXXX"' }),
    // @ts-expect-error: the parameters are those of another code
    () => new NoMappingError('transcript/no-mapping', { id: 'actr-1040' }),
    // @ts-expect-error: the code stands in another table
    () => new RemapError('queue/unusable-id', { what: 'id' }),
    // @ts-expect-error: the table is not the one of the code
    () => new BugError('bug/worker-ended', { how: 'at once' }, { table: runCodes }),
  ]
  expect(refused).toHaveLength(4)
})
