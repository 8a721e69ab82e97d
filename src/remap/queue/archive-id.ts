/** By what queues tell the archives of results apart: a folder has another path on each machine, and one run may go into two of them. */
import { randomUUID } from 'node:crypto'
import { RemapError } from '../remap-error.ts'
import type { Store } from '../store/store.ts'

const path = 'archive.json'

/** Drawn when it is first asked for, and the same for whoever asks. Sixteen hexadecimal digits. */
export async function archiveId(out: Store): Promise<string> {
  const known = await out.text(path)
  if (known !== undefined) return idIn(out, known)
  const id = randomUUID().replaceAll('-', '').slice(0, 16)
  const isFirst = await out.make(path, `{"id":"${id}"}\n`)
  return isFirst ? id : idIn(out, (await out.text(path)) ?? '')
}

function idIn(out: Store, text: string): string {
  const id = /^\{"id":"([0-9a-f]{16})"\}\n$/.exec(text)?.[1]
  if (id !== undefined) return id
  const hint = 'remove it when no run is under way; a new one is made'
  throw new RemapError('remap/unreadable-store', { store: out.name, path, reason: 'it is damaged' }, { hint })
}
