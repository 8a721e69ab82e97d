/** What is said of a shard that failed, and whether another try could help. */
import { expect, test } from 'vitest'
import { MapperError } from '../../../../src/diagnostics/errors.ts'
import { failureOf, isFinal, isHopeless } from '../../../../src/remap/queue/shard-failure.ts'
import { RemapError } from '../../../../src/remap/remap-error.ts'
import { canaries } from '../../../support/canaries.ts'

const failure = (code: string) => ({ code, message: '' })

test.each([
  'remap/unwritable-store',
  'remap/unusable-ledger',
  'bulk/unwritable-output',
  'bulk/missing-package',
  'bug/worker-ended',
])('%s would end every further shard of this process, and not one elsewhere', code => {
  expect([isHopeless(failure(code)), isFinal(failure(code))]).toEqual([true, false])
})

test.each([
  'bulk/too-many-rejects',
  'remap/changed-input',
  'remap/damaged-plan',
  'remap/other-file',
  'remap/unknown-format',
])('%s ends every try of this shard, and no other shard', code => {
  expect([isHopeless(failure(code)), isFinal(failure(code))]).toEqual([false, true])
})

test('another failure is neither', () => {
  for (const code of ['bug/broken-promise', 'remap/lost-shard', ''])
    expect([isHopeless(failure(code)), isFinal(failure(code))]).toEqual([false, false])
})

test('an error of ours is given with its message, of another one only what it is', () => {
  const ours = new RemapError('remap/damaged-plan', { run: '0', reason: 'it is damaged' })
  expect(ours).toBeInstanceOf(MapperError)
  expect(failureOf(ours)).toEqual({ code: 'remap/damaged-plan', message: ours.message })
  for (const [thrown, kind] of [
    [new TypeError(canaries.tin), 'TypeError'],
    [canaries.tin, 'string'],
  ] as const) {
    const { code, message } = failureOf(thrown)
    expect(code).toBe('bug/broken-promise')
    expect(message).toContain(`${kind} while a shard was mapped`)
    expect(message).not.toContain(canaries.tin)
  }
})
