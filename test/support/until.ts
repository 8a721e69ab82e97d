/** Waiting for what another process does. */
import { setTimeout as sleep } from 'node:timers/promises'

/** Resolves when `isSo` is. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(20)
}
