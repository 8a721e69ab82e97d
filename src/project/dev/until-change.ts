/** Waits for something to change in folders. */
import { type FSWatcher, watch } from 'node:fs'

/** Watchers that were set up and not yet asked. */
export interface Waiting {
  /** Resolves a moment after something changed since they were set up, or after a while anyway: not every disk reports changes. */
  readonly changed: () => Promise<void>
  readonly end: () => void
}

/** An editor writes a file in several steps. */
const settling = 15
/** So long may a change go unnoticed on a disk that does not report it. */
const patience = 1000

/** Begins to watch what lies in each folder itself. A folder that cannot be watched is looked at again after a while. */
export function watchFolders(folders: readonly string[]): Waiting {
  const watchers: FSWatcher[] = []
  let isChanged = false
  let notify = (): void => undefined
  const note = (): void => {
    isChanged = true
    notify()
  }
  for (const folder of folders) {
    try {
      watchers.push(watch(folder, note).on('error', note))
    } catch {
      // Removed in the meantime, or the system has no watchers left.
    }
  }
  return {
    changed: () =>
      new Promise(resolve => {
        const late = setTimeout(resolve, patience)
        notify = () => {
          clearTimeout(late)
          setTimeout(resolve, settling)
        }
        if (isChanged) notify()
      }),
    end: () => {
      for (const each of watchers) each.close()
    },
  }
}
