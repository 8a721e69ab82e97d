/** A mapping or part as its author wrote it, typed, every piece with its place. Parts are not yet put in, nothing is checked. */

import type { PathFault } from '../text/labels/path-notation.ts'
import type { Span } from '../text/places/position.ts'
import type { ScalarNode } from './spanned-node.ts'

/** A value and where it was written. */
export interface Written<T> {
  readonly value: T
  readonly span: Span
}

/** A stretch of a text. */
export interface TextPlace {
  readonly at: number
  readonly length: number
}

/** A path of labels, each in canonical form: `SECTION_FILING.Income` gives ["SECTION_FILING", "INCOME"]. `*` alone is empty. */
export interface LabelPath {
  readonly steps: readonly string[]
  /** Where in the text each step stands, without its quotes. */
  readonly places: readonly TextPlace[]
  /** Why the text is not a path, where it is none; it then counts as one label. */
  readonly fault: PathFault | undefined
  /** As the author wrote it. */
  readonly text: string
  readonly span: Span
  /** The whole scalar with its quotes, for an edit; `undefined` where it runs over several lines or is written in escapes. */
  readonly scalar: Span | undefined
}

/** A mapping as it is written, each of its nodes with its place. */
export interface MappingSpec {
  readonly kind: 'mapping'
  readonly file: string
  readonly id: Written<string>
  readonly title: string
  readonly version: Written<string>
  /** The id of the mapping that it extends. */
  readonly extends: Written<string> | undefined
  /** Of a transcript, or what `callbackType` makes of the kind of a callback. Empty where it is that of the mapping extended. */
  readonly type: Written<string>
  /** None for the general mapping of a type. */
  readonly forms: readonly Written<string>[]
  /** Forms whose lines are the same as those of `forms`. */
  readonly family: readonly Written<string>[]
  /** Forms that share some of their lines with those of `forms`. */
  readonly partly: readonly Written<string>[]
  readonly body: BodySpec
}

/** A shared part as it is written. */
export interface PartSpec {
  readonly kind: 'part'
  readonly file: string
  readonly name: Written<string>
  readonly body: BodySpec
}

/** How well a wording is known. */
export type Evidence = 'sourced' | 'secondary' | 'inferred' | 'unsourced'

/** One part under `use`, by its name. */
export interface UsedPart extends Written<string> {
  /** How well its wordings are known here, but for those of which the part says it. */
  readonly evidence: Evidence | undefined
}

/** What mappings and parts have in common. */
export interface BodySpec {
  readonly use: readonly UsedPart[]
  readonly fields: readonly FieldSpec[]
  readonly keyFigures: readonly Written<string>[]
  /** They take the place of those of the mapping extended. */
  readonly replacesKeyFigures: Written<string> | undefined
  readonly checks: readonly CheckSpec[]
  readonly ignore: readonly IgnoreSpec[]
}

/** One wording of `from`. */
export interface AlternativeSpec {
  readonly label: LabelPath
  readonly as: Written<string> | undefined
  readonly evidence: Evidence | undefined
}

/** One field with all keys its author gave it; which of them go together is checked later. */
export interface FieldSpec {
  readonly name: Written<string>
  /** Every key written, with its place. */
  readonly keys: ReadonlyMap<string, Span>
  readonly from: readonly AlternativeSpec[]
  readonly as: Written<string> | undefined
  readonly with: readonly LabelPath[]
  readonly required: boolean
  readonly about: string | undefined
  readonly evidence: Evidence | undefined
  readonly yes: readonly Written<string>[]
  readonly no: readonly Written<string>[]
  readonly values: readonly { readonly word: Written<string>; readonly texts: readonly Written<string>[] }[]
  readonly whether: LabelPath | undefined
  readonly rowAboveWhen: LabelPath | undefined
  readonly is: readonly string[]
  readonly section: readonly LabelPath[]
  readonly each: LabelPath | undefined
  readonly where: readonly ConditionSpec[]
  readonly occurrences: readonly LabelPath[]
  readonly amountsByYear: LabelPath | undefined
  readonly choose: ChooseSpec | undefined
  readonly fields: readonly FieldSpec[]
  readonly use: readonly UsedPart[]
  readonly derive: ExpressionSpec | undefined
  readonly keep: LabelPath | undefined
  readonly notice: readonly string[]
  /** The name of this field in the mapping extended. */
  readonly renames: Written<string> | undefined
  /** The lists that take the place of those of the mapping extended, or "all". */
  readonly replaces: readonly Written<string>[]
}

/** A condition of `where`. */
export interface ConditionSpec {
  readonly label: LabelPath
  readonly texts: readonly string[]
}

/** What chooses the kind of an entry. */
export interface ChooseSpec {
  /** The keys that are written: only where another mapping is extended may one be missing. */
  readonly keys: ReadonlySet<string>
  readonly span: Span
  /** Once parts are put in: the fields that go into every case. */
  readonly shared: readonly FieldSpec[]
  readonly by: LabelPath
  readonly as: Written<string>
  readonly cases: readonly CaseSpec[]
  readonly otherwise: {
    readonly name: Written<string>
    readonly use: readonly UsedPart[]
    readonly fields: readonly FieldSpec[]
  }
}

/** One kind of entry under `cases`. */
export interface CaseSpec {
  readonly name: Written<string>
  readonly texts: readonly Written<string>[]
  readonly about: string | undefined
  readonly evidence: Evidence | undefined
  readonly use: readonly UsedPart[]
  readonly fields: readonly FieldSpec[]
}

/** JSONata text; `node` tells where each of its characters stands in the file. */
export interface ExpressionSpec extends Written<string> {
  readonly node: ScalarNode
}

/** One entry of `checks`. */
export interface CheckSpec {
  /** Every key written, with its place. */
  readonly keys: ReadonlyMap<string, Span>
  readonly span: Span
  /** The name by which issues refer to it and callers switch it off. */
  readonly name: Written<string> | undefined
  readonly that: ExpressionSpec
  readonly severity: 'warning' | 'error'
  readonly says: string
}

/** One entry of `ignore`. */
export interface IgnoreSpec {
  /** It takes back what the mapping extended ignores. */
  readonly drop: Span | undefined
  readonly path: LabelPath
  readonly because: string
}
