/** The keys of the language whose entries or items stand each for itself: one that is missing says nothing about the others. */
export const entryKeys: readonly string[] = [
  'fields',
  'cases',
  'values',
  'where',
  'checks',
  'ignore',
  'keyFigures',
]
