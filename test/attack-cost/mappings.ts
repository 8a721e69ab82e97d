/** Mappings that nobody should give: YAML texts that grow with a number of characters, each in another way. */

const head = 'id: hostile\ntitle: Hostile\nversion: "1.0.0"\nmatch: { type: ACTR, form: ["1040"] }\n'

function repeated(line: (index: number) => string, size: number): string {
  const lines: string[] = []
  for (let length = 0, index = 0; length < size; index++) {
    const next = line(index)
    lines.push(next)
    length += next.length
  }
  return lines.join('')
}

/** The text of a family for about `size` characters. */
export const mappings: Readonly<Record<string, (size: number) => string>> = {
  'anchors on one line': size => '&a '.repeat(size / 3),
  'anchors on many lines': size => '&a\n'.repeat(size / 3),
  aliases: size => `[${'*a,'.repeat(size / 3)}]`,
  tags: size => '!a '.repeat(size / 3),
  'open brackets': size => '['.repeat(size),
  'commas in a list': size => `[${','.repeat(size)}`,
  quotes: size => '"'.repeat(size),
  directives: size => '%A B\n'.repeat(size / 5),
  'keys written again': size => 'a: 1\n'.repeat(size / 5),
  'unknown keys': size => repeated(at => `k${at}: 1\n`, size),
  'fields of one label each': size =>
    `${head}fields:\n${repeated(at => `  f${at}: { from: LABEL ${at}, as: money }\n`, size)}`,
  'fields that rest on one another': size =>
    `${head}fields:\n  f0: { from: A, as: money }\n${repeated(at => `  f${at + 1}: { derive: "$addMoney(f${at}, f0)", as: money }\n`, size)}`,
  'fields with mistakes': size =>
    `${head}fields:\n${repeated(at => `  f${at}: { derive: "$addMony(f${at}, g)", as: mony }\n`, size)}`,
}
