/** What a packed expression consists of; see pack-expression.ts. */

export type PackedValue = string | number | boolean | null

export type PackedKind = (typeof packedKinds)[number]

/** The kinds of nodes, filters and marks: each is packed as its place in this list. */
export const packedKinds = [
  'end',
  'path',
  'block',
  'choice',
  '=',
  'variable',
  'call',
  'literal',
  'missing',
  'test',
  'name',
  'bind',
  'in',
  'array',
  'filtered',
  '!=',
  'and',
  'or',
  'context',
  'position',
  '>',
  '<',
  '>=',
  '<=',
  '&',
  'object',
  'choiceOfOne',
  'untrue',
  'wholeArray',
  'keptPath',
  'keptName',
  'keptFiltered',
  'root',
] as const
