/**
 * The compiled artefact of a mapping: plain JSON-safe data. It is what ships and what runs; with the texts of its expressions,
 * see written-plan.ts, it is what is hashed. Labels in it are canonical; `spec` is the place in the YAML,
 * "mappings/reca/1040.yaml:12:5".
 */

/** The format of this file; a plan of another format is refused. */
export const planFormat = 1

/** A compiled mapping: the expression of its fields, the field table, the checks. */
export interface MappingPlan {
  readonly format: number
  readonly id: string
  readonly title: string
  readonly version: string
  /** SHA-256 of everything else in the written plan that can change a result, in hexadecimal. */
  readonly hash: string
  /** Of a transcript, or what `callbackType` makes of the kind of a callback. */
  readonly type: string
  /** Canonical forms; none for the general mapping of the type. */
  readonly forms: readonly string[]
  /** Canonical forms that are read too, their lines being those of `forms`; each time an issue says so. */
  readonly family: readonly string[]
  /** Canonical forms of which those lines are read that they share with `forms`; each time an issue says so. */
  readonly partly: readonly string[]
  readonly fields: readonly PlanField[]
  /** The output paths a reader looks at first. */
  readonly keyFigures: readonly (readonly string[])[]
  readonly checks: readonly PlanCheck[]
  readonly ignore: readonly { readonly path: readonly string[]; readonly because: string }[]
}

/** `Derived` is what derived fields are in it. */
export type PlanField<Derived = DerivedField> =
  | ValueField
  | WhetherField
  | RowAboveField
  | GroupField<Derived>
  | ListField<Derived>
  | ChoiceField<Derived>
  | Derived
  | KeptField
  | NoticeField

interface Common {
  readonly name: string
  readonly about?: string
  readonly evidence?: string
  readonly spec: string
}

/** One value, read from the first of its sources that is present. */
export interface ValueField extends Common {
  readonly kind: 'value'
  readonly sources: readonly PlanSource[]
  readonly tables: readonly unknown[]
  /** Labels beside it whose text, of the first present one, helps to tell what the value is; none for most. */
  readonly with?: readonly string[]
  readonly required: boolean
}

/** One wording that a field is read from. */
export interface PlanSource {
  /** Canonical labels from the enclosing section. */
  readonly path: readonly string[]
  /** As the mapping's author wrote it. */
  readonly label: string
  readonly normalizer: string
  readonly evidence?: string
}

/** Whether the canonical text at the end of `path` is one of `texts`. */
export interface WhetherField extends Common {
  readonly kind: 'whether'
  readonly path: readonly string[]
  readonly texts: readonly string[]
}

/**
 * In a list: for a row whose canonical text under `label` is one of `texts`, the position in the list of the nearest row
 * above whose text is not.
 */
export interface RowAboveField extends Common {
  readonly kind: 'rowAbove'
  readonly label: string
  readonly texts: readonly string[]
}

/** A group of fields; `sections` are the names its section may go by, none where it stands in the same section. */
export interface GroupField<Derived = DerivedField> extends Common {
  readonly kind: 'group'
  readonly sections: readonly (readonly string[])[]
  readonly fields: readonly PlanField<Derived>[]
}

/**
 * One output entry for each array entry, for each numbered section, or for each line with a year in its label; the last
 * begins with that year.
 */
export interface ListField<Derived = DerivedField> extends Common {
  readonly kind: 'list'
  readonly of: 'entries' | 'occurrences' | 'years'
  readonly paths: readonly (readonly string[])[]
  readonly where: readonly PlanCondition[]
  readonly fields: readonly PlanField<Derived>[]
}

/** As a list of entries, with fields that depend on the text under `by`. */
export interface ChoiceField<Derived = DerivedField> extends Common {
  readonly kind: 'choice'
  readonly paths: readonly (readonly string[])[]
  readonly where: readonly PlanCondition[]
  readonly by: string
  /** The output key that carries the name of the case. */
  readonly as: string
  readonly cases: readonly PlanCase<Derived>[]
  readonly otherwise: { readonly name: string; readonly fields: readonly PlanField<Derived>[] }
}

/** One kind of entry, and its fields. */
export interface PlanCase<Derived = DerivedField> {
  readonly name: string
  readonly about?: string
  /** How well the texts are known. */
  readonly evidence?: string
  /** Canonical texts. */
  readonly texts: readonly string[]
  readonly fields: readonly PlanField<Derived>[]
}

/** The label's canonical text is one of these. */
export interface PlanCondition {
  readonly label: string
  readonly texts: readonly string[]
}

/** Computed from the finished data. */
export interface DerivedField extends Common {
  readonly kind: 'derived'
  /** The normalizer whose kind of value comes out. */
  readonly gives: string
  /** The output paths that feed it. */
  readonly reads: readonly (readonly string[])[]
  /** Single fields among them: without a value in each, it has none. */
  readonly needs: readonly (readonly string[])[]
  /** Those of `reads` whose lack the expression handles itself: what cannot be read must not pass for a lack. */
  readonly tolerates?: readonly (readonly string[])[]
  /** Those of them that count as zero where they have no value. */
  readonly zeros?: readonly (readonly string[])[]
  /** Without such rows it has no value, so it need not be computed to find that. */
  readonly rows?: PickedEntries
  /** Of lists whose entries are of several kinds, those that it reads; of a list that is not here it reads all. */
  readonly kinds?: readonly PickedEntries[]
}

/** Entries of a list of the data that have one of `texts` under `name`. */
export interface PickedEntries {
  readonly list: string
  readonly name: string
  readonly texts: readonly string[]
}

/** A section carried over as it came; the empty path is the whole of the present one. */
export interface KeptField extends Common {
  readonly kind: 'kept'
  readonly path: readonly string[]
}

/** The first of these sentences found anywhere, which say that there is no data. */
export interface NoticeField extends Common {
  readonly kind: 'notice'
  readonly texts: readonly string[]
}

/** A check as it runs. */
export interface PlanCheck {
  /** The name by which issues refer to it and callers switch it off; a check without one is always asked. */
  readonly name?: string
  readonly severity: 'warning' | 'error'
  readonly says: string
  readonly reads: readonly (readonly string[])[]
  /** Those of `reads` without a value in which nothing is said; all, where nothing is said of it. */
  readonly needs?: readonly (readonly string[])[]
  /** Those of `reads` whose lack it handles itself: where one of them cannot be read, nothing is said. */
  readonly tolerates?: readonly (readonly string[])[]
  readonly spec: string
}

/** What has an expression of its own: the fields that are read, all in one, and each derived field and check. */
export type PlanPart = 'base' | DerivedField | PlanCheck
