/** An archive and a request store in one folder: a file for each request that is settled, which only the first can make. */
import { randomUUID } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { RequestStore } from '../../../src/queue/request-store.ts'
import type { ArchiveSink, TranscriptRequest } from '../../../src/service-index.ts'

export interface FileArchive {
  readonly archive: ArchiveSink
  readonly requests: RequestStore
  /** By id: "kept", or the code that it failed with. */
  readonly settled: () => ReadonlyMap<string, string>
  /** How many are settled; cheap enough to be asked often. */
  readonly count: () => number
  /** Each settling that found the request settled. */
  readonly twice: () => number
}

export function fileArchive(
  folder: string,
  requestOf: (id: string) => TranscriptRequest | null,
  consentUntil: (id: string) => number | null = () => Number.POSITIVE_INFINITY,
): FileArchive {
  const done = join(folder, 'settled')
  mkdirSync(done, { recursive: true })
  const settle = async (id: string, how: string): Promise<void> => {
    // Whole before it has its name: a worker that is killed in between leaves no file that is empty.
    const whole = join(folder, `${id}-${randomUUID()}`)
    writeFileSync(whole, how)
    try {
      linkSync(whole, join(done, id))
    } catch {
      appendFileSync(join(folder, 'twice'), `${id}\n`)
    } finally {
      rmSync(whole)
    }
  }
  return {
    archive: {
      keep: (id, { text }) => settle(id, text.startsWith('{') ? 'kept' : 'no transcript'),
      fail: (id, error) => settle(id, error.reason === null ? error.code : `${error.code} ${error.reason}`),
    },
    requests: {
      read: async (id, tenant) => {
        if (existsSync(join(done, id))) return 'settled'
        const request = tenant === 'acme' ? requestOf(id) : null
        return request === null ? null : { request, consentUntil: consentUntil(id) }
      },
    },
    settled: () => new Map(readdirSync(done).map(id => [id, readFileSync(join(done, id), 'utf8')])),
    count: () => readdirSync(done).length,
    twice: () => {
      const file = join(folder, 'twice')
      return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').length : 0
    },
  }
}
