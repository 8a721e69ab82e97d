/** Goldens as tests: one for each, in the test runner whose functions are given. Imports no test runner. */

import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { changeLines } from '../authoring/golden/change-lines.ts'
import {
  expectedName,
  type GoldenFolder,
  goldenFolders,
  inputName,
  pendingName,
} from '../authoring/golden/golden-files.ts'
import { type GoldenMapper, type GoldenOutcome, tryGolden } from '../authoring/golden/try-golden.ts'
import { optionsError } from '../diagnostics/check-options.ts'
import { renderDiagnostic } from '../diagnostics/render.ts'
import { unreachable } from '../diagnostics/unreachable.ts'
import { createMapper } from '../mapper/create-mapper.ts'
import { saveWhole } from '../node/save-whole.ts'
import { loadProject } from '../project/load-project.ts'
import type { TranscriptResult } from '../transcript/result/transcript-result.ts'
import { GoldenError } from './golden-error.ts'

/**
 * What a test runner has: Vitest, Jest, and `node:test` by its own names.
 * @example
 * const names: string[] = []
 * const suite: GoldenSuite = { describe: (_, body) => body(), test: name => names.push(name) }
 */
export interface GoldenSuite {
  readonly describe: (name: string, body: () => void) => unknown
  readonly test: (name: string, body: () => void) => unknown
}

/** What maps the transcripts of goldens: any mapper of this package. */
interface AnyMapper {
  readonly mapTranscript: (raw: unknown) => TranscriptResult
  readonly mappingIds: readonly string[]
}

/**
 * The options of `describeGoldens`.
 * @example
 * const own: GoldenOptions = { folder: './goldens', name: 'the mappings of Acme' }
 */
export interface GoldenOptions {
  /** The functions of the test runner; the global ones where they are left out. */
  readonly describe?: GoldenSuite['describe'] | undefined
  readonly test?: GoldenSuite['test'] | undefined
  /** The folder of the goldens, searched with all folders in it: `new URL('../goldens', import.meta.url)`, or a path. Those of the project where it is left out. */
  readonly folder?: URL | string | undefined
  /** The mappings of the project, beside the bundled ones, where it is left out. */
  readonly mapper?: AnyMapper | undefined
  /** The name above all of the tests; "goldens" where it is left out. */
  readonly name?: string | undefined
}

/**
 * Makes a test of each golden, as `txmap test` compares it. On a difference the new result is written beside it as
 * expected.new.yaml, for `txmap review`; where the environment variable CI is set, nothing is written, and a golden that waits for a
 * review fails. `describe` and `test` are the global ones where they are left out.
 * @throws OptionsError where there is no `describe` or `test`, or no golden
 * @throws ProjectError where the project is needed, and there is none or it has a fault
 * @throws SpecError where a mapping of the project does not compile
 * @example
 * import { mkdirSync, writeFileSync } from 'node:fs'
 * mkdirSync(`${folder}/goldens/avery`, { recursive: true })
 * writeFileSync(`${folder}/goldens/avery/input.json`, raw)
 * writeFileSync(`${folder}/goldens/avery/expected.yaml`, 'data: { /income/wages: "14250.00" }\n')
 * const names: string[] = []
 * describeGoldens({
 *   folder: `${folder}/goldens`,
 *   mapper: createMapper({ mappings: [] }),
 *   describe: (_, body) => body(),
 *   test: (name, body) => {
 *     body()
 *     names.push(name)
 *   },
 * })
 * names.length // => 1
 */
export function describeGoldens(options: GoldenOptions = {}): void {
  const describe = options.describe ?? globalNamed('describe')
  const test = options.test ?? globalNamed('test')
  const project = options.folder === undefined || options.mapper === undefined ? loadProject() : undefined
  const mapper = options.mapper ?? createMapper({ project: project ?? { mappings: [], parts: [] } })
  const paths = options.folder === undefined ? (project?.goldens ?? []) : [pathOf(options.folder)]
  const goldens = folders(paths)
  if (goldens.length === 0)
    throw optionsError('describeGoldens', {
      kind: 'wrong',
      name: '"folder"',
      found: 'without a golden',
      expected: 'a folder with goldens',
      hint: 'make a folder with input.json and expected.yaml for each golden',
    })
  const tried: GoldenMapper = { map: text => mapper.mapTranscript(text), mappingIds: mapper.mappingIds }
  describe(options.name ?? 'goldens', () => {
    for (const golden of goldens) test(golden.folder, () => mustBeAsExpected(golden, tried))
  })
}

function globalNamed<Name extends keyof GoldenSuite>(name: Name): GoldenSuite[Name] {
  const found: unknown = Reflect.get(globalThis, name)
  if (typeof found !== 'function')
    throw optionsError('describeGoldens', {
      kind: 'wrong',
      name: `"${name}"`,
      found: 'left out',
      expected: 'a function of the test runner',
      hint: 'pass it: describeGoldens({ describe, test }); there is no global one',
    })
  // Whatever has this name in a test file is the function of its runner.
  return found as GoldenSuite[Name]
}

function pathOf(folder: URL | string): string {
  return folder instanceof URL ? fileURLToPath(folder) : resolve(folder)
}

/** Those below the folders, with paths as a person would write them. */
function folders(paths: readonly string[]): readonly GoldenFolder[] {
  const files = paths.flatMap(path =>
    readdirSync(path, { recursive: true, encoding: 'utf8' }).map(name => relative('.', join(path, name))),
  )
  return goldenFolders([...new Set(files)].map(file => file.replaceAll('\\', '/')))
}

function mustBeAsExpected(
  { folder, hasInput, hasExpected, hasPending }: GoldenFolder,
  mapper: GoldenMapper,
): void {
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8')
  const expected = hasExpected ? read(expectedName) : undefined
  const outcome = tryGolden({ folder, input: hasInput ? read(inputName) : undefined, expected }, mapper)
  const isCi = !['', '0', 'false', undefined].includes(process.env.CI)
  const pending = `${folder}/${pendingName}`
  if (!isCi && outcome.status === 'changed') saveWhole(pending, outcome.text)
  if (!isCi && outcome.status === 'same' && hasPending) rmSync(pending)
  if (outcome.status !== 'same') throw errorOf(folder, outcome, expected ?? '', isCi)
  if (isCi && hasPending) throw new GoldenError(`${pending} waits for a review`)
}

function errorOf(
  folder: string,
  outcome: Exclude<GoldenOutcome, { readonly status: 'same' }>,
  expected: string,
  isCi: boolean,
): GoldenError {
  switch (outcome.status) {
    case 'changed': {
      const lines = outcome.changes.flatMap(change => changeLines(change, folder, (_, text) => text))
      const next = isCi ? '' : '\nnpx txmap review accepts or rejects them one by one'
      const message = `${folder} is not as expected:\n${lines.join('\n')}${next}`
      return new GoldenError(message, { expected, actual: outcome.text })
    }
    case 'new':
      return new GoldenError(`${folder} has no ${expectedName}; npx txmap test --update writes it`)
    case 'invalid':
      return new GoldenError(
        outcome.diagnostics.map(found => renderDiagnostic(found, outcome.text)).join('\n\n'),
      )
    case 'failed':
      return new GoldenError(`${folder} has no result: ${outcome.message}`)
    case 'orphan':
      return new GoldenError(`${folder} tests nothing: ${outcome.message}`)
    default:
      return unreachable(outcome)
  }
}
