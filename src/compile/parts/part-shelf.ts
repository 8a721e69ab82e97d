/**
 * The parts that mappings can use by name. One that nobody uses is not read where its name is known beforehand, and what was
 * read of a file is remembered for as long as the file itself: a watcher that compiles again and again reads the bundled
 * parts once.
 */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import type { PartSpec } from '../../spec/mapping-spec.ts'
import { formatSpan } from '../../text/places/position.ts'
import type { SourceFile } from '../source-file.ts'
import { readingOf } from './read-once.ts'

/**
 * A file of the library: it holds a part, or a mapping that others extend. The name of the part or the id of the mapping is there
 * where it is known without reading the file, which is so for bundled ones.
 */
export interface LibraryFile extends SourceFile {
  readonly part?: string
  readonly mapping?: string
}

/** Parts by name. A plain map is one. */
export type Parts = Pick<ReadonlyMap<string, PartSpec>, 'get' | 'keys'> & {
  /** The name of the part in a file that is called so. */
  readonly nameInFile?: (file: string) => string | undefined
}

/** One of the files that hold a part of a name. */
interface Candidate {
  readonly text: string
  /** Nobody looks for it in a folder of one's own, though it may be called like a file there. */
  readonly isBundled: boolean
  readonly spec: () => PartSpec | undefined
}

/**
 * The parts in `files` and those already read; of two with one name, the later file goes first, and one already read before both.
 * `texts` are those of the files already read, by the names of the files.
 */
export class PartShelf implements Parts {
  readonly #files: readonly LibraryFile[]
  readonly #parts = new Map<string, Candidate[]>()
  readonly #read: readonly PartSpec[]
  readonly #used = new Set<string>()

  constructor(
    files: readonly LibraryFile[],
    read: readonly PartSpec[],
    texts: ReadonlyMap<string, string> = new Map(),
  ) {
    this.#read = read
    this.#files = files.filter(file => file.mapping === undefined)
    for (const file of this.#files) {
      const name = file.part ?? partIn(file)?.name.value
      const isBundled = file.part !== undefined
      if (name !== undefined) this.#add(name, { text: file.text, isBundled, spec: () => partIn(file) })
    }
    for (const part of read)
      this.#add(part.name.value, { text: texts.get(part.file) ?? '', isBundled: false, spec: () => part })
  }

  #add(name: string, candidate: Candidate): void {
    const present = this.#parts.get(name)
    if (present === undefined) this.#parts.set(name, [candidate])
    else present.push(candidate)
  }

  get(name: string): PartSpec | undefined {
    this.#used.add(name)
    return this.#parts.get(name)?.at(-1)?.spec()
  }

  /** Whether a mapping asked for it, by what was linked so far. */
  isUsed(part: PartSpec): boolean {
    return this.#used.has(part.name.value)
  }

  /** Of files of one's own: bundled ones are called as their parts are. */
  nameInFile(file: string): string | undefined {
    const isCalledSo = (name: string): boolean =>
      name.replace(/^.*[\\/]/, '').replace(/\.ya?ml$/, '') === file
    const present = this.#files.find(each => each.part === undefined && isCalledSo(each.name))
    const read = this.#read.find(part => isCalledSo(part.file))
    return read?.name.value ?? (present === undefined ? undefined : partIn(present)?.name.value)
  }

  keys(): MapIterator<string> {
    return this.#parts.keys()
  }

  /**
   * The parts that are used and written in two ways, bundled ones included: which of the two is meant would depend on the files
   * that happen to be at hand.
   */
  twins(): readonly Diagnostic[] {
    return [...this.#used].flatMap(name => {
      const all = this.#parts.get(name) ?? []
      const part = all.at(-1)?.spec()
      const twin = all.find(each => each.text !== all.at(-1)?.text)
      const other = twin?.spec()
      if (part === undefined || other === undefined) return []
      const place = formatSpan(other.name.span)
      const parameters = { name, other: twin?.isBundled === true ? `${place} of this package` : place }
      return [diagnostic('spec/duplicate-part', parameters, part.name.span, 'give it another name')]
    })
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
