/** What every store of callbacks must do, whoever keeps it: run against the one in memory and against the recipe for a shared one. */
import { describe, expect, test } from 'vitest'
import type { CallbackStore } from '../../src/service-index.ts'

/** Holds the stores that `make` makes to the contract; `now` is their clock, in milliseconds. */
export function callbackStoreContract(name: string, make: (now: () => number) => CallbackStore): void {
  let now = 0
  const store = (): CallbackStore => {
    now = 0
    return make(() => now)
  }

  describe(`the contract of stores: ${name}`, () => {
    test('a delivery is new once, busy for the time of its lease, then new again', async () => {
      const { begin } = store()
      expect(await begin('a', 'A', 1000)).toBe('new')
      now = 999
      expect(await begin('a', 'B', 1000)).toBe('busy')
      expect(await begin('b', 'B', 1000)).toBe('new')
      now = 1000
      expect(await begin('a', 'B', 1000)).toBe('new')
    })

    test('a delivery that was handled is done, for as long as it is remembered', async () => {
      const { begin, finish } = store()
      await begin('a', 'A', 1000)
      await finish('a', 5000)
      now = 4999
      expect(await begin('a', 'B', 1000)).toBe('done')
      now = 5000
      expect(await begin('a', 'B', 1000)).toBe('new')
    })

    test('a delivery that its owner could not handle is new at once', async () => {
      const { begin, forget } = store()
      await begin('a', 'A', 1000)
      await forget('a', 'A')
      expect(await begin('a', 'B', 1000)).toBe('new')
    })

    test('an owner whose lease was over and who fails late frees nothing of the next owner', async () => {
      const { begin, forget } = store()
      await begin('a', 'A', 1000)
      now = 1000
      expect(await begin('a', 'B', 1000)).toBe('new')
      await forget('a', 'A')
      expect(await begin('a', 'C', 1000)).toBe('busy')
      await forget('a', 'B')
      expect(await begin('a', 'C', 1000)).toBe('new')
    })

    test('an owner whose lease was over and who succeeds late has handled it, whatever becomes of the next owner', async () => {
      const { begin, finish, forget } = store()
      await begin('a', 'A', 1000)
      now = 1000
      await begin('a', 'B', 1000)
      await finish('a', 5000)
      await forget('a', 'B')
      expect(await begin('a', 'C', 1000)).toBe('done')
    })

    test('what has been handled is not forgotten, whoever asks for it', async () => {
      const { begin, finish, forget } = store()
      await begin('a', 'A', 1000)
      await finish('a', 5000)
      for (const owner of ['A', 'B', '', 'done', 'null']) await forget('a', owner)
      expect(await begin('a', 'B', 1000)).toBe('done')
    })

    test('what nobody has is forgotten without a word', async () => {
      const { begin, forget } = store()
      await forget('a', 'A')
      expect(await begin('a', 'A', 1000)).toBe('new')
    })
  })
}
