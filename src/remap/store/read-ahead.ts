/** Many small readings from a store, in order and some at once: where each is a request, one after the other would mostly wait. */

/** Readings that are under way at once. */
const width = 32

/** What `read` gives for each entry, in the order of the entries. */
export async function* readAhead<T, R>(
  entries: Iterable<T> | AsyncIterable<T>,
  read: (entry: T) => Promise<R>,
): AsyncGenerator<R> {
  const ahead: Promise<R>[] = []
  for await (const entry of entries) {
    const reading = read(entry)
    // Whoever waits for it gets the error; until then nobody does.
    reading.catch(() => undefined)
    ahead.push(reading)
    if (ahead.length < width) continue
    const [first] = ahead.splice(0, 1)
    if (first !== undefined) yield await first
  }
  for (const reading of ahead) yield await reading
}
