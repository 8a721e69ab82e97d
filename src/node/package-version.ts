/** The version of this package, for what must not be mixed with what another version made. */
import { readFileSync } from 'node:fs'

/** What package.json says; it lies as far above this file as above what is built and bundled from it. */
export function packageVersion(): string {
  const read: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  return String(Object(read).version)
}
