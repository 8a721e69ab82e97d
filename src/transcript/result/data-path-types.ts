/**
 * Paths into data, held to the type of the data: a path is walked step by step, so a compiler does work for the paths that a
 * program writes, and none for those of all mappings. A path that is computed, of type `string`, is let through and looked at
 * when it is asked for.
 */

/** `Path` where it leads to a field of every one of `Data`; else what could stand there. Of a list any position will do. */
export type FieldPath<Data, Path extends string> = string extends Path
  ? Path
  : [Astray<Data, Path, 'field'>] extends [never]
    ? Path
    : Suggested<Data, Path>

/** As `FieldPath`, for what holds fields too: a group, a list, an entry of one. */
export type HolderPath<Data, Path extends string> = string extends Path
  ? Path
  : [Astray<Data, Path, 'holder'>] extends [never]
    ? Path
    : Suggested<Data, Path>

/** `never` where the path leads somewhere in each of the types of data; those of several mappings may be given at once. */
type Astray<Data, Path, Wanted> = unknown extends Data
  ? never
  : Data extends unknown
    ? true extends Leads<At<Data, Path>, Wanted>
      ? never
      : true
    : never

/** Whether a value of this type is what is wanted. A field may be null, or is the word or year that an entry has of its own. */
type Leads<Value, Wanted> = Value extends unknown
  ? Wanted extends 'holder'
    ? true
    : Value extends object
      ? never
      : true
  : never

/** What stands at a path; a field that may be null is `null`, for nothing is below it. */
type At<Value, Path> = Path extends ''
  ? Value
  : Path extends `/${infer Step}/${infer Rest}`
    ? At<Inside<Value, Step>, `/${Rest}`>
    : Path extends `/${infer Step}`
      ? Inside<Value, Step>
      : never

type Inside<Value, Step> = Value extends null
  ? never
  : Value extends readonly (infer Entry)[]
    ? Step extends `${number}`
      ? Entry
      : never
    : Step extends keyof Value
      ? null extends Value[Step]
        ? null
        : Value[Step]
      : never

/** The paths one step below the last step that leads somewhere. */
type Suggested<Data, Path extends string> = Path extends `${infer Above}/${infer Rest}`
  ? `${Deepest<Data, Above, Rest>}`
  : never

type Deepest<Value, At extends string, Rest extends string> = Rest extends `${infer Step}/${infer More}`
  ? [Inside<Value, Step>] extends [never]
    ? `${At}/${Names<Value>}`
    : Deepest<Inside<Value, Step>, `${At}/${Step}`, More>
  : [Inside<Value, Rest>] extends [never]
    ? `${At}/${Names<Value>}`
    : `${At}/${Rest}/${Names<Inside<Value, Rest>>}`

type Names<Value> = Value extends readonly unknown[]
  ? `${number}`
  : Value extends object
    ? keyof Value & string
    : never
