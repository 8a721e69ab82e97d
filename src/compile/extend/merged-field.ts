/** One field that is named again, without what stands inside it: what is written, and else what the base says. */
import { isNormalizerName, normalizers } from '../../normalize/registry.ts'
import type { FieldSpec } from '../../spec/mapping-spec.ts'
import { mergedFrom, mergedLabels, mergedTexts, mergedValues, mergedWritten } from './merge-lists.ts'

/** Keys that say how a mapping is put on its base: nothing is left of them afterwards. */
const ofExtending: readonly string[] = ['renames', 'replaces', 'drop']

/** `own` on `base`, which are of one kind. */
export function mergedField(base: FieldSpec, own: FieldSpec): FieldSpec {
  const replaced = new Set(own.replaces.map(({ value }) => value))
  const replaces = (key: string): boolean => replaced.has(key)
  const keys = new Map([...base.keys, ...own.keys].filter(([key]) => !ofExtending.includes(key)))
  return withoutUnread(own, {
    ...base,
    name: own.name,
    keys,
    ...mergedFrom(own, base, replaces),
    as: own.as ?? base.as,
    with: mergedLabels(own.with, base.with, replaces('with')),
    required: own.keys.has('required') ? own.required : base.required,
    about: own.about ?? base.about,
    yes: mergedWritten(own.yes, base.yes, replaces('yes')),
    no: mergedWritten(own.no, base.no, replaces('no')),
    values: mergedValues(own.values, base.values),
    whether: own.whether ?? base.whether,
    rowAboveWhen: own.rowAboveWhen ?? base.rowAboveWhen,
    is: mergedTexts(own.is, base.is, replaces('is')),
    section: mergedLabels(own.section, base.section, replaces('section')),
    each: own.each ?? base.each,
    where: own.keys.has('where') ? own.where : base.where,
    occurrences: mergedLabels(own.occurrences, base.occurrences, replaces('occurrences')),
    amountsByYear: own.amountsByYear ?? base.amountsByYear,
    derive: own.derive ?? base.derive,
    keep: own.keep ?? base.keep,
    notice: mergedTexts(own.notice, base.notice, replaces('notice')),
    use: [],
    renames: undefined,
    replaces: [],
  })
}

/** The tables and the second line that the base gave its normalizer are not inherited by one that looks at none. */
function withoutUnread(own: FieldSpec, made: FieldSpec): FieldSpec {
  if (!own.keys.has('as') && !own.keys.has('from')) return made
  const readers = [made.as, ...made.from.map(alternative => alternative.as)].flatMap(name =>
    name !== undefined && isNormalizerName(name.value) ? [normalizers[name.value]] : [],
  )
  const read = new Set<string>(readers.flatMap(reader => reader.tables ?? []))
  if (readers.some(reader => reader.readsWith === true)) read.add('with')
  const unread = ['yes', 'no', 'values', 'with'].filter(key => !read.has(key) && !own.keys.has(key))
  if (!unread.some(key => made.keys.has(key))) return made
  const isLeft = (key: string): boolean => !unread.includes(key)
  return {
    ...made,
    keys: new Map([...made.keys].filter(([key]) => isLeft(key))),
    yes: isLeft('yes') ? made.yes : [],
    no: isLeft('no') ? made.no : [],
    values: isLeft('values') ? made.values : [],
    with: isLeft('with') ? made.with : [],
  }
}
