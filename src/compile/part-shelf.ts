/**
 * The parts that mappings can use by name. One that nobody uses is not read where its name is known beforehand, and what was
 * read of a file is remembered for as long as the file itself: a watcher that compiles again and again reads the bundled
 * parts once.
 */
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { PartSpec } from '../spec/mapping-spec.ts'
import { readSpec, type SpecReading } from '../spec/read-spec.ts'
import type { SourceFile } from './source-file.ts'

/** A file that may hold a part, and the name of the part where that is known without reading it. */
export interface PartFile extends SourceFile {
  readonly part?: string
}

/** Parts by name. A plain map is one. */
export type Parts = Pick<ReadonlyMap<string, PartSpec>, 'get' | 'keys'>

/** The parts in `files` and those already read; of two with one name, the later file goes first, and one already read before both. */
export class PartShelf implements Parts {
  readonly #files: readonly PartFile[]
  readonly #parts = new Map<string, PartSpec | PartFile>()

  constructor(files: readonly PartFile[], read: readonly PartSpec[]) {
    this.#files = files
    for (const file of files) {
      const part = file.part === undefined ? partIn(file) : undefined
      const name = file.part ?? part?.name.value
      if (name !== undefined) this.#parts.set(name, part ?? file)
    }
    for (const part of read) this.#parts.set(part.name.value, part)
  }

  get(name: string): PartSpec | undefined {
    const found = this.#parts.get(name)
    return found === undefined || 'body' in found ? found : partIn(found)
  }

  keys(): MapIterator<string> {
    return this.#parts.keys()
  }

  /** What is wrong with the files, used or not. */
  diagnostics(): readonly Diagnostic[] {
    return this.#files.flatMap(file => readingOf(file).diagnostics)
  }
}

function partIn(file: SourceFile): PartSpec | undefined {
  const { spec } = readingOf(file)
  return spec?.kind === 'part' ? spec : undefined
}

interface Kept {
  readonly name: string
  readonly text: string
  readonly reading: SpecReading
}

const kept = new WeakMap<SourceFile, Kept>()

function readingOf(file: SourceFile): SpecReading {
  const { name, text } = file
  const present = kept.get(file)
  // The file is the caller's, who may have written another text into it.
  if (present !== undefined && present.name === name && present.text === text) return present.reading
  const reading = readSpec(name, text)
  kept.set(file, { name, text, reading })
  return reading
}
