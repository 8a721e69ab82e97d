/** Runs an example of a doc comment, and holds each of its lines `expression // => value` to that value. */

import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { transform } from 'esbuild'
import { projectRoot } from './goldens.ts'
import type { PageExample } from './page-examples.ts'
import { entrySources } from './public-surface.ts'

/** A line of an example that says what comes of it. */
const promise = /^( *)(?!const |let |return )(\S.*?)\s*\/\/ => (.+)$/gm

/** How many lines of an example say what comes of them. */
export function promisesOf(text: string): number {
  return [...text.matchAll(promise)].length
}

/** What is not so in an example; none where all lines that promise something ran, and gave it. `scope` is what it takes for granted. */
export async function broken(
  { text }: PageExample,
  scope: Readonly<Record<string, unknown>>,
): Promise<readonly string[]> {
  const asked = text.replace(promise, '$1await same$$(async () => ($2), $3)')
  const { code } = await transform(asked, { loader: 'ts', target: 'es2022' })
  const body = code.replace(
    /^import \{ ([^}]*) \} from "([^"]+)";$/gm,
    (_, names: string, from: string) =>
      `const { ${names.replaceAll(' as ', ': ')} } = await load$(${JSON.stringify(from)})`,
  )
  const faults: string[] = []
  let kept = 0
  const same = async (give: () => unknown, want: unknown): Promise<void> => {
    const given = await give()
    kept++
    if (!isDeepStrictEqual(given, want))
      faults.push(`${JSON.stringify(given)} instead of ${JSON.stringify(want)}`)
  }
  const names = { ...scope, same$: same, load$: load }
  // The example is a function body, so that it may wait and has names of its own.
  const run = new Function(...Object.keys(names), `return (async () => {\n${body}\n})()`)
  try {
    await run(...Object.values(names))
  } catch (error) {
    faults.push(`throws ${String(error)}`)
  }
  const promised = promisesOf(text)
  return kept === promised ? faults : [...faults, `${kept} of ${promised} lines with a value were run`]
}

async function load(name: string): Promise<unknown> {
  if (name.startsWith('node:')) return await import(name)
  const mapping = /\/mappings\/(.+)$/.exec(name)?.[1]
  return await import(
    mapping === undefined
      ? (entrySources().get(name) ?? name)
      : join(projectRoot, `src/catalog/mappings/${mapping}.gen.ts`)
  )
}
