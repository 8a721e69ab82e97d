/**
 * The library that is measured: the build in `dist`, as it is published. Sources run through a TypeScript loader would be
 * slower by what the loader adds to each function. Tests of the benchmark give the sources instead.
 */
import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { bundledPlans } from '../../src/catalog/plans.gen.ts'
import type { compileMappings } from '../../src/compile/compile-mappings.ts'
import type { compileExpression } from '../../src/evaluate/compile-expression.ts'
import type { createMapper } from '../../src/mapper/create-mapper.ts'
import type { mapTranscript } from '../../src/mapper/map-transcript.ts'
import type { date } from '../../src/normalize/date/date.ts'
import type { Refusal } from '../../src/normalize/definition.ts'
import type { money } from '../../src/normalize/money/money.ts'
import type { readDocument } from '../../src/transcript/view/read-document.ts'
import type { readingTree } from '../../src/transcript/view/tree/reading-tree.ts'

/** What any user of the package has. */
export interface PublicLibrary {
  readonly createMapper: typeof createMapper
  readonly mapTranscript: typeof mapTranscript
}

/** That, and the parts of which the peers are made. */
export interface Library extends PublicLibrary {
  readonly money: typeof money
  readonly date: typeof date
  readonly empty: symbol
  readonly Refusal: typeof Refusal
  readonly bundledPlans: typeof bundledPlans
  readonly compileMappings: typeof compileMappings
  readonly compileExpression: typeof compileExpression
  readonly readDocument: typeof readDocument
  readonly readingTree: typeof readingTree
}

/** The public functions of the build in the folder `dist`. */
export async function loadPublicLibrary(dist: URL): Promise<PublicLibrary> {
  return load<PublicLibrary>(dist, '', 'index.js')
}

/** The build in the folder `dist`, with the parts that peers are made of. */
export async function loadLibrary(dist: URL): Promise<Library> {
  const parts = await Promise.all([
    load<Pick<Library, 'money'>>(dist, 'normalize', 'money.js'),
    load<Pick<Library, 'date'>>(dist, 'normalize', 'date.js'),
    load<Pick<Library, 'empty' | 'Refusal'>>(dist, 'normalize', 'definition.js'),
    load<Pick<Library, 'bundledPlans'>>(dist, 'catalog', 'plans.gen.js'),
    load<Pick<Library, 'compileMappings'>>(dist, 'compile', 'compile-mappings.js'),
    load<Pick<Library, 'compileExpression'>>(dist, 'evaluate', 'compile-expression.js'),
    load<Pick<Library, 'readDocument'>>(dist, 'transcript', 'read-document.js'),
    load<Pick<Library, 'readingTree'>>(dist, 'transcript', 'reading-tree.js'),
  ])
  const [money, date, definition, plans, mappings, expressions, documents, trees] = parts
  const open = await loadPublicLibrary(dist)
  return {
    ...open,
    ...money,
    ...date,
    ...definition,
    ...plans,
    ...mappings,
    ...expressions,
    ...documents,
    ...trees,
  }
}

/** The `dist` of the working copy at `root`, a path. */
export function distOf(root: string): URL {
  return new URL('dist/', pathToFileURL(`${root}/`))
}

/** The module of that file name in a room, in whichever of its folders: two revisions may have it in different ones. */
async function load<Module>(dist: URL, room: string, file: string): Promise<Module> {
  const folder = new URL(room === '' ? './' : `${room}/`, dist)
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .find(name => (room === '' ? name === file : name.split('/').at(-1) === file))
  if (found === undefined) throw new Error(`The build has no ${file} in ${folder.href}`)
  // The build of the very modules whose types are named here.
  return (await import(new URL(found, folder).href)) as Module
}
