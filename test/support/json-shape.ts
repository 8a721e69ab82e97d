/** What values of JSON look like, without the values: names and kinds, the entries of a list put together. */

/**
 * The shape as text. `open` names the objects whose names are data, as paths from the top: `data`.
 * A name with a question mark is not in every entry of its list.
 */
export function jsonShape(value: unknown, open: readonly string[] = []): string {
  return shapeOf([value], open, '', '')
}

type Members = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The shape of all of `values`, which stand at one place. */
function shapeOf(values: readonly unknown[], open: readonly string[], path: string, indent: string): string {
  const lists = values.filter(Array.isArray)
  const objects = values.filter(isObject)
  const kinds = values
    .filter(value => value !== null && typeof value !== 'object')
    .map(value => (typeof value === 'string' ? 'text' : typeof value))
  const shapes = [
    ...new Set(kinds),
    ...(objects.length > 0 ? [objectShape(objects, open, path, indent)] : []),
    ...(lists.length > 0 ? [listShape(lists.flat(), open, path, indent)] : []),
    ...(values.includes(null) ? ['null'] : []),
  ]
  return shapes.join(' | ')
}

function listShape(
  entries: readonly unknown[],
  open: readonly string[],
  path: string,
  indent: string,
): string {
  return entries.length === 0 ? '[]' : `[${shapeOf(entries, open, path, indent)}, …]`
}

function objectShape(
  objects: readonly Members[],
  open: readonly string[],
  path: string,
  indent: string,
): string {
  if (open.includes(path)) return '{ … }'
  const inner = `${indent}  `
  const names = [...new Set(objects.flatMap(each => Object.keys(each)))]
  if (names.length === 0) return '{}'
  const lines = names.map(name => {
    const having = objects.filter(each => Object.hasOwn(each, name))
    const mark = having.length < objects.length ? '?' : ''
    const below = path === '' ? name : `${path}.${name}`
    return `${inner}${name}${mark}: ${shapeOf(
      having.map(each => each[name]),
      open,
      below,
      inner,
    )}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}
