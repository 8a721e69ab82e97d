/** The version of this package. */
import { readFileSync } from 'node:fs'

/** What package.json says. It lies as far above this file as above what is bundled of it, `dist/entry` and `dist/command`. */
export function packageVersion(): string {
  const manifest: { readonly version: string } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  )
  return manifest.version
}
