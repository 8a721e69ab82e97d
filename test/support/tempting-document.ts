/** Documents that look like transcripts and are none, and the parts of real ones, for spoiling them. */
import fc from 'fast-check'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** One key of a document, in the object that has it. */
export interface Place {
  readonly holder: { [key: string]: Json }
  readonly key: string
}

/** Any JSON in the sections of a transcript; `contents` are values worth trying beside it. */
export function temptingDocument(contents: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  const sections = ['HEADER', 'FILING', 'INCOME', 'TRANSACTIONS', 'BALANCE', 'SUMMARY']
  return fc
    .tuple(
      fc.constantFrom('ACTR', 'WAID', 'RECA', 'RETR'),
      fc.constantFrom('1040', 'INCOME', '1120', ''),
      fc.dictionary(
        fc.oneof(
          fc.constantFrom(...sections.map(name => `SECTION_${name}`)),
          // The last two are marks that jsonata puts on its own arrays.
          fc.constantFrom('LAST4', '__proto__', 'toString', 'tupleStream', 'outerWrapper'),
          fc.string(),
        ),
        fc.oneof(
          contents,
          fc.jsonValue().map(value => value as Json),
        ),
      ),
    )
    .map(([type, form, rest]) => ({ ...rest, TYPE: type, FORM: form }))
}

/** Every place of a document, the deep ones too, but for the keys of the outermost object that are `spared`. */
export function placesOf(document: Json, spared: readonly string[]): readonly Place[] {
  const places: Place[] = []
  const visit = (at: Json): void => {
    if (Array.isArray(at)) at.forEach(visit)
    else if (typeof at === 'object' && at !== null) {
      for (const key of Object.keys(at)) {
        if (at !== document || !spared.includes(key)) places.push({ holder: at, key })
        visit(at[key] ?? null)
      }
    }
  }
  visit(document)
  return places
}
