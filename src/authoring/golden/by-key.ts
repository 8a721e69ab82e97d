/** Things that are taken by their keys, each once: of several with one key the first comes first. */

export class ByKey<T> {
  readonly #queues = new Map<string, { readonly items: T[]; next: number }>()

  constructor(items: Iterable<T>, keyOf: (item: T) => string) {
    for (const item of items) {
      const key = keyOf(item)
      const queue = this.#queues.get(key)
      if (queue === undefined) this.#queues.set(key, { items: [item], next: 0 })
      else queue.items.push(item)
    }
  }

  /** The next one with `key`; `undefined` where all are taken. */
  take(key: string): T | undefined {
    const queue = this.#queues.get(key)
    return queue?.items[queue.next++]
  }

  /** Those that nobody took, by their keys. */
  left(): readonly T[] {
    return [...this.#queues.values()].flatMap(({ items, next }) => items.slice(next))
  }
}
