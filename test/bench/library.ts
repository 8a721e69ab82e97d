/**
 * The library that is measured: the build in `dist`, as it is published. Sources run through a TypeScript loader would be
 * slower by what the loader adds to each function. Tests of the benchmark give the sources instead.
 */
import { pathToFileURL } from 'node:url'
import type { compileMappings } from '../../src/compile/compile-mappings.ts'
import type { createMapper } from '../../src/mapper/create-mapper.ts'
import type { mapTranscript } from '../../src/mapper/map-transcript.ts'
import type { date } from '../../src/normalize/date.ts'
import type { Refusal } from '../../src/normalize/definition.ts'
import type { money } from '../../src/normalize/money.ts'

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
  readonly compileMappings: typeof compileMappings
}

/** The public functions of the build in the folder `dist`. */
export async function loadPublicLibrary(dist: URL): Promise<PublicLibrary> {
  return load<PublicLibrary>(dist, 'index.js')
}

/** The build in the folder `dist`, with the parts that peers are made of. */
export async function loadLibrary(dist: URL): Promise<Library> {
  const [{ money }, { date }, { empty, Refusal }, { compileMappings }] = await Promise.all([
    load<Pick<Library, 'money'>>(dist, 'normalize/money.js'),
    load<Pick<Library, 'date'>>(dist, 'normalize/date.js'),
    load<Pick<Library, 'empty' | 'Refusal'>>(dist, 'normalize/definition.js'),
    load<Pick<Library, 'compileMappings'>>(dist, 'compile/compile-mappings.js'),
  ])
  const { createMapper, mapTranscript } = await loadPublicLibrary(dist)
  return { createMapper, mapTranscript, money, date, empty, Refusal, compileMappings }
}

/** The `dist` of the working copy at `root`, a path. */
export function distOf(root: string): URL {
  return new URL('dist/', pathToFileURL(`${root}/`))
}

async function load<Module>(dist: URL, file: string): Promise<Module> {
  // The build of the very modules whose types are named here.
  return (await import(new URL(file, dist).href)) as Module
}
