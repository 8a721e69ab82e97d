/** The version of this package. */
import { fileURLToPath } from 'node:url'
import type { Io } from './io.ts'

/** What package.json says; it lies as far above the sources as above what is built from them. */
export function packageVersion(io: Io): string {
  const manifest: { readonly version: string } = JSON.parse(
    io.read(fileURLToPath(new URL('../../package.json', import.meta.url))),
  )
  return manifest.version
}
