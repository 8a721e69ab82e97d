/** The short form of the matrix of consumers (`npm run consumers` tries all of it): the packed package, the same hash in each. Needs a finished build. */
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installedPackage } from '../support/consumer.ts'
import { consumers } from './consumers.ts'
import { removeConsumer, tryAtOnce } from './try-consumer.ts'

const top = mkdtempSync(join(tmpdir(), 'consumers-'))
const hashes = new Set<string>()
let installed = ''

beforeAll(() => {
  installed = installedPackage()
}, 300_000)
afterAll(() => removeConsumer(top))

describe('the packed package gives the same output in', () => {
  const short = consumers.filter(consumer => consumer.short)
  test.each(short.map((consumer, index) => [consumer.name, consumer, index] as const))(
    '%s',
    (_, consumer, index) => {
      const folder = join(top, String(index))
      mkdirSync(folder)
      const hash = tryAtOnce(consumer, installed, folder)
      if (hash !== undefined) hashes.add(hash)
      expect(hashes.size).toBe(1)
    },
    60_000,
  )
})

test('every consumer has a name of its own', () => {
  expect(new Set(consumers.map(({ name }) => name)).size).toBe(consumers.length)
})
