/** The texts of samples by the paths of their lines, to hold written texts against. They are compared and never shown. */
import { labelParts } from '../../text/labels/canonical-label.ts'
import type { SectionKeys } from './section-key.ts'

/** Further texts of a line are not kept, nor longer ones: indicators and kinds are short, and few. */
const mostTexts = 200
const longest = 200

/** Deeper objects are not looked into. */
const deepest = 50

export class SampleTexts {
  readonly #keys: SectionKeys
  readonly #labels = new Map<string, string>()
  readonly #byLine = new Map<string, Set<string>>()

  constructor(keys: SectionKeys) {
    this.#keys = keys
  }

  /** Adds what stands in `value`, at a path of canonical labels. Time grows with its leaves. */
  add(value: unknown, path: readonly string[] = []): void {
    const waiting: { readonly value: unknown; readonly path: readonly string[] }[] = [{ value, path }]
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (typeof at.value === 'string') this.#addText(at.path, at.value)
      else if (Array.isArray(at.value)) for (const item of at.value) waiting.push({ ...at, value: item })
      else if (typeof at.value === 'object' && at.value !== null && at.path.length < deepest)
        for (const [label, inner] of Object.entries(at.value))
          waiting.push({ value: inner, path: [...at.path, this.#canonical(label)] })
    }
  }

  /** The texts of the line at a path of canonical labels. */
  at(path: readonly string[]): ReadonlySet<string> {
    return this.#byLine.get(this.#keys.ofLine(path)) ?? none
  }

  #addText(path: readonly string[], text: string): void {
    if (text.length > longest) return
    const key = this.#keys.ofLine(path)
    const texts = this.#byLine.get(key) ?? new Set()
    this.#byLine.set(key, texts)
    if (texts.size < mostTexts) texts.add(text)
  }

  #canonical(label: string): string {
    const present = this.#labels.get(label)
    if (present !== undefined) return present
    const found = labelParts(label).label
    this.#labels.set(label, found)
    return found
  }
}

const none: ReadonlySet<string> = new Set()
