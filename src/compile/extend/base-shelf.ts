/** The mappings that others can extend, by id: those at hand before those of the library, and own ones before bundled ones. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { MappingSpec } from '../../spec/mapping-spec.ts'
import type { LibraryFile } from '../parts/part-shelf.ts'
import { readingOf } from '../parts/read-once.ts'

export class BaseShelf {
  readonly #own = new Map<string, MappingSpec>()
  readonly #bundled = new Map<string, LibraryFile>()
  readonly #bundledFiles: ReadonlySet<string>
  readonly #files: readonly LibraryFile[]
  #isRead = false

  /** `own` are those at hand, with and without errors. */
  constructor(own: readonly MappingSpec[], library: readonly LibraryFile[]) {
    for (const spec of own) this.#own.set(spec.id.value, spec)
    this.#files = library.filter(file => file.part === undefined && file.mapping === undefined)
    for (const file of library) if (file.mapping !== undefined) this.#bundled.set(file.mapping, file)
    const known = library.filter(file => file.part !== undefined || file.mapping !== undefined)
    this.#bundledFiles = new Set(known.map(file => file.name))
  }

  get(id: string): MappingSpec | undefined {
    const own = this.#own.get(id)
    if (own !== undefined) return own
    this.#readAll()
    const file = this.#own.has(id) ? undefined : this.#bundled.get(id)
    const spec = file === undefined ? undefined : readingOf(file).spec
    return spec?.kind === 'mapping' ? spec : this.#own.get(id)
  }

  /** The ids that can be extended. */
  keys(): readonly string[] {
    this.#readAll()
    return [...new Set([...this.#own.keys(), ...this.#bundled.keys()])]
  }

  /** Whether a file comes with this package: the reader knows it by the page of its mapping. */
  isBundled(file: string): boolean {
    return this.#bundledFiles.has(file)
  }

  /** What is wrong with the files of the library that a reader may have meant. */
  diagnostics(): readonly Diagnostic[] {
    return this.#files.flatMap(file => readingOf(file).diagnostics)
  }

  /** Files whose contents are not known beforehand are read once something is looked for. */
  #readAll(): void {
    if (this.#isRead) return
    this.#isRead = true
    for (const file of this.#files) {
      const { spec } = readingOf(file)
      if (spec?.kind === 'mapping' && !this.#own.has(spec.id.value)) this.#own.set(spec.id.value, spec)
    }
  }
}
