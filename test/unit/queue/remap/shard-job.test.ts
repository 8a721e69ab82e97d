import { describe, expect, test } from 'vitest'
import { failureText, readFailure, runFlow } from '../../../../src/queue/remap/shard-job.ts'
import { canaries } from '../../../support/canaries.ts'

describe('what a shard fails with', () => {
  test('stands in the queue with its message where that holds numbers only', () => {
    const failure = {
      code: 'bulk/too-many-rejects',
      message: '1 of 2 lines were rejected; by code: transcript/not-json 1',
    }
    const text = failureText(failure)
    expect(text).toBe('bulk/too-many-rejects: 1 of 2 lines were rejected; by code: transcript/not-json 1')
    expect(readFailure('00001', text)).toEqual(failure)
  })

  test('stands there without it where that may name a file', () => {
    const text = failureText({
      code: 'remap/unreadable-store',
      message: `Cannot read "${canaries.tin}.json" in "/archive": it is a folder`,
    })
    expect(text).toBe('remap/unreadable-store')
    expect(readFailure('00001', text)).toEqual({
      code: 'remap/unreadable-store',
      message: 'the worker that had it last says what about, where it runs',
    })
  })

  test.each([
    'job stalled more than allowable limit',
    'job/stalled more than allowable limit',
    '',
    undefined,
  ])('is a lost shard where it is a text of the engine: %j', text => {
    expect(readFailure('00017', text)).toEqual({
      code: 'remap/lost-shard',
      message: 'Shard 00017 was given up: its workers ended again and again',
    })
  })
})

test('the flow of a run holds numbers of the run and its shards, and a name for each that needs no colon', () => {
  const tries = { attempts: 5, backoff: { type: 'exponential', delay: 1 } }
  const { children = [], ...run } = runFlow('remap-x', '2d6b7150f3fea5d3', ['00001', '00002'], tries)
  expect([run.name, run.data, run.opts?.jobId]).toEqual([
    'run',
    { runId: '2d6b7150f3fea5d3' },
    'run-2d6b7150f3fea5d3',
  ])
  expect(children.map(({ data, opts }) => [data, opts?.jobId, opts?.attempts])).toEqual([
    [{ runId: '2d6b7150f3fea5d3', shard: '00001' }, '2d6b7150f3fea5d3-00001', 5],
    [{ runId: '2d6b7150f3fea5d3', shard: '00002' }, '2d6b7150f3fea5d3-00002', 5],
  ])
})
