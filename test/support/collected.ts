/** An iteration as a list. */

/** All that an iteration gives. */
export async function collected<T>(many: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const each of many) all.push(each)
  return all
}
