/** The sample transcripts and what is expected of them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const projectRoot: string = resolve(import.meta.dirname, '../..')

const folder = join(projectRoot, 'test/golden')

/** One sample: its name is its path below test/golden. */
export interface Golden {
  readonly name: string
  readonly folder: string
  /** The JSON text of the transcript. */
  readonly text: string
}

/** Every sample, in order of names. */
export function goldens(): readonly Golden[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('input.json'))
    .map(name => name.replaceAll('\\', '/').replace(/\/input\.json$/, ''))
    .sort()
    .map(name => ({
      name,
      folder: join(folder, name),
      text: readFileSync(join(folder, name, 'input.json'), 'utf8'),
    }))
}

/** Whether expectations may be rewritten: only when asked to, and never by continuous integration. */
export function mayUpdate(): boolean {
  return process.env.UPDATE_GOLDENS === '1' && process.env.CI === undefined
}
