/** Files that may be read again and again: what was read of one is remembered for as long as the file itself. */
import { readSpec, type SpecReading } from '../../spec/read-spec.ts'
import type { SourceFile } from '../source-file.ts'

interface Kept {
  readonly name: string
  readonly text: string
  readonly reading: SpecReading
}

const kept = new WeakMap<SourceFile, Kept>()

/** What a file holds. */
export function readingOf(file: SourceFile): SpecReading {
  const { name, text } = file
  const present = kept.get(file)
  // The file is the caller's, who may have written another text into it.
  if (present !== undefined && present.name === name && present.text === text) return present.reading
  const reading = readSpec(name, text)
  kept.set(file, { name, text, reading })
  return reading
}
