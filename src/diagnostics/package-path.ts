/** Where a file of this package lies for whoever installed it: messages point to what the reader has. */

/** The path of `file`, which is written as from the package's own folder, from that of a project: "docs/errors.md". */
export function inPackage(file: string): string {
  return `node_modules/tax-transcript-mapper/${file}`
}
