/** The stores of callbacks: the one in memory, and a shared one as docs/service.md has it, over a double of Redis. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type CallbackStore, memoryStore } from '../../../src/service-index.ts'
import { callbackStoreContract } from '../../support/callback-store-contract.ts'
import { projectRoot } from '../../support/goldens.ts'

callbackStoreContract('in memory', now => memoryStore(now))
callbackStoreContract('shared', now => sharedStore(redisDouble(now)))

/** The part of Redis that is used. */
interface Redis {
  readonly get: (key: string) => Promise<string | null>
  readonly set: (key: string, value: string, how: { NX?: true; PX: number }) => Promise<'OK' | null>
  readonly eval: (script: string, how: { keys: string[]; arguments: string[] }) => Promise<unknown>
}

/** The store of docs/service.md, word for word but for `redis`, which a test below holds to. */
function sharedStore(redis: Redis): CallbackStore {
  const freeOwn = `if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end`
  const store: CallbackStore = {
    begin: async (id, owner, leaseMs) => {
      const free = await redis.set(`callback:${id}`, `busy ${owner}`, { NX: true, PX: leaseMs })
      if (free === 'OK') return 'new'
      return (await redis.get(`callback:${id}`)) === 'done' ? 'done' : 'busy'
    },
    finish: (id, keepMs) => redis.set(`callback:${id}`, 'done', { PX: keepMs }),
    forget: (id, owner) => redis.eval(freeOwn, { keys: [`callback:${id}`], arguments: [`busy ${owner}`] }),
  }
  return store
}

/** Keys that end, and the one script: what is equal is deleted. */
function redisDouble(now: () => number): Redis {
  const kept = new Map<string, { value: string; until: number }>()
  const present = (key: string): string | null => {
    const found = kept.get(key)
    return found !== undefined && now() < found.until ? found.value : null
  }
  return {
    get: async key => present(key),
    set: async (key, value, { NX, PX }) => {
      if (NX === true && present(key) !== null) return null
      kept.set(key, { value, until: now() + PX })
      return 'OK'
    },
    eval: async (_, { keys: [key = ''], arguments: [value] }) => {
      if (present(key) === value) kept.delete(key)
    },
  }
}

test('the shared store is that of docs/service.md', () => {
  const page = readFileSync(join(projectRoot, 'docs/service.md'), 'utf8')
  const own = readFileSync(import.meta.filename, 'utf8')
  const bare = (text: string): string => text.replace(/\s+/g, '')
  const recipe = /```ts\n(const freeOwn[\s\S]*?)```/.exec(page)?.[1] ?? 'none'
  expect(bare(own)).toContain(bare(recipe))
})
